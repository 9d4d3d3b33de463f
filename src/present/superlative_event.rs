//! What an event counts for in the superlatives of a game, the same for every family.

use crate::rules::{Seat, TerritoryId};

/// Part of an event that counts for a superlative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SuperlativeEvent {
    /// An invasion of that place begins.
    Invaded(TerritoryId),
    /// Dice were rolled over that place; `None`: over the place invaded last.
    Fought(Option<TerritoryId>),
    /// A place was captured, from a neighbour where the rules name one.
    Captured { seat: Seat, from: Option<TerritoryId>, to: TerritoryId },
}
