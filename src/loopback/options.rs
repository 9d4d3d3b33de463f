//! What a loopback is started with.

use std::path::PathBuf;
use std::time::Duration;

use super::clock::Clock;
use super::listen::Waits;

/// How a [`Loopback`](super::Loopback) is to be.
#[derive(Clone, Debug)]
pub struct Options {
    /// TCP port on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// The bot token that is accepted, without the word `Bot`; by default one that is new at each start.
    pub token: String,
    /// Name of the bot's user.
    pub bot: String,
    /// Name of the guild that exists from the start.
    pub guild: String,
    /// Name of its text channel.
    pub channel: String,
    /// The clock of Discord's limits.
    pub clock: Clock,
    /// How much is allowed how often.
    pub limits: Limits,
    /// Discord's own `OpenAPI` description, when there is a copy: a third opinion on every body.
    pub openapi: Option<PathBuf>,
    /// How long, in real time, a person waits for something that never comes before the test fails.
    pub patience: Duration,
    /// The file in which guilds, people, channels and messages are kept for the next start; without one they are gone
    /// at the end.
    pub world: Option<PathBuf>,
    /// How long a client is waited for.
    pub waits: Waits,
    /// Whether bodies and events are checked against schemas. Benches that measure the bot switch it off.
    pub checked: bool,
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
        }
    }
}

/// A token that nobody can guess: whoever knows it is the bot and reads what players keep from one another.
fn token() -> String {
    let mut bytes = [0; 32];
    rand::rand_core::TryRng::try_fill_bytes(&mut rand::rngs::SysRng, &mut bytes)
        .expect("an operating system without entropy can't keep a secret");
    format!("loopback-{}", data_encoding::HEXLOWER.encode(&bytes))
}

/// One bucket: this many requests per window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bucket {
    /// Requests per window; 0 means that there is no bucket.
    pub requests: u32,
    /// Length of the window.
    pub window: Duration,
}

/// Rate limits, read on the loopback's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Messages into one channel.
    pub channel_messages: Bucket,
    /// Follow-ups and edits through one interaction token.
    pub webhook: Bucket,
    /// Everything but interaction endpoints.
    pub global: Bucket,
    /// How often one message older than an hour may be edited before 30046.
    pub old_edits: u32,
}

impl Limits {
    /// What bots report of Discord (it publishes no figures but the global one).
    pub fn discord() -> Limits {
        Limits {
            channel_messages: Bucket { requests: 5, window: Duration::from_secs(5) },
            webhook: Bucket { requests: 5, window: Duration::from_secs(2) },
            global: Bucket { requests: 50, window: Duration::from_secs(1) },
            old_edits: 0,
        }
    }

    /// No rate limit at all: for stories that tell a whole game on a clock that stands still.
    pub fn none() -> Limits {
        let off = Bucket { requests: 0, window: Duration::ZERO };
        Limits { channel_messages: off, webhook: off, global: off, old_edits: 0 }
    }
}
