//! What belongs to no single territory: continents' bonuses with their holders, notes below them, and the signs of landing
//! sites. Never where they stand: the layout says so.

use crate::render::board::geometry::{Art, Point};
use crate::render::board::label_places::{ContinentName, Label, Labels};
use crate::render::board::palette::{Rgb, hex};
use crate::render::board::shapes;
use crate::render::board::theme::Skin;
use crate::render::fonts::{Anchor, Face, Style};
use crate::render::layout::camera::Camera;
use crate::render::layout::continent_labels::{BAND, BAND_BADGE, BAND_END, BAND_HALF, band_text, size};
use crate::render::layout::format::Format;
use crate::render::layout::label_boxes::sign;
use crate::render::layout::label_visibility;
use crate::render::paint::icons::{self, Icon};
use crate::render::paint::plates::{CREAM, INK, plate};
use crate::render::paint::primitives;
use crate::render::scene::{Continent, Scene};
use tiny_skia::{PathBuilder, Pixmap, StrokeDash};

const SIGN: Rgb = [0xFF, 0xD8, 0x6B];

/// A continent's name and bonus on one band with the continent's outline, in its holder's colour if somebody holds it all.
fn band(on: &mut Pixmap, name: &str, [x, y]: Point, continent: &Continent, tint: Rgb, skin: &Skin, s: f32) {
    let (style, text) = (BAND.larger(s), band_text(name, continent.bonus));
    let badge = if continent.holder.is_some() { BAND_BADGE * s } else { 0.0 };
    let wide = style.width(&text) + BAND_END * 2.0 * s + badge;
    let half = BAND_HALF * s;
    let left = x - wide / 2.0;
    let (back, front, edge, opacity) = match continent.holder {
        None => (skin.tag[0], skin.tag[1], tint, 0.9),
        Some(holder) => (holder.badge(), holder.digits(), tint, 1.0),
    };
    let shape = shapes::pill(left, y - half, wide, half * 2.0, half * 0.98);
    primitives::stroke(on, shape.as_ref(), 5.0 * s, INK, 0.9);
    primitives::fill(on, shape.as_ref(), back, opacity);
    primitives::stroke(on, shape.as_ref(), 2.4 * s, edge, 1.0);
    if let Some(holder) = continent.holder {
        plate(on, holder, [left + half + 1.5 * s, y], 8.5 * s, 2.0 * s);
    }
    let from = left + BAND_END * s + badge;
    primitives::write(on, style, &text, (from, y + style.size * 0.35, Anchor::Start), front, 1.0);
}

/// The note below a continent's tag.
pub(crate) fn note(on: &mut Pixmap, name: &ContinentName, [x, y]: Point, s: f32, skin: &Skin) {
    let Some(note) = &name.note else { return };
    let (style, y) =
        (Style::new(Face::Plain, 13.5).larger(s), y + (16.0 * name.lines.len() as f32 + 29.0) * s);
    primitives::write(on, style, note, (x, y, Anchor::Middle), skin.title[1], 1.0);
}

/// A continent's bonus; in its holder's colour if somebody holds it all.
pub(crate) fn bonus(on: &mut Pixmap, scene: &Scene, format: &Format, continent: &Continent, camera: Camera) {
    let (art, skin) = (Art::of(scene.sheet), Skin::of(format.theme));
    let labels = Labels::of(scene.sheet, scene.lang, format.compact());
    let Some(drawn) = art.continents.iter().find(|c| c.key == continent.key) else { return };
    let name = labels.continents.get(&continent.key);
    if let Some((at, name)) = name.and_then(|name| Some((name.at?, name.lines.first()?))) {
        band(on, name, camera.at(at), continent, hex(&drawn.tint), skin, camera.size);
        return;
    }
    if continent.bonus == 0 || !label_visibility::tag(art, labels, drawn, camera) {
        return;
    }
    let lines = name.map_or(1, |n| n.lines.len());
    let ([x, y], s) = (camera.at(drawn.tag), size(art, camera));
    let y = y + (16.0 * lines as f32 + 6.0) * s;
    let style = Style::new(Face::Strong, 15.5).larger(s);
    let tint = hex(&drawn.tint);
    let (back, front, edge, opacity) = match continent.holder {
        None => (skin.tag[0], skin.tag[1], skin.deepen(tint), 0.85),
        Some(tint) => (tint.badge(), tint.digits(), CREAM, 1.0),
    };
    let pill = shapes::pill(x - 19.0 * s, y - 13.0 * s, 38.0 * s, 20.0 * s, 10.0 * s);
    if continent.holder.is_some() {
        primitives::stroke(on, pill.as_ref(), 4.4 * s, INK, 0.9);
    }
    primitives::fill(on, pill.as_ref(), back, opacity);
    primitives::stroke(on, pill.as_ref(), 1.4 * s, edge, 1.0);
    let text = format!("+{}", continent.bonus);
    primitives::write(on, style, &text, (x, y + 2.5 * s, Anchor::Middle), front, 1.0);
    if let Some(tint) = continent.holder {
        plate(on, tint, [x - 30.0 * s, y - 3.0 * s], 9.5 * s, 2.2 * s);
    }
}

/// A landing site: a broken ring round the badge, open towards the name, and a rocket behind the name.
pub(crate) fn site(on: &mut Pixmap, label: &Label, letters: f32, camera: Camera) {
    let (at, s) = (camera.at(label.badge), camera.size);
    let name = label.lines.first().map_or([0.0, 1.0], |line| {
        let [dx, dy] = [0, 1].map(|c| line.at[c] - label.badge[c]);
        if label.anchor == Anchor::Middle { [0.0, dy] } else { [dx, 0.0] }
    });
    let towards = name[1].atan2(name[0]);
    let mut ring = PathBuilder::new();
    for step in 0..=60_u8 {
        let turn = towards + 0.85 + f32::from(step) / 60.0 * (std::f32::consts::TAU - 1.7);
        let (x, y) = (at[0] + 29.5 * s * turn.cos(), at[1] + 29.5 * s * turn.sin());
        if step == 0 { ring.move_to(x, y) } else { ring.line_to(x, y) }
    }
    let ring = ring.finish();
    primitives::stroke(on, ring.as_ref(), 4.2 * s, [0x1A, 0x14, 0x05], 0.55);
    let dash = StrokeDash::new(vec![10.0 * s, 6.0 * s], 0.0);
    primitives::dashed(on, ring.as_ref(), 2.2 * s, SIGN, 0.95, dash);
    let [x, y] = sign(label, letters, camera);
    let disc = PathBuilder::from_circle(x, y, 10.5 * s);
    primitives::fill(on, disc.as_ref(), [0x1A, 0x14, 0x05], 1.0);
    primitives::stroke(on, disc.as_ref(), 1.6 * s, SIGN, 1.0);
    icons::draw(on, Icon::Rocket, [x, y], 7.0 * s, [SIGN, [0x1A, 0x14, 0x05]]);
}
