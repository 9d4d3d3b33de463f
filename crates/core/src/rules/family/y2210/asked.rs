//! What a pending decision asks.

use super::Menu;
use crate::rules::ids::Seat;

/// What the topmost decision asks.
pub(crate) enum Asked {
    /// The seat that is asked, which may not be the one on turn.
    One(Seat, Menu),
    /// The sealed questions of a window.
    Sealed,
}
