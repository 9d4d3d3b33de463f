//! What a host has decided about a table, beside the rules of the game: whether it starts when it is full, for whom seats are
//! reserved, who may join, and whether there are hints.

use super::json_column;
use serde::{Deserialize, Serialize};

/// What a host has decided about a lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LobbyRules {
    /// Whether the game starts as soon as a person takes the last seat.
    pub start_when_full: bool,
    /// Least share of turns taken in time of whoever joins, in percent ([PBP-32]); `None`: anybody may join.
    pub least_reliability: Option<u32>,
    /// Whether nobody gets hints.
    pub hints_off: bool,
    /// The people for whom a seat is reserved and who have not joined yet, in the order of the reservations.
    pub reserved: Vec<Reserved>,
}

/// A person for whom a seat is reserved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reserved {
    /// The user id.
    pub person: u64,
    /// Display name.
    pub name: String,
}

impl LobbyRules {
    /// What still holds once the game has begun: whoever takes a seat over must be reliable too.
    pub(super) const fn of_game(&self) -> Self {
        let (least_reliability, hints_off) = (self.least_reliability, self.hints_off);
        Self { start_when_full: false, least_reliability, hints_off, reserved: Vec::new() }
    }

    /// As stored: only whether there are hints is decided.
    pub(super) fn hints(on: bool) -> String {
        json_column::write(&Self { hints_off: !on, ..Self::default() })
    }

    /// No longer knows that person. Returns whether it did.
    pub(super) fn forget(&mut self, person: u64) -> bool {
        let before = self.reserved.len();
        self.reserved.retain(|reserved| reserved.person != person);
        self.reserved.len() < before
    }

    pub(super) fn reserved_for(&self, person: u64) -> Option<usize> {
        self.reserved.iter().position(|reserved| reserved.person == person)
    }
}
