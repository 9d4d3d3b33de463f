//! Bakes the boards' assets: the program writes them, the bot's tests compare them with `assets/boards`.
//!
//! [`ground`] draws everything on a board that is the same in all games and has no text into three layers.
//! Deterministic.

mod contours;
pub mod files;
mod float_canvas;
mod label_pairs;
mod label_placement;
mod moon;
mod y2210;
mod zone_outlines;

use crate::float_canvas::{Cover, Field, Relief};
use casus_belli_render::board::board_art::{Sheet, Theme};
use casus_belli_render::board::geometry::{self, Art, HEIGHT, WIDTH};
use casus_belli_render::board::ground::Ground;
use casus_belli_render::board::outline;
use casus_belli_render::board::palette::{Rgb, hex};
use casus_belli_render::board::shapes;
use casus_belli_render::board::theme::ThemeColours;
use tiny_skia::{Path, PathBuilder, StrokeDash};

/// Draws the layers from the geometry; takes seconds. Themes differ in the base only.
pub fn ground(sheet: Sheet, theme: Theme) -> Ground {
    match sheet {
        Sheet::World | Sheet::Risiko | Sheet::ColdWar => geography(sheet, theme),
        Sheet::Y2210 => crate::y2210::ground(theme),
        Sheet::Moon => crate::moon::ground(theme),
    }
}

/// The 256 colours that fit the pictures of a board in a theme best: red, green, blue of each.
pub fn palette(sheet: Sheet, theme: Theme) -> Vec<u8> {
    casus_belli_render::palette_choice(sheet, theme)
}

/// The world in the style of old maps.
fn geography(sheet: Sheet, theme: Theme) -> Ground {
    let (art, nature, skin) = (Art::of(sheet), geometry::nature(sheet), ThemeColours::of(theme));
    let mut field = Field::new(|x, y| sea(skin, x, y));
    let land = Cover::fill(&art.coast, 0.0, 0.0);
    waters(&mut field, art, &nature, skin);
    let mask = own(&mut field, art, &land);
    hills(&mut field, &nature, &land);
    shores(&mut field, art, &nature, &land);
    outlines(&mut field, art);
    lanes(&mut field, art, skin);
    rose(&mut field, art, skin);
    finish(&field, &mask)
}

/// Converts the canvas to layers of bytes.
pub(crate) fn finish(field: &Field, owner: &Owner) -> Ground {
    // No fill is visible below an opaque line, but the mask keeps the territory there, so that tests can check
    // borders.
    let kept = |(gain, (label, firm)): (&f32, (&u8, &bool))| if *gain > 0.0 || *firm { *label } else { 0 };
    Ground {
        base: field.rgb.iter().flatten().map(|v| v.round().clamp(0.0, 255.0) as u8).collect(),
        // In steps of three, below what the picture's colours tell apart: texture takes a quarter less space.
        gain: field.gain.iter().map(|g| (g * 85.0).round() as u8 * 3).collect(),
        mask: field.gain.iter().zip(owner.label.iter().zip(&owner.firm)).map(kept).collect(),
    }
}

/// The territory of each pixel.
pub(crate) struct Owner {
    /// 1 + the territory's index in the art; 0 if there is none.
    label: Vec<u8>,
    /// Whether the territory covers more than half of the pixel.
    firm: Vec<bool>,
}

fn sea(skin: &ThemeColours, x: f32, y: f32) -> [f32; 3] {
    let [inner, middle, outer] = skin.sea.map(|c| c.map(f32::from));
    let t = (((x - 760.0).powi(2) + (y - 400.0).powi(2)).sqrt() / 980.0).min(1.0);
    let (low, high) = if t < 0.45 { ((0.0, inner), (0.45, middle)) } else { ((0.45, middle), (1.0, outer)) };
    let u = (t - low.0) / (high.0 - low.0);
    [0, 1, 2].map(|c| low.1[c] + (high.1[c] - low.1[c]) * u)
}

/// Rhumb lines, graticule, coast lines and the land's shadow.
fn waters(field: &mut Field, art: &Art, nature: &geometry::Nature, skin: &ThemeColours) {
    let [cx, cy, _] = art.compass;
    let mut rhumbs = PathBuilder::new();
    for i in 0..32_u8 {
        let (sin, cos) = (f32::from(i) * std::f32::consts::PI / 16.0).sin_cos();
        rhumbs.move_to(cx, cy);
        rhumbs.line_to(cx + 2200.0 * sin, cy - 2200.0 * cos);
    }
    lay_line(field, rhumbs.finish().as_ref(), 1.0, skin.rhumb, 0.075);
    lay_line(field, outline::lines(&nature.graticule).as_ref(), 1.0, skin.grid, 0.10);
    let glow = Cover::stroke(&art.coast, 30.0).blur(12.0);
    field.lay(&glow, skin.shore[0], 0.16);
    for (width, opacity) in [(46.0, 0.045), (34.0, 0.055), (23.0, 0.065), (13.0, 0.11)] {
        lay_line(field, Some(&art.coast), width, skin.shore[1], opacity);
    }
    field.lay(&Cover::fill(&art.coast, 3.0, 6.0).blur(3.6), skin.shadow, 0.6);
}

/// Draws the land and returns the territory of each pixel.
pub(crate) fn own(field: &mut Field, art: &Art, land: &Cover) -> Owner {
    field.own(land);
    let mut best = vec![0.0_f32; land.0.len()];
    let mut mask = vec![0_u8; land.0.len()];
    for (i, territory) in art.lands.iter().enumerate() {
        for (at, cover) in Cover::fill(&territory.path, 0.0, 0.0).0.into_iter().enumerate() {
            if cover > best[at] {
                (best[at], mask[at]) = (cover, i as u8 + 1);
            }
        }
    }
    Owner { label: mask, firm: best.iter().map(|cover| *cover > 0.5).collect() }
}

/// Relief lit from the north-west, stronger along mountain ranges, and a vertical gradient over the whole land.
fn hills(field: &mut Field, nature: &geometry::Nature, land: &Cover) {
    let mut lift = Cover(vec![0.0; land.0.len()]);
    for range in &nature.ranges {
        let Some(path) = outline::lines([&range.line]) else { continue };
        let ridge = Cover::stroke(&path, range.half * 1.7).blur(range.half * 0.6);
        lift.0.iter_mut().zip(ridge.0).for_each(|(a, b)| *a = a.max(b * range.height));
    }
    let light = Relief::new(&lift).light();
    let shade = |f: &dyn Fn(f32) -> f32| Cover(light.iter().map(|l| f(*l).clamp(0.0, 1.0)).collect());
    field.lay(&shade(&|l| 1.14 - 1.5 * l).within(land), [0x05, 0x08, 0x10], 0.62);
    field.lay(&shade(&|l| 1.5 * l - 1.19).within(land), [0xFF, 0xF5, 0xD9], 0.52);
    let slope = |light: bool| {
        let rows = (0..HEIGHT).flat_map(|y| {
            let t = y as f32 / HEIGHT as f32 * 2.0 - 1.0;
            std::iter::repeat_n(if light { -t } else { t }.max(0.0) * 0.13, WIDTH as usize)
        });
        Cover(rows.collect()).within(land)
    };
    field.lay(&slope(true), [0xFF; 3], 1.0);
    field.lay(&slope(false), [0; 3], 1.0);
}

/// Inner shadows of borders, highlights of coasts, rivers, lakes.
fn shores(field: &mut Field, art: &Art, nature: &geometry::Nature, land: &Cover) {
    field.lay(&Cover::stroke(&art.borders, 9.0).blur(3.6).within(land), [0x0B, 0x14, 0x1D], 0.45);
    field.lay(&Cover::stroke(&art.coast, 7.0).blur(2.2).within(land), [0xFF, 0xF3, 0xD0], 0.28);
    if let Some(rivers) = outline::lines(&nature.rivers) {
        field.lay(&Cover::stroke(&rivers, 1.1).within(land), [0x17, 0x40, 0x5A], 0.36);
    }
    if let Some(lakes) = outline::rings(nature.lakes.iter().flatten()) {
        field.lay(&Cover::fill(&lakes, 0.0, 0.0).within(land), [0x2A, 0x5F, 0x7B], 1.0);
        field.lay(&Cover::stroke(&lakes, 0.9).within(land), [0x0F, 0x2A, 0x3D], 0.7);
    }
}

/// Borders, and the outline of each continent in its own colour, clipped to its own side.
fn outlines(field: &mut Field, art: &Art) {
    field.lay(&Cover::stroke(&art.borders, 3.2), [0xFF, 0xF3, 0xD6], 0.18);
    field.lay(&Cover::stroke(&art.borders, 1.5), [0x12, 0x1C, 0x26], 0.9);
    for outline in &art.outlines {
        field.lay(&Cover::stroke(outline, 4.8), [0x0B, 0x13, 0x1B], 0.95);
    }
    let insides: Vec<Cover> = art.outlines.iter().map(|o| Cover::fill(o, 0.0, 0.0)).collect();
    for (i, (outline, about)) in art.outlines.iter().zip(&art.continents).enumerate() {
        let mut line = Cover::stroke(outline, 2.4);
        for (_, other) in insides.iter().enumerate().filter(|(j, _)| *j != i) {
            line = line.without(other);
        }
        field.lay(&line, hex(&about.tint), 1.0);
    }
}

fn lanes(field: &mut Field, art: &Art, skin: &ThemeColours) {
    let [night, cream] = skin.lane;
    let lanes = || art.lanes.iter().flat_map(|l| &l.curves);
    let path = shapes::curves(lanes());
    lay_line(field, path.as_ref(), 5.0, night, 0.6);
    if let Some(dashed) = path.as_ref().and_then(|p| p.dash(&StrokeDash::new(vec![6.0, 5.0], 0.0)?, 1.0)) {
        lay_line(field, Some(&dashed), 2.4, cream, 1.0);
    }
    for [x, y] in lanes().flat_map(|c| [c[0], c[3]]).filter(|p| p[0] > 3.0 && p[0] < 1597.0) {
        lay_fill(field, PathBuilder::from_circle(x, y, 4.3).as_ref(), night, 1.0);
        lay_fill(field, PathBuilder::from_circle(x, y, 3.0).as_ref(), cream, 1.0);
    }
    for (x, y, dx) in [(6.0, 110.0, 11.0), (1594.0, 104.0, -11.0)] {
        lay_fill(
            field,
            shapes::polygon(&[[x, y], [x + dx, y - 6.5], [x + dx, y + 6.5]]).as_ref(),
            cream,
            1.0,
        );
    }
}

/// The compass rose.
fn rose(field: &mut Field, art: &Art, skin: &ThemeColours) {
    let [ring, light, dark, edge, hub] = skin.rose;
    let [cx, cy, r] = art.compass;
    if let Some(disc) = PathBuilder::from_circle(cx, cy, r * 0.78) {
        field.lay(&Cover::fill(&disc, 0.0, 0.0).blur(3.0), hub, 0.30);
    }
    for (part, width) in [(0.62, 1.0), (0.70, 2.2), (0.30, 1.0)] {
        lay_line(field, PathBuilder::from_circle(cx, cy, r * part).as_ref(), width, ring, 0.55);
    }
    let at = |turn: f32, part: f32| {
        let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
        [cx + r * part * sin, cy - r * part * cos]
    };
    let mut ticks = PathBuilder::new();
    for i in 0..72_u8 {
        let turn = f32::from(i) / 72.0;
        let ([ax, ay], [bx, by]) = (at(turn, 0.70), at(turn, if i % 2 == 0 { 0.765 } else { 0.745 }));
        ticks.move_to(ax, ay);
        ticks.line_to(bx, by);
    }
    lay_line(field, ticks.finish().as_ref(), 1.0, ring, 0.5);
    for (points, first, length, breadth) in
        [(8_u8, 1.0 / 16.0, 0.60, 0.085), (4, 1.0 / 8.0, 0.80, 0.11), (4, 0.0, 1.0, 0.15)]
    {
        for i in 0..points {
            let turn = first + f32::from(i) / f32::from(points);
            for (side, colour) in [(-0.125, light), (0.125, dark)] {
                let spike = shapes::polygon(&[[cx, cy], at(turn + side, breadth), at(turn, length)]);
                lay_fill(field, spike.as_ref(), colour, 1.0);
                lay_line(field, spike.as_ref(), 0.8, edge, 1.0);
            }
        }
    }
    let hub = PathBuilder::from_circle(cx, cy, r * 0.07);
    lay_fill(field, hub.as_ref(), light, 1.0);
    lay_line(field, hub.as_ref(), 1.0, edge, 1.0);
}

pub(crate) fn lay_line(field: &mut Field, path: Option<&Path>, width: f32, colour: Rgb, opacity: f32) {
    if let Some(path) = path {
        field.lay(&Cover::stroke(path, width), colour, opacity);
    }
}

pub(crate) fn lay_fill(field: &mut Field, path: Option<&Path>, colour: Rgb, opacity: f32) {
    if let Some(path) = path {
        field.lay(&Cover::fill(path, 0.0, 0.0), colour, opacity);
    }
}
