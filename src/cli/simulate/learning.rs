//! `simulate --learn`: plays games and learns from them the weights by which computer players that think ahead judge a position.

use super::entrants::Entrant;
use super::new_file::must_be_new;
use super::parallel::in_order;
use super::play::{Played, play};
use crate::ai::{Lesson, Position, learn};
use crate::cli::failure::{Failure, cannot_write};
use crate::cli::output;
use crate::rules::{Game, Milestone, Seat, Setup, View, Viewer};
use std::path::Path;

/// Learns the weights of the rulebook from games of these players, as named, and writes them to `file`.
pub(super) fn run(
    setup: &Setup,
    (named, players): (&str, &[Entrant]),
    (first, games, threads): (u64, u64, usize),
    file: &Path,
) -> Result<(), Failure> {
    must_be_new("--learn", file)?;
    let mut lessons: Vec<Lesson> = Vec::new();
    let game = |number| lesson(setup, players, first + number);
    in_order(threads, games, &game, &mut |lesson| {
        lessons.extend(lesson);
        false
    });
    let (key, seats) = (setup.rulebook.key(), setup.seats);
    let how = format!(
        "casus-belli simulate --learn FILE --rulebook {key} --games {games} --seed {first} --seats {seats} --players {named}"
    );
    let learnt = learn(setup.rulebook, &lessons, &how);
    std::fs::write(file, &learnt.file).map_err(|error| cannot_write(file, &error))?;
    let (even, after) = learnt.error;
    let (games, positions) = (lessons.len(), learnt.positions);
    output::line(format!(
        "{key}: {games} finished games, {positions} positions; error in games not learnt from {after:.4} \
         (equal chances: {even:.4})"
    ))
}

/// What one game teaches: the positions at the beginning of each turn. `None` if nobody won in time.
fn lesson(setup: &Setup, players: &[Entrant], seed: u64) -> Option<Lesson> {
    let Played { game: over, log, .. } = play(setup, players, seed, None);
    let mut game = Game::new(setup.clone()).expect("the setup was checked");
    let mut positions = Vec::new();
    for event in &log {
        game.evolve(event);
        let began = matches!(event.milestone(), Some(Milestone::TurnBegan { .. }));
        if began && game.outcome().is_none() {
            let alive = game.view(Viewer::Public).alive.clone();
            let seen = |seat| (seat, game.view(Viewer::Seat(seat)));
            let views: Vec<(Seat, View)> = alive.into_iter().map(seen).collect();
            positions.push(Position::of(&views));
        }
    }
    Some(Lesson::of(setup.rulebook, over.outcome()?, positions))
}
