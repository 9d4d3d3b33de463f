//! Tournament records as text ([PBP-40]): promise, entrants, pairings and seats of each round. They can be checked from
//! the text alone, together with the records of the tables. The winner is not included: it follows from the results of
//! the tables. `docs/record-format.md` documents the format.

mod check;
mod read;
mod result;
mod write;

pub use check::{TournamentChecked, verify_table, verify_tournament};
pub use read::{ReadTournament, parse_tournament};
pub use result::seat_results;
pub use write::{tournament_terms, write_tournament};

use super::FixedTournament;
use crate::league::{Plan, Table};
use crate::luck::{Entropy, Seed};

/// The first line of every tournament record of this version.
pub const FIRST_TOURNAMENT_LINE: &str = "casus-belli tournament 1";

/// A finished tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRecord {
    /// Number of the tournament, which is part of the commitment.
    pub tournament: u64,
    /// Format (league or knock-out) and its sizes.
    pub plan: Plan,
    /// Maximum number of seats at one table.
    pub most: u8,
    /// Entrants before the first round, by place: their names; `None` if the record leaves the name out.
    pub entrants: Vec<Option<String>>,
    /// What else the commitment fixes; `None` in records from before it did.
    pub fixed: Option<FixedTournament>,
    /// Promise: hash of seed and number, published when the tournament was announced.
    pub promise: String,
    /// Commitment to seed, words and beacon round, published when words were closed.
    pub commitment: String,
    /// Words and beacon mixed into the luck, by place.
    pub mix: Entropy,
    /// The seed.
    pub seed: Seed,
    /// Its rounds, in order.
    pub rounds: Vec<Vec<TableLine>>,
}

/// A table of a round, or the entrants who sat out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// Number of the table, from 1; 0: the entrants who sat out.
    pub number: u32,
    /// Entrants by seat, and the result.
    pub table: Table,
    /// Whether the table was cancelled: its entrants count as having sat out.
    pub void: bool,
}
