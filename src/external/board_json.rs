//! A board as JSON: what `casus-belli board ID --json` prints and external players get.

use crate::rules::{Board, TerritoryId, TerritorySet};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn keys(board: &Board, of: TerritorySet) -> Vec<&str> {
    of.iter().map(|at| board.territory(at).key.as_str()).collect()
}

/// Each border once, in board order.
fn borders(board: &Board) -> Vec<[&str; 2]> {
    let key = |at: TerritoryId| board.territory(at).key.as_str();
    let of = |at: TerritoryId| board.territory(at).borders.iter().filter(move |next| at < *next);
    board.ids().flat_map(|at| of(at).map(move |next| [key(at), key(next)])).collect()
}

/// Conditional links by condition: the targets of each territory, in board order.
fn links(board: &Board) -> BTreeMap<&str, BTreeMap<&str, Vec<&str>>> {
    let of = |when| {
        let from = board.ids().map(move |at| (at, board.links(when, at)));
        let some = from.filter(|(_, to)| !to.is_empty());
        some.map(|(at, to)| (board.territory(at).key.as_str(), keys(board, to))).collect()
    };
    board.conditions().map(|when| (when.key(), of(when))).collect()
}

/// The board as one JSON object.
pub fn board_as_json(board: &Board) -> Value {
    let territories = board.ids().map(|at| {
        let territory = board.territory(at);
        json!({
            "id": territory.key,
            "name": {"en": territory.name.en, "it": territory.name.it},
            "kind": territory.kind,
            "continent": board.continent(territory.continent).key,
            "card": territory.symbol,
            "value": territory.value,
            "borders": keys(board, territory.borders),
        })
    });
    let continents = board.continents().iter().map(|continent| {
        json!({
            "id": continent.key,
            "name": {"en": continent.name.en, "it": continent.name.it},
            "bonus": continent.bonus,
            "territories": keys(board, continent.territories),
        })
    });
    let key = |at: &TerritoryId| board.territory(*at).key.as_str();
    let sea: Vec<[&str; 2]> = board.sea_lanes().iter().map(|(a, b)| [key(a), key(b)]).collect();
    json!({
        "board": board.id().key(),
        "territories": territories.collect::<Vec<_>>(),
        "continents": continents.collect::<Vec<_>>(),
        "borders": borders(board),
        "sea_lanes": sea,
        "links": links(board),
        "groups": board.groups().map(|(key, of)| (key, keys(board, of))).collect::<BTreeMap<_, _>>(),
    })
}
