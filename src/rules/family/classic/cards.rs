//! Sets of cards: which three make one, what they are worth, which to give when forced (R1-63 to R1-66).
//! Never looks at a hand that it isn't given.

use super::state::Classic;
use crate::rules::board::{Board, Symbol};
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use crate::rules::set::{CardSet, TerritorySet};

/// The territory on a card; none on a wild card.
pub(super) fn territory(board: &Board, card: Card) -> Option<TerritoryId> {
    (usize::from(card.0) < board.len()).then_some(TerritoryId(card.0))
}

fn symbol(board: &Board, card: Card) -> Option<Symbol> {
    territory(board, card).map(|t| board.territory(t).symbol)
}

/// Three alike, one of each, or any two with a wild card (R1-63).
pub(super) fn is_set(board: &Board, cards: [Card; 3]) -> bool {
    let [a, b, c] = cards;
    if a == b || b == c || a == c {
        return false;
    }
    match cards.map(|card| symbol(board, card)) {
        [Some(a), Some(b), Some(c)] => (a == b && b == c) || (a != b && b != c && a != c),
        _ => true,
    }
}

/// Every set in a hand, in card order.
pub(super) fn sets(board: &Board, hand: CardSet) -> Vec<[Card; 3]> {
    if hand.len() < 3 {
        return Vec::new();
    }
    let cards: Vec<Card> = hand.iter().collect();
    let mut found = Vec::new();
    for (i, a) in cards.iter().enumerate() {
        for (j, b) in cards.iter().enumerate().skip(i + 1) {
            found.extend(cards[j + 1..].iter().map(|c| [*a, *b, *c]).filter(|set| is_set(board, *set)));
        }
    }
    found
}

/// What the next set is worth after `traded` sets: 4, 6, 8, 10, 12, 15, then 5 more each (R1-65).
pub(super) const fn value(traded: u32) -> u32 {
    match traded {
        0..=4 => 4 + 2 * traded,
        more => 15 + 5 * (more - 5),
    }
}

/// Own territories shown on cards (R1-66).
pub(super) fn own_on(board: &Board, state: &Classic, seat: Seat, cards: [Card; 3]) -> TerritorySet {
    let shown = cards.into_iter().filter_map(|card| territory(board, card));
    shown.filter(|t| state.at(*t).holder == Holder::Seat(seat)).collect()
}

/// The set that silence trades in when forced: most own territories on it, then without wild cards, then the
/// lowest card numbers (A1-66).
pub(super) fn forced_choice(board: &Board, state: &Classic, seat: Seat, sets: &[[Card; 3]]) -> [Card; 3] {
    let worth = |set: &[Card; 3]| {
        let wild = set.iter().filter(|card| territory(board, **card).is_none()).count();
        (std::cmp::Reverse(own_on(board, state, seat, *set).len()), wild, *set)
    };
    *sets.iter().min_by_key(|set| worth(set)).expect("five cards always hold a set")
}
