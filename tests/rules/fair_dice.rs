//! `docs/fair-dice.md` agrees with the program: recomputes its test vectors ([PBP-40]).

use casus_belli::league::Plan;
use casus_belli::luck::{
    Beacon, BeaconMode, BeaconUse, Chain, Entropy, KeyedChance, SealedWord, Seed, hash_of, hex, unhex,
};
use casus_belli::record::{FixedTournament, TournamentRecord, tournament_terms};
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
    let mix = Entropy { words, sealed, beacon: Beacon::Drawn { round, signature }, erased: None };
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

/// The lines of the page that begin with that key, without it.
fn vectors<'p>(page: &'p str, key: &str) -> Vec<&'p str> {
    page.lines().filter_map(|line| line.strip_prefix(key)).map(str::trim_start).collect()
}

#[test]
fn the_vectors_of_terms_rounds_and_bindings_are_what_the_program_gives_pbp_40() {
    let page = page();
    let seed = Seed::read(vector(&page, "seed  ")).unwrap();
    let game: u64 = vector(&page, "game  ").parse().unwrap();
    let terms = vectors(&page, "term  ");
    let level =
        |seat: usize| match terms[12]["computers [".len()..].trim_end_matches(']').split(' ').nth(seat) {
            Some("-") | None => "",
            Some(level) => level,
        };
    let ids: Vec<(u64, &str)> = (0..5)
        .map(|seat| (vector(&page, &format!("id of {seat}  ")).parse().unwrap(), level(seat)))
        .collect();
    let players = seed.players(ids.clone().into_iter());
    assert_eq!(format!("players {players}"), terms[13]);
    let text: String = terms.join("\n") + "\n";
    let hash: [u8; 32] = hash_of(&text);
    assert_eq!(hex(&hash), vector(&page, "terms  "));
    let hidden =
        |word: &str, told: bool| SealedWord { hash: hash_of(word), word: told.then(|| word.to_owned()) };
    let (round, signature) = (657_413, unhex(vector(&page, "signature  ")).unwrap());
    let mix = Entropy {
        words: vec![None, Some("pizza".into()), None, Some("Zoë".into()), None],
        sealed: vec![None, None, Some(hidden("quiet owl", true)), None, Some(hidden("never told", false))],
        beacon: Beacon::Drawn { round, signature },
        erased: None,
    };
    assert_eq!(seed.commitment(game, &mix, Some(&hash)), vector(&page, "commitment 2  "));
    let (round, signature) =
        (vector(&page, "mixed round  ").parse().unwrap(), unhex(vector(&page, "mixed with  ")).unwrap());
    assert!(Chain::Quicknet.is_valid(round, &signature));
    let order = vector(&page, "order text  ");
    assert_eq!(seed.binding(game, 10, round, order), vector(&page, "binding  "));
    let mut chance = KeyedChance::new(&seed, &mix).mixed(round, &signature);
    let mut by_key = KeyedChance::from_key(unhex(vector(&page, "mixed key  ")).unwrap());
    let draws = vectors(&page, "mixed draw ");
    for line in &draws {
        let (name, value) = line.split_once(' ').unwrap();
        let (number, bound) = name.split_once('/').unwrap();
        let (number, bound) = (number.parse().unwrap(), bound.parse().unwrap());
        assert_eq!(chance.draw(number, bound).to_string(), value.trim(), "{line}");
        assert_eq!(by_key.draw(number, bound).to_string(), value.trim(), "{line}");
    }
    assert_eq!(draws.len(), 7);
}

#[test]
fn the_vectors_of_a_tournament_are_what_the_program_gives_pbp_40() {
    let page = page();
    let seed = Seed::read(vector(&page, "seed  ")).unwrap();
    let terms = vectors(&page, "tournament term ");
    let ids = [0, 1, 3].map(|seat| vector(&page, &format!("id of {seat}  ")).parse().unwrap());
    let players = seed.players(ids.map(|id| (id, "")).into_iter());
    assert_eq!(format!("players {players}"), terms[6]);
    let text: String = terms.join("\n") + "\n";
    let hash = hash_of(&text);
    assert_eq!(hex(&hash), vector(&page, "tournament terms  "));
    let sealed = SealedWord { hash: hash_of("quiet owl"), word: Some("quiet owl".into()) };
    let mix = Entropy {
        words: vec![None, Some("pizza".into()), None],
        sealed: vec![Some(sealed), None, None],
        beacon: Beacon::Awaited { round: 657_413 },
        erased: None,
    };
    let commitment = seed.tournament_commitment(3, &mix, Some(&hash));
    assert_eq!(commitment, vector(&page, "tournament commitment "));
    let dice = Some(BeaconUse { mode: BeaconMode::Start, chain: Chain::Quicknet });
    let record = TournamentRecord {
        tournament: 3,
        plan: Plan { rounds: 2, ..Plan::league() },
        most: 6,
        entrants: vec![None; 3],
        fixed: Some(FixedTournament { dice, players }),
        promise: seed.tournament_promise(3),
        commitment,
        mix,
        seed,
        rounds: Vec::new(),
    };
    assert_eq!(tournament_terms(&record), Some(hash));
}

#[test]
fn every_attack_that_the_page_names_is_a_test() {
    let (page, mut named) = (page(), 0);
    let all: String = ["tests/rules", "tests/tables", "tests/stories"].into_iter().map(sources).collect();
    for name in page.split('`').skip(1).step_by(2).filter(|name| name.contains('_') && name.len() > 40) {
        if name.bytes().all(|byte| byte == b'_' || byte.is_ascii_lowercase() || byte.is_ascii_digit()) {
            assert!(all.contains(&format!("fn {name}(")), "there is no test {name}");
            named += 1;
        }
    }
    assert!(named > 15, "{named} tests are named");
}

/// The text of all sources in a folder.
fn sources(folder: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = fs::read_dir(root).unwrap().map(|file| file.unwrap().path());
    files
        .filter(|file| file.extension().is_some_and(|end| end == "rs"))
        .map(|file| fs::read_to_string(file).unwrap())
        .collect()
}

#[test]
fn what_an_owner_can_still_do_is_a_sentence_of_the_page_for_each_option_pbp_40() {
    let flat: Vec<String> = page().lines().map(str::to_owned).collect();
    let all = |words: Words| {
        [
            words.owner_knows(),
            words.owner_knows_turn(),
            words.owner_knows_nothing(),
            words.owner_without_beacon(),
            words.owner_local_chain(),
        ]
    };
    for english in all(Words::new(Lang::En)) {
        assert!(flat.contains(&english), "a line of its own in docs/fair-dice.md: {english}");
    }
    for lang in [Lang::En, Lang::It] {
        let words = Words::new(lang);
        for owner in all(words) {
            for said in [
                words.word_given("pizza", "ab", &owner),
                words.word_sealed("ab", &owner),
                words.verify_running(1, "ab", &owner),
                words.verify_yourself(&owner),
                words.tournament_word_given("pizza", "ab", &owner),
                words.tournament_word_sealed("ab", &owner),
                words.tournament_verify_running(1, &owner),
                words.tournament_verify_true(1, 2, 3, &owner),
            ] {
                assert!(said.contains(&owner), "{said}");
            }
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
