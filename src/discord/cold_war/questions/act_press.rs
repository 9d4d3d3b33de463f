//! The presses on the pages of a player's turn.

use crate::rules::TerritoryId;
use crate::rules::cold_war::Armies;
use serde::{Deserialize, Serialize};

/// A page of a player's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Where to buy.
    Buy,
    /// On whom to declare war.
    War,
    /// From where to enter the state on which war is declared.
    Target(TerritoryId),
    /// War on the state with all armies next to it.
    AllOf(TerritoryId),
    /// Where to fight, and against whom.
    Fight,
    /// From where a convoy leaves.
    Convoy,
    /// Where to convert armies.
    Convert,
    /// To whom the armies go.
    To(TerritoryId, Armies),
    /// What refugees do, and what is done to them.
    Refugees,
    /// What is still possible, before the turn ends.
    AskEnd,
    /// War on the state with the armies next to it, or with those of one state, but one in each state that would be empty.
    Enter(TerritoryId, Option<TerritoryId>),
}
