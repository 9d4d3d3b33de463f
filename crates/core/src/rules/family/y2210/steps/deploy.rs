//! The `Deploy` step of the set-up: three MODs at a time on own territories, in the last round possibly fewer (R1-11).

use super::super::{Action, AskKind, Game, Transaction, Units, Why, Y2210, default_placement, setup_phase};
use super::answer_checks::{not_now, placement, total};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::scatter;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Placement, Seat};
use serde::{Deserialize, Serialize};

/// Number of MODs placed at a time (R1-11).
const AT_A_TIME: u32 = 3;

/// [`Action::Deploy`] exactly `mods` MODs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deploy {
    /// Own territories.
    pub own: TerritorySet,
    /// Number of MODs.
    pub mods: u32,
}

impl Deploy {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        Self { own: game.state.own(seat), mods: game.state.seat(seat).in_hand.min(AT_A_TIME) }
    }
}

impl Step<Y2210> for Deploy {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Deploy { mods } = answer else { return Err(not_now(AskKind::Deploy, answer)) };
        placement(game, seat, mods, (self.mods, self.mods))
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Deploy { mods } if total(mods, self.own) == Some(self.mods))
    }

    fn default(&self, game: &Game, _seat: Seat) -> Action {
        Action::Deploy { mods: default_placement::place(game, self.own, self.mods) }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        let at = self.own.nth(0).filter(|_| self.own.len() == 1)?;
        Some(Action::Deploy { mods: vec![(at, self.mods)] })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Deploy { mods: scatter(self.own, self.mods, pick) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Deploy { mods } = answer {
            tx.emit_public(Deployed { seat: by, mods: mods.clone() });
            setup_phase::placed(tx, by);
        }
    }
}

/// Starting MODs were placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deployed {
    /// The seat.
    pub seat: Seat,
    /// MODs by territory.
    pub mods: Placement,
}

impl Recorded<Y2210> for Deployed {
    fn record(&self, game: &mut Game) {
        for (at, mods) in &self.mods {
            game.state.field[at.index()].add(Units::of_mods(*mods));
            let left = &mut game.state.seat_mut(self.seat).in_hand;
            *left = left.saturating_sub(*mods);
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
