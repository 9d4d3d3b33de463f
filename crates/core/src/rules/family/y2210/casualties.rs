//! Losses of units: which ones go, and whether their owner is asked (R1-26, R1-55, A1-12, A1-46, A1-73).

use super::{Game, Loss, PendingLosses, State, Transaction, Units, Y2210};
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Holder, TerritoryId};
use serde::{Deserialize, Serialize};

impl Loss {
    /// The units that can be lost.
    pub(super) fn among(self, state: &State) -> Units {
        let units = state.at(self.at).units;
        if self.mods_only { Units::of_mods(units.mods) } else { units }
    }

    /// Number of units that are lost: not more than there are.
    fn count(self, state: &State) -> u32 {
        self.units.min(self.among(state).count())
    }
}

/// Takes the losses: at once where there is no choice; where there is one, their owners are asked one after another. Unless
/// the table waits for them, a private order of losses or the default answers at once (A1-12, A1-69).
pub(super) fn take(tx: &mut Transaction<'_>, losses: Vec<Loss>) {
    let mut owed = Vec::new();
    for loss in losses {
        let state = tx.state();
        let (among, count) = (loss.among(state), loss.count(state));
        let holder = state.at(loss.at).holder;
        if count == 0 {
            continue;
        }
        if holder.seat().is_some() && among.has_choice(count) {
            owed.push(Loss { units: count, ..loss });
        } else {
            tx.emit_public(UnitsLost { holder, at: loss.at, units: among.first(count) });
        }
    }
    if !owed.is_empty() {
        tx.emit_public(LossesOwed { losses: owed });
    }
}

/// Units were lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitsLost {
    /// Their owner.
    pub holder: Holder,
    /// The territory.
    pub at: TerritoryId,
    /// The units.
    pub units: Units,
}

impl Recorded<Y2210> for UnitsLost {
    fn record(&self, game: &mut Game) {
        game.state.settle_loss(self.at);
        game.state.field[self.at.index()].remove(self.units);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// Owners must choose which units they lose, one territory after another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossesOwed {
    /// The losses, in order.
    pub losses: Vec<Loss>,
}

impl Recorded<Y2210> for LossesOwed {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(PendingLosses { owed: self.losses.clone() });
    }
}
