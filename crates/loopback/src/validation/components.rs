//! Validation of message components: action rows, buttons, select menus, custom ids.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::message::{COMPONENTS_V2, each_component};
use super::{Flaws, components_v2};

/// Checks the components of a message with these flags.
pub(crate) fn check(flaws: &mut Flaws, path: &str, components: &Value, flags: u64) {
    let Some(components) = components.as_array() else { return };
    if flags & COMPONENTS_V2 == 0 {
        flaws.count("rows", path, components.len(), 0, 5);
        for (i, row) in components.iter().enumerate() {
            let at = format!("{path}.{i}");
            if row["type"] == 1 {
                action_row(flaws, &at, row);
            } else {
                flaws.add("component-kind", at, "only action rows without the flag of components version 2");
            }
        }
    } else {
        components_v2::check(flaws, path, components);
    }
    custom_ids(flaws, path, components);
}

pub(super) fn action_row(flaws: &mut Flaws, path: &str, row: &Value) {
    let children = row["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    let menus = children.iter().filter(|c| matches!(c["type"].as_u64(), Some(3 | 5..=8))).count();
    let most = if menus > 0 { 1 } else { 5 };
    flaws.count("row-size", &format!("{path}.components"), children.len(), 1, most);
    for (i, child) in children.iter().enumerate() {
        let at = format!("{path}.components.{i}");
        match child["type"].as_u64() {
            Some(2) => button(flaws, &at, child),
            Some(3 | 5..=8) => menu(flaws, &at, child),
            other => flaws.add("component-kind", at, format!("component of type {other:?} in a row")),
        }
    }
}

pub(super) fn button(flaws: &mut Flaws, path: &str, button: &Value) {
    flaws.text("button", &format!("{path}.label"), &button["label"], 0, 80);
    flaws.text("button", &format!("{path}.url"), &button["url"], 1, 512);
    let (id, url) = (button["custom_id"].is_string(), button["url"].is_string());
    match button["style"].as_u64() {
        Some(1..=4) if !id || url => {
            flaws.add("button", path, "A custom id and no URL must be given for a button of this style");
        }
        Some(5) if id || !url => flaws.add("button", path, "A link needs an URL and no custom id"),
        Some(1..=6) => {}
        other => flaws.add("button", format!("{path}.style"), format!("no button style {other:?}")),
    }
    let bare = button["label"].as_str().is_none_or(str::is_empty) && !button["emoji"].is_object();
    if bare && button["style"] != 6 {
        flaws.add("button", path, "A button needs a label or an emoji");
    }
}

pub(super) fn menu(flaws: &mut Flaws, path: &str, menu: &Value) {
    flaws.text("menu", &format!("{path}.placeholder"), &menu["placeholder"], 0, 150);
    let options = menu["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    if menu["type"] == 3 {
        flaws.count("menu-options", &format!("{path}.options"), options.len(), 1, 25);
    }
    let mut values = BTreeSet::new();
    let mut chosen = 0;
    for (i, option) in options.iter().enumerate() {
        let at = |key: &str| format!("{path}.options.{i}.{key}");
        flaws.text("menu", &at("label"), &option["label"], 1, 100);
        flaws.text("menu", &at("value"), &option["value"], 1, 100);
        flaws.text("menu", &at("description"), &option["description"], 0, 100);
        chosen += usize::from(option["default"] == true);
        if !values.insert(option["value"].as_str().unwrap_or_default()) {
            flaws.add("menu-duplicate", at("value"), "The specified option value is already used");
        }
    }
    let least = menu["min_values"].as_u64().unwrap_or(1);
    let most = menu["max_values"].as_u64().unwrap_or(1);
    let bound = if menu["type"] == 3 { options.len().max(1) as u64 } else { 25 };
    if least > 25 || most == 0 || most > bound || least > most {
        flaws.add("menu", path, format!("between {least} and {most} of {bound} options can't be chosen"));
    }
    if chosen as u64 > most {
        flaws.add("menu", path, format!("{chosen} defaults, but at most {most} may be chosen"));
    }
}

/// Checks that every custom id has 1 to 100 characters and is unique.
pub(crate) fn custom_ids(flaws: &mut Flaws, path: &str, components: &[Value]) {
    let mut seen = BTreeSet::new();
    each_component(components, &mut |component| {
        let Some(id) = component["custom_id"].as_str() else {
            if matches!(component["type"].as_u64(), Some(3..=8)) {
                flaws.add("custom-id", path, "This field is required: custom_id");
            }
            return;
        };
        flaws.text("custom-id", &format!("{path}.custom_id"), &component["custom_id"], 1, 100);
        if !seen.insert(id.to_owned()) {
            flaws.add("custom-id-duplicate", path, format!("Component custom id cannot be duplicated: {id}"));
        }
    });
}
