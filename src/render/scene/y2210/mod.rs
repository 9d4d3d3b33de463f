//! Scenes of 2210: from a game's view, and the command decks of the legend.

mod from_view;

pub(super) use from_view::{add, scene};

use crate::rules::Piece;
use crate::rules::y2210::{self, Commander};

/// The commanders whose command cards the legend shows, in its order (R1-6).
pub(super) fn command_decks() -> [Piece; 5] {
    Commander::ALL.map(|commander| Piece::Y2210(y2210::Piece::Commander(commander)))
}
