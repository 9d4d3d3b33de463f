//! What charts count of a seat, turn by turn.

/// What of a seat is counted turn by turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChartMeasure {
    /// Territories held.
    Territories,
    /// Armies on the board.
    Armies,
    /// Armies that a turn would begin with, cards apart (R1-62).
    Income,
}
