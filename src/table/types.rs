//! Public data types of the table: players, seats, lobbies, orders, and a running game as one viewer sees it.

use super::bank_look::BankLook;
use super::colour::Colour;
use super::computer_kind::Computer;
use super::dice_status::DiceStatus;
use super::ending_look::EndingLook;
use super::hints::HintsLook;
use super::lobby_rules::LobbyRules;
use super::plans::{OwnPlans, PlanReport};
use super::reliability::Reliability;
use super::time::Millis;
use crate::luck::BeaconMode;
use crate::pace::{AbsencePolicy, Bank, ClockRules, Pace, Pause, Window};
use crate::rules::{Action, Role, Seat, Seen, Setup, StopReason, View};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Id of a game or lobby in the database. Never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub i64);

/// Where a lobby or game is played: a channel or thread of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    /// Id of the server.
    pub guild: u64,
    /// Id of the channel or thread.
    pub channel: u64,
}

/// Which game a request is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameRef {
    /// The running game of that channel, else the last one played there.
    In(Place),
    /// The game with that id, from outside its channel: a direct message, or another channel ([PBP-56]). Only its players
    /// may see it or act in it.
    Id(GameId),
}

impl From<Place> for GameRef {
    fn from(place: Place) -> Self {
        Self::In(place)
    }
}

impl From<GameId> for GameRef {
    fn from(game: GameId) -> Self {
        Self::Id(game)
    }
}

/// A person, identified by the interaction and not by a payload ([PBP-50]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The user id.
    pub id: u64,
    /// Display name; at most 64 characters are stored.
    pub name: String,
    /// Whether it is a bot account.
    pub bot: bool,
    /// Language of private responses: `en` or `it`.
    pub locale: String,
    /// The server that this person manages, by the interaction; there they may do what a host may.
    pub manages: Option<u64>,
}

impl Person {
    /// Whether this person may do in that server what only that host may: as the host, or as a manager of the server.
    pub(super) fn may_host(&self, host: u64, guild: u64) -> bool {
        self.id == host || self.manages == Some(guild)
    }
}

/// Whether an id is a computer player's.
pub(super) const fn is_computer(person: u64) -> bool {
    person > i64::MAX as u64
}

/// One taken seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Seat of the player.
    pub seat: Seat,
    /// User id of the player; of a computer player an id that no person has.
    pub person: u64,
    /// The player's name when they joined.
    pub name: String,
    /// The player's colour.
    pub colour: Colour,
    /// What plays the seat, if a computer player has it ([PBP-44]), or plays it for `person`, who was silent ([PBP-30]).
    pub computer: Option<Computer>,
}

impl Seated {
    /// Whether a computer player plays the seat of a person, who may take it back ([PBP-30]).
    pub const fn is_played_for_a_person(&self) -> bool {
        self.computer.is_some() && !is_computer(self.person)
    }
}

/// Lifecycle status of a lobby or game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Players join.
    Lobby,
    /// Being played.
    Running,
    /// Played to the end.
    Over,
    /// Cancelled by its host.
    Cancelled,
    /// A lobby that became empty, or had no activity for seven days ([PBP-3]).
    Closed,
}

/// Why a running game is parked: its deadlines are suspended ([PBP-53]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Parked {
    /// Its channel was deleted.
    Channel,
    /// The bot is no longer in the server.
    Server,
    /// The bot lacks permission to write in the channel.
    Permission,
    /// Its thread was locked.
    Locked,
    /// The game can't be read or replayed; it is set aside until a later start succeeds.
    Damaged,
}

impl Parked {
    const ALL: [Self; 5] = [Self::Channel, Self::Server, Self::Permission, Self::Locked, Self::Damaged];

    /// Key in the database.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Server => "server",
            Self::Permission => "permission",
            Self::Locked => "locked",
            Self::Damaged => "damaged",
        }
    }

    pub(super) fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|why| why.key() == key)
    }
}

/// Options for opening a lobby ([PBP-2]); omitted ones get their defaults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Rulebook of the game.
    pub rulebook: crate::rules::Rulebook,
    /// Maximum number of players; default: as many as rulebook and server allow.
    pub seats: Option<u8>,
    /// Time for a turn; default: the server's setting ([`super::Limits::pace`], [`Pace::DAY`] unless configured).
    pub pace: Option<Pace>,
    /// Options to set at once, `(key, value)`.
    pub switches: Vec<(String, String)>,
    /// Number of computer players that get a seat at once ([PBP-44]).
    pub computers: u8,
    /// Whether the game gets a thread of its own below a message in the channel ([PBP-61]).
    pub own_thread: bool,
    /// What happens to somebody who does not answer in time ([PBP-30]); default: the caretaker.
    pub absence_policy: AbsencePolicy,
    /// What holds for its clock beside the pace.
    pub clock: ClockRules,
}

impl NewGame {
    /// That rulebook with all defaults.
    pub fn of(rulebook: crate::rules::Rulebook) -> Self {
        Self {
            rulebook,
            seats: None,
            pace: None,
            switches: Vec::new(),
            computers: 0,
            own_thread: false,
            absence_policy: AbsencePolicy::Caretaker,
            clock: ClockRules::default(),
        }
    }
}

/// One change to a lobby. Only the host may make it; every player may change their own colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Maximum number of players.
    Seats(u8),
    /// Time for a turn.
    Pace(Pace),
    /// One option of the rulebook.
    Switch {
        /// Key of the option.
        key: String,
        /// New value of the option.
        value: String,
    },
    /// Adds an objective written by the host (R4-1).
    AddObjective(crate::rules::Objective),
    /// Removes the host's objective of that name.
    RemoveObjective(String),
    /// Writes on a blank command card of that deck (A1-61).
    WriteCard {
        /// Key of the deck.
        deck: String,
        /// What is written on it.
        text: String,
        /// Its price.
        cost: u32,
    },
    /// Erases the blank command card with that place in the list, from 0.
    EraseCard(usize),
    /// Whether the game waits for decisions in another player's turn ([PBP-34]).
    DefenceWaits(bool),
    /// When rounds of the beacon are mixed into the dice ([PBP-40]).
    BeaconMode(BeaconMode),
    /// What happens to somebody who does not answer in time ([PBP-30]).
    AbsencePolicy(AbsencePolicy),
    /// Whether deadlines wait for people who have said that they are away ([PBP-26]).
    Vacations(bool),
    /// The time for an answer in another player's turn ([PBP-64]).
    Window(Window),
    /// The bank of time beside the time for a turn ([PBP-24]).
    Bank(Bank),
    /// The player's own colour.
    Colour(Colour),
    /// The number of computer players ([PBP-44]).
    Computers {
        /// Their number.
        count: u8,
        /// Their level, or the external player that all of them are; `None`: those that are there keep theirs, new ones are of the normal level.
        level: Option<Computer>,
        /// The name of the newest one, after the word `Computer`; `None`: it keeps its name.
        name: Option<String>,
    },
    /// One computer player more.
    AddComputer,
    /// Computer players in all free seats.
    FillWithComputers,
    /// The level of the computer player in that seat, or the external player that it is.
    ComputerLevel(Seat, Computer),
    /// Removes the computer player in that seat.
    RemoveComputer(Seat),
    /// Milliseconds between the beginning of a computer player's turn and its decisions.
    ComputerDelay(Millis),
    /// Whether the game starts as soon as a person takes the last seat.
    StartWhenFull(bool),
    /// Least share of turns taken in time of whoever joins, in percent ([PBP-32]); `None`: anybody may join.
    LeastReliability(Option<u32>),
    /// Whether players may ask for hints.
    Hints(bool),
    /// Reserves a seat for that person.
    Reserve(Person),
    /// No longer reserves a seat for the person with that user id.
    Release(u64),
    /// The role of a player (A3-23).
    Role {
        /// User id of the player.
        person: u64,
        /// The role; `None`: whichever is left.
        role: Option<Role>,
    },
}

/// A role at a table, and who would have it if the game began now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast {
    /// The role.
    pub role: Role,
    /// Seat of the player; `None`: nobody is left for it.
    pub seat: Option<Seat>,
    /// Whether the host has given it to this player.
    pub given: bool,
}

/// Result of giving a word for the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenWord {
    /// How the word was stored.
    pub kept: WordResult,
    /// The lobby afterwards.
    pub lobby: Lobby,
}

/// A lobby; all of it is public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// Id of the game that it becomes.
    pub game: GameId,
    /// Number of the game within its server.
    pub number: u32,
    /// Its channel.
    pub place: Place,
    /// [`Status::Lobby`], or [`Status::Closed`] once it is empty.
    pub status: Status,
    /// User id of the host, the only one who can start the game.
    pub host: u64,
    /// Rulebook and options; `setup.seats` is the maximum number of players.
    pub setup: Setup,
    /// Time for a turn.
    pub pace: Pace,
    /// Whether the game waits for decisions in another player's turn.
    pub defence_waits: bool,
    /// Players by seat.
    pub seated: Vec<Seated>,
    /// What happens to somebody who does not answer in time ([PBP-30]).
    pub absence_policy: AbsencePolicy,
    /// What the host has decided about the lobby.
    pub rules: LobbyRules,
    /// Turns taken in time by people of this lobby who had any in this server ([PBP-32]), by user id.
    pub reliability: BTreeMap<u64, Reliability>,
    /// What holds for its clock beside the pace.
    pub clock: ClockRules,
    /// The roles in the order of the table (A3-23); empty if the rules have none, or if they are drawn.
    pub cast: Vec<Cast>,
    /// Milliseconds between the beginning of a computer player's turn and its decisions.
    pub computer_delay: Millis,
    /// Public facts about its dice.
    pub dice: DiceStatus,
    /// Id of the lobby message to edit in place, once known.
    pub message: Option<u64>,
}

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// Id of the game.
    pub game: GameId,
    /// Number of the game within its server, as shown to players.
    pub number: u32,
    /// Its channel.
    pub place: Place,
    /// Running, over or cancelled.
    pub status: Status,
    /// User id of the host.
    pub host: u64,
    /// The board as this viewer may see it. May contain secrets of this viewer.
    pub view: View,
    /// Players by seat.
    pub seated: Vec<Seated>,
    /// Deadline of the current decision: the viewer's own if they must decide, else the earliest one.
    pub deadline: Option<Millis>,
    /// Time for a turn.
    pub pace: Pace,
    /// Whether the game waits for decisions in another player's turn.
    pub defence_waits: bool,
    /// Public facts about its dice.
    pub dice: DiceStatus,
    /// Seed and words, once the game is over.
    pub revealed: Option<Revealed>,
    /// Id of the message with the newest board and the turn panel, once posted.
    pub panel: Option<u64>,
    /// Why the game is parked; `None` if it isn't.
    pub parked: Option<Parked>,
    /// What happens to somebody who does not answer in time ([PBP-30]).
    pub absence_policy: AbsencePolicy,
    /// Whether it was closed because nobody answered any more ([PBP-62]).
    pub abandoned: bool,
    /// What holds for its clock beside the pace.
    pub clock: ClockRules,
    /// Its pauses ([PBP-26]).
    pub standstill: StandstillLook,
    /// Who has conceded, and whether it is proposed to end it ([PBP-65]).
    pub ending: Box<EndingLook>,
    /// Number of the viewer's own last answers that they can take back now ([PBP-12]).
    pub undoable: u32,
    /// The viewer's own plans; empty for spectators.
    pub plans: OwnPlans,
    /// Its hints.
    pub hints: HintsLook,
}

/// What everybody may know of the pauses of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandstillLook {
    /// The pause, while the game is paused.
    pub pause: Option<Pause>,
    /// The time by which pauses that are over and extensions have moved deadlines.
    pub used: Millis,
    /// How many pauses the host may still set alone.
    pub host_pauses_left: u32,
    /// The banks of those who are in the game; empty at a table without.
    pub banks: Vec<BankLook>,
}

/// The inputs of all draws of a game; published only when it is over ([PBP-40]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revealed {
    /// The secret seed, in hexadecimal.
    pub seed: String,
    /// The players' words, by seat.
    pub words: Vec<Option<String>>,
}

impl Look {
    /// The player in that seat.
    pub fn at(&self, seat: Seat) -> Option<&Seated> {
        self.seated.iter().find(|s| s.seat == seat)
    }
}

/// An order of a player in a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Answers a question that is open to the player's seat.
    Answer(Action),
    /// An order that takes several answers. It continues automatically after decisions of other players.
    Compound(crate::rules::Order),
}

/// Expected losses over the rolls of an order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// Expected losses of the attacker, in armies.
    pub attacker: f64,
    /// Expected losses of the defender, in armies.
    pub defender: f64,
}

/// Result of an order.
#[derive(Clone, Debug, PartialEq)]
pub struct Done {
    /// The game afterwards, as the player may see it.
    pub look: Look,
    /// Events of the order, as the player may see them, in order.
    pub seen: Vec<Seen>,
    /// Why the order stopped, if it takes several answers.
    pub stopped: Option<StopReason>,
    /// How the plan went, if one was played.
    pub plan: Option<PlanReport>,
    /// Expected losses over its rolls, if it rolled dice.
    pub expected: Option<Expected>,
}

/// What a player can take back ([PBP-12]).
#[derive(Clone, Debug, PartialEq)]
pub struct UndoOffer {
    /// The game now, as the player may see it.
    pub look: Look,
    /// Their last answers, oldest first, each with what followed from it, as the player may see it.
    pub steps: Vec<Vec<Seen>>,
    /// The state of the game that this is about: its number of events.
    pub revision: u32,
}

/// Result of starting a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Begun {
    /// The game has started.
    Playing(Box<Look>),
    /// The words are closed; the game starts automatically.
    Closed(Box<Lobby>),
}

impl Begun {
    /// The game, if it has started already.
    pub fn playing(self) -> Option<Look> {
        match self {
            Self::Playing(look) => Some(*look),
            Self::Closed(_) => None,
        }
    }
}

/// How a player's word was stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordResult {
    /// Stored as an open word; secret until the game is over.
    Open,
    /// Its SHA-256 is stored; the player has to reveal it after the words are closed.
    Sealed,
    /// It matches the sealed word and is public now.
    Revealed,
}
