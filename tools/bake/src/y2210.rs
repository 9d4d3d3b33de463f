//! Bakes the ground of the futuristic Earth: the world's land in a glowing sea with thirteen inhabited seas. The
//! themes differ in colours only; gain and mask must be equal.

use crate::float_canvas::{Cover, Field};
use crate::{finish, lay_fill, lay_line, own};
use casus_belli_render::board::board_art::{Sheet, Theme};
use casus_belli_render::board::geometry::{self, Art};
use casus_belli_render::board::ground::Ground;
use casus_belli_render::board::outline;
use casus_belli_render::board::palette::{Rgb, hex};
use casus_belli_render::board::shapes;
use tiny_skia::{PathBuilder, StrokeDash};

const NIGHT: Rgb = [0x02, 0x07, 0x0D];
const AMBER: Rgb = [0xFF, 0xE3, 0x8A];

/// The colours of a theme.
struct Tones {
    /// The sea at its centre, half way out, and in the corners.
    sea: [[f32; 3]; 3],
    /// Square grid, graticule.
    grid: [Rgb; 2],
    /// The glow along the coast.
    coast: Rgb,
    /// Water below an owner's colour, and the shadow along its edge.
    water: [Rgb; 2],
    /// Lanes and their casing; arrows at the picture's edge.
    lane: [Rgb; 2],
    /// Connections between sea and land.
    bridge: Rgb,
    /// Brightness of a colony's glow relative to its tint.
    glow: f32,
}

const DARK: Tones = Tones {
    sea: [[14.0, 43.0, 71.0], [10.0, 29.0, 51.0], [5.0, 12.0, 24.0]],
    grid: [[0x5F, 0xD0, 0xFF], [0x7F, 0xE3, 0xFF]],
    coast: [0x3F, 0xC8, 0xFF],
    water: [[0x0A, 0x1D, 0x33], NIGHT],
    lane: [[0xBD, 0xF1, 0xFF], NIGHT],
    bridge: AMBER,
    glow: 1.0,
};

const LIGHT: Tones = Tones {
    sea: [[226.0, 242.0, 247.0], [203.0, 229.0, 239.0], [158.0, 200.0, 220.0]],
    grid: [[0x1C, 0x7F, 0xB0], [0x10, 0x6C, 0x9C]],
    coast: [0x10, 0x9C, 0xD8],
    water: [[0xE2, 0xF1, 0xF6], [0x2A, 0x62, 0x7E]],
    lane: [[0x12, 0x3A, 0x52], [0xF4, 0xFA, 0xFA]],
    bridge: [0xFF, 0xD2, 0x4A],
    glow: 0.86,
};

/// Draws the layers.
pub(crate) fn ground(theme: Theme) -> Ground {
    let (art, nature) = (Art::of(Sheet::Y2210), geometry::nature(Sheet::Y2210));
    let tones = match theme {
        Theme::Dark => &DARK,
        Theme::Light => &LIGHT,
    };
    let mut field = Field::new(|x, y| sea(tones, x, y));
    let land = Cover::fill(&art.coast, 0.0, 0.0);
    lay_line(&mut field, grid().as_ref(), 0.8, tones.grid[0], 0.07);
    lay_line(&mut field, outline::lines(&nature.graticule).as_ref(), 1.0, tones.grid[1], 0.13);
    field.lay(&Cover::stroke(&art.coast, 8.0).blur(8.0), tones.coast, 0.55);
    let mask = own(&mut field, art, &land);
    seas(&mut field, art, tones);
    dress(&mut field, art, &land);
    lanes(&mut field, art, tones);
    finish(&field, &mask)
}

fn sea(tones: &Tones, x: f32, y: f32) -> [f32; 3] {
    let [inner, middle, outer] = tones.sea;
    let t = ((x - 800.0).hypot(y - 420.0) / 980.0).min(1.0);
    let (low, high, u) =
        if t < 0.55 { (inner, middle, t / 0.55) } else { (middle, outer, (t - 0.55) / 0.45) };
    [0, 1, 2].map(|c| low[c] + (high[c] - low[c]) * u)
}

fn grid() -> Option<tiny_skia::Path> {
    let mut path = PathBuilder::new();
    for i in 0..50_u8 {
        let at = f32::from(i) * 32.0;
        path.move_to(at, 0.0);
        path.line_to(at, 900.0);
        path.move_to(0.0, at);
        path.line_to(1600.0, at);
    }
    path.finish()
}

/// A honeycomb pattern over the whole picture.
fn comb() -> Cover {
    let mut path = PathBuilder::new();
    let (wide, high) = (24.0, 41.57);
    for row in 0..23_u8 {
        for column in 0..68_u8 {
            let (x, y) = (f32::from(column) * wide, f32::from(row) * high);
            path.move_to(x, y + 6.93);
            path.line_to(x + 12.0, y);
            path.line_to(x + 24.0, y + 6.93);
            path.line_to(x + 24.0, y + 20.78);
            path.line_to(x + 12.0, y + 27.71);
            path.line_to(x, y + 20.78);
            path.close();
            path.move_to(x + 12.0, y + 27.71);
            path.line_to(x + 12.0, y + 41.57);
        }
    }
    path.finish().map_or_else(|| Cover(Vec::new()), |path| Cover::stroke(&path, 1.0))
}

/// The inhabited seas: the owner's colour over nearly uniform water, each colony with a glowing outline.
fn seas(field: &mut Field, art: &Art, tones: &Tones) {
    let comb = comb();
    for land in art.lands.iter().filter(|l| art.continents[l.continent].water) {
        let inside = Cover::fill(&land.path, 0.0, 0.0);
        // Most of the sea's gradient is covered: otherwise each owner's colour would need many shades in the palette.
        field.lay(&inside, tones.water[0], 0.85);
        field.own(&Cover(inside.0.iter().map(|c| c * 0.62).collect()));
        field.lay(&comb.clone().within(&inside), [0xFF; 3], 0.15);
        field.lay(&Cover::stroke(&land.path, 12.0).blur(5.0).within(&inside), tones.water[1], 0.5);
        // As pale as borders on land: at the size of a phone, lines in the colony's colour would compete with the owner's.
        lay_line(field, Some(&land.path), 3.4, [0x04, 0x10, 0x1C], 0.85);
        lay_line(field, Some(&land.path), 1.3, DARK.lane[0], 0.6);
    }
    for (path, about) in art.outlines.iter().zip(&art.continents).filter(|(_, c)| c.water) {
        let glow = hex(&about.tint).map(|v| (f32::from(v) * tones.glow) as u8);
        field.lay(&Cover::stroke(path, 6.0).blur(2.4), glow, 0.35);
        lay_line(field, Some(path), 4.4, [0x04, 0x10, 0x1C], 1.0);
        lay_line(field, Some(path), 2.0, hex(&about.tint), 1.0);
    }
}

/// Honeycomb, scan lines and gradient of the land; borders and glowing outlines.
fn dress(field: &mut Field, art: &Art, land: &Cover) {
    field.lay(&comb().within(land), [0xFF; 3], 0.08);
    let scan = (0..land.0.len()).map(|i| if (i / 1600) % 4 == 0 { 1.0 } else { 0.0 });
    field.lay(&Cover(scan.collect()).within(land), [0; 3], 0.13);
    let slope = |dark: bool| {
        let at = |i: usize| (i / 1600) as f32 / 450.0 - 1.0;
        let rows = (0..land.0.len()).map(|i| if dark { at(i) } else { -at(i) }.max(0.0));
        Cover(rows.collect()).within(land)
    };
    field.lay(&slope(false), [0xFF; 3], 0.14);
    field.lay(&slope(true), [0; 3], 0.2);
    field.lay(&Cover::stroke(&art.borders, 9.0).blur(3.0).within(land), NIGHT, 0.6);
    field.lay(&Cover::stroke(&art.coast, 12.0).blur(3.0).within(land), NIGHT, 0.55);
    field.lay(&Cover::stroke(&art.borders, 1.3).within(land), DARK.lane[0], 0.75);
    for (path, about) in art.outlines.iter().zip(&art.continents).filter(|(_, c)| !c.water) {
        lay_line(field, Some(path), 4.4, [0x04, 0x10, 0x1C], 1.0);
        lay_line(field, Some(path), 2.0, hex(&about.tint), 1.0);
    }
}

/// Sea lanes between lands, and connections between sea and land.
fn lanes(field: &mut Field, art: &Art, tones: &Tones) {
    let ([ice, under], amber) = (tones.lane, tones.bridge);
    let path = shapes::curves(art.lanes.iter().flat_map(|l| &l.curves));
    lay_line(field, path.as_ref(), 5.0, under, 0.7);
    if let Some(dashed) = path.as_ref().and_then(|p| p.dash(&StrokeDash::new(vec![5.0, 5.0], 0.0)?, 1.0)) {
        lay_line(field, Some(&dashed), 2.0, ice, 1.0);
    }
    let links = || art.links.iter().flat_map(|l| &l.curves);
    let path = shapes::curves(links());
    lay_line(field, path.as_ref(), 7.0, NIGHT, 0.85);
    lay_line(field, path.as_ref(), 3.4, amber, 1.0);
    for [x, y] in links().flat_map(|c| [c[0], c[3]]) {
        lay_fill(field, PathBuilder::from_circle(x, y, 5.2).as_ref(), NIGHT, 1.0);
        lay_fill(field, PathBuilder::from_circle(x, y, 4.0).as_ref(), amber, 1.0);
    }
    for (x, y, dx, colour) in [
        (5.0, 520.0, 11.0, amber),
        (1595.0, 372.0, -11.0, amber),
        (6.0, 110.0, 11.0, ice),
        (1594.0, 104.0, -11.0, ice),
    ] {
        let tip = shapes::polygon(&[[x, y], [x + dx, y - 6.5], [x + dx, y + 6.5]]);
        lay_fill(field, tip.as_ref(), colour, 1.0);
    }
}
