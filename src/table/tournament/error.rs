//! Why a request about a tournament was refused. Nothing has changed then.

use super::super::time::Millis;
use crate::league::{NoRound, PlanError};

/// Why nothing was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentError {
    /// No tournament in this channel.
    #[error("no tournament here")]
    NoneHere,
    /// There is one already.
    #[error("tournament {number} is here")]
    Here {
        /// Its number in this server.
        number: u32,
    },
    /// It has ended.
    #[error("the tournament is over")]
    Over,
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost {
        /// The host.
        host: u64,
    },
    /// The person takes part already, or is a reserve already.
    #[error("in it already")]
    AlreadyIn,
    /// The person doesn't take part.
    #[error("not in it")]
    NotIn,
    /// The person dropped out, and can't come back but as nobody else either.
    #[error("dropped out")]
    DroppedOut,
    /// As many as may enter.
    #[error("{most} people take part")]
    Full {
        /// The bound.
        most: u16,
    },
    /// Too few people for a table.
    #[error("{have} people, {need} needed")]
    TooFew {
        /// People there.
        have: u16,
        /// People needed.
        need: u16,
    },
    /// Games of the present round are still played.
    #[error("{tables} games are still played")]
    Unfinished {
        /// How many.
        tables: u16,
    },
    /// It has begun: what is played at its tables can't be changed any more.
    #[error("begun")]
    Begun,
    /// Its words are closed, and its first round is not drawn yet.
    #[error("the words of this tournament are closed")]
    WordsClosed {
        /// When it begins at the latest.
        opens: Option<Millis>,
    },
    /// The present round has no such table.
    #[error("no table {number}; there are {tables}")]
    NoSuchTable {
        /// What was asked for.
        number: u32,
        /// Tables of the present round.
        tables: u32,
    },
    /// Nothing is played at that table any more.
    #[error("table {number} is done")]
    TableDone {
        /// Which.
        number: u32,
    },
    /// Calling off a table must be confirmed.
    #[error("calling off table {number} must be confirmed")]
    ConfirmTable {
        /// The present round.
        round: u32,
        /// Which.
        number: u32,
    },
    /// It has not begun.
    #[error("not begun")]
    NotBegun,
    /// Ending a running tournament must be confirmed.
    #[error("ending a running tournament must be confirmed")]
    ConfirmEnd,
    /// Whoever was named doesn't take part.
    #[error("person {person} doesn't take part")]
    NoSuchEntrant {
        /// Who was named.
        person: u64,
    },
    /// Whoever was named is not on the list of reserves.
    #[error("person {person} is no reserve")]
    NotReserve {
        /// Who was named.
        person: u64,
    },
    /// The game is a table of a tournament: it can't be called off by itself.
    #[error("a table of tournament {number}")]
    TableOf {
        /// The tournament's number in this server.
        number: u32,
    },
    /// The rulebook can't seat as many as a table needs.
    #[error("at most {most} people can play this here")]
    Seats {
        /// Most that one game can seat.
        most: u8,
    },
    /// The plan can't be carried out.
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
