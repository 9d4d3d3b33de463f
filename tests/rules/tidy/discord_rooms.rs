//! The rooms inside `src/discord`: each says in its `//!` what it may use, `docs/ARCHITECTURE.md` has the same as a table, and no
//! room uses one that stands below it there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::code::{Source, root, sources};
use super::cycles::imports;

/// The folders of families belong to the room that lists them.
const FAMILIES: &str = "families";
const FOLDERS: [&str; 3] = ["classic", "y2210", "cold_war"];

/// The room of a module; `None` outside of `discord`, and for the file that declares the rooms.
fn room(module: &str) -> Option<&str> {
    let room = module.strip_prefix("discord::")?.split("::").next()?;
    Some(if FOLDERS.contains(&room) { FAMILIES } else { room })
}

/// The names in backticks.
fn names(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// What a file says that its room may use: `//! May use: ….`
fn said(source: &Source) -> Option<BTreeSet<String>> {
    let lines = source.text.lines().map_while(|line| line.strip_prefix("//!"));
    let docs: String = lines.collect();
    docs.split_once("May use: ").map(|(_, uses)| names(uses))
}

/// The rows of the table in `docs/ARCHITECTURE.md`: each room with the rooms that it may use.
fn table(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let rows = text.lines().skip_while(|line| !line.starts_with("| room of `discord`")).skip(2);
    rows.map_while(|line| line.strip_prefix('|'))
        .map(|row| {
            let cells: Vec<&str> = row.split('|').collect();
            (names(cells[0]).pop_first().expect("a row begins with its room"), names(cells[2]))
        })
        .collect()
}

#[test]
fn each_room_of_discord_uses_only_what_it_says_and_no_arrow_leads_back() {
    let sources = sources(&["src"]);
    let text = fs::read_to_string(root().join("docs/ARCHITECTURE.md")).expect("the document is here");
    let table = table(&text);
    let mut findings = Vec::new();
    let mut above = BTreeSet::new();
    for (room, uses) in &table {
        if let Some(below) = uses.difference(&above).next() {
            findings
                .push(format!("docs/ARCHITECTURE.md: `{room}` uses `{below}`, which doesn't stand above it"));
        }
        above.insert(room.clone());
    }
    let allowed: BTreeMap<&str, &BTreeSet<String>> =
        table.iter().map(|(room, uses)| (room.as_str(), uses)).collect();
    for source in &sources {
        let module = source.module();
        let head = module.len() == 2 && module[0] == "discord" && !FOLDERS.contains(&module[1].as_str());
        if head && said(source).as_ref() != allowed.get(module[1].as_str()).copied() {
            findings.push(format!("{}: not what docs/ARCHITECTURE.md says", source.path));
        }
    }
    for (from, targets) in imports(&sources) {
        for to in targets {
            let (Some(from_room), Some(to_room)) = (room(&from), room(&to)) else { continue };
            let may = allowed.get(from_room).is_some_and(|uses| uses.contains(to_room));
            if from_room != to_room && !may {
                findings.push(format!("{from} uses {to}: `{from_room}` may not use `{to_room}`"));
            }
        }
    }
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

#[test]
fn a_request_says_who_asks_and_what_is_done_with_it_stands_in_the_room_that_does_it() {
    let of_request = |source: &&Source| source.text.lines().any(|line| line.starts_with("impl Request "));
    let sources = sources(&["src"]);
    let files: Vec<&str> = sources.iter().filter(of_request).map(|source| source.path.as_str()).collect();
    assert_eq!(files, ["src/discord/interactions/request.rs"]);
}

#[test]
fn the_table_and_what_a_room_says_are_read() {
    let text = "x\n| room of `discord` | contains | may use |\n|---|---|---|\n| `a` | `x.rs` | – |\n| `b` | y | `a`, `c` |\n\n| `d` |";
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(table(text), [("a".to_owned(), set(&[])), ("b".to_owned(), set(&["a", "c"]))]);
    let docs = "//! About `x`.\n//!\n//! May use: `a`,\n//! `c`.\n\nmod y;";
    let source =
        Source { path: "src/discord/b/mod.rs".into(), text: docs.into(), tokens: docs.parse().unwrap() };
    assert_eq!(said(&source), Some(set(&["a", "c"])));
    assert_eq!(
        [room("discord"), room("discord::b::y"), room("discord::y2210"), room("rules::b")],
        [None, Some("b"), Some(FAMILIES), None]
    );
}
