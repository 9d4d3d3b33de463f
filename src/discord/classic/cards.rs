//! Parser of typed cards, and encoding of cards as option values.

use crate::discord::options::parse::{pieces, territory};
use crate::rules::Card;
use crate::rules::classic::View;
use crate::text::Words;

/// Three cards: an autocomplete value, or the names of their territories (`wild` for a wild card).
pub(super) fn three(words: Words, view: &View, typed: &str) -> Result<[Card; 3], String> {
    if let Ok(three) = <[Card; 3]>::try_from(coded(typed.split('-'))) {
        return Ok(three);
    }
    some(words, view, typed)?.try_into().map_err(|_| words.three_cards())
}

/// Any number of cards by the names of their territories (`wild` for a wild card), separated by commas.
pub(super) fn some(words: Words, view: &View, typed: &str) -> Result<Vec<Card>, String> {
    let board = view.map();
    let held = view.own.as_ref().map(|own| own.hand.clone()).unwrap_or_default();
    let mut wild = held.into_iter().filter(|card| usize::from(card.0) >= board.len());
    let mut cards = Vec::new();
    for part in pieces(words, typed)? {
        if is_wild(words, part) {
            cards.push(wild.next().ok_or_else(|| words.why_not_in_hand(&words.wild_card()))?);
        } else {
            cards.push(Card(territory(words, board, part)?.0));
        }
    }
    Ok(cards)
}

fn is_wild(words: Words, typed: &str) -> bool {
    let typed = typed.to_lowercase();
    typed == words.wild_card().to_lowercase() || ["wild", "joker", "jolly"].contains(&typed.as_str())
}

/// Cards by their numbers; anything else is skipped.
pub(super) fn coded<'a>(numbers: impl IntoIterator<Item = &'a str>) -> Vec<Card> {
    numbers.into_iter().filter_map(|n| n.trim().parse().ok().map(Card)).collect()
}

/// A set as an autocomplete value.
pub(super) fn set_code(set: [Card; 3]) -> String {
    set.map(|card| card.0.to_string()).join("-")
}
