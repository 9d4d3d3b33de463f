//! Setups for the conformance tests, as `tests/rules/setups.rs` has them for the rulebooks that all rooms know.

use crate::pairwise_cover::every_pair;
use crate::play::random_game;
use casus_belli::rules::{Event, Game, Rulebook, Setup};
use std::sync::OnceLock;

/// All numbers of seats with the preset; and at two and four seats every pair of compatible switch values.
pub(crate) fn all() -> &'static [Setup] {
    static SETUPS: OnceLock<Vec<Setup>> = OnceLock::new();
    SETUPS.get_or_init(|| {
        let mut setups = Vec::new();
        for seats in 2..=5 {
            let base = Setup::preset(Rulebook::Y2210, seats);
            if [2, 4].contains(&seats) { setups.extend(every_pair(&base)) } else { setups.push(base) }
        }
        setups
    })
}

/// A random game, played to its end.
pub(crate) fn play_out(seed: u64, setup: &Setup) -> (Game, Vec<Event>) {
    random_game(seed, setup)
}
