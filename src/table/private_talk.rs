//! A private talk between players ([R3-8]) and its row.

use super::error::{TableError, damaged};
use super::types::Seated;
use crate::store::TalkRow;

/// Status of a talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TalkStatus {
    /// Its thread is yet to be opened.
    Opening,
    /// Its thread is open.
    Open,
    /// A player closed it, or the game is over.
    Closed,
    /// Discord refused its thread.
    Refused,
}

/// A private talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    /// Its number within the game, from 1.
    pub number: u32,
    /// Its thread, once there is one.
    pub thread: Option<u64>,
    /// Its status.
    pub status: TalkStatus,
    /// User id of whoever asked for it.
    pub asker: u64,
    /// User ids of all who talk there, in the order of their seats.
    pub members: Vec<u64>,
}

/// A talk with what its thread needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkThread {
    /// The talk.
    pub talk: Talk,
    /// Number of the game within its server.
    pub number: u32,
    /// Id of the server.
    pub guild: u64,
    /// The channel above it: of the game, or above the game's own thread.
    pub channel: u64,
    /// Who talks there.
    pub members: Vec<Seated>,
}

/// Result of a request for a talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkReply {
    /// The talk.
    pub talk: Talk,
    /// Who talks there besides the person who asked.
    pub others: Vec<Seated>,
    /// Whether it is new.
    pub new: bool,
}

impl TalkStatus {
    const ALL: [Self; 4] = [Self::Opening, Self::Open, Self::Closed, Self::Refused];

    const fn key(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Open => "open",
            Self::Closed => "closed",
            Self::Refused => "refused",
        }
    }

    /// Whether its players can talk there, now or in a moment.
    pub(super) const fn goes_on(self) -> bool {
        matches!(self, Self::Opening | Self::Open)
    }
}

impl Talk {
    /// Reads the row of a talk.
    pub(super) fn read(game: i64, row: &TalkRow) -> Result<Self, TableError> {
        let status = TalkStatus::ALL.into_iter().find(|status| status.key() == row.status);
        let members = serde_json::from_str(&row.members).ok();
        let (Some(status), Some(members)) = (status, members) else { return Err(damaged(game, "a talk")) };
        let thread = (row.thread > 0).then_some(row.thread as u64);
        Ok(Self { number: row.number as u32, thread, status, asker: row.asker as u64, members })
    }

    /// Its row.
    pub(super) fn row(&self) -> TalkRow {
        TalkRow {
            number: i64::from(self.number),
            thread: self.thread.unwrap_or(0) as i64,
            status: self.status.key().to_owned(),
            asker: self.asker as i64,
            members: serde_json::to_string(&self.members).expect("plain values"),
        }
    }

    /// Whether its thread is to be archived.
    pub(super) fn must_be_archived(&self) -> bool {
        self.status == TalkStatus::Closed && self.thread.is_some()
    }
}
