//! Start-up check of the asset files that the rules use: boards with their cards, and the decks of objectives on each board
//! of the families that use them. All files are embedded in the binary.

use super::board::{Board, BoardError, BoardId};
use super::family_dispatch;
use super::objective::{self, DeckError};

/// A defect of an asset file, and its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AssetError {
    /// In a board or its cards.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// In a deck of objectives.
    #[error("{error} (on board {})", board.key())]
    Deck {
        /// The board that the deck was read for.
        board: BoardId,
        /// The defect.
        error: DeckError,
    },
}

/// Reads and checks all boards, and each deck on every board that its family plays on; call it at start.
///
/// # Errors
/// The first defect, with its place in the file.
pub fn check_assets() -> Result<(), AssetError> {
    Board::check_all()?;
    family_dispatch::decks().try_for_each(|(board, deck)| {
        objective::check(deck, Board::get(board)).map_err(|error| AssetError::Deck { board, error })
    })
}
