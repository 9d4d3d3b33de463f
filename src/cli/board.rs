//! Command `board`: prints territories, continents and borders of a board. Needs no settings and no game.

use super::failure::Failure;
use crate::external::board_as_json;
use crate::rules::{Board, BoardId, TerritoryId, TerritorySet};

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
    if arguments.json {
        super::json::print(&board_as_json(board))
    } else {
        super::output::print(&describe(board))
    }
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
