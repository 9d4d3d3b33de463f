//! Draws arrows, badges and marks such as gains and losses. The parameter `s` is the size factor relative to the full
//! picture.

use crate::board::geometry::Point;
use crate::board::palette::{Rgb, Tint};
use crate::board::shapes;
use crate::fonts::{Anchor, Face, Style};
use crate::layout::STEP;
use crate::layout::bounding_boxes::Edges;
use crate::layout::collision::leading;
use crate::layout::marker_layout::{CHIP, FIGURE, FORCE, GAP, Mark, chip, force};
use crate::layout::measures::{MAP, RADIUS, RIM};
use crate::layout::routing::{self, breadth};
use crate::layout::text::Text;
use crate::paint::cold_war;
use crate::paint::flight_paint;
use crate::paint::icons::{self, Icon};
use crate::paint::plain_badges::{CREAM, INK, plate};
use crate::paint::primitives;
use crate::scene::pieces::{Force, Standing};
use crate::scene::{Arrow, ArrowKind, Land, Scene, Why};
use casus_belli_core::rules::Ruin;
use casus_belli_core::rules::Superpower;
use tiny_skia::{PathBuilder, Pixmap};

/// Fill of an arrow of moved armies.
const MOVE: Rgb = [0x24, 0x3A, 0x4C];
const GAIN: Rgb = [0x1F, 0x7A, 0x4A];
const LOSS: Rgb = [0x9E, 0x24, 0x1C];
const WORTH: Rgb = [0xF2, 0xD0, 0x7A];

/// Attacks and moves, oldest first, along the given routes.
pub(crate) fn arrows(on: &mut Pixmap, scene: &Scene, ways: &[Vec<Vec<Point>>], s: f32) {
    for (arrow, parts) in scene.arrows.iter().zip(ways) {
        // Short arrows are thinner, so that they still look like arrows.
        let long = parts.iter().map(|line| routing::length(line)).fold(f32::MAX, f32::min);
        let width = breadth(arrow.kind) * s;
        let width = width * (long / (width * 4.4)).clamp(0.64, 1.0);
        let mut path = PathBuilder::new();
        let seen = |p: &tiny_skia::Path| p.bounds().top() < MAP;
        for part in parts.iter().filter_map(|line| shapes::taper(line, width)).filter(seen) {
            path.push_path(&part);
        }
        let path = path.finish();
        // An attack is light with a rim in the attacker's colour, so that it is visible on land of that colour; a
        // move is dark with a light rim.
        let (core, rim, casing) = match arrow.kind {
            ArrowKind::Move => (MOVE, CREAM, INK),
            ArrowKind::Attack | ArrowKind::Capture => (CREAM, arrow.tint.badge(), INK),
        };
        primitives::stroke(on, path.as_ref(), 10.0 * s, casing, 0.8);
        primitives::stroke(on, path.as_ref(), 6.4 * s, rim, 1.0);
        primitives::stroke(on, path.as_ref(), 1.6 * s, INK, 1.0);
        primitives::fill(on, path.as_ref(), core, 1.0);
    }
}

/// The number of an attack in its turn: a small disc on the arrow with a ring in the attacker's colour.
pub(crate) fn step(on: &mut Pixmap, arrow: &Arrow, edges: Edges, s: f32) {
    let [x, y] = [f32::midpoint(edges[0], edges[2]), f32::midpoint(edges[1], edges[3])];
    let disc = |r: f32| PathBuilder::from_circle(x, y, r * s);
    primitives::fill(on, disc(STEP + 1.8).as_ref(), INK, 1.0);
    primitives::fill(on, disc(STEP).as_ref(), CREAM, 1.0);
    primitives::stroke(on, disc(STEP - 0.8).as_ref(), 2.2 * s, arrow.tint.badge(), 1.0);
    let text = arrow.step.to_string();
    let style = Style::new(Face::Strong, 15.0 * s).narrow(if text.len() > 1 { 0.84 } else { 1.0 });
    primitives::write(on, style, &text, (x, y + style.size * 0.355, Anchor::Middle), INK, 1.0);
}

/// The owner's badge with its number.
pub(crate) fn badge(on: &mut Pixmap, tint: Tint, [x, y]: Point, number: &Text, s: f32) {
    let radius = RADIUS * s;
    let shadow = shapes::badge(tint.shape(), x, y + 3.0 * s, radius + RIM * s);
    primitives::fill(on, shadow.as_ref(), [0, 0, 0], 0.34);
    plate(on, tint, [x, y], radius, RIM * s);
    primitives::text(on, number, tint.digits(), 1.0);
}

/// A mark around a badge, at its position.
pub(crate) fn mark(on: &mut Pixmap, land: &Land, mark: Mark, edges: Edges, s: f32) {
    let middle = [f32::midpoint(edges[0], edges[2]), f32::midpoint(edges[1], edges[3])];
    match mark {
        Mark::Gain => pill(on, &format!("+{}", land.gained), edges, GAIN, s),
        Mark::Loss => pill(on, &land.lost.to_string(), edges, LOSS, s),
        Mark::Worth => worth(on, land.value.unwrap_or_default(), land.camp, middle, s),
        Mark::Wanted(why) => wanted(on, why, middle, s),
        Mark::Burst => flight_paint::burst(on, middle, s),
        Mark::War(across) => war(on, &land.extras.war, across, edges, s),
        Mark::Pieces(across) => pieces(on, &land.extras.pieces, across, edges, s),
    }
}

/// The mark of a territory of the viewer's objective: gold if it is achieved, else dark with a golden rim.
fn wanted(on: &mut Pixmap, why: Why, at: Point, s: f32) {
    let (icon, reached) = match why {
        Why::Held => (Icon::Star, true),
        Why::Missing => (Icon::Star, false),
        Why::Counts => (Icon::Tick, true),
        Why::Weak => (Icon::Plus, false),
        Why::Quarry => (Icon::Target, false),
    };
    let (back, ink) = if reached { (WORTH, [0x2B, 0x1F, 0x08]) } else { (INK, WORTH) };
    disc(on, at, back, s);
    icons::draw(on, icon, at, 7.4 * s, [ink, back]);
}

/// A coin; its rim is as dark as a badge's.
fn disc(on: &mut Pixmap, [x, y]: Point, back: Rgb, s: f32) {
    primitives::fill(on, PathBuilder::from_circle(x, y, 11.3 * s).as_ref(), INK, 0.95);
    if back == INK {
        primitives::stroke(on, PathBuilder::from_circle(x, y, 9.5 * s).as_ref(), 1.4 * s, WORTH, 1.0);
    } else {
        primitives::fill(on, PathBuilder::from_circle(x, y, 9.5 * s).as_ref(), back, 1.0);
    }
}

/// The value of a territory; of a state of a superpower's area in that superpower's colour (R3-2).
fn worth(on: &mut Pixmap, value: u32, camp: Option<Superpower>, [x, y]: Point, s: f32) {
    let (back, ink) = camp.map_or((WORTH, [0x2B, 0x1F, 0x08]), cold_war::camp);
    disc(on, [x, y], back, s);
    let style = Style::new(Face::Strong, 14.0 * s);
    let at = (x, y + 5.0 * s, Anchor::Middle);
    primitives::write(on, style, &value.to_string(), at, ink, 1.0);
}

/// Armies gained, or lost: struck through.
fn pill(on: &mut Pixmap, text: &str, [left, top, right, foot]: Edges, back: Rgb, s: f32) {
    let (middle, centre) = (f32::midpoint(top, foot), f32::midpoint(left, right));
    let room = right - left - 2.0 * s;
    let pill = shapes::pill(centre - room / 2.0, middle - 9.5 * s, room, 19.0 * s, 9.4 * s);
    primitives::stroke(on, pill.as_ref(), 3.8 * s, INK, 0.9);
    primitives::fill(on, pill.as_ref(), back, 1.0);
    primitives::stroke(on, pill.as_ref(), 1.4 * s, CREAM, 1.0);
    if back == LOSS {
        // The line is behind the figure, so that it stays legible.
        let half = room / 2.0 + 2.0 * s;
        let ends = [[centre - half, middle + 8.0 * s], [centre + half, middle - 8.0 * s]];
        let line = shapes::curves(&[[ends[0], ends[0], ends[1], ends[1]]]);
        primitives::stroke(on, line.as_ref(), 4.6 * s, INK, 0.9);
        primitives::stroke(on, line.as_ref(), 2.2 * s, CREAM, 1.0);
        primitives::fill(
            on,
            shapes::pill(centre - room / 2.0 + 3.0 * s, middle - 6.5 * s, room - 6.0 * s, 13.0 * s, 6.4 * s)
                .as_ref(),
            back,
            1.0,
        );
    }
    let style = FIGURE.larger(s);
    primitives::write(on, style, text, (centre, middle + 5.7 * s, Anchor::Middle), CREAM, 1.0);
}

/// Two swords, and the other parties' badges with their armies.
fn war(on: &mut Pixmap, forces: &[Force], across: usize, [left, top, ..]: Edges, s: f32) {
    let widths: Vec<f32> = std::iter::once(CHIP * 2.0).chain(forces.iter().copied().map(force)).collect();
    for (i, [x, y]) in cells(&widths, across, FORCE * 2.0 + 3.0, [left, top], s).into_iter().enumerate() {
        let Some(party) = i.checked_sub(1).and_then(|i| forces.get(i)) else {
            primitives::fill(on, PathBuilder::from_circle(x, y, (CHIP + 1.6) * s).as_ref(), INK, 0.95);
            primitives::fill(on, PathBuilder::from_circle(x, y, CHIP * s).as_ref(), [0xA8, 0x1E, 0x18], 1.0);
            primitives::stroke(on, PathBuilder::from_circle(x, y, CHIP * s).as_ref(), 1.4 * s, CREAM, 1.0);
            icons::draw(on, Icon::Swords, [x, y], 8.0 * s, [CREAM, [0xA8, 0x1E, 0x18]]);
            continue;
        };
        plate(on, party.tint, [x, y], (FORCE - 2.0) * s, 2.0 * s);
        let text = party.armies.to_string();
        let size = [15.0, 13.0, 10.5, 8.5][text.len().clamp(1, 4) - 1] * s;
        let at = (x, y + size * 0.355, Anchor::Middle);
        primitives::write(on, Style::new(Face::Strong, size), &text, at, party.tint.digits(), 1.0);
    }
}

/// Pieces as discs in their owners' colours, with their number if there are several.
fn pieces(on: &mut Pixmap, standing: &[Standing], across: usize, [left, top, ..]: Edges, s: f32) {
    let widths: Vec<f32> = standing.iter().copied().map(chip).collect();
    let places = cells(&widths, across, CHIP * 2.0 + 1.0, [left, top], s);
    for ((piece, wide), [x, y]) in standing.iter().zip(&widths).zip(places) {
        let (back, ink) = (piece.tint.badge(), piece.tint.digits());
        let (wide, high) = (wide * s, CHIP * 2.0 * s);
        let [l, t] = [x - wide / 2.0, y - high / 2.0];
        let shape = shapes::pill(l, t, wide, high, CHIP * s * 0.98);
        primitives::stroke(on, shape.as_ref(), 3.6 * s, INK, 0.95);
        primitives::fill(on, shape.as_ref(), back, 1.0);
        primitives::stroke(on, shape.as_ref(), 1.3 * s, CREAM, 1.0);
        icons::draw(on, piece.piece.into(), [l + CHIP * s, y], 8.0 * s, [ink, back]);
        if piece.count > 1 {
            let at = (l + wide - 5.5 * s, y + 5.6 * s, Anchor::End);
            primitives::write(on, FIGURE.larger(s), &piece.count.to_string(), at, ink, 1.0);
        }
    }
}

/// The centre of each item in rows of `across` items.
fn cells(widths: &[f32], across: usize, high: f32, [left, top]: Point, s: f32) -> Vec<Point> {
    let mut out = Vec::new();
    for (row, things) in widths.chunks(across.max(1)).enumerate() {
        let y = top + (2.0 + high / 2.0 + (high + GAP) * row as f32) * s;
        let mut x = left + 2.0 * s;
        for wide in things {
            out.push([x + wide / 2.0 * s, y]);
            x += (wide + GAP) * s;
        }
    }
    out
}

/// A leader line from a badge to a mark that is not next to it.
pub(crate) fn leader(on: &mut Pixmap, at: Point, edges: Edges, tint: Tint, s: f32) {
    let Some([from, near]) = leading(at, &edges, s) else { return };
    let path = shapes::curves(&[[from, from, near, near]]);
    primitives::stroke(on, path.as_ref(), 5.0 * s, INK, 0.8);
    primitives::stroke(on, path.as_ref(), 2.6 * s, CREAM, 1.0);
    primitives::stroke(on, path.as_ref(), 1.4 * s, tint.badge(), 1.0);
}

/// The icon of a ruin, in place of a badge.
pub(crate) fn ruin(on: &mut Pixmap, ruin: Ruin, [x, y]: Point, s: f32) {
    const AMBER: Rgb = [0xFF, 0xB3, 0x2E];
    const SOOT: Rgb = [0x17, 0x12, 0x10];
    match ruin {
        Ruin::Y2210(_) => {
            let r = 19.0 * s;
            primitives::fill(on, PathBuilder::from_circle(x, y, r + 2.6 * s).as_ref(), SOOT, 1.0);
            primitives::fill(on, PathBuilder::from_circle(x, y, r).as_ref(), AMBER, 1.0);
            primitives::fill(on, PathBuilder::from_circle(x, y, r - 2.0 * s).as_ref(), SOOT, 1.0);
            icons::draw(on, Icon::Trefoil, [x, y], 14.0 * s, [AMBER, SOOT]);
        }
        Ruin::ColdWar(_) => {
            // A little lower: the cloud extends further up than its stem extends down, and both must stay inside the
            // badge's place.
            let y = y + 2.4 * s;
            icons::draw(on, Icon::Mushroom, [x, y], 23.0 * s, [SOOT, SOOT]);
            icons::draw(on, Icon::Mushroom, [x, y], 19.9 * s, [[0xFF, 0x8A, 0x2B], SOOT]);
            icons::draw(on, Icon::Mushroom, [x, y - 1.0 * s], 14.7 * s, [[0xFF, 0xE0, 0xA6], SOOT]);
        }
    }
}
