//! The `Claim` step of the set-up: which free land territory a seat claims with one MOD (R1-11).

use super::super::{Action, AskKind, Game, Transaction, Why, Y2210, default_placement, setup_phase};
use super::answer_checks::{exists, not_now};
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Kind;
use crate::rules::engine::random_answer::one_of;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Claim`] one of these territories.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Claim {
    /// Land territories without a holder.
    pub free: TerritorySet,
}

impl Claim {
    pub(in super::super) fn ask(game: &Game) -> Self {
        Self { free: setup_phase::free_land(game) }
    }
}

impl Step<Y2210> for Claim {
    fn check(&self, game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Claim { at } = answer else { return Err(not_now(AskKind::Claim, answer)) };
        exists(game, *at)?;
        if game.state.devastated.contains(*at) {
            return Err(Why::Devastated { at: *at });
        }
        let holder = game.state.at(*at).holder;
        if holder != Holder::Nobody {
            return Err(Why::NotFree { at: *at, holder });
        }
        if game.board().territory(*at).kind == Kind::Land { Ok(()) } else { Err(Why::NotLand { at: *at }) }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Claim { at } if self.free.contains(*at))
    }

    fn default(&self, game: &Game, seat: Seat) -> Action {
        Action::Claim { at: default_placement::claim(game, seat, self.free) }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        if self.free.len() == 1 { self.free.nth(0).map(|at| Action::Claim { at }) } else { None }
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Claim { at: one_of(self.free, pick) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Claim { at } = answer {
            tx.emit_public(Claimed { seat: by, at: *at });
            setup_phase::claimed(tx, by);
        }
    }
}

/// A free territory was claimed with one MOD.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claimed {
    /// The seat that claimed it.
    pub seat: Seat,
    /// The territory.
    pub at: TerritoryId,
}

impl Recorded<Y2210> for Claimed {
    fn record(&self, game: &mut Game) {
        setup_phase::claim(game, self.seat, self.at);
    }
}
