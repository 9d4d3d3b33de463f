//! A token bucket for what the outbox sends: Discord allows 50 requests a second, the bot keeps to 45, so that what else it
//! has to ask (once in a while) finds room. Never used for answers to interactions: those don't count.

use parking_lot::Mutex;
use std::time::{Duration, Instant};

/// Requests a second.
const RATE: f64 = 45.0;

/// The bucket: full at the start.
#[derive(Debug)]
pub(crate) struct SendRateLimit {
    state: Mutex<(f64, Option<Instant>)>,
}

impl SendRateLimit {
    pub(crate) const fn new() -> Self {
        Self { state: Mutex::new((RATE, None)) }
    }

    /// Takes one token, waiting for it if there is none.
    pub(crate) async fn take(&self) {
        let wait = self.reserve(now());
        if !wait.is_zero() {
            pause(wait).await;
        }
    }

    /// Takes a token, on credit if need be: how long until it is covered.
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
