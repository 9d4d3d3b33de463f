//! `Liveness`: what the loops of the bot say of themselves, and how the gateway stands. All times are steady milliseconds of the
//! clock of the games, given by the caller.

use crate::table::Millis;
use futures_util::future::BoxFuture;
use parking_lot::Mutex;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// Stands for a time that there is not.
const NONE: Millis = Millis::MIN;

/// The shards of the gateway.
pub trait Shards: Send + Sync {
    /// Whether each shard is connected, by number; empty before the first one is.
    fn up(&self) -> BoxFuture<'_, Vec<bool>>;
}

/// See the module.
pub struct Liveness {
    /// When the clock of the games last looked for what is due.
    clock_step: AtomicI64,
    /// When the delivery last looked for notices.
    delivery_look: AtomicI64,
    /// Since when the oldest notice has been waiting.
    oldest_notice: AtomicI64,
    /// Since when every message has failed for a reason that passes.
    failing: AtomicI64,
    shards: Mutex<Option<Arc<dyn Shards>>>,
}

impl Default for Liveness {
    fn default() -> Self {
        let never = || AtomicI64::new(NONE);
        Self {
            clock_step: never(),
            delivery_look: never(),
            oldest_notice: never(),
            failing: never(),
            shards: Mutex::default(),
        }
    }
}

impl fmt::Debug for Liveness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Liveness")
    }
}

fn known(time: &AtomicI64) -> Option<Millis> {
    Some(time.load(Ordering::Relaxed)).filter(|time| *time != NONE)
}

impl Liveness {
    /// The clock of the games has done what was due, or waits for what is next.
    pub fn clock_stepped(&self, now: Millis) {
        self.clock_step.store(now, Ordering::Relaxed);
    }

    /// The delivery has looked for notices; the oldest one that it has not finished has been waiting since `oldest`.
    pub fn delivery_looked(&self, now: Millis, oldest: Option<Millis>) {
        self.delivery_look.store(now, Ordering::Relaxed);
        self.oldest_notice.store(oldest.unwrap_or(NONE), Ordering::Relaxed);
    }

    /// The delivery still waits for notices.
    pub fn delivery_waits(&self, now: Millis) {
        self.delivery_look.store(now, Ordering::Relaxed);
    }

    /// A message reached Discord.
    pub fn message_sent(&self) {
        self.failing.store(NONE, Ordering::Relaxed);
    }

    /// A message failed for a reason that passes: Discord has an outage, or the network.
    pub fn message_failed(&self, now: Millis) {
        let _ = self.failing.compare_exchange(NONE, now, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// The gateway that this bot uses from now on.
    pub fn watch(&self, shards: Arc<dyn Shards>) {
        *self.shards.lock() = Some(shards);
    }

    /// Whether each shard is connected.
    pub(super) async fn shards(&self) -> Vec<bool> {
        let shards = self.shards.lock().clone();
        match shards {
            Some(shards) => shards.up().await,
            None => Vec::new(),
        }
    }

    /// Milliseconds since the last step of the clock; `None`: there was none.
    pub(super) fn clock_age(&self, now: Millis) -> Option<Millis> {
        known(&self.clock_step).map(|step| (now - step).max(0))
    }

    /// Milliseconds for which the oldest notice has been waiting.
    pub(super) fn oldest_notice(&self, now: Millis) -> Millis {
        known(&self.oldest_notice).map_or(0, |since| (now - since).max(0))
    }

    /// By how many milliseconds the delivery is behind; `None`: it has not begun.
    pub(super) fn delivery_lag(&self, now: Millis) -> Option<Millis> {
        let look = now - known(&self.delivery_look)?;
        let failing = known(&self.failing).map_or(0, |since| now - since);
        Some(look.max(failing).max(self.oldest_notice(now)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_not_begun_has_no_age_and_what_has_begun_grows_old() {
        let liveness = Liveness::default();
        assert_eq!((liveness.clock_age(9), liveness.delivery_lag(9)), (None, None));
        liveness.clock_stepped(0);
        liveness.delivery_looked(0, None);
        assert_eq!((liveness.clock_age(4_999), liveness.delivery_lag(4_999)), (Some(4_999), Some(4_999)));
        liveness.delivery_waits(5_000);
        assert_eq!(liveness.delivery_lag(5_000), Some(0), "nothing waits");
    }

    #[test]
    fn the_delivery_is_behind_by_its_oldest_notice() {
        let liveness = Liveness::default();
        liveness.delivery_looked(40_000, Some(10_000));
        assert_eq!((liveness.delivery_lag(41_000), liveness.oldest_notice(41_000)), (Some(31_000), 31_000));
        liveness.delivery_looked(42_000, Some(41_500));
        assert_eq!(liveness.delivery_lag(42_000), Some(500));
    }

    #[test]
    fn the_delivery_is_behind_by_the_time_for_which_nothing_has_got_through() {
        let liveness = Liveness::default();
        for now in [1_000, 20_000] {
            liveness.message_failed(now);
        }
        liveness.delivery_looked(33_000, None);
        assert_eq!(liveness.delivery_lag(33_000), Some(32_000));
        liveness.message_sent();
        assert_eq!(liveness.delivery_lag(33_000), Some(0));
    }
}
