//! Tournaments as text ([PBP-40]): what was promised, who entered, who met whom in which seats; checked from the text
//! alone, and with it the records of its tables. Documented in `docs/record-format.md`. Never who won the tournament: that
//! follows from the results of its tables.

mod check;
mod read;
mod result;
mod write;

pub use check::{TournamentChecked, verify_table, verify_tournament};
pub use read::{ReadTournament, parse_tournament};
pub use result::seat_results;
pub use write::write_tournament;

use crate::league::{Plan, Table};
use crate::luck::{Entropy, Seed};

/// The first line of every tournament's record of this version.
pub const FIRST_TOURNAMENT_LINE: &str = "casus-belli tournament 1";

/// A tournament that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRecord {
    /// Its number, which is part of the commitment.
    pub tournament: u64,
    /// League or knock-out, and its sizes.
    pub plan: Plan,
    /// The most that one table could seat.
    pub most: u8,
    /// Who entered before it began, by place: their names, if they are told.
    pub entrants: Vec<Option<String>>,
    /// What was published of the seed when it was announced.
    pub promise: String,
    /// What was published when the words were closed.
    pub commitment: String,
    /// What was mixed in, by place.
    pub mix: Entropy,
    /// The seed.
    pub seed: Seed,
    /// Its rounds, in order.
    pub rounds: Vec<Vec<Sat>>,
}

/// A table of a round, or those who sat out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sat {
    /// Which table, from 1; 0 stands for those who sat out.
    pub number: u32,
    /// Who sat there, and how it ended.
    pub table: Table,
    /// Called off: its people count as having sat out.
    pub void: bool,
}
