//! Servers as Discord describes them when a shard connects: their names and their own languages, some bytes a server.

use crate::text::Lang;
use parking_lot::Mutex;
use std::collections::BTreeMap;

/// What is known of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KnownServer {
    /// Its name; `None`: Discord has not told it yet, and it was never stored.
    pub(crate) name: Option<Box<str>>,
    /// The language of its own locale; `None` if the bot does not speak it, or the server has none.
    pub(crate) own: Option<Lang>,
}

/// The servers that Discord has told of since the start, by id, and whether the same is stored.
#[derive(Debug, Default)]
pub(crate) struct KnownServers(Mutex<BTreeMap<u64, (KnownServer, bool)>>);

impl KnownServers {
    pub(crate) fn get(&self, guild: u64) -> Option<(KnownServer, bool)> {
        self.0.lock().get(&guild).cloned()
    }

    pub(crate) fn heard(&self, guild: u64, server: KnownServer) {
        let mut servers = self.0.lock();
        if servers.get(&guild).is_none_or(|(known, _)| *known != server) {
            servers.insert(guild, (server, false));
        }
    }

    /// That is stored now.
    pub(crate) fn note_stored(&self, guild: u64, server: &KnownServer) {
        if let Some((known, stored)) = self.0.lock().get_mut(&guild) {
            *stored = *known == *server;
        }
    }
}
