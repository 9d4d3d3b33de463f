//! `NoticeKind`: what a notice is about, with the facts that the outbox stores. Must not contain secrets: the delivery layer
//! gets the content from [`super::Table::notice_content`].

use super::announcement::AnnouncementKind;
use super::error::{TableError, damaged};
use super::notice::{PlayerResult, Reminded};
use super::time::Millis;
use super::types::Parked;
use super::waits::Decision;
use crate::rules::{AskKind, PersonalNotice, PersonalNoticeKind, Seat};
use crate::store::{NoticeRow, StoredNotice, Topic};
use serde::{Deserialize, Serialize};

/// What a notice is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// The player must decide: direct message with the map ([PBP-17]). One per turn, and one for every other question.
    YourTurn {
        /// User id of the player.
        person: u64,
        /// Seat of the player.
        seat: Seat,
        /// The wait: a turn or one question.
        decision: Decision,
        /// Kind of the open question.
        ask: AskKind,
        /// Deadline of the decision.
        deadline: Option<Millis>,
    },
    /// Like `YourTurn`, but in the channel, because direct messages are closed ([PBP-19]).
    Mention {
        /// User id of the player.
        person: u64,
        /// Seat of the player.
        seat: Seat,
        /// The wait: a turn or one question.
        decision: Decision,
        /// Kind of the open question.
        ask: AskKind,
        /// Deadline of the decision.
        deadline: Option<Millis>,
    },
    /// A new board post with the turn panel ([PBP-6], [PBP-7]). Only the newest one is sent.
    BoardPost {
        /// The turn just ended (0: the set-up).
        turn: u32,
    },
    /// The turn panel changed: edit text and buttons of the newest board post.
    Panel,
    /// The time for a decision is running out ([PBP-20]). A direct message, or a mention in the channel.
    Reminder {
        /// User id of the player.
        person: u64,
        /// Seat of the player.
        seat: Seat,
        /// The wait: a turn or one question.
        decision: Decision,
        /// Kind of the open question.
        ask: AskKind,
        /// Deadline of the decision.
        deadline: Millis,
        /// Which reminder it is.
        reminded: Reminded,
        /// Whether it goes to the channel.
        here: bool,
    },
    /// There is a newer board post: remove text and buttons of this one.
    OldPanel {
        /// Id of the message.
        message: u64,
        /// The turn of its board, if known.
        turn: Option<u32>,
    },
    /// The game goes on in another channel: its newest board in the old one says where, or a post there does.
    MovedAway {
        /// Id of the old channel.
        from: u64,
        /// Id of the newest board's message, if known.
        panel: Option<u64>,
    },
    /// The decision was taken: edit the direct message (or the mention) that announced it.
    Answered {
        /// User id of the player.
        person: u64,
        /// The decision that was taken.
        decision: Decision,
    },
    /// A newer direct message about the same game has arrived: delete this one, whose decision was taken.
    OldNotice {
        /// User id of the player.
        person: u64,
        /// Id of the message.
        message: u64,
    },
    /// The log of a turn changed: post it, or edit its message.
    TurnLog {
        /// Number of the turn (0: the set-up).
        turn: u32,
    },
    /// An announcement to the channel ([PBP-6]).
    Announcement {
        /// What is announced.
        what: AnnouncementKind,
    },
    /// The lobby changed: edit the lobby message.
    LobbyEdit,
    /// The game is parked because the bot can't write in its channel: direct message to each player ([PBP-53]).
    Parked {
        /// User id of the player.
        person: u64,
        /// The reason.
        why: Parked,
    },
    /// The words are closed and this player must reveal their sealed word. A direct message; if those are closed, a
    /// mention in the channel ([PBP-19], [PBP-40]).
    Reveal {
        /// User id of the player.
        person: u64,
        /// Deadline for revealing.
        until: Millis,
        /// Whether it goes to the channel.
        here: bool,
    },
    /// The words are closed: direct message with the commitment, which the player keeps to compare ([PBP-40]).
    Commitment {
        /// User id of the player.
        person: u64,
    },
    /// The game's own thread is to be opened in that channel ([PBP-61]).
    OpenThread {
        /// Id of the channel.
        parent: u64,
    },
    /// The name of the game's own thread changed; when the game is over, the thread is archived too ([PBP-61]).
    ThreadName,
    /// A private talk is to be opened as a thread ([R3-8]).
    OpenTalk {
        /// Its number within the game.
        talk: u32,
    },
    /// The thread of a private talk is to be archived.
    CloseTalk {
        /// Its number within the game.
        talk: u32,
    },
    /// Discord refused the thread of a private talk: direct message to whoever asked for it.
    TalkRefused {
        /// User id of the player.
        person: u64,
        /// Number of the talk within the game.
        talk: u32,
    },
    /// The lobby message is to be pinned.
    Pin,
    /// The lobby message is to be unpinned: the game is over, or was moved away from that channel.
    Unpin {
        /// Id of the channel.
        channel: u64,
    },
    /// The game is over: add a film of all its turns to the message that announces the end.
    Film,
    /// The player is out of the game, or the game is over ([PBP-21]). One direct message; if those are closed, a mention
    /// in the channel ([PBP-19]).
    PlayerResult {
        /// User id of the player.
        person: u64,
        /// Seat of the player.
        seat: Seat,
        /// What the player is told.
        result: PlayerResult,
        /// Whether it goes to the channel.
        here: bool,
    },
    /// Something that the player is told personally and that asks nothing: an offer, its answer, a promise that is due
    /// (R3-8), a missile (R3-34). One direct message; if those are closed, a mention in the channel, which says nothing of a
    /// deal ([PBP-19]).
    #[serde(rename = "matter")]
    Personal {
        /// User id of the player.
        person: u64,
        /// What it is, for which seat.
        #[serde(rename = "matter")]
        notice: PersonalNotice,
        /// Whether it goes to the channel.
        here: bool,
    },
    /// A computer player plays the person's seat, because they did not answer ([PBP-30]). One direct message with the button that
    /// takes the seat back; if those are closed, a mention in the channel ([PBP-19]).
    SeatLost {
        /// User id of the player.
        person: u64,
        /// The seat.
        seat: Seat,
        /// Whether it goes to the channel.
        here: bool,
    },
    /// Another player nudges whoever is awaited ([PBP-66]). One direct message; if those are closed, a mention in the channel.
    Nudge {
        /// User id of the player who is awaited.
        person: u64,
        /// Seat of that player.
        seat: Seat,
        /// The decision.
        decision: Decision,
        /// Seat of whoever nudges.
        by: Seat,
        /// Which half of the time for the decision it was.
        half: u8,
        /// Whether it goes to the channel.
        here: bool,
    },
    /// All others have answered: the table waits for this player alone. Direct message only: the channel reads how many have
    /// answered, never whose answer lacks ([PBP-22]).
    LastToAnswer {
        /// User id of the player.
        person: u64,
        /// Seat of the player.
        seat: Seat,
        /// The question.
        decision: Decision,
        /// Deadline of the question.
        deadline: Option<Millis>,
    },
    /// The game is paused, or goes on after a pause ([PBP-21]). Direct message only: the channel reads it anyway.
    Pause {
        /// User id of the player.
        person: u64,
        /// Whether the game is paused.
        paused: bool,
    },
    /// A plan was played, or went on, without its player, who has nothing to decide now ([PBP-11]). Direct message only:
    /// what was planned is for its player alone.
    PlanPlayed {
        /// User id of the player.
        person: u64,
        /// Seat of the player.
        seat: Seat,
        /// The turn in which it was played.
        turn: u32,
    },
}

/// Distinguishes the nudges about the decisions of one event; `half` is 0 or 1.
pub(super) const fn nudge_item(decision: Decision, half: u8) -> i64 {
    decision.item() * 2 + half as i64
}

impl NoticeKind {
    /// The outbox row; `version` is the game's. Topic and order depend on the kind only, the item may depend on
    /// `version`.
    pub(super) fn row(&self, game: i64, seq: i64, audience: i64, version: i64) -> NoticeRow {
        let (topic, item, in_order) = (self.topic(), self.item(version), self.in_order());
        NoticeRow { game, seq, audience, topic, item, in_order, body: self.body() }
    }

    /// Parses the body of an outbox row.
    pub(super) fn read(row: &StoredNotice) -> Result<Self, TableError> {
        serde_json::from_str(&row.body).map_err(|_| damaged(row.game, "a notice"))
    }

    pub(super) fn body(&self) -> String {
        serde_json::to_string(self).expect("plain values")
    }

    const fn topic(&self) -> Topic {
        match self {
            // A direct message that becomes a mention keeps its topic, so that it is delivered once.
            Self::YourTurn { .. } | Self::Mention { .. } => Topic::YourTurn,
            Self::Reminder { .. } => Topic::Reminder,
            Self::BoardPost { .. } => Topic::BoardPost,
            Self::Panel => Topic::Panel,
            Self::OldPanel { .. } => Topic::OldPanel,
            Self::MovedAway { .. } => Topic::MovedAway,
            Self::OldNotice { .. } => Topic::OldNotice,
            Self::Answered { .. } => Topic::Answered,
            Self::TurnLog { .. } => Topic::TurnLog,
            Self::LobbyEdit => Topic::LobbyEdit,
            Self::Parked { .. } => Topic::Parked,
            Self::Reveal { .. } => Topic::Reveal,
            Self::Commitment { .. } => Topic::Commitment,
            Self::Film => Topic::Film,
            Self::OpenThread { .. } => Topic::OpenThread,
            Self::ThreadName => Topic::ThreadName,
            Self::OpenTalk { .. } => Topic::OpenTalk,
            Self::CloseTalk { .. } => Topic::CloseTalk,
            Self::TalkRefused { .. } => Topic::TalkRefused,
            Self::Pin => Topic::Pin,
            Self::Unpin { .. } => Topic::Unpin,
            Self::PlayerResult { result: PlayerResult::Eliminated { .. }, .. } => Topic::PlayerOut,
            Self::PlayerResult { result: PlayerResult::Ended | PlayerResult::Abandoned, .. } => {
                Topic::PlayerEnded
            }
            Self::PlayerResult { result: PlayerResult::Replaced, .. } => Topic::OwnSeatTaken,
            Self::SeatLost { .. } => Topic::OwnSeatLost,
            Self::Pause { .. } => Topic::OwnPause,
            Self::Nudge { .. } => Topic::Nudge,
            Self::LastToAnswer { .. } => Topic::LastToAnswer,
            Self::PlanPlayed { .. } => Topic::PlanPlayed,
            Self::Personal { .. } => Topic::Personal,
            Self::Announcement { what } => what.topic(),
        }
    }

    /// Distinguishes notices of one event, audience and topic. Notices that may recur for one event use the game's
    /// version.
    const fn item(&self, version: i64) -> i64 {
        match self {
            Self::TurnLog { turn } | Self::PlanPlayed { turn, .. } => *turn as i64,
            Self::OldPanel { message, .. } | Self::OldNotice { message, .. } => *message as i64,
            Self::MovedAway { from, .. } => *from as i64,
            Self::Personal { notice, .. } => {
                // The kinds are few: the number decides, the kind distinguishes.
                notice.number as i64 * PersonalNoticeKind::ALL.len() as i64 + notice.kind as i64
            }
            Self::OpenTalk { talk } | Self::CloseTalk { talk } | Self::TalkRefused { talk, .. } => {
                *talk as i64
            }
            Self::Unpin { channel } => *channel as i64,
            Self::BoardPost { .. } | Self::Parked { .. } | Self::SeatLost { .. } | Self::Pause { .. } => {
                version
            }
            Self::PlayerResult { result: PlayerResult::Replaced, .. } => version,
            Self::Announcement { what } => what.item(version),
            Self::YourTurn { decision, .. }
            | Self::Mention { decision, .. }
            | Self::LastToAnswer { decision, .. }
            | Self::Answered { decision, .. } => decision.item(),
            Self::Nudge { decision, half, .. } => nudge_item(*decision, *half),
            Self::Reminder { decision, reminded, .. } => Reminded::item(*decision, reminded.number),
            Self::Panel
            | Self::LobbyEdit
            | Self::Reveal { .. }
            | Self::Commitment { .. }
            | Self::Film
            | Self::OpenThread { .. }
            | Self::ThreadName
            | Self::Pin
            | Self::PlayerResult { .. } => 0,
        }
    }

    /// The person of a direct message about a pause.
    pub(super) const fn person(&self) -> Option<u64> {
        match self {
            Self::Pause { person, .. } => Some(*person),
            _ => None,
        }
    }

    /// The person whom it is about or for.
    pub(super) const fn person_mut(&mut self) -> Option<&mut u64> {
        match self {
            Self::YourTurn { person, .. }
            | Self::Mention { person, .. }
            | Self::Reminder { person, .. }
            | Self::Answered { person, .. }
            | Self::OldNotice { person, .. }
            | Self::Parked { person, .. }
            | Self::Reveal { person, .. }
            | Self::Commitment { person }
            | Self::TalkRefused { person, .. }
            | Self::PlayerResult { person, .. }
            | Self::Personal { person, .. }
            | Self::SeatLost { person, .. }
            | Self::Pause { person, .. }
            | Self::Nudge { person, .. }
            | Self::LastToAnswer { person, .. }
            | Self::PlanPlayed { person, .. } => Some(person),
            Self::BoardPost { .. }
            | Self::Panel
            | Self::OldPanel { .. }
            | Self::MovedAway { .. }
            | Self::TurnLog { .. }
            | Self::Announcement { .. }
            | Self::LobbyEdit
            | Self::OpenThread { .. }
            | Self::ThreadName
            | Self::OpenTalk { .. }
            | Self::CloseTalk { .. }
            | Self::Pin
            | Self::Unpin { .. }
            | Self::Film => None,
        }
    }

    /// The person of a direct message, and the mention in the channel that replaces it if direct messages are closed
    /// ([PBP-19]); `None` if nothing does.
    pub(super) fn as_mention(&self) -> Option<(u64, Self)> {
        match *self {
            Self::YourTurn { person, seat, decision, ask, deadline } => {
                Some((person, Self::Mention { person, seat, decision, ask, deadline }))
            }
            Self::Reveal { person, until, here: false } => {
                Some((person, Self::Reveal { person, until, here: true }))
            }
            Self::PlayerResult { person, seat, result, here: false } => {
                Some((person, Self::PlayerResult { person, seat, result, here: true }))
            }
            Self::Reminder { person, seat, decision, ask, deadline, reminded, here: false } => {
                Some((person, Self::Reminder { person, seat, decision, ask, deadline, reminded, here: true }))
            }
            Self::Nudge { person, seat, decision, by, half, here: false } => {
                Some((person, Self::Nudge { person, seat, decision, by, half, here: true }))
            }
            Self::SeatLost { person, seat, here: false } => {
                Some((person, Self::SeatLost { person, seat, here: true }))
            }
            Self::Personal { person, notice, here: false } => {
                Some((person, Self::Personal { person, notice, here: true }))
            }
            _ => None,
        }
    }

    /// Whether it is a channel post that must be delivered in order.
    pub(super) const fn in_order(&self) -> bool {
        match self {
            Self::BoardPost { .. } | Self::TurnLog { .. } | Self::Mention { .. } => true,
            Self::PlayerResult { here, .. } | Self::Personal { here, .. } | Self::SeatLost { here, .. } => {
                *here
            }
            Self::Announcement { what } => what.in_order(),
            // A reminder may wait for hours: nothing waits for it.
            Self::YourTurn { .. }
            | Self::Reminder { .. }
            | Self::Panel
            | Self::OldPanel { .. }
            | Self::MovedAway { .. }
            | Self::OldNotice { .. }
            | Self::Answered { .. }
            | Self::LobbyEdit
            | Self::Parked { .. }
            | Self::Reveal { .. }
            | Self::Commitment { .. }
            | Self::OpenThread { .. }
            | Self::ThreadName
            | Self::Pin
            | Self::Unpin { .. }
            | Self::OpenTalk { .. }
            | Self::CloseTalk { .. }
            | Self::TalkRefused { .. }
            | Self::PlanPlayed { .. }
            | Self::Pause { .. }
            | Self::Nudge { .. }
            | Self::LastToAnswer { .. }
            | Self::Film => false,
        }
    }
}
