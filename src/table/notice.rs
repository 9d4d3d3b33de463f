//! What has to be told to whom: rows of the outbox. Never holds anything that could be secret; whoever delivers asks
//! [`super::Table::brief`] for what the audience may see.

use super::error::{TableError, damaged};
use super::time::Millis;
use super::types::{GameId, Lobby, Look, Parked, Place};
use super::waits::Decision;
use crate::rules::{AskKind, Seat, Seen};
use crate::store::{NoticeRow, StoredNotice, Topic};
use serde::{Deserialize, Serialize};

/// Who is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// Everybody in the game's channel.
    Channel,
    /// One person, by direct message.
    Person(u64),
}

/// One message to be sent or edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Its row.
    pub id: i64,
    /// Which game.
    pub game: GameId,
    /// Where the game is played.
    pub place: Place,
    /// The event number that it is about.
    pub seq: u32,
    /// Who is told.
    pub audience: Audience,
    /// What.
    pub kind: NoticeKind,
    /// At most 25 characters, the same at every try: Discord drops the second of two messages with the same.
    pub nonce: String,
    /// Tries so far.
    pub attempts: u32,
    /// The message to edit, when this is about a message that exists; else a new one is to be sent.
    pub message: Option<u64>,
}

/// What a notice is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// A decision became yours: direct message with the map ([PBP-17]). Once a turn, whatever is asked in it, and once for
    /// every other question.
    YourTurn {
        /// Whose.
        person: u64,
        /// Which seat.
        seat: Seat,
        /// What is waited for.
        decision: Decision,
        /// What is asked.
        ask: AskKind,
        /// Until when.
        deadline: Option<Millis>,
    },
    /// The same in the channel, because direct messages are closed ([PBP-19]).
    Mention {
        /// Whose.
        person: u64,
        /// Which seat.
        seat: Seat,
        /// What is waited for.
        decision: Decision,
        /// What is asked.
        ask: AskKind,
        /// Until when.
        deadline: Option<Millis>,
    },
    /// A new board post with the turn panel ([PBP-6], [PBP-7]); turn 0: the set-up. Only the newest is sent.
    BoardPost {
        /// The turn just ended (0: the set-up).
        turn: u32,
    },
    /// The newest board post no longer says what is asked now: edit its words and its buttons.
    Panel,
    /// A newer board stands in the channel: this one's words and buttons go.
    OldPanel {
        /// The message.
        message: u64,
        /// The turn that it is about, where that is known.
        turn: Option<u32>,
    },
    /// The decision that somebody was told of is taken: the direct message (or the mention) says so now.
    Answered {
        /// Who was told.
        person: u64,
        /// Of what.
        decision: Decision,
    },
    /// The log of a turn as it stands now: post it, or edit the message that shows it.
    TurnLog {
        /// Which turn (0: the set-up).
        turn: u32,
    },
    /// Something that the channel has to know ([PBP-6]).
    Announcement {
        /// What.
        what: What,
    },
    /// The lobby message no longer shows the lobby: edit it.
    LobbyEdit,
    /// The game stands still because its channel can't be written in: direct message to everybody who plays ([PBP-53]).
    Parked {
        /// Who is told.
        person: u64,
        /// Why.
        why: Parked,
    },
    /// The words are closed: somebody has to reveal their sealed word. Direct message; in the channel, with a mention, if
    /// those are closed ([PBP-19], [PBP-40]).
    Reveal {
        /// Whose.
        person: u64,
        /// Until when.
        until: Millis,
        /// In the channel.
        here: bool,
    },
    /// The game is over: all of it as a film, on the message that says so.
    Film,
}

/// What is announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The words for the dice are closed: with the commitment, and with what is waited for ([PBP-40]).
    WordsClosed,
    /// Somebody revealed their sealed word; [`super::DiceStatus::sealed`] has it ([PBP-40]).
    Revealed {
        /// Whose.
        seat: Seat,
    },
    /// The game begins; with the commitment to its seed ([PBP-40]).
    Started {
        /// See [`super::DiceStatus::commitment`].
        commitment: String,
    },
    /// A seat is out.
    Eliminated {
        /// Who.
        seat: Seat,
        /// By whom.
        by: Seat,
    },
    /// The game is over; [`Look::view`] has the outcome. One message with everything; the film is added to it.
    Ended,
    /// Called off by its host.
    Cancelled,
    /// The bot was off when a deadline passed: there is more time ([PBP-25]).
    Grace {
        /// The new deadline.
        until: Millis,
    },
    /// The lobby closed itself ([PBP-3]).
    LobbyClosed,
    /// The game can't be read any more and stands still; nothing else can be said of it.
    SetAside,
    /// The game goes on: its channel is there again, or another one is. Once this is delivered, it is so ([PBP-53]).
    Resumed,
}

/// Why a notice could not be delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Try again, not before so many milliseconds from now.
    Retry {
        /// Milliseconds.
        after: Millis,
    },
    /// It was not tried: it is being made, or something else has to come first. No try is counted.
    Later {
        /// Milliseconds.
        after: Millis,
    },
    /// The person takes no direct messages: they are mentioned in the channel, once ([PBP-19]).
    DmClosed,
    /// The message to be edited is no longer there, or Discord finds fault with the request.
    Gone,
    /// The channel or the server is no longer there.
    Lost,
    /// The bot may not write there: tried again later, at ever greater distances.
    Forbidden,
}

/// What a notice's audience may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoticeContent {
    /// About a lobby.
    Lobby(Box<Lobby>),
    /// About a game that can't be read.
    SetAside {
        /// The server's number for it.
        number: u32,
        /// Where it is played.
        place: Place,
    },
    /// About a game.
    Game {
        /// The game now.
        look: Box<Look>,
        /// The events of the turn that the notice is about; for somebody whose turn it is, all since their last one.
        seen: Vec<Seen>,
    },
}

/// One message of a turn's log ([PBP-6]); events are counted within the turn, as everybody saw them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogPart {
    /// Which, 0-based.
    pub part: u32,
    /// The message.
    pub message: u64,
    /// The first event that it tells.
    pub since: usize,
    /// The first event that it does not tell any more.
    pub told: usize,
    /// When it was posted.
    pub posted: Millis,
}

impl Notice {
    /// Whether it becomes a new message in the game's channel: these come in order.
    pub fn is_post(&self) -> bool {
        self.audience == Audience::Channel && self.message.is_none() && self.in_order()
    }

    /// Whether later posts of its game wait for it as long as it can't be delivered.
    pub fn holds_back(&self) -> bool {
        self.audience == Audience::Channel && self.in_order()
    }

    fn in_order(&self) -> bool {
        self.kind.in_order()
    }
}

impl NoticeKind {
    /// As the outbox keeps it; `version` is the game's. Topic, item and order follow from what is told, and from nothing else.
    pub(super) fn row(&self, game: i64, seq: i64, audience: i64, version: i64) -> NoticeRow {
        let (topic, item, in_order) = (self.topic(), self.item(version), self.in_order());
        NoticeRow { game, seq, audience, topic, item, in_order, body: self.body() }
    }

    /// What a row of the outbox tells.
    pub(super) fn read(row: &StoredNotice) -> Result<Self, TableError> {
        serde_json::from_str(&row.body).map_err(|_| damaged(row.game, "a notice"))
    }

    pub(super) fn body(&self) -> String {
        serde_json::to_string(self).expect("plain values")
    }

    const fn topic(&self) -> Topic {
        match self {
            // A direct message that becomes a mention stays what it is, so that it is told once.
            Self::YourTurn { .. } | Self::Mention { .. } => Topic::YourTurn,
            Self::BoardPost { .. } => Topic::BoardPost,
            Self::Panel => Topic::Panel,
            Self::OldPanel { .. } => Topic::OldPanel,
            Self::Answered { .. } => Topic::Answered,
            Self::TurnLog { .. } => Topic::TurnLog,
            Self::LobbyEdit => Topic::LobbyEdit,
            Self::Parked { .. } => Topic::Parked,
            Self::Reveal { .. } => Topic::Reveal,
            Self::Film => Topic::Film,
            Self::Announcement { what } => match what {
                What::WordsClosed => Topic::WordsClosed,
                What::Revealed { .. } => Topic::Revealed,
                What::Started { .. } => Topic::Started,
                What::Eliminated { .. } => Topic::Eliminated,
                What::Ended => Topic::Ended,
                What::Cancelled => Topic::Cancelled,
                What::Grace { .. } => Topic::Grace,
                What::LobbyClosed => Topic::LobbyClosed,
                What::SetAside => Topic::SetAside,
                What::Resumed => Topic::Resumed,
            },
        }
    }

    /// Which of its topic: what may be told again for the same event is told by the version of the game that says so.
    const fn item(&self, version: i64) -> i64 {
        match self {
            Self::TurnLog { turn } => *turn as i64,
            Self::OldPanel { message, .. } => *message as i64,
            Self::BoardPost { .. } | Self::Parked { .. } => version,
            Self::Announcement { what } => match what {
                What::Revealed { seat } | What::Eliminated { seat, .. } => seat.0 as i64,
                What::Grace { until } => *until,
                What::SetAside | What::Resumed => version,
                What::WordsClosed
                | What::Started { .. }
                | What::Ended
                | What::Cancelled
                | What::LobbyClosed => 0,
            },
            Self::YourTurn { decision, .. }
            | Self::Mention { decision, .. }
            | Self::Answered { decision, .. } => decision.item(),
            Self::Panel | Self::LobbyEdit | Self::Reveal { .. } | Self::Film => 0,
        }
    }

    /// Whether it is one of the posts of a channel that come in order.
    pub(super) const fn in_order(&self) -> bool {
        match self {
            Self::BoardPost { .. } | Self::TurnLog { .. } | Self::Mention { .. } => true,
            Self::Announcement { what } => {
                !matches!(what, What::Resumed | What::SetAside | What::Cancelled | What::LobbyClosed)
            }
            Self::YourTurn { .. }
            | Self::Panel
            | Self::OldPanel { .. }
            | Self::Answered { .. }
            | Self::LobbyEdit
            | Self::Parked { .. }
            | Self::Reveal { .. }
            | Self::Film => false,
        }
    }
}
