//! The `Claim` step of the set-up: which free territory a seat claims with one army (R1-61).

use super::super::default_placement;
use super::super::refusal_reasons::Why;
use super::super::setup_phase;
use super::super::state::state;
use super::super::{Classic, Game, Transaction};
use super::Action;
use super::AskKind;
use super::answer_checks::exists;
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::one_of;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Claim`] one of these territories.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Claim {
    /// Territories without a holder.
    pub free: TerritorySet,
}

impl Claim {
    pub(in super::super) fn ask(game: &Game) -> Self {
        Self { free: state(game).held_by(Holder::Nobody) }
    }
}

impl Step<Classic> for Claim {
    fn check(&self, game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Claim { at } = answer else {
            return Err(Why::NotNow { asked: AskKind::Claim, tried: answer.kind() });
        };
        exists(game, *at)?;
        let holder = state(game).at(*at).holder;
        if holder == Holder::Nobody { Ok(()) } else { Err(Why::NotFree { at: *at, holder }) }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Claim { at } if self.free.contains(*at))
    }

    fn default(&self, game: &Game, seat: Seat) -> Action {
        Action::Claim { at: default_placement::claim(game.board(), state(game), seat) }
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

/// A free territory was claimed with one army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claimed {
    /// The seat that claimed it.
    pub seat: Seat,
    /// The territory.
    pub at: TerritoryId,
}

impl Recorded<Classic> for Claimed {
    fn record(&self, game: &mut Game) {
        game.state.claim(self.seat, self.at);
    }
}
