//! Cards are dropped after an elimination that made the hand too large (A2-22).

use super::super::action::Action;
use super::super::game_end;
use super::super::public::Public;
use super::super::state::{Frame, State, options, state};
use super::super::turn;
use super::super::why::Why;
use super::super::{Classic, Game, Transaction, caps};
use super::AskKind;
use crate::rules::bitset::CardSet;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Card, Seat};
use serde::{Deserialize, Serialize};

/// [`Action::Discard`] exactly `count` of these (A2-22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discard {
    /// Cards in hand.
    pub hand: CardSet,
    /// How many must go.
    pub count: u8,
}

impl Discard {
    pub(in super::super) fn ask(game: &Game) -> Self {
        let hand = state(game).seat(state(game).current).hand;
        let limit = caps::hand_limit(options(game)).unwrap_or(hand.len());
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

    /// If the elimination ends the game, it does so now (R2-32).
    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Discard { cards } = answer else { return };
        let ends = game_end::ends_by_elimination(tx);
        tx.say(Public::Discarded { seat: by, cards: cards.clone() });
        turn::cards_returned(tx);
        if ends {
            game_end::eliminated(tx, by);
        }
    }

    fn kind(&self) -> crate::rules::AskKind {
        AskKind::Discard.into()
    }
}

/// The cards that silence drops: the captured ones, the last first; then the last of the others (A2-22).
fn drop_last(hand: CardSet, captured: CardSet, count: u8) -> Vec<Card> {
    let (captured, own) = (hand.intersection(captured), hand.difference(captured));
    let mut order: Vec<Card> = own.iter().chain(captured.iter()).collect();
    order.reverse();
    order.truncate(usize::from(count));
    order
}

/// [`Public::Discarded`]
pub(in super::super) fn record_discarded(state: &mut State, seat: Seat, cards: &[Card]) {
    let dropped: CardSet = cards.iter().copied().collect();
    let hand = &mut state.seats[seat.index()].hand;
    *hand = hand.difference(dropped);
    state.returned = state.returned.union(dropped);
    if matches!(state.stack.last(), Some(Frame::Discard)) {
        state.stack.pop();
    }
}
