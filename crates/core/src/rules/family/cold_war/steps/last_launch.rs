//! The `LastLaunch` step: after the last turn all owners of nuclear weapons are asked once more, in seat order, again after
//! each launch (A3-42).

use super::super::state::Phase;
use super::super::{Action, AskKind, ColdWar, Game, Transaction, Why};
use super::launch::{Arsenal, Launched};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// [`Action::Launch`] of one of the weapons, or [`Action::Pass`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastLaunch {
    /// The player's weapons.
    pub weapons: Arsenal,
}

impl LastLaunch {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        Self { weapons: Arsenal::of(game, seat) }
    }
}

impl Step<ColdWar> for LastLaunch {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        self.weapons.why(AskKind::LastLaunch, answer)
    }

    fn offers(&self, answer: &Action) -> bool {
        self.weapons.why(AskKind::LastLaunch, answer).is_ok()
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Pass
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        self.weapons.armies.is_empty().then_some(Action::Pass)
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        self.weapons.sample(pick)
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "the menu offers no other answer")]
    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        match answer {
            Action::Launch { from, weapon, path } => {
                tx.emit_public(Launched { seat: by, from: *from, weapon: *weapon, path: path.clone() });
            }
            _ => tx.emit_public(LaunchPassed { seat: by }),
        }
    }
}

/// An owner of nuclear weapons launches nothing more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaunchPassed {
    /// The player.
    pub seat: Seat,
}

impl Recorded<ColdWar> for LaunchPassed {
    fn record(&self, game: &mut Game) {
        if let Phase::LastLaunches { waiting } = &mut game.state.phase {
            waiting.retain(|seat| *seat != self.seat);
        }
    }
}
