//! Why a request to end a game by agreement is refused ([PBP-65]).

use super::time::Millis;
use crate::rules::Seat;

/// Why a request to concede, or to end a game as it stands, is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EndingError {
    /// The table belongs to a tournament, which scores games that were played to their end.
    #[error("a table of a tournament")]
    Tournament,
    /// Nobody else is in the game.
    #[error("nobody else is in the game")]
    Alone,
    /// No other person plays in it.
    #[error("only computer players are left")]
    OnlyComputers,
    /// Somebody concedes to themself.
    #[error("to oneself")]
    ToOneself,
    /// A computer player plays that seat.
    #[error("to a computer player")]
    ToComputer(Seat),
    /// That seat is out of the game.
    #[error("to somebody who is out")]
    ToOut(Seat),
    /// Others have conceded to that seat.
    #[error("others have conceded to seat {}", .0.0)]
    ToOther(Seat),
    /// Others have conceded to whoever asks.
    #[error("others have conceded to whoever asks")]
    IsLeader,
    /// The seat has conceded to that one already.
    #[error("conceded already")]
    Conceded(Seat),
    /// The seat has not conceded.
    #[error("not conceded")]
    NotConceded,
    /// The proposal is no longer open.
    #[error("no such proposal")]
    NoProposal,
    /// Whoever asks has agreed already.
    #[error("agreed already")]
    Agreed {
        /// How many have agreed.
        have: u32,
        /// How many have to.
        of: u32,
    },
    /// It was proposed a short while ago.
    #[error("proposed a short while ago")]
    Rests {
        /// When it can be proposed again.
        until: Millis,
    },
}
