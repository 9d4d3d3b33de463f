//! Which options of a game are not its rulebook's own: told in a record, so that a wrong rulebook is seen. Knows no
//! single option: serde does.

use crate::rules::{Options, Setup};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The names of the options that have another value than in the rulebook, in alphabetical order.
pub(super) fn house(setup: &Setup) -> Vec<String> {
    let (own, played) = (fields(&setup.rulebook.preset()), fields(&setup.options));
    let names: BTreeSet<&String> = own.keys().chain(played.keys()).collect();
    names.into_iter().filter(|name| own.get(*name) != played.get(*name)).cloned().collect()
}

/// Options by name, whatever family they are of.
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
