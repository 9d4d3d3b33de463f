//! The `Reinforce` step at the start of a turn: trade in sets, then place all armies (R1-62, R2-13).

use super::super::refusal_reasons::Why;
use super::super::state::{Phase, options, state, subtract};
use super::super::{Classic, Game, Transaction, cards, default_placement, game_end};
use super::answer_checks::{among, placement, set_in_hand, total};
use super::{Action, AskKind, Interrupts, Menu, PendingDecision, trade};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::one_of;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Card, Holder, Placement, Seat};
use serde::{Deserialize, Serialize};

/// [`Action::Place`] up to `left` armies (an empty placement if none are left), or first [`Action::Trade`] one of `sets`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reinforce {
    /// Own territories.
    pub own: TerritorySet,
    /// Number of armies still to place; all must be placed in the end.
    pub left: u32,
    /// Sets that may be traded in now; empty once placing has begun or the number of sets per turn is reached.
    pub sets: Vec<[Card; 3]>,
    /// The most armies that the next set gives, within the army cap.
    pub value: u32,
    /// Armies of that set that the army cap takes away (R4-11).
    pub lost: u32,
}

impl Reinforce {
    /// The question at the start of a turn; once placing has `begun`, no set is offered.
    pub(in super::super) fn ask(game: &Game, left: u32, begun: bool) -> Self {
        let (state, options) = (state(game), options(game));
        let hand = state.seat(state.current).hand;
        let over = begun || state.traded >= options.sets_per_turn.most();
        let sets = if over { Vec::new() } else { cards::sets(game.board(), options, hand) };
        let (value, lost) = trade::best_set_value(game, &sets);
        Self { own: state.held_by(Holder::Seat(state.current)), left, sets, value, lost }
    }

    /// The question for armies of sets that were traded in the middle of a turn.
    pub(in super::super) fn owed(game: &Game, left: u32) -> Self {
        let state = state(game);
        let value = cards::next(options(game), state.sets);
        Self { own: state.held_by(Holder::Seat(state.current)), left, sets: Vec::new(), value, lost: 0 }
    }

    /// Minimum number of armies to place at once: one, unless none are left.
    fn fewest(&self) -> u32 {
        self.left.min(1)
    }
}

impl Step<Classic> for Reinforce {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if let Action::Place { armies } = answer {
            return placement(game, armies, Holder::Seat(seat), (self.fewest(), self.left));
        }
        let Action::Trade { cards } = answer else {
            return Err(Why::NotNow { asked: AskKind::Reinforce, tried: answer.kind() });
        };
        set_in_hand(game, seat, *cards)?;
        // The set is in the hand but not offered: placing has begun, or the number of sets per turn is reached.
        if self.sets.is_empty() { Err(Why::TradingOver) } else { Ok(()) }
    }

    fn offers(&self, answer: &Action) -> bool {
        if let Action::Place { armies } = answer {
            return total(armies, self.own).is_some_and(|sum| (self.fewest()..=self.left).contains(&sum));
        }
        matches!(answer, Action::Trade { cards } if among(&self.sets, *cards))
    }

    fn default(&self, game: &Game, _seat: Seat) -> Action {
        Action::Place {
            armies: default_placement::place(game.board(), &state(game).field, self.own, self.left),
        }
    }

    /// No forced answer while a trade is possible: it would reveal something about the other cards in the hand.
    fn only_answer(&self, game: &Game, _seat: Seat) -> Option<Action> {
        if self.own.len() != 1 && self.left != 0 {
            return None;
        }
        let state = state(game);
        let begun = !state.stack.is_empty() || matches!(state.phase, Phase::Reinforcing { begun: true, .. });
        let may_trade = !begun && state.seat(state.current).hand.len() >= 3;
        let at = self.own.nth(0)?;
        let armies = if self.left == 0 { Vec::new() } else { vec![(at, self.left)] };
        (!may_trade).then_some(Action::Place { armies })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        if !self.sets.is_empty() && pick(2) == 0 {
            return Action::Trade { cards: self.sets[pick(self.sets.len() as u32) as usize] };
        }
        if self.left == 0 {
            return Action::Place { armies: Vec::new() };
        }
        let armies = if pick(2) == 0 { self.left } else { 1 + pick(self.left) };
        Action::Place { armies: vec![(one_of(self.own, pick), armies)] }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Place { armies } = answer {
            tx.emit_public(Placed { seat: by, armies: armies.clone() });
            if tx.state().phase == (Phase::Reinforcing { left: 0, begun: true }) {
                tx.emit_public(AttacksOpened { seat: by });
            }
            game_end::check_objectives(tx);
        } else if let Action::Trade { cards } = answer {
            trade::trade_in(tx, by, *cards);
        }
    }
}

/// The pending decision: armies of sets that were traded in the middle of a turn must be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in super::super) struct Pending {
    pub(in super::super) left: u32,
}

impl Interrupts for Pending {
    fn menu(&self, game: &Game) -> Menu {
        Menu::Reinforce(Reinforce::owed(game, self.left))
    }

    fn owed(&self) -> u32 {
        self.left
    }

    fn owed_mut(&mut self) -> Option<&mut u32> {
        Some(&mut self.left)
    }
}

/// Armies were placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The seat that placed them.
    pub seat: Seat,
    /// Armies by territory.
    pub armies: Placement,
}

impl Recorded<Classic> for Placed {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        let sum = state.add(&self.armies);
        if let Some(PendingDecision::PlaceOwed(Pending { left })) = state.stack.last_mut() {
            subtract(left, sum);
            if *left == 0 {
                state.stack.pop();
            }
        } else if let Phase::Reinforcing { left, begun } = &mut state.phase {
            subtract(left, sum);
            *begun = true;
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// All armies are placed: the attack phase begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttacksOpened {
    /// The seat on turn.
    pub seat: Seat,
}

impl Recorded<Classic> for AttacksOpened {
    fn record(&self, game: &mut Game) {
        game.state.phase = Phase::Attacking;
    }
}

/// The armies of the trades must be placed at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceOwed {
    /// The seat on turn.
    pub seat: Seat,
    /// Number of armies.
    pub armies: u32,
}

impl Recorded<Classic> for PlaceOwed {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.stack.pop_if(|top| matches!(top, PendingDecision::TradeDown(_) | PendingDecision::Spoils(_)));
        state.interrupt(Pending { left: self.armies });
    }
}
