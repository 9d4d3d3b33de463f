//! Options of a loopback: names, token, clock, rate limits, timeouts, state file.

use std::path::PathBuf;
use std::time::Duration;

use super::clock::Clock;
use super::listen::Waits;

/// Options of a [`Loopback`](super::Loopback).
#[derive(Clone, Debug)]
pub struct Options {
    /// TCP port on 127.0.0.1; 0 takes any free port.
    pub port: u16,
    /// The accepted bot token, without the prefix `Bot`; by default a new random one at each start.
    pub token: String,
    /// Name of the bot's user.
    pub bot: String,
    /// Name of the initial guild.
    pub guild: String,
    /// Name of the initial text channel.
    pub channel: String,
    /// The clock that Discord's limits use.
    pub clock: Clock,
    /// Rate limits.
    pub limits: Limits,
    /// Path of a copy of Discord's `OpenAPI` description; `None`: no check against it.
    pub openapi: Option<PathBuf>,
    /// Real time after which a wait for a change fails.
    pub patience: Duration,
    /// Path of the state file, which keeps guilds, people, channels and messages for the next start; `None`: they are
    /// lost at the end.
    pub world: Option<PathBuf>,
    /// Timeouts for a client's request.
    pub waits: Waits,
    /// Whether bodies and events are validated against the schemas. Benches that measure the bot switch it off.
    pub checked: bool,
    /// Whether the bytes of sent files are kept, to be seen by people. A bench that sends many switches it off.
    pub keeps_files: bool,
    /// Whether the messages that the bot posts are recorded, also those that are deleted later: [`Loopback::posts`].
    ///
    /// [`Loopback::posts`]: super::Loopback::posts
    pub records_posts: bool,
    /// The number of shards that `GET /gateway/bot` recommends.
    pub shards: u64,
    /// Number of sessions that the bot may begin within a day (`session_start_limit.total`).
    pub session_starts: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            port: 0,
            token: token(),
            bot: "Loopback Bot".into(),
            guild: "Loopback".into(),
            channel: "general".into(),
            clock: Clock::wall(),
            limits: Limits::discord(),
            openapi: None,
            patience: Duration::from_secs(20),
            world: None,
            waits: Waits::default(),
            checked: true,
            keeps_files: true,
            records_posts: false,
            shards: 1,
            session_starts: 1000,
        }
    }
}

/// A random token. It must be secret: a client that has it acts as the bot and can read what is hidden from other players.
fn token() -> String {
    let mut bytes = [0; 32];
    rand::rand_core::TryRng::try_fill_bytes(&mut rand::rngs::SysRng, &mut bytes)
        .expect("an operating system without entropy can't keep a secret");
    format!("loopback-{}", data_encoding::HEXLOWER.encode(&bytes))
}

/// One rate limit: a number of requests per window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bucket {
    /// Requests per window; 0 means no limit.
    pub requests: u32,
    /// Length of a window.
    pub window: Duration,
}

/// Rate limits, measured on the loopback's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Limit of messages per channel.
    pub channel_messages: Bucket,
    /// Limit of follow-ups and edits per interaction token.
    pub webhook: Bucket,
    /// Limit of changes of the name of one channel.
    pub renames: Bucket,
    /// Limit of openings of DM channels.
    pub dms_opened: Bucket,
    /// Limit of all routes but interaction callbacks and webhooks.
    pub global: Bucket,
    /// Limit of IDENTIFYs: `requests` is `max_concurrency`. Shards whose numbers leave the same remainder when divided by it
    /// share one bucket of one IDENTIFY per window.
    pub identifies: Bucket,
    /// Number of edits of one message older than an hour before error 30046.
    pub old_edits: u32,
}

impl Limits {
    /// Limits that bot authors report for Discord (it publishes only the global one and that of IDENTIFYs; of DMs it says that
    /// there is one).
    pub fn discord() -> Limits {
        Limits {
            channel_messages: Bucket { requests: 5, window: Duration::from_secs(5) },
            webhook: Bucket { requests: 5, window: Duration::from_secs(2) },
            renames: Bucket { requests: 2, window: Duration::from_mins(10) },
            dms_opened: Bucket { requests: 0, window: Duration::ZERO },
            global: Bucket { requests: 50, window: Duration::from_secs(1) },
            identifies: Bucket { requests: 1, window: Duration::from_secs(5) },
            old_edits: 0,
        }
    }

    /// No rate limits: for stories that play a whole game on a stopped clock.
    pub fn none() -> Limits {
        let off = Bucket { requests: 0, window: Duration::ZERO };
        Limits {
            channel_messages: off,
            webhook: off,
            renames: off,
            dms_opened: off,
            global: off,
            identifies: off,
            old_edits: 0,
        }
    }
}
