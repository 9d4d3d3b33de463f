//! `ChartMeasure`: the figures of a seat that charts plot over the turns.

/// A figure of a seat, counted once per turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChartMeasure {
    /// Territories held.
    Territories,
    /// Armies on the board.
    Armies,
    /// Armies received if a turn began now, without cards (R1-62).
    Income,
}
