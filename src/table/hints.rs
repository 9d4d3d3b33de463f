//! How many hints the players of a game have had: what is stored beside a seat, and what a viewer may know of it.

use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// The hints that the player of a seat has had.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Hints {
    /// Their number.
    pub(super) number: u32,
    /// Number of the game's events when the last one was given: asked again then, it is the same hint.
    events: u32,
}

impl Hints {
    /// Counts a hint that is given after so many events. Returns whether it is a new one.
    pub(super) const fn count(&mut self, events: u32) -> bool {
        let new = self.number == 0 || self.events != events;
        if new {
            (self.number, self.events) = (self.number + 1, events);
        }
        new
    }
}

/// What a viewer may know of a game's hints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HintsLook {
    /// Whether the table has none.
    pub off: bool,
    /// How many each player has had, once the game is over; those who have had none are left out.
    pub given: Vec<(Seat, u32)>,
}
