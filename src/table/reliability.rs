//! Reliability of people: their turns taken in time, of the last 100 in a server ([PBP-32]).

/// Number of turns that count.
pub(super) const MOST_TURNS: i64 = 100;
/// Number of turns below which nobody is judged.
const FEWEST_TURNS: u32 = 10;

/// How many of their last turns in a server somebody has taken in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reliability {
    /// Turns taken in time.
    pub in_time: u32,
    /// Turns that had a time limit; at most 100.
    pub of: u32,
}

impl Reliability {
    pub(super) fn read(turns: &str) -> Self {
        let in_time = turns.bytes().filter(|turn| *turn == b'1').count() as u32;
        Self { in_time, of: turns.len() as u32 }
    }

    /// In whole percent, rounded down; `None` below 10 turns: too few to judge.
    pub fn percent(self) -> Option<u32> {
        (self.of >= FEWEST_TURNS).then(|| self.in_time * 100 / self.of)
    }
}
