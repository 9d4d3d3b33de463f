//! Pictures of the board: `View -> Scene -> PNG`.
//!
//! Knows rules' views and ids; never Discord, the database, async, or `Game`. Words for people come in through
//! [`Words`]; place names are data of the board. Drawing is plain computing of some tens of milliseconds: call it off the
//! async threads.

pub mod board;
pub mod chart;
mod encode;
pub mod fonts;
pub mod layout;
mod paint;
mod scene;

pub use board::board_art::{Sheet, Theme};
pub use board::ground::{Ground, Patch};
pub use board::palette::{Rgb, Shape, Tint};
pub use chart::standings::{MOST_ROWS, Row, Standings, draw_standings, standings_pixels};
pub use chart::{
    Bar, Bars, Chart, ChartKind, ChartWords, Line, bars_pixels, chart_pixels, draw_bars, draw_chart,
};
pub use encode::film::{FILM_WIDTH, FilmError, MOST_BYTES, MOST_FRAMES, film, frames};
pub use encode::png::{PictureError, choice as palette_choice};
pub use fonts::display_name::legible;
pub use layout::format::{Format, Framing};
pub use paint::pixels;
pub use scene::empty_board::BadHolders;
pub use scene::from_view::{OwnWords, Person, Since, Words};
pub use scene::pieces::{Deck, Extras, Flight, Flying, Force, Holding, Standing, Told};
pub use scene::position_file::{Beside, Place, Player, State, Way};
pub use scene::{Arrow, ArrowKind, Continent, Entry, Figure, Land, OwnCard, OwnHand, Scene, Wanted, Why};

/// The language of names on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

/// Looks through the files of every drawn board: outlines, words, layers, colours. They are part of the program; whoever
/// changes one and builds it anew is told here what does not fit. Some tenths of a second of computing.
///
/// # Errors
/// The board, the file, the place in it and what is wrong there.
pub fn check() -> Result<(), String> {
    for sheet in Sheet::ALL {
        let wrong = |error| format!("board {}: {error}", sheet.key());
        board::geometry::check(sheet).map_err(wrong)?;
        board::label_places::check(sheet).map_err(wrong)?;
        for theme in Theme::ALL {
            board::ground_layers::check(sheet, theme).map_err(wrong)?;
            encode::png::check(sheet, theme).map_err(wrong)?;
        }
    }
    Ok(())
}

/// Makes ready what the first picture of the usual boards would else wait for: layers, names, colours, letters. Some
/// tenths of a second of computing; for a thread of its own, when the process starts.
pub fn warm() {
    for sheet in [Sheet::World, Sheet::Risiko] {
        for lang in [Lang::En, Lang::It] {
            paint::place_names::words(sheet, lang, Theme::Dark);
        }
        board::ground_layers::ground(sheet, Theme::Dark);
        encode::png::ready(sheet, Theme::Dark);
    }
}

/// Draws a scene: PNG bytes of at most 256 colours, 1600 pixels wide unless the format says less.
///
/// # Errors
/// If the encoder fails.
pub fn draw(scene: &Scene, format: &Format) -> Result<Vec<u8>, PictureError> {
    let picture = pixels(scene, format);
    let shown = paint::downscale::to_width(picture, format.shown());
    let beside = scene.beside.as_ref().map(|beside| beside.sheet);
    encode::png::encode(&shown, scene.sheet, beside, format.theme)
}
