//! Days of the calendar, as people type them and as they are shown and stored.

use super::quiet_hours::{instant, zone};
use super::time::Millis;
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan};
use std::collections::BTreeMap;
use std::fmt;

/// A day of the calendar. As text: `2026-12-24`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Day {
    /// The day with that number of its month; `None` if there is none.
    pub fn new(year: i16, month: i8, day: i8) -> Option<Self> {
        Date::new(year, month, day).ok().map(Self)
    }

    /// The day at this time, in that time zone.
    pub fn at(time: Millis, zone_name: &str) -> Self {
        let time = Timestamp::from_millisecond(time).unwrap_or(Timestamp::UNIX_EPOCH);
        Self(zone(zone_name).to_datetime(time).date())
    }

    /// The year.
    pub fn year(self) -> i16 {
        self.0.year()
    }

    /// The day so many days later.
    #[must_use]
    pub fn plus(self, days: i32) -> Self {
        Self(self.0.checked_add(i64::from(days).days()).unwrap_or(self.0))
    }

    /// When it begins in that time zone.
    pub(super) fn begins(self, zone_name: &str) -> Millis {
        instant(&zone(zone_name), self.0.to_datetime(jiff::civil::Time::midnight())).unwrap_or(Millis::MAX)
    }

    /// Reads a day as stored and shown.
    pub(super) fn read(text: &str) -> Option<Self> {
        text.parse().ok().map(Self)
    }

    /// Reads a day as people type it: `2026-12-24`, `24.12.2026`, `24/12`, or a word for today or tomorrow. Without a year it is the
    /// next such day from `earliest` on.
    pub fn typed(text: &str, today: Self, earliest: Self) -> Option<Self> {
        let text = text.trim().to_lowercase();
        match text.as_str() {
            "today" | "oggi" => return Some(today),
            "tomorrow" | "domani" => return Some(today.plus(1)),
            _ => {}
        }
        let parts: Vec<&str> = text.trim_end_matches('.').split(['-', '.', '/']).map(str::trim).collect();
        let number = |part: &str| -> Option<i16> {
            let digits = (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse().ok().filter(|_| digits)
        };
        let small = |part: &str| number(part).and_then(|number| i8::try_from(number).ok());
        match parts.as_slice() {
            [year, month, day] if year.len() == 4 => Self::new(number(year)?, small(month)?, small(day)?),
            [day, month, year] if year.len() == 4 => Self::new(number(year)?, small(month)?, small(day)?),
            [day, month] => {
                let (day, month) = (small(day)?, small(month)?);
                // A leap day comes within eight years.
                let years = earliest.year()..=earliest.year().saturating_add(8);
                let found = years.filter_map(|year| Self::new(year, month, day));
                found.into_iter().find(|day| *day >= earliest)
            }
            _ => None,
        }
    }

    /// The days from `self` to `last`, both counted.
    pub(super) fn to(self, last: Self) -> impl Iterator<Item = Self> {
        let next = |day: &Self| Some(day.plus(1)).filter(|next| next > day);
        std::iter::successors(Some(self), next).take_while(move |day| *day <= last)
    }
}

/// The number of these days in each calendar year.
pub(super) fn by_year(days: impl IntoIterator<Item = Day>) -> BTreeMap<i16, u32> {
    let mut years = BTreeMap::new();
    for day in days {
        *years.entry(day.year()).or_default() += 1;
    }
    years
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        Day::read(text).unwrap()
    }

    #[test]
    fn days_are_read_as_people_type_them_pbp_26() {
        let today = day("2026-11-26");
        for (typed, read) in [
            ("2026-12-24", Some("2026-12-24")),
            (" 24.12.2026 ", Some("2026-12-24")),
            ("24/12", Some("2026-12-24")),
            ("24.12.", Some("2026-12-24")),
            ("6.1", Some("2027-01-06")),
            ("26.11", Some("2026-11-26")),
            ("29/2", Some("2028-02-29")),
            ("Today", Some("2026-11-26")),
            ("domani", Some("2026-11-27")),
            ("2026-02-30", None),
            ("24.12.26", None),
            ("12/24", None),
            ("+4.12", None),
            ("Christmas", None),
            ("", None),
            ("..", None),
            ("99999-1-1", None),
        ] {
            assert_eq!(Day::typed(typed, today, today), read.map(day), "{typed}");
        }
    }

    #[test]
    fn a_day_begins_at_midnight_of_its_zone_also_where_the_clocks_change_pbp_26() {
        let hour = 3_600_000;
        let length = |text: &str, zone: &str| day(text).plus(1).begins(zone) - day(text).begins(zone);
        assert_eq!(length("2026-10-25", "Europe/Rome"), 25 * hour);
        assert_eq!(length("2026-03-29", "Europe/Rome"), 23 * hour);
        assert_eq!(length("2026-11-01", "America/New_York"), 25 * hour);
        assert_eq!(length("2026-10-25", "UTC"), 24 * hour);
        assert_eq!(Day::at(day("2026-10-25").begins("Europe/Rome"), "Europe/Rome"), day("2026-10-25"));
        assert_eq!(Day::at(day("2026-10-25").begins("Europe/Rome"), "America/New_York"), day("2026-10-24"));
        let years = by_year(day("2026-12-24").to(day("2027-01-06")));
        assert_eq!(years, BTreeMap::from([(2026, 8), (2027, 6)]));
    }
}
