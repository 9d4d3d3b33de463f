//! Serializer of tournament records. Equal records give equal text.

use super::super::fixed_terms;
use super::super::luck_headers;
use super::super::value_syntax;
use super::{FIRST_TOURNAMENT_LINE, TableLine, TournamentRecord};
use crate::rules::{Board, BoardId};
use serde::Serialize;

/// The text of a tournament's record, with a line break at the end.
pub fn write_tournament(record: &TournamentRecord) -> String {
    let mut lines = vec![FIRST_TOURNAMENT_LINE.to_owned()];
    lines.push(format!("tournament {}", record.tournament));
    lines.push(format!("plan {}", term(&record.plan)));
    lines.push(format!("most {}", record.most));
    for (place, name) in record.entrants.iter().enumerate() {
        lines.push(format!("entrant {place} {}", term(name)));
    }
    if let Some(fixed) = &record.fixed {
        lines.push(format!("dice {}", fixed_terms::dice(fixed.dice)));
        lines.push(format!("players {}", fixed.players));
    }
    lines.push(format!("promise {}", record.promise));
    lines.push(format!("commitment {}", record.commitment));
    lines.push(format!("words {}", term(&record.mix.words)));
    lines.push(format!("sealed {}", term(&luck_headers::hashes(&record.mix))));
    lines.push(format!("revealed {}", term(&record.mix.revealed())));
    lines.push(format!("beacon {}", luck_headers::beacon(&record.mix.beacon)));
    lines.extend(record.mix.erased.iter().map(|erased| format!("erased {}", luck_headers::erased(erased))));
    lines.push(format!("seed {}", record.seed.hex()));
    for (round, tables) in (1..).zip(&record.rounds) {
        let line = |sat: &TableLine| {
            format!("table {round} {} {} {}", sat.number, term(&sat.table.seats), ended(sat))
        };
        lines.extend(tables.iter().map(line));
    }
    lines.push(format!("end {}", record.rounds.len()));
    lines.join("\n") + "\n"
}

/// SHA-256 of a tournament's terms; `None` for a record from before they were fixed.
pub fn tournament_terms(record: &TournamentRecord) -> Option<[u8; 32]> {
    record.fixed.as_ref()?;
    let text = write_tournament(record);
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    Some(fixed_terms::of_tournament(&lines.collect::<Vec<_>>()))
}

fn ended(sat: &TableLine) -> String {
    if sat.void { "void".to_owned() } else { term(&sat.table.result) }
}

/// The text of a value that contains no territory, continent or card.
fn term<T: Serialize>(value: &T) -> String {
    let mut text = String::new();
    let board = Board::get(BoardId::ALL[0]);
    value_syntax::write(board, value, &mut text).expect("plain values can be written");
    text
}
