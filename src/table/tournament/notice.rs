//! What has to be told about a tournament. Never a secret.

use super::types::Tournament;
use serde::{Deserialize, Serialize};

/// What a notice about a tournament is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentNoticeKind {
    /// The message with the buttons no longer shows the tournament: edit it.
    Edit,
    /// Its words are closed: the commitment, and what is waited for.
    WordsClosed,
    /// Somebody revealed a sealed word.
    Revealed {
        /// Their place.
        place: u16,
    },
    /// A table is drawn: announce it, open its thread, add its people, then [`super::super::Table::seat_table`].
    Table {
        /// Which round, 1-based.
        round: u32,
        /// Which table, 1-based.
        number: u32,
    },
    /// The host called off one table: its people count as having sat out.
    Void {
        /// Which round, 1-based.
        round: u32,
        /// Which table, 1-based.
        number: u32,
    },
    /// A round is over, and it was not the last: the standings after it.
    Standings {
        /// Which round, 1-based.
        round: u32,
    },
    /// The tournament is over: the last standings.
    Ended,
    /// Called off.
    Cancelled,
}

impl TournamentNoticeKind {
    /// As the outbox keeps it, which tells notices apart by it.
    pub(super) fn body(&self) -> String {
        serde_json::to_string(self).expect("plain values")
    }
}

/// One message to be sent or edited, in the tournament's channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentNotice {
    /// Its row.
    pub id: i64,
    /// Which state of it: to be given back when it was delivered.
    pub revision: i64,
    /// The tournament as it is now.
    pub tournament: Tournament,
    /// What.
    pub kind: TournamentNoticeKind,
    /// At most 25 characters, the same at every try: Discord drops the second of two messages with the same.
    pub nonce: String,
    /// Tries so far.
    pub attempts: u32,
    /// The message to edit, or the one already sent for it.
    pub message: Option<u64>,
}
