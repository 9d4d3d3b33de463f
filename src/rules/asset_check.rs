//! Everything that the referee reads from files, checked before anything is played: boards with their cards, decks of
//! objectives on each board. Never a file that isn't in the binary.

use super::board::{Board, BoardError, BoardId};
use super::objective::{self, DeckError};

/// What is wrong with a file, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AssetError {
    /// A board, or its cards.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A deck of objectives.
    #[error("{error} (on board {})", board.key())]
    Deck {
        /// The board on which it was read.
        board: BoardId,
        /// What is wrong.
        error: DeckError,
    },
}

/// Reads and checks all boards and all decks; call it at start.
///
/// # Errors
/// The first thing wrong, with its place in the file.
pub fn check_assets() -> Result<(), AssetError> {
    Board::check_all()?;
    BoardId::ALL.into_iter().try_for_each(|board| {
        objective::check_all(Board::get(board)).map_err(|error| AssetError::Deck { board, error })
    })
}
