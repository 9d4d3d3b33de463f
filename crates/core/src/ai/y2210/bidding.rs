//! Bids for the order of a year, and the choice of a marker: the last turn of the last year can't be answered by anybody.

use super::position::YEARS;
use crate::rules::Pick;
use crate::rules::y2210::{Action, View};

/// Energy that is kept back for commanders and cards: in earlier years, and in the last one.
const KEPT: u32 = 5;
const KEPT_LAST: u32 = 7;
/// Spare energy of a year beyond what commanders, stations and cards can take: half of it is bid.
const PLENTY: u32 = 12;

/// The bid for this year, at most `most`.
pub(super) fn bid(view: &View, most: u32, pick: Pick<'_>) -> Action {
    let spare = most.saturating_sub(KEPT);
    let energy = match view.year() {
        // The energy of the start pays for the first commanders.
        0 | 1 => 0,
        // After this bid, energy is good for a few commanders and cards only.
        year if year >= YEARS => (most * 2 / 3).max(most.saturating_sub(KEPT_LAST)) + pick(2),
        _ if spare > PLENTY => spare / 2 + pick(2),
        _ => spare / 3 + pick(2),
    };
    Action::Bid { energy: energy.min(most) }
}

/// The last place in the last year, otherwise the first.
pub(super) fn marker(view: &View, free: &[u8]) -> Action {
    let number = if view.year() >= YEARS { free.last() } else { free.first() };
    Action::Marker { number: number.copied().unwrap_or(1) }
}
