//! What belongs to no single territory: continents' tags with their bonus and holder, and the signs of landing sites.
//! Where they stand and how they look; never what a continent is worth.

use super::collision::{Edges, centred, names, widest};
use super::format::{Camera, Format};
use super::label_visibility;
use crate::render::board::geometry::{self, Art, Point, WIDTH};
use crate::render::board::label_places::{Anchor, ContinentName, Label, Labels};
use crate::render::board::palette::{Rgb, hex};
use crate::render::board::shapes;
use crate::render::board::theme::Skin;
use crate::render::fonts::{Face, Style};
use crate::render::paint::icons::{self, Icon};
use crate::render::paint::primitives;
use crate::render::paint::{CREAM, INK, plate};
use crate::render::scene::{Continent, Scene};
use tiny_skia::{PathBuilder, Pixmap, StrokeDash};

const SIGN: Rgb = [0xFF, 0xD8, 0x6B];

/// How the title is set.
pub(crate) fn title(size: f32) -> Style {
    Style::new(Face::Title, 20.0).spaced(1.5).larger(size)
}

/// How the line below it is set.
pub(crate) fn subtitle(size: f32) -> Style {
    Style::new(Face::Script, 19.0).larger(size.sqrt())
}

/// How large continents' tags are.
pub(crate) fn size(art: &Art, camera: Camera) -> f32 {
    camera.size * art.tag_size
}

/// How a continent's name and bonus are set on narrow screens: as large as territories' names.
const BAND: Style = Style::new(Face::Strong, 17.5);
/// Half the height of the band that they stand on.
const BAND_HALF: f32 = 12.5;
/// Between the letters and the band's ends.
const BAND_END: f32 = 10.0;
/// The room at the band's left end for the badge of whoever holds it all.
const BAND_BADGE: f32 = 25.0;

/// What stands on a band.
fn band_text(name: &str, bonus: u32) -> String {
    if bonus > 0 { format!("{name} +{bonus}") } else { name.to_owned() }
}

/// The width and height of a band, with room for a holder's badge and its rim.
pub(crate) fn band_size(name: &str, bonus: u32, s: f32) -> [f32; 2] {
    let wide = BAND.width(&band_text(name, bonus)) + BAND_END * 2.0 + BAND_BADGE + 5.0;
    [wide * s, (BAND_HALF * 2.0 + 5.0) * s]
}

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

/// Height of the note below a tag.
const NOTED: f32 = 16.0;

/// The note below a continent's tag.
pub(crate) fn note(on: &mut Pixmap, name: &ContinentName, [x, y]: Point, s: f32, skin: &Skin) {
    let Some(note) = &name.note else { return };
    let (style, y) =
        (Style::new(Face::Plain, 13.5).larger(s), y + (16.0 * name.lines.len() as f32 + 29.0) * s);
    primitives::write(on, style, note, (x, y, Anchor::Middle), skin.title[1], 1.0);
}

/// The box of a continent's tag: its name's lines, the pill below them, the holder's badge; nothing if it is not seen.
pub(crate) fn room(scene: &Scene, format: &Format, continent: &Continent, camera: Camera) -> Option<Edges> {
    let art = Art::of(scene.sheet);
    let drawn = art.continents.iter().find(|c| c.key == continent.key)?;
    let labels = Labels::of(scene.sheet, scene.lang, format.compact());
    let edges = edges(art, labels, drawn, continent.holder.is_some(), camera)?;
    label_visibility::tag(art, labels, drawn, camera).then_some(edges)
}

/// The same wherever it lies; as wide as it is while somebody holds it all, or not.
pub(crate) fn edges(
    art: &Art,
    labels: &Labels,
    drawn: &geometry::Continent,
    held: bool,
    camera: Camera,
) -> Option<Edges> {
    let name = labels.continents.get(&drawn.key);
    let lines = name.map_or(&[][..], |n| &n.lines);
    if let Some((at, [line, ..])) = name.and_then(|n| n.at).zip(Some(lines)) {
        return Some(centred(camera.at(at), band_size(line, drawn.bonus, camera.size)));
    }
    if lines.is_empty() && drawn.bonus == 0 {
        return None;
    }
    let ([x, y], s) = (camera.at(drawn.tag), size(art, camera));
    let half = widest(lines, s).max(38.0 * s) / 2.0;
    let (left, more) = if held { (half.max(44.0 * s), 17.0) } else { (half, 14.0) };
    let top = y - match (lines.is_empty(), held) {
        (true, false) => 8.0,
        (true, true) => 11.0,
        (false, _) => 12.0,
    } * s;
    let noted = if name.is_some_and(|name| name.note.is_some()) { NOTED } else { 0.0 };
    Some([x - left, top, x + half, y + (16.0 * lines.len() as f32 + more + noted) * s])
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

/// Where the sign of a landing site stands: behind its name, so that the badge has room for what happens there.
pub(crate) fn sign(label: &Label, letters: f32, camera: Camera) -> Point {
    let [left, top, right, foot] = names(label, letters, camera).next().unwrap_or_default();
    let [x, s] = [right + 13.0 * camera.size, camera.size];
    let middle = f32::midpoint(top, foot) + 0.5 * s;
    // Where the name ends at the picture's edge, before it.
    if x + 12.0 * s > WIDTH as f32 { [left - 13.0 * s, middle] } else { [x, middle] }
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
