//! Which seats are the superpowers (R3-1, A3-23).

use super::Superpower;
use crate::rules::ids::Seat;

/// The superpower of a seat: the USA sit first, the USSR with at least one coalition between them (R3-1, A3-23).
pub const fn superpower(seats: u8, seat: Seat) -> Option<Superpower> {
    let soviet = if seats >= 6 { 3 } else { 2 };
    if seat.0 == 0 {
        Some(Superpower::American)
    } else if seat.0 == soviet {
        Some(Superpower::Soviet)
    } else {
        None
    }
}

/// Whether the two are the two superpowers.
pub(super) fn opposed(seats: u8, one: Seat, other: Seat) -> bool {
    one != other && [one, other].iter().all(|seat| superpower(seats, *seat).is_some())
}
