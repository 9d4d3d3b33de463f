//! Comparison of the commands that this program wants with those that Discord holds. Both are brought into one normal
//! form first: Discord adds ids and default values, and leaves out what is empty.

use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Type of the command that opens an application's activity. Discord creates it, and refuses a list without it.
const ENTRY_POINT: u64 = 4;

/// The fields of a command that count. Others are added by Discord, or follow from these.
const COMMAND: &[&str] = &[
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "contexts",
    "integration_types",
    "nsfw",
];

/// The fields of an option that count.
const OPTION: &[&str] = &[
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
];

/// The fields of a choice that count.
const CHOICE: &[&str] = &["name", "name_localizations", "value"];

/// The fields of an entry point that may be sent back.
const SENT_BACK: &[&str] = &[
    "id",
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "default_member_permissions",
    "contexts",
    "integration_types",
    "nsfw",
    "handler",
];

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn by_name(commands: &[Value]) -> BTreeMap<(u64, &str), &Value> {
    let known = commands.iter().filter(|command| kind(command) != ENTRY_POINT);
    known.map(|command| ((kind(command), command["name"].as_str().unwrap_or_default()), command)).collect()
}

/// Names of the commands that are missing, different, or held without being wanted. Entry points do not count.
pub(crate) fn differing(wanted: &[Value], held: &[Value]) -> Vec<String> {
    let (wanted, held) = (by_name(wanted), by_name(held));
    let all: BTreeSet<_> = wanted.keys().chain(held.keys()).collect();
    let differs = |key: &&&(u64, &str)| match (wanted.get(**key), held.get(**key)) {
        (Some(wanted), Some(held)) => !same(wanted, held),
        _ => true,
    };
    all.iter().filter(differs).map(|(_, name)| (*name).to_owned()).collect()
}

/// The entry points among the held commands, as they have to be sent with a list that replaces all.
pub(crate) fn entry_points(held: &[Value]) -> impl Iterator<Item = Value> + '_ {
    held.iter().filter(|command| kind(command) == ENTRY_POINT).map(|command| {
        let given = SENT_BACK.iter().filter_map(|key| Some((*key, command.get(key)?)));
        let given = given.filter(|(_, value)| !is_empty(value));
        Value::Object(given.map(|(key, value)| (key.to_owned(), value.clone())).collect())
    })
}

/// The ids of the slash commands, by name.
pub(crate) fn ids(held: &[Value]) -> BTreeMap<String, u64> {
    let slash = held.iter().filter(|command| kind(command) == 1);
    slash
        .filter_map(|command| {
            Some((command["name"].as_str()?.to_owned(), command["id"].as_str()?.parse().ok()?))
        })
        .collect()
}

fn same(wanted: &Value, held: &Value) -> bool {
    let (wanted, mut held) = (command(wanted), command(held));
    if !wanted.contains_key("integration_types") {
        // Discord fills in what the application supports.
        held.remove("integration_types");
    }
    wanted == held
}

fn command(value: &Value) -> Map<String, Value> {
    let mut form = fields(value, COMMAND);
    form.insert("type".into(), number(kind(value) as f64));
    // A command that names no contexts is offered in all; the older field excludes direct messages.
    let all: &[u64] = if value["dm_permission"] == false { &[0] } else { &[0, 1, 2] };
    form.entry("contexts").or_insert_with(|| all.iter().map(|one| number(*one as f64)).collect());
    for set in ["contexts", "integration_types"] {
        if let Some(Value::Array(items)) = form.get_mut(set) {
            items.sort_by_key(ToString::to_string);
        }
    }
    form
}

/// The given fields in normal form, without those that are empty.
fn fields(value: &Value, keys: &[&str]) -> Map<String, Value> {
    let given = keys.iter().filter_map(|key| Some((*key, normal(key, value.get(key)?))));
    given.filter(|(_, value)| !is_empty(value)).map(|(key, value)| (key.to_owned(), value)).collect()
}

fn normal(key: &str, value: &Value) -> Value {
    let below = match key {
        "options" => OPTION,
        "choices" => CHOICE,
        _ => return numbers(value),
    };
    let items = value.as_array().into_iter().flatten();
    items.map(|item| Value::Object(fields(item, below))).collect()
}

/// The value with every number as the same type: 1 and 1.0 are one bound.
fn numbers(value: &Value) -> Value {
    match value {
        Value::Number(n) => n.as_f64().map_or_else(|| value.clone(), number),
        Value::Array(items) => items.iter().map(numbers).collect(),
        other => other.clone(),
    }
}

fn number(n: f64) -> Value {
    Value::from(n)
}

/// Whether the value says no more than its absence.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(map) => map.is_empty(),
        Value::Bool(true) | Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn wanted() -> Value {
        json!({
            "type": 1, "name": "odds", "name_localizations": {"it": "probabilita"}, "description": "Chances",
            "description_localizations": {"it": "Le probabilità"}, "integration_types": [0], "contexts": [0],
            "default_member_permissions": null, "nsfw": false,
            "options": [{
                "type": 4, "name": "armies", "description": "How many", "required": true, "min_value": 1,
                "max_value": 99, "max_length": null, "channel_types": [], "choices": [
                    {"name": "one", "name_localizations": {"it": "uno"}, "value": 1},
                ],
            }],
        })
    }

    fn held() -> Value {
        let mut held = wanted();
        for (key, value) in [("id", json!("7")), ("application_id", json!("1")), ("version", json!("9"))] {
            held[key] = value;
        }
        held["dm_permission"] = json!(false);
        held["options"][0] = json!({
            "type": 4, "name": "armies", "name_localizations": null, "description": "How many",
            "description_localizations": null, "required": true, "min_value": 1.0, "max_value": 99,
            "choices": [{"name": "one", "name_localizations": {"it": "uno"}, "value": 1}],
        });
        held
    }

    #[test]
    fn what_discord_adds_is_no_difference() {
        assert_eq!(differing(&[wanted()], &[held()]), Vec::<String>::new());
    }

    #[test]
    fn every_field_that_counts_is_a_difference() {
        let changes = [
            ("/description", json!("Chance")),
            ("/description_localizations/it", json!("Probabilità")),
            ("/name_localizations", json!({})),
            ("/default_member_permissions", json!("32")),
            ("/contexts", json!([0, 1])),
            ("/integration_types", json!([0, 1])),
            ("/nsfw", json!(true)),
            ("/options/0/required", json!(false)),
            ("/options/0/max_value", json!(98)),
            ("/options/0/choices/0/name_localizations/it", json!("un")),
            ("/options/0/choices/0/value", json!(2)),
            ("/options", json!([])),
        ];
        for (at, value) in changes {
            let mut other = held();
            *other.pointer_mut(at).expect("it is there") = value;
            assert_eq!(differing(&[wanted()], &[other]), ["odds"], "{at}");
        }
        let mut more = held();
        more["name"] = json!("newer");
        assert_eq!(differing(&[wanted()], &[held(), more]), ["newer"]);
        assert_eq!(differing(&[wanted()], &[]), ["odds"]);
    }

    #[test]
    fn an_entry_point_is_no_difference_and_is_sent_back_without_what_discord_added() {
        let entry = json!({
            "id": "3", "application_id": "1", "version": "2", "type": 4, "name": "launch", "description": "",
            "name_localizations": null, "default_member_permissions": null, "dm_permission": true, "contexts": null,
            "integration_types": [0, 1], "nsfw": false, "handler": 2,
        });
        let held = [held(), entry];
        assert_eq!(differing(&[wanted()], &held), Vec::<String>::new());
        let sent = json!({"id": "3", "type": 4, "name": "launch", "integration_types": [0, 1], "handler": 2});
        assert_eq!(entry_points(&held).collect::<Vec<_>>(), [sent]);
        assert_eq!(ids(&held).into_iter().collect::<Vec<_>>(), [("odds".to_owned(), 7)]);
    }
}
