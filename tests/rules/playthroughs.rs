//! Playthroughs: whole games as golden text files, one for each rulebook and one for each way a game can end. They
//! read like a report of a game, so that the effect of a rule change is a readable diff.
//!
//! The head of a file has a description, the rulebook, its options, who answers and the seed of its luck. The body is
//! written by the referee: every question with the number of its answers and its default, the answer, the events, and
//! what they changed. A line that begins with a seat in brackets is seen by that seat alone; all viewers see the others.
//!
//! The tests parse the answers of each file, give them to the referee again and compare the report, byte for byte. So
//! a computer player that plays differently changes no file; a rule with another meaning does.
//!
//! `PLAYTHROUGHS=accept cargo test --test rules playthroughs` writes the files anew from their own answers; a file
//! with only a head is played by the players that it names. `PLAYTHROUGHS=play` plays all of them anew. Check the
//! diff before you commit it.

mod classic;
mod cold_war;
mod events;
mod families;
mod names;
mod report;
mod script;
mod ways;
mod y2210;

use casus_belli::rules::FamilyId;
use report::Report;
use script::Tale;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// Maximum number of lines of a file, so that people read it, and of bytes of all files of a family, which should take an hour
/// or two. A game of 2210 asks three times as many questions as a classic one.
const fn most(family: FamilyId) -> (usize, usize) {
    match family {
        FamilyId::Classic => (650, 670_000),
        FamilyId::Y2210 => (1_450, 650_000),
        FamilyId::ColdWar => (3_000, 1_300_000),
    }
}

/// One file.
struct Playthrough {
    path: PathBuf,
    name: String,
    text: String,
    tale: Tale,
}

impl Playthrough {
    fn tell(&self) -> Report {
        report::tell(&self.tale).unwrap_or_else(|why| {
            panic!("{}: {why}\nThe answers no longer fit: `PLAYTHROUGHS=play` plays it anew.", self.name)
        })
    }
}

fn all() -> Vec<Playthrough> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rules/playthroughs");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    files.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let tale = Tale::read(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        Playthrough { path, name, text, tale }
    };
    files.into_iter().map(read).collect()
}

#[allow(clippy::disallowed_methods, reason = "a tool for whoever changes a rule, no setting of the program")]
fn wish() -> Option<String> {
    std::env::var("PLAYTHROUGHS").ok()
}

/// The first line in which two texts differ.
fn first_difference(was: &str, is: &str) -> Option<String> {
    if was == is {
        return None;
    }
    let (old, new): (Vec<&str>, Vec<&str>) = (was.split('\n').collect(), is.split('\n').collect());
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let show = |lines: &[&str]| lines.get(same).map_or("(nothing more)", |line| *line).to_owned();
    let (old, new) = (show(&old), show(&new));
    let above = was.split('\n').take(same).last().unwrap_or_default();
    Some(format!("line {}, after\n  {above}\nthe file says\n  {old}\nthe referee says\n  {new}", same + 1))
}

#[test]
fn every_playthrough_is_told_today_as_it_was() {
    let wish = wish();
    let mut findings = Vec::new();
    for playthrough in all() {
        let Playthrough { path, name, text, tale } = &playthrough;
        let report = match wish.as_deref() {
            Some("play") => report::play(tale).unwrap_or_else(|why| panic!("{name}: {why}")),
            Some("accept") if tale.said.is_empty() => {
                report::play(tale).unwrap_or_else(|why| panic!("{name}: {why}"))
            }
            Some("accept") | None => playthrough.tell(),
            Some(other) => panic!("PLAYTHROUGHS={other}: it can be `accept` or `play`"),
        };
        let told = report.lines.join("\n") + "\n";
        if wish.is_some() {
            fs::write(path, &told).unwrap();
        } else if let Some(difference) = first_difference(text, &told) {
            findings.push(format!("{name}.txt: {difference}"));
        }
    }
    assert!(
        findings.is_empty(),
        "\n{}\n\n`PLAYTHROUGHS=accept cargo test --test rules playthroughs` writes them anew; read what it changes.",
        findings.join("\n\n")
    );
}

#[test]
fn the_first_differing_line_is_shown() {
    assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
    let shown = first_difference("head\nsix\nend\n", "head\nseven\nend\n").unwrap();
    assert_eq!(shown, "line 2, after\n  head\nthe file says\n  six\nthe referee says\n  seven");
    assert!(first_difference("a\nb", "a").unwrap().ends_with("(nothing more)"));
}

#[test]
fn a_playthrough_is_short_enough_to_be_read() {
    let mut bytes = BTreeMap::new();
    for Playthrough { name, text, tale, .. } in all() {
        let family = families::of(&tale.setup);
        let lines = text.lines().count();
        assert!(lines <= most(family).0, "{name}: {lines} lines");
        *bytes.entry(family).or_insert(0) += text.len();
    }
    for (family, bytes) in bytes {
        assert!(bytes <= most(family).1, "{family:?}: {bytes} bytes");
    }
}

/// Checks the text alone, however it was produced.
#[test]
fn no_line_for_everybody_tells_a_secret() {
    let mut hidden = 0;
    for Playthrough { name, text, tale, .. } in all() {
        let body = text.lines().skip_while(|line| *line != script::RULE);
        let (own, open): (Vec<&str>, Vec<&str>) = body.partition(|line| line.starts_with('['));
        hidden += own.len();
        let leak = families::leak(&tale.setup, &open);
        assert_eq!(leak, None, "{name}.txt");
    }
    assert!(hidden > 1_000, "{hidden} lines are for one seat alone");
}
