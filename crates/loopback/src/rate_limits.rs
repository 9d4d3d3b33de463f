//! Rate limits: fixed windows that open with their first request, and Discord's headers for them. What counts for the global
//! limit is counted in sliding seconds too: two windows that meet can hide almost twice the limit.

use std::collections::{BTreeMap, VecDeque};

use serde_json::json;

use super::options::{Bucket, Limits};
use super::reply::Reply;

/// The longest window in ms: that of changes of a name.
const LONGEST_MS: u64 = 600_000;

#[derive(Clone, Copy, Debug)]
struct Window {
    opened_ms: u64,
    used: u32,
}

/// The open windows.
#[derive(Debug, Default)]
pub(crate) struct Buckets {
    windows: BTreeMap<String, Window>,
    /// Number of requests refused so far.
    pub(crate) refused: u64,
    newest: VecDeque<u64>,
    /// The most requests within one second, wherever it began; refused ones count too.
    pub(crate) busiest: usize,
    /// Number of requests that count for the global limit.
    pub(crate) counted: u64,
}

/// The bucket of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// Messages to one channel; counts for the global limit too.
    Channel(String),
    /// Follow-ups and edits through one interaction token; exempt from the global limit.
    Webhook(String),
    /// Changes of the name of one channel; counted for the global limit already.
    Name(String),
    /// Openings of DM channels; counted for the global limit already.
    DmOpened,
    /// The global limit only.
    Open,
    /// Interaction callbacks: no limit at all.
    Exempt,
}

type Headers = Vec<(&'static str, String)>;

impl Buckets {
    /// Counts a request. Returns the rate limit headers for its response, or the 429 response.
    pub(crate) fn take(&mut self, key: &Key, limits: &Limits, now_ms: u64) -> Result<Headers, Reply> {
        let taken = self.take_one(key, limits, now_ms);
        self.refused += u64::from(taken.is_err());
        taken
    }

    fn take_one(&mut self, key: &Key, limits: &Limits, now_ms: u64) -> Result<Headers, Reply> {
        if matches!(key, Key::Open | Key::Channel(_)) {
            self.note(now_ms);
            self.count("global", limits.global, now_ms).map_err(|left| refusal(left, true, "global"))?;
        }
        let (name, bucket) = match key {
            Key::Channel(id) => (format!("channel-{id}"), limits.channel_messages),
            Key::Webhook(token) => (format!("webhook-{token}"), limits.webhook),
            Key::Name(id) => (format!("name-{id}"), limits.renames),
            Key::DmOpened => ("dms".into(), limits.dms_opened),
            Key::Open | Key::Exempt => return Ok(Vec::new()),
        };
        if bucket.requests == 0 {
            return Ok(Vec::new());
        }
        match self.count(&name, bucket, now_ms) {
            Ok((left, reset_ms)) => Ok(headers(&name, bucket.requests, left, reset_ms, now_ms)),
            Err(reset_ms) => {
                let mut reply = refusal(reset_ms, false, "user");
                reply.headers.extend(headers(&name, bucket.requests, 0, reset_ms, now_ms));
                Err(reply)
            }
        }
    }

    /// Counts a request in the second that ends with it.
    fn note(&mut self, now_ms: u64) {
        self.counted += 1;
        self.newest.push_back(now_ms);
        while self.newest.front().is_some_and(|first| first + 1000 <= now_ms) {
            self.newest.pop_front();
        }
        self.busiest = self.busiest.max(self.newest.len());
    }

    /// Returns `Ok((requests left, ms to reset))` or `Err(ms to reset)`.
    fn count(&mut self, name: &str, bucket: Bucket, now_ms: u64) -> Result<(u32, u64), u64> {
        let length = bucket.window.as_millis() as u64;
        if bucket.requests == 0 {
            return Ok((u32::MAX, 0));
        }
        if self.windows.len() > 1000 {
            self.windows.retain(|_, w| now_ms < w.opened_ms + LONGEST_MS);
        }
        let window = self.windows.entry(name.into()).or_insert(Window { opened_ms: now_ms, used: 0 });
        if now_ms >= window.opened_ms + length {
            *window = Window { opened_ms: now_ms, used: 0 };
        }
        let reset = window.opened_ms + length - now_ms;
        if window.used >= bucket.requests {
            return Err(reset);
        }
        window.used += 1;
        Ok((bucket.requests - window.used, reset))
    }
}

fn seconds(ms: u64) -> String {
    format!("{}.{:03}", ms / 1000, ms % 1000)
}

fn headers(name: &str, limit: u32, left: u32, reset_ms: u64, now_ms: u64) -> Headers {
    vec![
        ("x-ratelimit-limit", limit.to_string()),
        ("x-ratelimit-remaining", left.to_string()),
        ("x-ratelimit-reset", seconds(now_ms + reset_ms)),
        ("x-ratelimit-reset-after", seconds(reset_ms)),
        ("x-ratelimit-bucket", name.split('-').next().unwrap_or("bucket").to_string()),
    ]
}

/// A 429 response in Discord's form: whole seconds in the header, a float in the body, no `code`.
pub(crate) fn refusal(retry_ms: u64, global: bool, scope: &str) -> Reply {
    let mut reply = Reply::json(json!({
        "message": "You are being rate limited.",
        "retry_after": retry_ms as f64 / 1000.0,
        "global": global,
    }));
    reply.status = 429;
    reply.headers = vec![
        ("retry-after", retry_ms.div_ceil(1000).to_string()),
        ("x-ratelimit-scope", scope.into()),
        ("via", "1.1 google".into()),
    ];
    if global {
        reply.headers.push(("x-ratelimit-global", "true".into()));
    }
    reply
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_second_is_counted_wherever_it_begins() {
        let limits =
            Limits { global: Bucket { requests: 50, window: Duration::from_secs(1) }, ..Limits::none() };
        let mut buckets = Buckets::default();
        // The last request of one window and all of the next lie within a second.
        for at in [0, 900, 901, 1000, 1001, 1899] {
            assert!(buckets.take(&Key::Open, &limits, at).is_ok());
        }
        assert_eq!((buckets.busiest, buckets.counted), (5, 6));
        assert!(buckets.take(&Key::Exempt, &limits, 1899).is_ok());
        assert_eq!(buckets.counted, 6, "answers to interactions don't count");
    }

    #[test]
    fn the_sixth_message_in_a_window_is_refused_and_the_next_window_is_open() {
        let limits = Limits {
            channel_messages: Bucket { requests: 5, window: Duration::from_secs(5) },
            ..Limits::none()
        };
        let mut buckets = Buckets::default();
        let key = Key::Channel("1".into());
        for left in (0..5).rev() {
            let headers = buckets.take(&key, &limits, 1000).expect("within the limit");
            assert!(headers.contains(&("x-ratelimit-remaining", left.to_string())));
        }
        let refused = buckets.take(&key, &limits, 2500).expect_err("over the limit");
        assert_eq!(refused.status, 429);
        assert_eq!(refused.body.expect("a body")["retry_after"], 3.5);
        assert!(buckets.take(&Key::Channel("2".into()), &limits, 2500).is_ok(), "other channels are free");
        assert!(buckets.take(&key, &limits, 6000).is_ok(), "a new window");
    }
}
