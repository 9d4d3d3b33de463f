//! When a person's daily digest comes ([PBP-66]): at an hour of theirs, at most once on a day of their calendar. Pure.

use super::quiet_hours::{instant, zone};
use super::time::{HOUR, Millis};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// Two digests are so far apart at least, also for somebody who has chosen another hour or zone.
const LEAST_APART: Millis = 12 * HOUR;
/// The next digest is found within so many days.
const DAYS: usize = 4;

/// The hour of a person's digest, in their time zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DigestHour {
    hour: u8,
    zone: TimeZone,
}

impl DigestHour {
    /// From 0 to 23, in the zone with that name.
    pub(super) fn new(hour: u8, zone_name: &str) -> Self {
        Self { hour: hour.min(23), zone: zone(zone_name) }
    }

    fn date(&self, at: Millis) -> Option<Date> {
        Some(self.zone.to_datetime(Timestamp::from_millisecond(at).ok()?).date())
    }

    /// When clocks show that hour on that day: the first time if they show it twice, and after the gap if they skip it.
    fn on(&self, day: Date) -> Option<Millis> {
        instant(&self.zone, day.at(self.hour.try_into().ok()?, 0, 0, 0))
    }

    /// When the next digest comes, after `now`; `sent`: when the last one was sent. Of a clock that was set back meanwhile it counts as
    /// sent now.
    pub(super) fn next(&self, now: Millis, sent: Option<Millis>) -> Millis {
        let sent = sent.map(|sent| sent.min(now));
        let is_free =
            |at: Millis| sent.is_none_or(|sent| at >= sent + LEAST_APART && self.date(at) > self.date(sent));
        let mut day = self.date(now).and_then(|today| today.yesterday().ok());
        for _ in 0..=DAYS {
            let Some(this) = day else { break };
            if let Some(at) = self.on(this).filter(|at| *at > now && is_free(*at)) {
                return at;
            }
            day = this.tomorrow().ok();
        }
        // A calendar without such a day.
        now + 24 * HOUR
    }

    /// The last time before `at` at which clocks showed the hour.
    pub(super) fn last_before(&self, at: Millis) -> Option<Millis> {
        let today = self.date(at)?;
        let days = [today.tomorrow().ok(), Some(today), today.yesterday().ok()];
        let days = days.into_iter().flatten().chain(today.yesterday().ok()?.yesterday().ok());
        days.filter_map(|day| self.on(day)).find(|hour| *hour < at)
    }
}

#[cfg(test)]
mod tests;
