//! Points in time as text: `2026-09-21T14:13:20Z`. Never a clock.

/// Seconds of Unix time as a date, to the second.
pub(super) fn write(seconds: i64) -> String {
    let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = civil(days);
    let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The seconds of a date that is written so, of the years 1970 to 9999.
pub(super) fn read(text: &str) -> Option<i64> {
    let number = |from: usize, to: usize| -> Option<i64> {
        let part = text.get(from..to)?;
        part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse().ok())?
    };
    let day = days(number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let seconds = day * 86_400 + number(11, 13)? * 3_600 + number(14, 16)? * 60 + number(17, 19)?;
    // What isn't written back as it stood was no such date.
    (seconds >= 0 && write(seconds) == text).then_some(seconds)
}

/// The date of a day counted from 1970-01-01 (proleptic Gregorian, by eras of 400 years from a first of March).
fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let (day, month) = (of_year - (153 * march + 2) / 5 + 1, if march < 10 { march + 3 } else { march - 9 });
    (year + era * 400 + i64::from(month <= 2), month, day)
}

fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = year - i64::from(month <= 2);
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let march = if month > 2 { month - 3 } else { month + 9 };
    let of_year = (153 * march + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
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
