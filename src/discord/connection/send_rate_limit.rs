//! Rate limit of all requests but responses to interactions, which don't count: Discord allows 50 in any second, and about
//! five posts and five edits in a channel in five seconds.
//!
//! A request waits for its channel first, then for its place among all: so a busy channel holds up nobody else, and no
//! wait lies between the permit and the request. Permits are counted when they are used, so a process that was held up
//! does not make up for it in a burst.

use parking_lot::Mutex;
use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};

/// Requests per second. With [`BURST`] at most 49 in any second.
const RATE: f64 = 44.5;
/// Capacity of the bucket: requests that may go at once.
const BURST: f64 = 4.0;
/// Maximum number of requests of one kind in a channel within [`CHANNEL_PERIOD`], as bot authors report it.
const IN_CHANNEL: usize = 5;
/// Period of the limit of a channel, with a reserve for requests that arrive late.
const CHANNEL_PERIOD: Duration = Duration::from_millis(5_200);
/// Number of channels from which on idle ones are forgotten.
const MOST_CHANNELS: usize = 1_024;

/// Kind of a request to a channel; each has a limit of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ChannelRequest {
    /// A new message.
    Post,
    /// A change of a message.
    Edit,
}

/// A channel and the kind of request.
type Lane = (ChannelRequest, u64);

/// The rate limit.
#[derive(Debug)]
pub(crate) struct SendRateLimit {
    /// Held by whoever is next; it hands over in the order of arrival.
    turn: tokio::sync::Mutex<()>,
    used: Mutex<Used>,
    /// Off: everything is permitted at once.
    off: bool,
}

/// What was permitted so far.
#[derive(Debug)]
struct Used {
    bucket: f64,
    filled: Option<Instant>,
    /// Times of the newest requests of each channel.
    lanes: BTreeMap<Lane, VecDeque<Instant>>,
}

impl SendRateLimit {
    pub(crate) fn new() -> Self {
        let used = Used { bucket: BURST, filled: None, lanes: BTreeMap::new() };
        Self { turn: tokio::sync::Mutex::default(), used: Mutex::new(used), off: false }
    }

    /// Without limits, for a Discord that has none.
    pub(crate) fn off() -> Self {
        Self { off: true, ..Self::new() }
    }

    /// Waits for a permit for one request.
    pub(crate) async fn take(&self) {
        self.permitted(None).await;
    }

    /// The same for a request to a channel.
    pub(crate) async fn take_in(&self, kind: ChannelRequest, channel: u64) {
        self.permitted(Some((kind, channel))).await;
    }

    /// Waits until the channel has room, without using it: what costs memory is made after this wait.
    pub(crate) async fn room_in(&self, kind: ChannelRequest, channel: u64) {
        if self.off {
            return;
        }
        loop {
            let wait = self.used.lock().wait_in((kind, channel), now());
            if wait.is_zero() {
                return;
            }
            pause(wait).await;
        }
    }

    /// Waits for a permit without queueing: for a person who waits for the answer.
    pub(crate) async fn take_urgent(&self) {
        if self.off {
            return;
        }
        loop {
            let permit = self.used.lock().permit(None, now());
            match permit {
                Permit::After(wait) => pause(wait).await,
                Permit::Given | Permit::ChannelFull => return,
            }
        }
    }

    async fn permitted(&self, lane: Option<Lane>) {
        if self.off {
            return;
        }
        loop {
            if let Some((kind, channel)) = lane {
                self.room_in(kind, channel).await;
            }
            let _turn = self.turn.lock().await;
            loop {
                let permit = self.used.lock().permit(lane, now());
                match permit {
                    Permit::Given => return,
                    // Others used the channel meanwhile.
                    Permit::ChannelFull => break,
                    Permit::After(wait) => pause(wait).await,
                }
            }
        }
    }
}

/// The answer to a request for a permit.
#[derive(Debug, PartialEq, Eq)]
enum Permit {
    Given,
    ChannelFull,
    After(Duration),
}

impl Used {
    fn permit(&mut self, lane: Option<Lane>, now: Instant) -> Permit {
        if lane.is_some_and(|lane| !self.wait_in(lane, now).is_zero()) {
            return Permit::ChannelFull;
        }
        let since = self.filled.map_or(Duration::ZERO, |last| now.saturating_duration_since(last));
        self.bucket = (self.bucket + since.as_secs_f64() * RATE).min(BURST);
        self.filled = Some(now);
        if self.bucket < 1.0 {
            return Permit::After(Duration::from_secs_f64((1.0 - self.bucket) / RATE));
        }
        self.bucket -= 1.0;
        if let Some(lane) = lane {
            if self.lanes.len() >= MOST_CHANNELS {
                self.lanes.retain(|_, used| used.back().is_some_and(|last| now - *last < CHANNEL_PERIOD));
            }
            self.lanes.entry(lane).or_default().push_back(now);
        }
        Permit::Given
    }

    /// How long that channel has no room.
    fn wait_in(&mut self, lane: Lane, now: Instant) -> Duration {
        let Some(used) = self.lanes.get_mut(&lane) else { return Duration::ZERO };
        used.retain(|at| now.saturating_duration_since(*at) < CHANNEL_PERIOD);
        match used.front() {
            Some(oldest) if used.len() >= IN_CHANNEL => {
                CHANNEL_PERIOD.saturating_sub(now.saturating_duration_since(*oldest))
            }
            _ => Duration::ZERO,
        }
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

    /// The times at which `many` requests get their permits if each is asked for as soon as possible; with `held_up` the
    /// program stands still for that long after the hundredth.
    fn permits(many: usize, lane: impl Fn(usize) -> Option<Lane>, held_up: Duration) -> Vec<Duration> {
        let limit = SendRateLimit::new();
        let mut used = limit.used.lock();
        let start = now();
        let (mut at, mut given) = (start, Vec::new());
        while given.len() < many {
            match used.permit(lane(given.len()), at) {
                Permit::Given => given.push(at - start),
                Permit::After(wait) => at += wait + Duration::from_millis(1),
                Permit::ChannelFull => at += used.wait_in(lane(given.len()).unwrap(), at),
            }
            if given.len() == 100 {
                at += held_up;
            }
        }
        given
    }

    /// The most requests within a second, wherever it begins.
    fn most_in_a_second(times: &[Duration]) -> usize {
        let second = Duration::from_secs(1);
        let from =
            |start: &Duration| times.iter().filter(|at| **at >= *start && **at <= *start + second).count();
        times.iter().map(from).max().unwrap()
    }

    #[test]
    fn no_second_has_more_than_50_requests_and_hardly_one_fewer_than_44() {
        let times = permits(900, |_| None, Duration::ZERO);
        assert!(most_in_a_second(&times) <= 50, "{}", most_in_a_second(&times));
        let last = times.last().unwrap().as_secs_f64();
        assert!((20.0..20.6).contains(&last), "900 requests in {last} s");
    }

    #[test]
    fn a_program_that_was_held_up_does_not_make_up_for_it_in_a_burst() {
        let times = permits(300, |_| None, Duration::from_secs(3));
        assert!(most_in_a_second(&times) <= 50, "{}", most_in_a_second(&times));
    }

    #[test]
    fn a_channel_gets_five_posts_in_five_seconds_and_five_edits_beside_them() {
        let posts = permits(10, |_| Some((ChannelRequest::Post, 1)), Duration::ZERO);
        assert!(posts[4] < Duration::from_secs(1) && posts[5] > Duration::from_secs(5), "{posts:?}");
        let both = permits(
            10,
            |number| Some(([ChannelRequest::Post, ChannelRequest::Edit][number % 2], 1)),
            Duration::ZERO,
        );
        assert!(both[9] < Duration::from_secs(1), "{both:?}");
    }

    #[tokio::test]
    async fn a_full_channel_holds_up_no_other() {
        let limit = SendRateLimit::new();
        for _ in 0..IN_CHANNEL {
            limit.take_in(ChannelRequest::Post, 1).await;
        }
        let busy = limit.take_in(ChannelRequest::Post, 1);
        let free = limit.take_in(ChannelRequest::Post, 2);
        tokio::select! {
            biased;
            () = busy => panic!("the full channel comes later"),
            () = free => {}
        }
    }
}
