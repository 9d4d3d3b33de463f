//! Scene to pixels: recolours the ground and draws what is live: rings, arrows, badges, marks, tags, legend.
//! Never decides what is worth showing: the scene says so.

use super::art::{Anchor, Art, HEIGHT, Labels, Point, WIDTH};
use super::brush;
use super::layers;
use super::legend;
use super::letters::{Face, Style};
use super::palette::{Rgb, Tint, hex};
use super::scene::{ArrowKind, Continent, Land, Scene};
use super::shapes;
use tiny_skia::{PathBuilder, Pixmap, StrokeDash};

/// Radius of a territory's badge.
pub(crate) const RADIUS: f32 = 21.5;

const CREAM: Rgb = [0xFF, 0xF4, 0xDC];
const INK: Rgb = [0x0D, 0x17, 0x22];
const GOLD: Rgb = [0xFF, 0xE0, 0x8A];

/// Draws a scene: 1600×900, opaque.
pub fn pixels(scene: &Scene) -> Pixmap {
    let art = Art::world();
    let labels = Labels::of(scene.lang);
    let mut on = recolour(scene, art);
    if scene.red_sea {
        optional_lanes(&mut on, art);
    }
    for land in scene.lands.iter().filter(|l| l.captured) {
        ring(&mut on, art, land);
    }
    lay_words(&mut on, scene);
    for continent in &scene.continents {
        bonus(&mut on, art, labels, continent);
    }
    let place = |at: usize| scene.lands.get(at).and_then(|l| labels.lands.get(&l.key)).map(|l| l.badge);
    for arrow in &scene.arrows {
        if let (Some(from), Some(to)) = (place(arrow.from), place(arrow.to)) {
            draw_arrow(&mut on, from, to, arrow.tint, arrow.kind);
        }
    }
    for land in scene.lands.iter().filter(|l| l.tint != Tint::Unowned) {
        if let Some(label) = labels.lands.get(&land.key) {
            badge(&mut on, land.tint, land.armies, label.badge);
            marks(&mut on, land, label.badge);
        }
    }
    legend::draw(&mut on, scene, art);
    on
}

/// The ground with each territory in its owner's colour.
fn recolour(scene: &Scene, art: &Art) -> Pixmap {
    let ground = layers::ground();
    let mut fills = vec![[0_u16; 3]; art.lands.len() + 1];
    for (fill, land) in fills[1..].iter_mut().zip(&art.lands) {
        let tint = scene.lands.iter().find(|l| l.key == land.key).map_or(Tint::Unowned, |l| l.tint);
        let colour =
            if tint == Tint::Unowned { hex(&art.continents[land.continent].ground) } else { tint.fill() };
        *fill = colour.map(u16::from);
    }
    let mut on = Pixmap::new(WIDTH, HEIGHT).expect("the picture's size is not zero");
    let pixels = on.data_mut().chunks_exact_mut(4);
    let layers = ground.base.chunks_exact(3).zip(&ground.gain).zip(&ground.mask);
    for (pixel, ((base, gain), mask)) in pixels.zip(layers) {
        pixel[3] = 255;
        if *mask == 0 {
            pixel[..3].copy_from_slice(base);
        } else {
            let gain = u16::from(*gain);
            for (out, (base, fill)) in pixel.iter_mut().zip(base.iter().zip(fills[usize::from(*mask)])) {
                // v + 128 + v/256, over 256: v/255, rounded.
                let v = gain * fill + 128;
                *out = base.saturating_add(((v + (v >> 8)) >> 8) as u8);
            }
        }
    }
    on
}

fn lay_words(on: &mut Pixmap, scene: &Scene) {
    let data = on.data_mut();
    for (at, word) in &layers::words(scene.lang).0 {
        let at = *at as usize * 4;
        let rest = 255 - u16::from(word[3]);
        for (out, over) in data[at..at + 3].iter_mut().zip(word) {
            let v = u16::from(*out) * rest + 128;
            *out = over.saturating_add(((v + (v >> 8)) >> 8) as u8);
        }
    }
}

fn optional_lanes(on: &mut Pixmap, art: &Art) {
    let (night, cream) = ([0x07, 0x13, 0x1E], [0xFF, 0xEF, 0xC4]);
    let curves = || art.optional_lanes.iter().flat_map(|l| &l.curves);
    let path = shapes::curves(curves());
    brush::stroke(on, path.as_ref(), 5.0, night, 0.6);
    brush::dashed(on, path.as_ref(), 2.4, cream, 1.0, StrokeDash::new(vec![6.0, 5.0], 0.0));
    for [x, y] in curves().flat_map(|c| [c[0], c[3]]) {
        brush::fill(on, PathBuilder::from_circle(x, y, 4.3).as_ref(), night, 1.0);
        brush::fill(on, PathBuilder::from_circle(x, y, 3.0).as_ref(), cream, 1.0);
    }
}

/// The glow around a territory that changed hands.
fn ring(on: &mut Pixmap, art: &Art, land: &Land) {
    let Some(at) = art.find(&land.key) else { return };
    let path = Some(&art.lands[at].main);
    for (width, opacity) in [(13.0, 0.10), (10.0, 0.14), (7.5, 0.22), (5.0, 0.4)] {
        brush::stroke(on, path, width, GOLD, opacity);
    }
    brush::stroke(on, path, 2.6, [0xFF, 0xF6, 0xD8], 1.0);
}

/// A continent's bonus; in its holder's colour if somebody holds it all.
fn bonus(on: &mut Pixmap, art: &Art, labels: &Labels, continent: &Continent) {
    let Some(drawn) = art.continents.iter().find(|c| c.key == continent.key) else { return };
    let lines = labels.continents.get(&continent.key).map_or(1, |n| n.lines.len());
    let [x, y] = drawn.tag;
    let y = y + 16.0 * lines as f32 + 6.0;
    let text = format!("+{}", continent.bonus);
    let style = Style::new(Face::Strong, 15.5);
    let (back, front, edge, opacity) = match continent.holder {
        None => ([0x0B, 0x1A, 0x28], CREAM, hex(&drawn.tint), 0.85),
        Some(tint) => (tint.badge(), tint.digits(), CREAM, 1.0),
    };
    let pill = shapes::pill(x - 19.0, y - 13.0, 38.0, 20.0, 10.0);
    brush::fill(on, pill.as_ref(), back, opacity);
    brush::stroke(on, pill.as_ref(), 1.4, edge, 1.0);
    brush::write(on, style, &text, (x, y + 2.5, Anchor::Middle), front, 1.0);
    if let Some(tint) = continent.holder {
        let mark = shapes::badge(tint.shape(), x - 29.0, y - 3.0, 9.0);
        brush::stroke(on, mark.as_ref(), 3.6, INK, 1.0);
        brush::fill(on, mark.as_ref(), tint.badge(), 1.0);
        brush::stroke(on, mark.as_ref(), 1.5, CREAM, 1.0);
    }
}

fn draw_arrow(on: &mut Pixmap, from: Point, to: Point, tint: Tint, kind: ArrowKind) {
    let gap = RADIUS + 5.0;
    let mut path = PathBuilder::new();
    let width = if kind == ArrowKind::Attack { 8.0 } else { 11.0 };
    let parts = if (from[0] - to[0]).abs() > 900.0 {
        // Round the back of the world: out at one edge, in at the other.
        let edge = |p: Point| [if p[0] < 800.0 { 2.0 } else { 1598.0 }, p[1]];
        [shapes::arrow(from, edge(from), [gap, 6.0], width), shapes::arrow(edge(to), to, [6.0, gap], width)]
    } else {
        [shapes::arrow(from, to, [gap, gap], width), None]
    };
    for part in parts.iter().flatten() {
        path.push_path(part);
    }
    let path = path.finish();
    let (core, rim) = match kind {
        ArrowKind::Move => ([0xFF, 0xF1, 0xCF], INK),
        ArrowKind::Attack | ArrowKind::Capture => (tint.badge(), CREAM),
    };
    brush::stroke(on, path.as_ref(), 7.0, INK, 0.75);
    brush::stroke(on, path.as_ref(), 3.4, rim, 1.0);
    brush::fill(on, path.as_ref(), core, 1.0);
}

/// The owner's badge with its number.
pub(crate) fn badge(on: &mut Pixmap, tint: Tint, armies: u32, [x, y]: Point) {
    brush::fill(on, shapes::badge(tint.shape(), x, y + 3.0, RADIUS + 2.6).as_ref(), [0, 0, 0], 0.34);
    plate(on, tint, [x, y], RADIUS, 2.6);
    if armies > 0 {
        let text = if armies > 9999 { "9999+".to_owned() } else { armies.to_string() };
        let size = RADIUS * [1.34, 1.24, 0.98, 0.78, 0.66][text.len().clamp(1, 5) - 1];
        let style = Style::new(Face::Strong, size);
        let lift = if tint == Tint::Purple { -0.5 } else { 0.0 };
        brush::write(on, style, &text, (x, y + size * 0.355 + lift, Anchor::Middle), tint.digits(), 1.0);
    }
}

/// A badge without number: dark rim, cream ring, the owner's colour.
pub(crate) fn plate(on: &mut Pixmap, tint: Tint, [x, y]: Point, radius: f32, ring: f32) {
    // Three fills, each a little smaller: half the time of strokes.
    let rings = [(ring, INK), (ring * 0.5, CREAM), (-ring * 0.5, tint.badge())];
    for (more, colour) in rings {
        brush::fill(on, shapes::badge(tint.shape(), x, y, radius + more).as_ref(), colour, 1.0);
    }
}

/// Reinforcements at the badge's upper right, losses at its lower right.
fn marks(on: &mut Pixmap, land: &Land, [x, y]: Point) {
    let mut mark = |n: u32, sign: &str, dy: f32, back: Rgb| {
        if n > 0 {
            let text = format!("{sign}{n}");
            let style = Style::new(Face::Strong, 15.0);
            let width = style.width(&text) + 9.0;
            let (left, middle) = (x + 12.0, y + dy);
            let pill = shapes::pill(left, middle - 9.0, width, 18.0, 8.9);
            brush::stroke(on, pill.as_ref(), 3.6, INK, 0.9);
            brush::fill(on, pill.as_ref(), back, 1.0);
            brush::stroke(on, pill.as_ref(), 1.3, CREAM, 1.0);
            brush::write(on, style, &text, (left + width / 2.0, middle + 5.3, Anchor::Middle), CREAM, 1.0);
        }
    };
    mark(land.gained, "+", -20.0, [0x1F, 0x7A, 0x4A]);
    mark(land.lost, "−", 20.0, [0x9E, 0x24, 0x1C]);
}
