//! The ground of the futuristic Earth: the same land in a dark, glowing sea with thirteen inhabited parts.

use super::art::{self, Art};
use super::bake::{Ground, finish, lay_fill, lay_line, own};
use super::field::{Cover, Field};
use super::outline;
use super::palette::{Rgb, hex};
use super::shapes;
use super::sheet::Sheet;
use tiny_skia::{PathBuilder, StrokeDash};

const NIGHT: Rgb = [0x02, 0x07, 0x0D];
const ICE: Rgb = [0xBD, 0xF1, 0xFF];
const AMBER: Rgb = [0xFF, 0xE3, 0x8A];

/// Draws the layers.
pub(crate) fn ground() -> Ground {
    let (art, nature) = (Art::of(Sheet::Y2210), art::nature(Sheet::Y2210));
    let mut field = Field::new(sea);
    let land = Cover::fill(&art.coast, 0.0, 0.0);
    lay_line(&mut field, grid().as_ref(), 0.8, [0x5F, 0xD0, 0xFF], 0.07);
    lay_line(&mut field, outline::lines(&nature.graticule).as_ref(), 1.0, [0x7F, 0xE3, 0xFF], 0.13);
    field.lay(&Cover::stroke(&art.coast, 8.0).blur(8.0), [0x3F, 0xC8, 0xFF], 0.55);
    let mask = own(&mut field, art, &land);
    seas(&mut field, art);
    dress(&mut field, art, &land);
    lanes(&mut field, art);
    finish(&field, &mask)
}

fn sea(x: f32, y: f32) -> [f32; 3] {
    const STOPS: [[f32; 3]; 3] = [[14.0, 43.0, 71.0], [10.0, 29.0, 51.0], [5.0, 12.0, 24.0]];
    let t = ((x - 800.0).hypot(y - 420.0) / 980.0).min(1.0);
    let (low, high, u) =
        if t < 0.55 { (STOPS[0], STOPS[1], t / 0.55) } else { (STOPS[1], STOPS[2], (t - 0.55) / 0.45) };
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

/// A honeycomb over the whole picture.
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

/// The inhabited seas: their owner's colour dimmed over the water, each colony in a glowing outline.
fn seas(field: &mut Field, art: &Art) {
    let comb = comb();
    for land in art.lands.iter().filter(|l| art.continents[l.continent].water) {
        let inside = Cover::fill(&land.path, 0.0, 0.0);
        field.own(&Cover(inside.0.iter().map(|c| c * 0.5).collect()));
        field.lay(&comb.clone().within(&inside), [0xFF; 3], 0.15);
        field.lay(&Cover::stroke(&land.path, 12.0).blur(5.0).within(&inside), NIGHT, 0.5);
        lay_line(field, Some(&land.path), 4.2, [0x04, 0x10, 0x1C], 0.85);
        lay_line(field, Some(&land.path), 1.8, hex(&art.continents[land.continent].tint), 0.9);
    }
    for (path, about) in art.outlines.iter().zip(&art.continents).filter(|(_, c)| c.water) {
        field.lay(&Cover::stroke(path, 7.0).blur(3.0), hex(&about.tint), 0.8);
        lay_line(field, Some(path), 2.6, hex(&about.tint), 1.0);
    }
}

/// Honeycomb, scan lines and light over the land; borders and glowing outlines.
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
    field.lay(&Cover::stroke(&art.borders, 1.3).within(land), ICE, 0.75);
    for (path, about) in art.outlines.iter().zip(&art.continents).filter(|(_, c)| !c.water) {
        lay_line(field, Some(path), 4.4, [0x04, 0x10, 0x1C], 1.0);
        lay_line(field, Some(path), 2.0, hex(&about.tint), 1.0);
    }
}

/// Sea lanes between lands, and bridges between sea and land.
fn lanes(field: &mut Field, art: &Art) {
    let path = shapes::curves(art.lanes.iter().flat_map(|l| &l.curves));
    lay_line(field, path.as_ref(), 5.0, NIGHT, 0.7);
    if let Some(dashed) = path.as_ref().and_then(|p| p.dash(&StrokeDash::new(vec![5.0, 5.0], 0.0)?, 1.0)) {
        lay_line(field, Some(&dashed), 2.0, ICE, 1.0);
    }
    let links = || art.links.iter().flat_map(|l| &l.curves);
    let path = shapes::curves(links());
    lay_line(field, path.as_ref(), 7.0, NIGHT, 0.85);
    lay_line(field, path.as_ref(), 3.4, AMBER, 1.0);
    for [x, y] in links().flat_map(|c| [c[0], c[3]]) {
        lay_fill(field, PathBuilder::from_circle(x, y, 5.2).as_ref(), NIGHT, 1.0);
        lay_fill(field, PathBuilder::from_circle(x, y, 4.0).as_ref(), AMBER, 1.0);
    }
    for (x, y, dx, colour) in [
        (5.0, 520.0, 11.0, AMBER),
        (1595.0, 372.0, -11.0, AMBER),
        (6.0, 110.0, 11.0, ICE),
        (1594.0, 104.0, -11.0, ICE),
    ] {
        let tip = shapes::polygon(&[[x, y], [x + dx, y - 6.5], [x + dx, y + 6.5]]);
        lay_fill(field, tip.as_ref(), colour, 1.0);
    }
}
