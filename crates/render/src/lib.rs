//! Renders pictures of the board as PNG and films as GIF: `View -> Scene -> PNG`.
//!
//! Uses views and ids of the rules; does not use Discord, the database, async, or `Game`. Player-facing text comes in
//! through [`Words`]; place names are data of the board. A picture takes some tens of milliseconds of CPU time: call
//! it off the async threads.

pub mod board;
pub mod chart;
mod encode;
pub mod fonts;
mod hand_of_cards;
mod lang;
pub mod layout;
mod paint;
mod poster;
mod scene;

pub use board::board_art::{Sheet, Theme};
pub use board::ground::{Ground, Patch};
pub use board::palette::{Rgb, Shape, Tint};
pub use chart::leaderboard::{Leaderboard, MOST_RANKED, RankedRow, draw_leaderboard, leaderboard_pixels};
pub use chart::standings::{MOST_ROWS, Row, Standings, draw_standings, standings_pixels};
pub use chart::{
    Bar, Bars, Chart, ChartKind, ChartWords, Line, bars_pixels, chart_pixels, draw_bars, draw_chart,
};
pub use encode::film::{FILM_WIDTH, FilmError, MOST_BYTES, MOST_FRAMES, film, frames};
pub use encode::indexed_ground::GroundColours;
pub use encode::png::{PictureError, choice as palette_choice};
pub use fonts::display_name::legible;
pub use hand_of_cards::{HandCard, HandOfCards, MOST_CARDS, Playable, cards_pixels, draw_cards};
pub use lang::Lang;
pub use layout::format::{Format, Framing};
pub use paint::pixels;
pub use poster::{MOST_SUPERLATIVES, Poster, Superlative, draw_poster, poster_pixels};
pub use scene::empty_board::BadHolders;
pub use scene::from_view::{OwnWords, Person, Since, Words};
pub use scene::pieces::{AltTerm, Deck, Extras, Flight, Flying, Force, Holding, Standing};
pub use scene::position_file::{Beside, Place, Player, State, Way};
pub use scene::weapon_range::WeaponRange;
pub use scene::{Arrow, ArrowKind, Continent, Entry, Figure, Land, OwnCard, OwnHand, Scene, Wanted, Why};

/// Checks the files of every drawn board: outlines, labels, layers, colours. They are compiled into the program; this
/// reports the errors of an edited file. Takes some tenths of a second of CPU time.
///
/// # Errors
/// The board, the file, the position in it and the error.
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

/// Loads in advance what the first picture of the most usual board would wait for: layers, names, colours, fonts. It takes a tenth
/// of a second of CPU time; run it on a thread of its own at start. Each further board takes some 10 MB and is loaded with its first
/// picture, which takes 50 ms longer then (the two boards of A.D. 2210: 250 ms).
pub fn warm() {
    let sheet = Sheet::World;
    for lang in [Lang::En, Lang::It] {
        paint::place_names::words(sheet, lang, Theme::Dark);
    }
    board::ground_layers::ground(sheet, Theme::Dark);
    encode::png::ready(sheet, Theme::Dark);
}

/// Draws the face of a die with that number of pips: a PNG for an emoji.
///
/// # Errors
/// If the encoder fails.
pub fn die(face: u8) -> Result<Vec<u8>, PictureError> {
    encode::png::encode_transparent(&paint::die::die(face))
}

/// Draws a scene: a PNG of at most 256 colours, 1600 pixels wide unless the format is narrower.
///
/// # Errors
/// If the encoder fails.
pub fn draw(scene: &Scene, format: &Format) -> Result<Vec<u8>, PictureError> {
    let (scene, format) = layout::shown_boards::shown(scene, format);
    let picture = paint::resolved(&scene, &format);
    let shown = paint::downscale::to_width(picture, format.shown());
    let beside = scene.beside.as_ref().map(|beside| beside.sheet);
    encode::png::encode(&shown, scene.sheet, beside, format.theme)
}
