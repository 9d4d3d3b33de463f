//! When the message with the buttons of each channel's game was looked for last.

use crate::table::Millis;
use parking_lot::Mutex;
use std::collections::BTreeMap;

/// Time between two looks in a channel, in milliseconds.
const PERIOD: Millis = 60_000;

/// When each channel was looked at last.
#[derive(Debug, Default)]
pub(crate) struct BoardChecks(Mutex<BTreeMap<u64, Millis>>);

impl BoardChecks {
    /// Whether it is time to look at that channel; then it counts as looked at.
    pub(crate) fn is_due(&self, channel: u64, now: Millis) -> bool {
        let mut checked = self.0.lock();
        checked.retain(|_, at| *at <= now && now - *at < PERIOD);
        let due = !checked.contains_key(&channel);
        checked.entry(channel).or_insert(now);
        due
    }
}
