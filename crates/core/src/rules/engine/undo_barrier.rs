//! `UndoBarrier`: why earlier answers can't be taken back.

use serde::{Deserialize, Serialize};

/// Why nothing before the present moment can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoBarrier {
    /// The turn has just begun: its player has done nothing yet.
    Began,
    /// Dice were rolled.
    Rolled,
    /// A card was drawn, or something else that luck decides.
    Drawn,
    /// Something was revealed to a player.
    Revealed,
    /// Another player, a standing order or the deadline has answered, or a player has answered in secret.
    Answered,
}
