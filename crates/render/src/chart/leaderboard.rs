//! Draws the leaderboard of a server: each player's rating with the range in which their skill most likely lies
//! ([PBP-43]). The order of the rows is given.

use super::axis::ticks;
use super::frame::{self, Paper};
use crate::PictureError;
use crate::board::board_art::Theme;
use crate::board::palette::Rgb;
use crate::board::shapes;
use crate::encode::png;
use crate::fonts::{Anchor, Face, Style, fit};
use crate::paint::primitives;
use std::fmt;
use tiny_skia::Pixmap;

/// Width of the picture in pixels; the letters are legible at two fifths of it.
const WIDE: u32 = 1000;
/// Height above the first row.
const HEAD: f32 = 176.0;
/// Height of a row.
const ROW: f32 = 60.0;
/// Height below the last row, without a footnote and with one.
const FOOT: [f32; 2] = [36.0, 76.0];
/// Maximum number of rows drawn.
pub const MOST_RANKED: usize = 15;
/// Maximum number of characters of the alt text.
const LONGEST: usize = 1024;

/// Left end of the names.
const NAMES: f32 = 112.0;
/// Space between a name and the scale.
const APART: f32 = 26.0;
/// Left and right end of the scale.
const SCALE: (f32, f32) = (478.0, 752.0);
/// Right ends of the points and of the number of games.
const ENDS: (f32, f32) = (868.0, 960.0);
/// Half of the height of the bar that shows the range.
const BAR: f32 = 9.0;
/// Radius of the dot that shows the rating.
const DOT: f32 = 13.0;

const COLUMN: Style = Style::new(Face::Name, 26.0);
const TICK: Style = Style::new(Face::Plain, 26.0);
const POINTS: Style = Style::new(Face::Strong, 32.0);
const GAMES: Style = Style::new(Face::Strong, 28.0);
const NAME: Style = Style::new(Face::Strong, 30.0);
const RANK: Style = Style::new(Face::Strong, 28.0);
const SMALL: Style = Style::new(Face::Plain, 26.0);

/// Colours of the medals behind the first three ranks, and of the number on them.
const MEDALS: [Rgb; 3] = [[0xE3, 0xB9, 0x4A], [0xC3, 0xCC, 0xD4], [0xC9, 0x86, 0x52]];
const ON_MEDAL: Rgb = [0x1B, 0x1A, 0x16];

/// A fully resolved leaderboard; picture, alt text and golden text are made from this alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaderboard {
    /// Title, e.g. "LEADERBOARD".
    pub title: String,
    /// Subtitle, e.g. "All rulebooks · 34 rated games".
    pub line: String,
    /// Headings of points and games.
    pub columns: [String; 2],
    /// Rows, best first.
    pub rows: Vec<RankedRow>,
    /// Footnote; may be empty.
    pub foot: String,
}

/// One line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedRow {
    /// Rank; `None`: a computer player, which takes no rank and is drawn faded.
    pub rank: Option<u32>,
    /// The name, made legible ([`crate::legible`]).
    pub name: String,
    /// The rating.
    pub points: i32,
    /// Half of the range in which the skill most likely lies.
    pub margin: i32,
    /// Number of rated games.
    pub games: u32,
}

/// Golden text: one line per thing drawn.
impl fmt::Display for Leaderboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "title   {} / {}", self.title, self.line)?;
        writeln!(f, "columns {}", self.columns.join(" | "))?;
        writeln!(f, "scale   {:?}", self.scale())?;
        for RankedRow { rank, name, points, margin, games } in &self.rows {
            let rank = rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
            writeln!(f, "row     {rank} | {name} | {points} ± {margin} | {games}")?;
        }
        writeln!(f, "foot    {}", self.foot)?;
        write!(f, "alt     {}", self.alt())
    }
}

impl Leaderboard {
    /// Alt text: at most 1,024 characters, complete rows only.
    pub fn alt(&self) -> String {
        let mut text = format!("{}. {}.", self.title, self.line);
        let [points, games] = &self.columns;
        for row in self.rows.iter().take(MOST_RANKED) {
            let rank = row.rank.map_or_else(String::new, |rank| format!("{rank}. "));
            let RankedRow { name, points: own, margin, games: played, .. } = row;
            let more = format!(" {rank}{name}: {points} {own} ± {margin}, {games} {played}.");
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

    /// The round numbers of the scale: it holds every range that is drawn.
    fn scale(&self) -> Vec<i64> {
        let rows = || self.rows.iter().take(MOST_RANKED);
        let low = rows().map(|row| row.points - row.margin).min().unwrap_or(900);
        let high = rows().map(|row| row.points + row.margin).max().unwrap_or(1_100);
        ticks(f64::from(low), f64::from(high), 4)
    }
}

/// Draws a leaderboard: a PNG, 1000 pixels wide, its height depends on the number of rows.
///
/// # Errors
/// If the encoder fails.
pub fn draw_leaderboard(board: &Leaderboard, theme: Theme) -> Result<Vec<u8>, PictureError> {
    png::encode_alone(&leaderboard_pixels(board, theme))
}

/// Draws a leaderboard as pixels, opaque.
pub fn leaderboard_pixels(board: &Leaderboard, theme: Theme) -> Pixmap {
    let rows = board.rows.len().clamp(1, MOST_RANKED);
    let foot = FOOT[usize::from(!board.foot.is_empty())];
    let (high, paper) = (HEAD + ROW * rows as f32 + foot, Paper::of(theme));
    let mut on = frame::sheet(WIDE, high as u32, paper, &board.title, &board.line);
    let scale = board.scale();
    let (low, top) = (scale.first().copied().unwrap_or(0), scale.last().copied().unwrap_or(1).max(1));
    let x = |points: i64| {
        let part = (points - low) as f32 / (top - low).max(1) as f32;
        part.mul_add(SCALE.1 - SCALE.0, SCALE.0)
    };
    for (at, row) in board.rows.iter().take(MOST_RANKED).enumerate() {
        draw_band(&mut on, row, at, paper);
    }
    let foot_of_grid = HEAD + ROW * rows as f32;
    for tick in &scale {
        let line = shapes::rect(x(*tick) - 0.75, HEAD - 6.0, 1.5, foot_of_grid - HEAD + 6.0);
        primitives::fill(&mut on, line.as_ref(), paper.small, 0.22);
    }
    draw_heads(&mut on, board, (&scale, &x), paper);
    for (at, row) in board.rows.iter().take(MOST_RANKED).enumerate() {
        draw_row(&mut on, row, at, &x, paper);
    }
    let shown = fit(&board.foot, SMALL, WIDE as f32 - 120.0);
    let place = (WIDE as f32 / 2.0, high - 36.0, Anchor::Middle);
    primitives::write(&mut on, SMALL, &shown, place, paper.small, 1.0);
    on
}

fn draw_heads(
    on: &mut Pixmap,
    board: &Leaderboard,
    (scale, x): (&[i64], &impl Fn(i64) -> f32),
    paper: &Paper,
) {
    let [points, games] = &board.columns;
    let base = HEAD - 18.0;
    for (text, end, wide) in [(points, ENDS.0, 110.0), (games, ENDS.1, 88.0)] {
        primitives::write(
            on,
            COLUMN,
            &fit(text, COLUMN, wide),
            (end, base, Anchor::End),
            paper.title[1],
            1.0,
        );
    }
    // Numbers that would touch each other are left out.
    let widest = scale.iter().map(|tick| TICK.width(&tick.to_string())).fold(0.0, f32::max);
    let room = (SCALE.1 - SCALE.0) / scale.len().saturating_sub(1).max(1) as f32;
    let every = if widest + 12.0 > room { 2 } else { 1 };
    for tick in scale.iter().step_by(every) {
        primitives::write(on, TICK, &tick.to_string(), (x(*tick), base, Anchor::Middle), paper.small, 1.0);
    }
    let rule = shapes::rect(38.0, HEAD - 6.0, WIDE as f32 - 76.0, 1.8);
    primitives::fill(on, rule.as_ref(), paper.gold, 0.7);
}

fn draw_band(on: &mut Pixmap, row: &RankedRow, at: usize, paper: &Paper) {
    let band = shapes::pill(30.0, HEAD + ROW * at as f32 + 2.0, WIDE as f32 - 60.0, ROW - 4.0, 9.0);
    if row.rank == Some(1) {
        primitives::fill(on, band.as_ref(), paper.gold, 0.22);
        primitives::stroke(on, band.as_ref(), 1.8, paper.gold, 1.0);
    } else if at % 2 == 1 {
        primitives::fill(on, band.as_ref(), paper.grid, 0.4);
    }
}

fn draw_row(on: &mut Pixmap, row: &RankedRow, at: usize, x: &impl Fn(i64) -> f32, paper: &Paper) {
    let middle = HEAD + ROW * (at as f32 + 0.5);
    let base = middle + 10.5;
    let faded = if row.rank.is_some() { 1.0 } else { 0.62 };
    let medal = row.rank.and_then(|rank| MEDALS.get(rank as usize - 1));
    if let Some(colour) = medal {
        let disc = shapes::pill(68.0 - 20.0, middle - 20.0, 40.0, 40.0, 20.0);
        primitives::fill(on, disc.as_ref(), *colour, 1.0);
    }
    let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    let ink = if medal.is_some() { ON_MEDAL } else { paper.title[0] };
    primitives::write(on, RANK, &rank, (68.0, base - 0.5, Anchor::Middle), ink, faded);
    let name = fit(&row.name, NAME, SCALE.0 - APART - NAMES);
    primitives::write(on, NAME, &name, (NAMES, base, Anchor::Start), paper.ink, faded);
    let (points, margin) = (i64::from(row.points), i64::from(row.margin));
    let (from, to) = (x(points - margin), x(points + margin));
    let bar = shapes::pill(from, middle - BAR, (to - from).max(2.0 * BAR), 2.0 * BAR, BAR);
    primitives::fill(on, bar.as_ref(), paper.gold, 0.42 * faded);
    let dot = shapes::pill(x(points) - DOT, middle - DOT, 2.0 * DOT, 2.0 * DOT, DOT);
    primitives::fill(on, dot.as_ref(), paper.gold, faded);
    primitives::stroke(on, dot.as_ref(), 2.5, paper.sheet, 1.0);
    let points = row.points.to_string();
    primitives::write(on, POINTS, &points, (ENDS.0, base, Anchor::End), paper.ink, faded);
    let games = row.games.to_string();
    primitives::write(on, GAMES, &games, (ENDS.1, base, Anchor::End), paper.small, faded);
}
