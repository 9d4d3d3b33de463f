//! The ids of people who were erased ([PBP-54]): they have no person behind them, and stay apart from each other, so that the
//! ratings of those who played with them stay as they were.

/// The first of these ids is below it, as a signed number; ids of computer players are above.
pub(super) const FORMER: i64 = -1_000;

/// Whether an id is that of a person who was erased.
pub(super) const fn is_former(person: u64) -> bool {
    (person as i64) < FORMER
}
