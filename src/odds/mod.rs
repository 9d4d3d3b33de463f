//! Exact odds of rolls, battles and marches: what `/odds`, `/attack`, the labels of autocomplete and the command line
//! show.
//!
//! One roll is counted, not sampled: every way the dice can fall, as whole numbers. A battle is the sum over all its
//! courses, computed state by state from the roll's chances. How: `docs/odds.md`.
//!
//! Never: luck (nothing is simulated), rounding (that is for whoever shows a number), the game (a battle here is two
//! numbers and some dice), a panic or an unbounded amount of work on numbers that a person typed.

mod battle;
mod battle_rules;
mod battle_table;
mod label;
mod luck_statistics;
mod march;
mod roll;

pub use battle::{Battle, End, MOST_ARMIES, battle};
pub use battle_rules::{BattleRules, Dice, Stop};
pub use battle_table::{Expected, MOST_IN_TABLE, Table};
pub use label::{capture, capture_percent};
pub use luck_statistics::{Side, Tally};
pub use march::{Halt, Leg, MOST_LEGS, March, march};
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
    /// More armies on one side than a table is made for.
    #[error("a table has at most {MOST_IN_TABLE} armies a side, not {0}")]
    TableSize(u32),
    /// More territories in one march than any board has.
    #[error("a march leads through at most {MOST_LEGS} territories, not {0}")]
    Legs(usize),
}

#[cfg(test)]
mod tests;
