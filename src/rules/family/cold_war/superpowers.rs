//! Which places at the table are the superpowers (R3-1, A3-23).

use super::Superpower;

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

/// The number of the coalition of a place, from 0; `None` for a superpower.
pub fn coalition(players: u8, place: u8) -> Option<usize> {
    let before = (0..place).filter(|other| superpower(players, *other).is_none()).count();
    superpower(players, place).is_none().then_some(before)
}
