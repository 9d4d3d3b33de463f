//! What stands on a board, as its picture counts it.

/// What a seat has on the board, in the words of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) enum Counted {
    /// Territories and armies.
    Armies,
    /// Territories and units.
    Units,
    /// States and armies.
    States,
}
