//! Random games from beginning to end.

use crate::luck::Seeded;
use casus_belli::rules::{AnswerOrigin, Event, Game, Rulebook, Setup};

/// Plays a random game to its end.
pub(crate) fn random_game(seed: u64, setup: &Setup) -> (Game, Vec<Event>) {
    let mut luck = Seeded::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let mut log = game.open(&mut luck);
    log.iter().for_each(|event| game.evolve(event));
    for _ in 0..20_000 {
        let asks = game.asks();
        if asks.is_empty() {
            return (game, log);
        }
        let ask = &asks[luck.below(asks.len() as u32) as usize];
        let action = ask.menu.sample(&mut |n| luck.below(n));
        let events = game
            .act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck)
            .unwrap_or_else(|why| panic!("seed {seed}: {action:?} on {:?}: {why}", ask.menu));
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    panic!("seed {seed}: no end in sight");
}

#[test]
fn random_games_of_two_to_five_seats_end_by_year_five() {
    for seats in 2..=5 {
        for way in ["sealed", "by_the_book", "instant"] {
            let mut setup = Setup::preset(Rulebook::Y2210, seats);
            setup.options.set("setup.way", way).unwrap();
            for seed in 0..8 {
                let (game, log) = random_game(seed, &setup);
                let outcome = game.outcome().unwrap();
                assert!(outcome.round <= 5);
                println!(
                    "{seats} {way} {seed}: {:?} year {} {} events",
                    outcome.ending,
                    outcome.round,
                    log.len()
                );
            }
        }
    }
}
