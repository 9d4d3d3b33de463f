//! Paints the board's part of a picture: recolours the ground and draws rings, arrows, badges, marks and tags.
//! Content and positions are given by scene and layout.

use crate::board::geometry::{self, Art, Point, WIDTH};
use crate::board::ground::Ground;
use crate::board::ground_layers;
use crate::board::outline;
use crate::board::palette::{Rgb, Tint, hex};
use crate::board::shapes;
use crate::board::theme::ThemeColours;
use crate::layout::Layout;
use crate::layout::badges::Badge;
use crate::layout::camera::Camera;
use crate::layout::format::Format;
use crate::layout::marker_layout::Placed;
use crate::layout::measures::MAP;
use crate::paint::continent_tags;
use crate::paint::devastation;
use crate::paint::flight_paint;
use crate::paint::markers;
use crate::paint::place_names;
use crate::paint::plain_badges::INK;
use crate::paint::{primitives, weapon_range, year_track};
use crate::scene::{Land, Scene};
use tiny_skia::{FilterQuality, Path, PathBuilder, Pixmap, PixmapPaint, StrokeDash};

const GOLD: Rgb = [0xFF, 0xE0, 0x8A];
const WHITE: Rgb = [0xF4, 0xFB, 0xFF];
const FIRE: Rgb = [0xFF, 0x6A, 0x2A];

/// Height of a picture with everything below the board.
pub(crate) const fn high(layout: &Layout) -> u32 {
    MAP as u32 + layout.legend.height as u32
}

/// The board alone at the top of a picture of that height; the rest is empty.
pub(crate) fn above(scene: &Scene, layout: &Layout, format: &Format, high: u32) -> Pixmap {
    let (art, skin, camera) = (Art::of(scene.sheet), ThemeColours::of(format.theme), layout.camera);
    let mut on = land(scene, format, camera, high);
    weapon_range::outline(&mut on, art, scene, camera);
    for land in scene.lands.iter().filter(|l| l.captured || l.struck) {
        ring(&mut on, art, land, camera);
    }
    for wanted in scene.own.iter().flat_map(|own| &own.wanted).filter(|wanted| wanted.why.outlined()) {
        if let Some(at) = scene.lands.get(wanted.at).and_then(|land| art.find(&land.key)) {
            goal(&mut on, &art.lands[at].main, camera);
        }
    }
    let small = camera.marks();
    markers::arrows(&mut on, scene, &layout.arrows, small);
    flight_paint::trails(&mut on, scene, &layout.aloft, small);
    // Names are drawn above arrows and trails, to stay legible.
    words(&mut on, scene, layout, format);
    for tag in &layout.tags {
        continent_tags::bonus(&mut on, scene, tag, skin);
    }
    badges(&mut on, scene, layout);
    for (arrow, edges) in &layout.steps {
        markers::step(&mut on, &scene.arrows[*arrow], *edges, camera.size);
    }
    flight_paint::icons(&mut on, scene, &layout.aloft, small);
    for (line, ink) in layout.title.iter().flatten().zip(skin.title) {
        primitives::text(&mut on, line, ink, 1.0);
    }
    for mark in &layout.track {
        year_track::mark(&mut on, mark, skin.title[0]);
    }
    on
}

/// The whole board with owners and names only, for choosing palettes.
pub(crate) fn board(scene: &Scene, format: &Format) -> Pixmap {
    let layout = Layout::of(scene, format);
    let mut on = land(scene, format, layout.camera, high(&layout));
    words(&mut on, scene, &layout, format);
    on
}

/// Badges and marks.
fn badges(on: &mut Pixmap, scene: &Scene, layout: &Layout) {
    let s = layout.camera.size;
    for mark in layout.marks.iter().filter(|p| p.far) {
        let land = &scene.lands[mark.land];
        if let Some(label) = layout.words.lands.get(&land.key) {
            markers::leader(on, label.at, mark.edges, land.tint, s);
        }
    }
    for (land, badge) in scene.lands.iter().zip(&layout.badges) {
        let Some(Badge { at, number, .. }) = badge else { continue };
        if let Some(ruin) = land.extras.ruin {
            markers::ruin(on, ruin, *at, s);
        } else if let Some(number) = number {
            markers::badge(on, land.tint, *at, number, s);
        }
    }
    for Placed { land, mark, edges, size, .. } in &layout.marks {
        markers::mark(on, &scene.lands[*land], *mark, *edges, *size);
    }
}

/// The board with each territory in its owner's colour, and lanes; the rest of the picture is empty.
fn land(scene: &Scene, format: &Format, camera: Camera, high: u32) -> Pixmap {
    let (art, skin) = (Art::of(scene.sheet), ThemeColours::of(format.theme));
    let ground = ground_layers::ground(scene.sheet, format.theme);
    let fills = fills(scene, art);
    let mut on = recolour(ground, &fills, if camera.whole() { high } else { MAP as u32 });
    devastation::lay(&mut on, ground, scene, art);
    hatch(&mut on, ground, scene, art);
    weapon_range::shade(&mut on, ground, scene, art);
    if format.patterns {
        patterns(&mut on, ground, scene, art);
    }
    if !camera.whole() {
        on = closer(&on, art, skin, scene, camera, high);
    }
    if scene.optional_lanes {
        lanes(&mut on, &art.optional_lanes, skin, camera);
    }
    on
}

/// The colour of each territory in the art's order; the first entry is unused.
fn fills(scene: &Scene, art: &Art) -> Vec<[u16; 3]> {
    let colour = |land: &geometry::Land| {
        let tint = scene.lands.iter().find(|l| l.key == land.key).map_or(Tint::Unowned, |l| l.tint);
        tint.fill()
    };
    std::iter::once([0; 3]).chain(art.lands.iter().map(|l| colour(l).map(u16::from))).collect()
}

fn recolour(ground: &Ground, fills: &[[u16; 3]], high: u32) -> Pixmap {
    let mut on = Pixmap::new(WIDTH, high).expect("the picture's size is not zero");
    let pixels = on.data_mut().as_chunks_mut::<4>().0.iter_mut();
    let layers = ground.base.as_chunks::<3>().0.iter().zip(&ground.gain).zip(&ground.mask);
    for (pixel, (([r, g, b], gain), mask)) in pixels.zip(layers.take((WIDTH * MAP as u32) as usize)) {
        if *mask == 0 {
            *pixel = [*r, *g, *b, 255];
        } else {
            let fill = fills[usize::from(*mask)];
            // v + 128 + v/256, over 256: v/255, rounded.
            let lit = |base: u8, fill: u16| {
                let v = u16::from(*gain) * fill + 128;
                base.saturating_add(((v + (v >> 8)) >> 8) as u8)
            };
            *pixel = [lit(*r, fill[0]), lit(*g, fill[1]), lit(*b, fill[2]), 255];
        }
    }
    on
}

/// Draws each owner's pattern on the land, a little brighter than the land.
fn patterns(on: &mut Pixmap, ground: &Ground, scene: &Scene, art: &Art) {
    let owner = |land: &geometry::Land| {
        scene.lands.iter().find(|l| l.key == land.key).map_or(Tint::Unowned, |l| l.tint)
    };
    let tints: Vec<Tint> = art.lands.iter().map(owner).collect();
    for (i, pixel) in on.data_mut().as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let Some(mask) = ground.mask.get(i).filter(|m| **m > 0) else { continue };
        let (x, y) = (i as u32 % WIDTH, i as u32 / WIDTH);
        if y < MAP as u32 && tints[usize::from(*mask) - 1].pattern(x, y) {
            let lift = u16::from(ground.gain[i]) * 46 / 255;
            for v in &mut pixel[..3] {
                *v += ((255 - u16::from(*v)) * lift / 255) as u8;
            }
        }
    }
}

/// Hatches territories captured before the last few captures.
fn hatch(on: &mut Pixmap, ground: &Ground, scene: &Scene, art: &Art) {
    let earlier = |land: &geometry::Land| {
        let found = scene.lands.iter().find(|l| l.key == land.key).filter(|l| l.earlier)?;
        let [r, g, b] = found.tint.fill().map(u32::from);
        // Light lines on dark land, dark ones on light land.
        Some(if r * 3 + g * 6 + b > 1_500 { 0 } else { 255 })
    };
    let tones: Vec<Option<u16>> = art.lands.iter().map(earlier).collect();
    if tones.iter().all(Option::is_none) {
        return;
    }
    for (i, pixel) in on.data_mut().as_chunks_mut::<4>().0.iter_mut().enumerate().take(ground.mask.len()) {
        let Some(tone) = ground.mask[i].checked_sub(1).and_then(|at| tones[usize::from(at)]) else {
            continue;
        };
        let (x, y) = (i as u32 % WIDTH, i as u32 / WIDTH);
        if y < MAP as u32 && (x + y) % 11 < 3 {
            let part = u16::from(ground.gain[i]) * 56 / 255;
            for v in &mut pixel[..3] {
                *v = ((u16::from(*v) * (255 - part) + tone * part) / 255) as u8;
            }
        }
    }
}

/// A close-up: the board enlarged, with its lines drawn again in full resolution.
fn closer(
    board: &Pixmap,
    art: &Art,
    skin: &ThemeColours,
    scene: &Scene,
    camera: Camera,
    high: u32,
) -> Pixmap {
    let mut on = Pixmap::new(WIDTH, high).expect("the picture's size is not zero");
    let smooth = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
    on.draw_pixmap(0, 0, board.as_ref(), &smooth, camera.transform(), None);
    let size = camera.lines();
    if let Some(lakes) = outline::rings(geometry::nature(scene.sheet).lakes.iter().flatten()) {
        primitives::trace(&mut on, Some(&lakes), 1.0 * size, ([0x0F, 0x2A, 0x3D], 0.8), camera);
    }
    primitives::trace(&mut on, Some(&art.borders), 2.0 * size, ([0x12, 0x1C, 0x26], 0.95), camera);
    for path in &art.outlines {
        primitives::trace(&mut on, Some(path), 4.8 * size, ([0x0B, 0x13, 0x1B], 0.95), camera);
    }
    for (path, about) in art.outlines.iter().zip(&art.continents) {
        primitives::trace(&mut on, Some(path), 2.4 * size, (hex(&about.tint), 1.0), camera);
    }
    lanes(&mut on, &art.lanes, skin, camera);
    on
}

fn lanes(on: &mut Pixmap, lanes: &[geometry::Lane], skin: &ThemeColours, camera: Camera) {
    let [night, cream] = skin.lane;
    let curves: Vec<[Point; 4]> =
        lanes.iter().flat_map(|l| &l.curves).map(|c| c.map(|p| camera.at(p))).collect();
    let (path, size) = (shapes::curves(&curves), camera.lines());
    primitives::stroke(on, path.as_ref(), 5.0 * size, night, 0.6);
    let dash = StrokeDash::new(vec![6.0 * size, 5.0 * size], 0.0);
    primitives::dashed(on, path.as_ref(), 2.4 * size, cream, 1.0, dash);
    for [x, y] in curves.iter().flat_map(|c| [c[0], c[3]]) {
        primitives::fill(on, PathBuilder::from_circle(x, y, 4.3 * size).as_ref(), night, 1.0);
        primitives::fill(on, PathBuilder::from_circle(x, y, 3.0 * size).as_ref(), cream, 1.0);
    }
}

/// The board's texts: cached for the full picture, otherwise drawn again.
fn words(on: &mut Pixmap, scene: &Scene, layout: &Layout, format: &Format) {
    if !layout.camera.whole() || format.large_labels() {
        place_names::set(on, scene.sheet, &layout.words, format.theme, layout.camera);
        return;
    }
    let data = on.data_mut().as_chunks_mut::<4>().0;
    for (at, word) in &place_names::words(scene.sheet, scene.lang, format.theme).0 {
        let rest = 255 - u16::from(word[3]);
        let pixel = &mut data[*at as usize];
        for (out, over) in pixel[..3].iter_mut().zip(word) {
            let v = u16::from(*out) * rest + 128;
            *out = over.saturating_add(((v + (v >> 8)) >> 8) as u8);
        }
    }
}

/// The glow around a territory that was captured or became a ruin.
fn ring(on: &mut Pixmap, art: &Art, land: &Land, camera: Camera) {
    let Some(at) = art.find(&land.key) else { return };
    let path = Some(&art.lands[at].main);
    if land.earlier && !land.struck {
        primitives::trace(on, path, 1.3 * camera.size, (WHITE, 0.5), camera);
        return;
    }
    let (glow, line) = if land.struck { (FIRE, [0xFF, 0xD0, 0x9A]) } else { (WHITE, WHITE) };
    // Makes the ring visible on a pale sea too.
    primitives::trace(on, path, 9.0 * camera.size, (INK, 0.3), camera);
    for (width, opacity) in [(13.0, 0.16), (9.0, 0.26), (6.0, 0.45)] {
        primitives::trace(on, path, width * camera.size, (glow, opacity), camera);
    }
    primitives::trace(on, path, 2.8 * camera.size, (line, 1.0), camera);
}

/// Outline of a territory of the viewer's objective: golden dashes on a dark line, unlike any outline of events.
fn goal(on: &mut Pixmap, path: &Path, camera: Camera) {
    let (path, s) = (path.clone().transform(camera.transform()), camera.marks());
    primitives::stroke(on, path.as_ref(), 5.6 * s, INK, 0.75);
    let dash = StrokeDash::new(vec![9.0 * s, 7.0 * s], 0.0);
    primitives::dashed(on, path.as_ref(), 3.2 * s, GOLD, 1.0, dash);
}
