//! Exact odds of rolls, battles and marches, and of the fights of the Cold War, for `/odds`, `/attack`, autocomplete labels and the command line.
//!
//! Nothing is sampled. A roll counts all outcomes of the dice in integers. A battle sums over all its courses, computed
//! state by state from the roll's chances. Method: `docs/odds.md`.
//!
//! Results are not rounded; the presentation rounds. The input has no game types, only numbers of armies and dice.
//! Numbers typed by a player must cause neither a panic nor unbounded work.

mod battle;
mod battle_rules;
mod battle_table;
mod capture_chance;
mod fight;
mod fight_series;
mod force;
mod luck_statistics;
mod march;
mod roll;

pub use battle::{Battle, End, MOST_ARMIES, battle};
pub use battle_rules::{BattleRules, Dice, MOST_FEW, Stop};
pub use battle_table::{Expected, MOST_IN_TABLE, Table};
pub use capture_chance::{capture, capture_percent};
pub use fight::{Fight, INTERCEPTOR_DICE, MOST_KNOWN, MOST_POOL, Ones, PoolDice, TRANSIT_DICE, interception};
pub use fight_series::{FightSeries, MOST_FIGHTS, SeriesEnd, ToTheEnd, fight_series, to_the_end};
pub use force::Force;
pub use luck_statistics::{Side, Tally};
pub use march::{Halt, Leg, MOST_LEGS, March, march};
pub use roll::{MOST_DICE, MOST_SIDES, Roll, Ties};

/// Why odds can't be computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OddsError {
    /// A side has no dice, or more than [`MOST_DICE`].
    #[error("a side throws between 1 and {MOST_DICE} dice, not {0}")]
    Dice(usize),
    /// A die has fewer than two or more than [`MOST_SIDES`] sides.
    #[error("a die has between 2 and {MOST_SIDES} sides, not {0}")]
    Sides(u8),
    /// More than [`MOST_ARMIES`] armies on one side.
    #[error("at most {MOST_ARMIES} armies a side, not {0}")]
    Armies(u32),
    /// More than [`MOST_IN_TABLE`] armies on one side of a table.
    #[error("a table has at most {MOST_IN_TABLE} armies a side, not {0}")]
    TableSize(u32),
    /// More than [`MOST_LEGS`] territories in a march.
    #[error("a march leads through at most {MOST_LEGS} territories, not {0}")]
    Legs(usize),
    /// More than [`MOST_POOL`] dice on one side of a fight.
    #[error("a side of a fight throws at most {MOST_POOL} dice, not {0}")]
    Pool(u32),
    /// A lowest success that every die or no die reaches.
    #[error("the lowest success is between 2 and the number of sides, not {0}")]
    Success(u8),
    /// More than [`MOST_FIGHTS`] fights in a series.
    #[error("a series has at most {MOST_FIGHTS} fights, not {0}")]
    Fights(u32),
    /// Forces of a series that can be reduced in too many ways.
    #[error("so many kinds of armies have too many courses; leave some out")]
    Courses,
}

#[cfg(test)]
mod tests;
