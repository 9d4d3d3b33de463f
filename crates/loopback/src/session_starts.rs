//! Session start limits: how far apart IDENTIFYs have to be, and how many of them a bot has in a day.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::options::Bucket;

/// The time after which the number of sessions that may begin is full again, in ms.
const DAY_MS: u64 = 86_400_000;

/// An IDENTIFY that arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identify {
    /// Number of the shard.
    pub shard: u64,
    /// Time on the loopback's clock, in Unix milliseconds.
    pub at_ms: u64,
    /// Whether a session began; if not, it was refused because another one of its bucket came shortly before.
    pub accepted: bool,
}

/// The reason for which an IDENTIFY is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TooMany {
    /// Another one of the same bucket came within the window.
    InWindow,
    /// None is left today: Discord ends all sessions and resets the token.
    Today,
}

/// The IDENTIFYs so far.
#[derive(Debug, Default)]
pub(crate) struct SessionStarts {
    pub(crate) all: Vec<Identify>,
    /// The newest accepted IDENTIFY of each bucket, in Unix milliseconds.
    buckets: BTreeMap<u64, u64>,
    /// When the day began that is counted, in Unix milliseconds.
    since_ms: u64,
    today: u64,
}

impl SessionStarts {
    /// Counts an IDENTIFY of that shard.
    pub(crate) fn take(&mut self, shard: u64, now_ms: u64, limit: Bucket, total: u64) -> Result<(), TooMany> {
        if now_ms >= self.since_ms + DAY_MS {
            (self.since_ms, self.today) = (now_ms, 0);
        }
        if self.today >= total {
            return Err(TooMany::Today);
        }
        self.today += 1;
        let bucket = shard % u64::from(limit.requests.max(1));
        let newest = self.buckets.get(&bucket);
        let accepted = limit.requests == 0
            || newest.is_none_or(|newest| now_ms >= newest + limit.window.as_millis() as u64);
        self.all.push(Identify { shard, at_ms: now_ms, accepted });
        if !accepted {
            return Err(TooMany::InWindow);
        }
        self.buckets.insert(bucket, now_ms);
        Ok(())
    }

    /// `session_start_limit` of `GET /gateway/bot`.
    pub(crate) fn limit(&self, now_ms: u64, limit: Bucket, total: u64) -> Value {
        let over = now_ms >= self.since_ms + DAY_MS;
        let (today, reset) = if over { (0, 0) } else { (self.today, self.since_ms + DAY_MS - now_ms) };
        json!({
            "total": total, "remaining": total.saturating_sub(today), "reset_after": reset,
            "max_concurrency": limit.requests.max(1),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn bucket(requests: u32) -> Bucket {
        Bucket { requests, window: Duration::from_secs(5) }
    }

    #[test]
    fn one_identify_of_a_bucket_is_accepted_in_five_seconds() {
        let (mut starts, now) = (SessionStarts::default(), DAY_MS * 2);
        let mut take = |shard, at, requests| starts.take(shard, now + at, bucket(requests), 1000);
        assert_eq!(take(0, 0, 1), Ok(()));
        assert_eq!(take(1, 4_999, 1), Err(TooMany::InWindow));
        assert_eq!(take(1, 5_000, 1), Ok(()));
        // Two buckets: even and odd shards.
        assert_eq!((take(2, 10_000, 2), take(3, 10_000, 2)), (Ok(()), Ok(())));
        assert_eq!(take(4, 10_001, 2), Err(TooMany::InWindow));
        let accepted: Vec<bool> = starts.all.iter().map(|identify| identify.accepted).collect();
        assert_eq!(accepted, [true, false, true, true, true, false]);
    }

    #[test]
    fn each_identify_counts_and_the_day_after_all_are_back() {
        let (mut starts, now) = (SessionStarts::default(), DAY_MS * 2);
        let left = |starts: &SessionStarts, at| {
            let limit = starts.limit(now + at, bucket(1), 2);
            [&limit["remaining"], &limit["reset_after"]].map(|figure| figure.as_u64().expect("a number"))
        };
        assert_eq!(left(&starts, 0), [2, 0]);
        assert_eq!(starts.take(0, now, bucket(1), 2), Ok(()));
        // A refused one counts, too.
        assert_eq!(starts.take(1, now + 1, bucket(1), 2), Err(TooMany::InWindow));
        assert_eq!(left(&starts, 1_000), [0, DAY_MS - 1_000]);
        assert_eq!(starts.take(1, now + 10_000, bucket(1), 2), Err(TooMany::Today));
        assert_eq!(left(&starts, DAY_MS), [2, 0]);
        assert_eq!(starts.take(1, now + DAY_MS, bucket(1), 2), Ok(()));
        assert_eq!(left(&starts, DAY_MS), [1, DAY_MS]);
    }
}
