//! Who had a seat before its player, and to whom it is offered, as stored with the seat ([PBP-33]).

use serde::{Deserialize, Serialize};

/// Somebody who had a seat and left it before the end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Departure {
    /// The user id as a signed number; negative: a computer player, or a person who was erased.
    pub(super) person: i64,
    /// The turn in which they left.
    pub(super) turn: i64,
    /// Whether it counts in ratings as a place behind all who stayed: they resigned, or a computer player had the seat for them.
    pub(super) counts: bool,
}

/// The handovers of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Handovers {
    /// Who had the seat before, in order.
    pub(super) left: Vec<Departure>,
    /// User id of the person whom the host has asked to take it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) offered: Option<u64>,
}

impl Handovers {
    /// The user id of whoever had the seat first, if that is not its player.
    pub(super) fn first_holder(&self) -> Option<u64> {
        self.left.first().map(|departure| departure.person as u64)
    }

    /// The turn in which its player took the seat; 0: it was theirs from the start.
    pub(super) fn since(&self) -> i64 {
        self.left.last().map_or(0, |departure| departure.turn)
    }

    /// Whether that person gave the seat up for good.
    pub(super) fn was_given_up_by(&self, person: u64) -> bool {
        self.left.iter().any(|departure| departure.counts && departure.person as u64 == person)
    }

    /// Replaces a person who is erased. Returns whether anything changed.
    pub(super) fn erase(&mut self, person: u64, former: u64) -> bool {
        let mut changed = self.offered.take_if(|offered| *offered == person).is_some();
        for departure in self.left.iter_mut().filter(|departure| departure.person as u64 == person) {
            departure.person = former as i64;
            changed = true;
        }
        changed
    }
}
