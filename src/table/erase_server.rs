//! Erases all data of a server ([PBP-54]): games in whatever status, tournaments, results, settings. Nothing is announced: who is left
//! in a channel sees that its buttons belong to no game any more.

use super::error::TableError;
use super::load_and_commit::Inner;
use super::server_games::must_manage_server;
use super::types::Person;
use super::{Reply, Table};
use futures_util::FutureExt as _;
use std::collections::BTreeSet;

impl Table {
    /// Number of games and of tournaments of that server, of whatever status, for whoever manages it.
    pub fn server_to_erase<'a>(&'a self, guild: u64, who: &'a Person) -> Reply<'a, (u32, u32)> {
        async move {
            must_manage_server(who, guild)?;
            self.inner.count_of_server(guild).await
        }
        .boxed()
    }

    /// Deletes all data of that server, for whoever manages it, if it still has so many games and tournaments.
    pub fn erase_server<'a>(&'a self, guild: u64, who: &'a Person, counted: (u32, u32)) -> Reply<'a, ()> {
        self.inner.erase_server(guild, who, counted).boxed()
    }
}

impl Inner {
    async fn count_of_server(&self, guild: u64) -> Result<(u32, u32), TableError> {
        let (games, tournaments) = self.store.count_of_server(guild as i64).await?;
        Ok((games as u32, tournaments as u32))
    }

    async fn erase_server(&self, guild: u64, who: &Person, counted: (u32, u32)) -> Result<(), TableError> {
        must_manage_server(who, guild)?;
        if self.count_of_server(guild).await? != counted {
            return Err(TableError::Stale);
        }
        let (mut games, mut channels) = (BTreeSet::new(), BTreeSet::new());
        for id in self.store.games_of_server(guild as i64).await? {
            if let Some(row) = self.store.game(id).await? {
                games.insert(id.to_string());
                channels.extend([row.channel, row.parent].map(|channel| channel.to_string()));
            }
        }
        let guild_key = guild.to_string();
        // Keys are made of words and one id: of the server, of a person, or of a thread or channel.
        let is_of_server = |scope: &str, key: &str, value: &str| {
            let id = key.rsplit('.').next().unwrap_or(key);
            let moved = scope == "moved" && games.contains(value);
            let server = key != id
                && ["off", "language", "locale", "guild"].contains(&&key[..key.len() - id.len() - 1])
                || scope == "server";
            let thread = scope == "moved" || key.starts_with("thread.");
            moved || (server && id == guild_key) || (thread && channels.contains(id))
        };
        let mut write = self.store.write()?;
        write.erase_server(guild as i64, &is_of_server).await?;
        write.commit().await?;
        self.cache.clear();
        self.wake.notify_waiters();
        self.wipe_if_needed().await
    }
}
