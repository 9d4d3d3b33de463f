//! Refusals in English for whoever works with records and the command line: territories, cards and questions are named as
//! they are typed there (`kamchatka`, `attack`), not by their numbers. Players read `text`'s words instead.

use super::board::Board;
use super::engine::Illegal;

impl Illegal {
    /// The refusal with the ids of that board.
    pub fn told(&self, board: &Board) -> String {
        match self {
            Self::OffMenu(why) => why.told(board),
            Self::Over | Self::Stale | Self::NotAsked | Self::OtherFamily => self.to_string(),
        }
    }
}
