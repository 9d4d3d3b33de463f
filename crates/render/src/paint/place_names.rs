//! Draws the fixed texts of a board: names of territories, continents and seas, notes, the letter above the compass.
//! Those of the whole board are cached as a sparse list of pixels.

use crate::board::board_art::{Sheet, Theme};
use crate::board::geometry::{Art, HEIGHT, WIDTH};
use crate::board::palette::hex;
use crate::board::theme::{Ink, ON_LAND, ThemeColours};
use crate::lang::Lang;
use crate::layout::board_words::{self, BoardWords, LandWords};
use crate::layout::camera::Camera;
use crate::layout::text::Text;
use crate::paint::continent_tags;
use crate::paint::primitives;
use std::sync::OnceLock;
use tiny_skia::Pixmap;

/// Pixels to blend over a picture: index (row by row) and premultiplied colour.
pub(crate) struct Words(pub(crate) Vec<(u32, [u8; 4])>);

/// The fixed texts of the whole board, drawn at first use.
pub(crate) fn words(sheet: Sheet, lang: Lang, theme: Theme) -> &'static Words {
    static WORDS: [OnceLock<Words>; Sheet::COUNT * 4] = [const { OnceLock::new() }; Sheet::COUNT * 4];
    let at = sheet.index() * 4 + usize::from(lang == Lang::It) * 2 + theme as usize;
    WORDS[at].get_or_init(|| {
        let mut on = Pixmap::new(WIDTH, HEIGHT).expect("the picture's size is not zero");
        let words = board_words::of(sheet, lang, theme, false, Camera::WHOLE);
        set(&mut on, sheet, &words, theme, Camera::WHOLE);
        let pixels = on.data().chunks_exact(4).enumerate().filter(|(_, p)| p[3] > 0);
        Words(pixels.map(|(i, p)| (i as u32, [p[0], p[1], p[2], p[3]])).collect())
    })
}

/// Draws the fixed texts of a board at their positions.
pub(crate) fn set(on: &mut Pixmap, sheet: Sheet, words: &BoardWords, theme: Theme, camera: Camera) {
    let (art, skin) = (Art::of(sheet), ThemeColours::of(theme));
    for note in &words.notes {
        primitives::fill(on, note.path().as_ref(), skin.lane[1], 1.0);
    }
    for line in words.seas.iter().flat_map(|sea| &sea.lines) {
        primitives::fill(on, line.path().as_ref(), skin.seas, skin.seas_part);
    }
    for land in art.sites.iter().filter_map(|key| words.lands.get(key)) {
        continent_tags::site(on, land, camera.size);
    }
    if let Some(north) = &words.north {
        primitives::fill(on, north.path().as_ref(), skin.title[0], 1.0);
    }
    for continent in &words.continents {
        let tint = hex(&art.continents[continent.at].tint);
        for path in continent.lines.iter().map(Text::path) {
            primitives::stroke(on, path.as_ref(), 3.0 * continent.size, skin.halo, 1.0);
            primitives::fill(on, path.as_ref(), skin.deepen(tint), 1.0);
        }
        if let Some(note) = &continent.note {
            primitives::text(on, note, skin.title[1], 1.0);
        }
    }
    for land in words.lands.values() {
        name(on, land, if land.at_sea { &skin.at_sea } else { &ON_LAND }, camera.size);
    }
}

/// Draws a territory's name.
fn name(on: &mut Pixmap, land: &LandWords, ink: &Ink, s: f32) {
    for path in land.lines.iter().map(Text::path) {
        primitives::stroke(on, path.as_ref(), ink.width * s, ink.halo, ink.opacity);
        primitives::fill(on, path.as_ref(), ink.letters, 1.0);
    }
}
