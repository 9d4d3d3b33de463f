//! `board`: what a board consists of. Needs no settings and no game.

use super::Failure;
use casus_belli::rules::{Board, BoardId, TerritoryId, TerritorySet};
use serde_json::{Value, json};

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
    if arguments.json { super::json::print(&as_json(board)) } else { super::out::print(&told(board)) }
}

/// What a territory counts, on a board that prints values (R2-35).
fn value(board: &Board, at: TerritoryId) -> Option<u32> {
    Some(board.territory(at).points).filter(|points| *points > 0)
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

fn as_json(board: &Board) -> Value {
    let territories = board.ids().map(|at| {
        let territory = board.territory(at);
        json!({
            "id": territory.key,
            "name": {"en": territory.name.en, "it": territory.name.it},
            "continent": board.continent(territory.continent).key,
            "card": territory.symbol,
            "value": value(board, at),
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
    })
}

fn told(board: &Board) -> String {
    let mut lines =
        vec![format!("{}: {} territories, {} borders", board.id().key(), board.len(), board.border_count())];
    for continent in board.continents() {
        lines.push(format!("{} (+{})", continent.name.en, continent.bonus));
        for at in continent.territories.iter() {
            let territory = board.territory(at);
            let name = |next: TerritoryId| board.territory(next).name.en.as_str();
            let borders: Vec<&str> = territory.borders.iter().map(name).collect();
            let value = value(board, at).map(|points| format!(" ({points})")).unwrap_or_default();
            lines.push(format!("  {}{value}: {}", territory.name.en, borders.join(", ")));
        }
    }
    lines.join("\n") + "\n"
}
