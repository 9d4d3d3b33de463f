//! Validation of modals and of autocomplete choices.

use serde_json::Value;

use super::{Flaws, components, join};

/// Checks the modal in `data`.
pub(crate) fn check(flaws: &mut Flaws, path: &str, data: &Value) {
    let at = |key: &str| join(path, key);
    flaws.unknown(path, data, &["custom_id", "title", "components"]);
    flaws.text("modal", &at("title"), &data["title"], 1, 45);
    flaws.text("custom-id", &at("custom_id"), &data["custom_id"], 1, 100);
    let rows = data["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    flaws.count("modal-rows", &at("components"), rows.len(), 1, 5);
    for (i, row) in rows.iter().enumerate() {
        let at = format!("{}.{i}", at("components"));
        match row["type"].as_u64() {
            Some(1) => {
                let inputs = row["components"].as_array().map(Vec::as_slice).unwrap_or_default();
                flaws.count("modal-rows", &format!("{at}.components"), inputs.len(), 1, 1);
                for input in inputs {
                    text_input(flaws, &at, input, true);
                }
            }
            Some(18) => {
                flaws.text("modal", &format!("{at}.label"), &row["label"], 1, 45);
                flaws.text("modal", &format!("{at}.description"), &row["description"], 0, 100);
                field(flaws, &format!("{at}.component"), &row["component"]);
            }
            Some(10) => {}
            other => flaws.add("component-kind", at, format!("component of type {other:?} in a form")),
        }
    }
    components::custom_ids(flaws, &at("components"), rows);
}

/// Checks the input inside a label.
fn field(flaws: &mut Flaws, path: &str, field: &Value) {
    let options = field["options"].as_array().map_or(0, Vec::len);
    let at = format!("{path}.options");
    match field["type"].as_u64() {
        Some(4) => text_input(flaws, path, field, false),
        Some(3 | 5..=8) => {
            components::menu(flaws, path, field);
            if field["min_values"] == 0 && field["required"] != false {
                flaws.add("modal", path, "min_values can be 0 only where nothing is required");
            }
        }
        Some(21) => flaws.count("modal", &at, options, 2, 10),
        Some(22) => flaws.count("modal", &at, options, 1, 10),
        Some(19 | 23) => {}
        other => flaws.add("component-kind", path, format!("component of type {other:?} in a label")),
    }
    if field.get("disabled").is_some() {
        flaws.add("modal", path, "nothing in a form can be disabled");
    }
}

fn text_input(flaws: &mut Flaws, path: &str, input: &Value, named: bool) {
    if input["type"] != 4 {
        flaws.add("component-kind", path, "only a text input in a row of a form");
        return;
    }
    if named {
        flaws.text("modal", &format!("{path}.label"), &input["label"], 1, 45);
        if !input["label"].is_string() {
            flaws.add("modal", format!("{path}.label"), "This field is required");
        }
    } else if input.get("label").is_some_and(|label| !label.is_null()) {
        flaws.add("modal", format!("{path}.label"), "the label around it is its label");
    }
    flaws.text("modal", &format!("{path}.value"), &input["value"], 0, 4000);
    flaws.text("modal", &format!("{path}.placeholder"), &input["placeholder"], 0, 100);
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4000);
    if least > 4000 || most == 0 || most > 4000 || least > most {
        flaws.add("modal", path, format!("lengths {least} to {most} are not within 0 to 4000"));
    }
}

/// Checks the autocomplete choices in `data`.
pub(crate) fn choices(flaws: &mut Flaws, path: &str, data: &Value) {
    let choices = data["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    flaws.count("choices", &join(path, "choices"), choices.len(), 0, 25);
    for (i, choice) in choices.iter().enumerate() {
        let at = |key: &str| format!("{}.{i}.{key}", join(path, "choices"));
        flaws.text("choices", &at("name"), &choice["name"], 1, 100);
        flaws.text("choices", &at("value"), &choice["value"], 0, 100);
    }
}
