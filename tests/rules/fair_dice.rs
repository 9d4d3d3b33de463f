//! `docs/fair-dice.md` says what the program does: its test vectors are made again ([PBP-40]).

use casus_belli::luck::{KeyedChance, Seed};
use casus_belli::rules::Chance;
use std::fs;
use std::path::Path;

fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/fair-dice.md")).unwrap()
}

/// The value of a line of the test vectors.
fn vector<'p>(page: &'p str, key: &str) -> &'p str {
    let line = page.lines().find(|line| line.starts_with(key)).unwrap_or_else(|| panic!("{key}"));
    line[key.len()..].trim()
}

#[test]
fn the_test_vectors_are_what_the_program_gives_pbp_40() {
    let page = page();
    let seed = Seed::read(vector(&page, "seed  ")).unwrap();
    let game: u64 = vector(&page, "game  ").parse().unwrap();
    let word = |seat: usize| {
        let key = format!("word of {seat}  ");
        page.contains(&key).then(|| vector(&page, &key).to_owned())
    };
    let words: Vec<Option<String>> = (0..6).map(word).collect();
    assert_eq!(words.iter().flatten().count(), 2);
    assert_eq!(seed.commitment(game, &[]), vector(&page, "promise  "));
    assert_eq!(seed.commitment(game, &words), vector(&page, "commitment  "));
    let mut chance = KeyedChance::new(&seed, &words);
    let mut draws = 0;
    for line in page.lines().filter_map(|line| line.strip_prefix("draw ")) {
        let (name, value) = line.split_once(' ').unwrap();
        let (number, bound) = name.split_once('/').unwrap();
        let value = value.split_whitespace().next().unwrap();
        let drawn = chance.draw(number.parse().unwrap(), bound.parse().unwrap());
        assert_eq!(drawn.to_string(), value, "{line}");
        draws += 1;
    }
    assert_eq!(draws, 9);
}

#[test]
fn the_vectors_without_words_are_what_the_program_gives_pbp_40() {
    let page = page();
    let (seed, none) = (Seed([1; 32]), [None, None]);
    assert!(page.contains(&seed.commitment(1, &none)));
    let mut chance = KeyedChance::new(&seed, &none);
    let drawn: Vec<String> = (0..12).map(|number| chance.draw(number, 6).to_string()).collect();
    assert!(page.contains(&format!("`{}`", drawn.join(" "))), "{drawn:?}");
}

#[test]
fn the_second_verifier_is_short_and_needs_no_library() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/verify.py")).unwrap();
    assert!(text.lines().count() < 100, "{} lines", text.lines().count());
    let imports: Vec<&str> = text.lines().filter(|line| line.contains("import ")).collect();
    assert_eq!(
        imports,
        ["import hashlib, hmac, itertools, json, re, struct, sys"],
        "the standard library alone"
    );
}
