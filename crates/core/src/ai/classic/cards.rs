//! Trading cards: when to trade, and which set.

use super::position::Position;
use crate::rules::{Card, TerritoryId};

/// With so many cards one must be traded.
const MUST: usize = 5;

/// The set to trade now; `None` to wait.
pub(super) fn in_time(position: &Position<'_>, sets: &[[Card; 3]]) -> Option<[Card; 3]> {
    let hand = position.view.own.as_ref().map_or(0, |own| own.hand.len());
    let income = position.view.seat(position.seat).income;
    // Wait with a small hand while the next set is worth less than the income; a larger hand must be traded soon anyway.
    let small = hand <= 3 && position.view.next_set < income && position.boldness < 0.5;
    let waits = small || (position.persona.hoards() && hand < MUST);
    // A set whose armies exceed the army limit is worth nothing and is kept (R4-11).
    if waits { None } else { best(position, sets).filter(|set| position.view.set_value(*set) > 0) }
}

/// The set that names the most own territories, then the one with the fewest wild cards.
pub(super) fn best(position: &Position<'_>, sets: &[[Card; 3]]) -> Option<[Card; 3]> {
    let territory = |card: &Card| (usize::from(card.0) < position.board.len()).then_some(TerritoryId(card.0));
    let rated = sets.iter().max_by_key(|set| {
        let shown = set.iter().filter_map(territory);
        let own = shown.filter(|at| position.mine.contains(*at)).count();
        let wild = set.iter().filter(|card| territory(card).is_none()).count();
        (own, std::cmp::Reverse(wild), std::cmp::Reverse(**set))
    });
    rated.copied()
}
