//! Random games from beginning to end.

use crate::conformance::some_ask;
use crate::luck::Seeded;
use casus_belli::rules::{AnswerOrigin, Event, Game, Setup};

/// Plays a random game to its end.
pub(crate) fn random_game(seed: u64, setup: &Setup) -> (Game, Vec<Event>) {
    watched_game(seed, setup, |_| {})
}

/// Plays a random game to its end, and shows the game after each answer.
pub(crate) fn watched_game(seed: u64, setup: &Setup, mut after: impl FnMut(&Game)) -> (Game, Vec<Event>) {
    let mut luck = Seeded::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let mut log = game.open(&mut luck);
    log.iter().for_each(|event| game.evolve(event));
    for _ in 0..20_000 {
        let Some(ask) = some_ask(&game, &mut luck) else { return (game, log) };
        let action = ask.menu.sample(&mut |n| luck.below(n));
        let events = game
            .act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck)
            .unwrap_or_else(|why| panic!("seed {seed}: {action:?} on {:?}: {why}", ask.menu));
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
        after(&game);
    }
    panic!("seed {seed}: no end in sight");
}
