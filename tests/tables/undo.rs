//! Taking back the last answers of one's own turn ([PBP-12]): who may, until when, on two devices, after a restart; and what
//! stays as it was: the clock, the notices, the log.

use crate::classic_support::InClassic;
use crate::fixtures::{PLACE, World, at, execute, person, refused};
use crate::orders::{attack, best_strike};
use casus_belli::rules::classic::{Action, AskKind, Menu, Until, steps};
use casus_belli::rules::{Event, Illegal, Seat, Seen, TerritoryId, UndoBarrier};
use casus_belli::table::{Audience, Done, NoticeContent, NoticeKind, TableError};

/// The first turn of a game of three, after its player has placed one army, and then one on another territory.
async fn placed_twice(world: &World) -> (Seat, [TerritoryId; 2]) {
    world.instant(3).await;
    let seat = world.on_turn().await;
    let mine = own(world, seat).await;
    for at in mine {
        place(world, seat, at, 1).await;
    }
    (seat, mine)
}

async fn own(world: &World, seat: Seat) -> [TerritoryId; 2] {
    let look = world.look(u64::from(seat.0) + 1).await;
    let Menu::Reinforce(steps::Reinforce { own, .. }) = look.view.asks[0].menu.classic() else {
        panic!("a turn begins so")
    };
    [own.nth(0).unwrap(), own.nth(1).unwrap()]
}

async fn place(world: &World, seat: Seat, at: TerritoryId, armies: u32) -> Done {
    let action = Action::Place { armies: vec![(at, armies)] };
    world.answer(u64::from(seat.0) + 1, action).await.unwrap()
}

async fn undo(world: &World, seat: Seat, answers: u32) -> Result<Done, TableError> {
    let offer = world.table.undo_offer(PLACE, &at(seat)).await?;
    world.table.undo(PLACE, &at(seat), offer.revision, answers).await
}

async fn armies(world: &World, at: TerritoryId) -> u32 {
    world.look(99).await.view.classic().at(at).armies
}

#[tokio::test]
async fn placed_armies_are_taken_back_one_step_or_all_and_placed_elsewhere_pbp_12() {
    let world = World::new().await;
    world.instant(3).await;
    let seat = world.on_turn().await;
    let [first, second] = own(&world, seat).await;
    let before = (armies(&world, first).await, armies(&world, second).await);
    assert_eq!(world.look(u64::from(seat.0) + 1).await.undoable, 0);
    place(&world, seat, first, 1).await;
    let done = place(&world, seat, second, 1).await;
    assert_eq!(done.look.undoable, 2);
    assert_eq!(world.look(u64::from((seat.0 + 1) % 3) + 1).await.undoable, 0, "nobody else's business");
    let offer = world.table.undo_offer(PLACE, &at(seat)).await.unwrap();
    assert_eq!(offer.steps.len(), 2, "{:?}", offer.steps);

    let undone = undo(&world, seat, 1).await.unwrap();
    assert_eq!(undone.seen, [Seen::Undone { by: seat, answers: 1 }]);
    assert_eq!((armies(&world, first).await, armies(&world, second).await), (before.0 + 1, before.1));
    place(&world, seat, first, 1).await;
    undo(&world, seat, 2).await.unwrap();
    assert_eq!((armies(&world, first).await, armies(&world, second).await), before);
    // Of what was taken back the log keeps everything, and shows nothing.
    let game = world.look(99).await.game;
    let logged = world.table.history(game, None, None).await.unwrap();
    assert_eq!(logged.iter().filter(|seen| matches!(seen, Seen::Undone { .. })).count(), 2);
    assert_eq!(logged.iter().filter(|seen| matches!(seen, Seen::Answered { .. })).count(), 3);
    assert!(!Seen::in_force(logged).iter().any(|seen| matches!(seen, Seen::Answered { .. })));
}

#[tokio::test]
async fn an_undo_is_refused_to_others_after_a_roll_and_when_there_is_nothing_pbp_12() {
    let world = World::new().await;
    let (table, stranger) = (&world.table, person(6));
    world.lobby(3).await;
    refused!(world, table.undo_offer(PLACE, &person(1)), TableError::NotRunning { host: 1 });
    table.leave(PLACE, &person(1)).await.unwrap();
    for id in [2, 3] {
        table.leave(PLACE, &person(id)).await.unwrap();
    }
    let (seat, _) = placed_twice(&world).await;
    let other = Seat((seat.0 + 1) % 3);
    let revision = table.undo_offer(PLACE, &at(seat)).await.unwrap().revision;
    refused!(world, table.undo_offer(PLACE, &stranger), TableError::NotSeated);
    refused!(world, table.undo_offer(PLACE, &at(other)), TableError::NotYourTurn { who: Some(_), .. });
    refused!(world, table.undo(PLACE, &stranger, revision, 1), TableError::NotSeated);
    refused!(world, table.undo(PLACE, &at(other), revision, 1), TableError::NotYourTurn { .. });
    for answers in [0, 3, u32::MAX] {
        refused!(world, table.undo(PLACE, &at(seat), revision, answers), TableError::Stale);
    }
    refused!(world, table.undo(PLACE, &at(seat), revision - 1, 1), TableError::Stale);
    refused!(world, table.undo(PLACE, &at(seat), revision + 1, 1), TableError::Stale);

    world.attacking().await;
    let me = u64::from(seat.0) + 1;
    let strike = best_strike(&world.look(me).await);
    world.order(me, attack(strike, Some(1), Until::Once)).await.unwrap();
    let rolled = Illegal::NothingToUndo(UndoBarrier::Rolled);
    refused!(
        world,
        table.undo_offer(PLACE, &at(seat)),
        TableError::Illegal(illegal) if *illegal == rolled
    );
    refused!(world, table.undo(PLACE, &at(seat), revision, 1), TableError::Stale);
    // The next player has done nothing yet.
    while world.on_turn().await == seat {
        let ask = world.look(me).await.view.asks[0].clone();
        world.answer(me, ask.default).await.unwrap();
    }
    let next = world.on_turn().await;
    let nothing = Illegal::NothingToUndo(UndoBarrier::Began);
    refused!(
        world,
        table.undo_offer(PLACE, &at(next)),
        TableError::Illegal(illegal) if *illegal == nothing
    );
}

#[tokio::test]
async fn of_two_devices_at_the_same_instant_one_takes_back_pbp_12() {
    let world = World::new().await;
    let (seat, _) = placed_twice(&world).await;
    let (table, who) = (&world.table, at(seat));
    let revision = table.undo_offer(PLACE, &who).await.unwrap().revision;
    let (one, two) = tokio::join!(table.undo(PLACE, &who, revision, 1), table.undo(PLACE, &who, revision, 1));
    let stale = |done: &Result<Done, TableError>| matches!(done, Err(TableError::Stale));
    assert!(one.is_ok() != two.is_ok() && (stale(&one) || stale(&two)), "{one:?} {two:?}");
    assert_eq!(world.look(u64::from(seat.0) + 1).await.undoable, 1);
}

#[tokio::test]
async fn the_clock_goes_on_and_nobody_is_told_of_the_turn_again_pbp_12() {
    let world = World::new().await;
    let (seat, _) = placed_twice(&world).await;
    let deadline = world.look(u64::from(seat.0) + 1).await.deadline;
    for notice in world.table.pending(100).await.unwrap() {
        world.table.delivered(notice.id, Some(notice.id as u64 + 1_000)).await.unwrap();
    }
    world.clock.advance(3_600_000);
    undo(&world, seat, 2).await.unwrap();
    assert_eq!(world.look(u64::from(seat.0) + 1).await.deadline, deadline, "the same time is left");
    let notices = world.table.pending(100).await.unwrap();
    let kinds: Vec<NoticeKind> = notices.iter().map(|notice| notice.kind.clone()).collect();
    assert_eq!(kinds, [NoticeKind::TurnLog { turn: 1 }], "the log is edited, and that is all");
    let content = world.table.notice_content(&notices[0]).await.unwrap();
    let NoticeContent::Game { seen, .. } = content else { panic!("of a game") };
    assert!(seen.contains(&Seen::Undone { by: seat, answers: 2 }));
    assert_eq!(notices[0].audience, Audience::Channel);
}

#[tokio::test]
async fn what_was_placed_before_a_restart_is_taken_back_after_it_pbp_12() {
    let mut world = World::new().await;
    let (seat, [first, _]) = placed_twice(&world).await;
    let me = u64::from(seat.0) + 1;
    let whole = armies(&world, first).await;
    world.restart().await;
    undo(&world, seat, 2).await.unwrap();
    assert_eq!(armies(&world, first).await, whole - 1);
    // The state is the same with the snapshot that was written then and from the log alone.
    world.attacking().await;
    let with = world.look(me).await;
    execute(&world.database, "DELETE FROM snapshots").await;
    world.restart().await;
    assert_eq!(world.look(me).await, with);
    assert!(with.undoable > 0 && *with.view.asks[0].menu.kind().classic() == AskKind::Attack);
    let offer = world.table.undo_offer(PLACE, &at(seat)).await.unwrap();
    let all = offer.steps.len() as u32;
    world.table.undo(PLACE, &at(seat), offer.revision, all).await.unwrap();
    assert_eq!(armies(&world, first).await, whole - 1);
    let exported = world.table.look(PLACE, &at(seat)).await.unwrap();
    assert_eq!(*exported.view.asks[0].menu.kind().classic(), AskKind::Reinforce);
}

/// The name of the event in a stored row.
#[test]
fn the_stored_form_of_an_undo_is_the_documented_one() {
    let event = Event::Undone { by: Seat(1), answers: 2, events: 5 };
    let stored = serde_json::to_string(&event).unwrap();
    assert_eq!(stored, r#"{"undone":{"by":1,"answers":2,"events":5}}"#);
}
