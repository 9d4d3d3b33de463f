//! What a tournament's host settles before it begins, checked as a whole. Never what is played at its tables.

use serde::{Deserialize, Serialize};

/// Most people who may enter.
pub const MOST_ENTRANTS: u16 = 60;
/// Most rounds of a league.
pub const MOST_ROUNDS: u8 = 12;
/// Fewest people at a table (F-16).
pub const SMALLEST: u8 = 3;
/// Most people at a table (F-16).
pub const LARGEST: u8 = 5;

/// Most people of a knock-out's table who go on.
pub const MOST_ADVANCE: u8 = 2;

/// How a tournament is decided (R4-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Points add up over games; everybody plays every round.
    League,
    /// The best of each table go on, the others are out.
    KnockOut,
}

/// What happens when the people don't fill tables of the preferred size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Uneven {
    /// Some tables are smaller or larger, from 3 to 5.
    #[default]
    Tables,
    /// Every table has the preferred size, and whoever is left over sits out.
    Byes,
}

/// When a round begins after the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// As soon as its last game is over.
    #[default]
    Auto,
    /// When the host says so.
    Host,
}

/// What the host settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// League or knock-out.
    pub format: Format,
    /// Rounds of a league, 1 to [`MOST_ROUNDS`]; of no account in a knock-out.
    pub rounds: u8,
    /// People at a table if they can be had (`tournament.table`, A4-2): 3 to 5.
    pub table: u8,
    /// What happens to those who are left over.
    pub uneven: Uneven,
    /// How many of each table of a knock-out go on: 1 or 2.
    pub advance: u8,
    /// When the next round begins.
    pub next: Next,
}

/// Why a plan can't be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// Too few or too many rounds.
    #[error("{rounds} rounds; 1 to {MOST_ROUNDS} are possible")]
    Rounds {
        /// Asked for.
        rounds: u8,
    },
    /// Too few or too many people at a table.
    #[error("tables of {table}; 3 to 5 are possible")]
    Table {
        /// Asked for.
        table: u8,
    },
    /// Too few or too many who go on.
    #[error("{advance} of each table; 1 or 2 are possible")]
    Advance {
        /// Asked for.
        advance: u8,
    },
}

impl Plan {
    /// A league of three rounds at tables of four.
    pub const fn league() -> Self {
        Self {
            format: Format::League,
            rounds: 3,
            table: 4,
            uneven: Uneven::Tables,
            advance: 1,
            next: Next::Auto,
        }
    }

    /// A knock-out at tables of four, of which the best goes on.
    pub const fn knock_out() -> Self {
        Self { format: Format::KnockOut, ..Self::league() }
    }

    /// Whether this can be carried out at all.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn check(&self) -> Result<(), PlanError> {
        if !(1..=MOST_ROUNDS).contains(&self.rounds) {
            return Err(PlanError::Rounds { rounds: self.rounds });
        }
        if !(SMALLEST..=LARGEST).contains(&self.table) {
            return Err(PlanError::Table { table: self.table });
        }
        if !(1..=MOST_ADVANCE).contains(&self.advance) {
            return Err(PlanError::Advance { advance: self.advance });
        }
        Ok(())
    }
}
