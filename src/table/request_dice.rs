//! The dice of one request: whether they are there, and the rounds of the beacon that it names or gets ([PBP-40]).

use crate::rules::Chance;
use crate::store::RoundRow;

/// Stands in for dice that are not there, and remembers that some were asked for.
#[derive(Default)]
pub(super) struct NoDice {
    pub(super) asked: bool,
}

impl Chance for NoDice {
    fn draw(&mut self, number: u64, bound: u32) -> u32 {
        self.asked = true;
        // The result is discarded. Successive values differ, so that rolls repeated on a tie come to an end.
        (number % u64::from(bound)) as u32
    }
}

/// The dice of a request.
#[derive(Default)]
pub(super) struct RequestDice {
    /// Whether the round of this request is there: then all that follows draws with it.
    pub(super) in_hand: bool,
    /// Whether an answer that follows by itself waits for dice.
    pub(super) missing: bool,
    /// Rounds that are named.
    pub(super) named: Vec<RoundRow>,
    /// The round that is mixed in, with its signature in hexadecimal.
    pub(super) mixed: Option<(i64, String)>,
}
