//! Flooding ([PBP-52]): a person can keep the bot busy for themselves only. Counts, per person and minute, in memory;
//! what is lost at a restart is a minute's count. Never grows beyond the people of the last minute.

use crate::table::Millis;
use parking_lot::Mutex;
use std::collections::BTreeMap;

const MINUTE: Millis = 60_000;

/// How much somebody may still do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Allowance {
    /// Go on.
    Fine,
    /// The first beyond the limit in this minute: say so once.
    TooMuch,
    /// Said already: a short private line is all that is due.
    Quiet,
}

/// Counts what people do.
#[derive(Debug)]
pub(crate) struct UserRateLimit {
    limit: u32,
    counts: Mutex<(Millis, BTreeMap<u64, u32>)>,
}

impl UserRateLimit {
    /// So many commands, buttons and menus a minute for each person.
    pub(crate) const fn new(limit: u32) -> Self {
        Self { limit, counts: Mutex::new((0, BTreeMap::new())) }
    }

    /// Counts one act of that person at that time.
    pub(crate) fn count(&self, person: u64, now: Millis) -> Allowance {
        let mut counts = self.counts.lock();
        let minute = now / MINUTE;
        if counts.0 != minute {
            *counts = (minute, BTreeMap::new());
        }
        let count = counts.1.entry(person).or_insert(0);
        *count = count.saturating_add(1);
        match *count {
            n if n <= self.limit => Allowance::Fine,
            n if n == self.limit + 1 => Allowance::TooMuch,
            _ => Allowance::Quiet,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beyond_the_limit_one_is_told_once_a_minute_and_nobody_else_suffers_pbp_52() {
        let flood = UserRateLimit::new(2);
        let of_one: Vec<_> = (0..4).map(|n| flood.count(7, MINUTE + n)).collect();
        assert_eq!(of_one, [Allowance::Fine, Allowance::Fine, Allowance::TooMuch, Allowance::Quiet]);
        assert_eq!(flood.count(8, MINUTE + 5), Allowance::Fine);
        assert_eq!(flood.count(7, 2 * MINUTE), Allowance::Fine, "a new minute");
    }
}
