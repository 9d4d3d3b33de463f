//! Refusals as English text for users of records and the command line. Territories, cards and questions appear by the ids
//! typed there (`kamchatka`, `attack`), not by number. Players read the texts of `text` instead.

use super::board::Board;
use super::engine::Illegal;

impl Illegal {
    /// The refusal as English text, with the ids of that board.
    pub fn told(&self, board: &Board) -> String {
        match self {
            Self::OffMenu(why) => why.told(board),
            Self::Over | Self::Stale | Self::NotAsked | Self::OtherFamily | Self::NothingToUndo(_) => {
                self.to_string()
            }
        }
    }
}
