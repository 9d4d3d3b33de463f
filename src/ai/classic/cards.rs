//! Trading in: the set that costs least of what could make another, and not too early.

use super::position::Position;
use crate::rules::{Card, TerritoryId};

/// The set to trade in now, if it is time.
pub(super) fn in_time(sight: &Position<'_>, sets: &[[Card; 3]]) -> Option<[Card; 3]> {
    let hand = sight.view.own.as_ref().map_or(0, |own| own.hand.len());
    let income = sight.view.seat(sight.seat).income;
    // Where the next sets are worth more, a small hand can wait; soon it would have to be traded anyway.
    let waits = hand <= 3 && sight.view.next_set < income && sight.boldness < 0.5;
    // Where the table has no room for its armies a set brings nothing: it is kept (R4-11).
    if waits { None } else { best(sight, sets).filter(|set| sight.view.set_value(*set) > 0) }
}

/// The set with the most own territories on it, then without wild cards.
pub(super) fn best(sight: &Position<'_>, sets: &[[Card; 3]]) -> Option<[Card; 3]> {
    let territory = |card: &Card| (usize::from(card.0) < sight.board.len()).then_some(TerritoryId(card.0));
    let rated = sets.iter().max_by_key(|set| {
        let shown = set.iter().filter_map(territory);
        let own = shown.filter(|at| sight.mine.contains(*at)).count();
        let wild = set.iter().filter(|card| territory(card).is_none()).count();
        (own, std::cmp::Reverse(wild), std::cmp::Reverse(**set))
    });
    rated.copied()
}
