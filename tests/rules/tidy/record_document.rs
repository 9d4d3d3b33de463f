//! `docs/record-format.md` lists every answer and every event of the families that it describes one by one, each with all its fields.

use std::collections::BTreeMap;
use std::fs;

use super::code::{PROGRAM, root, sources};

/// The families with tables of their own, and the headings above them.
const FAMILIES: [(&str, &str); 2] =
    [("y2210", "## Events of A.D. 2210\n"), ("cold_war", "## Events of the Cold War\n")];

/// Names with their fields, in the order of the program.
type Listed = BTreeMap<String, Vec<String>>;

/// The name in records: `LegBegan` is `leg_began`.
fn snake(name: &str) -> String {
    let mut written = String::new();
    for (at, c) in name.char_indices() {
        if c.is_ascii_uppercase() && at > 0 {
            written.push('_');
        }
        written.push(c.to_ascii_lowercase());
    }
    written
}

/// The rows of the table with that head: each name with its fields.
fn rows(section: &str, head: &str) -> Listed {
    let (_, table) = section.split_once(head).unwrap_or_else(|| panic!("no table {head}"));
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|'));
    let mut listed = Listed::new();
    for row in rows {
        let cells: Vec<&str> = row.trim_matches(['|', ' ']).split(" | ").collect();
        let [name, _, fields] = cells[..] else { panic!("{row}: three cells") };
        let named = |part: &str| part.strip_prefix('`')?.split_once('`').map(|(field, _)| field.to_owned());
        listed.insert(name.trim_matches('`').to_owned(), fields.split("; ").filter_map(named).collect());
    }
    listed
}

/// The name that stands before a colon, without the visibility.
fn field(line: &str) -> Option<String> {
    let (name, _) = line.trim().trim_start_matches("pub ").split_once(": ")?;
    let plain =
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    plain.then(|| name.to_owned())
}

/// Every public struct of a source, with its fields.
fn structs(text: &str) -> Listed {
    let mut found = Listed::new();
    for (begin, _) in text.match_indices("\npub struct ") {
        let rest = &text[begin + "\npub struct ".len()..];
        let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        let body = match rest[name.len()..].strip_prefix(" {") {
            Some(body) => body.split("\n}").next().unwrap_or_default(),
            None => "",
        };
        found.insert(name, body.lines().filter_map(field).collect());
    }
    found
}

/// Every variant with fields of the enums of a source.
fn variants(text: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for (begin, _) in text.match_indices("\n    ") {
        let rest = &text[begin + "\n    ".len()..];
        let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        if name.starts_with(|c: char| c.is_ascii_uppercase())
            && let Some(body) = rest[name.len()..].strip_prefix(" {\n")
        {
            let body = body.split("\n    }").next().unwrap_or_default();
            found.push((snake(&name), body.lines().filter_map(field).collect()));
        }
    }
    found
}

/// Every answer of a family: the lines `"key" Name { field: Kind, … }` of its `answers!`.
fn answers(text: &str) -> Listed {
    let mut found = Listed::new();
    let Some((_, list)) = text.split_once("pub enum Action {\n") else { return found };
    let mut last = None;
    for line in list.lines().take_while(|line| *line != "    }") {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [key, name, ..] if key.starts_with('"') => {
                let name = snake(name.trim_end_matches(','));
                found.insert(name.clone(), Vec::new());
                last = Some(name);
            }
            _ => {
                let fields = last.as_ref().and_then(|name| found.get_mut(name));
                if let (Some(fields), Some(field)) = (fields, field(line)) {
                    fields.push(field);
                }
            }
        }
    }
    found
}

#[test]
fn every_answer_and_event_of_a_family_stands_in_the_document_with_all_its_fields() {
    let document = fs::read_to_string(root().join("docs/record-format.md")).unwrap();
    for (family, heading) in FAMILIES {
        let (_, section) = document.split_once(heading).unwrap_or_else(|| panic!("no heading {heading}"));
        let section = section.split("\n## ").next().unwrap_or_default();
        let (mut known, mut given, mut recorded) = (Vec::new(), Listed::new(), Vec::new());
        for source in sources(&PROGRAM) {
            if source.module().get(..3) != Some(&["rules", "family", family].map(str::to_owned)) {
                continue;
            }
            known.extend(structs(&source.text).into_iter().map(|(name, fields)| (snake(&name), fields)));
            known.extend(variants(&source.text));
            if source.path.ends_with("steps/mod.rs") {
                given.extend(answers(&source.text));
            }
            for line in source.text.lines().filter(|line| line.starts_with("impl Recorded<")) {
                recorded
                    .extend(line.rsplit(" for ").next().map(|name| snake(name.trim_end_matches([' ', '{']))));
            }
        }
        assert!(recorded.len() > 30 && given.len() > 20, "{family}: {recorded:?} {given:?}");
        assert_eq!(rows(section, "| answer | what | fields |\n"), given, "{family}: the table of answers");
        let told = rows(section, "| event | what | fields |\n");
        for event in &recorded {
            assert!(told.contains_key(event), "{family}: `{event}` is not in the table of events");
        }
        for (event, fields) in &told {
            let of: Vec<_> =
                known.iter().filter(|(name, _)| name == event).map(|(_, fields)| fields).collect();
            assert!(
                of.contains(&fields),
                "{family}: `{event}` is told with {fields:?}, the program has {of:?}"
            );
        }
    }
}

#[test]
fn every_event_of_a_deal_stands_in_the_document_r3_8() {
    let document = fs::read_to_string(root().join("docs/record-format.md")).unwrap();
    let source =
        fs::read_to_string(root().join("crates/core/src/rules/family/cold_war/deal_events.rs")).unwrap();
    let (_, body) = source.split_once("pub enum Dealt {\n").unwrap();
    let lines = body.lines().take_while(|line| *line != "}");
    let mut names = 0;
    for line in lines.map(str::trim).filter(|line| !line.starts_with("//")) {
        let variant = line.starts_with(|c: char| c.is_ascii_uppercase());
        let end = line.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(line.len());
        let name = if variant { Some(snake(&line[..end])) } else { field(line) };
        let Some(name) = name else { continue };
        assert!(document.contains(&format!("`{name}`")), "`{name}` of a deal is not in the document");
        names += 1;
    }
    assert!(names >= 15, "{names} names");
}
