//! The table's own nouns: who sits where, what a lobby and a running game look like to one viewer.

use super::time::Millis;
use crate::pace::Pace;
use crate::rules::{Action, Seat, Seen, Setup, StopReason, View};
use serde::{Deserialize, Serialize};

/// A game's or lobby's number in the database. Never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub i64);

/// Where a table stands: a channel or thread of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The server.
    pub guild: u64,
    /// The channel or thread.
    pub channel: u64,
}

/// Somebody, as the interaction vouches for them; never as a payload claims ([PBP-50]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The user id.
    pub id: u64,
    /// The name shown, at most 64 characters are kept.
    pub name: String,
    /// Whether it is a bot.
    pub bot: bool,
    /// Language of private words: `en` or `it`.
    pub locale: String,
}

/// A seat's colour on the board, in the order in which they are handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Purple.
    Purple,
    /// Black.
    Black,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Self; 6] = [Self::Red, Self::Blue, Self::Green, Self::Yellow, Self::Purple, Self::Black];

    /// Its id, as it stands in the database and in buttons.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Purple => "purple",
            Self::Black => "black",
        }
    }

    /// The colour of that id.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.key() == key)
    }
}

/// One taken seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub person: u64,
    /// Their name when they sat down.
    pub name: String,
    /// Their colour.
    pub colour: Colour,
}

/// Where a table stands in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// People gather.
    Lobby,
    /// Being played.
    Running,
    /// Played to the end.
    Over,
    /// Called off by its host.
    Cancelled,
    /// A lobby that nobody was left in, or that nobody touched for seven days ([PBP-3]).
    Closed,
}

/// Why a running game stands still ([PBP-53]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Parked {
    /// Its channel is gone.
    Channel,
    /// The bot is no longer in the server.
    Server,
    /// The bot may not write in the channel.
    Permission,
    /// It can't be read or worked out any more: set aside, until a later start of the program can.
    Damaged,
}

impl Parked {
    const ALL: [Self; 4] = [Self::Channel, Self::Server, Self::Permission, Self::Damaged];

    /// Its name in the database.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Server => "server",
            Self::Permission => "permission",
            Self::Damaged => "damaged",
        }
    }

    pub(super) fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|why| why.key() == key)
    }
}

/// What somebody asks for when they open a lobby ([PBP-2]); what is left out gets its default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// What is played.
    pub rulebook: crate::rules::Rulebook,
    /// Most people who may sit down; default: as many as rulebook and server allow.
    pub seats: Option<u8>,
    /// Default: [`Pace::DAY`], or what the server prefers ([`super::Limits::pace`]).
    pub pace: Option<Pace>,
    /// Switches set at once, `(key, value)`.
    pub switches: Vec<(String, String)>,
}

impl NewGame {
    /// That rulebook with every default.
    pub const fn of(rulebook: crate::rules::Rulebook) -> Self {
        Self { rulebook, seats: None, pace: None, switches: Vec::new() }
    }
}

/// One change to a lobby. The host's to make; a colour is everybody's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Most people who may sit down.
    Seats(u8),
    /// Time for a turn.
    Pace(Pace),
    /// One switch of the rulebook.
    Switch {
        /// Its id.
        key: String,
        /// Its value.
        value: String,
    },
    /// Adds an objective of the host's own (R4-1).
    AddObjective(crate::rules::Objective),
    /// Takes the host's own objective of that name away again.
    RemoveObjective(String),
    /// Whether decisions in another's turn are waited for ([PBP-34]).
    DefenceWaits(bool),
    /// One's own colour.
    Colour(Colour),
}

/// What everybody may know about the dice of a game ([PBP-40]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceStatus {
    /// SHA-256 of the game's secret seed and number, in hexadecimal: made with the lobby, before any word was given.
    pub promise: Option<String>,
    /// The commitment to seed and words, in hexadecimal, once the words are closed.
    pub commitment: Option<String>,
    /// The message of the channel that told the commitment, once posted.
    pub told: Option<u64>,
    /// The round of the public beacon that the commitment names.
    pub round: Option<Round>,
    /// Who gave a sealed word; nobody before the words are closed.
    pub sealed: Vec<SealedSeat>,
    /// Until when sealed words may be revealed: only between the commitment and the first draw.
    pub reveal_until: Option<Millis>,
    /// When the game begins at the latest: only between the commitment and the first draw.
    pub opens_by: Option<Millis>,
}

/// A round of the public beacon, drand's quicknet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number.
    pub number: u64,
    /// When it is published.
    pub at: Millis,
    /// What came of it.
    pub outcome: RoundOutcome,
}

/// What came of a round that was named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundOutcome {
    /// It is waited for.
    Awaited,
    /// No server gave it in time: the game began without it.
    Missing,
    /// It is mixed into the dice.
    Drawn {
        /// Its signature, checked, in hexadecimal.
        signature: String,
    },
}

/// A seat whose word was given sealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedSeat {
    /// Which.
    pub seat: Seat,
    /// The word, once it was revealed.
    pub word: Option<String>,
    /// The message of the channel that told it, once posted.
    pub told: Option<u64>,
}

/// A word for the dice that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenWord {
    /// What became of it.
    pub kept: Kept,
    /// The lobby then.
    pub lobby: Lobby,
}

/// A lobby, public to all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// The game that it becomes.
    pub game: GameId,
    /// The server's own number for it.
    pub number: u32,
    /// Where.
    pub place: Place,
    /// [`Status::Lobby`], or [`Status::Closed`] once nobody is left.
    pub status: Status,
    /// Who opened it: the only one who can start it.
    pub host: u64,
    /// Rulebook and options; `setup.seats` is the most people who may sit down.
    pub setup: Setup,
    /// Time for a turn.
    pub pace: Pace,
    /// Whether decisions in another's turn are waited for.
    pub defence_waits: bool,
    /// Who sits there, by seat.
    pub seated: Vec<Seated>,
    /// What is said about its dice.
    pub dice: DiceStatus,
    /// The lobby message to edit in place, once known.
    pub message: Option<u64>,
}

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// Which game.
    pub game: GameId,
    /// The server's own number for it, shown to people.
    pub number: u32,
    /// Where.
    pub place: Place,
    /// Running, over or cancelled.
    pub status: Status,
    /// Who opened it.
    pub host: u64,
    /// The board as this viewer may see it; nobody else's business.
    pub view: View,
    /// Who sits where, by seat.
    pub seated: Vec<Seated>,
    /// When the time of whoever is waited for is up (the viewer's own, if the viewer is asked).
    pub deadline: Option<Millis>,
    /// Time for a turn.
    pub pace: Pace,
    /// Whether decisions in another's turn are waited for.
    pub defence_waits: bool,
    /// What is said about its dice.
    pub dice: DiceStatus,
    /// The seed and the words, once the game is over.
    pub revealed: Option<Revealed>,
    /// The message that carries the newest board and the turn panel, once posted.
    pub panel: Option<u64>,
    /// Why it stands still, if it does.
    pub parked: Option<Parked>,
}

/// What all luck of a game follows from; told only when it is over ([PBP-40]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revealed {
    /// The secret seed, in hexadecimal.
    pub seed: String,
    /// The words that players gave, by seat.
    pub words: Vec<Option<String>>,
}

impl Look {
    /// Who sits in that seat.
    pub fn at(&self, seat: Seat) -> Option<&Seated> {
        self.seated.iter().find(|s| s.seat == seat)
    }
}

/// What somebody wants done in a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Answers the question open to that seat.
    Answer(Action),
    /// An order that takes several answers; it goes on by itself when somebody else had to be waited for.
    Plan(crate::rules::Order),
}

/// Losses that were to be expected from the rolls that were made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// Of the attacker.
    pub attacker: f64,
    /// Of the defender.
    pub defender: f64,
}

/// What an order did.
#[derive(Clone, Debug, PartialEq)]
pub struct Done {
    /// The game now, as its giver may see it.
    pub look: Look,
    /// What happened, as its giver may see it, in order.
    pub seen: Vec<Seen>,
    /// Why the attack stopped, if it was one.
    pub stopped: Option<StopReason>,
    /// Losses to be expected from the rolls made, if it was an attack.
    pub expected: Option<Expected>,
}

/// What came of starting a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Begun {
    /// It is being played.
    Playing(Box<Look>),
    /// Its words are closed; it opens by itself.
    Closed(Box<Lobby>),
}

impl Begun {
    /// The game, if it is being played already.
    pub fn playing(self) -> Option<Look> {
        match self {
            Self::Playing(look) => Some(*look),
            Self::Closed(_) => None,
        }
    }
}

/// What became of a word that somebody gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It is kept, and a secret until the game is over.
    Open,
    /// Its SHA-256 is kept; it has to be revealed when the words are closed.
    Sealed,
    /// It is what was sealed; everybody may know it now.
    Revealed,
}
