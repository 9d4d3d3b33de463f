//! Amounts of armies that buttons offer out of a range.

use std::collections::BTreeSet;

/// The minimum, half, and the maximum.
pub(super) fn few(min: u32, max: u32) -> BTreeSet<u32> {
    let half = min + (max.saturating_sub(min)) / 2;
    [min, half, max].into_iter().filter(|n| (min..=max).contains(n)).collect()
}

/// 1, 5, 10, half, and all.
pub(super) fn more(all: u32) -> BTreeSet<u32> {
    let mut amounts = few(1, all);
    amounts.extend([5, 10].into_iter().filter(|n| *n < all));
    amounts
}
