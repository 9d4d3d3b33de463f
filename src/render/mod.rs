//! Pictures of the board: `View -> Scene -> PNG`.
//!
//! Knows rules' views and ids; never Discord, the database, async, or `Game`. Words for people come in through
//! [`Words`]; place names are data of the board. Drawing is plain computing of some tens of milliseconds: call it off the
//! async threads.

mod alt;
mod art;
pub mod bake;
mod brush;
mod field;
mod from_view;
mod layers;
pub mod layout;
mod legend;
mod letters;
mod names;
mod paint;
mod palette;
mod png;
mod scene;
mod shapes;
mod standings;

pub use from_view::{Person, Since, Words};
pub use names::drawable;
pub use paint::pixels;
pub use palette::{Rgb, Shape, Tint};
pub use png::PictureError;
pub use scene::{Arrow, ArrowKind, Continent, Entry, Land, Scene};
pub use standings::{MOST_ROWS, Row, Standings, draw_standings, standings_pixels};

/// The language of names on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

/// Draws a scene: PNG bytes, 1600×900, at most 256 colours.
///
/// # Errors
/// If the encoder fails.
pub fn draw(scene: &Scene) -> Result<Vec<u8>, PictureError> {
    png::encode(&pixels(scene))
}
