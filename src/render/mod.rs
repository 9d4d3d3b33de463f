//! Pictures of the board: `View -> Scene -> PNG`.
//!
//! Knows rules' views and ids; never Discord, the database, async, or `Game`. Words for people come in through
//! [`Words`]; place names are data of the board. Drawing is plain computing of some tens of milliseconds: call it off the
//! async threads.

mod aloft;
mod alt;
mod animation;
mod arabic;
mod art;
pub mod bake;
mod bare;
mod beside;
mod brush;
mod camera;
pub mod chart;
mod crowd;
mod field;
mod finale;
mod flights;
mod foot;
mod format;
mod from_view;
mod future;
mod icons;
mod labels;
mod layers;
pub mod layout;
mod letters;
mod marks;
mod moon;
mod names;
mod outline;
mod own;
mod paint;
mod palette;
mod pieces;
pub mod place;
mod plan;
mod png;
#[cfg(test)]
mod refused;
mod ruins;
mod scene;
mod shapes;
mod sheet;
mod shrink;
mod sight;
mod skin;
mod standings;
mod state;
mod stores;
mod swatch;
mod tags;
mod together;
mod trace;
mod ways;
pub mod zones;

pub use animation::{FILM_WIDTH, FilmError, MOST_BYTES, MOST_FRAMES, film, frames};
pub use bare::BadHolders;
pub use chart::{
    Bar, Bars, Chart, ChartKind, ChartWords, Line, bars_pixels, chart_pixels, draw_bars, draw_chart,
};
pub use format::{Format, Framing};
pub use from_view::{OwnWords, Person, Since, Words};
pub use names::legible;
pub use paint::pixels;
pub use palette::{Rgb, Shape, Tint};
pub use pieces::{
    Commander, Deck, Extras, Flight, Flying, Force, Holding, Piece, Ruin, Standing, Stock, Told,
};
pub use png::PictureError;
pub use scene::{Arrow, ArrowKind, Continent, Entry, Figure, Land, OwnCard, OwnHand, Scene, Wanted, Why};
pub use sheet::{Sheet, Theme};
pub use standings::{MOST_ROWS, Row, Standings, draw_standings, standings_pixels};
pub use state::{Beside, Place, Player, State, Way};

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
        art::check(sheet).map_err(wrong)?;
        labels::check(sheet).map_err(wrong)?;
        for theme in Theme::ALL {
            layers::check(sheet, theme).map_err(wrong)?;
            png::check(sheet, theme).map_err(wrong)?;
        }
    }
    Ok(())
}

/// Makes ready what the first picture of the usual boards would else wait for: layers, names, colours, letters. Some
/// tenths of a second of computing; for a thread of its own, when the process starts.
pub fn warm() {
    for sheet in [Sheet::World, Sheet::Risiko] {
        for lang in [Lang::En, Lang::It] {
            layers::words(sheet, lang, Theme::Dark);
        }
        layers::ground(sheet, Theme::Dark);
        png::ready(sheet, Theme::Dark);
    }
}

/// Draws a scene: PNG bytes of at most 256 colours, 1600 pixels wide unless the format says less.
///
/// # Errors
/// If the encoder fails.
pub fn draw(scene: &Scene, format: &Format) -> Result<Vec<u8>, PictureError> {
    let picture = pixels(scene, format);
    let shown = shrink::to_width(picture, format.shown());
    let beside = scene.beside.as_ref().map(|beside| beside.sheet);
    png::encode(&shown, scene.sheet, beside, format.theme)
}
