//! Parked games: their channel can't be written to ([PBP-53]), they notify by direct message and their clocks stop;
//! they go on when the channel is back or the game is moved.

use crate::crash::Kill;
use crate::fixtures::{HOUR, PLACE, World, at, person, refused};
use casus_belli::league::Plan;
use casus_belli::store::{Store, StoreError};
use casus_belli::table::{
    AnnouncementKind, Audience, Failure, FixedSeeds, Limits, Notice, NoticeKind, Order, Parked, Place,
    Status, Table, TableError,
};
use std::sync::Arc;

const ELSEWHERE: Place = Place { channel: 777, ..PLACE };

async fn pending(world: &World) -> Vec<Notice> {
    world.table.pending(100).await.unwrap()
}

/// Delivers the notices that are due, except where `shut` makes the channel fail; returns the delivered ones.
async fn deliver(world: &World, shut: impl Fn(&Notice) -> Option<Failure>) -> Vec<Notice> {
    let mut told = Vec::new();
    for _ in 0..20 {
        let notices = pending(world).await;
        if notices.is_empty() {
            return told;
        }
        for notice in notices {
            if let (Audience::Channel, Some(how)) = (notice.audience, shut(&notice)) {
                world.table.failed(notice.id, how).await.unwrap();
                continue;
            }
            let message = notice.message.unwrap_or(1_000 + notice.id as u64);
            world.table.delivered(notice.id, Some(message)).await.unwrap();
            told.push(notice);
        }
    }
    panic!("the outbox never empties");
}

async fn all_well(world: &World) -> Vec<Notice> {
    deliver(world, |_| None).await
}

fn parked(told: &[Notice]) -> Vec<(u64, Parked)> {
    let kind = |notice: &Notice| match notice.kind {
        NoticeKind::Parked { person, why } => Some((person, why)),
        _ => None,
    };
    told.iter().filter_map(kind).collect()
}

fn resumed(told: &[Notice]) -> usize {
    let kind = NoticeKind::Announcement { what: AnnouncementKind::Resumed };
    told.iter().filter(|notice| notice.kind == kind).count()
}

#[tokio::test]
async fn a_game_whose_channel_is_shut_stands_still_and_goes_on_with_the_time_that_was_left_pbp_53() {
    let mut world = World::new().await;
    world.instant(3).await;
    let deadline = world.look(99).await.deadline.unwrap();
    world.clock.advance(5 * HOUR);
    let left = deadline - world.now();
    let told = deliver(&world, |_| Some(Failure::Forbidden)).await;
    assert_eq!(parked(&told), [1, 2, 3].map(|person| (person, Parked::Permission)), "everybody, by DM");
    let look = world.look(1).await;
    assert_eq!((look.parked, look.status, look.deadline), (Some(Parked::Permission), Status::Running, None));
    let seq = look.view.seq;

    world.clock.advance(20 * 24 * HOUR);
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "nobody's time runs");
    world.restart().await;
    world.table.fire_due().await.unwrap();
    let again = deliver(&world, |_| Some(Failure::Forbidden)).await;
    assert_eq!((parked(&again).len(), resumed(&again)), (0, 0), "told once");
    assert_eq!(world.look(1).await.view.seq, seq, "nothing was decided");

    // The channel is back: the delivery is tried at once, and all waiting notices are delivered.
    world.table.channel_restored(PLACE.channel).await.unwrap();
    let told = all_well(&world).await;
    assert_eq!(resumed(&told), 1);
    let told = [told, all_well(&world).await].concat();
    assert!(told.iter().any(|notice| matches!(notice.kind, NoticeKind::BoardPost { .. })), "{told:#?}");
    let look = world.look(1).await;
    assert_eq!((look.parked, look.deadline), (None, Some(world.now() + left)));
    world.clock.advance(left);
    assert_eq!(world.table.fire_due().await.unwrap(), 1, "the clock runs again");
}

#[tokio::test]
async fn a_program_killed_as_it_puts_a_post_off_has_its_game_stand_still_already_pbp_53() {
    for how in [Failure::Forbidden, Failure::Lost] {
        let world = World::new().await;
        world.instant(3).await;
        let post = pending(&world).await.into_iter().find(|notice| notice.audience == Audience::Channel);
        let (kill, left_behind) = Kill::new(&world.database, "left");
        kill.aim(Some("committed"));
        let on = |store: Store| {
            Table::new(store, world.clock.clone(), Arc::new(FixedSeeds::new(8)), Limits::default())
        };
        let killed = on(world.store.clone().with_fault(kill)).failed(post.unwrap().id, how).await;
        assert!(matches!(killed, Err(TableError::Store(StoreError::Stopped("committed")))), "{killed:?}");

        // Otherwise every later post of a game that goes on would wait for the postponed one.
        let next = on(left_behind.open().await);
        let parked = next.look(PLACE, &person(1)).await.unwrap().parked;
        assert!(parked.is_some(), "{how:?}: the post is put off, and the game goes on");
        next.channel_restored(PLACE.channel).await.unwrap();
        let told = next.pending(100).await.unwrap();
        assert_eq!(resumed(&told), 1, "{told:#?}");
    }
}

#[tokio::test]
async fn whoever_acts_in_the_channel_proves_that_it_is_there() {
    let world = World::new().await;
    world.instant(3).await;
    deliver(&world, |_| Some(Failure::Forbidden)).await;
    let seat = world.on_turn().await;
    let ask = world.open_ask(u64::from(seat.0) + 1).await;
    let default = world.look(u64::from(seat.0) + 1).await.view.asks[0].default.clone();
    world.table.order(PLACE, &at(seat), Some(ask), Order::Answer(default)).await.unwrap();
    assert_eq!(world.look(1).await.parked, None);
    let told = all_well(&world).await;
    assert_eq!(resumed(&told), 1, "{told:#?}");
}

#[tokio::test]
async fn a_game_whose_channel_is_gone_is_carried_to_another_by_anybody_who_plays_pbp_53() {
    let world = World::new().await;
    world.instant(3).await;
    all_well(&world).await;
    world.table.channel_lost(PLACE.channel, Parked::Channel).await.unwrap();
    let told = deliver(&world, |_| Some(Failure::Lost)).await;
    assert_eq!(parked(&told), [1, 2, 3].map(|person| (person, Parked::Channel)));
    let carry = |who, number| world.table.move_game(ELSEWHERE, who, number);
    let (player, stranger) = (person(3), person(7));
    refused!(world, carry(&stranger, 1), TableError::NotHost { host: 1 });
    refused!(world, carry(&player, 2), TableError::NoSuchGame { number: 2 });
    world.lobby_at(ELSEWHERE, 1, None).await;
    refused!(world, carry(&player, 1), TableError::LobbyHere { .. });
    world.table.cancel(ELSEWHERE, &person(1), true).await.unwrap();
    let look = carry(&player, 1).await.unwrap();
    assert_eq!((look.place, look.parked), (ELSEWHERE, None));
    assert!(look.deadline.is_some(), "the clock runs again");
    let told = all_well(&world).await;
    assert_eq!(resumed(&told), 1, "{told:#?}");
    let away = |notice: &&Notice| matches!(notice.kind, NoticeKind::MovedAway { .. });
    let here = |notice: &&Notice| notice.audience == Audience::Channel && !away(notice);
    assert!(told.iter().filter(here).all(|n| n.place == ELSEWHERE));
    let old: Vec<Place> = told.iter().filter(away).map(|notice| notice.place).collect();
    assert_eq!(old, [PLACE], "the old channel says where it is");
    assert!(told.iter().any(|n| matches!(n.kind, NoticeKind::BoardPost { .. })), "the board stands there");
    let elsewhere = world.table.look(PLACE, &person(1)).await;
    assert!(matches!(elsewhere, Err(TableError::Moved { number: 1, channel: 777 })), "{elsewhere:?}");
    let seat = world.table.look(ELSEWHERE, &person(1)).await.unwrap().view.on_turn.unwrap();
    let mine = world.table.look(ELSEWHERE, &at(seat)).await.unwrap().view.asks[0].clone();
    world.table.order(ELSEWHERE, &at(seat), Some(mine.id), Order::Answer(mine.default)).await.unwrap();
    // Moving is refused: the game is in another channel already, and it is not parked.
    refused!(world, carry(&person(1), 1), TableError::InThisChannel { number: 1 });
    refused!(world, world.table.move_game(PLACE, &player, 1), TableError::NotHost { host: 1 });
    world.table.move_game(PLACE, &person(1), 1).await.unwrap();
    assert_eq!(resumed(&all_well(&world).await), 1, "the host may at any time");
}

#[tokio::test]
async fn a_server_that_throws_the_bot_out_parks_its_games_and_inviting_it_again_goes_on() {
    let world = World::new().await;
    world.instant(3).await;
    world.table.channel_lost(PLACE.guild, Parked::Server).await.unwrap();
    let told = deliver(&world, |_| Some(Failure::Forbidden)).await;
    assert_eq!(parked(&told).first(), Some(&(1, Parked::Server)));
    world.table.channel_lost(PLACE.guild, Parked::Server).await.unwrap();
    assert_eq!(parked(&deliver(&world, |_| Some(Failure::Forbidden)).await), [], "once");
    world.table.channel_restored(PLACE.guild).await.unwrap();
    assert_eq!(resumed(&all_well(&world).await), 1);
    assert_eq!(world.look(1).await.parked, None);
}

#[tokio::test]
async fn a_game_called_off_while_it_stands_still_is_over_and_nothing_waits_for_ever() {
    let world = World::new().await;
    world.instant(3).await;
    deliver(&world, |_| Some(Failure::Lost)).await;
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    assert_eq!(world.look(1).await.parked, None);
    world.clock.advance(2 * 24 * HOUR);
    for _ in 0..16 {
        deliver(&world, |_| Some(Failure::Lost)).await;
        world.clock.advance(24 * HOUR);
    }
    assert_eq!(world.table.next_notice().await.unwrap(), None);
}

#[tokio::test]
async fn the_game_of_a_tournaments_table_takes_its_place_along() {
    let world = World::new().await;
    let plan = Plan { rounds: 1, ..Plan::league() };
    let tournament = crate::tournament::gathered(&world, plan, 3).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    crate::tournament::deliver(&world).await;
    let thread = crate::tournament::threads(&crate::tournament::tournament(&world).await)[0];
    world.table.channel_lost(thread.channel, Parked::Channel).await.unwrap();
    let number = world.table.look(thread, &person(2)).await.unwrap().number;
    world.table.move_game(ELSEWHERE, &person(2), number).await.unwrap();
    let after = world.table.tournament(ELSEWHERE).await.unwrap();
    assert_eq!((after.id, after.tables[0].thread), (tournament.id, Some(ELSEWHERE.channel)));
}

#[tokio::test]
async fn news_of_a_channel_without_a_game_that_stands_still_write_nothing_and_wake_nobody_pbp_53() {
    let world = World::new().await;
    world.instant(2).await;
    all_well(&world).await;
    // Somebody else has the lock: whoever writes waits.
    let other = world.database.written_by_another().await.expect("this test is about a file");
    let woken = world.table.woken();
    // Of the game's own channel, of its server, of any other.
    for id in [PLACE.channel, PLACE.guild, ELSEWHERE.channel, 1] {
        let told = world.table.channel_restored(id);
        tokio::time::timeout(std::time::Duration::from_secs(5), told).await.expect("at once").unwrap();
    }
    assert!(futures_util::FutureExt::now_or_never(woken).is_none(), "no loop has anything to do");
    sqlx::Connection::close(other).await.unwrap();
    // A game that stands still is another matter.
    world.table.channel_lost(PLACE.channel, Parked::Permission).await.unwrap();
    let woken = world.table.woken();
    world.table.channel_restored(PLACE.channel).await.unwrap();
    assert!(futures_util::FutureExt::now_or_never(woken).is_some());
}
