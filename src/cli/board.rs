//! Command `board`: prints territories, continents and borders of a board. Needs no settings and no game.

use super::failure::Failure;
use casus_belli::rules::{Board, BoardId, TerritoryId, TerritorySet};
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The board's id.
    id: String,
    /// One JSON object on standard output, nothing else.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let id = BoardId::ALL.into_iter().find(|id| id.key() == arguments.id).ok_or_else(|| {
        let known: Vec<&str> = BoardId::ALL.iter().map(|id| id.key()).collect();
        Failure::new(2, format!("no board `{}`; there is: {}", arguments.id, known.join(", ")))
    })?;
    let board = Board::get(id);
    if arguments.json { super::json::print(&as_json(board)) } else { super::output::print(&describe(board)) }
}

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
pub(super) fn as_json(board: &Board) -> Value {
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

fn describe(board: &Board) -> String {
    let mut lines =
        vec![format!("{}: {} territories, {} borders", board.id().key(), board.len(), board.border_count())];
    for continent in board.continents() {
        lines.push(format!("{} (+{})", continent.name.en, continent.bonus));
        for at in continent.territories.iter() {
            let territory = board.territory(at);
            let name = |next: TerritoryId| board.territory(next).name.en.as_str();
            let borders: Vec<&str> = board.neighbours(at).iter().map(name).collect();
            let value = territory.value.map(|points| format!(" ({points})")).unwrap_or_default();
            lines.push(format!("  {}{value}: {}", territory.name.en, borders.join(", ")));
        }
    }
    for when in board.conditions() {
        let from: Vec<TerritoryId> = board.ids().filter(|at| !board.links(when, *at).is_empty()).collect();
        let to = from.iter().fold(TerritorySet::EMPTY, |to, at| to.union(board.links(when, *at)));
        lines.push(format!("{}: links from {} territories to {}", when.key(), from.len(), to.len()));
    }
    lines.join("\n") + "\n"
}
