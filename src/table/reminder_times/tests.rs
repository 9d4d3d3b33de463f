use super::super::notice_choices::{NoticeRules, NoticeWay, Quiet, ReminderTime};
use super::super::quiet_hours::QuietHours;
use super::super::time::{HOUR, MINUTE, Millis};
use super::{Awaited, Next};
use crate::rules::Chance;
use crate::table::SeededChance;
use std::collections::BTreeSet;

/// Some midnight in UTC.
const MIDNIGHT: Millis = 20_000 * 24 * HOUR;

fn rules(reminders: &[ReminderTime], quiet: Option<(u16, u16)>) -> NoticeRules {
    let quiet = quiet.map_or(Quiet::Never, |(from, to)| {
        Quiet::Daily(QuietHours::new(from * 60, to * 60).expect("hours of a day"))
    });
    let (reminders, zone) = (reminders.iter().copied().collect::<BTreeSet<_>>(), String::from("UTC"));
    NoticeRules { way: NoticeWay::Direct, reminders, quiet, without: BTreeSet::new(), zone, digest: None }
}

/// All reminders, as hours after the midnight, of a decision that somebody was told of at the first hour and that ends at the second.
fn hours(rules: &NoticeRules, times: (i64, i64)) -> Vec<f64> {
    with_digest(rules, times, None)
}

/// The same of somebody whose last digest before the deadline comes at that hour.
fn with_digest(rules: &NoticeRules, (told, due): (i64, i64), digest: Option<i64>) -> Vec<f64> {
    let digest = digest.map(|hour| MIDNIGHT + hour * HOUR);
    let (mut now, mut reminded, mut all) = (MIDNIGHT + told * HOUR, None, Vec::new());
    loop {
        let due = MIDNIGHT + due * HOUR;
        let awaited =
            Awaited { due, total: due - MIDNIGHT - told * HOUR, reminded, rules, shortest: 0, digest };
        match awaited.next(now) {
            Next::Now(mark) => {
                all.push((now - MIDNIGHT) as f64 / HOUR as f64);
                reminded = Some(mark);
            }
            Next::At(at) => now = at,
            Next::Never => return all,
        }
    }
}

const USUAL: [ReminderTime; 2] = [ReminderTime::Half, ReminderTime::Eighth];

#[test]
fn reminders_come_at_half_and_at_an_eighth_of_the_time_or_at_ones_own_intervals_pbp_20() {
    assert_eq!(hours(&rules(&USUAL, None), (8, 32)), [20.0, 29.0]);
    let own = [ReminderTime::Minutes(60), ReminderTime::Minutes(24 * 60), ReminderTime::Minutes(30)];
    assert_eq!(hours(&rules(&own, None), (8, 32)), [31.0, 31.5], "a day before is when it began");
    assert_eq!(hours(&rules(&[], None), (8, 32)), [0.0; 0]);
}

#[test]
fn no_reminder_comes_in_quiet_hours_and_a_deadline_inside_gives_one_before_they_begin_pbp_20() {
    let night = Some((22, 8));
    // Half of the time ends at 2 o'clock: the reminder comes when the quiet hours end.
    assert_eq!(hours(&rules(&USUAL, night), (14, 38)), [32.0, 35.0]);
    // The deadline at 2 o'clock: one reminder an hour before the quiet hours, in place of the one at 23 o'clock.
    assert_eq!(hours(&rules(&USUAL, night), (2, 26)), [14.0, 21.0]);
    // Both would be inside.
    assert_eq!(hours(&rules(&USUAL, night), (20, 30)), [21.0]);
    // Told of it inside, with a deadline inside: the notice itself is all.
    assert_eq!(hours(&rules(&USUAL, night), (23, 31)), [0.0; 0]);
    // A reminder shortly before the quiet hours is the one before they begin.
    let own = [ReminderTime::Minutes(270), ReminderTime::Minutes(60)];
    assert_eq!(hours(&rules(&own, night), (2, 26)), [21.5]);
}

#[test]
fn what_was_late_is_told_once_and_not_after_the_deadline_pbp_20() {
    let usual = rules(&USUAL, None);
    let due = MIDNIGHT + 24 * HOUR;
    let awaited =
        |reminded| Awaited { due, total: 24 * HOUR, reminded, rules: &usual, shortest: 0, digest: None };
    assert_eq!(awaited(None).next(due - HOUR), Next::Now(3 * HOUR));
    assert_eq!(awaited(Some(3 * HOUR)).next(due - HOUR), Next::Never);
    assert_eq!(awaited(None).next(due), Next::Never);
    // A deadline that was moved away after the reminder at half gives only the other one.
    let moved = Awaited { due: due + 24 * HOUR, ..awaited(Some(12 * HOUR)) };
    assert_eq!(moved.next(due - 12 * HOUR), Next::At(due + 21 * HOUR));
}

#[test]
fn whatever_is_chosen_reminders_keep_out_of_quiet_hours_and_end_before_the_deadline_pbp_20() {
    let mut chance = SeededChance::new(20);
    let zones = ["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"];
    for _ in 0..5_000 {
        let mut below = |bound: u32| i64::from(chance.draw(0, bound));
        let from = below(24 * 60) as u16;
        let to = (from + 1 + below(24 * 60 - 2) as u16) % (24 * 60);
        let hours = QuietHours::new(from, to).expect("hours of a day");
        let own = |at: &ReminderTime, drawn: i64| drawn == 0 || USUAL.contains(at) && drawn == 1;
        let reminders: BTreeSet<ReminderTime> =
            ReminderTime::ALL.into_iter().filter(|at| own(at, below(3))).collect();
        let zone = zones[below(4) as usize].to_owned();
        let rules = NoticeRules { reminders, quiet: Quiet::Daily(hours), zone, ..rules(&[], None) };
        let total = (1 + below(7 * 24 * 12)) * 5 * MINUTE;
        let due = MIDNIGHT + below(400 * 24 * 60) * MINUTE;
        let (mut now, mut reminded, mut count) = (due - total, None, 0);
        loop {
            let awaited = Awaited { due, total, reminded, rules: &rules, shortest: 0, digest: None };
            match awaited.next(now) {
                Next::Now(mark) => {
                    assert!(reminded.is_none_or(|before| mark < before), "each at most once");
                    assert_eq!(awaited.quiet_around(now), None, "not in quiet hours");
                    assert!(due - total < now && now < due, "while it is awaited");
                    (reminded, count) = (Some(mark), count + 1);
                }
                Next::At(at) => {
                    assert!(at > now, "time passes");
                    now = at;
                }
                Next::Never => break,
            }
        }
        assert!(count <= rules.reminders.len());
    }
}

#[test]
fn nobody_is_reminded_of_a_short_question_in_anothers_turn_in_its_last_ten_minutes_pbp_64() {
    let usual = rules(&[ReminderTime::Half, ReminderTime::Eighth], None);
    let planned = |total| {
        let awaited =
            Awaited { due: total, total, reminded: None, rules: &usual, shortest: 10 * MINUTE, digest: None };
        awaited.planned().iter().map(|one| one.mark / MINUTE).collect::<Vec<_>>()
    };
    assert_eq!(planned(6 * HOUR), [180, 45]);
    assert_eq!(planned(30 * MINUTE), [15]);
    assert!(planned(15 * MINUTE).is_empty() && planned(5 * MINUTE).is_empty());
}

#[test]
fn with_a_digest_one_reminder_comes_after_the_last_one_before_the_deadline_pbp_66() {
    // The digest at 18 tells it: then half of the time, which is at 20, or what the person has chosen.
    assert_eq!(with_digest(&rules(&USUAL, None), (8, 32), Some(18)), [20.0]);
    let own = [ReminderTime::Minutes(60)];
    assert_eq!(with_digest(&rules(&own, None), (8, 32), Some(18)), [31.0]);
    assert_eq!(with_digest(&rules(&[], None), (8, 32), Some(18)), [25.0], "none is chosen: in the middle");
    // No digest tells it: the first that is chosen, or the middle.
    assert_eq!(with_digest(&rules(&USUAL, None), (8, 14), Some(-6)), [11.0]);
    assert_eq!(with_digest(&rules(&[], None), (8, 14), Some(-6)), [11.0]);
    // In quiet hours only if the deadline is there too, and nothing else has told it.
    let night = Some((22, 8));
    assert_eq!(with_digest(&rules(&[], night), (20, 40), Some(18)), [32.0]);
    assert_eq!(with_digest(&rules(&[], night), (19, 31), Some(18)), [21.0]);
    assert_eq!(with_digest(&rules(&[], night), (23, 31), Some(18)), [23.0], "at once");
    assert_eq!(
        with_digest(&rules(&[], night), (12, 31), Some(22)),
        [0.0; 0],
        "the digest has told it just now"
    );
}

#[test]
fn whatever_is_chosen_with_a_digest_one_reminder_at_most_comes_and_none_only_if_the_digest_tells_it_pbp_66() {
    let mut chance = SeededChance::new(66);
    for _ in 0..5_000 {
        let mut below = |bound: u32| i64::from(chance.draw(0, bound));
        let night =
            (below(2) == 0).then(|| (below(24) as u16, below(24) as u16)).filter(|(from, to)| from != to);
        let reminders: Vec<ReminderTime> = ReminderTime::ALL.into_iter().filter(|_| below(3) == 0).collect();
        let rules = rules(&reminders, night);
        let total = (1 + below(3 * 24 * 12)) * 5 * MINUTE;
        let due = MIDNIGHT + below(400 * 24 * 60) * MINUTE;
        let digest = Some(due - (total / 2).min(6 * HOUR) - below(24 * 60) * MINUTE);
        let (mut now, mut reminded, mut count) = (due - total, None, 0);
        for _ in 0..8 {
            let awaited = Awaited { due, total, reminded, rules: &rules, shortest: 0, digest };
            match awaited.next(now) {
                Next::Now(mark) => {
                    assert!(due - total <= now && now < due, "while it is awaited");
                    (reminded, count) = (Some(mark), count + 1);
                }
                Next::At(at) => {
                    assert!(at > now, "time passes");
                    now = at;
                }
                Next::Never => break,
            }
        }
        let told = digest.is_some_and(|digest| digest >= due - total);
        assert!(count == 1 || (count == 0 && told), "{count} reminders: {reminders:?} {night:?}");
    }
}
