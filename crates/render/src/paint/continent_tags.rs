//! Draws continents' bonuses with their holders, and the signs of landing sites, at the positions given by the
//! layout.

use crate::board::geometry::Art;
use crate::board::palette::{Rgb, hex};
use crate::board::shapes;
use crate::board::theme::ThemeColours;
use crate::layout::board_words::LandWords;
use crate::layout::continent_labels::Tag;
use crate::paint::icons::{self, Icon};
use crate::paint::plain_badges::{CREAM, INK, plate};
use crate::paint::primitives;
use crate::scene::Scene;
use tiny_skia::{PathBuilder, Pixmap, StrokeDash};

const SIGN: Rgb = [0xFF, 0xD8, 0x6B];

/// A continent's bonus; in the holder's colour if one seat holds all of the continent.
pub(crate) fn bonus(on: &mut Pixmap, scene: &Scene, tag: &Tag, skin: &ThemeColours) {
    let Some(pill) = &tag.pill else { return };
    let (holder, s) = (scene.continents[tag.continent].holder, pill.size);
    let tint = hex(&Art::of(scene.sheet).continents[tag.drawn].tint);
    let [left, top, wide, high, corner] = pill.shape;
    let shape = shapes::pill(left, top, wide, high, corner);
    let (back, front) = holder.map_or((skin.tag[0], skin.tag[1]), |tint| (tint.badge(), tint.digits()));
    let (edge, line, opacity) = match (pill.band, holder.is_some()) {
        (true, held) => (tint, 2.4, if held { 1.0 } else { 0.9 }),
        (false, true) => (CREAM, 1.4, 1.0),
        (false, false) => (skin.deepen(tint), 1.4, 0.85),
    };
    if pill.band {
        primitives::stroke(on, shape.as_ref(), 5.0 * s, INK, 0.9);
    } else if holder.is_some() {
        primitives::stroke(on, shape.as_ref(), 4.4 * s, INK, 0.9);
    }
    primitives::fill(on, shape.as_ref(), back, opacity);
    primitives::stroke(on, shape.as_ref(), line * s, edge, 1.0);
    primitives::text(on, &pill.text, front, 1.0);
    if let Some((holder, at)) = holder.zip(pill.badge) {
        let [radius, ring] = if pill.band { [8.5, 2.0] } else { [9.5, 2.2] };
        plate(on, holder, at, radius * s, ring * s);
    }
}

/// A landing site: a broken ring around the badge, open towards the name, and a rocket after the name.
pub(crate) fn site(on: &mut Pixmap, land: &LandWords, s: f32) {
    let Some(site) = land.site else { return };
    let at = land.at;
    let mut ring = PathBuilder::new();
    for step in 0..=60_u8 {
        let turn = site.open + 0.85 + f32::from(step) / 60.0 * (std::f32::consts::TAU - 1.7);
        let (x, y) = (at[0] + 29.5 * s * turn.cos(), at[1] + 29.5 * s * turn.sin());
        if step == 0 { ring.move_to(x, y) } else { ring.line_to(x, y) }
    }
    let ring = ring.finish();
    primitives::stroke(on, ring.as_ref(), 4.2 * s, [0x1A, 0x14, 0x05], 0.55);
    let dash = StrokeDash::new(vec![10.0 * s, 6.0 * s], 0.0);
    primitives::dashed(on, ring.as_ref(), 2.2 * s, SIGN, 0.95, dash);
    let [x, y] = site.at;
    let disc = PathBuilder::from_circle(x, y, 10.5 * s);
    primitives::fill(on, disc.as_ref(), [0x1A, 0x14, 0x05], 1.0);
    primitives::stroke(on, disc.as_ref(), 1.6 * s, SIGN, 1.0);
    icons::draw(on, Icon::Rocket, [x, y], 7.0 * s, [SIGN, [0x1A, 0x14, 0x05]]);
}
