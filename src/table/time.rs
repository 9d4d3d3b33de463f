//! Time as the table knows it: handed in, never asked of the machine but in [`SystemClock`].

use std::sync::atomic::{AtomicI64, Ordering};

/// Unix time in milliseconds.
pub type Millis = i64;

/// One minute.
pub(crate) const MINUTE: Millis = 60_000;
/// One hour.
pub(crate) const HOUR: Millis = 60 * MINUTE;
/// One day.
pub(crate) const DAY: Millis = 24 * HOUR;

/// A lobby that nobody touches for so long closes itself ([PBP-3]).
pub(crate) const LOBBY_LIFE: Millis = 7 * DAY;

/// Tells the time.
pub trait Clock: Send + Sync {
    /// Now.
    fn now(&self) -> Millis;
}

/// The machine's clock: the one place that reads it.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[allow(clippy::disallowed_methods, reason = "the one place that reads the wall clock")]
    fn now(&self) -> Millis {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
    }
}

/// A clock that stands still until somebody moves it: tests, and the playground's "skip to the deadline".
#[derive(Debug, Default)]
pub struct ManualClock(AtomicI64);

impl ManualClock {
    /// Starts at that time.
    pub const fn new(now: Millis) -> Self {
        Self(AtomicI64::new(now))
    }

    /// Goes forward by so much.
    pub fn advance(&self, by: Millis) {
        self.0.fetch_add(by, Ordering::SeqCst);
    }

    /// Goes to that time.
    pub fn set(&self, now: Millis) {
        self.0.store(now, Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Millis {
        self.0.load(Ordering::SeqCst)
    }
}
