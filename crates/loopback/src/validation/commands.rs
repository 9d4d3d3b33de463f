//! Validation of application commands: names, order of options, counts, localisations, 8000 characters.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::{Flaws, join};

/// Locales of Discord's client.
pub(crate) const LOCALES: &[&str] = &[
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
];

const COMMAND_KEYS: &[&str] = &[
    "id",
    "application_id",
    "guild_id",
    "version",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "default_permission",
    "integration_types",
    "contexts",
    "type",
    "nsfw",
    "handler",
];

const OPTION_KEYS: &[&str] = &[
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

/// Checks a list of commands.
pub(crate) fn check_all(flaws: &mut Flaws, commands: &Value) {
    let Some(list) = commands.as_array() else { return };
    let mut names: BTreeSet<(u64, &str)> = BTreeSet::new();
    let mut counts: BTreeMap<u64, usize> = BTreeMap::new();
    for (i, command) in list.iter().enumerate() {
        let kind = kind(command);
        *counts.entry(kind).or_default() += 1;
        check(flaws, &i.to_string(), command);
        if !names.insert((kind, command["name"].as_str().unwrap_or_default())) {
            flaws.add("command-duplicate", format!("{i}.name"), "Application command names must be unique");
        }
    }
    for (kind, count) in counts {
        let most = if kind == 1 { 100 } else { 15 };
        if count > most {
            flaws.add("command-count", "", format!("{count} commands of type {kind}: at most {most}"));
        }
    }
}

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

/// Checks one command.
pub(crate) fn check(flaws: &mut Flaws, path: &str, command: &Value) {
    flaws.unknown(path, command, COMMAND_KEYS);
    let chat = kind(command) == 1;
    named(flaws, path, command, chat);
    if !chat && command["description"].as_str().is_some_and(|d| !d.is_empty()) {
        flaws.add("command-description", join(path, "description"), "only slash commands have one");
    }
    let options = command["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    check_options(flaws, path, options, 0);
    let size = size(command);
    if size > 8000 {
        flaws.add("command-size", path, format!("{size} characters: at most 8000 with the longest language"));
    }
}

fn named(flaws: &mut Flaws, path: &str, value: &Value, strict: bool) {
    name(flaws, &join(path, "name"), &value["name"], strict);
    if strict {
        flaws.text("command-description", &join(path, "description"), &value["description"], 1, 100);
        if !value["description"].is_string() {
            flaws.add("command-description", join(path, "description"), "This field is required");
        }
    }
    for (language, text) in localised(value, "name_localizations") {
        let at = format!("{}.{language}", join(path, "name_localizations"));
        locale(flaws, &at, language);
        name(flaws, &at, text, strict);
    }
    for (language, text) in localised(value, "description_localizations") {
        let at = format!("{}.{language}", join(path, "description_localizations"));
        locale(flaws, &at, language);
        flaws.text("command-description", &at, text, 1, 100);
    }
}

fn localised<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    value[key].as_object().into_iter().flat_map(Map::iter)
}

fn locale(flaws: &mut Flaws, path: &str, language: &str) {
    if !LOCALES.contains(&language) {
        flaws.add("command-locale", path, format!("{language} is no language of Discord"));
    }
}

fn name(flaws: &mut Flaws, path: &str, value: &Value, strict: bool) {
    let text = value.as_str().unwrap_or_default();
    flaws.text("command-name", path, &Value::String(text.into()), 1, 32);
    if !strict {
        return;
    }
    let legal = |c: char| c == '-' || c == '_' || c == '\'' || c.is_alphanumeric();
    if !text.chars().all(legal) {
        flaws.add("command-name", path, format!("{text:?}: letters, digits, - and _ only"));
    }
    if text.to_lowercase() != text {
        flaws.add("command-name", path, format!("{text:?}: lower case only"));
    }
}

fn check_options(flaws: &mut Flaws, path: &str, options: &[Value], depth: usize) {
    let list = join(path, "options");
    flaws.count("command-options", &list, options.len(), 0, 25);
    let mut names = BTreeSet::new();
    let mut optional = false;
    for (i, option) in options.iter().enumerate() {
        let at = format!("{list}.{i}");
        flaws.unknown(&at, option, OPTION_KEYS);
        named(flaws, &at, option, true);
        if !names.insert(option["name"].as_str().unwrap_or_default()) {
            flaws.add("command-duplicate", format!("{at}.name"), "Option name is already used");
        }
        let nested = matches!(option["type"].as_u64(), Some(1 | 2));
        if nested {
            let inner = option["options"].as_array().map(Vec::as_slice).unwrap_or_default();
            if depth > 1 || (depth == 1 && option["type"] == 2) {
                flaws.add("command-nesting", &at, "subcommands are at most two levels deep");
            }
            check_options(flaws, &at, inner, depth + 1);
        } else {
            let required = option["required"] == true;
            if required && optional {
                flaws.add("option-order", &at, "Required options must be placed before non-required options");
            }
            optional |= !required;
            one_option(flaws, &at, option);
        }
    }
    let subs = options.iter().filter(|o| matches!(o["type"].as_u64(), Some(1 | 2))).count();
    if subs > 0 && subs < options.len() {
        flaws.add(
            "command-nesting",
            list,
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        );
    }
}

fn one_option(flaws: &mut Flaws, path: &str, option: &Value) {
    let choices = option["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    flaws.count("choices", &join(path, "choices"), choices.len(), 0, 25);
    if !choices.is_empty() && option["autocomplete"] == true {
        flaws.add("choices", path, "choices and autocomplete are exclusive");
    }
    let mut names = BTreeSet::new();
    for (i, choice) in choices.iter().enumerate() {
        let at = |key: &str| format!("{path}.choices.{i}.{key}");
        flaws.text("choices", &at("name"), &choice["name"], 1, 100);
        flaws.text("choices", &at("value"), &choice["value"], 0, 100);
        if !names.insert(choice["name"].as_str().unwrap_or_default()) {
            flaws.add("choices", at("name"), "Choice name is already used");
        }
        for (language, text) in localised(choice, "name_localizations") {
            locale(flaws, &at("name_localizations"), language);
            flaws.text("choices", &at("name_localizations"), text, 1, 100);
        }
    }
    for key in ["min_length", "max_length"] {
        if option[key].as_u64().is_some_and(|n| n > 6000 || (n == 0 && key == "max_length")) {
            flaws.add("option-range", join(path, key), "must be within 0 to 6000");
        }
    }
    if let (Some(least), Some(most)) = (option["min_value"].as_f64(), option["max_value"].as_f64())
        && least > most
    {
        flaws.add("option-range", path, "min_value is above max_value");
    }
}

/// Number of characters of names, descriptions and string values, each in its longest locale.
fn size(value: &Value) -> usize {
    let longest = |key: &str, all: &str| {
        let own = value[key].as_str().map_or(0, |t| t.chars().count());
        let others = localised(value, all).filter_map(|(_, t)| t.as_str()).map(|t| t.chars().count());
        others.fold(own, usize::max)
    };
    let here = longest("name", "name_localizations") + longest("description", "description_localizations");
    let value_itself = value["value"].as_str().map_or(0, |t| t.chars().count());
    let inside =
        ["options", "choices"].iter().flat_map(|k| value[*k].as_array().into_iter().flatten()).map(size);
    here + value_itself + inside.sum::<usize>()
}
