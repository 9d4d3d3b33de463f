//! What a person does without ([PBP-18]), and one notice each of what happens to a game and to its people ([PBP-21]).

use crate::fixtures::{HOUR, PLACE, World, at, person};
use crate::reminders::deliver;
use casus_belli::table::{
    ClockRequest, GameId, Notice, NoticeChange, NoticeKind, NoticeWay, Nudged, OptionalNotice, PlayerResult,
    Status,
};
use std::collections::BTreeSet;

const NOBODY: [u64; 0] = [];

async fn without(world: &World, who: u64, game: Option<GameId>, groups: &[OptionalNotice]) {
    let change = NoticeChange::Without(Some(groups.iter().copied().collect::<BTreeSet<_>>()));
    world.table.choose_notices(&person(who), game, change).await.unwrap();
}

/// Who gets such a notice, in order of ids.
fn told(sent: &[Notice], is_it: impl Fn(&NoticeKind) -> Option<u64>) -> Vec<u64> {
    let mut people: Vec<u64> = sent.iter().filter_map(|notice| is_it(&notice.kind)).collect();
    people.sort_unstable();
    people
}

fn of_pause(kind: &NoticeKind, now: bool) -> Option<u64> {
    match kind {
        NoticeKind::Pause { person, paused } if *paused == now => Some(*person),
        _ => None,
    }
}

fn of_lost_seat(kind: &NoticeKind) -> Option<u64> {
    if let NoticeKind::SeatLost { person, .. } = kind { Some(*person) } else { None }
}

fn of_result(kind: &NoticeKind, wanted: PlayerResult) -> Option<u64> {
    match kind {
        NoticeKind::PlayerResult { person, result, .. } if *result == wanted => Some(*person),
        _ => None,
    }
}

#[tokio::test]
async fn a_pause_and_its_end_are_told_once_each_to_everybody_but_who_made_it_pbp_21() {
    let mut world = World::new().await;
    world.instant(3).await;
    deliver(&world).await;
    let change = async |world: &World, what| {
        world.table.change_clock(PLACE, &person(1), what).await.unwrap();
    };
    change(&world, ClockRequest::Pause(Some(HOUR))).await;
    let sent = deliver(&world).await;
    assert_eq!(told(&sent, |kind| of_pause(kind, true)), [2, 3]);
    world.restart().await;
    world.table.try_again().await.unwrap();
    assert_eq!(told(&deliver(&world).await, |kind| of_pause(kind, true)), NOBODY, "once");
    // Its time ends by itself: then everybody is told.
    world.clock.advance(HOUR);
    world.table.fire_due().await.unwrap();
    let sent = deliver(&world).await;
    assert_eq!(told(&sent, |kind| of_pause(kind, false)), [1, 2, 3]);
    assert_eq!(told(&deliver(&world).await, |kind| of_pause(kind, false)), NOBODY);
    // Ended by hand: everybody but that one.
    change(&world, ClockRequest::Pause(Some(HOUR))).await;
    deliver(&world).await;
    change(&world, ClockRequest::Resume).await;
    assert_eq!(told(&deliver(&world).await, |kind| of_pause(kind, false)), [2, 3]);
}

#[tokio::test]
async fn a_lost_seat_is_told_once_to_its_person_and_who_takes_it_back_is_announced_once_pbp_21() {
    let world = World::new().await;
    world.instant(2).await;
    let (mut sent, mut lost) = (deliver(&world).await, None);
    for _ in 0..8 {
        world.clock.advance(25 * HOUR);
        world.table.fire_due().await.unwrap();
        sent.extend(deliver(&world).await);
        lost = told(&sent, of_lost_seat).first().copied();
        if lost.is_some() {
            break;
        }
    }
    let lost = lost.expect("two misses in a row");
    assert_eq!(told(&sent, of_lost_seat), [lost]);
    world.table.take_seat_back(PLACE, &person(lost)).await.unwrap();
    let sent = deliver(&world).await;
    let back = sent.iter().filter(|notice| {
        matches!(
            notice.kind,
            NoticeKind::Announcement { what: casus_belli::table::AnnouncementKind::SeatBack { .. } }
        )
    });
    assert_eq!(back.count(), 1);
    assert_eq!(told(&sent, of_lost_seat), NOBODY);
}

#[tokio::test]
async fn an_abandoned_table_is_told_once_to_everybody_pbp_21_pbp_62() {
    let world = World::new().await;
    world.instant(2).await;
    let mut sent = deliver(&world).await;
    for _ in 0..20 {
        if world.table.look(PLACE, &person(1)).await.is_ok_and(|look| look.status != Status::Running) {
            break;
        }
        world.clock.advance(25 * HOUR);
        world.table.fire_due().await.unwrap();
        sent.extend(deliver(&world).await);
    }
    assert_eq!(told(&sent, |kind| of_result(kind, PlayerResult::Abandoned)), [1, 2]);
}

#[tokio::test]
async fn what_a_person_does_without_is_not_sent_and_all_else_is_pbp_18() {
    let world = World::new().await;
    let game = world.instant(3).await.game;
    deliver(&world).await;
    let turn = at(world.on_turn().await).id;
    let others: Vec<u64> = (1..=3).filter(|id| *id != turn).collect();
    // No nudges, for all games; whoever presses learns that nothing was sent.
    without(&world, turn, None, &[OptionalNotice::Nudges]).await;
    assert_eq!(world.table.nudge(PLACE, &person(others[0])).await.unwrap(), Nudged::Rests);
    // In this game all the same.
    without(&world, turn, Some(game), &[]).await;
    assert_eq!(world.table.nudge(PLACE, &person(others[0])).await.unwrap(), Nudged::Sent);
    let nudged = |kind: &NoticeKind| match kind {
        NoticeKind::Nudge { person, .. } => Some(*person),
        _ => None,
    };
    assert_eq!(told(&deliver(&world).await, nudged), [turn]);
    // No news: no pause, but a turn, a reminder, a lost seat and the end are told.
    for id in 1..=3 {
        without(&world, id, Some(game), &OptionalNotice::ALL).await;
    }
    world.table.change_clock(PLACE, &person(1), ClockRequest::Pause(Some(HOUR))).await.unwrap();
    world.clock.advance(HOUR);
    world.table.fire_due().await.unwrap();
    let mut sent = deliver(&world).await;
    for _ in 0..120 {
        if world.table.look(PLACE, &person(1)).await.is_ok_and(|look| look.status != Status::Running) {
            break;
        }
        world.clock.advance(5 * HOUR);
        world.table.fire_due().await.unwrap();
        sent.extend(deliver(&world).await);
    }
    let paused = |kind: &NoticeKind| of_pause(kind, true).or(of_pause(kind, false));
    assert_eq!(told(&sent, paused), NOBODY);
    let any = |is_it: fn(&NoticeKind) -> bool| sent.iter().any(|notice| is_it(&notice.kind));
    assert!(any(|kind| matches!(kind, NoticeKind::YourTurn { .. })));
    assert!(any(|kind| matches!(kind, NoticeKind::Reminder { .. })));
    assert!(any(|kind| matches!(kind, NoticeKind::SeatLost { .. })));
    assert!(any(|kind| matches!(kind, NoticeKind::PlayerResult { .. })));
}

#[tokio::test]
async fn what_is_switched_off_holds_for_a_game_that_is_not_known_yet_and_choices_of_before_stay_pbp_18() {
    let world = World::new().await;
    without(&world, 1, None, &[OptionalNotice::News]).await;
    let way = NoticeChange::Way(Some(NoticeWay::Mention));
    let choices = world.table.choose_notices(&person(1), None, way).await.unwrap();
    assert_eq!(choices.rules(None).without, BTreeSet::from([OptionalNotice::News]));
    let fresh = world.table.notice_choices(2).await.unwrap();
    assert_eq!(fresh.rules(None).without, BTreeSet::new(), "all are told at first");
    world.begun(3, "instant", &[]).await;
    deliver(&world).await;
    world.table.change_clock(PLACE, &person(3), ClockRequest::Pause(Some(HOUR))).await.unwrap();
    world.table.change_clock(PLACE, &person(1), ClockRequest::Agree(1)).await.unwrap();
    world.table.change_clock(PLACE, &person(2), ClockRequest::Agree(1)).await.unwrap();
    assert_eq!(told(&deliver(&world).await, |kind| of_pause(kind, true)), [3], "not 1, and 2 made it so");
}
