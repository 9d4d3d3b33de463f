//! The `Discard` step: which cards are discarded after an elimination made the hand too large (A2-22).

use super::super::game_end;
use super::super::refusal_reasons::Why;
use super::super::state::{options, state};
use super::super::turn;
use super::super::{Classic, Game, Transaction, army_and_card_limits};
use super::AskKind;
use super::{Action, Interrupts, Menu, PendingDecision};
use crate::rules::bitset::CardSet;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Card, Seat};
use serde::{Deserialize, Serialize};

/// [`Action::Discard`] exactly `count` of these (A2-22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Discard {
    /// Cards in hand.
    pub hand: CardSet,
    /// Number of cards to discard.
    pub count: u8,
}

impl Discard {
    pub(in super::super) fn ask(game: &Game) -> Self {
        let hand = state(game).seat(state(game).current).hand;
        let limit = army_and_card_limits::hand_limit(options(game)).unwrap_or(hand.len());
        Self { hand, count: hand.len().saturating_sub(limit) as u8 }
    }
}

impl Step<Classic> for Discard {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Discard { cards } = answer else {
            return Err(Why::NotNow { asked: AskKind::Discard, tried: answer.kind() });
        };
        if let Some(card) = cards.iter().find(|card| !self.hand.contains(**card)) {
            return Err(Why::NotInHand { card: *card });
        }
        let different = cards.iter().copied().collect::<CardSet>().len();
        if different == cards.len() && different == usize::from(self.count) {
            return Ok(());
        }
        Err(Why::Cards { given: different as u32, wanted: u32::from(self.count) })
    }

    fn offers(&self, answer: &Action) -> bool {
        let Action::Discard { cards } = answer else { return false };
        let different: CardSet = cards.iter().copied().filter(|card| self.hand.contains(*card)).collect();
        different.len() == cards.len() && different.len() == usize::from(self.count)
    }

    fn default(&self, game: &Game, _seat: Seat) -> Action {
        Action::Discard { cards: drop_last(self.hand, state(game).captured_cards, self.count) }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        (self.count == 0).then_some(Action::Discard { cards: Vec::new() })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let mut hand = self.hand;
        let mut drop = || {
            let card = hand.nth(pick(hand.len() as u32) as usize).expect("as many cards as must go");
            hand.remove(card);
            card
        };
        Action::Discard { cards: (0..self.count).map(|_| drop()).collect() }
    }

    /// Discards the cards; if the elimination ends the game, the game ends now (R2-32).
    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Discard { cards } = answer else { return };
        let ends = game_end::ends_by_elimination(tx);
        tx.emit_public(Discarded { seat: by, cards: cards.clone() });
        turn::cards_returned(tx);
        if ends {
            game_end::eliminated(tx, by);
        }
    }
}

/// The default choice: the captured cards, highest number first; then the others, highest number first (A2-22).
fn drop_last(hand: CardSet, captured: CardSet, count: u8) -> Vec<Card> {
    let (captured, own) = (hand.intersection(captured), hand.difference(captured));
    let mut order: Vec<Card> = own.iter().chain(captured.iter()).collect();
    order.reverse();
    order.truncate(usize::from(count));
    order
}

/// The pending decision: cards must be discarded (A2-22).
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Pending;

impl Interrupts for Pending {
    fn menu(&self, game: &Game) -> Menu {
        Menu::Discard(Discard::ask(game))
    }
}

/// After an elimination the hand is too large: cards must be discarded (A2-22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiscardOwed {
    /// The eliminator.
    pub seat: Seat,
    /// Number of cards.
    pub count: u8,
}

impl Recorded<Classic> for DiscardOwed {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(Pending);
    }
}

/// Cards were discarded onto the pile of traded cards (A2-9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discarded {
    /// The seat that discarded.
    pub seat: Seat,
    /// The cards.
    pub cards: Vec<Card>,
}

impl Recorded<Classic> for Discarded {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        let dropped: CardSet = self.cards.iter().copied().collect();
        let hand = &mut state.seats[self.seat.index()].hand;
        *hand = hand.difference(dropped);
        state.returned = state.returned.union(dropped);
        state.stack.pop_if(|top| matches!(top, PendingDecision::Discard));
    }
}
