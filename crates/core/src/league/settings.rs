//! Tournament settings that the host chooses before it begins (`Plan`), and their check.

use serde::{Deserialize, Serialize};

/// Maximum number of entrants.
pub const MOST_ENTRANTS: u16 = 60;
/// Maximum number of rounds of a league.
pub const MOST_ROUNDS: u8 = 12;
/// Minimum number of people at a table (F-16).
pub const SMALLEST: u8 = 3;
/// Maximum number of people at a table (F-16).
pub const LARGEST: u8 = 5;

/// Maximum number of people per table who advance in a knock-out.
pub const MOST_ADVANCE: u8 = 2;

/// How a tournament is decided (R4-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Points add up over games; all entrants take part in every round.
    League,
    /// The best of each table advance, the others are out.
    KnockOut,
}

/// How to split people who don't fill tables of the preferred size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Uneven {
    /// Some tables are smaller or larger, from 3 to 5.
    #[default]
    Tables,
    /// Every table has the preferred size; the remaining people have a bye.
    Byes,
}

/// When a round begins after the previous one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// As soon as the last game of the previous round is over.
    #[default]
    Auto,
    /// When the host starts it.
    Host,
}

/// The host's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// League or knock-out.
    pub format: Format,
    /// Rounds of a league, 1 to [`MOST_ROUNDS`]; ignored in a knock-out.
    pub rounds: u8,
    /// Preferred number of people at a table (`tournament.table`, A4-2): 3 to 5.
    pub table: u8,
    /// How to split people who don't fill the tables.
    pub uneven: Uneven,
    /// How many of each table of a knock-out advance: 1 or 2.
    pub advance: u8,
    /// When the next round begins.
    pub next: Next,
}

/// Why a plan is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// Too few or too many rounds.
    #[error("{rounds} rounds; 1 to {MOST_ROUNDS} are possible")]
    Rounds {
        /// The value asked for.
        rounds: u8,
    },
    /// Too few or too many people at a table.
    #[error("tables of {table}; 3 to 5 are possible")]
    Table {
        /// The value asked for.
        table: u8,
    },
    /// Too few or too many who advance.
    #[error("{advance} of each table; 1 or 2 are possible")]
    Advance {
        /// The value asked for.
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

    /// A knock-out at tables of four, of which the best one advances.
    pub const fn knock_out() -> Self {
        Self { format: Format::KnockOut, ..Self::league() }
    }

    /// Checks whether the plan can be carried out.
    ///
    /// # Errors
    /// The first invalid setting.
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
