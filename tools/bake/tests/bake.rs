//! The boards' assets equal the output of baking, byte by byte. `cargo run --release -p casus-belli-bake` writes them
//! anew; with `-- --check` it compares the same files as these tests.

#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

use casus_belli_bake::files::{self, Step};
use casus_belli_render::Sheet;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/boards");

/// Bakes one step of some boards and compares the files.
fn again(step: Step, sheets: &[Sheet]) {
    for sheet in sheets {
        let baked = files::bake(step, *sheet).unwrap();
        let other = files::other(Path::new(DIR), &baked);
        assert!(other.is_empty(), "not what baking gives: {other:?}; please bake");
    }
}

#[test]
fn baking_outlines_again_changes_no_byte() {
    again(Step::Outlines, &Sheet::ALL);
}

#[test]
fn baking_the_places_of_the_worlds_badges_and_names_again_changes_no_byte() {
    again(Step::Places, &[Sheet::World, Sheet::Risiko, Sheet::ColdWar]);
}

#[test]
fn baking_the_places_of_2210s_badges_and_names_again_changes_no_byte() {
    again(Step::Places, &[Sheet::Y2210]);
}

#[test]
fn baking_the_places_of_the_moons_badges_and_names_again_changes_no_byte() {
    again(Step::Places, &[Sheet::Moon]);
}

#[test]
fn baking_the_layers_of_the_world_and_the_second_edition_again_changes_no_byte() {
    again(Step::Layers, &[Sheet::World, Sheet::Risiko, Sheet::ColdWar]);
}

#[test]
fn baking_the_layers_of_2210_again_changes_no_byte() {
    again(Step::Layers, &[Sheet::Y2210]);
}

#[test]
fn baking_the_layers_of_the_moon_again_changes_no_byte() {
    again(Step::Layers, &[Sheet::Moon]);
}

#[test]
fn choosing_the_colours_again_changes_no_byte() {
    again(Step::Palettes, &Sheet::ALL);
}

/// Source files, not baked: `docs/art.md` has the same list. All other files are baked.
const SOURCES: [&str; 24] = [
    "cold_war/art.json",
    "international.toml",
    "cold_war.toml",
    "italian.toml",
    "y2210.toml",
    "moon/art.json",
    "moon/nature.json",
    "moon/seeds.json",
    "moon/short.json",
    "moon/words_en.json",
    "moon/words_it.json",
    "risiko/cut.json",
    "world/README.md",
    "world/art.json",
    "world/board.json",
    "world/nature.json",
    "world/short.json",
    "world/words_en.json",
    "world/words_it.json",
    "y2210/art.json",
    "y2210/short.json",
    "y2210/sketch.json",
    "y2210/words_en.json",
    "y2210/words_it.json",
];

/// Files below a folder, as relative paths.
fn below(folder: &Path, name: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder.join(name)).unwrap().map(|entry| entry.unwrap());
    let files = entries.flat_map(|entry| {
        let path = PathBuf::from(name).join(entry.file_name()).to_str().unwrap().to_owned();
        if entry.file_type().unwrap().is_dir() { below(folder, &path) } else { vec![path] }
    });
    files.collect()
}

#[test]
fn every_file_of_the_boards_is_written_by_people_or_baked_and_compared_here() {
    let shipped: BTreeSet<String> = below(Path::new(DIR), "").into_iter().collect();
    let steps = Step::ALL.into_iter().flat_map(|step| Sheet::ALL.map(|sheet| (step, sheet)));
    let baked = steps.flat_map(|(step, sheet)| files::names(step, sheet));
    let known: BTreeSet<String> = SOURCES.map(str::to_owned).into_iter().chain(baked).collect();
    assert_eq!(shipped, known);
}
