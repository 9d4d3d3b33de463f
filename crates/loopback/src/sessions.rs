//! Gateway sessions: which are connected, and the events that a resume can replay.
//!
//! No sockets here (see `gateway_connection`); frames are sent through channels.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::session_starts::SessionStarts;
use super::snowflakes::Id;

/// A message for one connection.
#[derive(Debug, Clone)]
pub(crate) enum Frame {
    Text(String),
    Close(u16, &'static str),
    /// The connection breaks without a close frame.
    Drop,
}

/// Maximum number of events kept for a resume, per session.
const REPLAY: usize = 10_000;

/// Intent: guilds, channels, threads.
pub(crate) const GUILDS: u64 = 1;
/// Intent: messages in guilds.
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
/// Intent: messages in DMs.
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
/// Privileged intents, which the application does not have: members, presences, message content.
pub(crate) const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;

/// One session. It outlives its connection, so that it can be resumed.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) shard: (u64, u64),
    pub(crate) intents: u64,
    pub(crate) seq: u64,
    pub(crate) log: VecDeque<(u64, String)>,
    pub(crate) connection: Option<u64>,
}

impl Session {
    /// Whether this session's shard has the events of that guild; `None`: of direct messages, which shard 0 has.
    pub(crate) fn has(&self, guild: Option<Id>) -> bool {
        self.shard.0 == guild.map_or(0, |guild| (guild.0 >> 22) % self.shard.1.max(1))
    }
}

/// All sessions and connections.
#[derive(Debug, Default)]
pub(crate) struct Gateway {
    pub(crate) sessions: BTreeMap<String, Session>,
    pub(crate) connections: BTreeMap<u64, UnboundedSender<Frame>>,
    pub(crate) made: u64,
    /// Upgrades are refused while this is set.
    pub(crate) down: bool,
    /// Refuses that many further IDENTIFYs with this close code: (count, code).
    pub(crate) refuse: Option<(u32, u16)>,
    /// Number of sessions that began.
    pub(crate) identifies: u64,
    /// IDENTIFYs, counted against Discord's limits.
    pub(crate) starts: SessionStarts,
    /// Number of successful RESUMEs.
    pub(crate) resumes: u64,
}

impl Gateway {
    /// Whether any session is connected.
    pub(crate) fn connected(&self) -> bool {
        self.sessions.values().any(|s| s.connection.is_some())
    }

    /// Numbers of the shards that are connected.
    pub(crate) fn shards_connected(&self) -> BTreeSet<u64> {
        self.sessions.values().filter(|s| s.connection.is_some()).map(|s| s.shard.0).collect()
    }

    pub(super) fn send(&self, connection: Option<u64>, frame: Frame) {
        if let Some(out) = connection.and_then(|c| self.connections.get(&c)) {
            // If the receiver is gone, the connection is closing: the log keeps the event for a resume.
            let _ = out.send(frame);
        }
    }

    /// Numbers an event, logs it for a resume and sends it if the session is connected.
    pub(super) fn emit(&mut self, session: &str, event: &'static str, data: &Value) {
        let Some(known) = self.sessions.get_mut(session) else { return };
        known.seq += 1;
        let text = json!({"op": 0, "t": event, "s": known.seq, "d": data}).to_string();
        known.log.push_back((known.seq, text.clone()));
        if known.log.len() > REPLAY {
            known.log.pop_front();
        }
        let connection = known.connection;
        self.send(connection, Frame::Text(text));
    }

    /// Sends a frame to every connection, to inject faults.
    pub(crate) fn everywhere(&self, frame: &Frame) {
        for out in self.connections.values() {
            let _ = out.send(frame.clone());
        }
    }
}
