//! Pace: how long one decision may take ([PBP-23]), as an operator writes it: `5m`, `24h`, `7d`, `none`.
//!
//! Never: a clock. Bounds only.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// The shortest pace: nobody can read a board faster.
const SHORTEST: u64 = MINUTE;
/// The longest pace: beyond it a table is better off without a clock.
const LONGEST: u64 = 30 * DAY;

/// Time for one decision, in whole minutes between one minute and thirty days, or no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pace(Option<u64>);

impl Pace {
    /// No deadline at all.
    pub const NONE: Self = Self(None);
    /// One day: the default.
    pub const DAY: Self = Self(Some(DAY));

    /// The paces offered unless the operator says otherwise ([PBP-23]): live, fast, daily, slow, none.
    pub fn offered() -> Vec<Self> {
        let minutes = [2, 5, 10].map(|m| m * MINUTE);
        let hours = [1, 3, 12, 24, 48, 72, 168].map(|h| h * HOUR);
        minutes.into_iter().chain(hours).map(|s| Self(Some(s))).chain([Self::NONE]).collect()
    }

    /// The time for one decision; nothing when there is no limit.
    pub fn limit(self) -> Option<Duration> {
        self.0.map(Duration::from_secs)
    }
}

/// The text is not a pace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a pace: write minutes, hours or days from 1m to 30d, such as 5m, 24h, 7d, or none")]
pub struct NotAPace;

impl FromStr for Pace {
    type Err = NotAPace;

    fn from_str(text: &str) -> Result<Self, NotAPace> {
        if text == "none" {
            return Ok(Self::NONE);
        }
        let unit = match text.chars().next_back() {
            Some('m') => MINUTE,
            Some('h') => HOUR,
            Some('d') => DAY,
            Some(_) | None => return Err(NotAPace),
        };
        // Digits only: the number parser would take a plus sign too, and then one pace had two spellings.
        let digits = &text[..text.len() - 1];
        if !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(NotAPace);
        }
        let count: u64 = digits.parse().map_err(|_| NotAPace)?;
        let seconds = count.checked_mul(unit).ok_or(NotAPace)?;
        if (SHORTEST..=LONGEST).contains(&seconds) { Ok(Self(Some(seconds))) } else { Err(NotAPace) }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("none"),
            // Up to three days in hours, as [PBP-23] names them.
            Some(seconds) if seconds % DAY == 0 && seconds > 3 * DAY => write!(f, "{}d", seconds / DAY),
            Some(seconds) if seconds % HOUR == 0 => write!(f, "{}h", seconds / HOUR),
            Some(seconds) => write!(f, "{}m", seconds / MINUTE),
        }
    }
}
