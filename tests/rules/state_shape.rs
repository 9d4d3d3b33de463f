//! Shape of a stored state: every JSON path with the kinds of its values, over all states of the conformance games. A
//! snapshot is a stored state, and one of another shape must not be loaded: `STATE_VERSION` numbers the shapes.
//!
//! `STATE_SHAPE=accept cargo test --test rules state_shape` writes `state_shape.txt` anew, after the version was raised.

use crate::conformance::every_game;
use casus_belli::rules::STATE_VERSION;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// Kinds of values by path.
type Shape = BTreeMap<String, BTreeSet<String>>;

fn add(value: &Value, at: &str, shape: &mut Shape) {
    let kind = match value {
        Value::Null => "nothing".to_owned(),
        Value::Bool(_) => "yes or no".to_owned(),
        Value::Number(_) => "number".to_owned(),
        // Ids of variants are part of the shape; texts by people are not.
        Value::String(text)
            if text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_') =>
        {
            format!("`{text}`")
        }
        Value::String(_) => "text".to_owned(),
        Value::Array(items) => {
            let at = format!("{at}[]");
            items.iter().for_each(|item| add(item, &at, shape));
            "list".to_owned()
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| add(value, &format!("{at}.{key}"), shape));
            "fields".to_owned()
        }
    };
    if !shape.get(at).is_some_and(|kinds| kinds.contains(&kind)) {
        shape.entry(at.to_owned()).or_default().insert(kind);
    }
}

fn found() -> Vec<String> {
    let shape = RefCell::new(Shape::new());
    every_game(|game, _, _| add(&serde_json::to_value(game).unwrap(), "", &mut shape.borrow_mut()));
    let line = |(at, kinds): (String, BTreeSet<String>)| {
        format!("{at}: {}", kinds.into_iter().collect::<Vec<_>>().join(", "))
    };
    shape.into_inner().into_iter().filter(|(at, _)| !at.is_empty()).map(line).collect()
}

#[allow(clippy::disallowed_methods, reason = "a tool for whoever changes a state, no setting of the program")]
fn accepts() -> bool {
    std::env::var("STATE_SHAPE").is_ok_and(|wish| wish == "accept")
}

#[test]
fn a_state_of_another_shape_has_another_version() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rules/state_shape.txt");
    let accepted = std::fs::read_to_string(&file).unwrap_or_default();
    let (version, accepted) = accepted.split_once('\n').unwrap_or_default();
    let (shape, now) = (found(), format!("version {STATE_VERSION}"));
    assert!(shape.len() > 100, "games are played: {shape:#?}");
    let known: Vec<&str> = accepted.lines().collect();
    let same = known.iter().eq(&shape);
    if accepts() {
        assert!(same || version != now, "the shape changed: raise STATE_VERSION above {STATE_VERSION} first");
        std::fs::write(file, format!("{now}\n{}\n", shape.join("\n"))).unwrap();
        return;
    }
    let gone: Vec<_> = known.iter().filter(|line| !shape.iter().any(|new| new == *line)).collect();
    let new: Vec<_> = shape.iter().filter(|line| !known.contains(&line.as_str())).collect();
    assert!(
        same,
        "a stored state has another shape: gone {gone:#?}, new {new:#?}\nRaise STATE_VERSION (src/rules/game.rs, now \
         {STATE_VERSION}), then STATE_SHAPE=accept cargo test --test rules state_shape"
    );
    assert_eq!(version, now, "STATE_SHAPE=accept cargo test --test rules state_shape");
}
