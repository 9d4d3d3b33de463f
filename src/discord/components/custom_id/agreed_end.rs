//! What custom ids hold about the end of a game by agreement ([PBP-65]).

use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// On the private page about conceding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ConcedePress {
    /// Concede to that seat.
    To(Seat),
    /// Concede no longer.
    TakeBack,
}

/// An answer to a proposal to end a game as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CallPress {
    /// Number of the proposal; 0: make one.
    pub(crate) number: u32,
    /// Whether the person agrees.
    pub(crate) agree: bool,
    /// Whether the button stands on a private page, which the answer replaces.
    pub(crate) private: bool,
}
