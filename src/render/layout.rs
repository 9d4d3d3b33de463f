//! Where badges and words lie, for the tests that hold them apart. Nothing here is drawn.

use super::Lang;
use super::art::{Art, WIDTH};
use super::bake::Ground;
use super::crowd::{self, Mark, Placed};
use super::format::{Camera, Format, MAP};
use super::labels::Labels;
use super::layers::{self, NAME};
use super::scene::Scene;
use super::sheet::{Sheet, Theme};
use super::tags;
use std::collections::BTreeSet;

/// A box on the picture, in pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    /// What lies there, e.g. `badge alaska`.
    pub what: String,
    /// Left, top, right, bottom.
    pub edges: [f32; 4],
}

impl Area {
    /// Whether two boxes share a pixel.
    pub fn meets(&self, other: &Self) -> bool {
        let ([l, t, r, b], [ol, ot, or, ob]) = (self.edges, other.edges);
        l < or && ol < r && t < ob && ot < b
    }
}

/// Every badge, name and continent tag of the whole board in that language, as large as its ink; `compact` for narrow
/// screens. As if somebody held every territory.
pub fn areas(sheet: Sheet, lang: Lang, compact: bool) -> Vec<Area> {
    let (art, labels) = (Art::of(sheet), Labels::of(sheet, lang, compact));
    let (size, style) = (labels.size, NAME.larger(labels.size));
    let mut out = Vec::new();
    for (key, label) in &labels.lands {
        out.push(Area { what: format!("badge {key}"), edges: crowd::badge(label.badge, size) });
        for line in &label.lines {
            if let Some(path) = style.path(&line.text, line.at[0], line.at[1], label.anchor) {
                let b = path.bounds();
                out.push(Area {
                    what: format!("name {key} {}", line.text),
                    edges: [b.left(), b.top(), b.right(), b.bottom()],
                });
            }
        }
    }
    for continent in &art.continents {
        let lines = labels.continents.get(&continent.key).map_or(&[][..], |n| &n.lines);
        let size = tags::size(art, labels, Camera { size, ..Camera::WHOLE });
        let wide = crowd::widest(lines, size).max(38.0 * size) / 2.0;
        let [x, y] = continent.tag;
        let foot = y + (16.0 * lines.len() as f32 + 13.0) * size;
        let top = if lines.is_empty() { y - 8.0 * size } else { y - 12.0 * size };
        if continent.bonus > 0 || !lines.is_empty() {
            out.push(Area { what: format!("tag {}", continent.key), edges: [x - wide, top, x + wide, foot] });
        }
    }
    out
}

/// Everything that a scene has beside its badges, where it is drawn: gains, losses, values, stars, pieces, parties of a
/// war. Each is named with its territory, e.g. `Pieces alaska`.
pub fn marks(scene: &Scene, format: &Format) -> Vec<Area> {
    let what = |placed: &Placed| match placed.mark {
        Mark::Gain => "gain",
        Mark::Loss => "loss",
        Mark::Worth => "worth",
        Mark::Wanted(_) => "wanted",
        Mark::War(_) => "war",
        Mark::Pieces(_) => "pieces",
    };
    let area = |placed: Placed| Area {
        what: format!("{} {}", what(&placed), scene.lands[placed.land].key),
        edges: placed.edges,
    };
    crowd::place(scene, format, Camera::of(scene, format)).into_iter().map(area).collect()
}

/// The room for badges and words, in pixels: all of a picture above its legend.
pub const ROOM: [f32; 4] = [0.0, 0.0, WIDTH as f32, MAP - 1.0];

/// The sea lanes drawn, as pairs of text ids: those of every edition, and those of some.
pub fn lanes(sheet: Sheet) -> [Vec<[String; 2]>; 2] {
    let art = Art::of(sheet);
    let always = art.lanes.iter().chain(&art.links).map(|l| l.of.clone());
    [always.collect(), art.optional_lanes.iter().map(|l| l.of.clone()).collect()]
}

/// Text ids and names as the art knows them: continents first, then territories.
pub fn names(sheet: Sheet, lang: Lang) -> Vec<(String, String)> {
    let labels = Labels::of(sheet, lang, false);
    let continents = labels.continents.iter().map(|(k, c)| (k.clone(), c.name.clone()));
    continents.chain(labels.lands.iter().map(|(k, l)| (k.clone(), l.name.clone()))).collect()
}

/// The pairs of territories whose land touches on the picture along at least `least` pixels of the shipped mask,
/// sorted within each pair.
pub fn touching(sheet: Sheet, least: usize) -> BTreeSet<[String; 2]> {
    let (art, wide) = (Art::of(sheet), WIDTH as usize);
    let Ground { mask, .. } = layers::ground(sheet, Theme::Dark);
    let mut lengths = vec![0_usize; 256 * 256];
    for i in 0..mask.len() {
        let beside = (i % wide + 1 < wide).then_some(i + 1);
        for j in [beside, Some(i + wide)].into_iter().flatten().filter(|j| *j < mask.len()) {
            let (a, b) = (mask[i].min(mask[j]), mask[i].max(mask[j]));
            if a != b && a > 0 {
                lengths[usize::from(a) * 256 + usize::from(b)] += 1;
            }
        }
    }
    let long = lengths.iter().enumerate().filter(|(_, n)| **n >= least);
    long.map(|(pair, _)| {
        let mut keys = [pair / 256, pair % 256].map(|at| art.lands[at - 1].key.clone());
        keys.sort();
        keys
    })
    .collect()
}
