//! House rules of a game: the options that differ from the rulebook's preset. A record lists them, so that a wrong
//! rulebook is detected. Compares options through serde, so a new option needs no code here.

use crate::rules::{Options, Setup};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The names of the options that differ from the preset, in alphabetical order.
pub(super) fn house(setup: &Setup) -> Vec<String> {
    let (own, played) = (fields(&setup.rulebook.preset()), fields(&setup.options));
    let names: BTreeSet<&String> = own.keys().chain(played.keys()).collect();
    names.into_iter().filter(|name| own.get(*name) != played.get(*name)).cloned().collect()
}

/// Options by name, of any family.
fn fields(options: &Options) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(family)) => {
            family.into_iter().filter_map(|(_, fields)| object(fields)).flatten().collect()
        }
        _ => Map::new(),
    }
}

fn object(value: Value) -> Option<Map<String, Value>> {
    if let Value::Object(fields) = value { Some(fields) } else { None }
}
