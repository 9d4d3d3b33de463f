//! `TournamentError`: why a request about a tournament was refused. A refused request changes nothing.

use super::super::time::Millis;
use crate::league::{NoRound, PlanError};

/// Why a request was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentError {
    /// The channel has no tournament.
    #[error("no tournament here")]
    NoneHere,
    /// The channel has an open tournament already.
    #[error("tournament {number} is here")]
    Here {
        /// Number of the tournament within its server.
        number: u32,
    },
    /// The tournament has ended.
    #[error("the tournament is over")]
    Over,
    /// Only the host may do this.
    #[error("only the host may do that")]
    NotHost {
        /// User id of the host.
        host: u64,
    },
    /// The person takes part or is a reserve already.
    #[error("in it already")]
    AlreadyIn,
    /// The person doesn't take part.
    #[error("not in it")]
    NotIn,
    /// The person dropped out and can't join again.
    #[error("dropped out")]
    DroppedOut,
    /// The tournament has its maximum number of people.
    #[error("{most} people take part")]
    Full {
        /// The maximum.
        most: u16,
    },
    /// Too few people to draw a round.
    #[error("{have} people, {need} needed")]
    TooFew {
        /// Number of people.
        have: u16,
        /// Number of people needed.
        need: u16,
    },
    /// Games of the current round are not over.
    #[error("{tables} games are still played")]
    Unfinished {
        /// Number of these games.
        tables: u16,
    },
    /// Too late: the words are closed or the tournament has started.
    #[error("begun")]
    Begun,
    /// The words are closed, but the first round is not drawn.
    #[error("the words of this tournament are closed")]
    WordsClosed {
        /// When the first round is drawn at the latest.
        opens: Option<Millis>,
    },
    /// The current round has no such table.
    #[error("no table {number}; there are {tables}")]
    NoSuchTable {
        /// Requested number.
        number: u32,
        /// Number of tables in the current round.
        tables: u32,
    },
    /// The table has a result or was cancelled.
    #[error("table {number} is done")]
    TableDone {
        /// Number of the table.
        number: u32,
    },
    /// Cancelling a table must be confirmed.
    #[error("calling off table {number} must be confirmed")]
    ConfirmTable {
        /// The current round.
        round: u32,
        /// Number of the table.
        number: u32,
    },
    /// The tournament has not started.
    #[error("not begun")]
    NotBegun,
    /// Who takes part can't be erased until its first round is drawn.
    #[error("who takes part can't be erased until the first round is drawn")]
    EraseLater {
        /// Number of the tournament within its server.
        number: u32,
    },
    /// Ending a running tournament must be confirmed.
    #[error("ending a running tournament must be confirmed")]
    ConfirmEnd,
    /// The named person doesn't take part.
    #[error("person {person} doesn't take part")]
    NoSuchEntrant {
        /// User id of the named person.
        person: u64,
    },
    /// The named person is not a reserve.
    #[error("person {person} is no reserve")]
    NotReserve {
        /// User id of the named person.
        person: u64,
    },
    /// The game is a table of a tournament and can't be cancelled on its own.
    #[error("a table of tournament {number}")]
    TableOf {
        /// Number of the tournament within its server.
        number: u32,
    },
    /// The rulebook allows fewer players than a table of the plan has.
    #[error("at most {most} people can play this here")]
    Seats {
        /// Maximum number of players in one game.
        most: u8,
    },
    /// The plan is invalid.
    #[error(transparent)]
    Plan(#[from] PlanError),
}

impl From<NoRound> for TournamentError {
    fn from(none: NoRound) -> Self {
        match none {
            NoRound::Over => Self::Over,
            NoRound::Unfinished { tables } => Self::Unfinished { tables },
            NoRound::TooFew { have, need } => Self::TooFew { have, need },
        }
    }
}
