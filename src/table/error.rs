//! `TableError`: why a request was refused, with the facts that the response needs. A refused request changes nothing.

use super::colour::Colour;
use super::ending_error::EndingError;
use super::handover_error::HandoverError;
use super::private_talk_error::TalkError;
use super::role_error::RoleError;
use super::time::Millis;
use super::tournament::error::TournamentError;
use super::types::{GameId, Parked, Seated};
use super::vacation_error::VacationError;
use crate::pace::StandstillError;
use crate::rules::{AskKind, Illegal, SetupError};
use crate::store::StoreError;

/// Why a request was refused.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The channel has no lobby and no game.
    #[error("no game here")]
    NoGameHere,
    /// The game of this channel goes on in another one.
    #[error("game {number} is played elsewhere")]
    Moved {
        /// Number of the game within its server.
        number: u32,
        /// Id of the channel.
        channel: u64,
    },
    /// The server has no game with that number.
    #[error("no game {number} in this server")]
    NoSuchGame {
        /// The requested number.
        number: u32,
    },
    /// A game is running in this channel ([PBP-1]).
    #[error("game {number} is played here")]
    GameHere {
        /// Id of the game.
        game: GameId,
        /// Number of the game within its server.
        number: u32,
    },
    /// A lobby is open in this channel ([PBP-1]).
    #[error("lobby {number} is open here")]
    LobbyHere {
        /// Id of the lobby.
        game: GameId,
        /// Number of the lobby within its server.
        number: u32,
        /// User id of its host.
        host: u64,
    },
    /// The game has begun, so its players and rules are fixed.
    #[error("game {number} has begun")]
    Begun {
        /// Number of the game within its server.
        number: u32,
        /// Whether its players have a limit of time.
        deadlines: bool,
    },
    /// The game is in this channel already.
    #[error("game {number} is in this channel already")]
    InThisChannel {
        /// Number of the game within its server.
        number: u32,
    },
    /// There is a lobby, but the game has not started.
    #[error("the game has not begun")]
    NotRunning {
        /// User id of the host, who can start it.
        host: u64,
    },
    /// The person has no seat in this game.
    #[error("no seat at this table")]
    NotSeated,
    /// A computer player plays the person's seat; they can take it back ([PBP-30]).
    #[error("a computer plays that seat")]
    SeatLost,
    /// A pause or an extension is refused ([PBP-26], [PBP-27]).
    #[error(transparent)]
    Standstill(#[from] StandstillError),
    /// An end by agreement is refused ([PBP-65]).
    #[error(transparent)]
    Ending(#[from] EndingError),
    /// The table has no hints.
    #[error("no hints at this table")]
    HintsOff,
    /// The person has their seat: there is nothing to take back.
    #[error("nobody else plays that seat")]
    SeatKept,
    /// Only the players of a game may ask for its rematch.
    #[error("not a player of game {number}")]
    DidNotPlay {
        /// Number of the game within its server.
        number: u32,
    },
    /// Only the host may do this, or whoever manages the server.
    #[error("only the host or a manager of the server may do that")]
    NotHost {
        /// User id of the host.
        host: u64,
    },
    /// The host asks for more turns taken in time than the person has ([PBP-32]).
    #[error("{have} % of turns in time, at least {least} % wanted")]
    Unreliable {
        /// The person's share, in percent.
        have: u32,
        /// The least share, in percent.
        least: u32,
    },
    /// The free seats are reserved for others.
    #[error("the free seats are reserved")]
    SeatsReserved {
        /// Number of reserved seats.
        seats: u32,
    },
    /// That person has a seat in this lobby.
    #[error("that person has a seat there")]
    SeatedHere {
        /// The user id.
        person: u64,
    },
    /// A seat is reserved for that person already.
    #[error("a seat is reserved for that person already")]
    ReservedAlready {
        /// The user id.
        person: u64,
    },
    /// No seat is reserved for that person.
    #[error("no seat is reserved for that person")]
    NotReserved {
        /// The user id.
        person: u64,
    },
    /// In this server only people with a role open games.
    #[error("only people with role {role} may open games there")]
    NotOpener {
        /// Id of the role.
        role: u64,
    },
    /// That rulebook is not played in this server.
    #[error("that rulebook is not played there")]
    RulebookClosed {
        /// The rulebook.
        rulebook: crate::rules::Rulebook,
    },
    /// A server must play by at least one rulebook.
    #[error("no rulebook would be left")]
    NoRulebookLeft,
    /// Only whoever manages the server may do this.
    #[error("only a manager of the server may do that")]
    NotManager,
    /// The table waits for no person that could be nudged.
    #[error("nobody is waited for")]
    NobodyToNudge,
    /// The table waits for whoever nudges, and for nobody else.
    #[error("the table waits for the person who asks")]
    NudgesSelf,
    /// Only a person who sits at the table can be its host.
    #[error("only a person who sits at the table can be its host")]
    CannotHost,
    /// That person is the host already.
    #[error("that person is the host already")]
    HostAlready {
        /// User id of the host.
        host: u64,
    },
    /// An answer draws, and its dice are not there yet. Never leaves this module: the order is bound and waits.
    #[error("the dice are not there yet")]
    DiceAwaited,
    /// An order of this game waits for its dice; nothing may overtake it ([PBP-40]).
    #[error("an order waits for round {round}")]
    DiceOnTheirWay {
        /// Number of the round.
        round: u64,
        /// When it is out.
        at: Millis,
    },
    /// The clock of the machine differs from Discord's by that much: no round can be named.
    #[error("the clock is {off} ms off")]
    ClockOff {
        /// How far it is ahead; negative: behind.
        off: Millis,
    },
    /// A signature that is not the one of the awaited round.
    #[error("not the signature of round {round}")]
    NotTheRound {
        /// Number of the awaited round.
        round: u64,
    },
    /// No game here waits for a round of the beacon.
    #[error("no round is awaited here")]
    NoRoundAwaited,
    /// This bot has no beacon, so a table has no option for it.
    #[error("no beacon here")]
    NoBeacon,
    /// Every seat is taken.
    #[error("all {seats} seats are taken")]
    LobbyFull {
        /// Number of seats.
        seats: u8,
    },
    /// The person has a seat here already.
    #[error("already seated")]
    AlreadySeated,
    /// Bots can't play.
    #[error("a bot can't play")]
    Bot,
    /// More computer players than seats that no person has.
    #[error("{count} computer players for {free} seats")]
    TooManyComputers {
        /// Requested number.
        count: u8,
        /// Number of seats that no person has.
        free: u8,
    },
    /// No computer player has a seat.
    #[error("no computer player")]
    NoComputer,
    /// A computer player's name without visible characters.
    #[error("a computer player's name has 1 to {most} characters")]
    BadComputerName {
        /// Maximum number of characters.
        most: u32,
    },
    /// No external player of that name may sit in this server.
    #[error("no external player {name} here")]
    NoExternalPlayer {
        /// The name.
        name: String,
    },
    /// Another player has that colour.
    #[error("colour {colour:?} is taken")]
    ColourTaken {
        /// The requested colour.
        colour: Colour,
        /// User id of the player who has it.
        by: u64,
    },
    /// A role can't be given.
    #[error(transparent)]
    Role(#[from] RoleError),
    /// Too few players to start.
    #[error("{have} seated, {need} needed")]
    TooFewSeats {
        /// Number of players seated.
        have: u8,
        /// Minimum of the rulebook.
        need: u8,
    },
    /// More players are seated than the requested number of seats.
    #[error("{seated} people sit here already")]
    TooManySeated {
        /// Number of players seated.
        seated: u8,
    },
    /// More seats than this server allows.
    #[error("{seats} seats; at most {most}")]
    TooManySeats {
        /// Requested number.
        seats: u8,
        /// Maximum number.
        most: u8,
    },
    /// The host has added no objective of that name.
    #[error("no such objective")]
    NoSuchObjective,
    /// The table has no blank card of that number.
    #[error("no such blank card")]
    NoSuchCard,
    /// That time for a turn isn't offered here.
    #[error("pace not offered")]
    PaceNotOffered,
    /// Cancelling a running game must be confirmed.
    #[error("calling off a running game must be confirmed")]
    ConfirmCancel,
    /// Another player must decide.
    #[error("not your turn")]
    NotYourTurn {
        /// Who is asked; `None` while answers are sealed.
        who: Option<Seated>,
        /// Kind of the open question.
        kind: AskKind,
        /// Deadline of the question.
        deadline: Option<Millis>,
    },
    /// The question was answered or the game has moved on: an old button, or one pressed twice.
    #[error("the table has moved on")]
    Stale,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The player is out of a game that goes on.
    #[error("the player is out of the game")]
    Out,
    /// The rules don't allow the action.
    #[error(transparent)]
    Illegal(Illegal),
    /// The rulebook refuses these options.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A word for the dice that is empty, too long, or contains invisible characters.
    #[error("a word has 1 to {most} characters")]
    BadWord {
        /// Maximum number of characters.
        most: u32,
    },
    /// The game is set aside because it can't be read; other games go on.
    #[error("game {} is set aside: it can't be read", game.0)]
    SetAside {
        /// Id of the game.
        game: GameId,
        /// Number of the game within its server.
        number: u32,
    },
    /// The game is parked: nobody can act in it from outside its channel ([PBP-53]).
    #[error("game {number} is parked")]
    Parked {
        /// Number of the game within its server.
        number: u32,
        /// Id of the server.
        guild: u64,
        /// The reason.
        why: Parked,
    },
    /// The words for the dice are closed, but the game has not started.
    #[error("the words are closed")]
    WordsClosed {
        /// Number of the game within its server.
        number: u32,
        /// When the game starts at the latest.
        opens: Option<Millis>,
    },
    /// The word does not match the sealed one.
    #[error("that is not the word that was sealed")]
    WrongWord,
    /// The sealed word is revealed already.
    #[error("the word was revealed already")]
    WordKnown,
    /// The time for revealing words is over.
    #[error("the time for revealing is over")]
    RevealTooLate,
    /// The server has its maximum number of lobbies and running games.
    #[error("{limit} games are open in this server")]
    TooManyGames {
        /// The maximum.
        limit: u32,
    },
    /// A private talk is refused.
    #[error(transparent)]
    Talk(#[from] TalkError),
    /// Answers in others' turns can't have that time: it is not offered, or as long as a turn.
    #[error("window not offered")]
    WindowNotOffered,
    /// An announced absence is refused ([PBP-26]).
    #[error(transparent)]
    Vacation(#[from] VacationError),
    /// A seat does not change hands ([PBP-33]).
    #[error(transparent)]
    Handover(#[from] HandoverError),
    /// An error of a tournament.
    #[error(transparent)]
    Tournament(#[from] TournamentError),
    /// Too many conflicts with concurrent requests; the caller may try again.
    #[error("busy")]
    Busy,
    /// The database failed. The details are for the log; players see a generic message.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A game can't be read: an event of a newer version, or damage.
    #[error("game {}: {what}", game.0)]
    Damaged {
        /// Id of the game.
        game: GameId,
        /// What is wrong; must not contain game data.
        what: String,
    },
}

/// Error for a game whose rows can't be read. `what` names the faulty part for the operator.
pub(super) fn damaged(id: i64, what: &str) -> TableError {
    TableError::Damaged { game: GameId(id), what: what.to_owned() }
}
