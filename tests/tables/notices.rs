//! Notices: one per transition, also after a restart; outdated ones are not sent ([PBP-6], [PBP-17], [PBP-19]).

use crate::classic_support::InClassic;
use crate::fixtures::{HOUR, PLACE, World, at, person};
use crate::orders::{attack, defended_strike};
use casus_belli::rules::Seat;
use casus_belli::rules::classic::{Action, AskKind, Until};
use casus_belli::table::{Audience, Change, Failure, Notice, NoticeContent, NoticeKind};

async fn pending(world: &World) -> Vec<Notice> {
    world.table.pending(100).await.unwrap()
}

fn your_turns(notices: &[Notice]) -> Vec<(u64, AskKind)> {
    let turn = |notice: &Notice| match notice.kind {
        NoticeKind::YourTurn { person, ask, .. } => Some((person, *ask.classic())),
        _ => None,
    };
    notices.iter().filter_map(turn).collect()
}

/// Delivers all notices, each as message 1000 + row.
async fn deliver(world: &World) -> Vec<Notice> {
    let notices = pending(world).await;
    for notice in &notices {
        let message = notice.message.unwrap_or(1_000 + notice.id as u64);
        world.table.delivered(notice.id, Some(message)).await.unwrap();
    }
    notices
}

#[tokio::test]
async fn a_turn_is_told_once_whatever_it_asks_pbp_17() {
    let world = World::new().await;
    world.instant(3).await;
    let first = at(world.on_turn().await).id;
    assert_eq!(your_turns(&deliver(&world).await), [(first, AskKind::Reinforce)]);
    world.attacking().await;
    assert_eq!(your_turns(&deliver(&world).await), [], "the same turn, another question");
    world.end_turn().await;
    let second = at(world.on_turn().await).id;
    assert_eq!(your_turns(&deliver(&world).await), [(second, AskKind::Reinforce)]);
    deliver(&world).await;
    assert!(pending(&world).await.is_empty(), "nor when the old board has lost its buttons");
}

#[tokio::test]
async fn an_undelivered_notice_comes_again_after_a_restart_with_its_nonce_and_a_delivered_one_never_pbp_17() {
    let mut world = World::new().await;
    world.instant(3).await;
    let before = pending(&world).await;
    world.restart().await;
    assert_eq!(pending(&world).await, before);
    assert!(before.iter().all(|notice| notice.nonce.len() <= 25));
    let delivered = deliver(&world).await;
    assert_eq!(delivered, before);
    world.restart().await;
    assert_eq!(pending(&world).await, []);
}

#[tokio::test]
async fn a_notice_that_is_no_longer_true_is_not_sent_pbp_17() {
    let world = World::new().await;
    world.instant(3).await;
    let first = at(world.end_turn().await).id;
    let told = your_turns(&pending(&world).await);
    assert!(told.len() == 1 && told[0].0 != first, "{told:?}");
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    assert_eq!(your_turns(&pending(&world).await), []);
}

#[tokio::test]
async fn everybody_is_told_of_a_sealed_question_and_who_answered_no_more_pbp_17() {
    let world = World::new().await;
    world.begun(3, "sealed", &[]).await;
    let asked = |ids: &[u64]| ids.iter().map(|id| (*id, AskKind::Deploy)).collect::<Vec<_>>();
    let mut told = your_turns(&pending(&world).await);
    told.sort_unstable();
    assert_eq!(told, asked(&[1, 2, 3]));
    let ask = world.look(2).await.view.asks[0].clone();
    world.answer(2, ask.default).await.unwrap();
    let mut told = your_turns(&pending(&world).await);
    told.sort_unstable();
    assert_eq!(told, asked(&[1, 3]));
}

#[tokio::test]
async fn closed_direct_messages_become_one_mention_and_the_person_is_told_once_pbp_19() {
    let world = World::new().await;
    world.instant(2).await;
    let seat = world.on_turn().await;
    let me = at(seat).id;
    let direct = pending(&world).await.into_iter().find(|n| n.audience == Audience::Person(me)).unwrap();
    world.table.failed(direct.id, Failure::DmClosed).await.unwrap();
    let after = deliver(&world).await;
    let mentions: Vec<_> = after.iter().filter(|n| matches!(n.kind, NoticeKind::Mention { .. })).collect();
    assert_eq!((mentions.len(), your_turns(&after).len()), (1, 0));
    assert_eq!(mentions[0].audience, Audience::Channel);
    // Until the posts are delivered, no direct message is tried.
    for _ in 0..2 {
        world.end_turn().await;
    }
    let mine = deliver(&world)
        .await
        .into_iter()
        .filter(|n| matches!(n.kind, NoticeKind::Mention { person, .. } if person == me));
    assert_eq!(mine.count(), 1);
    assert!(world.table.dm_refused(me).await.unwrap());
    assert!(!world.table.dm_refused(me).await.unwrap(), "once");
    for _ in 0..2 {
        world.end_turn().await;
    }
    assert!(your_turns(&pending(&world).await).contains(&(me, AskKind::Reinforce)), "tried again");
}

/// The next direct message about that person's turn, after as many turns as it takes; all other notices are delivered.
async fn next_direct(world: &World, me: u64) -> Notice {
    loop {
        let turn = |n: &Notice| matches!(n.kind, NoticeKind::YourTurn { person, .. } if person == me);
        if let Some(direct) = pending(world).await.into_iter().find(turn) {
            return direct;
        }
        deliver(world).await;
        world.end_turn().await;
    }
}

#[tokio::test]
async fn after_a_direct_message_arrived_the_person_is_told_of_the_next_refusal_again_pbp_19() {
    let world = World::new().await;
    world.instant(2).await;
    let me = at(world.on_turn().await).id;
    let refused = async || {
        let direct = next_direct(&world, me).await;
        world.table.failed(direct.id, Failure::DmClosed).await.unwrap();
        deliver(&world).await;
        world.table.dm_refused(me).await.unwrap()
    };
    assert!(refused().await);
    assert!(!refused().await, "no direct message has arrived since");
    let direct = next_direct(&world, me).await;
    world.table.delivered(direct.id, Some(1_000)).await.unwrap();
    assert!(refused().await);
}

#[tokio::test]
async fn a_turns_log_is_one_message_edited_as_actions_come_in_pbp_6() {
    let world = World::new().await;
    world.instant(3).await;
    let log =
        |notices: Vec<Notice>, turn| notices.into_iter().find(|n| n.kind == NoticeKind::TurnLog { turn });
    let posted = log(deliver(&world).await, 1).unwrap();
    assert_eq!(posted.message, None);
    world.attacking().await;
    let edit = log(pending(&world).await, 1).unwrap();
    assert_eq!((edit.id, edit.message), (posted.id, Some(1_000 + posted.id as u64)));
    // An event between the edit and its receipt: the message must be edited once more.
    world.end_turn().await;
    world.table.delivered(edit.id, edit.message).await.unwrap();
    assert!(log(deliver(&world).await, 1).is_some());
    assert!(log(deliver(&world).await, 1).is_none());
}

#[tokio::test]
async fn only_the_newest_board_is_posted_and_its_panel_follows_the_question_pbp_7() {
    let world = World::new().await;
    world.instant(3).await;
    for _ in 0..3 {
        world.end_turn().await;
    }
    let boards: Vec<_> = pending(&world)
        .await
        .into_iter()
        .filter(|n| matches!(n.kind, NoticeKind::BoardPost { .. }))
        .collect();
    assert_eq!(
        boards.iter().map(|n| n.kind.clone()).collect::<Vec<_>>(),
        [NoticeKind::BoardPost { turn: 3 }]
    );
    assert_eq!(world.look(1).await.panel, None);
    deliver(&world).await;
    let panel = world.look(1).await.panel.unwrap();
    assert_eq!(panel, 1_000 + boards[0].id as u64);
    world.attacking().await;
    let edits: Vec<_> = pending(&world).await.into_iter().filter(|n| n.kind == NoticeKind::Panel).collect();
    assert_eq!(edits.iter().map(|n| n.message).collect::<Vec<_>>(), [Some(panel)]);
    world.table.failed(edits[0].id, Failure::Gone).await.unwrap();
    assert_eq!(world.look(1).await.panel, None, "deleted by somebody");
    world.end_turn().await;
    deliver(&world).await;
    assert!(world.look(1).await.panel.is_some(), "the next board is remembered again");
}

#[tokio::test]
async fn a_panel_waits_for_its_board() {
    let world = World::new().await;
    world.instant(3).await;
    let board =
        pending(&world).await.into_iter().find(|n| matches!(n.kind, NoticeKind::BoardPost { .. })).unwrap();
    world.attacking().await;
    assert!(!pending(&world).await.iter().any(|n| n.kind == NoticeKind::Panel));
    world.table.delivered(board.id, Some(5)).await.unwrap();
    let panel = pending(&world).await.into_iter().find(|n| n.kind == NoticeKind::Panel).unwrap();
    assert_eq!(panel.message, Some(5));
}

#[tokio::test]
async fn a_failed_delivery_waits_and_is_given_up_in_the_end() {
    let world = World::new().await;
    world.instant(2).await;
    let id = pending(&world).await.iter().find(|n| matches!(n.kind, NoticeKind::YourTurn { .. })).unwrap().id;
    let waits = async |world: &World| pending(world).await.iter().any(|n| n.id == id);
    world.table.failed(id, Failure::Retry { after: 5_000 }).await.unwrap();
    assert!(!waits(&world).await);
    // After a restart the notice is tried at once.
    world.table.try_again().await.unwrap();
    assert!(waits(&world).await);
    world.table.failed(id, Failure::Retry { after: 5_000 }).await.unwrap();
    assert!(!waits(&world).await);
    world.clock.advance(5_000);
    assert!(waits(&world).await);
    let mut tries = 2;
    while waits(&world).await {
        world.table.failed(id, Failure::Forbidden).await.unwrap();
        world.clock.advance(6 * HOUR);
        tries += 1;
    }
    assert_eq!(tries, 12, "no retry storm");
}

#[tokio::test]
async fn the_lobby_message_is_edited_in_place_pbp_3() {
    let world = World::new().await;
    world.lobby(2).await;
    assert_eq!(pending(&world).await, [], "not before its message is known");
    world.table.lobby_message(PLACE, 77).await.unwrap();
    let edits = deliver(&world).await;
    assert_eq!(
        edits.iter().map(|n| (n.kind.clone(), n.message)).collect::<Vec<_>>(),
        [(NoticeKind::LobbyEdit, Some(77)), (NoticeKind::Pin, Some(77))],
        "edited, and pinned once"
    );
    let NoticeContent::Lobby(lobby) = world.table.notice_content(&edits[0]).await.unwrap() else {
        panic!("a lobby")
    };
    assert_eq!((lobby.seated.len(), lobby.message), (2, Some(77)));
    world.table.leave(PLACE, &person(2)).await.unwrap();
    assert_eq!(deliver(&world).await.len(), 1);
    world.table.cancel(PLACE, &person(1), false).await.unwrap();
    assert!(deliver(&world).await.iter().any(|n| n.kind == NoticeKind::LobbyEdit));
}

#[tokio::test]
async fn a_briefing_shows_what_its_audience_may_see() {
    let world = World::new().await;
    world.instant(3).await;
    for notice in pending(&world).await {
        let NoticeContent::Game { look, .. } = world.table.notice_content(&notice).await.unwrap() else {
            continue;
        };
        match notice.audience {
            Audience::Channel => assert!(look.view.classic().own.is_none(), "{:?}", notice.kind),
            Audience::Person(id) => assert_eq!(at(look.view.classic().own.as_ref().unwrap().seat).id, id),
        }
    }
}

/// Two people: the first may attack now, the second will be asked for defence dice.
async fn attacker_and_defender() -> (World, u64, u64) {
    let world = World::new().await;
    world.begun(2, "instant", &[Change::DefenceWaits(true)]).await;
    let seat = world.attacking().await;
    (world, at(seat).id, at(Seat(1 - seat.0)).id)
}

/// Attacks once, with one die, where the defender has a choice.
async fn attack_once(world: &World, me: u64) {
    let look = world.look(me).await;
    let strike = defended_strike(&look);
    let order = attack(strike, Some(1), Until::Once);
    world.order(me, order).await.unwrap();
}

#[tokio::test]
async fn a_turn_told_by_mention_is_not_told_again_when_the_defender_has_answered_pbp_17() {
    let (world, me, other) = attacker_and_defender().await;
    let direct = pending(&world).await.into_iter().find(|n| n.audience == Audience::Person(me)).unwrap();
    world.table.failed(direct.id, Failure::DmClosed).await.unwrap();
    deliver(&world).await;
    attack_once(&world, me).await;
    assert_eq!(your_turns(&deliver(&world).await), [(other, AskKind::Defend)]);
    world.answer(other, Action::Defend { dice: 1 }).await.unwrap();
    let again = deliver(&world).await;
    assert!(
        !again.iter().any(|n| matches!(n.kind, NoticeKind::Mention { .. } | NoticeKind::YourTurn { .. })),
        "{again:?}"
    );
}

#[tokio::test]
async fn an_undelivered_notice_outlives_the_wait_for_the_defender_pbp_17() {
    let (world, me, other) = attacker_and_defender().await;
    attack_once(&world, me).await;
    assert_eq!(
        your_turns(&deliver(&world).await),
        [(other, AskKind::Defend)],
        "the attacker isn't asked now"
    );
    world.answer(other, Action::Defend { dice: 1 }).await.unwrap();
    assert_eq!(your_turns(&deliver(&world).await), [(me, AskKind::Attack)], "and now is");
}

#[tokio::test]
async fn an_old_board_still_loses_its_buttons_after_a_restart_pbp_7() {
    let mut world = World::new().await;
    world.instant(3).await;
    deliver(&world).await;
    let old = world.look(1).await.panel.unwrap();
    world.end_turn().await;
    let board = pending(&world).await.into_iter().find(|n| matches!(n.kind, NoticeKind::BoardPost { .. }));
    world.table.delivered(board.unwrap().id, Some(77)).await.unwrap();
    world.restart().await;
    let retired = pending(&world).await.into_iter().find(|n| matches!(n.kind, NoticeKind::OldPanel { .. }));
    let retired = retired.expect("it stands in the database");
    assert_eq!(
        (retired.message, retired.kind),
        (Some(old), NoticeKind::OldPanel { message: old, turn: Some(0) })
    );
}

#[tokio::test]
async fn a_post_that_failed_holds_back_the_posts_after_it_and_nothing_else() {
    let mut world = World::new().await;
    world.instant(3).await;
    let posts = |notices: &[Notice]| notices.iter().filter(|n| n.is_post()).count();
    let all = pending(&world).await;
    let first = all.iter().find(|n| n.is_post()).unwrap();
    assert!(posts(&all) > 2, "{all:#?}");
    world.table.failed(first.id, Failure::Retry { after: 5_000 }).await.unwrap();
    for _ in 0..2 {
        let left = pending(&world).await;
        assert_eq!(posts(&left), 0, "{left:#?}");
        assert_eq!(your_turns(&left).len(), 1, "direct messages go on");
        world.restart().await;
    }
    world.clock.advance(5_000);
    assert_eq!(pending(&world).await, all.iter().map(|n| later(n, first.id)).collect::<Vec<_>>(), "in order");
}

/// The notice as it is after one failed attempt, if it is that one.
fn later(notice: &Notice, failed: i64) -> Notice {
    let attempts = u32::from(notice.id == failed);
    Notice { attempts, ..notice.clone() }
}

#[tokio::test]
async fn a_film_that_is_being_made_is_never_given_up_however_often_the_program_starts() {
    let mut world = World::new().await;
    world.instant(2).await;
    crate::fixtures::play_out(&world.table, PLACE, 2).await;
    deliver(&world).await;
    let film = |notices: Vec<Notice>| notices.into_iter().find(|n| n.kind == NoticeKind::Film);
    for _ in 0..60 {
        let film = film(pending(&world).await).expect("it is still to be made");
        assert!(film.message.is_some(), "it goes to the message that tells the end");
        world.table.failed(film.id, Failure::Later { after: 60_000 }).await.unwrap();
        world.restart().await;
        world.table.try_again().await.unwrap();
    }
}

#[tokio::test]
async fn who_is_told_of_a_decision_is_told_when_it_is_taken_also_after_the_defence_pbp_17() {
    let (world, me, other) = attacker_and_defender().await;
    let answered = |notices: &[Notice]| -> Vec<u64> {
        let one =
            |n: &Notice| if let NoticeKind::Answered { person, .. } = n.kind { Some(person) } else { None };
        notices.iter().filter_map(one).collect()
    };
    deliver(&world).await;
    attack_once(&world, me).await;
    assert!(answered(&deliver(&world).await).is_empty(), "the turn only stands still");
    world.answer(other, Action::Defend { dice: 1 }).await.unwrap();
    assert_eq!(answered(&deliver(&world).await), [other]);
    world.end_turn().await;
    assert_eq!(answered(&deliver(&world).await), [me]);
}
