//! The `Agree` step before the set-up: whether the table plays with the blank cards as they are written, sealed; only if all
//! agree (R1-57, A1-61).

use super::super::{Action, AskKind, BlankCard, Game, Transaction, Why, Y2210, setup_phase};
use super::answer_checks::not_now;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::Seat;
use serde::Serialize;

/// [`Action::Agree`], with or without these cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Agree {
    /// The blank cards as they are written, deck by deck.
    pub cards: Vec<BlankCard>,
}

impl Agree {
    pub(in super::super) fn ask(game: &Game) -> Self {
        let options = game.options();
        Self { cards: options.written().filter_map(|number| options.blank(number)).cloned().collect() }
    }
}

impl Step<Y2210> for Agree {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        if self.offers(answer) { Ok(()) } else { Err(not_now(AskKind::Agree, answer)) }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Agree { .. })
    }

    /// Silence is no agreement.
    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Agree { agreed: false }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Agree { agreed: pick(32) > 0 }
    }

    fn perform(&self, tx: &mut Transaction<'_>, _by: Seat, _answer: &Action) {
        if tx.state().sealed_complete() {
            let agrees = |answer: &Option<Action>| *answer == Some(Action::Agree { agreed: true });
            let agreed = tx.state().sealed.iter().all(|sealed| agrees(&sealed.answer));
            setup_phase::agreed(tx, agreed);
        }
    }
}
