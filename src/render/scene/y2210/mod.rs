//! What a scene of 2210 has that others don't.

use crate::rules::Piece;
use crate::rules::y2210::{self, Commander};

/// Whose command cards the legend shows, in its order (R1-6).
pub(super) fn command_decks() -> [Piece; 5] {
    Commander::ALL.map(|commander| Piece::Y2210(y2210::Piece::Commander(commander)))
}
