//! What belongs to no single territory: continents' tags with their bonus and holder, and the signs of landing sites.
//! Where they stand and how they look; never what a continent is worth.

use super::art::{self, Art, Point};
use super::brush;
use super::crowd::{Edges, widest};
use super::format::{Camera, Format};
use super::icons::{self, Icon};
use super::labels::{Anchor, Label, Labels};
use super::letters::{Face, Style};
use super::paint::{CREAM, INK, plate};
use super::palette::{Rgb, hex};
use super::scene::{Continent, Scene};
use super::shapes;
use super::sight;
use super::skin::Skin;
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

/// How large continents' tags are: on narrow screens everything is large already.
pub(crate) fn size(art: &Art, labels: &Labels, camera: Camera) -> f32 {
    camera.size * if labels.size > 1.0 { 1.0 } else { art.tag_size }
}

/// The box of a continent's tag: its name's lines, the pill below them, the holder's badge; nothing if it is not seen.
pub(crate) fn room(scene: &Scene, format: &Format, continent: &Continent, camera: Camera) -> Option<Edges> {
    let art = Art::of(scene.sheet);
    let drawn = art.continents.iter().find(|c| c.key == continent.key)?;
    let labels = Labels::of(scene.sheet, scene.lang, format.compact());
    let edges = edges(art, labels, drawn, continent.holder.is_some(), camera)?;
    sight::tag(art, labels, drawn, camera).then_some(edges)
}

/// The same wherever it lies; as wide as it is while somebody holds it all, or not.
pub(crate) fn edges(
    art: &Art,
    labels: &Labels,
    drawn: &art::Continent,
    held: bool,
    camera: Camera,
) -> Option<Edges> {
    let lines = labels.continents.get(&drawn.key).map_or(&[][..], |n| &n.lines);
    if lines.is_empty() && drawn.bonus == 0 {
        return None;
    }
    let ([x, y], s) = (camera.at(drawn.tag), size(art, labels, camera));
    let half = widest(lines, s).max(38.0 * s) / 2.0;
    let (left, more) = if held { (half.max(44.0 * s), 17.0) } else { (half, 14.0) };
    let top = y - match (lines.is_empty(), held) {
        (true, false) => 8.0,
        (true, true) => 11.0,
        (false, _) => 12.0,
    } * s;
    Some([x - left, top, x + half, y + (16.0 * lines.len() as f32 + more) * s])
}

/// A continent's bonus; in its holder's colour if somebody holds it all.
pub(crate) fn bonus(on: &mut Pixmap, scene: &Scene, format: &Format, continent: &Continent, camera: Camera) {
    let (art, skin) = (Art::of(scene.sheet), Skin::of(format.theme));
    let labels = Labels::of(scene.sheet, scene.lang, format.compact());
    let Some(drawn) = art.continents.iter().find(|c| c.key == continent.key) else { return };
    if continent.bonus == 0 || !sight::tag(art, labels, drawn, camera) {
        return;
    }
    let lines = labels.continents.get(&continent.key).map_or(1, |n| n.lines.len());
    let ([x, y], s) = (camera.at(drawn.tag), size(art, labels, camera));
    let y = y + (16.0 * lines as f32 + 6.0) * s;
    let style = Style::new(Face::Strong, 15.5).larger(s);
    let tint = hex(&drawn.tint);
    let (back, front, edge, opacity) = match continent.holder {
        None => (skin.tag[0], skin.tag[1], skin.deepen(tint), 0.85),
        Some(tint) => (tint.badge(), tint.digits(), CREAM, 1.0),
    };
    let pill = shapes::pill(x - 19.0 * s, y - 13.0 * s, 38.0 * s, 20.0 * s, 10.0 * s);
    if continent.holder.is_some() {
        brush::stroke(on, pill.as_ref(), 4.4 * s, INK, 0.9);
    }
    brush::fill(on, pill.as_ref(), back, opacity);
    brush::stroke(on, pill.as_ref(), 1.4 * s, edge, 1.0);
    let text = format!("+{}", continent.bonus);
    brush::write(on, style, &text, (x, y + 2.5 * s, Anchor::Middle), front, 1.0);
    if let Some(tint) = continent.holder {
        plate(on, tint, [x - 30.0 * s, y - 3.0 * s], 9.5 * s, 2.2 * s);
    }
}

/// Where the sign of a landing site stands beside its badge.
pub(crate) fn sign([x, y]: Point, s: f32) -> Point {
    [x + 25.5 * s, y - 24.0 * s]
}

/// A landing site: a broken ring round the badge, open towards the name, and a rocket at its upper right.
pub(crate) fn site(on: &mut Pixmap, label: &Label, camera: Camera) {
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
    brush::stroke(on, ring.as_ref(), 4.2 * s, [0x1A, 0x14, 0x05], 0.55);
    let dash = StrokeDash::new(vec![10.0 * s, 6.0 * s], 0.0);
    brush::dashed(on, ring.as_ref(), 2.2 * s, SIGN, 0.95, dash);
    let [x, y] = sign(at, s);
    let disc = PathBuilder::from_circle(x, y, 10.5 * s);
    brush::fill(on, disc.as_ref(), [0x1A, 0x14, 0x05], 1.0);
    brush::stroke(on, disc.as_ref(), 1.6 * s, SIGN, 1.0);
    icons::draw(on, Icon::Rocket, [x, y], 7.0 * s, [SIGN, [0x1A, 0x14, 0x05]]);
}
