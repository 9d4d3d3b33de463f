//! The standings of a tournament as a picture: a table on the colours of the board. Never works out who leads.

use super::PictureError;
use super::brush;
use super::labels::Anchor;
use super::letters::{Face, Style, fit};
use super::palette::Rgb;
use super::png;
use super::shapes;
use std::fmt;
use tiny_skia::Pixmap;

/// Width of the picture in pixels.
const WIDE: u32 = 1200;
/// Height above the first row.
const HEAD: f32 = 172.0;
/// Height of a row.
const ROW: f32 = 50.0;
/// Height below the last row.
const FOOT: f32 = 62.0;
/// Most rows that are drawn; the line at the foot tells of the others.
pub const MOST_ROWS: usize = 20;
/// The longest alt text.
const LONGEST: usize = 1024;

const NIGHT: Rgb = [0x0B, 0x1A, 0x28];
const DEEP: Rgb = [0x10, 0x26, 0x39];
const BAND: Rgb = [0x16, 0x30, 0x46];
const GOLD: Rgb = [0xD8, 0xB6, 0x6A];
const LIGHT: Rgb = [0xF0, 0xDD, 0xB0];
const CREAM: Rgb = [0xFF, 0xF6, 0xE2];
const FIGURES: Rgb = [0xBF, 0xD0, 0xDC];

/// What is drawn, fully resolved: it alone makes the picture, its alt text and its golden text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// E.g. "TOURNAMENT 3".
    pub title: String,
    /// Below the title, e.g. "League · after round 2 of 3".
    pub line: String,
    /// Heads of the columns behind the name, at most five.
    pub columns: Vec<String>,
    /// Best first.
    pub rows: Vec<Row>,
    /// At the foot: may be empty.
    pub foot: String,
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// E.g. "1".
    pub rank: String,
    /// The name, made drawable ([`super::drawable`]).
    pub name: String,
    /// One cell for each column.
    pub cells: Vec<String>,
    /// Drawn in gold.
    pub leads: bool,
    /// Out of it: drawn faded.
    pub out: bool,
}

/// The golden text: one line per thing drawn.
impl fmt::Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "title   {} / {}", self.title, self.line)?;
        writeln!(f, "columns {}", self.columns.join(" | "))?;
        for row in &self.rows {
            let mark = match (row.leads, row.out) {
                (true, _) => " | leads",
                (false, true) => " | out",
                (false, false) => "",
            };
            writeln!(f, "row     {} | {} | {}{mark}", row.rank, row.name, row.cells.join(" | "))?;
        }
        writeln!(f, "foot    {}", self.foot)?;
        write!(f, "alt     {}", self.alt())
    }
}

impl Standings {
    /// The picture in words: at most 1,024 characters, whole rows only.
    pub fn alt(&self) -> String {
        let mut text = format!("{}. {}.", self.title, self.line);
        for row in &self.rows {
            let cells = self.columns.iter().zip(&row.cells).filter(|(_, cell)| !cell.is_empty());
            let cells: Vec<String> = cells.map(|(column, cell)| format!("{column} {cell}")).collect();
            let more = format!(" {}. {}: {}.", row.rank, row.name, cells.join(", "));
            if text.chars().count() + more.chars().count() > LONGEST - 2 {
                text.push_str(" …");
                return text;
            }
            text.push_str(&more);
        }
        text
    }
}

/// Draws standings: PNG bytes, 1200 pixels wide, as high as they are long.
///
/// # Errors
/// If the encoder fails.
pub fn draw_standings(standings: &Standings) -> Result<Vec<u8>, PictureError> {
    png::encode_alone(&standings_pixels(standings))
}

/// The same as pixels, opaque.
pub fn standings_pixels(standings: &Standings) -> Pixmap {
    let rows = standings.rows.len().clamp(1, MOST_ROWS);
    let high = HEAD + ROW * rows as f32 + FOOT;
    let mut on = Pixmap::new(WIDE, high as u32).expect("the picture's size is not zero");
    let wide = WIDE as f32;
    brush::fill(&mut on, shapes::rect(0.0, 0.0, wide, high).as_ref(), NIGHT, 1.0);
    brush::fill(&mut on, shapes::pill(14.0, 14.0, wide - 28.0, high - 28.0, 16.0).as_ref(), DEEP, 1.0);
    brush::stroke(&mut on, shapes::pill(14.0, 14.0, wide - 28.0, high - 28.0, 16.0).as_ref(), 2.0, GOLD, 0.8);
    let title = Style::new(Face::Title, 38.0).spaced(2.5);
    let shown = fit(&standings.title, title, wide - 120.0);
    brush::write(&mut on, title, &shown, (wide / 2.0, 68.0, Anchor::Middle), LIGHT, 1.0);
    let line = Style::new(Face::Script, 28.0);
    let shown = fit(&standings.line, line, wide - 120.0);
    brush::write(&mut on, line, &shown, (wide / 2.0, 104.0, Anchor::Middle), [0xD9, 0xCB, 0xA6], 1.0);
    let columns = Columns::of(standings);
    heads(&mut on, standings, &columns);
    for (at, row) in standings.rows.iter().take(MOST_ROWS).enumerate() {
        draw_row(&mut on, row, &columns, at);
    }
    let foot = Style::new(Face::Plain, 19.0);
    let shown = fit(&standings.foot, foot, wide - 120.0);
    brush::write(&mut on, foot, &shown, (wide / 2.0, high - 32.0, Anchor::Middle), FIGURES, 1.0);
    on
}

/// Where the columns end on the right, from left to right.
struct Columns {
    ends: Vec<f32>,
    name: f32,
}

impl Columns {
    const LEFT: f32 = 116.0;
    const RIGHT: f32 = 1152.0;

    fn of(standings: &Standings) -> Self {
        let head = Style::new(Face::Name, 19.0);
        let cell = Style::new(Face::Strong, 24.0);
        let mut end = Self::RIGHT;
        let mut ends = Vec::new();
        for (at, column) in standings.columns.iter().enumerate().rev() {
            ends.push(end);
            let cells = standings.rows.iter().filter_map(|row| row.cells.get(at));
            let widest = cells.map(|text| cell.width(text)).fold(head.width(column), f32::max);
            end -= widest.clamp(60.0, 240.0) + 34.0;
        }
        ends.reverse();
        Self { ends, name: (end - Self::LEFT).max(200.0) }
    }
}

fn heads(on: &mut Pixmap, standings: &Standings, columns: &Columns) {
    let head = Style::new(Face::Name, 19.0);
    for (column, end) in standings.columns.iter().zip(&columns.ends) {
        brush::write(on, head, &fit(column, head, 240.0), (*end, HEAD - 18.0, Anchor::End), GOLD, 1.0);
    }
    let rule = shapes::rect(44.0, HEAD - 7.0, WIDE as f32 - 88.0, 1.6);
    brush::fill(on, rule.as_ref(), GOLD, 0.6);
}

fn draw_row(on: &mut Pixmap, row: &Row, columns: &Columns, at: usize) {
    let top = HEAD + ROW * at as f32;
    let middle = top + ROW / 2.0;
    let band = shapes::pill(36.0, top + 2.0, WIDE as f32 - 72.0, ROW - 4.0, 9.0);
    if row.leads {
        brush::fill(on, band.as_ref(), GOLD, 0.2);
        brush::stroke(on, band.as_ref(), 1.6, [0xF3, 0xD6, 0x8D], 0.9);
    } else if at % 2 == 1 {
        brush::fill(on, band.as_ref(), BAND, 1.0);
    }
    let faded = if row.out { 0.55 } else { 1.0 };
    let rank = Style::new(Face::Title, 23.0);
    let colour = if row.leads { LIGHT } else { GOLD };
    brush::write(on, rank, &row.rank, (74.0, middle + 8.5, Anchor::Middle), colour, faded);
    let name = Style::new(Face::Strong, 25.0);
    let shown = fit(&row.name, name, columns.name);
    brush::write(on, name, &shown, (Columns::LEFT, middle + 8.5, Anchor::Start), CREAM, faded);
    let cell = Style::new(Face::Strong, 24.0);
    for (place, (text, end)) in row.cells.iter().zip(&columns.ends).enumerate() {
        let colour = if place == 0 { LIGHT } else { FIGURES };
        brush::write(on, cell, &fit(text, cell, 240.0), (*end, middle + 8.5, Anchor::End), colour, faded);
    }
}
