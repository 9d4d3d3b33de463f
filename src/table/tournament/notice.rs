//! Notices about a tournament, as stored in its outbox. Must not contain secrets.

use super::types::Tournament;
use serde::{Deserialize, Serialize};

/// What a notice about a tournament is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentNoticeKind {
    /// The tournament changed: edit the message with the buttons.
    Edit,
    /// The words are closed: publishes the commitment and what is awaited.
    WordsClosed,
    /// Direct message to an entrant with the commitment, to compare it with what is shown later.
    Commitment {
        /// User id of the entrant.
        person: u64,
    },
    /// A player revealed a sealed word.
    Revealed {
        /// Place of the player.
        place: u16,
    },
    /// The named round is out and nobody has it yet: the tournament waits for it.
    RoundLate {
        /// Number of the round of the beacon.
        round: u64,
    },
    /// What is stored no longer is what the commitment binds: the tournament does not begin.
    Tampered,
    /// A table was drawn: announce it, open its thread, add its players, then call [`super::super::Table::seat_table`].
    Table {
        /// Number of the round, 1-based.
        round: u32,
        /// Number of the table, 1-based.
        number: u32,
    },
    /// The host cancelled one table: its entrants count as sitting out.
    Void {
        /// Number of the round, 1-based.
        round: u32,
        /// Number of the table, 1-based.
        number: u32,
    },
    /// A round other than the last one is over: posts the standings after it.
    Standings {
        /// Number of the round, 1-based.
        round: u32,
    },
    /// The tournament is over: posts the final standings.
    Ended,
    /// The tournament was cancelled.
    Cancelled,
    /// An entrant dropped out after the words were closed: later rounds are drawn without them.
    Left {
        /// Name of the entrant.
        name: String,
    },
    /// The host has left the server, and another player became host.
    NewHost {
        /// Name of the new host.
        name: String,
    },
}

impl TournamentNoticeKind {
    /// JSON body of the outbox row, which is also its unique key.
    pub(super) fn body(&self) -> String {
        serde_json::to_string(self).expect("plain values")
    }
}

/// One message to send or edit in the tournament's channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentNotice {
    /// Id of its outbox row.
    pub id: i64,
    /// Revision of the row, to be returned after delivery.
    pub revision: i64,
    /// The tournament as it is now.
    pub tournament: Tournament,
    /// Kind of the notice.
    pub kind: TournamentNoticeKind,
    /// Nonce, at most 25 characters, the same for all tries: Discord drops the second of two messages with the same one.
    pub nonce: String,
    /// Number of tries so far.
    pub attempts: u32,
    /// Id of the message to edit, or of the one already sent for it.
    pub message: Option<u64>,
}
