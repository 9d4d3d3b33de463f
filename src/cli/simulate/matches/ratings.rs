//! `simulate --match … --ratings FILE`: the ratings of the levels as the file from which the lobby tells them.

use super::tally::Tally;
use crate::ai::{Player, ratings_file};
use crate::cli::failure::{Failure, cannot_write};
use crate::cli::simulate::entrants::Entrant;
use crate::cli::simulate::new_file::must_be_new;
use crate::rules::Rulebook;
use std::path::Path;

/// Refuses, before the first game, what no file can be made of: players that can't have a seat at a table, and a file that is there.
pub(super) fn check(file: &Path, entrants: &[Entrant]) -> Result<(), Failure> {
    if let Some(other) = entrants.iter().find(|entrant| level(entrant).is_none()) {
        let levels: Vec<&str> = Player::LEVELS.iter().map(|level| level.key()).collect();
        let why = format!("--ratings: `{}` has no rating; name only {}", other.name, levels.join(", "));
        return Err(Failure::new(2, why));
    }
    must_be_new("--ratings", file)
}

/// Writes the ratings of a match between levels; `how` is the command that played it.
pub(super) fn write(file: &Path, how: &str, tallies: &[Tally]) -> Result<(), Failure> {
    let measured: Vec<(Rulebook, Vec<(Player, u32)>)> = tallies
        .iter()
        .map(|tally| {
            let levels = tally.lines.iter().enumerate();
            let rated = |(at, line): (usize, &super::tally::Line)| {
                Some((level(&line.entrant)?, tally.rating(at).points().max(0).unsigned_abs()))
            };
            (tally.rulebook, levels.filter_map(rated).collect())
        })
        .collect();
    std::fs::write(file, ratings_file(how, &measured)).map_err(|error| cannot_write(file, &error))
}

/// The level of an entrant, if it can have a seat at a table.
fn level(entrant: &Entrant) -> Option<Player> {
    entrant.level().filter(|level| Player::LEVELS.contains(level))
}
