//! Names, lanes and neighbours of a board according to its drawing. For tests that compare drawing and rules, and for
//! close-ups of boards without rules.

use crate::board::board_art::{Sheet, Theme};
use crate::board::geometry::{Art, Land, WIDTH};
use crate::board::ground::Ground;
use crate::board::ground_layers;
use crate::board::label_places::Labels;
use crate::lang::Lang;
use std::collections::{BTreeMap, BTreeSet};

/// The sea lanes drawn, as pairs of text ids: those of all editions, and those of some.
pub fn lanes(sheet: Sheet) -> [Vec<[String; 2]>; 2] {
    let art = Art::of(sheet);
    let always = art.lanes.iter().chain(&art.links).map(|l| l.of.clone());
    [always.collect(), art.optional_lanes.iter().map(|l| l.of.clone()).collect()]
}

/// Text ids and names in the labels: continents first, then territories.
pub fn names(sheet: Sheet, lang: Lang) -> Vec<(String, String)> {
    let labels = Labels::of(sheet, lang, false);
    let continents = labels.continents.iter().map(|(k, c)| (k.clone(), c.name.clone()));
    continents.chain(labels.lands.iter().map(|(k, l)| (k.clone(), l.name.clone()))).collect()
}

/// Territories in drawing order: text id, continent, and whether a player can land there from another sheet.
pub fn territories(sheet: Sheet) -> Vec<(String, String, bool)> {
    let art = Art::of(sheet);
    let told = |land: &Land| {
        let continent = art.continents[land.continent].key.clone();
        (land.key.clone(), continent, art.sites.contains(&land.key))
    };
    art.lands.iter().map(told).collect()
}

/// Continents in drawing order, with their bonuses.
pub fn continents(sheet: Sheet) -> Vec<(String, u32)> {
    Art::of(sheet).continents.iter().map(|c| (c.key.clone(), c.bonus)).collect()
}

/// Values of territories, if the drawing has them.
pub fn values(sheet: Sheet) -> BTreeMap<String, u32> {
    Art::of(sheet).values.clone()
}

/// The pairs of territories that touch on the picture along at least `least` pixels of the shipped mask, sorted
/// within each pair.
pub fn touching(sheet: Sheet, least: usize) -> BTreeSet<[String; 2]> {
    let (art, wide) = (Art::of(sheet), WIDTH as usize);
    let Ground { mask, .. } = ground_layers::ground(sheet, Theme::Dark);
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
