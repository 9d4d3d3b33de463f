//! A bank of time beside the time for a turn ([PBP-24]): it begins with some, gains a little with each turn that needed none of it, up to
//! a cap, and is used by itself once the time for a turn has run out. A pure value of each seat.

use super::standstill::Standstill;
use super::vacation::Deadlines;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What a host can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bank {
    /// No bank.
    #[default]
    None,
    /// Begins with half of the time for a turn, gains a twelfth, at most one turn.
    Small,
    /// Begins with two turns, gains a sixth, at most three turns.
    Large,
}

/// The figures of a bank, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BankRules {
    /// What a player begins with.
    pub start: i64,
    /// What a turn in time adds.
    pub gain: i64,
    /// The most that a player can have.
    pub most: i64,
}

impl Bank {
    /// All that can be chosen.
    pub const ALL: [Self; 3] = [Self::None, Self::Small, Self::Large];

    /// Key in menus.
    pub const fn key(self) -> &'static str {
        match self {
            Self::None => "bank.none",
            Self::Small => "bank.small",
            Self::Large => "bank.large",
        }
    }

    /// The bank with that key.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bank| bank.key() == key)
    }

    /// Its figures, where a turn takes `limit`; `None`: there is none.
    pub const fn rules(self, limit: i64) -> Option<BankRules> {
        match self {
            Self::None => None,
            Self::Small => Some(BankRules { start: limit / 2, gain: limit / 12, most: limit }),
            Self::Large => Some(BankRules { start: 2 * limit, gain: limit / 6, most: 3 * limit }),
        }
    }
}

/// The banks of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Banks {
    /// What seats have; one that is not named has what it began with.
    left: BTreeMap<u8, i64>,
    /// The deadlines to which a bank was added: of which seat, and how much.
    lent: BTreeMap<String, (u8, i64)>,
}

impl Standstill {
    /// What that seat has in its bank, as of the last turn that is over.
    pub fn bank_of(&self, seat: u8, rules: BankRules) -> i64 {
        self.banks.left.get(&seat).copied().unwrap_or(rules.start).min(rules.most)
    }

    /// How much of that deadline is the bank of its player.
    pub fn lent_to(&self, key: &str) -> i64 {
        self.banks.lent.get(key).map_or(0, |(_, lent)| *lent)
    }

    /// A turn of that seat begins: returns by how much its deadline is later, which is all that the seat has.
    pub fn lend(&mut self, key: &str, seat: u8, rules: BankRules) -> i64 {
        let all = self.bank_of(seat, rules);
        self.banks.lent.insert(key.to_owned(), (seat, all));
        all
    }

    /// Turns are over, all but `open`: what they needed is taken from the bank; one that needed nothing gains.
    pub fn settle_banks(
        &mut self,
        open: &BTreeSet<String>,
        deadlines: &Deadlines,
        rules: BankRules,
        now: i64,
    ) {
        let over: Vec<String> = self.banks.lent.keys().filter(|key| !open.contains(*key)).cloned().collect();
        for key in over {
            let Some((seat, lent)) = self.banks.lent.remove(&key) else { continue };
            let due = deadlines.get(&key).copied().unwrap_or(now + lent);
            let used = (now - (due - lent)).clamp(0, lent);
            let left = if used == 0 { (lent + rules.gain).min(rules.most) } else { lent - used };
            self.banks.left.insert(seat, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;
    const DAY: i64 = 24 * HOUR;

    /// One turn of seat 0 that takes `took`; returns whether it was in time.
    fn turn(clock: &mut Standstill, rules: BankRules, span: u32, took: i64) -> bool {
        let key = format!("0:turn:{span}:0");
        let due = DAY + clock.lend(&key, 0, rules);
        let deadlines = Deadlines::from([(key, due)]);
        clock.settle_banks(&BTreeSet::new(), &deadlines, rules, took.min(due));
        took < due
    }

    #[test]
    fn a_bank_is_used_after_the_time_for_a_turn_and_gains_with_each_turn_that_needs_none_pbp_24() {
        let rules = Bank::Small.rules(DAY).unwrap();
        let mut clock = Standstill::default();
        assert_eq!(clock.bank_of(0, rules), 12 * HOUR);
        assert!(turn(&mut clock, rules, 1, 23 * HOUR));
        assert_eq!(clock.bank_of(0, rules), 14 * HOUR);
        assert!(turn(&mut clock, rules, 2, 30 * HOUR));
        assert_eq!(clock.bank_of(0, rules), 8 * HOUR);
        assert!(!turn(&mut clock, rules, 3, 40 * HOUR), "a miss");
        assert_eq!((clock.bank_of(0, rules), clock.bank_of(1, rules)), (0, 12 * HOUR));
        for span in 4..40 {
            assert!(turn(&mut clock, rules, span, HOUR));
        }
        assert_eq!(clock.bank_of(0, rules), DAY, "no more than the cap");
        assert_eq!(Bank::None.rules(DAY), None);
    }

    #[test]
    fn no_sequence_of_turns_makes_a_bank_negative_larger_than_its_cap_or_a_turn_longer_than_both_pbp_24() {
        for bank in [Bank::Small, Bank::Large] {
            let rules = bank.rules(DAY).unwrap();
            let mut random = 1_u64;
            let mut next = |bound: u64| {
                random =
                    random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (random >> 33) % bound
            };
            let (mut clock, mut total, mut allowed) = (Standstill::default(), 0, rules.start);
            for span in 0..10_000 {
                let took = (next(120) as i64) * HOUR;
                let before = clock.bank_of(0, rules);
                let in_time = turn(&mut clock, rules, span, took);
                let after = clock.bank_of(0, rules);
                assert!((0..=rules.most).contains(&after));
                assert_eq!(in_time, took < DAY + before);
                assert!(after <= before + rules.gain);
                total += (took.min(DAY + before) - DAY).max(0);
                allowed += rules.gain;
                assert!(total <= allowed, "nobody takes more than the bank has had");
            }
            let stored = serde_json::to_string(&clock).unwrap();
            assert_eq!(serde_json::from_str::<Standstill>(&stored).unwrap(), clock);
        }
    }
}
