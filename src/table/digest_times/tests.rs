use super::super::time::DAY;
use super::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Milliseconds of a time in UTC.
fn utc(text: &str) -> Millis {
    text.parse::<Timestamp>().unwrap().as_millisecond()
}

#[test]
fn a_digest_comes_at_the_hour_of_its_zone_also_when_summer_time_begins_or_ends_pbp_66() {
    let rome = DigestHour::new(18, "Europe/Rome");
    assert_eq!(rome.next(utc("2026-07-01T10:00:00Z"), None), utc("2026-07-01T16:00:00Z"));
    assert_eq!(rome.next(utc("2026-07-01T16:00:00Z"), None), utc("2026-07-02T16:00:00Z"), "the next one");
    let sent = utc("2026-10-24T16:00:00Z");
    assert_eq!(rome.next(sent, Some(sent)), utc("2026-10-25T17:00:00Z"), "summer time has ended");
    // On that night 02:00 is skipped: after the gap. On the other it comes twice: the first.
    let night = DigestHour::new(2, "Europe/Rome");
    assert_eq!(night.next(utc("2026-03-28T12:00:00Z"), None), utc("2026-03-29T01:00:00Z"));
    let first = utc("2026-10-25T00:00:00Z");
    assert_eq!(night.next(utc("2026-10-24T12:00:00Z"), None), first);
    assert_eq!(night.next(first, Some(first)), utc("2026-10-26T01:00:00Z"), "not an hour later again");
    assert_eq!(DigestHour::new(9, "no zone").next(0, None), 9 * HOUR, "as UTC");
}

#[test]
fn another_hour_or_zone_gives_no_second_digest_on_a_day_pbp_66() {
    let sent = utc("2026-07-01T06:00:00Z");
    assert_eq!(DigestHour::new(18, "UTC").next(sent, Some(sent)), utc("2026-07-02T18:00:00Z"));
    let late = utc("2026-07-01T23:00:00Z");
    assert_eq!(
        DigestHour::new(0, "UTC").next(late, Some(late)),
        utc("2026-07-03T00:00:00Z"),
        "not after an hour"
    );
    // In Tokyo it is another day already, but they are too close.
    let evening = utc("2026-07-01T14:00:00Z");
    let tokyo = DigestHour::new(8, "Asia/Tokyo");
    assert_eq!(tokyo.next(evening, Some(evening)), utc("2026-07-02T23:00:00Z"));
    // The clock was set back by a year meanwhile.
    assert_eq!(DigestHour::new(8, "UTC").next(sent, Some(sent + 365 * DAY)), utc("2026-07-02T08:00:00Z"));
}

#[test]
fn the_hour_before_a_deadline_is_found_across_midnight_and_zones_pbp_66() {
    let rome = DigestHour::new(18, "Europe/Rome");
    assert_eq!(rome.last_before(utc("2026-07-02T09:00:00Z")), Some(utc("2026-07-01T16:00:00Z")));
    assert_eq!(rome.last_before(utc("2026-07-02T16:00:00Z")), Some(utc("2026-07-01T16:00:00Z")));
    assert_eq!(rome.last_before(utc("2026-07-02T16:00:01Z")), Some(utc("2026-07-02T16:00:00Z")));
    let far = DigestHour::new(0, "Pacific/Kiritimati");
    assert_eq!(far.last_before(utc("2026-07-02T11:00:00Z")), Some(utc("2026-07-02T10:00:00Z")));
}

#[test]
fn under_10000_random_sequences_no_day_has_two_digests_and_none_is_further_than_two_days_pbp_66() {
    let mut rng = ChaCha8Rng::seed_from_u64(66);
    let mut below = |bound: i64| i64::from(rng.next_u32()) % bound;
    let zones = ["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Africa/Cairo"];
    for _ in 0..10_000 {
        let mut now = utc("2026-01-01T00:00:00Z") + below(700 * 24) * HOUR + below(HOUR);
        let zone = zones[below(5) as usize];
        let mut hour = DigestHour::new(below(24) as u8, zone);
        let (mut sent, mut all): (Option<Millis>, Vec<Millis>) = (None, Vec::new());
        for _ in 0..12 {
            let next = hour.next(now, sent);
            assert!(
                next > now && next - now.max(sent.unwrap_or(0)) <= 49 * HOUR,
                "{zone} {hour:?}: {now} {next}"
            );
            // It is sent late after an outage, or at its time; or another hour is chosen before.
            if below(4) == 0 {
                now += below(next - now);
                hour = DigestHour::new(below(24) as u8, zone);
                continue;
            }
            now = next + if below(3) == 0 { below(60 * HOUR) } else { 0 };
            (sent, all) = (Some(now), [all, vec![now]].concat());
        }
        let days: Vec<_> = all.iter().map(|at| hour.date(*at)).collect();
        assert!(days.windows(2).all(|pair| pair[0] < pair[1]), "{zone}: {days:?}");
        assert!(all.windows(2).all(|pair| pair[1] - pair[0] >= LEAST_APART));
    }
}
