//! What the host of a table chose about its clock, beside the pace ([PBP-24], [PBP-26], [PBP-64]).

use super::{Bank, Window};
use serde::{Deserialize, Serialize};

/// What a table does about deadlines, beside its pace. The default is what a lobby begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ClockRules {
    /// Whether deadlines wait for people who have said that they are away ([PBP-26]).
    pub vacations: bool,
    /// The time for an answer in another player's turn ([PBP-64]).
    pub window: Window,
    /// The bank of time beside the time for a turn ([PBP-24]).
    pub bank: Bank,
}

impl Default for ClockRules {
    fn default() -> Self {
        Self { vacations: true, window: Window::Usual, bank: Bank::None }
    }
}
