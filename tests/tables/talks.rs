//! Private talks between players ([R3-8]): one thread for the same players, through conflicts, restarts and lost deliveries.

use crate::fixtures::{PLACE, World, person, refused};
use casus_belli::table::{Failure, MOST_TALKS, Notice, NoticeKind, TableError, TalkError, TalkStatus};

async fn openings(world: &World) -> Vec<Notice> {
    let all = world.table.pending(1_000).await.unwrap();
    all.into_iter().filter(|notice| matches!(notice.kind, NoticeKind::OpenTalk { .. })).collect()
}

#[tokio::test]
async fn r3_8_two_who_ask_for_the_same_talk_at_once_get_one_thread_also_after_a_restart() {
    let mut world = World::new().await;
    let game = world.instant(4).await.game;
    let (first, second) = (person(1), person(2));
    let (one, other) = tokio::join!(
        world.table.open_talk(PLACE, &first, &[2, 3]),
        world.table.open_talk(PLACE, &second, &[3, 1, 1]),
    );
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_eq!((one.talk.number, other.talk.number), (1, 1));
    assert_eq!([one.new, other.new].iter().filter(|new| **new).count(), 1);
    assert_eq!(one.talk.members, [1, 2, 3]);
    assert_eq!(openings(&world).await.len(), 1);
    world.restart().await;
    let opening = openings(&world).await.remove(0);
    // The thread is known, but not all of its players are in it yet.
    world.table.talk_came(game, 1, Some(77), TalkStatus::Opening).await.unwrap();
    world.table.failed(opening.id, Failure::Retry { after: 1_000 }).await.unwrap();
    world.clock.advance(2_000);
    world.restart().await;
    let again = openings(&world).await.remove(0);
    let thread = world.table.talk_thread(game, 1).await.unwrap().unwrap();
    assert_eq!((thread.talk.thread, thread.channel, thread.members.len()), (Some(77), PLACE.channel, 3));
    world.table.talk_came(game, 1, None, TalkStatus::Open).await.unwrap();
    world.table.delivered(again.id, Some(78)).await.unwrap();
    assert!(openings(&world).await.is_empty());
    let known = world.table.open_talk(PLACE, &person(3), &[1, 2]).await.unwrap();
    assert_eq!((known.new, known.talk.thread, known.talk.status), (false, Some(77), TalkStatus::Open));
    assert!(openings(&world).await.is_empty(), "it is open");
}

#[tokio::test]
async fn r3_8_a_refused_talk_changes_nothing_and_their_number_is_limited() {
    let world = World::new().await;
    world.instant(6).await;
    let me = person(1);
    refused!(world, world.table.open_talk(PLACE, &me, &[]), TableError::Talk(TalkError::Oneself));
    refused!(world, world.table.open_talk(PLACE, &me, &[1]), TableError::Talk(TalkError::Oneself));
    refused!(
        world,
        world.table.open_talk(PLACE, &me, &[2, 70]),
        TableError::Talk(TalkError::NotAPlayer { person: 70 })
    );
    refused!(world, world.table.open_talk(PLACE, &person(70), &[1]), TableError::NotSeated);
    refused!(world, world.table.close_talk(PLACE, &me, 5), TableError::Talk(TalkError::NotHere));
    let mut opened = 0;
    for set in 1_u64..64 {
        let members: Vec<u64> = (1..=6).filter(|id| set >> (id - 1) & 1 == 1).collect();
        if members.len() < 2 || opened == MOST_TALKS {
            continue;
        }
        world.table.open_talk(PLACE, &person(members[0]), &members).await.unwrap();
        opened += 1;
    }
    refused!(
        world,
        world.table.open_talk(PLACE, &me, &[2, 3, 4, 5, 6]),
        TableError::Talk(TalkError::TooMany { most: MOST_TALKS })
    );
}

#[tokio::test]
async fn r3_8_the_end_of_a_game_archives_each_thread_once_and_opens_none() {
    let world = World::new().await;
    let game = world.instant(3).await.game;
    for other in [2, 3] {
        world.table.open_talk(PLACE, &person(1), &[other]).await.unwrap();
    }
    world.table.talk_came(game, 1, Some(77), TalkStatus::Open).await.unwrap();
    refused!(world, world.table.close_talk(PLACE, &person(3), 77), TableError::Talk(TalkError::NotHere));
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    assert!(openings(&world).await.is_empty());
    let closings = |all: Vec<Notice>| -> Vec<NoticeKind> {
        let kinds = all.into_iter().map(|notice| notice.kind);
        kinds.filter(|kind| matches!(kind, NoticeKind::CloseTalk { .. })).collect()
    };
    let all = world.table.pending(1_000).await.unwrap();
    assert_eq!(closings(all), [NoticeKind::CloseTalk { talk: 1 }]);
    // The thread of the other one was opened all the same, while the game ended.
    world.table.talk_came(game, 2, Some(79), TalkStatus::Open).await.unwrap();
    let all = world.table.pending(1_000).await.unwrap();
    assert_eq!(closings(all), [NoticeKind::CloseTalk { talk: 1 }, NoticeKind::CloseTalk { talk: 2 }]);
}
