//! `docs/fair-dice.md` agrees with the program: recomputes its test vectors ([PBP-40]).

use casus_belli::luck::{Beacon, Chain, Entropy, KeyedChance, SealedWord, Seed, unhex};
use casus_belli::rules::Chance;
use casus_belli::text::{Lang, Words};
use std::fs;
use std::path::Path;

fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/fair-dice.md")).unwrap()
}

/// The value in a line of the test vectors.
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
    let sealed = |seat: usize| {
        let key = format!("sealed of {seat}  ");
        let hash = page.contains(&key).then(|| unhex(vector(&page, &key)).unwrap())?;
        let key = format!("revealed of {seat}  ");
        Some(SealedWord { hash, word: page.contains(&key).then(|| vector(&page, &key).to_owned()) })
    };
    let sealed: Vec<Option<SealedWord>> = (0..6).map(sealed).collect();
    let given = (words.iter().flatten().count(), sealed.iter().flatten().count());
    assert_eq!(given, (2, 2));
    let round = vector(&page, "round  ").parse().unwrap();
    let signature = unhex(vector(&page, "signature  ")).unwrap();
    assert!(Chain::Quicknet.is_valid(round, &signature));
    let mix = Entropy { words, sealed, beacon: Beacon::Drawn { round, signature } };
    assert_eq!(seed.promise(game), vector(&page, "promise  "));
    assert_eq!(seed.commitment(game, &mix, None), vector(&page, "commitment  "));
    let mut chance = KeyedChance::new(&seed, &mix);
    let key = unhex(vector(&page, "key  ")).unwrap();
    assert_eq!(KeyedChance::from_key(key).draw(6, 3_000_000_000), chance.draw(6, 3_000_000_000));
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
fn what_an_owner_can_still_do_is_said_in_the_same_words_everywhere_pbp_40() {
    let flat: Vec<String> = page().lines().map(str::to_owned).collect();
    let english = Words::new(Lang::En).owner_knows();
    assert!(flat.contains(&english), "a line of its own in docs/fair-dice.md: {english}");
    for lang in [Lang::En, Lang::It] {
        let words = Words::new(lang);
        let told = words.owner_knows();
        for said in [
            words.word_given("pizza", "ab"),
            words.word_sealed("ab"),
            words.verify_running(1, "ab"),
            words.verify_yourself(),
            words.tournament_word_given("pizza", "ab"),
            words.tournament_word_sealed("ab"),
            words.tournament_verify_running(1),
            words.tournament_verify_true(1, 2, 3),
        ] {
            assert!(said.contains(&told), "{said}");
        }
    }
}

#[test]
fn the_vectors_without_words_are_what_the_program_gives_pbp_40() {
    let page = page();
    let (seed, none) = (Seed([1; 32]), Entropy::none(2));
    assert!(page.contains(&seed.commitment(1, &none, None)));
    let mut chance = KeyedChance::new(&seed, &none);
    let drawn: Vec<String> = (0..12).map(|number| chance.draw(number, 6).to_string()).collect();
    assert!(page.contains(&format!("`{}`", drawn.join(" "))), "{drawn:?}");
}
