//! A time in which the database takes no changes, while the program runs: a full disk, a file that can't be written, a server that
//! is away. Nobody loses a turn by it ([PBP-25]), and what was sent meanwhile is not sent again.

use super::time::Millis;
use parking_lot::Mutex;
use std::collections::BTreeMap;

/// A shorter outage costs nobody anything, and gives nobody more time.
const SHORT: Millis = 60_000;

/// What is known of the last outage.
#[derive(Default)]
pub(super) struct DatabaseOutage {
    times: Mutex<Times>,
    /// What was sent and could not be recorded.
    pub(super) unrecorded: Mutex<BTreeMap<Sent, Option<u64>>>,
}

#[derive(Clone, Copy, Default)]
struct Times {
    began: Option<Millis>,
    ended: Option<Millis>,
}

/// A notice that was sent, with the revision that was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sent {
    /// Of a game.
    Notice { id: i64, revision: i64 },
    /// Of a tournament.
    TournamentNotice { id: i64, revision: i64 },
}

/// An outage that is over and in which time may have run out.
pub(super) struct Outage {
    /// When it began, or a little earlier.
    pub(super) began: Millis,
    /// When it was over.
    pub(super) ended: Millis,
}

impl DatabaseOutage {
    /// Whether it goes on.
    pub(super) fn is_on(&self) -> bool {
        let times = self.times.lock();
        times.began.is_some() && times.ended.is_none()
    }

    pub(super) fn begin(&self, now: Millis) {
        let mut times = self.times.lock();
        times.began.get_or_insert(now);
        times.ended = None;
    }

    /// Ends it, if it goes on.
    pub(super) fn end(&self, now: Millis) {
        let mut times = self.times.lock();
        if times.began.is_some() {
            times.ended.get_or_insert(now);
        }
    }

    /// The outage that has ended, if there was one; the second call finds none.
    pub(super) fn take(&self) -> Option<Outage> {
        let mut times = self.times.lock();
        let (began, ended) = (times.began?, times.ended?);
        *times = Times::default();
        // Whoever found that out may have come a moment after it began.
        (ended - began >= SHORT).then_some(Outage { began: began - SHORT, ended })
    }
}
