//! The `Marker` step of a year: the turn-order marker, the highest bid first (R1-15, A1-59).

use super::super::{Action, AskKind, Game, Transaction, Why, Y2210, bidding};
use super::answer_checks::not_now;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// [`Action::Marker`] with one of these numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Marker {
    /// Free numbers, ascending; 1 plays first.
    pub free: Vec<u8>,
}

impl Marker {
    pub(in super::super) fn ask(game: &Game) -> Self {
        let players = game.state.alive().len() as u8;
        let taken = |number: &u8| game.state.seats.iter().any(|player| player.marker == Some(*number));
        Self { free: (1..=players).filter(|number| !taken(number)).collect() }
    }
}

impl Step<Y2210> for Marker {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Marker { number } = answer else { return Err(not_now(AskKind::Marker, answer)) };
        if self.free.contains(number) {
            Ok(())
        } else {
            Err(Why::MarkerTaken { number: *number, free: self.free.clone() })
        }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Marker { number } if self.free.contains(number))
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Marker { number: self.free.first().copied().unwrap_or(1) }
    }

    fn only_answer(&self, game: &Game, seat: Seat) -> Option<Action> {
        (self.free.len() == 1).then(|| self.default(game, seat))
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Marker { number: self.free[pick(self.free.len() as u32) as usize] }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Marker { number } = answer {
            tx.emit_public(MarkerChosen { seat: by, number: *number });
            bidding::chosen(tx);
        }
    }
}

/// A turn-order marker was chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkerChosen {
    /// The seat.
    pub seat: Seat,
    /// Its number.
    pub number: u8,
}

impl Recorded<Y2210> for MarkerChosen {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.seat_mut(self.seat).marker = Some(self.number);
        state.choosing.retain(|seat| *seat != self.seat);
        state.current = state.choosing.first().copied().unwrap_or(state.current);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::WaitBegan)
    }
}
