//! Rate limit of the outbox: a token bucket. Discord allows 50 requests per second; the outbox uses 45, which leaves
//! room for occasional other requests. Responses to interactions don't count and don't use it.

use parking_lot::Mutex;
use std::time::{Duration, Instant};

/// Requests per second, and capacity of the bucket.
const RATE: f64 = 45.0;

/// The bucket; it starts full.
#[derive(Debug)]
pub(crate) struct SendRateLimit {
    state: Mutex<(f64, Option<Instant>)>,
}

impl SendRateLimit {
    pub(crate) const fn new() -> Self {
        Self { state: Mutex::new((RATE, None)) }
    }

    /// Takes one token, waits if there is none.
    pub(crate) async fn take(&self) {
        let wait = self.reserve(now());
        if !wait.is_zero() {
            pause(wait).await;
        }
    }

    /// Takes a token, if necessary in advance; returns how long to wait for it.
    fn reserve(&self, now: Instant) -> Duration {
        let mut state = self.state.lock();
        let since = state.1.map_or(Duration::ZERO, |last| now.saturating_duration_since(last));
        state.0 = (state.0 + since.as_secs_f64() * RATE).min(RATE) - 1.0;
        state.1 = Some(now);
        if state.0 >= 0.0 { Duration::ZERO } else { Duration::from_secs_f64(-state.0 / RATE) }
    }
}

#[allow(
    clippy::disallowed_methods,
    reason = "the delivery's own measure of real seconds: Discord's limits are real"
)]
fn now() -> Instant {
    Instant::now()
}

#[allow(clippy::disallowed_methods, reason = "the delivery may wait")]
async fn pause(time: Duration) {
    tokio::time::sleep(time).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_goes_at_once_and_then_45_a_second() {
        let rate = SendRateLimit::new();
        let start = now();
        let burst = (0..45).map(|_| rate.reserve(start)).max().unwrap();
        assert_eq!(burst, Duration::ZERO);
        let last = (0..90).map(|_| rate.reserve(start)).max().unwrap();
        assert!((1.99..2.01).contains(&last.as_secs_f64()), "{last:?}");
        assert_eq!(rate.reserve(start + Duration::from_mins(1)), Duration::ZERO, "it fills again");
    }
}
