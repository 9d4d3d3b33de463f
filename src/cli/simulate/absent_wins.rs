//! How often people win who were away for more than a third of their turns, against people who play on ([PBP-62]).
//!
//! A seat that goes under early has hardly any time to go silent, so those who were away long are among the better placed of
//! their tables, and win more often than one game in as many as there are seats. They are compared with the seats that the same
//! draws pick in the same games while everybody plays on.

use super::absence::{Absences, Compared};
use super::shares::{Share, Z_BELOW};
use crate::rules::Seat;

/// What became of the seats whose person was away for more than a third of their turns, and of missed turns.
#[derive(Default)]
pub(super) struct AbsentTally {
    pub(super) all: Share,
    /// Those of them whose table had a winner: nobody wins an abandoned game.
    pub(super) decided: Share,
    /// The seats that the same draws pick where everybody plays on.
    pub(super) played_on: Share,
    pub(super) missed: Compared,
}

impl AbsentTally {
    /// Counts a game in which people went silent.
    pub(super) fn count(&mut self, absences: &Absences, winners: &[Seat]) {
        for seat in absences.long_absent() {
            self.all.add(winners.contains(&seat));
            if !winners.is_empty() {
                self.decided.add(winners.contains(&seat));
            }
        }
        self.missed.add(&absences.missed);
    }

    /// Counts a game with the same draws in which everybody plays on.
    pub(super) fn count_played_on(&mut self, absences: &Absences, winners: &[Seat]) {
        absences.long_absent().for_each(|seat| self.played_on.add(winners.contains(&seat)));
    }

    /// The difference of the shares of wins between those who were away and those who played on, at tables with a winner, and
    /// its upper bound with 95 % (one-sided).
    pub(super) fn advantage(&self) -> [f64; 2] {
        let difference = self.decided.value() - self.played_on.value();
        [difference, difference + Z_BELOW * (self.decided.variance() + self.played_on.variance()).sqrt()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_advantage_of_the_absent_is_bounded_more_tightly_by_more_games() {
        let of = |of, part| Share { part, of };
        let tally = |n: u64| AbsentTally {
            decided: of(100 * n, 30 * n),
            played_on: of(100 * n, 28 * n),
            ..AbsentTally::default()
        };
        let [few, many] = [1, 100].map(|n| tally(n).advantage());
        assert!((few[0] - 0.02).abs() < 1e-9 && (many[0] - 0.02).abs() < 1e-9);
        assert!((few[1] - 0.02 - 10.0 * (many[1] - 0.02)).abs() < 1e-9, "{few:?}, {many:?}");
        assert!(AbsentTally::default().advantage().iter().all(|points| points.abs() < 1e-9), "nobody played");
        assert!(of(100, 25).at_most() > 0.25 && of(0, 0).value().abs() < 1e-9);
    }
}
