//! The gateway's sessions: who is connected, what was sent, what can be replayed.
//!
//! No sockets here (see `socket`); frames go out through channels.

use std::collections::{BTreeMap, VecDeque};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::ids::Id;
use super::wire;
use super::world::{Change, World};

/// Something for one connection.
#[derive(Debug, Clone)]
pub(crate) enum Frame {
    Text(String),
    Close(u16, &'static str),
    /// The connection vanishes without a word.
    Drop,
}

/// Events kept for a resume, per session.
const REPLAY: usize = 10_000;

/// Intent: guilds, channels, threads.
pub(crate) const GUILDS: u64 = 1;
/// Intent: messages in guilds.
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
/// Intent: messages in DMs.
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
/// Intents that the application was not granted: members, presences, message content.
pub(crate) const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;

/// One session: lives on while its connection is away.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) shard: (u64, u64),
    pub(crate) intents: u64,
    pub(crate) seq: u64,
    pub(crate) log: VecDeque<(u64, String)>,
    pub(crate) connection: Option<u64>,
}

/// All sessions and connections.
#[derive(Debug, Default)]
pub(crate) struct Gateway {
    pub(crate) sessions: BTreeMap<String, Session>,
    pub(crate) connections: BTreeMap<u64, UnboundedSender<Frame>>,
    pub(crate) made: u64,
    /// Upgrades are refused while this is set.
    pub(crate) down: bool,
    /// IDENTIFYs that are still to be closed with this code.
    pub(crate) refuse: Option<(u32, u16)>,
    /// IDENTIFYs seen.
    pub(crate) identifies: u64,
    /// RESUMEs seen that worked.
    pub(crate) resumes: u64,
}

impl Gateway {
    /// Whether any session is connected.
    pub(crate) fn connected(&self) -> bool {
        self.sessions.values().any(|s| s.connection.is_some())
    }

    fn send(&self, connection: Option<u64>, frame: Frame) {
        if let Some(out) = connection.and_then(|c| self.connections.get(&c)) {
            // A receiver that is gone means that the connection is closing: the log keeps the event.
            let _ = out.send(frame);
        }
    }

    /// Numbers an event, keeps it for a resume and sends it if the session is connected.
    fn emit(&mut self, session: &str, event: &'static str, data: &Value) {
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

    /// To every connection, for faults.
    pub(crate) fn everywhere(&self, frame: &Frame) {
        for out in self.connections.values() {
            let _ = out.send(frame.clone());
        }
    }
}

impl World {
    /// Sends an event to each session that should have it.
    pub(crate) fn dispatch(&mut self, event: &'static str, guild: Option<Id>, intent: u64, data: Value) {
        let wanted: Vec<String> = self
            .gateway
            .sessions
            .iter()
            .filter(|(_, s)| intent == 0 || s.intents & intent != 0)
            .filter(|(_, s)| s.shard.0 == guild.map_or(0, |g| (g.0 >> 22) % s.shard.1.max(1)))
            .map(|(id, _)| id.clone())
            .collect();
        for session in &wanted {
            self.gateway.emit(session, event, &data);
        }
        self.unchecked.push((event, data));
    }

    /// The bot is no longer in a guild; without `unavailable` in the event this is no outage.
    pub(crate) fn throw_out(&mut self, id: Id) {
        if let Some(guild) = self.guilds.remove(&id) {
            self.left.insert(id, guild);
            self.dispatch("GUILD_DELETE", Some(id), GUILDS, json!({"id": id.json()}));
        }
    }

    /// The bot is in that guild again.
    pub(crate) fn invite(&mut self, id: Id) {
        if let Some(guild) = self.left.remove(&id) {
            let event = wire::guild_create(self, &guild);
            self.guilds.insert(id, guild);
            self.dispatch("GUILD_CREATE", Some(id), GUILDS, event);
        }
    }

    /// Opens a session on this connection and sends READY and the guilds.
    pub(crate) fn identify(&mut self, connection: u64, shard: (u64, u64), intents: u64, url: &str) -> String {
        self.gateway.made += 1;
        self.gateway.identifies += 1;
        let id = format!("session{:04}", self.gateway.made);
        let session = Session { shard, intents, seq: 0, log: VecDeque::new(), connection: Some(connection) };
        self.gateway.sessions.insert(id.clone(), session);
        let bot = self.person(self.application).map_or(Value::Null, |bot| {
            let mut me = wire::user(bot);
            me["verified"] = true.into();
            me["mfa_enabled"] = true.into();
            me["email"] = Value::Null;
            me
        });
        let guilds: Vec<Value> =
            self.guilds.keys().map(|id| json!({"id": id.json(), "unavailable": true})).collect();
        let ready = json!({
            "v": 10, "user": bot, "user_settings": {}, "guilds": guilds, "session_id": id,
            "resume_gateway_url": url, "shard": [shard.0, shard.1], "session_type": "normal",
            "application": {"id": self.application.json(), "flags": 8_388_608, "flags_new": "8388608"},
            "relationships": [], "private_channels": [], "presences": [], "guild_join_requests": [],
            "geo_ordered_rtc_regions": [], "_trace": [],
        });
        self.gateway.emit(&id, "READY", &ready);
        self.unchecked.push(("READY", ready));
        let full: Vec<Value> = self.guilds.values().map(|g| wire::guild_create(self, g)).collect();
        for guild in full {
            self.gateway.emit(&id, "GUILD_CREATE", &guild);
            self.unchecked.push(("GUILD_CREATE", guild));
        }
        self.news.push(Change::Gateway { connected: true });
        id
    }

    /// Continues a session: replays what came after `seq`. False if there is no such session.
    pub(crate) fn resume(&mut self, connection: u64, session: &str, seq: u64) -> bool {
        let Some(known) = self.gateway.sessions.get_mut(session) else { return false };
        let oldest = known.log.front().map_or(1, |(s, _)| *s);
        if seq > known.seq || seq + 1 < oldest {
            self.gateway.sessions.remove(session);
            return false;
        }
        known.connection = Some(connection);
        let missed: Vec<String> =
            known.log.iter().filter(|(s, _)| *s > seq).map(|(_, text)| text.clone()).collect();
        for text in missed {
            self.gateway.send(Some(connection), Frame::Text(text));
        }
        self.gateway.emit(session, "RESUMED", &json!({"_trace": []}));
        self.gateway.resumes += 1;
        self.news.push(Change::Gateway { connected: true });
        true
    }

    /// Forgets every session: none can be resumed.
    pub(crate) fn forget_sessions(&mut self) {
        self.gateway.sessions.clear();
        self.news.push(Change::Gateway { connected: false });
    }

    /// A connection ended; a clean close by the client (1000, 1001) ends its session too.
    pub(crate) fn disconnect(&mut self, connection: u64, clean: bool) {
        self.gateway.connections.remove(&connection);
        if clean {
            self.gateway.sessions.retain(|_, s| s.connection != Some(connection));
        }
        for session in self.gateway.sessions.values_mut() {
            if session.connection == Some(connection) {
                session.connection = None;
            }
        }
        let connected = self.gateway.connected();
        self.news.push(Change::Gateway { connected });
    }
}
