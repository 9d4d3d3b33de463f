//! The `Spoils` step: whether the eliminator trades in sets with captured cards in the middle of a turn (R0-39, R0-44,
//! A0-18).

use super::super::events::PlaceOwed;
use super::super::options::UseCardsNow;
use super::super::refusal_reasons::Why;
use super::super::state::{State, options, state};
use super::super::{Classic, Game, Transaction, cards};
use super::answer_checks::{among, set_in_hand};
use super::{Action, AskKind, Interrupts, Menu, PendingDecision, trade};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Card, Seat};
use serde::{Deserialize, Serialize};

/// [`Action::Trade`] one of `sets`, each of which contains a captured card, or [`Action::Keep`] (R0-44).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Spoils {
    /// Sets in hand with a captured card.
    pub sets: Vec<[Card; 3]>,
    /// The most armies that one of these sets gives, within the army cap.
    pub value: u32,
    /// Armies of that set that the army cap takes away (R4-11).
    pub lost: u32,
}

impl Spoils {
    pub(in super::super) fn ask(game: &Game) -> Self {
        let sets = sets(game, state(game));
        let (value, lost) = trade::best_set_value(game, &sets);
        Self { sets, value, lost }
    }
}

impl Step<Classic> for Spoils {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if *answer == Action::Keep {
            return Ok(());
        }
        let Action::Trade { cards } = answer else {
            return Err(Why::NotNow { asked: AskKind::Spoils, tried: answer.kind() });
        };
        set_in_hand(game, seat, *cards)?;
        if captured(state(game), *cards) { Ok(()) } else { Err(Why::NoCapturedCard) }
    }

    fn offers(&self, answer: &Action) -> bool {
        if let Action::Trade { cards } = answer { among(&self.sets, *cards) } else { *answer == Action::Keep }
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Keep
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        if self.sets.is_empty() || pick(3) == 0 {
            return Action::Keep;
        }
        Action::Trade { cards: self.sets[pick(self.sets.len() as u32) as usize] }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Trade { cards } = answer {
            trade::trade_in(tx, by, *cards);
        } else {
            close(tx, by);
        }
    }
}

/// Minimum hand size for the question. It is asked whether or not the cards make a set, which is secret.
const FEWEST: usize = 3;

/// Whether the seat may be asked for a set, decided from public facts only.
fn possible(game: &Game, seat: Seat) -> bool {
    let state = state(game);
    let left = state.traded < options(game).sets_per_turn.most();
    left && !state.captured_cards.is_empty() && state.seat(seat).hand.len() >= FEWEST
}

/// Called after the armies have moved in: asks the eliminator whether to trade in sets.
pub(in super::super) fn open(tx: &mut Transaction<'_>, seat: Seat) {
    if options(&tx.game).use_cards_now == UseCardsNow::On && possible(&tx.game, seat) {
        tx.emit_public(SpoilsOpened { seat });
    }
}

/// The sets in the hand of the seat on turn that contain a captured card.
fn sets(game: &Game, state: &State) -> Vec<[Card; 3]> {
    let hand = state.seat(state.current).hand;
    let mut sets = cards::sets(game.board(), options(game), hand);
    sets.retain(|set| captured(state, *set));
    sets
}

/// Whether one of the cards was captured by the elimination that led to the question.
fn captured(state: &State, set: [Card; 3]) -> bool {
    set.iter().any(|card| state.captured_cards.contains(*card))
}

/// Called after a set was traded in: closes the question if no other set can follow.
pub(super) fn traded(tx: &mut Transaction<'_>, seat: Seat) {
    if matches!(tx.state().stack.last(), Some(PendingDecision::Spoils(_))) && !possible(&tx.game, seat) {
        close(tx, seat);
    }
}

/// Closes the question; armies for traded sets are placed at once (R0-44, R0-46).
fn close(tx: &mut Transaction<'_>, seat: Seat) {
    match tx.state().stack.last().copied() {
        Some(PendingDecision::Spoils(Pending { armies })) if armies > 0 => {
            tx.emit_public(PlaceOwed { seat, armies });
        }
        _ => tx.emit_public(SpoilsClosed { seat }),
    }
}

/// The pending decision: the eliminator may trade in sets with captured cards (R0-44). `armies` counts their armies so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in super::super) struct Pending {
    pub(in super::super) armies: u32,
}

impl Interrupts for Pending {
    fn menu(&self, game: &Game) -> Menu {
        Menu::Spoils(Spoils::ask(game))
    }

    fn owed(&self) -> u32 {
        self.armies
    }

    fn owed_mut(&mut self) -> Option<&mut u32> {
        Some(&mut self.armies)
    }
}

/// The eliminator may trade in sets with captured cards (R0-44).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpoilsOpened {
    /// The eliminator.
    pub seat: Seat,
}

impl Recorded<Classic> for SpoilsOpened {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(Pending { armies: 0 });
    }
}

/// The eliminator trades in no set, or no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpoilsClosed {
    /// The eliminator.
    pub seat: Seat,
}

impl Recorded<Classic> for SpoilsClosed {
    fn record(&self, game: &mut Game) {
        game.state.stack.pop_if(|top| matches!(top, PendingDecision::Spoils(_)));
    }
}
