//! The independent verifier `docs/verify.py`, written from the documents alone, agrees with the program: on correct
//! records of every rulebook and on falsified ones ([PBP-40]). Without Python these tests are skipped; in CI they
//! fail.

use crate::records::{Played, play, play_as};
use crate::setups;
use casus_belli::ai::Player;
use casus_belli::luck::KeyedChance;
use casus_belli::record::{self, Luck};
use casus_belli::rules::{Chance, Goal, Objective, Rulebook, Setup};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Result of the second verifier: exit code, standard output, standard error. `None` without Python.
fn second(text: &str) -> Option<(i32, String, String)> {
    second_by(&Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/verify.py"), text)
}

/// The same by a script of that path.
#[expect(
    clippy::disallowed_methods,
    reason = "CI is not a setting of ours; it is how the caller says that nothing may be left out"
)]
fn second_by(script: &Path, text: &str) -> Option<(i32, String, String)> {
    if !Path::new("/usr/bin/python3").exists() {
        assert!(std::env::var_os("CI").is_none(), "python3 is missing; in CI it must be there");
        return None;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.txt");
    fs::write(&file, text).unwrap();
    let output = Command::new("python3").arg("-B").arg(script).arg(&file).output().unwrap();
    let said = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    Some((output.status.code().unwrap(), said(&output.stdout), said(&output.stderr)))
}

/// Result of the program.
fn first(text: &str) -> Result<Luck, record::Fault> {
    record::parse(text.as_bytes()).and_then(|read| record::verify(&read)).map(|checked| checked.luck)
}

pub(crate) fn honest(text: &str, what: &str) -> String {
    first(text).unwrap_or_else(|fault| panic!("{what}: {fault}"));
    let Some((code, out, error)) = second(text) else { return String::new() };
    assert!(code == 0 && out.contains("\nok: "), "{what}: {out}{error}");
    out
}

/// Asserts that both verifiers refuse the text, the second one with one line.
pub(crate) fn falsified(text: &str, what: &str) {
    let fault = first(text).expect_err(what);
    let Some((code, out, error)) = second(text) else { return };
    assert_eq!((code, out.as_str()), (1, ""), "{what} is believed; the program says {fault}");
    assert!(error.starts_with("line ") && error.lines().count() == 1, "{what}: {error}");
}

/// Replaces a part of the text, and asserts that it was there.
fn swap(text: &str, from: &str, to: &str) -> String {
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "{from} is not there");
    changed
}

/// The text after a mark, up to one of these characters.
fn after<'t>(text: &'t str, mark: &str, end: &[char]) -> &'t str {
    let rest = text.split_once(mark).unwrap_or_else(|| panic!("{mark} is not there")).1;
    rest.split(end).next().unwrap_or(rest)
}

#[test]
fn the_second_verifier_is_short_and_needs_no_library() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/verify.py")).unwrap();
    assert!(text.lines().count() <= 225, "{} lines", text.lines().count());
    let imports: Vec<&str> = text.lines().filter(|line| line.starts_with("import ")).collect();
    assert_eq!(
        imports,
        ["import ast, hashlib, hmac, itertools, json, re, struct, sys"],
        "nothing but Python's own"
    );
    assert!(!text.lines().any(|line| line.trim_start().starts_with("from ")), "nothing but Python's own");
}

#[test]
fn honest_records_of_every_rulebook_are_found_true_pbp_40() {
    let mut said = String::new();
    let all = setups::all().iter().enumerate();
    for (number, setup) in all.clone().step_by(11).chain(all.rev().take(1)) {
        said += &honest(&play(number as u64, setup, 120).text(), &format!("{setup:?}"));
    }
    if said.is_empty() {
        return;
    }
    for note in
        ["not checked: moves", "rounds of the beacon", "no public beacon", "did not come", "not revealed"]
    {
        assert!(said.contains(note), "{note}");
    }
    for rulebook in Rulebook::ALL {
        let setup = Setup::preset(rulebook, rulebook.seats().0.max(3));
        let said = honest(&play_as(7, &setup, 400, Some(Player::Normal)).text(), rulebook.key());
        let counted: Vec<u32> =
            said.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
        // The Cold War has no cards, which are counted last.
        let some = if rulebook == Rulebook::ColdWar { 3 } else { 4 };
        assert!(counted.iter().take(some).all(|n| *n > 0), "dice and cards were mapped: {said}");
    }
}

#[test]
fn one_command_checks_a_record_of_2210_and_names_the_file_that_it_needs() {
    let text = play(5, &Setup::preset(Rulebook::Y2210, 2), 60).text();
    honest(&text, "2210");
    let folder = tempfile::tempdir().unwrap();
    let alone = folder.path().join("verify.py");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/verify.py"), &alone).unwrap();
    let Some((code, out, error)) = second_by(&alone, &text) else { return };
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(error.ends_with(": verify_y2210.py is not beside this file\n"), "{error}");
}

#[test]
fn names_and_objectives_with_any_character_do_not_confuse_it() {
    let mut setup = Setup::preset(Rulebook::Objectives, 3);
    let odd = "x @ 5/6=1 ; y > z\u{b7}(";
    let goal = Goal::Count { territories: 40, armies: 1 };
    setup.add_objective(Objective { key: odd.into(), name: None, goal }).unwrap();
    let mut record = play(3, &setup, 60).record();
    record.header.seats[0].name = Some("a\u{2028}b\u{2029}c\u{85}d\u{b}e\u{c}f @ 1/6=2 ; > \"\\".into());
    record.header.seats[1].name = Some("0 open".into());
    let text = record::write(&record);
    assert!(text.contains('\u{2028}'), "as it was typed");
    honest(&text, "odd names");
    honest(&text.replace('\n', "\r\n# a remark\r\n\r\n"), "other line ends and remarks");
}

/// A game of three by that rulebook, in which a card was drawn.
fn game(rulebook: Rulebook, seed: u64) -> (Played, String) {
    let mut setup = Setup::preset(rulebook, 3);
    setup.options.set("setup.way", "instant").unwrap();
    let played = play_as(seed, &setup, 150, Some(Player::Normal));
    let text = played.text();
    honest(&text, rulebook.key());
    (played, text)
}

#[test]
fn a_roll_that_tells_other_dice_or_losses_is_believed_by_neither() {
    let (_, text) = game(Rulebook::Classic, 2);
    let begin = text.find(" rolled(").unwrap() + " rolled(".len();
    let end = begin + text[begin..].find(" draw=").unwrap();
    let (fields, number) = (&text[begin..end], after(&text[end..], " draw=", &[')']));
    let attack = after(fields, "attack=[", &[']']);
    let other = if attack.starts_with('6') { "5" } else { "6" };
    let lie = fields.replacen(attack, &format!("{other}{}", &attack[1..]), 1);
    falsified(&swap(&text, fields, &lie), "another die");
    // Fields in another order: both verifiers agree, and they find the same falsification.
    let whole = format!("rolled({fields} draw={number})");
    let reordered = swap(&text, &whole, &format!("rolled(draw={number} {fields})"));
    assert_eq!(first(&reordered).is_ok(), second(&reordered).is_none_or(|(code, ..)| code == 0));
    falsified(
        &swap(&text, &whole, &format!("rolled(draw={number} {lie})")),
        "a die, fields in another order",
    );
    falsified(&swap(&text, &whole, &format!("rolled({fields} draw={number}0)")), "the number of a draw");
    let lost = after(fields, "attacker_lost=", &[' ']);
    falsified(&swap(&text, &format!("attacker_lost={lost}"), "attacker_lost=3"), "attacker_lost");
    let lost = after(fields, "defender_lost=", &[' ', ')']);
    falsified(&swap(&text, &format!("defender_lost={lost}"), "defender_lost=3"), "defender_lost");
}

#[test]
fn a_draw_that_is_missing_unknown_or_used_by_nothing_is_believed_by_neither() {
    let (played, text) = game(Rulebook::Classic, 4);
    let at = text.find(" @ ").unwrap();
    let end = at + text[at..].find('\n').unwrap();
    falsified(&format!("{}{}", &text[..at], &text[end..]), "no draws");
    falsified(&format!("{} @ ?{}", &text[..at], &text[end..]), "unknown draws");
    falsified(&format!("{} @{}", &text[..at], &text[end..]), "an empty list of draws");
    // One more draw at the end with its correct value, but no die or card uses it.
    let last = text.lines().rev().find(|line| line.contains(" @ ")).unwrap();
    let number: u64 = after(last.rsplit(' ').next().unwrap(), "", &['/']).parse().unwrap();
    let value = KeyedChance::new(&played.seed, &played.mix).draw(number + 1, 6);
    falsified(&swap(&text, last, &format!("{last} {}/6={value}", number + 1)), "a draw that nothing uses");
    let line = text.lines().find(|line| line.contains("drew(")).unwrap();
    let card = after(line, "card=", &[' ']);
    let other = if card == "wild_2" { "wild_1" } else { "wild_2" };
    falsified(
        &swap(&text, line, &line.replace(&format!("card={card} "), &format!("card={other} "))),
        "a card",
    );
}

#[test]
fn who_starts_the_order_of_play_and_the_deal_are_checked_by_both() {
    let (_, text) = game(Rulebook::Classic, 6);
    let first = after(&text, "first=", &[' ']).to_owned();
    let other = (first.parse::<u8>().unwrap() + 1) % 3;
    falsified(&swap(&text, &format!("first={first} "), &format!("first={other} ")), "who starts");
    let mut setup = Setup::preset(Rulebook::Classic, 3);
    setup.options.set("setup.way", "instant").unwrap();
    setup.options.set("deal.land", "cards").unwrap();
    for extra in ["first", "left", "last"] {
        setup.options.set("deal.extra", extra).unwrap();
        let text = play(1, &setup, 10).text();
        honest(&text, extra);
        let holders = after(&text, "holders=[", &[']']).to_owned();
        // The first two territories with different holders swap them.
        let mut all: Vec<&str> = holders.split(' ').collect();
        let second = all.iter().position(|holder| *holder != all[0]).unwrap();
        all.swap(0, second);
        falsified(&swap(&text, &holders, &all.join(" ")), "who holds what");
    }
    let (_, text) = game(Rulebook::FirstEdition, 3);
    let rounds = after(&text, "rounds=[[[0 ", &[']']).to_owned();
    let die = if rounds == "6" { "5" } else { "6" };
    falsified(
        &swap(&text, &format!("rounds=[[[0 {rounds}]"), &format!("rounds=[[[0 {die}]")),
        "a die for the order",
    );
    let order = after(&text, "order=[", &[']']).to_owned();
    let turned: Vec<&str> = order.rsplit(' ').collect();
    falsified(
        &swap(&text, &format!("order=[{order}]"), &format!("order=[{}]", turned.join(" "))),
        "the order",
    );
    let dealt = after(&text, "throws=[[", &[']']).to_owned();
    let (who, piece) = dealt.split_once(" [").unwrap();
    let first = piece.split(' ').next().unwrap();
    let other = if first == "siam" { "japan" } else { "siam" };
    falsified(&swap(&text, &format!("{who} [{first}"), &format!("{who} [{other}")), "a piece of land");
}

#[test]
fn objectives_are_checked_by_both() {
    for rulebook in [Rulebook::Objectives, Rulebook::Tournament] {
        let (_, text) = game(rulebook, 5);
        let line = text.lines().find(|line| line.starts_with("0 open")).unwrap();
        let dealt: Vec<&str> =
            line.split(" ; ").filter(|event| event.starts_with("objective_dealt(")).collect();
        let aim = |event: &str| {
            let from = event.find("objective=(").unwrap();
            let to = event.rfind(" draw=").unwrap();
            event[from..to].to_owned()
        };
        let (one, two) = (aim(dealt[0]), aim(dealt[1]));
        let changed = line.replacen(&one, "ONE", 1).replacen(&two, &one, 1).replacen("ONE", &two, 1);
        falsified(&swap(&text, line, &changed), "two objectives that were exchanged");
    }
}

#[test]
fn the_seats_the_dice_the_order_and_the_score_of_the_cold_war_are_checked_a3_1_a3_23_a3_44_a3_58() {
    let mut setup = Setup::preset(Rulebook::ColdWar, 5);
    setup.options.set("cold_war.first", "random").unwrap();
    setup.options.set("cold_war.start_money", "20").unwrap();
    let played = play_as(4, &setup, 20_000, None);
    let text = played.text();
    honest(&text, "the Cold War");
    let begin = text.find("fought(").expect("a fight");
    let faces = after(&text[begin..], "attack=(faces=[", &[']']);
    let first = after(faces, "", &[' ']);
    let other = if first == "10" { "9" } else { "10" };
    let from = begin + text[begin..].find("faces=[").unwrap() + "faces=[".len();
    let lie = format!("{}{other}{}", &text[..from], &text[from + first.len()..]);
    falsified(&lie, "another die");
    let worth = after(&text[begin..], "worth=", &[')']);
    let from = begin + text[begin..].find("worth=").unwrap() + "worth=".len();
    let lie =
        format!("{}{}{}", &text[..from], worth.parse::<i32>().unwrap() + 1, &text[from + worth.len()..]);
    falsified(&lie, "another number of successes");
    let begin = text.find("seats_drawn(").expect("the draw of the seats");
    let order = after(&text[begin..], "order=[", &[']']);
    let (head, rest) = order.split_once(' ').unwrap();
    let others = format!("seats_drawn(order=[{rest} {head}]");
    falsified(&swap(&text, &format!("seats_drawn(order=[{order}]"), &others), "who sits where");
    let begin = text.find("year_began(").unwrap();
    let order = after(&text[begin..], "order=[", &[']']);
    let (head, rest) = order.split_once(' ').unwrap();
    falsified(&swap(&text, &format!("order=[{order}]"), &format!("order=[{rest} {head}]")), "who begins");
    let score = text.lines().find(|line| line.starts_with("result ")).expect("the game is over");
    let points = after(score, "points=", &[' ', ')']);
    let lie = score.replacen(&format!("points={points}"), &format!("points={points}1"), 1);
    falsified(&swap(&text, score, &lie), "another score in the result");
    let ended = &text[text.find("(ended(").unwrap()..];
    let points = after(ended, "points=", &[' ', ')']);
    let lie = ended.replacen(&format!("points={points}"), &format!("points={points}1"), 1);
    falsified(&swap(&text, ended, &lie), "another score in the last event");
}

#[test]
fn what_is_no_record_gets_one_line_and_never_a_traceback() {
    let (_, text) = game(Rulebook::Classic, 8);
    let deep = "[".repeat(30_000);
    for (what, broken) in [
        ("nothing", String::new()),
        ("another version", swap(&text, "record 1", "record 2")),
        ("cut off", text[..text.len() / 2].to_owned()),
        ("a header twice", swap(&text, "scope whole\n", "scope whole\nscope whole\n")),
        ("a second seed", swap(&text, "seed ", "seed 00\nseed ")),
        ("no territories", swap(&text, "territories [", "territories [[[")),
        ("deep values", swap(&text, "0 open > ", &format!("0 open > {deep} ; "))),
        ("a field twice", swap(&text, "rolled(seat=", "rolled(seat=0 seat=")),
        ("a draw from nothing", swap(&text, " 0/6=", " 0/0=")),
        ("a draw from too much", swap(&text, " 0/6=", " 0/4294967296=")),
        ("an action left out", swap(&text, "\n2 ", "\n3 ")),
        ("events hidden before the answer", swap(&text, "0 open > ", "0 open > deck_renewed > ")),
        ("something behind the end", format!("{text}0 open\n")),
        ("the words of nobody", swap(&text, "words [", "words [x ")),
        ("odd signs", swap(&text, "0 open > ", "0 open > ??? ; ")),
    ] {
        falsified(&broken, what);
    }
}

#[test]
fn a_record_without_its_seed_is_not_called_fair_by_either() {
    let (_, text) = game(Rulebook::Classic, 9);
    let seed = text.lines().find(|line| line.starts_with("seed ")).unwrap();
    let seedless = swap(&text, &format!("{seed}\n"), "");
    assert_eq!(first(&seedless).unwrap(), Luck::NotRevealed);
    if let Some((code, out, _)) = second(&seedless) {
        assert!(code == 4 && out.starts_with("luck not revealed"), "{code} {out}");
    }
}

#[test]
fn a_roll_that_was_taken_back_and_thrown_again_is_believed_by_neither_pbp_12() {
    let (_, text) = game(Rulebook::Classic, 2);
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.contains(" rolled(") && line.contains(" player ")).unwrap();
    let (number, rest) = lines[at].split_once(' ').unwrap();
    let number: usize = number.parse().unwrap();
    let by = after(rest, ".", &[' ', '.']);
    let undone = |answers: u32| format!("{} undo > undone(by={by} answers={answers} events=2)", number + 1);
    for answers in [1, 2] {
        let head = lines[..=at].join("\n");
        falsified(
            &format!("{head}\n{}\nend {}\n", undone(answers), number + 2),
            "a roll that was taken back",
        );
    }
    let nothing = lines[..at].join("\n");
    let other =
        format!("{number} undo > undone(by={} answers=1 events=2)", (by.parse::<u8>().unwrap() + 1) % 3);
    falsified(&format!("{nothing}\n{other}\nend {}\n", number + 1), "another's answer that was taken back");
}
