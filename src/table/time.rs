//! Clocks and time units. Other code must not read the system time: tests inject a [`ManualClock`].

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

/// Unix time in milliseconds.
pub type Millis = i64;

/// One minute.
pub(crate) const MINUTE: Millis = 60_000;
/// One hour.
pub(crate) const HOUR: Millis = 60 * MINUTE;
/// One day.
pub(crate) const DAY: Millis = 24 * HOUR;

/// Inactivity after which a lobby closes ([PBP-3]).
pub(crate) const LOBBY_LIFE: Millis = 7 * DAY;

/// A source of the current time.
pub trait Clock: Send + Sync {
    /// The current time.
    fn now(&self) -> Millis;

    /// Time that nobody can set: it begins anywhere, and only its differences mean something. By default as [`Clock::now`],
    /// which is right for a clock that is never set.
    fn steady(&self) -> Millis {
        self.now()
    }
}

/// The system clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[allow(clippy::disallowed_methods, reason = "the one place that reads the wall clock")]
    fn now(&self) -> Millis {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
    }

    #[allow(clippy::disallowed_methods, reason = "the one place that reads the monotonic clock")]
    fn steady(&self) -> Millis {
        static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
        Millis::try_from(BEGIN.elapsed().as_millis()).unwrap_or(Millis::MAX)
    }
}

/// A clock that only moves when it is set: for tests, and for the playground's "skip to the deadline".
#[derive(Debug, Default)]
pub struct ManualClock {
    now: AtomicI64,
    /// The sum of all jumps.
    jumped: AtomicI64,
}

impl ManualClock {
    /// A clock that shows this time.
    pub const fn new(now: Millis) -> Self {
        Self { now: AtomicI64::new(now), jumped: AtomicI64::new(0) }
    }

    /// Moves the clock forward by `by` milliseconds.
    pub fn advance(&self, by: Millis) {
        self.now.fetch_add(by, Ordering::SeqCst);
    }

    /// Lets time pass until the clock shows this time.
    pub fn set(&self, now: Millis) {
        self.now.store(now, Ordering::SeqCst);
    }

    /// Sets the clock forward or back while no time passes.
    pub fn jump(&self, by: Millis) {
        self.jumped.fetch_add(by, Ordering::SeqCst);
        self.now.fetch_add(by, Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Millis {
        self.now.load(Ordering::SeqCst)
    }

    fn steady(&self) -> Millis {
        self.now() - self.jumped.load(Ordering::SeqCst)
    }
}
