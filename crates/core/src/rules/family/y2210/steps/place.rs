//! The `Place` step (T1): the MODs of the income go to own territories, in as many answers as the player likes (R1-20,
//! A1-58, A1-81).

use super::super::state::Phase;
use super::super::turn::{StepBegan, TurnStep};
use super::super::{Action, AskKind, Game, Transaction, Units, Why, Y2210, default_placement};
use super::answer_checks::{placement, total};
use super::gift;
use super::gift::GiftOption;
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::scatter;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Placement, Seat};
use serde::{Deserialize, Serialize};

/// [`Action::Place`] one to `left` MODs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// Own territories.
    pub own: TerritorySet,
    /// Number of MODs left to place.
    pub left: u32,
    /// A gift that may be made first.
    pub gift: Option<GiftOption>,
}

impl Place {
    pub(in super::super) fn ask(game: &Game, seat: Seat, left: u32) -> Self {
        Self { own: game.state.own(seat), left, gift: gift::option(game, seat) }
    }
}

impl Step<Y2210> for Place {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if gift::offers(self.gift.as_ref(), answer) {
            return Ok(());
        }
        let Action::Place { mods } = answer else {
            return Err(gift::why_not(game, seat, AskKind::Place, answer));
        };
        placement(game, seat, mods, (1, self.left))
    }

    fn offers(&self, answer: &Action) -> bool {
        let placed = |mods| total(mods, self.own).is_some_and(|sum| (1..=self.left).contains(&sum));
        matches!(answer, Action::Place { mods } if placed(mods)) || gift::offers(self.gift.as_ref(), answer)
    }

    fn default(&self, game: &Game, _seat: Seat) -> Action {
        Action::Place { mods: default_placement::place(game, self.own, self.left) }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        let at = self.own.nth(0).filter(|_| self.own.len() == 1 && self.gift.is_none())?;
        Some(Action::Place { mods: vec![(at, self.left)] })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Place { mods: scatter(self.own, self.left, pick) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Place { mods } = answer {
            tx.emit_public(ModsPlaced { seat: by, mods: mods.clone() });
            if tx.state().phase == (Phase::Collecting { left: 0 }) {
                tx.emit_public(StepBegan { seat: by, step: TurnStep::Hire });
            }
        } else {
            gift::perform(tx, by, answer);
        }
    }
}

/// MODs of the income were placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModsPlaced {
    /// The seat.
    pub seat: Seat,
    /// MODs by territory.
    pub mods: Placement,
}

impl Recorded<Y2210> for ModsPlaced {
    fn record(&self, game: &mut Game) {
        for (at, mods) in &self.mods {
            game.state.field[at.index()].add(Units::of_mods(*mods));
            if let Phase::Collecting { left } = &mut game.state.phase {
                *left = left.saturating_sub(*mods);
            }
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
