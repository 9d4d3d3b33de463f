//! Random games of 2210 of every number of players and every set-up.

use crate::random_games::random_game;
use casus_belli::rules::{Rulebook, Setup};

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
