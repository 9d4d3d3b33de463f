//! How long a table waits for answers in another player's turn ([PBP-64]): the window of one question, and a cap for all of one turn
//! together, which is the time of a turn. Windows that are open at the same time count once.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

const MINUTE: i64 = 60_000;
/// The usual window is a quarter of the time for a turn, and at most this.
const MOST_USUAL: i64 = 360 * MINUTE;
/// If less than this is left of the cap, nobody is asked any more.
const SHORTEST: i64 = 5 * MINUTE;

/// The time for an answer in another player's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// A quarter of the time for a turn, at most six hours.
    #[default]
    Usual,
    /// So many minutes, at most the time for a turn.
    Minutes(u16),
    /// The time for a turn.
    Turn,
}

impl Window {
    /// The windows that a host can choose, the usual one first.
    pub const OFFERED: [Self; 7] = [
        Self::Usual,
        Self::Minutes(5),
        Self::Minutes(30),
        Self::Minutes(60),
        Self::Minutes(180),
        Self::Minutes(720),
        Self::Turn,
    ];

    /// Its length in milliseconds, where a turn takes `limit`.
    pub fn length(self, limit: i64) -> i64 {
        let length = match self {
            Self::Usual => (limit / 4).min(MOST_USUAL),
            Self::Minutes(minutes) => i64::from(minutes) * MINUTE,
            Self::Turn => limit,
        };
        length.clamp(1, limit.max(1))
    }

    /// Whether it can be chosen where a turn takes `limit`: it is one of those offered, and shorter than a turn.
    pub fn fits(self, limit: i64) -> bool {
        let shorter = match self {
            Self::Usual | Self::Turn => true,
            Self::Minutes(minutes) => i64::from(minutes) * MINUTE < limit,
        };
        shorter && Self::OFFERED.contains(&self)
    }
}

/// As text: `usual`, `30m`, `turn`.
impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usual => f.write_str("usual"),
            Self::Minutes(minutes) => write!(f, "{minutes}m"),
            Self::Turn => f.write_str("turn"),
        }
    }
}

/// Error: the text is no window that is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no window that is offered")]
pub struct NotAWindow;

impl FromStr for Window {
    type Err = NotAWindow;

    fn from_str(text: &str) -> Result<Self, NotAWindow> {
        Self::OFFERED.into_iter().find(|window| window.to_string() == text).ok_or(NotAWindow)
    }
}

/// The time for which a turn has waited for others so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Waited {
    turn: i64,
    spent: i64,
    /// Since when somebody is waited for.
    since: Option<i64>,
}

impl Waited {
    /// The time for which that turn may still wait for answers of others, where a turn takes `limit`.
    pub(super) fn left(&self, turn: i64, limit: i64, now: i64) -> i64 {
        if self.turn != turn {
            return limit;
        }
        let current = self.since.map_or(0, |since| (now - since).max(0));
        (limit - self.spent - current).max(0)
    }

    /// The time for a question that is asked now in that turn; `None`: nobody is waited for any more.
    pub(super) fn window(&self, window: Window, (turn, limit): (i64, i64), now: i64) -> Option<i64> {
        let (length, left) = (window.length(limit), self.left(turn, limit, now));
        (left >= length.min(SHORTEST)).then_some(length.min(left))
    }

    /// Counts the time until now, but none after `latest`, when the last window that was open would have closed; and whether somebody
    /// is waited for from now on.
    pub(super) fn count(&mut self, turn: i64, open: bool, latest: Option<i64>, now: i64) {
        if !open && self.since.is_none() {
            return;
        }
        if self.turn != turn {
            *self = Self { turn, ..Self::default() };
        }
        if let Some(since) = self.since {
            let until = latest.map_or(now, |latest| latest.min(now));
            self.spent += (until - since).max(0);
        }
        self.since = open.then_some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;

    #[test]
    fn the_usual_window_is_the_smaller_of_a_quarter_of_the_pace_and_six_hours_pbp_64() {
        let lengths = [2 * MINUTE, HOUR, 12 * HOUR, DAY, 7 * DAY].map(|limit| Window::Usual.length(limit));
        assert_eq!(lengths, [MINUTE / 2, HOUR / 4, 3 * HOUR, 6 * HOUR, 6 * HOUR]);
        assert_eq!(
            (Window::Minutes(60).length(DAY), Window::Minutes(60).length(10 * MINUTE)),
            (HOUR, 10 * MINUTE)
        );
        assert!(
            Window::Minutes(60).fits(DAY) && !Window::Minutes(60).fits(HOUR) && !Window::Minutes(7).fits(DAY)
        );
        for window in Window::OFFERED {
            assert_eq!(window.to_string().parse(), Ok(window));
        }
        assert_eq!("7m".parse::<Window>(), Err(NotAWindow));
    }

    #[test]
    fn all_windows_of_a_turn_together_take_one_pace_and_those_at_the_same_time_count_once_pbp_64() {
        let mut clock = Waited::default();
        let (mut now, usual) = (0, Window::Usual);
        // Five windows of five hours each, with an hour between them.
        let mut lengths = Vec::new();
        for _ in 0..6 {
            let Some(length) = clock.window(usual, (3, DAY), now) else { break };
            lengths.push(length / HOUR);
            clock.count(3, true, None, now);
            // A second question meanwhile.
            clock.count(3, true, Some(now + length), now + HOUR);
            now += length.min(5 * HOUR);
            clock.count(3, false, Some(now + HOUR), now);
            now += HOUR;
        }
        assert_eq!(lengths, [6, 6, 6, 6, 4]);
        assert_eq!((clock.window(usual, (3, DAY), now), clock.left(3, DAY, now)), (None, 0));
        assert_eq!(clock.window(usual, (4, DAY), now), Some(6 * HOUR), "the next turn has its own");
    }

    #[test]
    fn what_the_bot_was_off_is_not_counted_pbp_64() {
        let mut clock = Waited::default();
        clock.count(1, true, None, 0);
        clock.count(1, true, Some(6 * HOUR), 20 * HOUR);
        assert_eq!(clock.left(1, DAY, 20 * HOUR), 18 * HOUR);
    }
}
