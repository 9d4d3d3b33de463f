//! `Server`: the shared state behind all requests: the world under one lock, faults, rate limits, subscribers to changes.

use parking_lot::Mutex;
use std::sync::atomic::{AtomicU16, Ordering};

use tokio::sync::{broadcast, watch};

use super::clock::Clock;
use super::entities::Change;
use super::faults::Faults;
use super::openapi::OpenApi;
use super::options::Options;
use super::rate_limits::Buckets;
use super::schema;
use super::state::World;

/// Maximum bytes of one request on the wire: Discord's limit is 25 MiB; the rest is room for bodies that the REST
/// handlers refuse with Discord's own error.
pub(crate) const MOST_BYTES: usize = 32 << 20;
/// Number of changes that a subscriber may lag behind before it loses the oldest.
const CHANGES: usize = 4096;

/// Shared state behind a [`Loopback`](super::Loopback).
pub(crate) struct Server {
    options: Options,
    port: AtomicU16,
    world: Mutex<World>,
    pub(crate) faults: Mutex<Faults>,
    pub(crate) buckets: Mutex<Buckets>,
    pub(crate) openapi: Option<OpenApi>,
    changes: broadcast::Sender<Change>,
    revision: watch::Sender<u64>,
    stop: watch::Sender<bool>,
}

impl Server {
    pub(crate) fn new(options: Options) -> Result<Server, String> {
        let openapi = options.openapi.as_deref().map(OpenApi::read).transpose()?;
        let mut world = World::new(options.clock.now_ms(), &options.bot);
        world.checked = options.checked;
        Ok(Server {
            options,
            port: AtomicU16::new(0),
            world: Mutex::new(world),
            faults: Mutex::default(),
            buckets: Mutex::default(),
            openapi,
            changes: broadcast::Sender::new(CHANGES),
            revision: watch::Sender::new(0),
            stop: watch::Sender::new(false),
        })
    }

    pub(crate) fn options(&self) -> &Options {
        &self.options
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.options.clock
    }

    pub(crate) fn set_port(&self, port: u16) {
        self.port.store(port, Ordering::SeqCst);
    }

    pub(crate) fn base_url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port.load(Ordering::SeqCst))
    }

    pub(crate) fn gateway_url(&self) -> String {
        format!("ws://127.0.0.1:{}", self.port.load(Ordering::SeqCst))
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// A number that increases with every change; callers wait on it.
    pub(crate) fn revision(&self) -> watch::Receiver<u64> {
        self.revision.subscribe()
    }

    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Runs `act` under the lock, writes the changes to the state file, notifies the subscribers, then validates the
    /// events that were sent.
    pub(crate) fn with<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        let (result, news, events) = {
            let mut world = self.world.lock();
            let result = act(&mut world);
            let news = std::mem::take(&mut world.news);
            if world.file.is_some() {
                // Under the lock, so that the order in the file is the order of the changes.
                world.append_changes(&news, &self.base_url(), self.clock().now_ms());
            }
            (result, news, std::mem::take(&mut world.unchecked))
        };
        self.tell(news);
        if !events.is_empty() {
            self.check_events(&events);
        }
        result
    }

    fn tell(&self, news: Vec<Change>) {
        if news.is_empty() {
            return;
        }
        for change in news {
            // It is no error if there are no subscribers.
            let _ = self.changes.send(change);
        }
        self.revision.send_modify(|n| *n += 1);
    }

    fn check_events(&self, events: &[(&'static str, serde_json::Value)]) {
        for (event, data) in events {
            let flaws = schema::event(event, data);
            if !flaws.is_empty() {
                self.with(|world| {
                    for flaw in flaws {
                        world.violate("event-schema", event, flaw);
                    }
                });
            }
        }
    }
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("base_url", &self.base_url()).finish_non_exhaustive()
    }
}
