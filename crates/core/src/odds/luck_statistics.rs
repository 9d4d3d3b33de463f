//! Luck statistics of one side over many rolls: losses, expected losses, and the probability of such a deviation.
//!
//! Exact, not estimated: the distribution of the total is updated with each roll. The numbers of dice are taken as they
//! were thrown: they are a choice of the players, only what the dice show is luck.

use super::roll::Roll;

/// The side whose losses are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
}

/// Chances below this are dropped: their sum can't change a digit that is shown.
const NOTICEABLE: f64 = 1e-18;

/// Distribution of the losses over many rolls.
#[derive(Debug, Clone, PartialEq)]
pub struct Tally {
    rolls: u32,
    lost: u64,
    expected: f64,
    /// The smallest total whose chance is kept.
    first: u64,
    /// The chances of that total and of each following one.
    chances: Vec<f64>,
}

impl Default for Tally {
    fn default() -> Self {
        Self { rolls: 0, lost: 0, expected: 0.0, first: 0, chances: vec![1.0] }
    }
}

impl Tally {
    /// Adds a roll: `lost` comparisons were lost by that side (at most [`Roll::pairs`]), each of them worth `stake`
    /// armies.
    pub fn add(&mut self, roll: &Roll, side: Side, lost: usize, stake: u32) {
        let pairs = roll.pairs();
        let stake = stake as usize;
        self.rolls += 1;
        self.lost += (lost.min(pairs) * stake) as u64;
        let mut next = vec![0.0; self.chances.len() + pairs * stake];
        for own in 0..=pairs {
            let defender = if side == Side::Defender { own } else { pairs - own };
            let chance = roll.chance(defender);
            self.expected += chance * (own * stake) as f64;
            for (before, after) in self.chances.iter().zip(&mut next[own * stake..]) {
                *after += before * chance;
            }
        }
        let worth = |chance: &f64| *chance >= NOTICEABLE;
        let from = next.iter().position(worth).unwrap_or(0);
        let to = next.iter().rposition(worth).map_or(next.len(), |last| last + 1);
        self.first += from as u64;
        self.chances = next[from..to].to_vec();
    }

    /// Number of rolls counted.
    pub const fn rolls(&self) -> u32 {
        self.rolls
    }

    /// Armies lost.
    pub const fn lost(&self) -> u64 {
        self.lost
    }

    /// Expected number of armies lost.
    pub const fn expected(&self) -> f64 {
        self.expected
    }

    /// Expected minus actual losses, in armies: positive is lucky.
    pub fn luck(&self) -> f64 {
        self.expected - self.lost as f64
    }

    /// Probability, from 0 to 1, that fair dice are at least as lucky as these (or, if these were unlucky, at least as
    /// unlucky).
    pub fn as_far(&self) -> f64 {
        let totals = || (self.first..).zip(&self.chances);
        let far: f64 = if self.luck() >= 0.0 {
            totals().filter(|(total, _)| *total <= self.lost).map(|(_, chance)| chance).sum()
        } else {
            totals().filter(|(total, _)| *total >= self.lost).map(|(_, chance)| chance).sum()
        };
        far.min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::Ties;

    fn roll(attack: usize, defence: usize) -> Roll {
        Roll::of(&vec![6; attack], &vec![6; defence], Ties::Defender).unwrap()
    }

    #[test]
    fn one_roll_is_as_likely_as_the_roll_says() {
        let mut tally = Tally::default();
        tally.add(&roll(1, 1), Side::Attacker, 1, 1);
        assert!((tally.expected() - 21.0 / 36.0).abs() < 1e-12);
        assert!((tally.luck() + 15.0 / 36.0).abs() < 1e-12);
        assert!((tally.as_far() - 21.0 / 36.0).abs() < 1e-12, "losing is what 21 of 36 throws do");
        let mut other = Tally::default();
        other.add(&roll(1, 1), Side::Defender, 0, 1);
        assert!((other.as_far() - 21.0 / 36.0).abs() < 1e-12, "the same throw from the other side");
    }

    #[test]
    fn what_one_side_wins_the_other_loses_and_both_are_as_likely() {
        let (mut one, mut other) = (Tally::default(), Tally::default());
        for (attack, defence, lost, stake) in
            [(3, 2, 2, 1), (3, 1, 0, 1), (2, 2, 1, 5), (3, 3, 1, 1), (1, 2, 1, 1)]
        {
            let roll = roll(attack, defence);
            one.add(&roll, Side::Attacker, lost, stake);
            other.add(&roll, Side::Defender, roll.pairs() - lost, stake);
        }
        assert!((one.luck() + other.luck()).abs() < 1e-9);
        assert!((one.as_far() - other.as_far()).abs() < 1e-9);
        assert_eq!((one.rolls(), one.lost(), other.lost()), (5, 2 + 5 + 1 + 1, 1 + 5 + 2));
    }

    #[test]
    fn all_chances_together_are_one_and_the_mean_is_what_is_expected_even_after_ten_thousand_rolls() {
        let mut tally = Tally::default();
        for n in 0..10_000_usize {
            tally.add(&roll(3, 1 + n % 2), Side::Attacker, n % 2, 1);
        }
        let all: f64 = tally.chances.iter().sum();
        let mean: f64 =
            (tally.first..).zip(&tally.chances).map(|(total, chance)| total as f64 * chance).sum();
        assert!((all - 1.0).abs() < 1e-9 && (mean - tally.expected()).abs() < 1e-5, "{all} {mean}");
        assert!(tally.chances.len() < 3_000, "{}", tally.chances.len());
    }

    #[test]
    fn a_side_without_rolls_had_no_luck_at_all() {
        let none = Tally::default();
        assert_eq!((none.rolls(), none.lost()), (0, 0));
        assert!(none.luck().abs() < f64::EPSILON && (none.as_far() - 1.0).abs() < f64::EPSILON);
    }
}
