//! Which places at the table are the superpowers (R3-1, A3-23).

use super::Superpower;
use crate::rules::ids::Role;

/// The superpower of a place at the table, counted from 0: the USA sit first, the USSR with at least one coalition between them
/// (R3-1, A3-23). `None` for a coalition.
pub const fn superpower(players: u8, place: u8) -> Option<Superpower> {
    let soviet = if players >= 6 { 3 } else { 2 };
    if place == 0 {
        Some(Superpower::American)
    } else if place == soviet {
        Some(Superpower::Soviet)
    } else {
        None
    }
}

/// The role of a place at the table: 0 is the USA, 1 the USSR, from 2 on the coalitions follow (A3-23). It is the same at tables
/// of any size, where the place is not.
pub(super) fn role(players: u8, place: u8) -> Role {
    match superpower(players, place) {
        Some(Superpower::American) => Role(0),
        Some(Superpower::Soviet) => Role(1),
        None => Role(2 + coalition(players, place).unwrap_or(0) as u8),
    }
}

/// The number of the coalition of a place, from 0; `None` for a superpower.
pub fn coalition(players: u8, place: u8) -> Option<usize> {
    let before = (0..place).filter(|other| superpower(players, *other).is_none()).count();
    superpower(players, place).is_none().then_some(before)
}
