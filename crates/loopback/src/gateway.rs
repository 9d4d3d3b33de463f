//! Gateway events: dispatch to sessions, READY, replay on resume. No sockets here (see `gateway_connection`).

use std::collections::VecDeque;

use serde_json::{Value, json};

use super::entities::{Change, Channel};
use super::json;
use super::sessions::{Frame, GUILDS, Session};
use super::snowflakes::Id;
use super::state::World;

impl World {
    /// Sends an event to each session that has the intent (0: every session) and whose shard has the guild.
    pub(crate) fn dispatch(&mut self, event: &'static str, guild: Option<Id>, intent: u64, data: Value) {
        let wanted: Vec<String> = self
            .gateway
            .sessions
            .iter()
            .filter(|(_, s)| intent == 0 || s.intents & intent != 0)
            .filter(|(_, s)| s.has(guild))
            .map(|(id, _)| id.clone())
            .collect();
        for session in &wanted {
            self.gateway.emit(session, event, &data);
        }
        self.check_against_schema(event, data);
    }

    /// Sends each session an interaction without kind, token and person. It is no event of Discord, so it is not validated.
    pub(crate) fn send_unreadable_interaction(&mut self) {
        let sessions: Vec<String> = self.gateway.sessions.keys().cloned().collect();
        for session in sessions {
            self.gateway.emit(&session, "INTERACTION_CREATE", &json!({"id": "1", "version": 1}));
        }
    }

    /// Keeps an event for validation, if events are validated.
    fn check_against_schema(&mut self, event: &'static str, data: Value) {
        if self.checked {
            self.unchecked.push((event, data));
        }
    }

    /// Removes the bot from a guild. The event has no `unavailable`: that would mean an outage.
    pub(crate) fn throw_out(&mut self, id: Id) {
        if let Some(guild) = self.guilds.remove(&id) {
            self.left.insert(id, guild);
            self.dispatch("GUILD_DELETE", Some(id), GUILDS, json!({"id": id.json()}));
        }
    }

    /// Adds the bot to that guild again.
    pub(crate) fn invite(&mut self, id: Id) {
        if let Some(guild) = self.left.remove(&id) {
            let event = json::guild_create(self, &guild, &self.channels_of(id));
            self.guilds.insert(id, guild);
            self.dispatch("GUILD_CREATE", Some(id), GUILDS, event);
        }
    }

    /// Number of guilds whose events the shard `shard.0` of `shard.1` gets.
    pub(crate) fn guilds_of_shard(&self, shard: (u64, u64)) -> usize {
        self.guilds.keys().filter(|id| (id.0 >> 22) % shard.1.max(1) == shard.0).count()
    }

    /// Opens a session on this connection and sends READY and the guilds of its shard.
    pub(crate) fn identify(&mut self, connection: u64, shard: (u64, u64), intents: u64, url: &str) -> String {
        self.gateway.made += 1;
        self.gateway.identifies += 1;
        let id = format!("session{:04}", self.gateway.made);
        let session = Session { shard, intents, seq: 0, log: VecDeque::new(), connection: Some(connection) };
        let bot = self.person(self.application).map_or(Value::Null, |bot| {
            let mut me = json::user(bot);
            me["verified"] = true.into();
            me["mfa_enabled"] = true.into();
            me["email"] = Value::Null;
            me
        });
        let here: Vec<Id> = self.guilds.keys().copied().filter(|guild| session.has(Some(*guild))).collect();
        let guilds: Vec<Value> =
            here.iter().map(|id| json!({"id": id.json(), "unavailable": true})).collect();
        let ready = json!({
            "v": 10, "user": bot, "user_settings": {}, "guilds": guilds, "session_id": id,
            "resume_gateway_url": url, "shard": [shard.0, shard.1], "session_type": "normal",
            "application": {"id": self.application.json(), "flags": 8_388_608, "flags_new": "8388608"},
            "relationships": [], "private_channels": [], "presences": [], "guild_join_requests": [],
            "geo_ordered_rtc_regions": [], "_trace": [],
        });
        self.gateway.sessions.insert(id.clone(), session);
        self.gateway.emit(&id, "READY", &ready);
        self.check_against_schema("READY", ready);
        let channels = self.channels_by_guild();
        for guild in here {
            let channels: Vec<&Channel> =
                channels.get(&guild).into_iter().flatten().map(|id| &self.channels[id]).collect();
            let event = json::guild_create(self, &self.guilds[&guild], &channels);
            self.gateway.emit(&id, "GUILD_CREATE", &event);
            self.check_against_schema("GUILD_CREATE", event);
        }
        self.news.push(Change::Gateway { connected: true });
        id
    }

    /// Continues a session: replays the events after `seq`. Returns false if there is no such session.
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

    /// Drops all sessions: none can be resumed.
    pub(crate) fn forget_sessions(&mut self) {
        self.gateway.sessions.clear();
        self.news.push(Change::Gateway { connected: false });
    }

    /// Handles the end of a connection; a clean close by the client (1000, 1001) ends its session too.
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
