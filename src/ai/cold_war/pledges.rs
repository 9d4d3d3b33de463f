//! Promises of peace: the only promise that a computer player makes or accepts, since it can keep it.

use super::position::Position;
use crate::rules::Seat;
use crate::rules::cold_war::deals::{PEACE_WORDS, Pledge, year_of};

/// The promise of peace for a year.
pub(super) fn peace(year: u16) -> Pledge {
    Pledge { words: PEACE_WORDS.to_owned(), year }
}

/// Whether a promise is one that can be kept.
pub(super) fn can_be_kept(pledge: &Pledge) -> bool {
    pledge.words == PEACE_WORDS
}

/// The players to whom the seat has promised peace for now.
pub(super) fn friends(sight: &Position<'_>) -> Vec<Seat> {
    let year = year_of(sight.view.round);
    let Some(own) = &sight.view.own else { return Vec::new() };
    let binding =
        own.promises.iter().filter(|promise| promise.by == sight.seat && promise.pledge.year >= year);
    binding.map(|promise| promise.to).collect()
}
