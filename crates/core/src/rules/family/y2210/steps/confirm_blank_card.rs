//! The `Confirm` step: whether a blank card that was shown is played as it is written (R1-57, A1-61). The players do what it
//! says; the rules only take the price and the card.

use super::super::blank_cards::{self, CardRefused};
use super::super::command_cards::Played;
use super::super::{
    Action, AskKind, Asked, BlankNumber, CardKind, CardShown, CommandCard, Game, Menu, PendingBlankCard,
    Target, Transaction, Why, Y2210,
};
use super::answer_checks::not_now;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::Seat;
use serde::Serialize;

/// [`Action::Confirm`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Confirm {
    /// The seat that shows the card.
    pub by: Seat,
    /// The card.
    pub card: BlankNumber,
    /// What is written on it.
    pub text: String,
    /// Its price in energy.
    pub cost: u32,
}

impl Step<Y2210> for Confirm {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        if self.offers(answer) { Ok(()) } else { Err(not_now(AskKind::Confirm, answer)) }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Confirm { .. })
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Confirm { played: true }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Confirm { played: pick(4) > 0 }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let (seat, card) = (self.by, self.card);
        if *answer == (Action::Confirm { played: false }) {
            return tx.emit_public(CardRefused { seat, card, by });
        }
        tx.emit_public(Played {
            seat,
            card: CommandCard::of_blank(card),
            kind: CardKind::Blank(card),
            target: Target::Nothing,
            cost: self.cost,
        });
    }
}

/// What is asked about a blank card that was shown.
pub(in super::super) fn asked(game: &Game, pending: &PendingBlankCard) -> Asked {
    let CardShown { seat, card, text, cost } = pending.shown.clone();
    let menu = Menu::Confirm(Confirm { by: seat, card, text, cost });
    Asked::One(blank_cards::confirmer(game, seat), menu)
}
