//! Computes the outlines of the Moon's territories and of the thirteen inhabited seas of 2210 for baking.
//! Deterministic.

use crate::contours::{Labelled, outlines};
use crate::float_canvas::{Cover, noise};
use casus_belli_render::board::board_art::Sheet;
use casus_belli_render::board::geometry::{Art, BoardFile, Border, HEIGHT, Lane, Point, Ring, WIDTH};
use serde::Deserialize;
use std::collections::{BTreeMap, VecDeque};
use tiny_skia::Path;

const W: usize = WIDTH as usize;
const H: usize = HEIGHT as usize;
/// The Moon's disc: centre and radius in pixels.
pub(crate) const DISC: [f32; 3] = [800.0, 424.0, 396.0];

/// The board file of labelled pixels; a label is 1 + the index in `keys`.
fn board(labels: Vec<u8>, keys: &[String]) -> BoardFile {
    let arcs = Labelled { wide: W, high: H, labels }.arcs();
    let territory = |(i, key): (usize, &String)| {
        let rings = outlines(&arcs, i as u8 + 1);
        (key.clone(), rings.into_iter().map(|ring| vec![ring]).collect())
    };
    let inner = arcs.iter().filter(|a| a.of[0] > 0);
    let name = |label: u8| keys[usize::from(label) - 1].clone();
    BoardFile {
        territories: keys.iter().enumerate().map(territory).collect(),
        borders: inner.map(|a| Border { of: a.of.map(name), lines: vec![a.line.clone()] }).collect(),
        links: Vec::new(),
    }
}

fn text(board: &BoardFile) -> Result<String, String> {
    serde_json::to_string(board).map(|text| text + "\n").map_err(|e| e.to_string())
}

/// The Moon: the disc divided by weighted distance from a seed for each territory, with uneven borders.
///
/// # Errors
/// If an asset file is invalid.
pub(crate) fn moon(seeds: &str) -> Result<String, String> {
    let seeds: BTreeMap<String, [f32; 3]> = serde_json::from_str(seeds).map_err(|e| e.to_string())?;
    let keys: Vec<String> = seeds.keys().cloned().collect();
    let label = |i: usize| {
        let [x, y] = [(i % W) as f32 + 0.5, (i / W) as f32 + 0.5];
        let place = [(x - DISC[0]) / DISC[2], (y - DISC[1]) / DISC[2]];
        if place[0].hypot(place[1]) > 1.0 {
            return 0;
        }
        let wave = |seed: u32| {
            let fine = noise(x * 0.045, y * 0.045, seed + 7);
            noise(x * 0.012, y * 0.012, seed) * 0.055 + fine * 0.022
        };
        let moved = [place[0] + wave(11), place[1] + wave(23)];
        let far = |s: &[f32; 3]| (moved[0] - s[0]).powi(2) + (moved[1] - s[1]).powi(2) - s[2];
        let near = seeds.values().enumerate().map(|(i, s)| (i, far(s)));
        near.fold((0, f32::MAX), |m, n| if n.1 < m.1 { n } else { m }).0 as u8 + 1
    };
    text(&board((0..W * H).map(label).collect(), &keys))
}

#[derive(Deserialize)]
struct Sketch {
    zones: BTreeMap<String, Zone>,
    links: Vec<[String; 2]>,
}

#[derive(Deserialize)]
struct Zone {
    colony: String,
    shape: Ring,
}

/// The thirteen seas: their straight sketches are rounded, kept away from the coast and connected to the land.
///
/// # Errors
/// If an asset file is invalid, or a connection can't be made.
pub(crate) fn seas(sketch: &str) -> Result<String, String> {
    let sketch: Sketch = serde_json::from_str(sketch).map_err(|e| e.to_string())?;
    let keys: Vec<String> = sketch.zones.keys().cloned().collect();
    let world = Art::of(Sheet::World);
    let near = |width: f32| {
        let shore = Cover::stroke(&world.coast, width);
        let land = Cover::fill(&world.coast, 0.0, 0.0);
        move |i: usize| shore.0[i] > 0.5 || land.0[i] > 0.5
    };
    let coast = near(17.0);
    let mut drawn = vec![0_u8; W * H];
    for (i, zone) in sketch.zones.values().enumerate() {
        let path = casus_belli_render::board::outline::rings([&zone.shape]).ok_or("a zone has no shape")?;
        paint(&mut drawn, &path, i as u8 + 1);
    }
    let mut labels = vec![0_u8; W * H];
    let mut colonies: Vec<&String> = sketch.zones.values().map(|z| &z.colony).collect();
    colonies.sort();
    colonies.dedup();
    for colony in colonies {
        let own: Vec<u8> =
            (1_u8..).zip(sketch.zones.values()).filter(|(_, z)| z.colony == *colony).map(|z| z.0).collect();
        let rough = |i: usize| if own.contains(&drawn[i]) && !coast(i) { 1.0 } else { 0.0 };
        let soft = Cover((0..W * H).map(rough).collect()).blur(9.0);
        let whole = largest(&|i| soft.0[i] > 0.5 && !coast(i));
        spread(&mut labels, &whole, |i| if own.contains(&drawn[i]) { drawn[i] } else { 0 });
    }
    let mut file = board(labels, &keys);
    for [zone, land] in &sketch.links {
        let from = file.territories.get(zone).ok_or_else(|| format!("no zone {zone}"))?;
        let at = world.find(land).ok_or_else(|| format!("no territory {land}"))?;
        let line = bridge(from, &world.lands[at].main).ok_or("no bridge")?;
        file.links.push(Lane { of: [zone.clone(), land.clone()], curves: vec![line] });
    }
    text(&file)
}

fn paint(on: &mut [u8], path: &Path, label: u8) {
    for (to, cover) in on.iter_mut().zip(Cover::fill(path, 0.0, 0.0).0) {
        if cover > 0.5 {
            *to = label;
        }
    }
}

fn neighbours(i: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (i % W, i / W);
    let all = [
        (x > 0).then(|| i - 1),
        (x + 1 < W).then(|| i + 1),
        (y > 0).then(|| i - W),
        (y + 1 < H).then(|| i + W),
    ];
    all.into_iter().flatten()
}

/// The largest connected part.
fn largest(inside: &dyn Fn(usize) -> bool) -> Vec<bool> {
    let mut part = vec![0_u32; W * H];
    let (mut count, mut best) = (0, (0, 0));
    for start in 0..W * H {
        if part[start] > 0 || !inside(start) {
            continue;
        }
        count += 1;
        let (mut open, mut size) = (vec![start], 0);
        part[start] = count;
        while let Some(i) = open.pop() {
            size += 1;
            for j in neighbours(i).filter(|j| inside(*j)) {
                if part[j] == 0 {
                    part[j] = count;
                    open.push(j);
                }
            }
        }
        if size > best.0 {
            best = (size, count);
        }
    }
    part.iter().map(|p| *p == best.1 && best.1 > 0).collect()
}

/// Gives every pixel of an area its own label, or that of the nearest labelled pixel if it has none.
fn spread(labels: &mut [u8], area: &[bool], own: impl Fn(usize) -> u8) {
    let mut open: VecDeque<usize> = VecDeque::new();
    for i in (0..W * H).filter(|i| area[*i] && own(*i) > 0) {
        labels[i] = own(i);
        open.push_back(i);
    }
    while let Some(i) = open.pop_front() {
        for j in neighbours(i).filter(|j| area[*j]) {
            if labels[j] == 0 {
                labels[j] = labels[i];
                open.push_back(j);
            }
        }
    }
}

/// The shortest line from a sea to a land, eleven pixels longer at both ends.
fn bridge(zone: &[Vec<Ring>], land: &Path) -> Option<[Point; 4]> {
    let mut best: Option<(f32, Point, Point)> = None;
    for a in zone.iter().flatten().flatten() {
        for b in land.points() {
            let far = (a[0] - b.x).hypot(a[1] - b.y);
            if best.is_none_or(|m| far < m.0) {
                best = Some((far, *a, [b.x, b.y]));
            }
        }
    }
    let (far, from, to) = best?;
    let step = [0, 1].map(|c| (to[c] - from[c]) / far.max(0.1) * 11.0);
    let round = |v: f32| (v * 10.0).round() / 10.0;
    let (from, to) = ([0, 1].map(|c| round(from[c] - step[c])), [0, 1].map(|c| round(to[c] + step[c])));
    Some([from, from, to, to])
}
