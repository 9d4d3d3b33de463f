//! Nudges ([PBP-66]): one press per half of the time, by players of the table only, respecting what whoever is awaited has chosen.

use crate::fixtures::{HOUR, PLACE, World, at, person, refused};
use casus_belli::table::{
    ClockRequest, Notice, NoticeChange, NoticeKind, NoticeWay, Nudged, Quiet, QuietHours, TableError,
};

/// The nudges that are due.
async fn nudges(world: &World) -> Vec<Notice> {
    let pending = world.table.pending(100).await.unwrap();
    pending.into_iter().filter(|notice| matches!(notice.kind, NoticeKind::Nudge { .. })).collect()
}

#[tokio::test]
async fn one_press_per_half_of_the_time_reaches_whoever_is_awaited_pbp_66() {
    let world = World::new().await;
    world.instant(3).await;
    let turn = world.on_turn().await;
    let others: Vec<u64> = (1..=3).filter(|id| *id != at(turn).id).collect();
    let nudge = async |id: u64| world.table.nudge(PLACE, &person(id)).await;
    assert_eq!(nudge(others[0]).await.unwrap(), Nudged::Sent);
    let sent = nudges(&world).await;
    assert_eq!(sent.len(), 1, "{sent:?}");
    assert!(matches!(sent[0].kind, NoticeKind::Nudge { person, here: false, .. } if person == at(turn).id));
    world.table.delivered(sent[0].id, Some(77)).await.unwrap();
    for _ in 0..5 {
        assert_eq!(nudge(others[1]).await.unwrap(), Nudged::Already { own: false }, "whoever presses");
        assert_eq!(nudge(others[0]).await.unwrap(), Nudged::Already { own: true });
    }
    world.clock.advance(13 * HOUR);
    assert_eq!(nudge(others[1]).await.unwrap(), Nudged::Sent, "in the second half");
    assert_eq!(nudges(&world).await.len(), 1);
    assert_eq!(nudge(others[0]).await.unwrap(), Nudged::Already { own: false });
}

#[tokio::test]
async fn whoever_has_answered_is_not_nudged_any_more_pbp_66() {
    let world = World::new().await;
    world.instant(2).await;
    let turn = world.attacking().await;
    let other = person(3 - at(turn).id);
    assert_eq!(world.table.nudge(PLACE, &other).await.unwrap(), Nudged::Sent);
    let end = casus_belli::rules::classic::Order::End;
    world.order(at(turn).id, casus_belli::table::Order::Compound(end.into())).await.unwrap();
    assert_eq!(nudges(&world).await, [], "the turn is over");
}

#[tokio::test]
async fn who_may_not_nudge_is_told_why_and_nothing_is_written_pbp_66() {
    let world = World::new().await;
    world.instant(2).await;
    let turn = world.on_turn().await;
    let (own, stranger) = (at(turn), person(5));
    refused!(world, world.table.nudge(PLACE, &stranger), TableError::NotSeated);
    refused!(world, world.table.nudge(PLACE, &own), TableError::NudgesSelf);
    world.table.change_clock(PLACE, &person(1), ClockRequest::Pause(Some(HOUR))).await.unwrap();
    refused!(world, world.table.nudge(PLACE, &person(3 - own.id)), TableError::NobodyToNudge);
}

#[tokio::test]
async fn quiet_hours_and_no_notices_are_respected_and_said_pbp_66() {
    let world = World::new().await;
    world.instant(2).await;
    let turn = world.on_turn().await;
    let (own, other) = (at(turn), person(3 - at(turn).id));
    let choose = async |change| world.table.choose_notices(&own, None, change).await.unwrap();
    choose(NoticeChange::Way(Some(NoticeWay::Off))).await;
    assert_eq!(world.table.nudge(PLACE, &other).await.unwrap(), Nudged::Rests);
    choose(NoticeChange::Way(Some(NoticeWay::Mention))).await;
    let always = QuietHours::new(0, 23 * 60 + 59).map(Quiet::Daily);
    choose(NoticeChange::Quiet(always)).await;
    assert_eq!(world.table.nudge(PLACE, &other).await.unwrap(), Nudged::Rests);
    assert_eq!(nudges(&world).await, []);
    choose(NoticeChange::Quiet(Some(Quiet::Never))).await;
    assert_eq!(world.table.nudge(PLACE, &other).await.unwrap(), Nudged::Sent, "nothing was sent before");
    let sent = nudges(&world).await;
    assert!(matches!(sent[..], [Notice { kind: NoticeKind::Nudge { here: true, .. }, .. }]), "{sent:?}");
}
