//! Why a request was refused, with the facts that a polite and precise answer needs. Nothing has changed then.

use super::time::Millis;
use super::tournament::error::TournamentError;
use super::types::{Colour, GameId, Seated};
use crate::rules::{AskKind, Illegal, SetupError};
use crate::store::StoreError;

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// No lobby and no game in this channel.
    #[error("no game here")]
    NoGameHere,
    /// No game of that number in this server.
    #[error("no game {number} in this server")]
    NoSuchGame {
        /// The number.
        number: u32,
    },
    /// A game is being played in this channel ([PBP-1]).
    #[error("game {number} is played here")]
    GameHere {
        /// Which.
        game: GameId,
        /// Its number in this server.
        number: u32,
    },
    /// A lobby is open in this channel ([PBP-1]).
    #[error("lobby {number} is open here")]
    LobbyHere {
        /// Which.
        game: GameId,
        /// Its number in this server.
        number: u32,
        /// Who opened it.
        host: u64,
    },
    /// There is a lobby, but the game hasn't begun.
    #[error("the game has not begun")]
    NotRunning {
        /// Who can start it.
        host: u64,
    },
    /// The person has no seat here.
    #[error("no seat at this table")]
    NotSeated,
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost {
        /// The host.
        host: u64,
    },
    /// Every seat is taken.
    #[error("all {seats} seats are taken")]
    LobbyFull {
        /// How many there are.
        seats: u8,
    },
    /// The person sits there already.
    #[error("already seated")]
    AlreadySeated,
    /// Bots can't sit at a table.
    #[error("a bot can't play")]
    Bot,
    /// Somebody else has that colour.
    #[error("colour {colour:?} is taken")]
    ColourTaken {
        /// Which.
        colour: Colour,
        /// By whom.
        by: u64,
    },
    /// Too few people to begin.
    #[error("{have} seated, {need} needed")]
    TooFewSeats {
        /// People seated.
        have: u8,
        /// Fewest that the rulebook needs.
        need: u8,
    },
    /// More people sit there than that.
    #[error("{seated} people sit here already")]
    TooManySeated {
        /// People seated.
        seated: u8,
    },
    /// More seats than this server allows.
    #[error("{seats} seats; at most {most}")]
    TooManySeats {
        /// Asked for.
        seats: u8,
        /// Most.
        most: u8,
    },
    /// The host has written no objective of that name.
    #[error("no such objective")]
    NoSuchObjective,
    /// A pace that isn't offered here.
    #[error("pace not offered")]
    PaceNotOffered,
    /// Calling off a running game must be confirmed.
    #[error("calling off a running game must be confirmed")]
    ConfirmCancel,
    /// Somebody else must decide.
    #[error("not your turn")]
    NotYourTurn {
        /// Who is asked; nobody in particular while answers are sealed.
        who: Option<Seated>,
        /// What is asked.
        kind: AskKind,
        /// Until when.
        deadline: Option<Millis>,
    },
    /// The question has been answered or the table has moved on: an old button, or one pressed twice.
    #[error("the table has moved on")]
    Stale,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The rules don't allow it.
    #[error(transparent)]
    Illegal(Illegal),
    /// The options can't be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A word for the dice that is empty, too long, or holds signs that can't be seen.
    #[error("a word has 1 to {most} characters")]
    BadWord {
        /// Most characters.
        most: u32,
    },
    /// The game is set aside, because it can't be read any more; all others go on.
    #[error("game {} is set aside: it can't be read", game.0)]
    SetAside {
        /// Which.
        game: GameId,
        /// Its number in this server.
        number: u32,
    },
    /// The words for the dice are closed, the game has not begun yet.
    #[error("the words are closed")]
    WordsClosed {
        /// The game's number in this server.
        number: u32,
        /// When it begins at the latest.
        opens: Option<Millis>,
    },
    /// A word that is not the one that was sealed.
    #[error("that is not the word that was sealed")]
    WrongWord,
    /// The sealed word was revealed already.
    #[error("the word was revealed already")]
    WordKnown,
    /// The time for revealing is over.
    #[error("the time for revealing is over")]
    RevealTooLate,
    /// As many lobbies and games as this server may have.
    #[error("{limit} games are open in this server")]
    TooManyGames {
        /// The bound.
        limit: u32,
    },
    /// About a tournament.
    #[error(transparent)]
    Tournament(#[from] TournamentError),
    /// Others were quicker again and again; try once more.
    #[error("busy")]
    Busy,
    /// The database failed. For the log; people are told that something went wrong.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log of a game can't be read: an event of a newer version, or damage.
    #[error("game {}: {what}", game.0)]
    Damaged {
        /// Which.
        game: GameId,
        /// What is wrong; never the content.
        what: String,
    },
}

/// A game whose rows can't be understood: which of them, in words for the operator.
pub(super) fn damaged(id: i64, what: &str) -> TableError {
    TableError::Damaged { game: GameId(id), what: what.to_owned() }
}
