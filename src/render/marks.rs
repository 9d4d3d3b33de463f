//! What changed and who stands where: arrows, badges, gains and losses. Everything is `size` times as large as on the
//! full picture.

use super::art::Point;
use super::brush;
use super::format::{Camera, MAP};
use super::labels::{Anchor, Labels};
use super::letters::{Face, Style};
use super::paint::{CREAM, INK, RADIUS, plate};
use super::palette::{Rgb, Tint};
use super::scene::{ArrowKind, Land, Scene};
use super::shapes;
use tiny_skia::{PathBuilder, Pixmap};

const GAIN: Rgb = [0x1F, 0x7A, 0x4A];
const LOSS: Rgb = [0x9E, 0x24, 0x1C];
const WORTH: Rgb = [0xF2, 0xD0, 0x7A];

/// Attacks and moves, oldest first.
pub(crate) fn arrows(on: &mut Pixmap, scene: &Scene, labels: &Labels, camera: Camera) {
    let place = |at: usize| scene.lands.get(at).and_then(|l| labels.lands.get(&l.key)).map(|l| l.badge);
    for arrow in &scene.arrows {
        if let (Some(from), Some(to)) = (place(arrow.from), place(arrow.to)) {
            draw_arrow(on, [from, to], arrow.tint, arrow.kind, camera);
        }
    }
}

fn draw_arrow(on: &mut Pixmap, [from, to]: [Point; 2], tint: Tint, kind: ArrowKind, camera: Camera) {
    let s = camera.size;
    let gap = (RADIUS + 5.0) * s;
    let width = if kind == ArrowKind::Attack { 8.0 } else { 11.0 } * s;
    let parts = if (from[0] - to[0]).abs() > 900.0 {
        // Round the back of the world: out at one edge, in at the other.
        let edge = |p: Point| camera.at([if p[0] < 800.0 { 2.0 } else { 1598.0 }, p[1]]);
        let (start, end) = (camera.at(from), camera.at(to));
        [shapes::arrow(start, edge(from), [gap, 6.0], width), shapes::arrow(edge(to), end, [6.0, gap], width)]
    } else {
        [shapes::arrow(camera.at(from), camera.at(to), [gap, gap], width), None]
    };
    let mut path = PathBuilder::new();
    for part in parts.iter().flatten().filter(|p| p.bounds().top() < MAP) {
        path.push_path(part);
    }
    let path = path.finish();
    let (core, rim) = match kind {
        ArrowKind::Move => ([0xFF, 0xF1, 0xCF], INK),
        ArrowKind::Attack | ArrowKind::Capture => (tint.badge(), CREAM),
    };
    brush::stroke(on, path.as_ref(), 7.0 * s, INK, 0.75);
    brush::stroke(on, path.as_ref(), 3.4 * s, rim, 1.0);
    brush::fill(on, path.as_ref(), core, 1.0);
}

/// The owner's badge with its number.
pub(crate) fn badge(on: &mut Pixmap, land: &Land, [x, y]: Point, s: f32) {
    let (tint, radius) = (land.tint, RADIUS * s);
    let shadow = shapes::badge(tint.shape(), x, y + 3.0 * s, radius + 2.6 * s);
    brush::fill(on, shadow.as_ref(), [0, 0, 0], 0.34);
    plate(on, tint, [x, y], radius, 2.6 * s);
    if land.armies > 0 {
        let text = if land.armies > 9999 { "9999+".to_owned() } else { land.armies.to_string() };
        let size = radius * [1.34, 1.24, 0.98, 0.78, 0.66][text.len().clamp(1, 5) - 1];
        let style = Style::new(Face::Strong, size);
        let lift = if tint == Tint::Purple { -0.5 } else { 0.0 };
        brush::write(on, style, &text, (x, y + size * 0.355 + lift, Anchor::Middle), tint.digits(), 1.0);
    }
}

/// What a territory is worth: a coin above the badge, at that side where its name is not.
pub(crate) fn worth(on: &mut Pixmap, value: u32, [x, y]: Point, name: Anchor, s: f32) {
    let side = if name == Anchor::Start { 19.0 } else { -19.0 };
    let (x, y, r) = (x + side * s, y - 18.0 * s, 9.5 * s);
    brush::fill(on, PathBuilder::from_circle(x, y, r + 1.8 * s).as_ref(), INK, 0.95);
    brush::fill(on, PathBuilder::from_circle(x, y, r).as_ref(), WORTH, 1.0);
    let style = Style::new(Face::Strong, 14.0 * s);
    let at = (x, y + 5.0 * s, Anchor::Middle);
    brush::write(on, style, &value.to_string(), at, [0x2B, 0x1F, 0x08], 1.0);
}

/// Reinforcements above, losses, struck through, below: at that side of the badge where its name is not.
pub(crate) fn changes(on: &mut Pixmap, land: &Land, at: Point, name: Anchor, s: f32) {
    let (side, dy) = if name == Anchor::Start { (-1.0, 15.0) } else { (1.0, 15.0) };
    if land.gained > 0 {
        mark(on, &format!("+{}", land.gained), at, [side, -dy], GAIN, s);
    }
    if land.lost > 0 {
        mark(on, &land.lost.to_string(), at, [side, dy], LOSS, s);
    }
}

fn mark(on: &mut Pixmap, text: &str, [x, y]: Point, [side, dy]: [f32; 2], back: Rgb, s: f32) {
    let style = Style::new(Face::Strong, 16.0 * s);
    let wide = style.width(text);
    let lost = back == LOSS;
    let room = wide + if lost { 19.0 } else { 11.0 } * s;
    let near = 13.0 * s;
    let left = if side > 0.0 { x + near } else { x - near - room };
    let (middle, centre) = (y + dy * s, left + room / 2.0);
    let pill = shapes::pill(left, middle - 9.5 * s, room, 19.0 * s, 9.4 * s);
    brush::stroke(on, pill.as_ref(), 3.8 * s, INK, 0.9);
    brush::fill(on, pill.as_ref(), back, 1.0);
    brush::stroke(on, pill.as_ref(), 1.4 * s, CREAM, 1.0);
    brush::write(on, style, text, (centre, middle + 5.7 * s, Anchor::Middle), CREAM, 1.0);
    if lost {
        // Thin, and longer than the figure: struck through and still legible.
        let half = wide / 2.0 + 5.0 * s;
        let line = shapes::rect(centre - half, middle - 0.9 * s, half * 2.0, 1.8 * s);
        brush::fill(on, line.as_ref(), [0xFF, 0xD9, 0xCC], 1.0);
    }
}
