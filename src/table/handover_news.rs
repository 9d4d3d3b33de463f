//! What the channel of a game is told when a seat changes hands ([PBP-33]), as stored in the outbox. Must not contain secrets.

use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// Content of an announcement about a seat that changes hands, or may.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandoverNews {
    /// Its player gave it up for good; a computer player plays it until somebody takes it.
    Resigned {
        /// The seat.
        seat: Seat,
        /// Name of the player.
        name: String,
        /// Whether no person is left: the game is closed.
        closed: bool,
    },
    /// The host, or a manager of the server, asks a person to take it.
    Offered {
        /// The seat.
        seat: Seat,
        /// User id of the person.
        person: u64,
        /// Name of whoever asks.
        by: String,
    },
    /// That person does not want it.
    Declined {
        /// The seat.
        seat: Seat,
        /// Name of the person.
        name: String,
    },
    /// A person has taken it; [`super::Look::seated`] has them.
    Taken {
        /// The seat.
        seat: Seat,
        /// Name of whoever had it.
        from: String,
    },
    /// A computer player plays it until its person comes back: the host, or a manager of the server, wants it.
    Computer {
        /// The seat.
        seat: Seat,
        /// Name of whoever decided it.
        by: String,
    },
    /// Its player misses one turn after another, and the host decides what happens ([PBP-30]).
    HostDecides {
        /// The seat.
        seat: Seat,
        /// Number of turns and sealed answers missed in a row.
        missed: u32,
        /// User id of the host.
        host: u64,
    },
}

impl HandoverNews {
    /// The seat.
    pub const fn seat(&self) -> Seat {
        match self {
            Self::Resigned { seat, .. }
            | Self::Offered { seat, .. }
            | Self::Declined { seat, .. }
            | Self::Taken { seat, .. }
            | Self::Computer { seat, .. }
            | Self::HostDecides { seat, .. } => *seat,
        }
    }

    /// User id of the person whom it is for.
    pub const fn person(&self) -> Option<u64> {
        match self {
            Self::Offered { person, .. } => Some(*person),
            Self::HostDecides { host, .. } => Some(*host),
            Self::Resigned { .. } | Self::Declined { .. } | Self::Taken { .. } | Self::Computer { .. } => {
                None
            }
        }
    }

    /// The names of people in it.
    pub(super) fn names_mut(&mut self) -> Vec<&mut String> {
        match self {
            Self::Resigned { name, .. }
            | Self::Offered { by: name, .. }
            | Self::Declined { name, .. }
            | Self::Taken { from: name, .. }
            | Self::Computer { by: name, .. } => vec![name],
            Self::HostDecides { .. } => Vec::new(),
        }
    }
}
