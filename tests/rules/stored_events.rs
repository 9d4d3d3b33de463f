//! Stored events: each kind that a program of some version has stored is read by this one, with all its fields. Games that were
//! begun before an upgrade go on because of it.
//!
//! `STORED_EVENTS=accept cargo test --test rules stored_events` adds one event of each kind that is new to the file of this version;
//! what is in the files stays.

use crate::conformance::play;
use crate::setups;
use casus_belli::rules::{EVENT_VERSION, Event, UnreadableEvent};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;

fn file(version: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join(format!("tests/rules/stored_events/version_{version}.jsonl"))
}

/// The stored events of that version, one a line.
fn stored(version: u32) -> Vec<String> {
    std::fs::read_to_string(file(version)).unwrap_or_default().lines().map(str::to_owned).collect()
}

fn read(version: u32, text: &str) -> Result<Event, UnreadableEvent> {
    Event::read(version, &mut serde_json::Deserializer::from_str(text))
}

/// The names of an event's kind from the outside in, then those of its fields.
fn kind(event: &Value) -> String {
    let (mut names, mut at) = (Vec::new(), event);
    while let Value::Object(fields) = at
        && fields.len() == 1
        && let Some((name, inner)) = fields.iter().next()
    {
        names.push(name.as_str());
        at = inner;
    }
    match at {
        Value::Object(fields) => names.extend(fields.keys().map(String::as_str)),
        Value::String(name) => names.push(name),
        _ => {}
    }
    names.join(" ")
}

/// One event of each kind, over random games of all setups.
fn found() -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for (number, setup) in setups::all().iter().enumerate() {
        let mut seen = 0;
        play(number as u64, setup, |_, log, _| {
            for event in log.iter().skip(seen) {
                let value = serde_json::to_value(event).unwrap();
                all.entry(kind(&value)).or_insert_with(|| serde_json::to_string(event).unwrap());
            }
            seen = log.len();
        });
    }
    all
}

/// Whether every field of `old` stands in `new` with the same value.
fn holds(new: &Value, old: &Value) -> bool {
    match (new, old) {
        (Value::Object(new), Value::Object(old)) => {
            old.iter().all(|(name, value)| new.get(name).is_some_and(|now| holds(now, value)))
        }
        (Value::Array(new), Value::Array(old)) => {
            new.len() == old.len() && new.iter().zip(old).all(|(new, old)| holds(new, old))
        }
        (new, old) => new == old,
    }
}

#[allow(clippy::disallowed_methods, reason = "a tool for whoever adds an event, no setting of the program")]
fn accepts() -> bool {
    std::env::var("STORED_EVENTS").is_ok_and(|wish| wish == "accept")
}

#[test]
fn every_kind_of_event_that_is_stored_is_on_record() {
    let mut known = stored(EVENT_VERSION);
    let kinds: Vec<String> = known.iter().map(|line| kind(&serde_json::from_str(line).unwrap())).collect();
    let new: BTreeMap<String, String> =
        found().into_iter().filter(|(kind, _)| !kinds.contains(kind)).collect();
    if accepts() {
        known.extend(new.into_values());
        std::fs::write(file(EVENT_VERSION), format!("{}\n", known.join("\n"))).unwrap();
        return;
    }
    let new: Vec<&String> = new.keys().collect();
    assert!(
        new.is_empty(),
        "not on record: {new:#?}\nIf older events are read as they were meant (a new field has a default): \
         STORED_EVENTS=accept cargo test --test rules stored_events. Else raise EVENT_VERSION first."
    );
}

#[test]
fn an_event_of_every_version_is_read_with_all_its_fields() {
    for version in 1..=EVENT_VERSION {
        let lines = stored(version);
        assert!(lines.len() > 100, "version {version}: {} events", lines.len());
        for line in lines {
            let read =
                read(version, &line).unwrap_or_else(|fault| panic!("version {version}: {fault}: {line}"));
            let (new, old) = (serde_json::to_value(&read).unwrap(), serde_json::from_str(&line).unwrap());
            assert!(version < EVENT_VERSION || holds(&new, &old), "{line}\nis read as\n{new}");
        }
    }
}

#[test]
fn an_event_of_a_newer_program_or_a_damaged_one_is_said_to_be_that_and_its_content_is_not_told() {
    let line = &stored(EVENT_VERSION)[0];
    let newer = read(EVENT_VERSION + 1, line).unwrap_err();
    assert_eq!(newer, UnreadableEvent::Newer(EVENT_VERSION + 1));
    assert!(newer.to_string().contains("newer"), "{newer}");
    for (version, text) in [(EVENT_VERSION, "{\"secret\": 7}"), (0, line.as_str())] {
        let damaged = read(version, text).unwrap_err();
        assert_eq!((damaged, damaged.to_string()), (UnreadableEvent::Damaged, "damaged".to_owned()));
    }
}
