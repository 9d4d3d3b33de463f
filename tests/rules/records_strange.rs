//! Untrusted records: refused with a line and a reason, whatever they contain; no panic, no wrong "ok".

use crate::luck::Seeded;
use crate::records::play;
use crate::setups;
use crate::table_with_rounds::Dealt;
use casus_belli::luck::{BeaconMode, BeaconUse, Chain};
use casus_belli::record::{self, Fault, LONGEST_LINE, MOST_BYTES, parse, replay, verify};
use casus_belli::rules::{Rulebook, Setup};

fn texts() -> Vec<String> {
    let mut setups: Vec<Setup> =
        Rulebook::ALL.iter().map(|rulebook| Setup::preset(*rulebook, rulebook.seats().0)).collect();
    setups.push(setups::instant(3));
    let mut texts: Vec<String> =
        setups.iter().enumerate().map(|(n, setup)| play(n as u64 + 50, setup, 80).text()).collect();
    for mode in [BeaconMode::Turn, BeaconMode::Order] {
        let dice = BeaconUse { mode, chain: Chain::Local };
        texts.insert(1, Dealt::new(5, &setups::instant(3), dice).play(9, 60).text());
    }
    texts
}

/// Parses, writes, replays and verifies; returns the fault. The tests check that it returns at all.
fn survive(bytes: &[u8]) -> Result<(), Fault> {
    let read = parse(bytes)?;
    let written = record::write(&read.record);
    assert_eq!(parse(written.as_bytes()).expect("what was read can be written").record, read.record);
    drop(replay(&read, Some(0)));
    verify(&read).map(drop)
}

fn refused(bytes: &[u8], because: &str) {
    let fault = survive(bytes).expect_err(because);
    assert!(fault.reason.contains(because) && fault.line >= 1, "{fault}, not {because}");
    assert!(fault.reason.chars().count() < 2_000, "{fault}");
}

#[test]
fn mutated_records_never_panic_and_never_grow() {
    const PIECES: [&str; 24] = [
        "\nround ",
        "\norder ",
        "99999999999999999999",
        "4294967296",
        "4294967295",
        "-1",
        "0",
        "(",
        ")",
        "[",
        "]",
        "\"",
        "=",
        " ",
        "\n",
        " ; ",
        " > ",
        " @ ",
        "/",
        "wild_22",
        "seat(255)",
        "sealed ",
        "-",
        "\u{202e}",
    ];
    let texts = texts();
    let mut luck = Seeded::new(7);
    for round in 0..3_000 {
        let mut bytes = texts[round % texts.len()].clone().into_bytes();
        for _ in 0..=luck.below(3) {
            let at = luck.below(bytes.len() as u32) as usize;
            let to = (at + 1 + luck.below(12) as usize).min(bytes.len());
            match luck.below(6) {
                0 => bytes[at] = luck.below(256) as u8,
                1 => drop(bytes.drain(at..to)),
                2 => bytes.truncate(at.max(1)),
                3 => {
                    let piece = PIECES[luck.below(PIECES.len() as u32) as usize];
                    drop(bytes.splice(at..to, piece.bytes()));
                }
                4 => {
                    let copy = bytes[at..to].to_vec();
                    drop(bytes.splice(at..at, copy));
                }
                _ => {
                    // Replace a digit by a digit: these mutations get furthest.
                    if let Some(digit) = bytes[at..].iter().position(u8::is_ascii_digit) {
                        bytes[at + digit] = b'0' + luck.below(10) as u8;
                    }
                }
            }
        }
        drop(survive(&bytes));
    }
}

#[test]
fn every_beginning_of_a_record_is_refused() {
    let text = &texts()[0];
    for end in (0..text.len() - 1).step_by(97) {
        assert!(survive(&text.as_bytes()[..end]).is_err(), "{end} bytes");
    }
}

#[test]
fn bytes_that_are_no_record_are_refused() {
    let mut luck = Seeded::new(1);
    for length in 0..400 {
        let noise: Vec<u8> = (0..length).map(|_| luck.below(256) as u8).collect();
        assert!(survive(&noise).is_err());
        let begun = [b"casus-belli record 1\n".as_slice(), &noise].concat();
        assert!(survive(&begun).is_err());
    }
}

#[test]
fn what_is_too_large_is_refused_before_it_is_read() {
    let text = &texts()[0];
    refused(&vec![b'#'; MOST_BYTES + 1], "bytes");
    refused(format!("{text}#{}\n", "x".repeat(LONGEST_LINE)).as_bytes(), "a line has at most");
    let crowd = "seat 0 red -\n".repeat(9);
    refused(text.replacen("seat 0", &format!("{crowd}seat 0"), 1).as_bytes(), "more seats");
    refused(
        text.replacen("options classic(", &format!("options {}(", "some(".repeat(9_000)), 1).as_bytes(),
        "options",
    );
}

#[test]
fn each_header_is_wanted_once_and_well_formed() {
    let text = texts().pop().expect("a record");
    let line = |key: &str| {
        text.lines().find(|line| line.split(' ').next() == Some(key)).expect("a header").to_owned()
    };
    for key in [
        "scope",
        "game",
        "rulebook",
        "board",
        "territories",
        "continents",
        "options",
        "house",
        "objectives",
        "result",
    ] {
        let without = text.replacen(&format!("{}\n", line(key)), "", 1);
        refused(without.as_bytes(), &format!("`{key}` is missing"));
        let twice = text.replacen(&line(key), &format!("{0}\n{0}", line(key)), 1);
        refused(twice.as_bytes(), "stands there twice");
    }
    for key in ["promise", "commitment", "words", "sealed", "revealed", "beacon"] {
        let without = text.replacen(&format!("{}\n", line(key)), "", 1);
        refused(without.as_bytes(), "or not at all");
    }
    let swapped = |from: &str, to: &str| text.replacen(from, to, 1);
    refused(swapped("record 1", "record 2").as_bytes(), "another version");
    refused(swapped("scope whole", "scope secret").as_bytes(), "neither whole nor public");
    refused(swapped("scope whole", "scope public").as_bytes(), "running");
    refused(swapped("game 17", "game -17").as_bytes(), "expected a number");
    refused(swapped("game 17", "game 018").as_bytes(), "begins with no 0");
    refused(swapped("game 17", "umpire nobody\ngame 17").as_bytes(), "there is no header `umpire`");
    refused(swapped("board classic83", "board classic82").as_bytes(), "played on");
    refused(swapped("territories [alaska ", "territories [").as_bytes(), "not the board's territories");
    refused(swapped("rulebook classic", "rulebook chess").as_bytes(), "unknown variant");
    refused(swapped("began 2026-09-21T", "began 2026-09-31T").as_bytes(), "a date such as");
    refused(swapped("seat 1 ", "seat 2 ").as_bytes(), "seat 1 is the next");
    refused(swapped("seed ", "seed 0").as_bytes(), "64 hexadecimal");
    refused(swapped(&line("words"), "words [- -]").as_bytes(), "one for each seat");
    refused(swapped(&line("words"), "words [\" \" - -]").as_bytes(), "no word");
    refused(swapped("0 open", "0 closed").as_bytes(), "no such question");
}

#[test]
fn what_is_not_utf_8_is_refused_at_its_line() {
    let text = texts().pop().expect("a record");
    let mut bytes = text.into_bytes();
    let line = 12;
    let at = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(line - 2).expect("lines").0 + 3;
    bytes[at] = 0xff;
    let fault = survive(&bytes).expect_err("no UTF-8");
    assert_eq!((fault.line, fault.reason.as_str()), (line, "this is not UTF-8"));
}

#[test]
fn a_mark_of_utf_8_in_front_and_blanks_at_the_ends_of_lines_change_nothing() {
    let text = texts().remove(0);
    let record = parse(text.as_bytes()).unwrap().record;
    for changed in [format!("\u{feff}{text}"), text.replace('\n', " \t\r\n"), text.replace('\n', "\n \n")] {
        let read = parse(changed.as_bytes()).unwrap();
        assert_eq!(read.record, record);
        verify(&read).unwrap();
    }
    refused(format!("\u{feff}\u{feff}{text}").as_bytes(), "begins with the line");
}
