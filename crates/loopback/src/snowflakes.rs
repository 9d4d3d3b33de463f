//! Snowflakes: Discord's ids, which contain their creation time in milliseconds and always increase.
//!
//! Not random: the same test run produces the same ids.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

/// The first millisecond that a snowflake can name (2015-01-01T00:00:00Z), in Unix milliseconds.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// A Discord id (snowflake). On the wire it is always a decimal string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// The Unix millisecond of creation.
    pub fn made_at_ms(self) -> u64 {
        (self.0 >> 22) + EPOCH_MS
    }

    /// The first id of the millisecond before this one's.
    pub(crate) fn a_millisecond_before(self) -> Id {
        Id(((self.0 >> 22) - 1) << 22)
    }

    /// The id as a JSON string.
    pub fn json(self) -> Value {
        Value::String(self.to_string())
    }

    /// Reads an id from a JSON string or number.
    pub fn from_json(value: &Value) -> Option<Id> {
        match value {
            Value::String(text) => text.parse().ok(),
            Value::Number(number) => number.as_u64().map(Id),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
        }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Id)
    }
}

/// Generator of increasing ids, also when the clock stands still or goes back.
#[derive(Debug, Default)]
pub(crate) struct Ids {
    last: u64,
}

impl Ids {
    /// The next id at this Unix millisecond; greater than all ids before.
    pub(crate) fn next(&mut self, now_ms: u64) -> Id {
        let at = now_ms.saturating_sub(EPOCH_MS) << 22;
        self.last = at.max(self.last + 1);
        Id(self.last)
    }

    /// The newest id, as a number.
    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    /// Makes all later ids greater than `last`.
    pub(crate) fn above(&mut self, last: u64) {
        self.last = self.last.max(last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_rise_even_when_the_clock_stands_still_or_goes_back() {
        let mut ids = Ids::default();
        let first = ids.next(EPOCH_MS + 5_000);
        let second = ids.next(EPOCH_MS + 5_000);
        let third = ids.next(EPOCH_MS + 1);
        assert!(first < second && second < third);
        assert_eq!(first.made_at_ms(), EPOCH_MS + 5_000);
    }
}
