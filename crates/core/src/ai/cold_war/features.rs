//! What the chance to win depends on, in the family of the Cold War: the score as it stands, and what changes it until the end.

use crate::rules::cold_war::{ROUNDS, View};
use crate::rules::{Seat, Superpower};

/// Number of features.
pub(in super::super) const COUNT: usize = 10;

/// The share of the game that is over.
pub(in super::super) fn over(view: &View) -> f64 {
    let turns = f64::from(view.players).max(1.0);
    let done = view.on_turn.and_then(|now| view.order.iter().position(|one| *one == now)).unwrap_or(0);
    ((f64::from(view.round.max(1)) - 1.0 + done as f64 / turns) / f64::from(ROUNDS)).clamp(0.0, 1.0)
}

/// The features of a seat; its money after the next upkeep, if the viewer may know it.
pub(in super::super) fn of(view: &View, seat: Seat) -> [f64; COUNT] {
    let own = view.seat(seat);
    let role = |power: Option<Superpower>| f64::from(u8::from(own.superpower == power));
    [
        f64::from(own.points) / 10.0,
        f64::from(own.income) / 10.0,
        f64::from(own.money.unwrap_or(own.income).saturating_sub(own.upkeep)).ln_1p(),
        f64::from(own.armies.strength()).ln_1p(),
        own.states.len() as f64 / 10.0,
        f64::from(own.next_population) / 10.0,
        f64::from(u8::from(own.exile)),
        role(Some(Superpower::American)),
        role(Some(Superpower::Soviet)),
        f64::from(u8::from(view.on_turn == Some(seat))),
    ]
}
