//! What a pending decision asks.

use super::Menu;
use crate::rules::ids::Seat;

/// What the topmost decision asks.
#[allow(clippy::large_enum_variant, reason = "few are kept at a time, and the largest is asked most often")]
pub(crate) enum Asked {
    /// Nothing: it goes on by itself.
    Nothing,
    /// One seat, which may not be the one on turn.
    One(Seat, Menu),
    /// Several seats at the same time.
    Many(Vec<(Seat, Menu)>),
}
