//! What the chance to win depends on, in the family of 2210: points as they stand, and what brings more until the last year ends.

use super::position::YEARS;
use crate::rules::Seat;
use crate::rules::y2210::{CardKind, View};

/// Number of features.
pub(in super::super) const COUNT: usize = 10;

/// The share of the game that is over.
pub(in super::super) fn over(view: &View) -> f64 {
    let years = f64::from(YEARS);
    let turns = f64::from(view.players).max(1.0);
    let done = view.on_turn.and_then(|now| view.order.iter().position(|one| *one == now)).unwrap_or(0);
    ((f64::from(view.year().max(1)) - 1.0 + done as f64 / turns) / years).clamp(0.0, 1.0)
}

/// The features of a seat; what its hand adds, if `view` is its own.
pub(in super::super) fn of(view: &View, seat: Seat) -> [f64; COUNT] {
    let own = view.seat(seat);
    let cards: u32 = own.cards.iter().map(|(_, cards)| *cards).sum();
    let hand = view.own.as_ref().filter(|own| own.seat == seat);
    let influence =
        hand.map_or(0, |own| own.kinds().filter(|kind| matches!(kind, CardKind::ColonyInfluence(_))).count());
    let now = view.on_turn.and_then(|now| view.order.iter().position(|one| *one == now));
    let place = view.order.iter().position(|one| *one == seat);
    let later = matches!((now, place), (Some(now), Some(place)) if place >= now);
    [
        f64::from(own.points) / 10.0,
        f64::from(own.territories) / 10.0,
        f64::from(own.units + own.in_hand).ln_1p(),
        f64::from(own.energy).ln_1p(),
        f64::from(own.income).ln_1p(),
        f64::from(own.commanders.len()),
        own.stations.len() as f64,
        f64::from(cards),
        influence as f64,
        f64::from(u8::from(later)),
    ]
}
