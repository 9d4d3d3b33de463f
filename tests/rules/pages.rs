//! Generated tables on the pages of `docs/rules/`: the tests fail if they do not agree with the program.
//!
//! `PAGES=accept cargo test --test rules pages` writes them anew; check the diff before you commit it.

use casus_belli::league::{Plan, Progress, SeatResult, fewest_repeats, next_round};
use casus_belli::rules::y2210::{self, CardKind, Timing};
use casus_belli::rules::{Rulebook, Setup, Switch};
use casus_belli::text::{Lang, Words};
use std::collections::BTreeMap;
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

/// The table below that line of a page, from its head to its last row.
fn told<'a>(text: &'a str, above: &str, name: &str) -> &'a str {
    let (_, below) = text.split_once(above).unwrap_or_else(|| panic!("{name}: `{above}` is not there"));
    let begin = below.find('|').unwrap_or_else(|| panic!("{name}: no table under `{above}`"));
    let table = &below[begin..];
    &table[..table.find("\n\n").map_or(table.len(), |end| end + 1)]
}

/// Compares the table below that line with the expected one, or writes it.
fn holds(name: &str, above: &str, wanted: &str) {
    let path = page(name);
    let text = fs::read_to_string(&path).unwrap();
    let told = told(&text, above, name);
    if accepted() {
        fs::write(&path, text.replacen(told, wanted, 1)).unwrap();
        return;
    }
    let first = told.lines().zip(wanted.lines()).find(|(told, wanted)| told != wanted);
    assert!(
        told == wanted,
        "docs/rules/{name}, under `{above}`: {first:?}\n`PAGES=accept cargo test --test rules pages` writes it anew."
    );
}

/// A league of that many people over that many rounds: the sizes of its tables, its number of repeated meetings, and
/// the lower bound for any schedule.
fn league(people: u16, rounds: u8, seed: u64) -> (Vec<u8>, u64, u64) {
    let plan = Plan { rounds, ..Plan::league() };
    let mut course = Progress::of(people);
    while let Ok(mut round) = next_round(&plan, &course, 6, seed) {
        for table in &mut round.tables {
            let result = SeatResult { reached: false, place: 0, score: 0, outside: 0, order: 0, left: None };
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

/// Every switch of a rulebook, with the numbers of seats at which it has an effect.
fn switches(rulebook: Rulebook) -> Vec<(Switch, Vec<u8>)> {
    let (min, max) = rulebook.seats();
    let mut all: Vec<(Switch, Vec<u8>)> = Vec::new();
    for seats in (min..=max).rev() {
        for switch in Setup::preset(rulebook, seats).switches() {
            match all.iter_mut().find(|(known, _)| known.key == switch.key) {
                Some((_, of)) => of.push(seats),
                None => all.push((switch, vec![seats])),
            }
        }
    }
    all
}

#[test]
fn each_rulebooks_page_lists_every_switch_with_its_values_the_rulebooks_own_first() {
    for (rulebook, name) in [
        (Rulebook::Classic, "classic.md"),
        (Rulebook::FirstEdition, "first_edition.md"),
        (Rulebook::Objectives, "objectives.md"),
        (Rulebook::Tournament, "tournament.md"),
        (Rulebook::Y2210, "y2210.md"),
        (Rulebook::ColdWar, "cold_war.md"),
    ] {
        let text = fs::read_to_string(page(name)).unwrap();
        // The column that explains a switch is not generated, so it is kept.
        let cells =
            |row: &str| row.trim_matches('|').split(" | ").map(|cell| cell.trim().to_owned()).collect();
        let rows: Vec<Vec<String>> = told(&text, "## Switches", name).lines().map(cells).collect();
        let about: BTreeMap<&str, &str> = rows
            .iter()
            .filter_map(|row| Some((row.first()?.as_str(), row.last().filter(|_| row.len() == 3)?.as_str())))
            .collect();
        let mut table = "| switch | values | rule |\n|---|---|---|\n".to_owned();
        for (switch, seats) in switches(rulebook) {
            let key = format!("`{}`", switch.key);
            let others = switch.choices.iter().filter(|choice| **choice != switch.default);
            let values: Vec<String> =
                [&switch.default].into_iter().chain(others).map(|value| format!("`{value}`")).collect();
            let (min, max) = rulebook.seats();
            let only = match (seats.contains(&min), seats.contains(&max)) {
                (true, true) => "",
                (true, false) => " (two players)",
                (false, _) => " (three and more)",
            };
            let about = about.get(key.as_str()).copied().unwrap_or_default();
            assert!(accepted() || !about.is_empty(), "docs/rules/{name} doesn't say what {key} is about");
            writeln!(table, "| {key} | {}{only} | {about} |", values.join(", ")).unwrap();
        }
        holds(name, "## Switches", &table);
    }
}

/// Every command card with its copies, cost and time, as printed (F-28), and its effect as players read it.
#[test]
fn r1_3_the_page_of_2210_lists_all_hundred_command_cards() {
    let words = Words::new(Lang::En);
    let mut table =
        "| deck | card | copies | energy | when | effect |\n|---|---|---|---|---|---|\n".to_owned();
    for card in CardKind::all() {
        let printed = card.printed();
        let when = match printed.timing {
            Timing::BeforeInvasion => "before",
            Timing::Reaction => "reaction",
            Timing::EndOfTurn => "end of turn",
            Timing::EndOfGame => "end of game",
            Timing::Written => "as written",
        };
        let (deck, name) = (words.deck_name(printed.deck), words.command_card(card));
        let effect = words.command_card_effect(card, &y2210::Options::default());
        writeln!(table, "| {deck} | {name} | {} | {} | {when} | {effect} |", printed.copies, printed.cost)
            .unwrap();
    }
    assert_eq!(CardKind::all().map(|card| u32::from(card.printed().copies)).sum::<u32>(), 100);
    holds("y2210.md", "## All cards", &table);
}

/// The numbers of rules in a text, in order.
fn numbers(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let is_number = |word: &&str| {
        let Some((series, number)) = word.split_once('-') else { return false };
        let series = series.strip_prefix(['R', 'A', 'S', 'F']);
        series.is_some_and(|of| of.bytes().all(|b| b.is_ascii_digit()))
            && number.starts_with(|c: char| c.is_ascii_digit())
    };
    words.filter(is_number).collect()
}

#[test]
fn pbp_47_each_switch_has_the_numbers_of_rules_that_its_rulebooks_page_names() {
    let mut named = 0;
    for rulebook in Rulebook::ALL {
        let name = format!("{}.md", rulebook.key());
        let text = fs::read_to_string(page(&name)).unwrap();
        for (switch, _) in switches(rulebook) {
            let begins = format!("| `{}` |", switch.key);
            let row =
                text.lines().find(|line| line.starts_with(&begins)).unwrap_or_else(|| panic!("{begins}"));
            let told = row.split('|').nth(3).map(numbers).unwrap_or_default();
            // A page that says nothing of its own leaves it to the shared rules.
            let ours: Vec<&str> = switch.rules.split(", ").filter(|number| !number.is_empty()).collect();
            assert!(told == ours || told.is_empty(), "{name}, `{}`: {told:?} and {ours:?}", switch.key);
            named += told.len();
        }
    }
    assert!(named > 100, "{named}");
}
