//! The part of a custom id that is about a seat which changes hands ([PBP-33]).

use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// About a seat that changes hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum HandoverPress {
    /// Give one's own seat up, after it was asked.
    Resign,
    /// Take a seat that nobody has: asks first.
    Take(Seat),
    /// Take the seat that was offered.
    TakeNow(Seat),
    /// Take a seat that nobody has, after it was asked.
    TakeSure(Seat),
    /// Decline the seat that was offered.
    Decline(Seat),
    /// Give the seat of somebody silent to a computer player.
    Computer(Seat),
}
