//! What the player is after besides the whole world. Never another's objective: only what its own view shows.

use crate::rules::{Seat, TerritorySet, View};

/// What the game is won by, as far as this player knows.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Aim {
    /// Territories to be held together.
    pub(super) land: TerritorySet,
    /// The seat to be destroyed.
    pub(super) prey: Option<Seat>,
}

impl Aim {
    /// From the objective in hand; without one it is the world.
    pub(super) fn of(_view: &View, _seat: Seat, _mine: TerritorySet) -> Self {
        Self::default()
    }
}
