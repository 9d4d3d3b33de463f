//! Who is out, and who finished a game, is told personally: once, also after a restart ([PBP-21]).

use crate::fixtures::{PLACE, World, person, play_out};
use casus_belli::rules::Seat;
use casus_belli::table::{AnnouncementKind, Audience, Failure, Notice, NoticeKind, PlayerResult};

/// The personal results among these notices: person, whether in the channel, result.
fn results(notices: &[Notice]) -> Vec<(u64, bool, PlayerResult)> {
    let one = |notice: &Notice| match notice.kind {
        NoticeKind::PlayerResult { person, here, result, .. } => Some((person, here, result)),
        _ => None,
    };
    notices.iter().filter_map(one).collect()
}

async fn pending(world: &World) -> Vec<Notice> {
    world.table.pending(500).await.unwrap()
}

/// Delivers everything, and what that queues.
async fn deliver(world: &World) -> Vec<Notice> {
    let mut all = Vec::new();
    loop {
        let notices = pending(world).await;
        if notices.is_empty() {
            return all;
        }
        for notice in &notices {
            let message = notice.message.unwrap_or(1_000 + notice.id as u64);
            world.table.delivered(notice.id, Some(message)).await.unwrap();
        }
        all.extend(notices);
    }
}

#[tokio::test]
async fn who_is_eliminated_and_everybody_at_the_end_gets_one_message_also_after_a_restart_pbp_21() {
    let mut world = World::new().await;
    world.instant(3).await;
    play_out(&world.table, PLACE, 3).await;
    let before = results(&pending(&world).await);
    world.restart().await;
    let told = deliver(&world).await;
    assert_eq!(results(&told), before);
    world.restart().await;
    assert_eq!(results(&deliver(&world).await), [], "once");
    let announced = |what: &dyn Fn(&AnnouncementKind) -> bool| {
        told.iter()
            .filter(|n| matches!(&n.kind, NoticeKind::Announcement { what: told } if what(told)))
            .count()
    };
    let outcome = world.look(1).await.view.outcome.clone().expect("played to the end");
    assert_eq!(announced(&|what| *what == AnnouncementKind::Ended), 1, "the channel is told as before");
    let all = results(&told);
    assert!(all.iter().all(|(_, here, _)| !here), "by direct message");
    for person in 1..=3 {
        let mine: Vec<PlayerResult> = all.iter().filter(|of| of.0 == person).map(|of| of.2).collect();
        let last_out = outcome.scores[person as usize - 1].out == Some(2);
        let out_before = outcome.scores[person as usize - 1].out == Some(1);
        let expected = if out_before { 2 } else { 1 };
        assert_eq!(mine.len(), expected, "{person}: {mine:?}");
        assert_eq!(mine.last(), Some(&PlayerResult::Ended));
        assert!(!last_out || mine.len() == 1, "the end says it all to whom it was the end for");
    }
    for notice in told.iter().filter(|n| matches!(n.kind, NoticeKind::PlayerResult { .. })) {
        let NoticeKind::PlayerResult { person, .. } = notice.kind else { continue };
        assert_eq!(notice.audience, Audience::Person(person));
    }
}

#[tokio::test]
async fn a_result_that_discord_refuses_to_send_becomes_one_mention_pbp_21() {
    let mut world = World::new().await;
    world.instant(2).await;
    play_out(&world.table, PLACE, 2).await;
    let result = |n: &Notice| matches!(n.kind, NoticeKind::PlayerResult { person: 2, .. });
    let direct = pending(&world).await.into_iter().find(result).unwrap();
    world.table.failed(direct.id, Failure::DmClosed).await.unwrap();
    world.restart().await;
    assert!(world.table.dm_refused(2).await.unwrap(), "and hears how to open them");
    let mentions = deliver(&world).await;
    let mentions: Vec<&Notice> = mentions.iter().filter(|n| result(n)).collect();
    assert_eq!((mentions.len(), mentions[0].id), (1, direct.id), "the same notice");
    assert_eq!(mentions[0].audience, Audience::Channel);
    let kind = NoticeKind::PlayerResult { person: 2, seat: Seat(1), result: PlayerResult::Ended, here: true };
    assert_eq!(mentions[0].kind, kind);
    assert_eq!(person(2).id, 2);
}
