//! `TalkError`: why a private talk is refused ([R3-8]).

use super::types::Seated;

/// Why a talk is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TalkError {
    /// Nobody talks at this table (R4-13).
    #[error("no talk at this table")]
    NoTalk,
    /// The person named has no seat in this game.
    #[error("not a player of this game")]
    NotAPlayer {
        /// Their user id.
        person: u64,
    },
    /// Nobody but the person who asked is named.
    #[error("a talk with oneself")]
    Oneself,
    /// A computer player reads no messages.
    #[error("a computer player does not talk")]
    Computer {
        /// Its name.
        name: String,
    },
    /// The rules forbid these two to talk ([R3-8]).
    #[error("these two may not talk")]
    Forbidden {
        /// The first by seat.
        one: Box<Seated>,
        /// The other.
        other: Box<Seated>,
    },
    /// Too many talks are open.
    #[error("at most {most} talks")]
    TooMany {
        /// The maximum.
        most: u32,
    },
    /// The person is not in a talk that could be closed from here.
    #[error("no talk here")]
    NotHere,
}
