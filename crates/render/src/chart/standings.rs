//! Draws the standings of a tournament as a table. The order of the rows is given.

use crate::PictureError;
use crate::board::board_art::Theme;
use crate::board::shapes;
use crate::chart::frame::{self, Paper};
use crate::encode::png;
use crate::fonts::{Anchor, Face, Style, fit};
use crate::paint::primitives;
use std::fmt;
use tiny_skia::Pixmap;

/// Width of the picture in pixels; the letters are legible at two fifths of it.
const WIDE: u32 = 1000;
/// Height above the first row.
const HEAD: f32 = 174.0;
/// Height of a row.
const ROW: f32 = 52.0;
/// Height below the last row, without a footnote and with one.
const FOOT: [f32; 2] = [36.0, 70.0];
/// Maximum number of rows drawn; the footnote mentions the others.
pub const MOST_ROWS: usize = 20;
/// Maximum number of characters of the alt text.
const LONGEST: usize = 1024;

const COLUMN: Style = Style::new(Face::Name, 23.0);
const CELL: Style = Style::new(Face::Strong, 27.0);
const NAME: Style = Style::new(Face::Strong, 28.0);
const RANK: Style = Style::new(Face::Strong, 28.0);
const SMALL: Style = Style::new(Face::Plain, 23.0);

/// Fully resolved standings; picture, alt text and golden text are made from this alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Title, e.g. "TOURNAMENT 3".
    pub title: String,
    /// Subtitle, e.g. "League · after round 2 of 3".
    pub line: String,
    /// Headings of the columns after the name, at most five.
    pub columns: Vec<String>,
    /// Rows, best first.
    pub rows: Vec<Row>,
    /// Footnote; may be empty.
    pub foot: String,
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Rank, e.g. "1".
    pub rank: String,
    /// The name, made legible ([`crate::legible`]).
    pub name: String,
    /// One cell for each column.
    pub cells: Vec<String>,
    /// Whether the row is highlighted in gold.
    pub leads: bool,
    /// Whether the player is out of the tournament: drawn faded.
    pub out: bool,
}

/// Golden text: one line per thing drawn.
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
    /// Alt text: at most 1,024 characters, complete rows only.
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
        if !self.foot.is_empty() && text.chars().count() + self.foot.chars().count() < LONGEST - 2 {
            text = format!("{text} {}.", self.foot);
        }
        text
    }
}

/// Draws standings: a PNG, 1000 pixels wide, its height depends on the number of rows.
///
/// # Errors
/// If the encoder fails.
pub fn draw_standings(standings: &Standings, theme: Theme) -> Result<Vec<u8>, PictureError> {
    png::encode_alone(&standings_pixels(standings, theme))
}

/// Draws standings as pixels, opaque.
pub fn standings_pixels(standings: &Standings, theme: Theme) -> Pixmap {
    let rows = standings.rows.len().clamp(1, MOST_ROWS);
    let foot = FOOT[usize::from(!standings.foot.is_empty())];
    let (high, paper) = (HEAD + ROW * rows as f32 + foot, Paper::of(theme));
    let mut on = frame::sheet(WIDE, high as u32, paper, &standings.title, &standings.line);
    let columns = Columns::of(standings);
    heads(&mut on, standings, &columns, paper);
    for (at, row) in standings.rows.iter().take(MOST_ROWS).enumerate() {
        draw_row(&mut on, row, &columns, at, paper);
    }
    let shown = fit(&standings.foot, SMALL, WIDE as f32 - 120.0);
    primitives::write(
        &mut on,
        SMALL,
        &shown,
        (WIDE as f32 / 2.0, high - 34.0, Anchor::Middle),
        paper.small,
        1.0,
    );
    on
}

/// Right end and maximum width of each column, from left to right; width of the names.
struct Columns {
    ends: Vec<(f32, f32)>,
    name: f32,
}

impl Columns {
    const LEFT: f32 = 104.0;
    const RIGHT: f32 = 962.0;
    /// Distance of two columns.
    const APART: f32 = 24.0;

    fn of(standings: &Standings) -> Self {
        let mut end = Self::RIGHT;
        let mut ends = Vec::new();
        for (at, column) in standings.columns.iter().enumerate().rev() {
            let cells = standings.rows.iter().take(MOST_ROWS).filter_map(|row| row.cells.get(at));
            let widest = cells.map(|text| CELL.width(text)).fold(COLUMN.width(column), f32::max);
            let wide = widest.clamp(44.0, 170.0);
            ends.push((end, wide));
            end -= wide + Self::APART;
        }
        ends.reverse();
        Self { ends, name: end - Self::LEFT }
    }
}

fn heads(on: &mut Pixmap, standings: &Standings, columns: &Columns, paper: &Paper) {
    for (column, (end, wide)) in standings.columns.iter().zip(&columns.ends) {
        let shown = fit(column, COLUMN, *wide);
        primitives::write(on, COLUMN, &shown, (*end, HEAD - 18.0, Anchor::End), paper.title[1], 1.0);
    }
    let rule = shapes::rect(38.0, HEAD - 6.0, WIDE as f32 - 76.0, 1.8);
    primitives::fill(on, rule.as_ref(), paper.gold, 0.7);
}

fn draw_row(on: &mut Pixmap, row: &Row, columns: &Columns, at: usize, paper: &Paper) {
    let top = HEAD + ROW * at as f32;
    let base = top + ROW / 2.0 + 9.5;
    let band = shapes::pill(30.0, top + 2.0, WIDE as f32 - 60.0, ROW - 4.0, 9.0);
    if row.leads {
        primitives::fill(on, band.as_ref(), paper.gold, 0.22);
        primitives::stroke(on, band.as_ref(), 1.8, paper.gold, 1.0);
    } else if at % 2 == 1 {
        primitives::fill(on, band.as_ref(), paper.grid, 0.4);
    }
    let faded = if row.out { 0.62 } else { 1.0 };
    primitives::write(on, RANK, &row.rank, (66.0, base, Anchor::Middle), paper.title[0], faded);
    let shown = fit(&row.name, NAME, columns.name);
    primitives::write(on, NAME, &shown, (Columns::LEFT, base, Anchor::Start), paper.ink, faded);
    for (place, (text, (end, wide))) in row.cells.iter().zip(&columns.ends).enumerate() {
        let colour = if place == 0 { paper.ink } else { paper.small };
        primitives::write(on, CELL, &fit(text, CELL, *wide), (*end, base, Anchor::End), colour, faded);
    }
}
