//! Where the cards of a hand stand, and how their texts are set. Sizes are for a phone: the picture is shown at half of its
//! width there.

use super::hand::HandOfCards;
use crate::board::geometry::Point;
use crate::fonts::{Face, Style, wrap};

/// Width of the picture in pixels.
pub(super) const WIDE: u32 = 780;
/// Cards in a row.
const COLUMNS: usize = 3;
/// Size of a card.
pub(super) const CARD: [f32; 2] = [236.0, 350.0];
/// Distance between cards.
const GAP: f32 = 12.0;
/// Height above the first row.
const HEAD: f32 = 128.0;
/// Height below the last row, without a note and with one.
const FOOT: [f32; 2] = [34.0, 66.0];

/// The height of a picture of so many cards.
pub(super) fn height(cards: usize, noted: bool) -> f32 {
    let rows = cards.div_ceil(COLUMNS).max(1) as f32;
    HEAD + rows * (CARD[1] + GAP) - GAP + FOOT[usize::from(noted)]
}

/// The upper left corner of each card. Rows have as many cards as each other, or the last ones one less; a row that is not
/// full stands in the middle.
pub(super) fn corners(cards: usize) -> impl Iterator<Item = Point> {
    let rows = cards.div_ceil(COLUMNS);
    (0..rows).flat_map(move |row| {
        let in_row = cards / rows + usize::from(row < cards % rows);
        let wide = in_row as f32 * (CARD[0] + GAP) - GAP;
        let left = (WIDE as f32 - wide) / 2.0;
        let top = HEAD + row as f32 * (CARD[1] + GAP);
        (0..in_row).map(move |column| [left + column as f32 * (CARD[0] + GAP), top])
    })
}

/// A place for a text on a card.
pub(super) struct Place {
    face: Face,
    /// Sizes of letters, largest first.
    sizes: &'static [f32],
    wide: f32,
    lines: usize,
}

/// Distance of texts from the edges of a card.
const MARGIN: f32 = 12.0;
/// Left edge of the text at the foot: after its mark.
pub(super) const STATE_LEFT: f32 = 54.0;
const ROOM: f32 = CARD[0] - 2.0 * MARGIN;

/// The card's name.
pub(super) const NAME: Place =
    Place { face: Face::Strong, sizes: &[27.0, 25.0, 23.0, 21.0], wide: ROOM, lines: 2 };
/// The name of its commander.
pub(super) const COMMANDER: Place =
    Place { face: Face::Name, sizes: &[22.0, 20.0, 19.0], wide: ROOM, lines: 1 };
/// When it may be played.
pub(super) const TIMING: Place =
    Place { face: Face::Plain, sizes: &[21.0, 20.0, 19.0], wide: ROOM, lines: 2 };
/// Whether it may be played now.
pub(super) const STATE: Place = Place {
    face: Face::Name,
    sizes: &[23.0, 22.0, 21.0, 20.0, 19.0],
    wide: CARD[0] - STATE_LEFT - MARGIN,
    lines: 2,
};

impl Place {
    /// Lines of a text in the largest size in which it fits whole; in the smallest one, it may be cut.
    pub(super) fn set(&self, text: &str) -> (Style, Vec<String>) {
        let set = |size: f32| {
            let style = Style::new(self.face, size);
            (style, wrap(text, style, self.wide, self.lines))
        };
        let fits = |(_, lines): &(Style, Vec<String>)| !lines.iter().any(|line| line.ends_with('…'));
        let found = self.sizes.iter().map(|size| set(*size)).find(fits);
        found.unwrap_or_else(|| set(self.sizes[self.sizes.len() - 1]))
    }
}

impl HandOfCards {
    /// Texts of cards that are cut, since they don't fit in their smallest size; there should be none.
    pub fn cut(&self) -> Vec<String> {
        let whole = |(text, place): (&String, &Place)| {
            place.set(text).1.iter().any(|line| line.ends_with('…')).then(|| text.clone())
        };
        let texts = self.cards.iter().flat_map(|card| {
            [
                (&card.name, &NAME),
                (&card.commander, &COMMANDER),
                (&card.timing, &TIMING),
                (&card.state, &STATE),
            ]
        });
        texts.filter_map(whole).collect()
    }
}
