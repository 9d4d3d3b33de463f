//! The even game (A3-83): what a superpower's war on a coalition costs, and the handicap of each seat. Both were measured in games
//! between computer players; `docs/rules/cold_war.md` has the shares of wins.

use super::options::Balance;
use super::{Game, coalition};
use crate::rules::ids::Seat;

/// Price of a superpower's war on a coalition in the even game.
pub(super) const WAR_ON_COALITION: u32 = 12;
/// What is added to the score of each coalition in the even game, in their order, at a table of 4, 5 and 6.
const HANDICAPS: [&[i32]; 3] = [&[0, 8], &[6, 9, 14], &[9, 14, 9, 10]];

impl Game {
    /// Whether the table evens out what the superpowers begin with.
    pub(super) fn is_even(&self) -> bool {
        self.options().balance == Balance::Even
    }

    /// What is added to the score of a seat: 0 as printed, and for superpowers.
    pub(super) fn handicap(&self, seat: Seat) -> i32 {
        let players = self.setup.seats;
        match coalition(players, self.place_of(seat)) {
            Some(number) if self.is_even() => HANDICAPS[usize::from(players) - 4][number],
            _ => 0,
        }
    }
}
