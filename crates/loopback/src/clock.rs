//! The loopback's clock: injected, movable, and the only reader of real time in this module.
//!
//! It offers only "now" and "wait until": tests of limits of three seconds, fifteen minutes and one hour move the
//! clock instead of waiting.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use time::OffsetDateTime;

use tokio::sync::watch;

/// Default start of [`Clock::manual`]: 2026-01-01T00:00:00Z.
pub const START_MS: u64 = 1_767_225_600_000;

/// A clock in Unix milliseconds that can be moved ahead. Clones move together.
#[derive(Clone)]
pub struct Clock {
    read: Arc<dyn Fn() -> u64 + Send + Sync>,
    ahead: Arc<AtomicU64>,
    moved: Arc<watch::Sender<u64>>,
}

impl Clock {
    /// A clock with the base time `read` (Unix milliseconds, must not decrease).
    pub fn new(read: impl Fn() -> u64 + Send + Sync + 'static) -> Clock {
        Clock { read: Arc::new(read), ahead: Arc::default(), moved: Arc::new(watch::Sender::new(0)) }
    }

    /// Real time.
    pub fn wall() -> Clock {
        Clock::new(wall_ms)
    }

    /// A clock that stands still at [`START_MS`] until it is moved.
    pub fn manual() -> Clock {
        Clock::new(|| START_MS)
    }

    /// The current time in Unix milliseconds.
    pub fn now_ms(&self) -> u64 {
        (self.read)() + self.ahead.load(Ordering::SeqCst)
    }

    /// Moves this clock (and every clone) ahead and wakes the tasks that wait on it.
    pub fn advance(&self, by: Duration) {
        self.ahead.fetch_add(by.as_millis() as u64, Ordering::SeqCst);
        self.moved.send_modify(|n| *n += 1);
    }

    /// Returns when this clock shows `at_ms` or later. A manual clock must be moved for that.
    pub async fn wait_until(&self, at_ms: u64) {
        let mut moved = self.moved.subscribe();
        loop {
            let left = at_ms.saturating_sub(self.now_ms());
            if left == 0 {
                return;
            }
            // A moved clock wakes this early; a running clock has arrived after `left`.
            let _ = tokio::time::timeout(Duration::from_millis(left), moved.changed()).await;
        }
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Clock").field("now_ms", &self.now_ms()).finish_non_exhaustive()
    }
}

#[expect(clippy::disallowed_methods, reason = "the one place of this room that reads the wall clock")]
fn wall_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as u64)
}

/// A monotonic instant, for measuring response times only; no decision depends on it.
#[expect(clippy::disallowed_methods, reason = "measurement only: the figures on Outcome")]
pub(crate) fn instant() -> Instant {
    Instant::now()
}

/// Unix milliseconds in Discord's format: `2026-01-01T00:00:00.000000+00:00`.
pub(crate) fn iso(ms: u64) -> String {
    let at = OffsetDateTime::UNIX_EPOCH.saturating_add(time::Duration::milliseconds(ms as i64));
    let (year, month, day) = at.to_calendar_date();
    let (hour, minute, second, micro) = at.to_hms_micro();
    let month = u8::from(month);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{micro:06}+00:00")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_are_written_as_discord_writes_them() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(START_MS), "2026-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_400_123), "2000-02-29T00:00:00.123000+00:00");
    }

    #[tokio::test]
    async fn a_manual_clock_arrives_when_it_is_moved() {
        let clock = Clock::manual();
        let at = clock.now_ms() + 900_000;
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.wait_until(at).await }
        });
        clock.advance(Duration::from_mins(15));
        waiting.await.expect("the waiter ends");
        assert_eq!(clock.now_ms(), at);
    }
}
