//! Tables on the pages of `docs/rules/` that the program itself can write: they say what it does, or the test fails.
//!
//! `PAGES=accept cargo test --test rules pages` writes them anew; read the difference before you keep it.

use casus_belli::league::{Course, Plan, SeatResult, fewest_repeats, next_round};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

fn page(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/rules").join(name)
}

#[allow(clippy::disallowed_methods, reason = "a tool for whoever changes a rule, no setting of the program")]
fn accepted() -> bool {
    std::env::var("PAGES").is_ok_and(|wish| wish == "accept")
}

/// The table under that line of a page, from its head to its last row.
fn told<'a>(text: &'a str, above: &str, name: &str) -> &'a str {
    let (_, below) = text.split_once(above).unwrap_or_else(|| panic!("{name}: `{above}` is not there"));
    let begin = below.find('|').unwrap_or_else(|| panic!("{name}: no table under `{above}`"));
    let table = &below[begin..];
    &table[..table.find("\n\n").map_or(table.len(), |end| end + 1)]
}

/// Compares the table under that line with what it should be, or writes it.
fn holds(name: &str, above: &str, wanted: &str) {
    let path = page(name);
    let text = fs::read_to_string(&path).unwrap();
    let told = told(&text, above, name);
    if accepted() {
        fs::write(&path, text.replacen(told, wanted, 1)).unwrap();
        return;
    }
    let pairs = told.lines().zip(wanted.lines());
    let first = pairs.into_iter().find(|(told, wanted)| told != wanted);
    assert!(
        told == wanted,
        "docs/rules/{name}, under `{above}`: {first:?}\n`PAGES=accept cargo test --test rules pages` writes it anew."
    );
}

/// A league of so many people over so many rounds: the sizes of its tables, its repeated meetings and the bound that no
/// schedule beats.
fn league(people: u16, rounds: u8, seed: u64) -> (Vec<u8>, u64, u64) {
    let plan = Plan { rounds, ..Plan::league() };
    let mut course = Course::of(people);
    while let Ok(mut round) = next_round(&plan, &course, 6, seed) {
        for table in &mut round.tables {
            let result = SeatResult { reached: false, score: 0, outside: 0, order: 0, left: None };
            table.result = Some(vec![result; table.seats.len()]);
        }
        course.rounds.push(round);
    }
    assert_eq!(course.rounds.len(), usize::from(rounds));
    let sizes: Vec<u8> = course.rounds[0].tables.iter().map(|table| table.seats.len() as u8).collect();
    let met = course.meetings();
    let pairs = (0..met.len()).flat_map(|i| met[..i].iter().map(move |row| u64::from(row[i])));
    let repeats = pairs.map(|met| met * met.saturating_sub(1) / 2).sum();
    let each = (usize::from(people), sizes.as_slice());
    (sizes.clone(), repeats, fewest_repeats(usize::from(people), &vec![each; usize::from(rounds)]))
}

#[test]
fn r4_19_the_page_tells_how_often_people_meet_again_beside_what_no_draw_can_beat() {
    let mut table =
        "| people | tables | 1 | 2 | 3 | 4 | 5 | 6 rounds |\n|---|---|---|---|---|---|---|---|\n".to_owned();
    for people in 7..=24 {
        let mut row = String::new();
        let mut tables = Vec::new();
        for rounds in 1..=6 {
            let (sizes, repeats, fewest) = league(people, rounds, 1);
            assert!(repeats >= fewest, "{people} people, {rounds} rounds: a bound that was beaten");
            let (of, cell) = (repeats.to_string(), format!("{repeats} ({fewest})"));
            write!(row, " {} |", if repeats == fewest { of } else { cell }).unwrap();
            tables = sizes;
        }
        let tables: Vec<String> = tables.iter().map(u8::to_string).collect();
        writeln!(table, "| {people} | {} |{row}", tables.join(" ")).unwrap();
    }
    holds("leagues.md", "Repeated meetings", &table);
}

#[test]
fn r4_19_the_seed_decides_who_is_who_but_never_how_often_people_meet_again() {
    for (people, rounds) in [(11, 4), (16, 5), (17, 3), (20, 5), (24, 6)] {
        let all: Vec<u64> = (1..=4).map(|seed| league(people, rounds, seed).1).collect();
        assert!(all.iter().all(|repeats| *repeats == all[0]), "{people} people: {all:?}");
    }
    for (people, rounds) in [(15, 5), (16, 5), (19, 5), (20, 5), (21, 5), (22, 5), (23, 6), (24, 6)] {
        assert_eq!(league(people, rounds, 7).1, 0, "{people} people, {rounds} rounds");
    }
}
