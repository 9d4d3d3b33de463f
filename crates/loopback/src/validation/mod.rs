//! Validation of request bodies by Discord's rules that no schema expresses: lengths, counts, duplicates, references,
//! files.
//!
//! Pure functions from a body to its flaws; `rest` checks what depends on the state (permissions, age, tokens).

use std::fmt;

use serde_json::{Map, Value, json};

use super::reply::Reply;

pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod components_v2;
pub(crate) mod embeds;
pub(crate) mod messages;
pub(crate) mod modals;

/// A request of the bot that breaks Discord's rules, or an event or response of the loopback that breaks the schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The rule's short name, for instance `content-length`.
    pub rule: &'static str,
    /// Method and route template.
    pub route: String,
    /// Description.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}] {}: {}", self.rule, self.route, self.what)
    }
}

/// One error in a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Flaw {
    pub(crate) rule: &'static str,
    /// Dotted path into the body, as Discord's `errors` object nests it.
    pub(crate) path: String,
    /// Discord's code inside `_errors`.
    pub(crate) code: &'static str,
    pub(crate) what: String,
}

/// The errors found so far.
#[derive(Debug, Default)]
pub(crate) struct Flaws(pub(crate) Vec<Flaw>);

impl Flaws {
    pub(crate) fn add(&mut self, rule: &'static str, path: impl Into<String>, what: impl Into<String>) {
        self.0.push(Flaw { rule, path: path.into(), code: "BASE_TYPE_INVALID", what: what.into() });
    }

    /// Checks that a string has between `least` and `most` characters.
    pub(crate) fn text(&mut self, rule: &'static str, path: &str, value: &Value, least: usize, most: usize) {
        let Some(text) = value.as_str() else { return };
        let length = text.chars().count();
        if length > most {
            self.length(rule, path, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else if length < least {
            self.length(rule, path, "BASE_TYPE_MIN_LENGTH", format!("Must be {least} or more in length."));
        }
    }

    /// Checks that an array has between `least` and `most` elements.
    pub(crate) fn count(&mut self, rule: &'static str, path: &str, length: usize, least: usize, most: usize) {
        if length < least || length > most {
            let what = format!("Must be between {least} and {most} in length.");
            self.length(rule, path, "BASE_TYPE_BAD_LENGTH", what);
        }
    }

    fn length(&mut self, rule: &'static str, path: &str, code: &'static str, what: String) {
        self.0.push(Flaw { rule, path: path.into(), code, what });
    }

    /// Checks that the endpoint knows all keys. Discord ignores unknown ones, so such a mistake would stay unseen.
    pub(crate) fn unknown(&mut self, path: &str, value: &Value, known: &[&str]) {
        for key in value.as_object().into_iter().flat_map(Map::keys) {
            if !known.contains(&key.as_str()) {
                self.add("unknown-field", join(path, key), format!("unknown field {key}"));
            }
        }
    }
}

/// Joins `a` and `b` to `a.b`.
pub(crate) fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.into() } else { format!("{path}.{key}") }
}

/// Rules that Discord does not enforce: a violation is recorded, but the request goes on.
pub(crate) fn forgiven(rule: &str) -> bool {
    matches!(rule, "unknown-field" | "ping-everybody")
}

/// The 50035 response for these errors.
pub(crate) fn invalid_form(flaws: &[Flaw]) -> Reply {
    let mut errors = Value::Object(Map::new());
    for flaw in flaws.iter().filter(|f| !forgiven(f.rule)) {
        let mut at = &mut errors;
        for key in flaw.path.split('.').filter(|k| !k.is_empty()) {
            if !at[key].is_object() {
                at[key] = json!({});
            }
            at = &mut at[key];
        }
        if !at["_errors"].is_array() {
            at["_errors"] = json!([]);
        }
        if let Some(list) = at["_errors"].as_array_mut() {
            list.push(json!({"code": flaw.code, "message": flaw.what}));
        }
    }
    Reply {
        status: 400,
        ..Reply::json(json!({"message": "Invalid Form Body", "code": 50035, "errors": errors}))
    }
}
