//! How often people win who were away for more than a third of their turns, against people who play on ([PBP-62]).
//!
//! A seat that goes under early has hardly any time to go silent, so those who were away long are among the better placed of
//! their tables, and win more often than one game in as many as there are seats. They are compared with the seats that the same
//! draws pick in the same games while everybody plays on.

use super::absence::{Absences, Compared};
use casus_belli::rules::Seat;

/// Quantile of the normal distribution that 95 % lie below.
const Z: f64 = 1.645;

/// What became of the seats whose person was away for more than a third of their turns, and of missed turns.
#[derive(Default)]
pub(super) struct AbsentTally {
    pub(super) all: Wins,
    /// Those of them whose table had a winner: nobody wins an abandoned game.
    pub(super) decided: Wins,
    /// The seats that the same draws pick where everybody plays on.
    pub(super) played_on: Wins,
    pub(super) missed: Compared,
}

/// A number of seats, and how many of them won.
#[derive(Clone, Copy, Default)]
pub(super) struct Wins {
    pub(super) seats: u64,
    pub(super) wins: u64,
}

impl AbsentTally {
    /// Counts a game in which people went silent.
    pub(super) fn count(&mut self, absences: &Absences, winners: &[Seat]) {
        for seat in absences.long_absent() {
            self.all.count(seat, winners);
            if !winners.is_empty() {
                self.decided.count(seat, winners);
            }
        }
        self.missed.add(&absences.missed);
    }

    /// Counts a game with the same draws in which everybody plays on.
    pub(super) fn count_played_on(&mut self, absences: &Absences, winners: &[Seat]) {
        absences.long_absent().for_each(|seat| self.played_on.count(seat, winners));
    }

    /// The difference of the shares of wins between those who were away and those who played on, at tables with a winner, and
    /// its upper bound with 95 % (one-sided).
    pub(super) fn advantage(&self) -> [f64; 2] {
        let difference = self.decided.share() - self.played_on.share();
        [difference, difference + Z * (self.decided.variance() + self.played_on.variance()).sqrt()]
    }
}

impl Wins {
    fn count(&mut self, seat: Seat, winners: &[Seat]) {
        self.seats += 1;
        self.wins += u64::from(winners.contains(&seat));
    }

    /// Share of wins; 0 without seats.
    pub(super) fn share(self) -> f64 {
        self.wins as f64 / self.seats.max(1) as f64
    }

    /// Upper bound of the share with 95 % (Wilson's, one-sided).
    pub(super) fn at_most(self) -> f64 {
        let (n, share) = (self.seats.max(1) as f64, self.share());
        let spread = (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        (share + Z * Z / (2.0 * n) + Z * spread) / (1.0 + Z * Z / n)
    }

    /// Variance of the share.
    fn variance(self) -> f64 {
        self.share() * (1.0 - self.share()) / self.seats.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_advantage_of_the_absent_is_bounded_more_tightly_by_more_games() {
        let of = |seats, wins| Wins { seats, wins };
        let tally = |n: u64| AbsentTally {
            decided: of(100 * n, 30 * n),
            played_on: of(100 * n, 28 * n),
            ..AbsentTally::default()
        };
        let [few, many] = [1, 100].map(|n| tally(n).advantage());
        assert!((few[0] - 0.02).abs() < 1e-9 && (many[0] - 0.02).abs() < 1e-9);
        assert!((few[1] - 0.02 - 10.0 * (many[1] - 0.02)).abs() < 1e-9, "{few:?}, {many:?}");
        assert!(AbsentTally::default().advantage().iter().all(|points| points.abs() < 1e-9), "nobody played");
        assert!(of(100, 25).at_most() > 0.25 && of(0, 0).share().abs() < 1e-9);
    }
}
