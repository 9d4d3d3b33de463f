//! Bar chart of chances: one bar for success and failure, then a column for each possible result. The chances are
//! given.

use crate::board::board_art::Theme;
use crate::board::palette::Rgb;
use crate::board::shapes;
use crate::chart::frame::{self, Paper};
use crate::encode::png::{self, PictureError};
use crate::fonts::{Anchor, Face, Style, fit};
use crate::paint::primitives;
use std::fmt;
use tiny_skia::Pixmap;

/// Width of the picture in pixels.
const WIDE: u32 = 1000;
/// Height of the picture in pixels.
const HIGH: u32 = 516;
/// Baseline of the columns.
const FOOT: f32 = 428.0;
/// Top of the highest column.
const TOP: f32 = 262.0;
const LEFT: f32 = 44.0;
const RIGHT: f32 = 956.0;

/// Colours of success and failure: distinguishable with any kind of colour vision, and not used for players.
pub(super) const fn sides(theme: Theme) -> [Rgb; 2] {
    match theme {
        Theme::Dark => [[0xEF, 0xDD, 0xAE], SLATE],
        Theme::Light => [[0x8A, 0x6B, 0x2A], SLATE],
    }
}

const SLATE: Rgb = [0x5F, 0x76, 0x8A];
/// Colours of the letters on the bar.
const fn letters(theme: Theme) -> [Rgb; 2] {
    const CREAM: Rgb = [0xFF, 0xF8, 0xEA];
    match theme {
        Theme::Dark => [[0x2B, 0x23, 0x10], CREAM],
        Theme::Light => [CREAM, CREAM],
    }
}

/// A picture of chances before it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// Title, e.g. "8 AGAINST 5".
    pub title: String,
    /// Subtitle.
    pub line: String,
    /// The chance of success, 0 to 1.
    pub success: f64,
    /// Labels in the bar: success on the left, failure on the right.
    pub sides: [String; 2],
    /// Shorter labels for a narrow part of the bar: only the figures.
    pub figures: [String; 2],
    /// Headings of the columns of success and of failure: what they count.
    pub heads: [String; 2],
    /// All results, best first; at most [`Bars::MOST`] are drawn.
    pub columns: Vec<Bar>,
    /// Alt text.
    pub alt: String,
}

/// One column.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// Label below the column, e.g. "4".
    pub label: String,
    /// Chance, 0 to 1.
    pub chance: f64,
    /// Whether the result is a success.
    pub success: bool,
}

impl Bars {
    /// Maximum number of columns drawn.
    pub const MOST: usize = 24;
}

/// Draws chances: a PNG, 1,000 pixels wide.
///
/// # Errors
/// If the encoder fails.
pub fn draw_bars(bars: &Bars, theme: Theme) -> Result<Vec<u8>, PictureError> {
    png::encode_alone(&bars_pixels(bars, theme))
}

/// Draws chances as pixels, opaque.
pub fn bars_pixels(bars: &Bars, theme: Theme) -> Pixmap {
    let paper = Paper::of(theme);
    let mut on = frame::sheet(WIDE, HIGH, paper, &bars.title, &bars.line);
    whole(&mut on, bars, theme);
    let columns = &bars.columns[..bars.columns.len().min(Bars::MOST)];
    let most = columns.iter().map(|bar| bar.chance).fold(0.0, f64::max).max(1e-9);
    let room = ((RIGHT - LEFT) / columns.len().max(1) as f32).min(120.0);
    let start = f32::midpoint(LEFT, RIGHT) - room * columns.len() as f32 / 2.0;
    let small = Style::new(Face::Name, (room * 0.44).clamp(19.0, 26.0));
    for (at, bar) in columns.iter().enumerate() {
        let x = start + room * at as f32;
        let high = ((FOOT - TOP) * (bar.chance / most) as f32).max(2.0);
        let shape =
            shapes::pill(x + room * 0.11, FOOT - high, room * 0.78, high, (room * 0.1).min(high / 2.0));
        primitives::fill(&mut on, shape.as_ref(), sides(theme)[usize::from(!bar.success)], 1.0);
        let middle = x + room / 2.0;
        primitives::write(&mut on, small, &bar.label, (middle, FOOT + 30.0, Anchor::Middle), paper.ink, 1.0);
        let percent = match format!("{:.0}", bar.chance * 100.0) {
            // Shows >99 instead of rounding an uncertain result up to 100.
            all if all == "100" && bar.chance < 1.0 => ">99".to_owned(),
            other => other,
        };
        if bar.chance >= 0.005 && room >= 30.0 {
            let at = (middle, FOOT - high - 8.0, Anchor::Middle);
            primitives::write(&mut on, small, &percent, at, paper.small, 1.0);
        }
    }
    let rule = shapes::rect(LEFT, FOOT, RIGHT - LEFT, 2.0);
    primitives::fill(&mut on, rule.as_ref(), paper.small, 0.7);
    heads(&mut on, bars, columns, paper, [start, room]);
    on
}

/// The bar of success and failure.
fn whole(on: &mut Pixmap, bars: &Bars, theme: Theme) {
    let [good, bad] = sides(theme);
    let (top, high) = (132.0, 62.0);
    let wide = RIGHT - LEFT;
    let share = (bars.success as f32).clamp(0.0, 1.0);
    // Each side with a chance above zero stays visible.
    let split =
        if share <= 0.0 || share >= 1.0 { wide * share } else { (wide * share).clamp(10.0, wide - 10.0) };
    primitives::fill(on, shapes::pill(LEFT, top, wide, high, 12.0).as_ref(), bad, 1.0);
    if split >= wide {
        primitives::fill(on, shapes::pill(LEFT, top, wide, high, 12.0).as_ref(), good, 1.0);
    } else if split > 0.0 {
        let round = 12.0_f32.min(split / 2.0);
        primitives::fill(on, shapes::pill(LEFT, top, split, high, round).as_ref(), good, 1.0);
        let square = shapes::rect(LEFT + split - round, top, round, high);
        primitives::fill(on, square.as_ref(), good, 1.0);
        primitives::fill(
            on,
            shapes::rect(LEFT + split - 1.5, top, 3.0, high).as_ref(),
            [0xFF, 0xF4, 0xDC],
            1.0,
        );
    }
    let style = Style::new(Face::Strong, 32.0);
    let places = [(LEFT + 18.0, Anchor::Start, split), (RIGHT - 18.0, Anchor::End, wide - split)];
    for (side, (x, anchor, room)) in places.into_iter().enumerate() {
        let fits = |text: &&String| style.width(text) + 36.0 <= room;
        let shown = [&bars.sides[side], &bars.figures[side]].into_iter().find(fits);
        if let Some(text) = shown {
            primitives::write(on, style, text, (x, top + 42.0, anchor), letters(theme)[side], 1.0);
        }
    }
}

/// Headings that name what the columns count: one below the successes, one below the failures.
fn heads(on: &mut Pixmap, bars: &Bars, columns: &[Bar], paper: &Paper, [start, room]: [f32; 2]) {
    let good = columns.iter().filter(|bar| bar.success).count();
    if good > 0 && good < columns.len() {
        // Separates the two sides without colour.
        let rule = shapes::rect(start + room * good as f32 - 1.0, TOP, 2.0, FOOT - TOP);
        primitives::fill(on, rule.as_ref(), paper.small, 0.5);
    }
    for head in places_of_heads(bars, good, columns.len() - good, [start, room]).into_iter().flatten() {
        let at = (head.middle, FOOT + 60.0, Anchor::Middle);
        primitives::write(on, HEAD, &head.text, at, paper.small, 1.0);
    }
}

/// Text style of the headings.
const HEAD: Style = Style::new(Face::Plain, 23.0);

/// A heading and its position.
struct Head {
    text: String,
    middle: f32,
}

impl Head {
    fn half(&self) -> f32 {
        HEAD.width(&self.text) / 2.0
    }
}

/// Positions of the headings below so many columns of success and of failure. Each is centred below its own columns,
/// as far as the picture's edges and the other heading allow.
fn places_of_heads(bars: &Bars, good: usize, bad: usize, [start, room]: [f32; 2]) -> [Option<Head>; 2] {
    const APART: f32 = 24.0;
    let wide = f32::midpoint(LEFT, RIGHT) - LEFT - APART / 2.0;
    let head = |side: usize, before: usize, count: usize| {
        let text = fit(&bars.heads[side], HEAD, wide);
        let mut head = Head { text, middle: start + room * (before as f32 + count as f32 / 2.0) };
        head.middle = head.middle.clamp(LEFT + head.half(), RIGHT - head.half());
        (count > 0).then_some(head)
    };
    let (mut left, mut right) = (head(0, 0, good), head(1, good, bad));
    if let (Some(left), Some(right)) = (&mut left, &mut right) {
        let most = right.middle - right.half() - APART - left.half();
        left.middle = left.middle.min(most).max(LEFT + left.half());
        right.middle = right.middle.max(left.middle + left.half() + APART + right.half());
    }
    [left, right]
}

/// Golden text: one line per thing drawn.
impl fmt::Display for Bars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "bars    {} / {}", self.title, self.line)?;
        writeln!(f, "whole   {:.4} {} | {}", self.success, self.sides.join(" | "), self.figures.join(" | "))?;
        writeln!(f, "heads   {}", self.heads.join(" | "))?;
        for bar in &self.columns {
            let side = if bar.success { "yes" } else { "no" };
            writeln!(f, "column  {:<8} {side:<3} {:.4}", bar.label, bar.chance)?;
        }
        write!(f, "alt     {}", self.alt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heads_stay_on_the_picture_and_apart_however_few_columns_one_side_has() {
        let heads = ["armies the attacker keeps", "armies the defender keeps, on average"].map(str::to_owned);
        let none = || [const { String::new() }; 2];
        let (sides, figures, columns) = (none(), none(), Vec::new());
        let (title, line, alt) = (String::new(), String::new(), String::new());
        let bars = Bars { title, line, success: 0.5, sides, figures, heads, columns, alt };
        for (good, bad) in (0..=30).flat_map(|good| (0..=30).map(move |bad| (good, bad))) {
            let columns = (good + bad).max(1) as f32;
            let placed = places_of_heads(&bars, good, bad, [LEFT, (RIGHT - LEFT) / columns]);
            let edges: Vec<[f32; 2]> = placed
                .iter()
                .flatten()
                .map(|head| [head.middle - head.half(), head.middle + head.half()])
                .collect();
            assert_eq!(edges.len(), usize::from(good > 0) + usize::from(bad > 0));
            assert!(
                edges.iter().all(|[l, r]| *l >= LEFT - 0.5 && *r <= RIGHT + 0.5),
                "{good} {bad} {edges:?}"
            );
            assert!(edges.windows(2).all(|two| two[0][1] < two[1][0]), "{good} and {bad} meet: {edges:?}");
        }
    }
}
