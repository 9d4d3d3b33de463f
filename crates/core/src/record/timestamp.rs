//! Timestamps of records: seconds of Unix time to and from `2026-09-21T14:13:20Z`.

use time::{Date, Month, OffsetDateTime, Time};

/// Seconds of Unix time as a timestamp. Times outside the years 1 to 9999 are clamped to them.
pub(super) fn write(seconds: i64) -> String {
    let bounded = seconds.clamp(-62_135_596_800, 253_402_300_799);
    let at = OffsetDateTime::from_unix_timestamp(bounded).expect("years 1 to 9999 are dates");
    let (year, month, day) = at.to_calendar_date();
    let (hour, minute, second) = at.to_hms();
    format!("{year:04}-{:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z", u8::from(month))
}

/// Parses a timestamp of the years 1970 to 9999 into seconds of Unix time.
pub(super) fn read(text: &str) -> Option<i64> {
    let number = |from: usize, to: usize| -> Option<u8> { text.get(from..to)?.parse().ok() };
    let month = Month::try_from(number(5, 7)?).ok()?;
    let date = Date::from_calendar_date(text.get(..4)?.parse().ok()?, month, number(8, 10)?).ok()?;
    let time = Time::from_hms(number(11, 13)?, number(14, 16)?, number(17, 19)?).ok()?;
    let seconds = date.with_time(time).assume_utc().unix_timestamp();
    // Only the exact form that `write` produces is accepted.
    (seconds >= 0 && write(seconds) == text).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_two_centuries_is_written_and_read_back() {
        assert_eq!(write(0), "1970-01-01T00:00:00Z");
        assert_eq!(write(1_790_000_000), "2026-09-21T14:13:20Z");
        assert_eq!(read("2000-02-29T23:59:59Z"), Some(951_868_799));
        for day in 0..73_000 {
            let seconds = day * 86_400 + day % 86_400;
            assert_eq!(read(&write(seconds)), Some(seconds), "{day}");
        }
    }

    #[test]
    fn what_is_no_date_is_not_read_as_one() {
        for wrong in [
            "",
            "2026-02-30T00:00:00Z",
            "2026-13-01T00:00:00Z",
            "2026-01-01T24:00:00Z",
            "2026-01-01 00:00:00Z",
            "2026-01-01T00:00:00",
            "20é6-01-01T00:00:0Z",
            "1969-12-31T23:59:59Z",
            "2026-01-01T00:00:00+1",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
