//! Which notices a person can do without, in groups. A turn, what one must reveal, a lost seat, a game that stands still for want of
//! a channel, and the end of a game are told to everybody who is told anything.

use super::notice::PlayerResult;
use super::notice_kind::NoticeKind;
use serde::{Deserialize, Serialize};

/// A group of notices that a person can switch off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionalNotice {
    /// All others have answered.
    Last,
    /// Another player nudges.
    Nudges,
    /// An offer, its answer, a promise or payment, a missile.
    Offers,
    /// A pause and its end, one's elimination, a plan that was played, the fingerprints of the dice at the start.
    News,
}

impl OptionalNotice {
    /// All, in display order.
    pub const ALL: [Self; 4] = [Self::Last, Self::Nudges, Self::Offers, Self::News];

    /// The group of that notice; `None` for one that can't be switched off by itself.
    pub(super) const fn of(kind: &NoticeKind) -> Option<Self> {
        Some(match kind {
            NoticeKind::LastToAnswer { .. } => Self::Last,
            NoticeKind::Nudge { .. } => Self::Nudges,
            NoticeKind::Personal { .. } => Self::Offers,
            NoticeKind::Pause { .. }
            | NoticeKind::PlanPlayed { .. }
            | NoticeKind::Commitment { .. }
            | NoticeKind::PlayerResult { result: PlayerResult::Eliminated { .. }, .. } => Self::News,
            NoticeKind::YourTurn { .. }
            | NoticeKind::Mention { .. }
            | NoticeKind::BoardPost { .. }
            | NoticeKind::Panel
            | NoticeKind::Reminder { .. }
            | NoticeKind::OldPanel { .. }
            | NoticeKind::MovedAway { .. }
            | NoticeKind::Answered { .. }
            | NoticeKind::OldNotice { .. }
            | NoticeKind::TurnLog { .. }
            | NoticeKind::Announcement { .. }
            | NoticeKind::LobbyEdit
            | NoticeKind::Parked { .. }
            | NoticeKind::Reveal { .. }
            | NoticeKind::OpenThread { .. }
            | NoticeKind::ThreadName
            | NoticeKind::OpenTalk { .. }
            | NoticeKind::CloseTalk { .. }
            | NoticeKind::TalkRefused { .. }
            | NoticeKind::Pin
            | NoticeKind::Unpin { .. }
            | NoticeKind::Film
            | NoticeKind::SeatLost { .. }
            | NoticeKind::PlayerResult { .. } => return None,
        })
    }
}
