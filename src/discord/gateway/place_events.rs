//! Events about servers, channels and threads: a game whose channel is gone or locked is parked, and goes on when the channel is
//! back ([PBP-53]).
//!
//! An event may list all channels of a server. What is needed is taken out of it, and the event is dropped before anything waits:
//! thousands of servers tell of themselves at once when the bot connects.

use super::locked_threads;
use crate::discord::context::handler_context::HandlerContext;
use crate::table::Parked;
use serenity::all::{ChannelId, FullEvent, GuildChannel, GuildId};
use std::sync::Arc;

/// What an event says of a place where games may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlaceEvent {
    /// Nothing that games depend on.
    Noted,
    /// A channel or a server is gone.
    Gone(u64, Parked),
    /// A thread is gone, maybe one of a private talk.
    ThreadGone(u64),
    /// A thread is locked.
    ThreadLocked {
        /// Its server.
        guild: GuildId,
        /// The thread.
        thread: ChannelId,
    },
    /// A channel or a server may be available again.
    Back(u64),
}

/// Reads an event about a place, and keeps what it says about a server; `None`: the event is about something else.
pub(crate) fn read(context: &HandlerContext, event: &FullEvent) -> Option<PlaceEvent> {
    let heard = |id: GuildId, name: &str, locale: &str, features: &[String]| {
        context.server_heard(id.get(), name, locale, features);
    };
    Some(match event {
        FullEvent::ChannelDelete { channel, .. } => PlaceEvent::Gone(channel.id.get(), Parked::Channel),
        FullEvent::ThreadDelete { thread, .. } => PlaceEvent::ThreadGone(thread.id.get()),
        // Without `unavailable` the bot was removed from the server; with it Discord has an outage.
        FullEvent::GuildDelete { incomplete, .. } if incomplete.unavailable => PlaceEvent::Noted,
        FullEvent::GuildDelete { incomplete, .. } => PlaceEvent::Gone(incomplete.id.get(), Parked::Server),
        FullEvent::GuildCreate { guild, .. } => {
            heard(guild.id, &guild.name, &guild.preferred_locale, &guild.features);
            PlaceEvent::Back(guild.id.get())
        }
        FullEvent::GuildUpdate { new_data, .. } => {
            heard(new_data.id, &new_data.name, &new_data.preferred_locale, &new_data.features);
            PlaceEvent::Noted
        }
        FullEvent::ThreadUpdate { new, .. } if is_locked(new) => {
            PlaceEvent::ThreadLocked { guild: new.guild_id, thread: new.id }
        }
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => {
            PlaceEvent::Back(new.id.get())
        }
        FullEvent::GuildRoleUpdate { new, .. } => PlaceEvent::Back(new.guild_id.get()),
        _ => return None,
    })
}

/// Whether a thread is locked.
pub(super) fn is_locked(thread: &GuildChannel) -> bool {
    thread.thread_metadata.is_some_and(|known| known.locked)
}

/// Parks and resumes the games that are concerned.
pub(crate) async fn handle(context: &Arc<HandlerContext>, event: PlaceEvent) {
    match event {
        PlaceEvent::Noted => {}
        PlaceEvent::Gone(id, why) => lost(context, id, why).await,
        PlaceEvent::ThreadGone(thread) => {
            talk_deleted(context, thread).await;
            lost(context, thread, Parked::Channel).await;
        }
        PlaceEvent::ThreadLocked { guild, thread } => {
            if !locked_threads::may_write(context, guild, thread).await {
                lost(context, thread.get(), Parked::Locked).await;
            }
        }
        PlaceEvent::Back(id) => restored(context, id).await,
    }
}

async fn lost(context: &Arc<HandlerContext>, id: u64, why: Parked) {
    if let Err(error) = context.table.channel_lost(id, why).await {
        tracing::error!(%error, "games whose channel is gone could not be parked");
    }
}

/// A thread is gone: if a private talk was held there, it is closed ([R3-8]).
async fn talk_deleted(context: &Arc<HandlerContext>, thread: u64) {
    if let Err(error) = context.table.talk_deleted(thread).await {
        tracing::error!(%error, "a talk whose thread is gone could not be closed");
    }
}

async fn restored(context: &Arc<HandlerContext>, id: u64) {
    if let Err(error) = context.table.channel_restored(id).await {
        tracing::error!(%error, "games that stand still could not be roused");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Api, Secret, Settings};
    use crate::discord::connection::http_clients::Connection;
    use crate::discord::gateway::bot::handler_context;
    use crate::rules::Rulebook;
    use crate::store::{Fault, Store};
    use crate::table::{Clock, FixedSeeds, Limits, ManualClock, NewGame, Person, Place, Table};
    use parking_lot::Mutex;

    /// Counts what the store does.
    #[derive(Default)]
    struct Counted(Mutex<Vec<&'static str>>);

    impl Fault for Counted {
        fn stops(&self, at: &'static str) -> bool {
            self.0.lock().push(at);
            false
        }
    }

    impl Counted {
        /// What was done since the last call.
        fn take(&self) -> Vec<&'static str> {
            std::mem::take(&mut self.0.lock())
        }
    }

    async fn context(folder: &tempfile::TempDir) -> (Arc<HandlerContext>, Arc<Counted>) {
        let counted = Arc::new(Counted::default());
        let store = Store::open(&folder.path().join("games.db")).await.unwrap().with_fault(counted.clone());
        let clock: Arc<dyn Clock> = Arc::new(ManualClock::new(1_790_000_000_000));
        let table = Table::new(store, clock.clone(), Arc::new(FixedSeeds::new(1)), Limits::default());
        let nowhere = Api::Base("http://127.0.0.1:9".into());
        let connection = Connection::new(&Secret::new("abc"), &nowhere).unwrap();
        (handler_context(table, clock, &Settings::default(), connection), counted)
    }

    #[tokio::test]
    async fn a_server_of_which_discord_tells_costs_no_write_unless_a_game_is_parked_there_pbp_53() {
        let folder = tempfile::tempdir().unwrap();
        let (context, counted) = context(&folder).await;
        let host = Person { id: 3, name: "Ilaria".into(), bot: false, locale: "en".into(), manages: None };
        let other = Person { id: 4, ..host.clone() };
        let place = Place { guild: 7, channel: 70 };
        context.table.open_lobby(place, &host, NewGame::of(Rulebook::Classic)).await.unwrap();
        context.table.join(place, &other).await.unwrap();
        context.table.start(place, &host).await.unwrap();
        counted.take();
        for guild in 1..=100 {
            context.server_heard(guild, "Server", "it", &["COMMUNITY".into()]);
            handle(&context, PlaceEvent::Back(guild)).await;
        }
        assert_eq!(counted.take(), ["any parked at"; 100]);
        assert_eq!(context.server_as_heard(100), Some(("Server".to_owned(), Some("it"))));

        handle(&context, PlaceEvent::Gone(7, Parked::Server)).await;
        counted.take();
        handle(&context, PlaceEvent::Back(8)).await;
        assert_eq!(counted.take(), ["any parked at"]);
        handle(&context, PlaceEvent::Back(7)).await;
        assert!(counted.take().contains(&"commit"), "its notices are tried again");
    }

    #[tokio::test]
    async fn what_is_known_of_a_server_is_stored_once_when_a_message_needs_it_pbp_16() {
        let folder = tempfile::tempdir().unwrap();
        let (context, counted) = context(&folder).await;
        let stored = async |key: &str| context.table.recall(key).await.unwrap();
        let commits = || counted.take().into_iter().filter(|at| *at == "commit").count();
        context.server_heard(7, "Seven", "it", &["COMMUNITY".into()]);
        assert_eq!(stored("guild.7").await, None);
        assert_eq!(context.public(7).await.unwrap().lang(), crate::text::Lang::It);
        assert_eq!(
            (stored("guild.7").await, stored("locale.7").await),
            (Some("Seven".into()), Some("it".into()))
        );
        assert!(commits() > 0);
        // Told again, as at each start: nothing is new.
        context.server_heard(7, "Seven", "it", &["COMMUNITY".into()]);
        context.public(7).await.unwrap();
        assert_eq!(commits(), 0);
        context.server_heard(7, "Seven of Nine", "it", &[]);
        context.public(7).await.unwrap();
        assert_eq!(stored("guild.7").await.as_deref(), Some("Seven of Nine"));
    }
}
