//! In-memory double of Discord for tests and the playground: REST v10, the gateway and simulated users, on a local port.
//!
//! The real client connects to it as to Discord. It validates each body that the bot sends and each event that it
//! sends itself, keeps guilds, channels, messages, files and interactions in memory, and injects faults on demand. It
//! depends on no other crate of the program, opens no connection to the network, and reads real time only in `clock`.

mod body;
mod clock;
mod entities;
mod faults;
mod gateway;
mod gateway_connection;
mod json;
mod listen;
mod message;
mod openapi;
mod options;
mod outcome;
pub mod page;
mod permissions;
mod rate_limits;
mod reply;
mod rest;
mod rest_pipeline;
mod router;
mod schema;
mod server;
mod session_starts;
mod sessions;
mod snowflakes;
mod state;
mod state_file;
mod state_record;
mod users;
mod validation;

use std::collections::BTreeSet;
use std::future::Future;
use std::net::Ipv4Addr;
use std::sync::Arc;

use axum::middleware;
use tokio::net::TcpListener;
use tokio::sync::broadcast;

pub use clock::{Clock, START_MS};
pub use entities::{Change, Channel, ChannelKind, Guild, Person, Post};
pub use faults::{Fault, Trouble};
pub use listen::Waits;
pub use message::{Attachment, Button, File, Message, Select};
pub use options::{Bucket, Limits, Options};
pub use outcome::{Ack, Choice, Input, Modal, Outcome, Refused, TimedOut};
pub use permissions::Permission;
pub use session_starts::Identify;
pub use snowflakes::Id;
pub use users::Pending;
pub use validation::Violation;

use server::Server;

/// Error of [`Loopback::start`].
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The port is taken or forbidden.
    #[error("can't listen on 127.0.0.1:{port}: {source}")]
    Listen {
        /// The requested port.
        port: u16,
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// The state file ([`Options::world`]) can't be used.
    #[error("{0}")]
    World(String),
    /// The `OpenAPI` file can't be used.
    #[error("can't use the OpenAPI description: {0}")]
    OpenApi(String),
}

/// A running Discord double. Clones share the same instance; [`shutdown`](Loopback::shutdown) stops it.
#[derive(Clone, Debug)]
pub struct Loopback {
    server: Arc<Server>,
    guild: Id,
    channel: Id,
    restored: Option<u64>,
}

impl Loopback {
    /// Starts an instance on 127.0.0.1, with one guild and one text channel.
    pub async fn start(options: Options) -> Result<Loopback, StartError> {
        let port = options.port;
        let server = Arc::new(Server::new(options).map_err(StartError::OpenApi)?);
        let listen = |source| StartError::Listen { port, source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(listen)?;
        server.set_port(listener.local_addr().map_err(listen)?.port());
        let restored = restore(&server)?;
        let (guild, channel) = furnished(&server).unwrap_or_else(|| furnish(&server));
        keep(&server, restored)?;
        let loopback = Loopback { server, guild, channel, restored };
        // As for the page: a page of another site, open in a browser on this machine, must not reach the API.
        let router = loopback.router().layer(middleware::from_fn(page::guard::check));
        tokio::spawn(listen::serve(listener, router, loopback.waits(), loopback.server.stopping()));
        Ok(loopback)
    }

    /// Closes the gateway and stops listening.
    pub fn shutdown(&self) {
        self.server.stop();
    }

    /// Router of Discord's API, to be served at another address too (for instance behind TLS, as discord.com). It has
    /// no host check: the caller decides who may reach it.
    pub fn router(&self) -> axum::Router {
        listen::bounded(router::router(Arc::clone(&self.server)), server::MOST_BYTES, self.waits())
    }

    /// Timeouts for a client's request.
    pub(crate) fn waits(&self) -> Waits {
        self.server.options().waits
    }

    /// `http://127.0.0.1:PORT`, without `/api/v10`.
    pub fn base_url(&self) -> String {
        self.server.base_url()
    }

    /// The bot token that is accepted.
    pub fn token(&self) -> String {
        self.server.options().token.clone()
    }

    /// Id of the application and of its bot user.
    pub fn application(&self) -> Id {
        self.read(|w| w.application)
    }

    /// Name of the bot's user.
    pub fn bot_name(&self) -> String {
        self.server.options().bot.clone()
    }

    /// The first guild.
    pub fn guild(&self) -> Id {
        self.guild
    }

    /// Name of the first guild.
    pub fn guild_name(&self) -> String {
        self.server.options().guild.clone()
    }

    /// The newest time, in Unix milliseconds, in the state file that was read at start; `None` if none was read.
    pub fn restored_until(&self) -> Option<u64> {
        self.restored
    }

    /// Writes the current time to the state file: after a restart, a clock that was moved ahead can continue from there.
    pub fn note_time(&self) {
        let now = self.server.clock().now_ms();
        self.server.with(|world| world.append_time(now));
    }

    /// The first text channel.
    pub fn channel(&self) -> Id {
        self.channel
    }

    /// The clock that Discord's limits use; advance it to let time pass.
    pub fn clock(&self) -> &Clock {
        self.server.clock()
    }

    /// Whether any gateway session is connected.
    pub fn connected(&self) -> bool {
        self.read(|w| w.gateway.connected())
    }

    /// Number of IDENTIFYs and number of successful RESUMEs.
    pub fn sessions(&self) -> (u64, u64) {
        self.read(|w| (w.gateway.identifies, w.gateway.resumes))
    }

    /// All IDENTIFYs, also those that came too early, in their order.
    pub fn identifies(&self) -> Vec<Identify> {
        self.read(|w| w.gateway.starts.all.clone())
    }

    /// Numbers of the shards that are connected.
    pub fn shards_connected(&self) -> BTreeSet<u64> {
        self.read(|w| w.gateway.shards_connected())
    }

    /// Number of requests that a rate limit refused with 429.
    pub fn refused(&self) -> u64 {
        self.server.buckets.lock().refused
    }

    /// Number of requests that count for the global limit, and the most of them within one second, wherever it began.
    pub fn counted(&self) -> (u64, usize) {
        let buckets = self.server.buckets.lock();
        (buckets.counted, buckets.busiest)
    }

    /// The messages that the bot posted, in order, if [`Options::records_posts`] is set.
    pub fn posts(&self) -> Vec<Post> {
        self.read(|w| w.posts.clone())
    }

    /// All requests of the bot that break Discord's rules, and the loopback's own events that break the schema.
    pub fn violations(&self) -> Vec<Violation> {
        self.read(|w| w.violations.clone())
    }

    /// Number of edits that were refused because the message is old, by message.
    pub fn refused_edits(&self) -> Vec<(Id, u32)> {
        self.read(|w| w.old_edits_refused.iter().map(|(message, count)| (*message, *count)).collect())
    }

    /// Returns and clears the violations so far, for tests that provoke some.
    pub fn take_violations(&self) -> Vec<Violation> {
        self.server.with(|w| std::mem::take(&mut w.violations))
    }

    /// Changes as they happen. A slow receiver loses the oldest.
    pub fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.server.subscribe()
    }

    /// Waits, without sleeping, until `look` returns a value; calls it again after each change.
    ///
    /// # Errors
    /// After [`Options::patience`].
    pub async fn wait_for<T>(
        &self,
        what: &str,
        mut look: impl FnMut(&Loopback) -> Option<T>,
    ) -> Result<T, TimedOut> {
        let mut revision = self.server.revision();
        self.patiently(what, async move {
            loop {
                revision.borrow_and_update();
                if let Some(found) = look(self) {
                    return found;
                }
                if revision.changed().await.is_err() {
                    // The server is gone, so there are no more changes: wait for the timeout.
                    std::future::pending::<()>().await;
                }
            }
        })
        .await
    }

    /// Waits until the bot has registered this command (it may have registered others too).
    pub async fn wait_command(&self, name: &str) -> Result<(), TimedOut> {
        self.wait_for(&format!("the command {name}"), |l| {
            l.commands().iter().any(|c| c["name"] == name).then_some(())
        })
        .await
    }

    async fn patiently<T>(&self, what: &str, wait: impl Future<Output = T>) -> Result<T, TimedOut> {
        let patience = self.server.options().patience;
        tokio::time::timeout(patience, wait).await.map_err(|_| TimedOut(what.to_owned()))
    }

    fn read<T>(&self, look: impl FnOnce(&state::World) -> T) -> T {
        self.server.with(|world| look(world))
    }
}

/// Reads the state file, if there is one.
fn restore(server: &Server) -> Result<Option<u64>, StartError> {
    let Some(path) = &server.options().world else { return Ok(None) };
    let base = server.base_url();
    let restored = server.with(|world| state_file::read(path, &base, world)).map_err(StartError::World)?;
    Ok(restored.map(|restored| restored.until_ms))
}

/// Writes all changes to the state file from now on, if one is set.
fn keep(server: &Server, restored: Option<u64>) -> Result<(), StartError> {
    let Some(path) = &server.options().world else { return Ok(()) };
    // The file may be from a clock that was ahead, and the new clock may not have been moved yet.
    let (base, now) = (server.base_url(), server.clock().now_ms().max(restored.unwrap_or(0)));
    server.with(|world| world.keep_in(path, &base, now)).map_err(StartError::World)
}

/// The first guild and its first text channel, if the state file had them.
fn furnished(server: &Server) -> Option<(Id, Id)> {
    server.with(|world| {
        let guild = *world.guilds.keys().next()?;
        let channel =
            world.channels.values().find(|c| c.kind == ChannelKind::Text && c.guild == Some(guild))?;
        Some((guild, channel.id))
    })
}

/// Creates the initial guild and text channel.
fn furnish(server: &Server) -> (Id, Id) {
    let now = server.clock().now_ms();
    let options = server.options();
    let guild = server.with(|world| {
        let id = world.ids.next(now);
        world
            .guilds
            .insert(id, Guild { id, name: options.guild.clone(), locale: "en-US".into(), community: false });
        id
    });
    let channel = server.with(|world| {
        let id = world.ids.next(now);
        let mut channel = Channel::bare(id, ChannelKind::Text, options.channel.clone());
        channel.guild = Some(guild);
        world.channels.insert(id, channel);
        id
    });
    (guild, channel)
}
