//! Overlays of film frames: a progress bar, and the winners at the end. The winners are those that the scene marks.

use crate::board::board_art::Theme;
use crate::board::shapes;
use crate::chart::frame::Paper;
use crate::fonts::{Anchor, Face, Style, fit};
use crate::layout::format::Format;
use crate::layout::measures::MAP;
use crate::paint::downscale;
use crate::paint::pixels;
use crate::paint::plain_badges::plate;
use crate::paint::primitives;
use crate::scene::Scene;
use tiny_skia::Pixmap;

/// Width in pixels that all lengths here refer to.
const WIDE: f32 = 800.0;

/// The board of a turn with a progress bar at the bottom: `over` of `of` turns.
pub(super) fn turn(scene: &Scene, format: &Format, width: u32, over: usize, of: usize) -> Pixmap {
    let mut on = downscale::to_width(pixels(scene, format), width);
    bar(&mut on, format.theme, over as f32 / of.max(1) as f32);
    on
}

/// The last board without the marks of its turn, with the winners on it.
pub(super) fn result(mut scene: Scene, format: &Format, width: u32) -> Pixmap {
    scene.rest();
    let mut on = downscale::to_width(pixels(&scene, format), width);
    bar(&mut on, format.theme, 1.0);
    banner(&mut on, &scene, Paper::of(format.theme));
    on
}

fn bar(on: &mut Pixmap, theme: Theme, share: f32) {
    let (wide, high) = (on.width() as f32, on.height() as f32);
    let thick = 5.0 * wide / WIDE;
    let done = shapes::rect(0.0, high - thick, wide * share, thick);
    primitives::fill(on, done.as_ref(), Paper::of(theme).gold, 1.0);
}

/// A banner in the southern seas, where there are no badges: the winners' badges and the scene's line about the
/// result.
fn banner(on: &mut Pixmap, scene: &Scene, paper: &Paper) {
    let s = on.width() as f32 / WIDE;
    let winners: Vec<_> = scene.legend.iter().filter(|entry| entry.on_turn).collect();
    let badges = winners.len() as f32 * 44.0 * s;
    let room = 700.0 * s - badges;
    let sizes = [31.0, 27.0, 23.0].map(|size| Style::new(Face::Title, size * s).spaced(s));
    let style = sizes.into_iter().find(|style| style.width(&scene.line) <= room).unwrap_or(sizes[2]);
    let said = fit(&scene.line, style, room);
    let wide = style.width(&said) + badges + 48.0 * s;
    let left = (450.0 * s - wide / 2.0).min(786.0 * s - wide).max(14.0 * s);
    let middle = (MAP / 2.0 - 29.0) * s;
    let frame = shapes::pill(left, middle - 25.0 * s, wide, 50.0 * s, 13.0 * s);
    primitives::fill(on, frame.as_ref(), paper.sheet, 0.95);
    primitives::stroke(on, frame.as_ref(), 2.4 * s, paper.gold, 1.0);
    for (at, winner) in winners.iter().enumerate() {
        plate(on, winner.tint, [left + (42.0 + 44.0 * at as f32) * s, middle], 15.0 * s, 2.6 * s);
    }
    let from = left + 24.0 * s + badges;
    primitives::write(
        on,
        style,
        &said,
        (from, middle + style.size * 0.34, Anchor::Start),
        paper.title[0],
        1.0,
    );
}
