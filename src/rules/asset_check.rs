//! Everything that the referee reads from files, checked before anything is played: boards with their cards, decks of
//! objectives on the boards of the families that play with them. Never a file that isn't in the binary.

use super::board::{Board, BoardError, BoardId};
use super::families;
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

/// Reads and checks all boards, and every deck on each board that its family plays on; call it at start.
///
/// # Errors
/// The first thing wrong, with its place in the file.
pub fn check_assets() -> Result<(), AssetError> {
    Board::check_all()?;
    families::decks().try_for_each(|(board, deck)| {
        objective::check(deck, Board::get(board)).map_err(|error| AssetError::Deck { board, error })
    })
}
