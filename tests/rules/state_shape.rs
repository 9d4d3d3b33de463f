//! Shape of a stored state: every JSON path with the kinds of its values, over states of the conformance games after
//! every kind of event. A snapshot is a stored state, and one of another shape must not be loaded: `STATE_VERSION` numbers the shapes.
//!
//! `STATE_SHAPE=accept cargo test --test rules state_shape` writes `state_shape.txt` anew, after the version was raised.

use crate::conformance::every_game;
use casus_belli::rules::{Event, Game, STATE_VERSION};
use serde_json::Value;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::PathBuf;

/// Paths with the kinds of their values. Few are new after the first states, so a path is only written out if the hash of
/// path and kind is new.
#[derive(Default)]
struct Shape {
    known: BTreeSet<u64>,
    kinds: BTreeMap<String, BTreeSet<String>>,
}

/// Path of a value: its parts, and their hash.
struct At<'a> {
    outer: Option<&'a At<'a>>,
    /// Name of the field; `None`: an item of a list.
    field: Option<&'a str>,
    hash: u64,
}

impl<'a> At<'a> {
    const ROOT: Self = Self { outer: None, field: None, hash: 0 };

    fn inner(&'a self, field: Option<&'a str>) -> Self {
        let hash = field.map_or_else(|| hash(self.hash, "[]"), |name| hash(hash(self.hash, "."), name));
        Self { outer: Some(self), field, hash }
    }

    fn written(&self) -> String {
        match (self.outer, self.field) {
            (None, _) => String::new(),
            (Some(outer), None) => format!("{}[]", outer.written()),
            (Some(outer), Some(field)) => format!("{}.{field}", outer.written()),
        }
    }
}

/// Hash of one more part after those that `from` stands for.
fn hash(from: u64, part: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (from, part).hash(&mut hasher);
    hasher.finish()
}

/// The kind of a value, and whether it is the id of a variant.
fn kind_of(value: &Value) -> (&str, bool) {
    let is_id = |text: &str| text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    match value {
        Value::Null => ("nothing", false),
        Value::Bool(_) => ("yes or no", false),
        Value::Number(_) => ("number", false),
        // Ids of variants are part of the shape; texts by people are not.
        Value::String(text) if is_id(text) => (text, true),
        Value::String(_) => ("text", false),
        Value::Array(_) => ("list", false),
        Value::Object(_) => ("fields", false),
    }
}

fn add(value: &Value, at: &At, shape: &mut Shape) {
    match value {
        Value::Array(items) => {
            let inner = at.inner(None);
            items.iter().for_each(|item| add(item, &inner, shape));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| add(value, &at.inner(Some(key)), shape));
        }
        _ => {}
    }
    let (kind, id) = kind_of(value);
    if shape.known.insert(hash(hash(at.hash, if id { "`" } else { ":" }), kind)) {
        let kind = if id { format!("`{kind}`") } else { kind.to_owned() };
        shape.kinds.entry(at.written()).or_default().insert(kind);
    }
}

/// Number of states that are looked at after one kind of event with the same kinds of questions open: later ones have no other
/// shape, and writing them out takes most of the time.
const LOOKED_AT: usize = 60;

/// Hash of what a state's shape depends on: the rulebook, the kind of the last event, and the kinds of open questions.
fn moment(game: &Game, log: &[Event]) -> u64 {
    let mut value = &serde_json::to_value(log.last()).unwrap();
    let mut sort = hash(0, game.setup().rulebook.key());
    while let Some((name, inner)) =
        value.as_object().filter(|one| one.len() == 1).and_then(|one| one.iter().next())
    {
        sort = hash(sort, name);
        value = inner;
    }
    if let Some(kind) =
        value.get("action").and_then(Value::as_object).and_then(|family| family.values().next())
    {
        sort = kind.as_object().map_or(sort, |kind| kind.keys().fold(sort, |sort, name| hash(sort, name)));
    }
    let kinds: BTreeSet<&str> = game.asks().iter().map(|ask| ask.menu.kind().key()).collect();
    kinds.into_iter().fold(sort, hash)
}

fn found() -> Vec<String> {
    let shape = RefCell::new(Shape::default());
    let looked_at = RefCell::new(BTreeMap::<u64, usize>::new());
    every_game(|game, log, _| {
        let mut looked_at = looked_at.borrow_mut();
        let before = looked_at.entry(moment(game, log)).or_default();
        *before += 1;
        if *before <= LOOKED_AT {
            add(&serde_json::to_value(game).unwrap(), &At::ROOT, &mut shape.borrow_mut());
        }
    });
    let line = |(at, kinds): (String, BTreeSet<String>)| {
        format!("{at}: {}", kinds.into_iter().collect::<Vec<_>>().join(", "))
    };
    shape.into_inner().kinds.into_iter().filter(|(at, _)| !at.is_empty()).map(line).collect()
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
