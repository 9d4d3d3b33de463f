//! The worth of one game: places (A4-20, F-14) and match points (F-16). The game's score is an input (R4-15 to R4-18).

use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::fmt;

/// The result of a game for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    /// Whether the seat reached the objective in time.
    pub reached: bool,
    /// Place that the game itself gave, 1 is first; equals share it (R2-31, F-14). 0: the game gives no place;
    /// points decide.
    pub place: u8,
    /// Points by the table's scoring method (R4-15 to R4-17).
    pub score: u32,
    /// Points of territories outside the objective, which break a tie (F-14).
    pub outside: u32,
    /// Position in the playing order, 0 is first: the later one wins a tie (F-14).
    pub order: u8,
    /// For an eliminated seat: the order of leaving, 0 is first (F-16).
    pub left: Option<u8>,
}

/// Match points in thousandths: the whole part is by place, the decimals are the game's own score (F-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub u32);

/// Format: `12.086`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

/// Whole points by place among the seats that were not eliminated (F-16; the value for a fifth place is our own).
const BY_PLACE: [u32; 5] = [12, 7, 5, 3, 2];
/// Whole points of a seat that reached the objective.
const REACHED: u32 = 13;

/// The seats from first to last: those that reached the objective, then by the game's own place; equal places by score,
/// points outside, and the later position in the playing order (A4-20, F-14). The eliminated come last, the first one
/// out at the end.
pub fn places(results: &[SeatResult]) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..results.len()).collect();
    seats.sort_by_key(|&seat| {
        let SeatResult { reached, place, score, outside, order, left } = results[seat];
        let stayed = left.map_or((1, 0), |left| (0, left));
        Reverse((stayed, reached, Reverse(place), score, outside, order))
    });
    seats
}

/// The match points of each seat (F-16).
pub fn points(results: &[SeatResult]) -> Vec<Points> {
    let mut points = vec![Points::default(); results.len()];
    for (place, seat) in places(results).into_iter().enumerate() {
        let result = results[seat];
        let whole = match result.left {
            Some(left) => u32::from(left) + 1,
            None if result.reached => REACHED,
            None => BY_PLACE[place.min(BY_PLACE.len() - 1)],
        };
        points[seat] = Points(whole * 1000 + result.score.min(999));
    }
    points
}

/// Points for a bye: the mean of the places at a table of that size, so that a bye is neither an advantage nor a loss.
pub(super) fn bye(table: u8) -> Points {
    let places = &BY_PLACE[..usize::from(table).min(BY_PLACE.len())];
    Points(places.iter().sum::<u32>() * 1000 / places.len().max(1) as u32)
}
