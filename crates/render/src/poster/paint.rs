//! Draws a poster: winner, board with legend, shares, superlatives, from top to bottom.

use super::{Poster, Superlative};
use crate::board::board_art::Theme;
use crate::board::geometry::WIDTH;
use crate::board::palette::Tint;
use crate::board::shapes;
use crate::board::theme::ThemeColours;
use crate::chart::frame::Paper;
use crate::fonts::{Anchor, Face, Style, fit, wrap};
use crate::layout::format::Format;
use crate::paint::plain_badges::plate;
use crate::paint::{pixels, primitives};
use tiny_skia::{Pixmap, PixmapPaint, Transform};

/// Width of the picture.
const WIDE: f32 = WIDTH as f32;
/// Distance of texts from the edges.
const MARGIN: f32 = 44.0;
/// Baseline of the winner's name.
const NAME: f32 = 122.0;
/// Distance of the lines below it.
const LINE: f32 = 54.0;
/// Maximum number of those lines.
const MOST_LINES: usize = 4;
/// Height of the shares.
const RIBBON: f32 = 100.0;
/// Height of the shares with the gap above and the text below.
const SHARES: f32 = 176.0;
/// Height of the superlatives.
const SUPERLATIVES: f32 = 232.0;

/// Draws a poster, opaque.
pub fn poster_pixels(poster: &Poster, theme: Theme) -> Pixmap {
    let skin = ThemeColours::of(theme);
    let (scene, format) = poster.board();
    let board = pixels(&scene, &Format { theme, ..format });
    let lines = lines(poster);
    let head = NAME + 26.0 + LINE * lines.len() as f32 + 12.0;
    let shares = if poster.shares.is_empty() { 0.0 } else { SHARES };
    let superlatives = if poster.superlatives.is_empty() { 0.0 } else { SUPERLATIVES };
    let high = head as u32 + board.height() + (shares + superlatives) as u32;
    let mut on = Pixmap::new(WIDTH, high).expect("the picture's size is not zero");
    primitives::block(&mut on, [0, 0, WIDTH as usize, high as usize], skin.bar[1]);
    winner(&mut on, poster, theme);
    let style = Style::new(Face::Script, 46.0);
    for (i, line) in lines.iter().enumerate() {
        let at = (MARGIN, NAME + 20.0 + LINE * (i + 1) as f32 - 8.0, Anchor::Start);
        primitives::write(&mut on, style, line, at, skin.title[1], 1.0);
    }
    let (paint, still) = (PixmapPaint::default(), Transform::identity());
    on.draw_pixmap(0, head as i32, board.as_ref(), &paint, still, None);
    let top = head.floor() + board.height() as f32;
    if shares > 0.0 {
        ribbon(&mut on, poster, top + 18.0, skin);
    }
    let room = (WIDE - MARGIN * 2.0) / poster.superlatives.len().max(1) as f32;
    for (i, superlative) in poster.superlatives.iter().enumerate() {
        draw_superlative(&mut on, superlative, [MARGIN + room * i as f32, top + shares], room - 30.0, skin);
    }
    on
}

/// The lines below the winner's name, as broken on the picture.
fn lines(poster: &Poster) -> Vec<String> {
    let style = Style::new(Face::Script, 46.0);
    let lines = poster.lines.iter().flat_map(|line| wrap(line, style, WIDE - MARGIN * 2.0, 3));
    lines.take(MOST_LINES).collect()
}

/// The winners' badges and names; one winner's name has the winner's colour.
fn winner(on: &mut Pixmap, poster: &Poster, theme: Theme) {
    let (skin, paper) = (ThemeColours::of(theme), Paper::of(theme));
    let mut left = MARGIN + 48.0;
    for tint in &poster.winners {
        plate(on, *tint, [left, NAME - 38.0], 46.0, 8.0);
        left += 112.0;
    }
    left -= 40.0;
    let room = WIDE - MARGIN - left;
    let sizes = [112.0, 96.0, 80.0, 64.0].map(|size| Style::new(Face::Title, size).spaced(3.0));
    let style = sizes.into_iter().find(|style| style.width(&poster.name) <= room).unwrap_or(sizes[3]);
    let name = fit(&poster.name, style, room);
    let path = style.path(&name, left, NAME, Anchor::Start);
    let colour = if let [tint] = poster.winners[..] { tint.badge() } else { skin.title[0] };
    if let Some(rim) = paper.rim_for(colour) {
        primitives::stroke(on, path.as_ref(), 5.0, rim, 1.0);
    }
    primitives::fill(on, path.as_ref(), colour, 1.0);
}

/// Everybody's share of the board from the first turn to the last, and when they were.
fn ribbon(on: &mut Pixmap, poster: &Poster, top: f32, skin: &ThemeColours) {
    let turns = poster.shares.first().map_or(0, |(_, values)| values.len());
    let x = |at: usize| MARGIN + (WIDE - MARGIN * 2.0) * at as f32 / turns.saturating_sub(1).max(1) as f32;
    let mut foot = vec![0.0_f64; turns];
    for (tint, values) in poster.shares.iter().rev() {
        let low = foot.clone();
        foot.iter_mut().zip(values).for_each(|(foot, share)| *foot += share);
        band(on, *tint, [&low, &foot], &x, top);
    }
    let frame = shapes::rect(MARGIN, top, WIDE - MARGIN * 2.0, RIBBON);
    primitives::stroke(on, frame.as_ref(), 2.0, skin.gilt, 1.0);
    let style = Style::new(Face::Name, 30.0);
    let base = top + RIBBON + 38.0;
    let places = [(MARGIN, Anchor::Start), (WIDE / 2.0, Anchor::Middle), (WIDE - MARGIN, Anchor::End)];
    for (text, (x, anchor)) in poster.axis.iter().zip(places) {
        primitives::write(on, style, text, (x, base, anchor), skin.ink[1], 1.0);
    }
}

/// The area of one player between two edges, in percent, with the player's badge where it is highest.
fn band(on: &mut Pixmap, tint: Tint, [low, high]: [&[f64]; 2], x: &dyn Fn(usize) -> f32, top: f32) {
    let y = |share: f64| top + RIBBON - RIBBON * (share / 100.0).min(1.0) as f32;
    let upper = high.iter().enumerate().map(|(at, share)| [x(at), y(*share)]);
    let lower = low.iter().enumerate().rev().map(|(at, share)| [x(at), y(*share)]);
    let points: Vec<[f32; 2]> = upper.chain(lower).collect();
    primitives::fill(on, shapes::polygon(&points).as_ref(), tint.badge(), 1.0);
    let thick = |at: &usize| high[*at] - low[*at];
    let inside = 1..high.len().saturating_sub(1);
    let widest = inside.max_by(|a, b| thick(a).total_cmp(&thick(b)));
    if let Some(at) = widest.filter(|at| thick(at) > 34.0) {
        plate(on, tint, [x(at), y(f64::midpoint(low[at], high[at]))], 12.0, 2.6);
    }
}

/// A superlative: the figure large, what it counts and whose it is below.
fn draw_superlative(
    on: &mut Pixmap,
    superlative: &Superlative,
    [left, top]: [f32; 2],
    room: f32,
    skin: &ThemeColours,
) {
    let (figure, said, by) =
        (Style::new(Face::Title, 84.0), Style::new(Face::Name, 36.0), Style::new(Face::Plain, 32.0));
    primitives::write(on, figure, &superlative.figure, (left, top + 86.0, Anchor::Start), skin.title[0], 1.0);
    let mut base = top + 132.0;
    for line in wrap(&superlative.said, said, room, 2) {
        primitives::write(on, said, &line, (left, base, Anchor::Start), skin.ink[0], 1.0);
        base += 40.0;
    }
    let whose = fit(&superlative.by, by, room);
    primitives::write(on, by, &whose, (left, base, Anchor::Start), skin.ink[1], 1.0);
}
