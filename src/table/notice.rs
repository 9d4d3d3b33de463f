//! Notices: the messages to post, send or edit, as stored in the outbox. Must not contain secrets: the delivery layer
//! gets the content from [`super::Table::notice_content`].

use super::notice_kind::NoticeKind;
use super::time::Millis;
use super::types::{GameId, Lobby, Look, Place};
use super::waits::Decision;
use crate::rules::{Seat, Seen};
use serde::{Deserialize, Serialize};

/// Recipients of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// All members of the game's channel.
    Channel,
    /// One person, by direct message; their user id.
    Person(u64),
}

/// One message to send or edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Id of its outbox row.
    pub id: i64,
    /// Id of the game.
    pub game: GameId,
    /// Channel of the game.
    pub place: Place,
    /// Number of the event that it is about.
    pub seq: u32,
    /// Recipients.
    pub audience: Audience,
    /// Kind of the notice, with its facts.
    pub kind: NoticeKind,
    /// Nonce, at most 25 characters, the same for all tries: Discord drops the second of two messages with the same one.
    pub nonce: String,
    /// Number of tries so far.
    pub attempts: u32,
    /// Id of the message to edit; `None`: send a new one.
    pub message: Option<u64>,
}

/// Which reminder of a decision it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reminded {
    /// Number of reminders before it.
    pub number: u32,
    /// The time that was left when the player was told of the decision.
    pub total: Millis,
    /// The time left for which the player was reminded last; `None`: not yet.
    pub mark: Option<Millis>,
}

impl Reminded {
    /// Distinguishes the reminders of one decision.
    pub(super) const fn item(decision: Decision, number: u32) -> i64 {
        decision.item() + number as i64 * 1_000
    }
}

/// How a game went for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerResult {
    /// The player was eliminated; the game goes on.
    Eliminated {
        /// The seat that eliminated the player, where the rules know one.
        by: Option<Seat>,
    },
    /// The game is over; [`Look::view`] has the outcome.
    Ended,
    /// The table was closed, because no person answered any more ([PBP-62]).
    Abandoned,
    /// Somebody else has the player's seat now ([PBP-33]).
    Replaced,
}

/// What a notice's audience may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoticeContent {
    /// About a lobby.
    Lobby(Box<Lobby>),
    /// About a game that can't be read.
    SetAside {
        /// Number of the game within its server.
        number: u32,
        /// Channel of the game.
        place: Place,
    },
    /// About a game.
    Game {
        /// The game now, as the audience may see it.
        look: Box<Look>,
        /// Events of the turn that the notice is about. For a player whose turn it is: all events since their last turn.
        seen: Vec<Seen>,
        /// What the player whose turn it is, or whose seat a computer player plays, has missed; empty for others.
        missed: Missed,
    },
}

/// What a player missed since their last answer ([PBP-30]).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Missed {
    /// Number of turns and sealed answers.
    pub times: u32,
    /// Events of the last turns in which something was missed.
    pub seen: Vec<Seen>,
}

/// One message of a turn log ([PBP-6]). Event indices count within the turn, as the public sees the events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogPart {
    /// Index of the message, 0-based.
    pub part: u32,
    /// Id of the message.
    pub message: u64,
    /// Index of the first event that it shows.
    pub since: usize,
    /// Index after the last event that it shows.
    pub told: usize,
    /// When it was posted.
    pub posted: Millis,
}

impl Notice {
    /// Whether it becomes a new message in the game's channel: these must be posted in order.
    pub fn is_post(&self) -> bool {
        self.audience == Audience::Channel && self.message.is_none() && self.in_order()
    }

    /// Whether later posts of its game wait until it is delivered.
    pub fn holds_back(&self) -> bool {
        self.audience == Audience::Channel && self.in_order()
    }

    fn in_order(&self) -> bool {
        self.kind.in_order()
    }
}
