//! Poster at the end of a game: the winner's name in the winner's colour, the last board, everybody's share of it turn by
//! turn, and three superlatives. A [`Poster`] is resolved first; picture and golden text are made from it alone.

mod paint;

pub use paint::poster_pixels;

use crate::board::board_art::Theme;
use crate::board::palette::Tint;
use crate::encode::png::{self, PictureError};
use crate::layout::format::{Format, Framing};
use crate::layout::shown_boards::shown;
use crate::paint::downscale;
use crate::scene::Scene;
use std::fmt;

/// Width of a poster in pixels: that of a phone's screen.
const WIDTH: u32 = 1_080;
/// Maximum number of superlatives.
pub const MOST_SUPERLATIVES: usize = 3;

/// A poster before it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Poster {
    /// Colours of the winners.
    pub winners: Vec<Tint>,
    /// Their names.
    pub name: String,
    /// How the game ended; the objective that was reached.
    pub lines: Vec<String>,
    /// The last board.
    pub scene: Scene,
    /// Each player's share of the board after each turn, in percent.
    pub shares: Vec<(Tint, Vec<f64>)>,
    /// Below the shares: when they begin, what they are, when they end.
    pub axis: [String; 3],
    /// Superlatives of the game.
    pub superlatives: Vec<Superlative>,
    /// Alt text: at most 1,024 characters.
    pub alt: String,
}

/// A superlative of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Superlative {
    /// The figure: "41".
    pub figure: String,
    /// What it counts: "rolls at Central America".
    pub said: String,
    /// Whose it is and when; empty if it is nobody's.
    pub by: String,
}

impl Poster {
    /// The scene as drawn: the board at rest, without title.
    fn board(&self) -> (Scene, Format) {
        let mut scene = self.scene.clone();
        scene.rest();
        scene.title.clear();
        scene.line.clear();
        scene.track = None;
        (scene, Format { view: Framing::Compact, ..Format::default() })
    }
}

/// Draws a poster: a PNG, 1,080 pixels wide.
///
/// # Errors
/// If the encoder fails.
pub fn draw_poster(poster: &Poster, theme: Theme) -> Result<Vec<u8>, PictureError> {
    let picture = downscale::to_width(poster_pixels(poster, theme), WIDTH);
    let (scene, format) = poster.board();
    let (scene, _) = shown(&scene, &format);
    png::encode(&picture, scene.sheet, scene.beside.as_ref().map(|beside| beside.sheet), theme)
}

/// Golden text: one line per thing drawn besides the board.
impl fmt::Display for Poster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winners: Vec<&str> = self.winners.iter().map(|tint| tint.key()).collect();
        writeln!(f, "winner  {} {}", winners.join(" "), self.name)?;
        for line in &self.lines {
            writeln!(f, "line    {line}")?;
        }
        for entry in &self.scene.legend {
            let order = entry.order.as_deref().unwrap_or("-");
            writeln!(f, "place   {:<8} {} | {order} | {}", entry.tint.key(), entry.name, entry.line)?;
        }
        for (tint, values) in &self.shares {
            let values: Vec<String> = values.iter().map(|value| format!("{value:.0}")).collect();
            writeln!(f, "share   {:<8} {}", tint.key(), values.join(" "))?;
        }
        writeln!(f, "axis    {}", self.axis.join(" | "))?;
        for Superlative { figure, said, by } in &self.superlatives {
            writeln!(f, "feat    {figure} | {said} | {by}")?;
        }
        write!(f, "alt     {}", self.alt)
    }
}
