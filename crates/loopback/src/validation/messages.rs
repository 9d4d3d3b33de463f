//! Validation of messages and their files, for every route that sends or edits one.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::body::{Body, Upload};
use super::super::message::{COMPONENTS_V2, EPHEMERAL, SILENT, is_png, spoken};
use super::{Flaws, components, embeds, join};

/// Maximum bytes of one file in a guild without boosts.
pub(crate) const FILE: usize = 10 * 1024 * 1024;

const KEYS: &[&str] = &[
    "content",
    "nonce",
    "enforce_nonce",
    "tts",
    "embeds",
    "allowed_mentions",
    "message_reference",
    "components",
    "sticker_ids",
    "attachments",
    "flags",
    "poll",
    "username",
    "avatar_url",
    "thread_name",
    "applied_tags",
];

/// The kind of route by which a message arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// `POST /channels/{id}/messages`: may not be ephemeral.
    Channel,
    /// A callback or follow-up: may be ephemeral.
    Interaction,
    /// A deferred response: of its flags only the one for ephemeral messages counts.
    Deferral,
    /// An edit of an existing message.
    Edit,
}

/// Checks the message in `data` (at `path` of the body) with the uploaded files.
pub(crate) fn check(flaws: &mut Flaws, path: &str, data: &Value, body: &Body, way: Way) {
    if !data.is_object() {
        return;
    }
    let at = |key: &str| join(path, key);
    let flags = data["flags"].as_u64().unwrap_or(0);
    flaws.unknown(path, data, KEYS);
    flaws.text("content-length", &at("content"), &data["content"], 0, 2000);
    embeds::check(flaws, &at("embeds"), &data["embeds"]);
    components::check(flaws, &at("components"), &data["components"], flags);
    if flags & COMPONENTS_V2 != 0 {
        for key in ["content", "embeds", "poll", "sticker_ids", "shared_client_theme"] {
            if filled(&data[key]) {
                flaws.add("components-v2", at(key), "cannot be used with components version 2");
            }
        }
        if way == Way::Deferral {
            flaws.add(
                "deferral-flags",
                at("flags"),
                "a deferral can only be ephemeral; the flag goes into the edit",
            );
        } else if !filled(&data["components"]) {
            flaws.add("components-v2", at("components"), "the flag needs components");
        }
    }
    if way == Way::Channel && flags & EPHEMERAL != 0 {
        flaws.add("ephemeral", at("flags"), "only answers to interactions can be ephemeral");
    }
    if way == Way::Edit && flags & SILENT != 0 {
        flaws.add("silent-edit", at("flags"), "a message is silent from its creation on, or never");
    }
    nonce(flaws, path, data);
    mentions(flaws, path, data);
    files(flaws, path, data, body);
    references(flaws, path, data, body, way);
}

/// Whether a field holds something.
fn filled(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(list) => !list.is_empty(),
        Value::Bool(_) | Value::Number(_) | Value::Object(_) => true,
    }
}

fn nonce(flaws: &mut Flaws, path: &str, data: &Value) {
    flaws.text("nonce", &join(path, "nonce"), &data["nonce"], 0, 25);
    if data["enforce_nonce"] == true && data["nonce"].is_null() {
        flaws.add("nonce", join(path, "enforce_nonce"), "enforce_nonce needs a nonce");
    }
}

fn mentions(flaws: &mut Flaws, path: &str, data: &Value) {
    let allowed = &data["allowed_mentions"];
    let parse: Vec<&str> =
        allowed["parse"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    for (kind, list) in [("users", &allowed["users"]), ("roles", &allowed["roles"])] {
        let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
        flaws.count("mentions", &join(path, "allowed_mentions"), list.len(), 0, 100);
        if parse.contains(&kind) && !list.is_empty() {
            flaws.add(
                "mentions",
                join(path, "allowed_mentions"),
                format!("parse:[\"{kind}\"] and {kind}: exclusive"),
            );
        }
    }
    let text = spoken(data["content"].as_str().unwrap_or_default(), &data["components"]);
    let silent = allowed.is_object() && !parse.contains(&"everyone");
    if !silent && (text.contains("@everyone") || text.contains("@here")) {
        flaws.add("ping-everybody", join(path, "content"), "would ping everybody");
    }
}

fn files(flaws: &mut Flaws, path: &str, data: &Value, body: &Body) {
    flaws.count("files", &join(path, "attachments"), body.files.len(), 0, 10);
    for file in &body.files {
        if file.bytes.len() > FILE {
            flaws.add("file-size", format!("files.{}", file.index), "Request entity too large");
        }
        if claims_png(file) && !is_png(&file.bytes) {
            flaws.add("file-png", format!("files.{}", file.index), "named a PNG, but its bytes are not");
        }
        if file.filename.is_empty() || file.bytes.is_empty() {
            flaws.add("files", format!("files.{}", file.index), "a file needs a name and something in it");
        }
    }
    for part in &body.strange {
        flaws.add("unknown-field", part.clone(), "unknown part of a multipart body");
    }
    for (i, attachment) in data["attachments"].as_array().into_iter().flatten().enumerate() {
        let at = format!("{}.{i}", join(path, "attachments"));
        flaws.text("alt-text", &format!("{at}.description"), &attachment["description"], 0, 1024);
    }
}

fn claims_png(file: &Upload) -> bool {
    let extension = std::path::Path::new(&file.filename).extension();
    file.content_type == "image/png" || extension.is_some_and(|e| e.eq_ignore_ascii_case("png"))
}

/// Checks that every file named by `attachment://…` or listed by number was uploaded.
fn references(flaws: &mut Flaws, path: &str, data: &Value, body: &Body, way: Way) {
    let names: BTreeSet<&str> = body.files.iter().map(|f| f.filename.as_str()).collect();
    let mut missing = Vec::new();
    for key in ["embeds", "components"] {
        each_string(&data[key], &mut |text| {
            if let Some(name) = text.strip_prefix("attachment://")
                && !names.contains(name)
            {
                missing.push(name.to_owned());
            }
        });
    }
    // An edit may show a file that the message already has; `rest` looks it up.
    if way != Way::Edit {
        for name in missing {
            flaws.add("attachment-reference", path, format!("no file named {name} came along"));
        }
    }
    let numbers: BTreeSet<u64> = body.files.iter().map(|f| f.index).collect();
    for (i, attachment) in data["attachments"].as_array().into_iter().flatten().enumerate() {
        let id = match &attachment["id"] {
            Value::String(text) => text.parse().ok(),
            other => other.as_u64(),
        };
        let known = id.is_some_and(|id| numbers.contains(&id) || (way == Way::Edit && id > 1 << 22));
        if !known {
            let at = format!("{}.{i}", join(path, "attachments"));
            flaws.add("attachment-reference", at, "names a file that did not come along");
        }
    }
}

/// Calls `see` for every string inside a value.
pub(crate) fn each_string(value: &Value, see: &mut dyn FnMut(&str)) {
    match value {
        Value::String(text) => see(text),
        Value::Array(list) => list.iter().for_each(|v| each_string(v, see)),
        Value::Object(map) => map.values().for_each(|v| each_string(v, see)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
