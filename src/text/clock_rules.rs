//! What a table does about time, in one line ([PBP-24], [PBP-26], [PBP-64]): the pace, absences, answers in others' turns, the bank.

use super::bundle::Words;

/// What a table does about time. Lengths are in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct ClockText {
    /// Minutes for a turn; `None`: no limit.
    pub pace: Option<u32>,
    /// Whether deadlines wait for people who have said that they are away.
    pub waits_for_absent: bool,
    /// Whether the game waits for decisions of other players during a turn (such as a defence).
    pub asks: bool,
    /// The time for such a decision.
    pub window: i64,
    /// The most that a turn waits for all such decisions together.
    pub most: i64,
    /// What a player's bank of time begins with, gains with a turn in time, and has at most.
    pub bank: Option<[i64; 3]>,
}

impl ClockText {
    /// Without a limit of time.
    pub const fn unlimited(asks: bool) -> Self {
        Self { pace: None, waits_for_absent: false, asks, window: 0, most: 0, bank: None }
    }
}

impl Words {
    /// What the table does about time.
    pub(super) fn clock_line(self, clock: &ClockText) -> String {
        let mut parts = vec![self.lobby_pace(&self.pace(clock.pace))];
        if clock.pace.is_some() {
            parts.push(if clock.waits_for_absent {
                self.lobby_waits_for_absent()
            } else {
                self.lobby_waits_not_for_absent()
            });
            parts.push(if clock.asks {
                self.lobby_window(&self.span(clock.window), &self.span(clock.most))
            } else {
                self.lobby_no_window()
            });
        }
        if let Some([start, gain, most]) = clock.bank.map(|lengths| lengths.map(|length| self.span(length))) {
            parts.push(self.lobby_bank(&start, &gain, &most));
        }
        parts.join(" · ")
    }
}
