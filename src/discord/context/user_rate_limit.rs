//! Rate limit per person ([PBP-52]), so that no person can block the bot for others. Counts requests per minute in
//! memory; a restart loses at most a minute's counts, and old counts are dropped each minute.

use crate::table::Millis;
use parking_lot::Mutex;
use std::collections::BTreeMap;

const MINUTE: Millis = 60_000;

/// Whether a request is within the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Allowance {
    /// Within the limit.
    Fine,
    /// The first request over the limit in this minute.
    TooMuch,
    /// A further request over the limit in this minute.
    Quiet,
}

/// Counts the requests of all persons.
#[derive(Debug)]
pub(crate) struct UserRateLimit {
    limit: u32,
    counts: Mutex<(Millis, BTreeMap<u64, u32>)>,
}

impl UserRateLimit {
    /// Limits the commands, button presses and selections of each person per minute.
    pub(crate) const fn new(limit: u32) -> Self {
        Self { limit, counts: Mutex::new((0, BTreeMap::new())) }
    }

    /// Counts one request of that person at that time.
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
