//! Ids of direct message channels: each is asked for once a person and then known, also after a restart. Discord limits how
//! many may be opened, so nothing waits long for one: the channel is opened in the background, and the notice comes later.

use super::error_class::ErrorClass;
use super::http_clients::Connection;
use crate::table::{Table, TableError};
use parking_lot::Mutex;
use serenity::all::{ChannelId, UserId};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How long a notice waits for a channel that is being opened.
const PATIENCE: Duration = Duration::from_secs(2);

/// How the opening of a channel ended; `None` while it goes on.
type Opening = watch::Receiver<Option<Result<u64, ErrorClass>>>;

/// The known channels, by person, and those that are being opened.
#[derive(Debug, Default)]
pub(crate) struct DmChannels {
    known: Mutex<BTreeMap<u64, u64>>,
    opening: Mutex<BTreeMap<u64, Opening>>,
}

/// Setting key of the channel of a person.
fn key(person: u64) -> String {
    format!("dm.{person}")
}

impl DmChannels {
    /// The direct message channel of that person. [`ErrorClass::NotYet`]: it is being opened.
    pub(crate) async fn of(
        self: &Arc<Self>,
        (table, connection): (&Table, &Connection),
        person: u64,
    ) -> Result<Result<ChannelId, ErrorClass>, TableError> {
        let known = self.known.lock().get(&person).copied();
        if let Some(channel) = known {
            return Ok(Ok(ChannelId::new(channel)));
        }
        let stored = table.recall(&key(person)).await?.and_then(|id| id.parse().ok());
        if let Some(channel) = stored.filter(|id| *id != 0) {
            self.known.lock().insert(person, channel);
            return Ok(Ok(ChannelId::new(channel)));
        }
        let mut opening = self.opening_of(table, connection, person);
        let ended = tokio::time::timeout(PATIENCE, opening.wait_for(Option::is_some));
        // The time is up, or the task that opened it was stopped with the program.
        let ended = ended.await.ok().and_then(Result::ok).and_then(|ended| *ended);
        Ok(ended.unwrap_or(Err(ErrorClass::NotYet)).map(ChannelId::new))
    }

    /// Forgets a channel that Discord no longer knows.
    pub(crate) async fn forget(&self, table: &Table, person: u64) -> Result<(), TableError> {
        self.known.lock().remove(&person);
        table.remember(&key(person), "0").await
    }

    /// Forgets the channel of somebody who was erased; what was stored of it is gone.
    pub(crate) fn drop_known(&self, person: u64) {
        self.known.lock().remove(&person);
    }

    /// The opening of that person's channel, which begins now unless it goes on already.
    fn opening_of(self: &Arc<Self>, table: &Table, connection: &Connection, person: u64) -> Opening {
        let mut all = self.opening.lock();
        if let Some(opening) = all.get(&person) {
            return opening.clone();
        }
        let (ended, opening) = watch::channel(None);
        all.insert(person, opening.clone());
        let (channels, table, connection) = (Arc::clone(self), table.clone(), connection.clone());
        tokio::spawn(async move {
            let opened = channels.open(&table, &connection, person).await;
            channels.opening.lock().remove(&person);
            ended.send_replace(Some(opened));
        });
        opening
    }

    async fn open(&self, table: &Table, connection: &Connection, person: u64) -> Result<u64, ErrorClass> {
        let http = connection.request().await;
        let channel = UserId::new(person).create_dm_channel(http).await?.id.get();
        self.known.lock().insert(person, channel);
        if let Err(error) = table.remember(&key(person), &channel.to_string()).await {
            tracing::warn!(%error, "a direct message channel is not remembered");
        }
        Ok(channel)
    }
}
