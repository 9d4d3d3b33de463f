//! `NoExile`: why an answer of a player in exile, or about refugees, is refused. Each reason holds only what all may know.

use crate::rules::ids::TerritoryId;
use serde::{Deserialize, Serialize};

/// Why an answer about refugees is refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoExile {
    /// The board has no such state.
    #[error("no such state")]
    NoSuchState,
    /// None, or more pieces than there are for it.
    #[error("{pieces} pieces; from 1 to {most}")]
    Pieces {
        /// The number given.
        pieces: u32,
        /// Maximum number.
        most: u32,
    },
    /// Not the number of pieces that must appear or go (A3-27).
    #[error("{pieces} pieces instead of {count}")]
    PieceCount {
        /// The number given.
        pieces: u32,
        /// The number required.
        count: u32,
    },
    /// No such refugees are there, or the state is named twice.
    #[error("no such refugees in {at:?}")]
    NoPieces {
        /// The state.
        at: TerritoryId,
    },
    /// The pieces can't appear there or step there (A3-38, A3-59).
    #[error("no refuge in {at:?}")]
    NoRefuge {
        /// The state.
        at: TerritoryId,
    },
    /// A mushroom stands there (R3-34).
    #[error("{at:?} is nuked")]
    Mushroom {
        /// The state.
        at: TerritoryId,
    },
    /// Refugees move to a neighbour (R3-29).
    #[error("{from:?} does not border {to:?}")]
    NotAdjacent {
        /// From this state.
        from: TerritoryId,
        /// To this one.
        to: TerritoryId,
    },
    /// That player has no army there (A3-41).
    #[error("no such opponent in {at:?}")]
    NoOpponent {
        /// The state.
        at: TerritoryId,
    },
    /// Only the controller exterminates (R3-33).
    #[error("{at:?} is not yours")]
    NotYours {
        /// The state.
        at: TerritoryId,
    },
    /// Too little money.
    #[error("it costs {cost}, and you have {money}")]
    Money {
        /// What it costs.
        cost: u32,
        /// Own money.
        money: u32,
    },
}
