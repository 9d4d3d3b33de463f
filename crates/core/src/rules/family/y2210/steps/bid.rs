//! The `Bid` step of a year: a sealed amount of energy for the choice of the turn-order marker (R1-14, A1-59).

use super::super::{Action, AskKind, Game, Transaction, Why, Y2210, bidding};
use super::answer_checks::not_now;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::Seat;
use serde::Serialize;

/// [`Action::Bid`] with at most `most` energy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bid {
    /// The year.
    pub year: u32,
    /// All of the seat's energy.
    pub most: u32,
}

impl Bid {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        Self { year: game.state.year, most: game.state.seat(seat).energy }
    }
}

/// The energy of a bid; 0 without one.
pub(in super::super) fn energy_of(answer: Option<&Action>) -> u32 {
    if let Some(Action::Bid { energy }) = answer { *energy } else { 0 }
}

impl Step<Y2210> for Bid {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Bid { energy } = answer else { return Err(not_now(AskKind::Bid, answer)) };
        if *energy <= self.most { Ok(()) } else { Err(Why::Energy { needed: *energy, energy: self.most }) }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Bid { energy } if *energy <= self.most)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Bid { energy: 0 }
    }

    /// Without energy there is one bid; that is public, so giving it at once tells nothing.
    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        (self.most == 0).then_some(Action::Bid { energy: 0 })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Bid { energy: pick(self.most + 1) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, _by: Seat, _answer: &Action) {
        bidding::answered(tx);
    }
}
