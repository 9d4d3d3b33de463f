//! A private hand of command cards as a picture: each card with its deck, name, cost, time, and whether it may be played
//! now. Names and sentences are given.

mod golden_text;
mod hand;
mod layout;
mod paint;

use crate::PictureError;
use crate::board::board_art::Theme;
use crate::encode::png;
pub use hand::{HandCard, HandOfCards, MOST_CARDS, Playable};
pub use paint::cards_pixels;

/// Draws a hand of cards: a PNG, 780 pixels wide, its height depends on the number of cards.
///
/// # Errors
/// If the encoder fails.
pub fn draw_cards(hand: &HandOfCards, theme: Theme) -> Result<Vec<u8>, PictureError> {
    png::encode_alone(&cards_pixels(hand, theme))
}
