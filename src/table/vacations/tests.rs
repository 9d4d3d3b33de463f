use super::*;

const HOUR: Millis = 3_600_000;

fn day(text: &str) -> Day {
    Day::read(text).unwrap()
}

fn known(number: i64, first: &str, last: &str, zone: &str) -> OwnVacation {
    let (first, last) = (day(first), day(last));
    let (begins, ends) = (first.begins(zone), last.plus(1).begins(zone));
    OwnVacation { number, first, last, zone: zone.to_owned(), begins, ends }
}

/// 26 November 2026, noon in UTC.
fn now() -> Millis {
    day("2026-11-26").begins("UTC") + 12 * HOUR
}

fn check(
    first: &str,
    last: &str,
    known: &[OwnVacation],
    change: bool,
) -> Result<(OwnVacation, Vec<OwnVacation>), VacationError> {
    checked(&TypedVacation { first, last, zone: None, change }, "Europe/Rome", known, now())
}

#[test]
fn days_are_those_of_the_zone_and_one_that_begins_today_begins_now_pbp_26() {
    let (new, _) = check("2026-12-24", "2026-12-31", &[], false).unwrap();
    assert_eq!(new, known(0, "2026-12-24", "2026-12-31", "Europe/Rome"));
    let (new, _) = check("today", "tomorrow", &[], false).unwrap();
    assert_eq!((new.begins, new.ends), (now(), day("2026-11-28").begins("Europe/Rome")));
}

#[test]
fn what_is_wrong_is_said_precisely_pbp_26() {
    let other = [known(1, "2026-12-01", "2026-12-05", "UTC")];
    let refused = |first, last| check(first, last, &other, false).unwrap_err();
    assert_eq!(refused("soon", "1.12"), VacationError::NoDay { typed: "soon".into() });
    assert_eq!(refused("1.12", "never"), VacationError::NoDay { typed: "never".into() });
    let (first, today) = (day("2026-11-25"), day("2026-11-26"));
    assert_eq!(refused("2026-11-25", "2026-12-25"), VacationError::Past { first, today });
    let (first, last) = (day("2026-12-24"), day("2026-12-23"));
    assert_eq!(refused("2026-12-24", "2026-12-23"), VacationError::Backwards { first, last });
    assert_eq!(refused("2027-11-28", "2027-11-29"), VacationError::TooFar { latest: day("2027-11-27") });
    let (first, last) = (day("2026-12-01"), day("2026-12-05"));
    let overlaps = VacationError::Overlaps { first, last, zone: "UTC".into() };
    // Rome is ahead of UTC: its 6 December begins while the 5 of UTC lasts.
    for (first, last) in
        [("2026-12-05", "2026-12-09"), ("2026-12-06", "2026-12-09"), ("2026-11-28", "2026-12-08")]
    {
        assert_eq!(refused(first, last), overlaps, "{first}");
    }
    assert!(check("2026-12-07", "2026-12-09", &other, false).is_ok());
}

#[test]
fn a_person_is_away_at_most_21_days_of_each_calendar_year_pbp_26() {
    assert!(check("2026-12-01", "2026-12-21", &[], false).is_ok());
    let too_many = |year, days, left| VacationError::TooManyDays { year, days, left };
    assert_eq!(check("2026-12-01", "2026-12-22", &[], false).unwrap_err(), too_many(2026, 22, 21));
    assert_eq!(check("2026-12-01", "2126-12-22", &[], false).unwrap_err(), too_many(2026, 31, 21));
    // Over New Year each day counts for its own year.
    assert!(check("2026-12-15", "2027-01-21", &[], false).is_ok());
    assert_eq!(check("2026-12-15", "2027-01-22", &[], false).unwrap_err(), too_many(2027, 22, 21));
    let spring = [known(1, "2026-04-01", "2026-04-15", "Europe/Rome")];
    assert_eq!(check("2026-12-01", "2026-12-07", &spring, false).unwrap_err(), too_many(2026, 7, 6));
    assert!(check("2026-12-01", "2026-12-06", &spring, false).is_ok());
    assert!(check("2026-12-31", "2027-01-21", &spring, false).is_ok());
}

#[test]
fn an_absence_can_be_changed_also_one_that_has_begun_and_days_that_were_taken_count_once_pbp_26() {
    let later = [known(7, "2026-12-01", "2026-12-15", "Europe/Rome")];
    let (new, replaced) = check("2026-12-03", "2026-12-23", &later, true).unwrap();
    assert_eq!((new.first, replaced), (day("2026-12-03"), later.to_vec()));
    let running = [known(7, "2026-11-20", "2026-12-05", "Europe/Rome")];
    let (new, replaced) = check("2026-11-20", "2026-12-10", &running, true).unwrap();
    assert_eq!((new.first, new.begins, replaced.len()), (day("2026-11-26"), now(), 1));
    assert!(matches!(
        check("2026-11-20", "2026-12-11", &running, true),
        Err(VacationError::TooManyDays { left: 14, .. })
    ));
    let over = ended(&running[0], now()).unwrap();
    assert_eq!((over.last, over.ends), (day("2026-11-26"), now()));
    assert_eq!(ended(&later[0], now()), None, "it had not begun");
    assert_eq!(left(&[over], 2026), BTreeMap::from([(2026, 14)]));
}
