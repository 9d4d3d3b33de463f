//! What a host has decided about a lobby, beside the rules of the game: whether it starts when it is full, and for whom seats are
//! reserved.

use serde::{Deserialize, Serialize};

/// What a host has decided about a lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LobbyRules {
    /// Whether the game starts as soon as a person takes the last seat.
    pub start_when_full: bool,
    /// Least share of turns taken in time of whoever joins, in percent ([PBP-32]); `None`: anybody may join.
    pub least_reliability: Option<u32>,
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
