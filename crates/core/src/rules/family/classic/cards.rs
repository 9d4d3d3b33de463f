//! Sets of cards: which three cards make a set, what a set is worth, and the default choice in a forced trade (R1-63 to
//! R1-66).

use super::options::{AlikeValue, Options, SetKinds, SetStart, SetValues, WildWith, Wilds};
use super::state::State;
use crate::rules::bitset::{CardSet, TerritorySet};
use crate::rules::board::{Board, Symbol};
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};

/// The territory on a card; `None` for a wild card.
pub(super) fn territory(board: &Board, card: Card) -> Option<TerritoryId> {
    (usize::from(card.0) < board.len()).then_some(TerritoryId(card.0))
}

fn symbol(board: &Board, card: Card) -> Option<Symbol> {
    territory(board, card).and_then(|t| board.territory(t).symbol)
}

/// Whether three cards make a set: three alike, one of each, or two with a wild card, depending on the options (R1-63,
/// R0-36, R2-11, A2-3, A0-10).
pub(super) fn is_set(board: &Board, options: &Options, cards: [Card; 3]) -> bool {
    let [a, b, c] = cards;
    a != b && b != c && a != c && make_set(options, cards.map(|card| symbol(board, card)))
}

/// Whether three different cards with these figures make a set; a wild card has none.
fn make_set(options: &Options, figures: [Option<Symbol>; 3]) -> bool {
    let alike_too = options.kinds == SetKinds::Any;
    let mut drawn = figures.into_iter().flatten();
    match [drawn.next(), drawn.next(), drawn.next()] {
        [Some(a), Some(b), Some(c)] => (alike_too && a == b && b == c) || (a != b && b != c && a != c),
        [Some(a), Some(b), None] if !alike_too => a != b,
        [Some(a), Some(b), None] => options.wild_with == WildWith::AnyPair || a == b,
        [Some(_), None, _] => options.wilds == Wilds::Two && options.wild_with == WildWith::AnyPair,
        [None, _, _] => false,
    }
}

/// All sets in a hand, in card order.
pub(crate) fn sets(board: &Board, options: &Options, hand: CardSet) -> Vec<[Card; 3]> {
    if hand.len() < 3 {
        return Vec::new();
    }
    let cards: Vec<(Card, Option<Symbol>)> = hand.iter().map(|card| (card, symbol(board, card))).collect();
    let mut found = Vec::new();
    for (i, (a, on_a)) in cards.iter().enumerate() {
        for (j, (b, on_b)) in cards.iter().enumerate().skip(i + 1) {
            let fitting = cards[j + 1..].iter().filter(|(_, on_c)| make_set(options, [*on_a, *on_b, *on_c]));
            found.extend(fitting.map(|(c, _)| [*a, *b, *c]));
        }
    }
    found
}

/// Armies for that set if it is the next one after `traded` sets (R1-65, R0-37, R0-48, R2-11, R4-5).
pub(crate) fn worth(board: &Board, options: &Options, traded: u32, set: [Card; 3]) -> u32 {
    if options.values == SetValues::Rising {
        return rising(options, traded);
    }
    match set.map(|card| symbol(board, card)) {
        [Some(a), Some(b), Some(c)] if a == b && b == c => match (options.alike, a) {
            (AlikeValue::Flat8, _) | (AlikeValue::ByArm, Symbol::Cavalry) => 8,
            (AlikeValue::ByArm, Symbol::Infantry) => 6,
            (AlikeValue::ByArm, Symbol::Artillery) => 4,
        },
        [Some(_), Some(_), Some(_)] => 10,
        _ => 12,
    }
}

/// Armies for the next set, if they are the same for any set; 0 if they depend on its figures.
pub(super) fn next(options: &Options, traded: u32) -> u32 {
    if options.values == SetValues::Rising { rising(options, traded) } else { 0 }
}

/// The highest value of those sets; the value of the next set if the list is empty.
pub(super) fn best(board: &Board, options: &Options, traded: u32, sets: &[[Card; 3]]) -> u32 {
    let worths = sets.iter().map(|set| worth(board, options, traded, *set));
    worths.max().unwrap_or_else(|| next(options, traded))
}

/// The set of those that gives the most armies, the first one if several do; `None` if the list is empty.
pub(super) fn best_set(
    board: &Board,
    options: &Options,
    traded: u32,
    sets: &[[Card; 3]],
) -> Option<[Card; 3]> {
    sets.iter().rev().copied().max_by_key(|set| worth(board, options, traded, *set))
}

/// Value of the next set when values rise with each set, from the configured first value on (R0-48, A0-8).
const fn rising(options: &Options, traded: u32) -> u32 {
    match options.set_start {
        SetStart::Six => value(traded + 1),
        SetStart::SixThenSix if traded == 0 => value(1),
        SetStart::Four | SetStart::SixThenSix => value(traded),
    }
}

/// Value after `traded` sets: 4, 6, 8, 10, 12, 15, then 5 more each (R1-65). The sets of all players count, and several sets
/// of one turn (R0-37, R0-38, R0-40).
const fn value(traded: u32) -> u32 {
    match traded {
        0..=4 => 4 + 2 * traded,
        more => 15 + 5 * (more - 5),
    }
}

/// Own territories shown on the cards (R1-66).
pub(super) fn own_on(board: &Board, state: &State, seat: Seat, cards: [Card; 3]) -> TerritorySet {
    let shown = cards.into_iter().filter_map(|card| territory(board, card));
    shown.filter(|t| state.at(*t).holder == Holder::Seat(seat)).collect()
}

/// The default set in a forced trade: the most own territories on it, then the fewest wild cards, then the lowest card
/// numbers (A1-66).
pub(super) fn forced_choice(board: &Board, state: &State, seat: Seat, sets: &[[Card; 3]]) -> [Card; 3] {
    let worth = |set: &[Card; 3]| {
        let wild = set.iter().filter(|card| territory(board, **card).is_none()).count();
        (std::cmp::Reverse(own_on(board, state, seat, *set).len()), wild, *set)
    };
    *sets.iter().min_by_key(|set| worth(set)).expect("five cards always hold a set")
}
