//! Pace: the time limit for one turn ([PBP-23]), as operators write it in the settings and hosts choose it in a lobby: one type,
//! which settings and tables share. `standstill` and `vacation` know what stops or moves the deadlines of one game, `clock_rules` what
//! its host chose about them.

mod absence_policy;
mod bank;
mod clock_rules;
mod standstill;
mod vacation;
mod window;

pub use absence_policy::AbsencePolicy;
pub use bank::{Bank, BankRules};
pub use clock_rules::ClockRules;
pub use standstill::{
    Asker, Granted, HOST_PAUSE, HOST_PAUSES, MOST_STANDSTILL, Pause, Proposal, Proposed, Right, Standstill,
    StandstillError,
};
pub use vacation::{Deadlines, MOST_VACATION_DAYS, Vacation, rest};
pub use window::{NotAWindow, Window};

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Time limit for one turn ([PBP-23]): whole minutes from 1 to 43,200 (30 days), or no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pace(Option<u32>);

impl Pace {
    /// No limit.
    pub const NONE: Self = Self(None);
    /// One day: the default.
    pub const DAY: Self = Self(Some(24 * 60));
    /// The longest limit, in minutes.
    pub const LONGEST: u32 = 30 * 24 * 60;

    /// A limit in minutes; `None` if it is out of range.
    pub const fn minutes(minutes: u32) -> Option<Self> {
        if minutes >= 1 && minutes <= Self::LONGEST { Some(Self(Some(minutes))) } else { None }
    }

    /// The paces that a lobby offers if the settings don't list others ([PBP-23]), shortest first.
    pub fn offered() -> Vec<Self> {
        let minutes = [2, 5, 10, 60, 180, 720, 1440, 2880, 4320, 10_080];
        minutes.into_iter().map(|m| Self(Some(m))).chain([Self::NONE]).collect()
    }

    /// The time for one turn in milliseconds; `None`: no limit.
    pub fn limit(self) -> Option<i64> {
        self.0.map(|minutes| i64::from(minutes) * 60_000)
    }

    /// Whether all players are expected to be online together: less than an hour for a turn.
    pub fn live(self) -> bool {
        self.0.is_some_and(|minutes| minutes < 60)
    }
}

impl Default for Pace {
    fn default() -> Self {
        Self::DAY
    }
}

/// As text: `5m`, `24h`, `7d`, `none`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("none"),
            // Up to three days in hours, as in [PBP-23].
            Some(minutes) if minutes % 1440 == 0 && minutes > 3 * 1440 => write!(f, "{}d", minutes / 1440),
            Some(minutes) if minutes % 60 == 0 => write!(f, "{}h", minutes / 60),
            Some(minutes) => write!(f, "{minutes}m"),
        }
    }
}

/// Error: the text is not a pace.
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
            Some('m') => 1,
            Some('h') => 60,
            Some('d') => 1440,
            Some(_) | None => return Err(NotAPace),
        };
        // Digits only: the number parser would also accept a plus sign, and a pace would have two spellings.
        let digits = &text[..text.len() - 1];
        if !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(NotAPace);
        }
        let count: u32 = digits.parse().map_err(|_| NotAPace)?;
        count.checked_mul(unit).and_then(Self::minutes).ok_or(NotAPace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pace_offered_reads_as_it_is_written_pbp_23() {
        for pace in Pace::offered() {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        assert_eq!("24h".parse(), Ok(Pace::DAY));
        for wrong in ["", "0m", "31d", "+5m", "5", "m", "5 m", "99999999999m", "71582789h"] {
            assert_eq!(wrong.parse::<Pace>(), Err(NotAPace), "{wrong:?}");
        }
    }

    #[test]
    fn the_paces_offered_are_live_fast_daily_slow_and_none_pbp_23() {
        let written: Vec<_> = Pace::offered().iter().map(ToString::to_string).collect();
        assert_eq!(written.join(" "), "2m 5m 10m 1h 3h 12h 24h 48h 72h 7d none");
        assert_eq!("90m".parse::<Pace>().map(Pace::limit), Ok(Some(5_400_000)));
    }
}
