//! Quiet hours in a time zone, and the names of time zones. The zones are those of the tz database that the program carries:
//! the same on every machine.

use super::time::{MINUTE, Millis};
use jiff::Timestamp;
use jiff::civil::{DateTime, Time};
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

/// Number of minutes of a day.
const MINUTES: u16 = 24 * 60;

/// Hours of each day, from one minute of the day to another; past midnight if the second is the smaller one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct QuietHours {
    from: u16,
    to: u16,
}

impl QuietHours {
    /// From one minute of the day to another; `None` if they are the same, or no minutes of a day.
    pub const fn new(from: u16, to: u16) -> Option<Self> {
        if from == to || from >= MINUTES || to >= MINUTES { None } else { Some(Self { from, to }) }
    }

    /// The minute of the day at which they begin.
    pub const fn from(self) -> u16 {
        self.from
    }

    /// The minute of the day at which they end.
    pub const fn to(self) -> u16 {
        self.to
    }

    /// Beginning and end of the quiet hours that contain this time; `None` if it is outside.
    pub(super) fn around(self, zone: &TimeZone, at: Millis) -> Option<(Millis, Millis)> {
        let today = zone.to_datetime(Timestamp::from_millisecond(at).ok()?).date();
        // They may have begun the day before, and where a zone changes its date nothing is sure but that.
        let days = [today.yesterday().ok()?, today, today.tomorrow().ok()?];
        days.into_iter().find_map(|day| {
            let end = if self.to < self.from { day.tomorrow().ok()? } else { day };
            let begins = instant(zone, day.to_datetime(time(self.from)?))?;
            let ends = instant(zone, end.to_datetime(time(self.to)?))?;
            (begins..ends).contains(&at).then_some((begins, ends))
        })
    }
}

fn time(minute: u16) -> Option<Time> {
    Time::new((minute / 60) as i8, (minute % 60) as i8, 0, 0).ok()
}

/// When clocks in that zone show this time: the first time if they show it twice, and after the gap if they skip it.
pub(super) fn instant(zone: &TimeZone, shown: DateTime) -> Option<Millis> {
    Some(zone.to_timestamp(shown).ok()?.as_millisecond())
}

/// The zone with that name; UTC if there is none.
pub(super) fn zone(name: &str) -> TimeZone {
    TimeZone::get(name).unwrap_or(TimeZone::UTC)
}

/// The names of all time zones.
pub fn time_zones() -> Vec<String> {
    jiff::tz::db().available().map(|name| name.to_string()).collect()
}

/// What clocks in that zone show at this time, as hours and minutes.
pub fn local_time(zone_name: &str, at: Millis) -> (u8, u8) {
    let shown = Timestamp::from_millisecond(at.div_euclid(MINUTE) * MINUTE).unwrap_or(Timestamp::UNIX_EPOCH);
    let shown = zone(zone_name).to_datetime(shown);
    (shown.hour() as u8, shown.minute() as u8)
}

#[cfg(test)]
mod tests {
    use super::super::time::HOUR;
    use super::*;

    /// Milliseconds of a time in UTC.
    fn utc(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn quiet_hours_pass_midnight_and_follow_the_clocks_of_their_zone() {
        let night = QuietHours::new(22 * 60, 8 * 60).unwrap();
        let rome = zone("Europe/Rome");
        // In summer 22:00 in Rome is 20:00 in UTC.
        let (begins, ends) = night.around(&rome, utc("2026-07-01T23:30:00Z")).unwrap();
        assert_eq!((begins, ends), (utc("2026-07-01T20:00:00Z"), utc("2026-07-02T06:00:00Z")));
        assert_eq!(night.around(&rome, utc("2026-07-01T19:59:59Z")), None);
        assert_eq!(night.around(&rome, utc("2026-07-02T06:00:00Z")), None);
        assert!(night.around(&rome, utc("2026-07-02T05:59:59Z")).is_some());
        // The night in which summer time ends has an hour more, the one in which it begins an hour less.
        let (begins, ends) = night.around(&rome, utc("2026-10-25T01:30:00Z")).unwrap();
        assert_eq!(ends - begins, 11 * HOUR);
        let (begins, ends) = night.around(&rome, utc("2026-03-29T01:30:00Z")).unwrap();
        assert_eq!(ends - begins, 9 * HOUR);
        let noon = QuietHours::new(12 * 60, 13 * 60 + 30).unwrap();
        assert!(noon.around(&zone("Pacific/Kiritimati"), utc("2026-07-01T22:15:00Z")).is_some());
        assert!(noon.around(&zone("no zone"), utc("2026-07-01T12:15:00Z")).is_some(), "as UTC");
    }

    #[test]
    fn hours_that_are_no_hours_are_refused_and_the_zones_of_the_database_are_known() {
        assert_eq!(QuietHours::new(60, 60), None);
        assert_eq!(QuietHours::new(60, 24 * 60), None);
        let names = time_zones();
        assert!(
            names.len() > 400
                && ["Europe/Rome", "America/New_York", "UTC"]
                    .iter()
                    .all(|one| { names.iter().any(|name| name == one) })
        );
        assert_eq!(local_time("Asia/Kolkata", utc("2026-07-01T00:00:59Z")), (5, 30));
    }
}
