//! The `Trade` step: a forced trade of cards, with five cards at the start of a turn, or after an elimination (R1-64,
//! R1-70). The file also carries out all other trades.

use super::super::events::{BonusOwed, PlaceOwed};
use super::super::options::{BonusPlace, OwnedBonus, SetsForced};
use super::super::refusal_reasons::Why;
use super::super::state::{FREE_HAND, options, state};
use super::super::{Classic, Game, Transaction, army_and_card_limits, cards, turn};
use super::answer_checks::{among, set_in_hand};
use super::{Action, AskKind, Interrupts, Menu, PendingDecision, captured_cards, territory_bonus};
use crate::rules::bitset::CardSet;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Card, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Trade`] one of `sets`; the player can't decline (R1-64, R1-70).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trade {
    /// Sets in hand.
    pub sets: Vec<[Card; 3]>,
    /// The most armies that the next set gives, within the army cap.
    pub value: u32,
    /// Armies of that set that the army cap takes away (R4-11).
    pub lost: u32,
    /// Cards in hand.
    pub hand: CardSet,
    /// Trading continues until the hand is no larger than this.
    pub down_to: u8,
}

impl Trade {
    pub(in super::super) fn ask(game: &Game) -> Self {
        let hand = state(game).seat(state(game).current).hand;
        let sets = cards::sets(game.board(), options(game), hand);
        let (value, lost) = best_set_value(game, &sets);
        Self { sets, value, lost, hand, down_to: FREE_HAND as u8 }
    }

    /// Whether a turn begins with this question: with five or more cards a set must be traded in (R1-64).
    pub(in super::super) fn begins_turn(game: &Game) -> bool {
        let hand = state(game).seat(state(game).current).hand;
        options(game).forced == SetsForced::AtFive && hand.len() > FREE_HAND
    }
}

impl Step<Classic> for Trade {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Trade { cards } = answer else {
            return Err(Why::NotNow { asked: AskKind::Trade, tried: answer.kind() });
        };
        set_in_hand(game, seat, *cards)
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Trade { cards } if among(&self.sets, *cards))
    }

    fn default(&self, game: &Game, seat: Seat) -> Action {
        Action::Trade { cards: cards::forced_choice(game.board(), state(game), seat, &self.sets) }
    }

    /// No forced answer, even for a single set: it would reveal something about the other cards in the hand.
    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Trade { cards: self.sets[pick(self.sets.len() as u32) as usize] }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Trade { cards } = answer {
            trade_in(tx, by, *cards);
        }
    }
}

/// The most armies that one of these sets gives, and the number of its armies lost to the army cap. Both are shown so that a
/// player doesn't trade cards for nothing by accident (R4-11, A4-8).
pub(super) fn best_set_value(game: &Game, sets: &[[Card; 3]]) -> (u32, u32) {
    let state = state(game);
    let worth = cards::best(game.board(), options(game), state.sets, sets);
    let room = if sets.is_empty() {
        u32::MAX
    } else {
        army_and_card_limits::room(options(game), state, state.current)
    };
    (worth.min(room), worth.saturating_sub(room))
}

/// Trades in a set: its armies, the bonus for own territories shown on it, and what follows (R1-65, R1-66).
pub(super) fn trade_in(tx: &mut Transaction<'_>, by: Seat, set: [Card; 3]) {
    let options = options(&tx.game);
    let (owned, place) = (options.owned_bonus, options.bonus_place);
    let armies = cards::worth(tx.board(), options, tx.state().sets, set);
    let among = cards::own_on(tx.board(), tx.state(), by, set);
    let given = tx.state().bonus_given;
    tx.emit_public(Traded { seat: by, cards: set, armies });
    army_and_card_limits::trim(tx, by);
    turn::cards_returned(tx);
    let shown: Vec<TerritoryId> = among.iter().collect();
    match owned {
        OwnedBonus::Once if !given && place == BonusPlace::OnTerritory && shown.len() > 1 => {
            return tx.emit_public(BonusOwed { seat: by, among: shown });
        }
        OwnedBonus::None => {}
        OwnedBonus::Once if given || shown.is_empty() => {}
        OwnedBonus::Once | OwnedBonus::Each if place == BonusPlace::Free => {
            let times =
                if owned == OwnedBonus::Each { shown.len() as u32 } else { shown.len().min(1) as u32 };
            if times > 0 {
                tx.emit_public(BonusAdded { seat: by, among: shown, armies: territory_bonus::BONUS * times });
                army_and_card_limits::trim(tx, by);
            }
        }
        // On each territory shown. If only one gives the bonus, a choice among several was asked above (R1-66).
        OwnedBonus::Once | OwnedBonus::Each => {
            shown.into_iter().for_each(|at| territory_bonus::place(tx, by, at));
        }
    }
    after_trade(tx, by);
}

/// Called after a trade: after an elimination trading stops at four cards or fewer, and the armies are placed at once
/// (R1-70).
pub(super) fn after_trade(tx: &mut Transaction<'_>, by: Seat) {
    let hand = tx.state().seat(by).hand.len();
    if tx.game.outcome.is_some() {
        return;
    }
    if let Some(PendingDecision::TradeDown(Pending { armies })) = tx.state().stack.last().copied()
        && hand <= FREE_HAND
    {
        tx.emit_public(PlaceOwed { seat: by, armies });
    }
    captured_cards::traded(tx, by);
}

/// The pending decision: a trade forced by an elimination. `armies` counts its armies so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in super::super) struct Pending {
    pub(in super::super) armies: u32,
}

impl Interrupts for Pending {
    fn menu(&self, game: &Game) -> Menu {
        Menu::Trade(Trade::ask(game))
    }

    fn owed(&self) -> u32 {
        self.armies
    }

    fn owed_mut(&mut self) -> Option<&mut u32> {
        Some(&mut self.armies)
    }
}

/// A set was traded in (R1-65).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traded {
    /// The seat that traded.
    pub seat: Seat,
    /// The set, visible to all.
    pub cards: [Card; 3],
    /// Armies received for it.
    pub armies: u32,
}

impl Recorded<Classic> for Traded {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        for card in self.cards {
            state.seats[self.seat.index()].hand.remove(card);
            state.returned.insert(card);
        }
        state.sets += 1;
        state.traded += 1;
        state.receive(|left| *left += self.armies);
    }
}

/// Bonus armies for own territories on traded cards, to be placed anywhere with the others (R2-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BonusAdded {
    /// The seat that traded.
    pub seat: Seat,
    /// The own territories shown.
    pub among: Vec<TerritoryId>,
    /// Number of armies: two per territory that counts.
    pub armies: u32,
}

impl Recorded<Classic> for BonusAdded {
    fn record(&self, game: &mut Game) {
        game.state.receive(|left| *left += self.armies);
    }
}

/// The eliminator must trade at once, down to four cards or fewer (R1-70).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TradeOwed {
    /// The eliminator.
    pub seat: Seat,
}

impl Recorded<Classic> for TradeOwed {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(Pending { armies: 0 });
    }
}
