//! Validation of components version 2: what may stand where, how many, and how much text together.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::message::each_component;
use super::Flaws;
use super::components::{action_row, button};

/// Maximum number of components of a message, nested ones and accessories counted.
const MOST: usize = 40;
/// Maximum number of characters of all text displays of a message together.
const TEXT: usize = 4000;

/// Checks the components of a message with the flag of components version 2.
pub(crate) fn check(flaws: &mut Flaws, path: &str, components: &[Value]) {
    let (mut all, mut text) = (0, 0);
    let mut ids = BTreeSet::new();
    each_component(components, &mut |component| {
        all += 1;
        if component["type"] == 10 {
            text += component["content"].as_str().map_or(0, |text| text.chars().count());
        }
        if let Some(id) = component["id"].as_u64().filter(|id| *id > 0)
            && !ids.insert(id)
        {
            flaws.add("component-id", path, format!("Component id cannot be duplicated: {id}"));
        }
    });
    flaws.count("components-v2", path, all, 1, MOST);
    if text > TEXT {
        flaws.add("text-total", path, format!("{text} characters in all texts: at most {TEXT}"));
    }
    for (i, component) in components.iter().enumerate() {
        one(flaws, &format!("{path}.{i}"), component, Within::Message);
    }
}

/// What a component stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    Message,
    Container,
    Accessory,
}

fn one(flaws: &mut Flaws, path: &str, component: &Value, within: Within) {
    let kind = component["type"].as_u64();
    let fits = match within {
        Within::Message => matches!(kind, Some(1 | 9 | 10 | 12 | 13 | 14 | 17)),
        Within::Container => matches!(kind, Some(1 | 9 | 10 | 12 | 13 | 14)),
        Within::Accessory => matches!(kind, Some(2 | 11)),
    };
    if !fits {
        flaws.add("component-kind", path, format!("component of type {kind:?} does not stand there"));
        return;
    }
    match kind {
        Some(1) => action_row(flaws, path, component),
        Some(2) => button(flaws, path, component),
        Some(9) => section(flaws, path, component),
        Some(10) => text_display(flaws, path, component),
        Some(11) => alt(flaws, path, component),
        Some(12) => gallery(flaws, path, component),
        Some(13) => {
            let local = component["file"]["url"].as_str().is_some_and(|url| url.starts_with("attachment://"));
            if !local {
                flaws.add("component-file", format!("{path}.file"), "only attachment://name");
            }
        }
        Some(17) => {
            let children = children(component);
            flaws.count("components-v2", &format!("{path}.components"), children.len(), 1, MOST);
            if component["accent_color"].as_u64().is_some_and(|colour| colour > 0xFF_FFFF) {
                flaws.add("accent-color", format!("{path}.accent_color"), "must be within 0 to 16777215");
            }
            for (i, child) in children.iter().enumerate() {
                one(flaws, &format!("{path}.components.{i}"), child, Within::Container);
            }
        }
        _ => {}
    }
}

fn children(component: &Value) -> &[Value] {
    component["components"].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// One to three texts, and an accessory beside them, which is required.
fn section(flaws: &mut Flaws, path: &str, section: &Value) {
    let texts = children(section);
    flaws.count("section", &format!("{path}.components"), texts.len(), 1, 3);
    for (i, text) in texts.iter().enumerate() {
        let at = format!("{path}.components.{i}");
        if text["type"] == 10 {
            text_display(flaws, &at, text);
        } else {
            flaws.add("component-kind", at, "only texts in a section");
        }
    }
    let at = format!("{path}.accessory");
    if section["accessory"].is_object() {
        one(flaws, &at, &section["accessory"], Within::Accessory);
    } else {
        flaws.add("section", at, "This field is required");
    }
}

/// Text that shows something: a text of blanks counts as empty here.
fn text_display(flaws: &mut Flaws, path: &str, text: &Value) {
    let at = format!("{path}.content");
    let shown = text["content"].as_str().unwrap_or_default();
    flaws.text("text-display", &at, &shown.trim().into(), 1, TEXT);
}

fn gallery(flaws: &mut Flaws, path: &str, gallery: &Value) {
    let items = gallery["items"].as_array().map(Vec::as_slice).unwrap_or_default();
    flaws.count("gallery", &format!("{path}.items"), items.len(), 1, 10);
    for (i, item) in items.iter().enumerate() {
        alt(flaws, &format!("{path}.items.{i}"), item);
    }
}

/// The alt text of a picture: left out, or not empty.
fn alt(flaws: &mut Flaws, path: &str, item: &Value) {
    flaws.text("alt-text", &format!("{path}.description"), &item["description"], 1, 1024);
}
