//! Announced absences ([PBP-26]): what they do to deadlines, misses, reminders and the standstill of a game, in one transaction with
//! the announcements of all tables.

use crate::fixtures::{HOUR, PLACE, START, World, at, person, refused};
use casus_belli::rules::Rulebook;
use casus_belli::table::{
    AnnouncementKind, Audience, Change, ClockRequest, MOST_STANDSTILL, NewGame, Notice, NoticeKind, Place,
    TableError, TypedVacation, VacationChanged, VacationError,
};

const DAY: i64 = 24 * HOUR;
/// 22 September 2026 in Rome, which is two hours ahead of UTC: `START` is 14:13:20 in UTC on the day before.
const TUESDAY: i64 = START + 7 * HOUR + 46 * 60_000 + 40_000;

async fn away(world: &World, who: u64, first: &str, last: &str) -> Result<VacationChanged, TableError> {
    let typed = TypedVacation { first, last, zone: Some("Europe/Rome"), change: false };
    world.table.announce_vacation(&person(who), typed).await
}

async fn changed(world: &World, who: u64, first: &str, last: &str) -> VacationChanged {
    let typed = TypedVacation { first, last, zone: Some("Europe/Rome"), change: true };
    world.table.announce_vacation(&person(who), typed).await.unwrap()
}

/// Every announcement about absences that is pending, by channel.
async fn announced(world: &World) -> Vec<(u64, AnnouncementKind)> {
    let all = world.table.pending(200).await.unwrap();
    let about = |notice: Notice| match notice.kind {
        NoticeKind::Announcement {
            what: what @ (AnnouncementKind::Away { .. } | AnnouncementKind::BackEarly { .. }),
        } => Some((notice.place.channel, what)),
        _ => None,
    };
    all.into_iter().filter_map(about).collect()
}

async fn on_turn(world: &World) -> u64 {
    at(world.on_turn().await).id
}

/// Delivers everything that is pending; returns whom it reminds.
async fn reminded(world: &World) -> Vec<u64> {
    let mut people = Vec::new();
    loop {
        let due = world.table.pending(100).await.unwrap();
        if due.is_empty() {
            return people;
        }
        for notice in due {
            let message = notice.message.unwrap_or(1_000 + notice.id as u64);
            world.table.delivered(notice.id, Some(message)).await.unwrap();
            if let (NoticeKind::Reminder { person, .. }, Audience::Person(_)) =
                (&notice.kind, notice.audience)
            {
                people.push(*person);
            }
        }
    }
}

#[tokio::test]
async fn a_deadline_in_an_absence_moves_to_the_return_and_nothing_is_missed_pbp_26() {
    let mut world = World::new().await;
    let due = world.instant(3).await.deadline.unwrap();
    let me = on_turn(&world).await;
    away(&world, me, "2026-09-22", "2026-09-25").await.unwrap();
    let ends = TUESDAY + 4 * DAY;
    let moved = ends + (due - TUESDAY);
    let look = world.look(me).await;
    assert_eq!(look.deadline, Some(moved), "what was left when it began is left after it");
    assert_eq!(look.standstill.used, 4 * DAY);
    let name = person(me).name;
    let told = AnnouncementKind::Away { number: 1, name, begins: TUESDAY, ends, changed: false };
    assert_eq!(announced(&world).await, [(PLACE.channel, told)]);
    world.table.fire_due().await.unwrap();
    world.clock.set(due + HOUR);
    world.restart().await;
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "nothing falls due while away");
    assert_eq!(world.look(me).await.deadline, Some(moved), "the bot was off, and nothing fell due meanwhile");
    world.clock.set(moved);
    assert_eq!(world.table.fire_due().await.unwrap(), 1, "after the return the deadline holds");
}

#[tokio::test]
async fn who_is_away_may_play_and_what_is_asked_meanwhile_waits_with_its_whole_time_pbp_26() {
    let world = World::new().await;
    world.instant(2).await;
    let me = on_turn(&world).await;
    away(&world, me, "today", "2026-09-24").await.unwrap();
    let ends = TUESDAY + 3 * DAY;
    assert_eq!(world.look(me).await.deadline, Some(ends + DAY));
    world.end_turn().await;
    assert_eq!(world.look(me).await.deadline, Some(START + DAY), "the other one is not away");
    assert_eq!(world.look(me).await.standstill.used, 0, "what was not taken is not charged");
    world.clock.advance(20 * HOUR);
    world.end_turn().await;
    assert_eq!(on_turn(&world).await, me);
    assert_eq!(world.look(me).await.deadline, Some(ends + DAY));
    world.clock.set(ends - HOUR);
    assert_eq!(world.table.fire_due().await.unwrap(), 0);
    world.end_turn().await;
    assert_eq!(world.look(me).await.deadline, Some(ends - HOUR + DAY));
}

#[tokio::test]
async fn who_comes_back_early_or_cancels_has_the_time_that_was_left_pbp_26() {
    let world = World::new().await;
    let due = world.instant(3).await.deadline.unwrap();
    let me = on_turn(&world).await;
    let set = away(&world, me, "2026-09-22", "2026-10-01").await.unwrap();
    assert_eq!((set.days, set.tables, set.own.left[&2026]), (10, 1, 11));
    let cancelled = world.table.end_vacation(&person(me), set.vacation.number).await.unwrap();
    assert_eq!((cancelled.own.all.len(), cancelled.own.left[&2026]), (0, 21), "it had not begun");
    let look = world.look(me).await;
    assert_eq!((look.deadline, look.standstill.used), (Some(due), 0));
    let again = away(&world, me, "2026-09-22", "2026-10-01").await.unwrap();
    assert_ne!(again.vacation.number, set.vacation.number);
    world.clock.set(TUESDAY + 2 * DAY + 6 * HOUR);
    let over = world.table.end_vacation(&person(me), again.vacation.number).await.unwrap();
    assert_eq!(over.own.left[&2026], 18, "the day of the return counts");
    let look = world.look(me).await;
    assert_eq!(look.deadline, Some(world.now() + (due - TUESDAY)));
    assert_eq!(look.standstill.used, 2 * DAY + 6 * HOUR);
    let told: Vec<_> = announced(&world).await.into_iter().map(|(_, what)| what).collect();
    let begun = |what: &AnnouncementKind| match what {
        AnnouncementKind::BackEarly { begun, .. } => Some(*begun),
        _ => None,
    };
    assert_eq!(told.iter().filter_map(begun).collect::<Vec<_>>(), [false, true]);
    assert_eq!(told.len(), 4);
    refused!(
        world,
        world.table.end_vacation(&person(me), again.vacation.number),
        TableError::Vacation(VacationError::NoVacation)
    );
    refused!(world, world.table.end_vacation(&person(6), 1), TableError::Vacation(VacationError::NoVacation));
}

#[tokio::test]
async fn an_absence_is_changed_in_one_step_and_told_once_pbp_26() {
    let world = World::new().await;
    let due = world.instant(3).await.deadline.unwrap();
    let me = on_turn(&world).await;
    away(&world, me, "2026-09-22", "2026-09-25").await.unwrap();
    refused!(
        world,
        away(&world, me, "2026-09-24", "2026-09-28"),
        TableError::Vacation(VacationError::Overlaps { .. })
    );
    changed(&world, me, "2026-09-22", "2026-09-28").await;
    let look = world.look(me).await;
    assert_eq!(look.deadline, Some(TUESDAY + 7 * DAY + (due - TUESDAY)));
    assert_eq!(look.standstill.used, 7 * DAY);
    assert_eq!(announced(&world).await.len(), 2);
    assert!(matches!(announced(&world).await[1].1, AnnouncementKind::Away { changed: true, .. }));
    changed(&world, me, "2026-09-23", "2026-09-24").await;
    let look = world.look(me).await;
    assert_eq!((look.deadline, look.standstill.used), (Some(due), 0), "the deadline is before it");
}

#[tokio::test]
async fn a_table_that_does_not_wait_is_told_and_keeps_its_deadlines_pbp_26() {
    let world = World::new().await;
    let due = world.begun(3, "instant", &[Change::Vacations(false)]).await.deadline.unwrap();
    let me = on_turn(&world).await;
    let set = away(&world, me, "2026-09-22", "2026-09-25").await.unwrap();
    assert_eq!((set.tables, announced(&world).await.len()), (1, 1));
    let look = world.look(me).await;
    assert_eq!((look.deadline, look.standstill.used, look.clock.vacations), (Some(due), 0, false));
    world.clock.set(due);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    assert_ne!(on_turn(&world).await, me);
}

#[tokio::test]
async fn all_tables_of_a_person_are_told_once_and_one_that_begins_later_at_its_start_pbp_26() {
    let mut world = World::new().await;
    world.instant(3).await;
    let (second, third) = (Place { channel: 21, ..PLACE }, Place { channel: 22, ..PLACE });
    world.lobby_at(second, 2, None).await;
    let told = away(&world, 2, "2026-09-22", "2026-09-25").await.unwrap();
    assert_eq!(told.tables, 2);
    let channels: Vec<u64> = announced(&world).await.into_iter().map(|(channel, _)| channel).collect();
    assert_eq!(channels, [PLACE.channel, second.channel]);
    reminded(&world).await;
    world.restart().await;
    world.table.open_lobby(third, &person(4), NewGame::of(Rulebook::Classic)).await.unwrap();
    world.table.join(third, &person(2)).await.unwrap();
    assert_eq!(announced(&world).await, []);
    world.table.start(third, &person(4)).await.unwrap();
    assert!(
        matches!(&announced(&world).await[..], [(22, AnnouncementKind::Away { name, .. })] if name == "Marco")
    );
    assert_eq!(away(&world, 7, "2026-09-22", "2026-09-25").await.unwrap().tables, 0, "without any table");
}

#[tokio::test]
async fn nobody_is_reminded_while_away_and_everybody_is_after_the_return_pbp_20() {
    let world = World::new().await;
    world.instant(3).await;
    let me = on_turn(&world).await;
    assert!(reminded(&world).await.is_empty());
    away(&world, me, "2026-09-22", "2026-09-25").await.unwrap();
    let ends = TUESDAY + 4 * DAY;
    while world.now() < ends - HOUR {
        world.clock.advance(HOUR / 2);
        world.table.fire_due().await.unwrap();
        let people = reminded(&world).await;
        assert!(
            world.now() < TUESDAY || people.is_empty(),
            "reminded {} h before",
            (ends - world.now()) / HOUR
        );
    }
    let mut after = Vec::new();
    while world.now() < ends + 14 * HOUR {
        world.clock.advance(HOUR / 2);
        world.table.fire_due().await.unwrap();
        after.extend(reminded(&world).await);
    }
    assert!(!after.is_empty() && after.iter().all(|who| *who == me), "{after:?}");
}

#[tokio::test]
async fn absences_pauses_and_extensions_share_thirty_days_and_then_the_clock_runs_pbp_26() {
    let world = World::new().await;
    let due = world.instant(2).await.deadline.unwrap();
    let me = on_turn(&world).await;
    let other = 3 - me;
    let long = ClockRequest::Pause(Some(25 * DAY));
    for who in [1, 2] {
        world.table.change_clock(PLACE, &person(who), long).await.unwrap();
    }
    world.clock.advance(25 * DAY);
    world.table.fire_due().await.unwrap();
    let due = due + 25 * DAY;
    assert_eq!(world.look(me).await.deadline, Some(due));
    away(&world, me, "today", "2026-10-26").await.unwrap();
    let look = world.look(me).await;
    assert_eq!(look.deadline, Some(due + 5 * DAY), "five days were left");
    assert_eq!(look.standstill.used, MOST_STANDSTILL);
    away(&world, other, "today", "2026-10-26").await.unwrap();
    world.clock.set(due + 5 * DAY);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    assert_eq!(on_turn(&world).await, other, "no game is endless");
    assert_eq!(world.look(me).await.deadline, Some(world.now() + DAY));
}

#[tokio::test]
async fn a_pause_and_an_absence_do_not_count_the_same_time_twice_for_the_player_pbp_26() {
    let world = World::new().await;
    world.instant(2).await;
    let me = on_turn(&world).await;
    away(&world, me, "2026-09-22", "2026-09-25").await.unwrap();
    let moved = world.look(me).await.deadline.unwrap();
    world.table.change_clock(PLACE, &person(1), ClockRequest::Pause(Some(2 * DAY))).await.unwrap();
    world.clock.advance(2 * DAY);
    world.table.fire_due().await.unwrap();
    let look = world.look(me).await;
    assert_eq!(look.deadline, Some(moved + 2 * DAY), "never earlier than without the pause");
    assert_eq!(look.standstill.used, 6 * DAY);
    let own = world.table.own_vacations(me).await.unwrap();
    world.table.end_vacation(&person(me), own.all[0].number).await.unwrap();
    let look = world.look(me).await;
    assert!(look.deadline.unwrap() >= world.now() + 12 * HOUR);
    assert!(look.standstill.used <= 4 * DAY);
}
