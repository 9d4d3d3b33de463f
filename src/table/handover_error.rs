//! Why a seat does not change hands ([PBP-33]).

/// Why a request about a seat that changes hands is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandoverError {
    /// Giving up a seat must be confirmed.
    #[error("giving up a seat must be confirmed")]
    ConfirmResign,
    /// Taking a seat must be confirmed.
    #[error("taking a seat must be confirmed")]
    ConfirmTake,
    /// The person gave up a seat in this game, which is final.
    #[error("that person gave up a seat in this game")]
    GaveUp {
        /// The user id.
        person: u64,
        /// Whether that is the person who asks.
        own: bool,
    },
    /// The player of the seat is out of the game.
    #[error("the player of that seat is out of the game")]
    SeatOut,
    /// The game is a table of a running tournament, which has reserves of its own.
    #[error("the game is a table of tournament {number}")]
    TableOf {
        /// Number of the tournament within its server.
        number: u32,
    },
    /// Nobody offers that seat to the person, or not any more.
    #[error("that seat is not offered")]
    NotOffered,
    /// The seat is offered to somebody else.
    #[error("that seat is offered to somebody else")]
    ForAnother {
        /// The user id of that person.
        person: u64,
    },
    /// The seat is offered to that person already.
    #[error("that seat is offered to that person already")]
    OfferedAlready {
        /// The user id of that person.
        person: u64,
    },
    /// The person has that very seat.
    #[error("that person has that seat")]
    OwnSeat,
    /// The player of the seat has missed nothing: no computer player takes it.
    #[error("the player of that seat answers in time")]
    AnswersInTime,
    /// A computer player plays that seat already.
    #[error("a computer player plays that seat already")]
    ComputerPlays,
}
