//! Exact odds of rolls and battles: what `/odds`, `/attack` and the labels of autocomplete show.
//!
//! One roll is counted, not sampled: every way the dice can fall, as whole numbers. A battle is the sum over all its
//! courses, computed state by state from the roll's chances.
//!
//! Never: luck (nothing is simulated), rounding (that is for whoever shows a number), the game (a battle here is two
//! numbers and some dice), a panic or an unbounded amount of work on numbers that a person typed.

mod battle;
mod roll;

pub use battle::{Battle, End, MOST_ARMIES, Terms, battle};
pub use roll::{MOST_DICE, MOST_SIDES, Roll, Ties};

/// Why there are no odds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OddsError {
    /// A side has no dice, or more than [`MOST_DICE`].
    #[error("a side throws between 1 and {MOST_DICE} dice, not {0}")]
    Dice(usize),
    /// A die has fewer than two or more than [`MOST_SIDES`] sides.
    #[error("a die has between 2 and {MOST_SIDES} sides, not {0}")]
    Sides(u8),
    /// More armies on one side than the computation is made for.
    #[error("at most {MOST_ARMIES} armies a side, not {0}")]
    Armies(u32),
}

#[cfg(test)]
mod tests;
