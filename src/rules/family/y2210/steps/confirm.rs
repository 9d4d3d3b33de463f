//! The `Confirm` step: whether a blank card that was shown is played as it is written (R1-57, A1-61). The players do what it
//! says; the rules only take the price and the card.

use super::super::command_cards::Played;
use super::super::{
    Action, AskKind, Asked, BlankNumber, CardKind, CommandCard, Frame, Game, Menu, Target, Transaction, Why,
    Y2210, blank_cards,
};
use super::answer_checks::not_now;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// [`Action::Confirm`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

    fn kind(&self) -> crate::rules::AskKind {
        AskKind::Confirm.into()
    }
}

/// The pending decision: a blank card that was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pending {
    shown: CardShown,
}

impl Pending {
    pub(in super::super) fn asked(&self, game: &Game) -> Asked {
        let CardShown { seat, card, text, cost } = self.shown.clone();
        Asked::One(
            blank_cards::confirmer(game, seat),
            Menu::Confirm(Confirm { by: seat, card, text, cost }),
        )
    }
}

/// A player shows a blank card and wants to play it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardShown {
    /// The seat.
    pub seat: Seat,
    /// The card.
    pub card: BlankNumber,
    /// What is written on it.
    pub text: String,
    /// Its price in energy, paid when it is played.
    pub cost: u32,
}

impl Recorded<Y2210> for CardShown {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(Pending { shown: self.clone() });
    }
}

/// The blank card that was shown is not played: it stays in hand, unpaid, and can't be shown again in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardRefused {
    /// The seat that showed it.
    pub seat: Seat,
    /// The card.
    pub card: BlankNumber,
    /// The seat that refused it.
    pub by: Seat,
}

impl Recorded<Y2210> for CardRefused {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.stack.pop_if(|top| matches!(top, Frame::Shown(_)));
        state.facts.refused.push(self.card);
    }
}
