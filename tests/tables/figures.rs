//! Figures for whoever operates the program: games by state and family, notices to deliver, late timers; and whether the
//! database answers.

use crate::fixtures::{HOUR, PLACE, World, person};
use casus_belli::rules::{FamilyId, Rulebook};
use casus_belli::table::{GameState, NewGame, Parked, Place};

#[tokio::test]
async fn games_are_counted_by_state_and_family() {
    let world = World::new().await;
    assert!(world.table.figures().await.unwrap().games.is_empty());
    world.instant(3).await;
    let elsewhere = |channel| Place { channel, ..PLACE };
    for (channel, rulebook) in [(101, Rulebook::Y2210), (102, Rulebook::ColdWar), (103, Rulebook::Objectives)]
    {
        world.table.open_lobby(elsewhere(channel), &person(1), NewGame::of(rulebook)).await.unwrap();
    }
    world.table.cancel(elsewhere(103), &person(1), true).await.unwrap();
    let counted = || async { world.table.figures().await.unwrap().games };
    let lobbies =
        [(GameState::Lobby, Some(FamilyId::Y2210), 1), (GameState::Lobby, Some(FamilyId::ColdWar), 1)];
    let cancelled = (GameState::Cancelled, Some(FamilyId::Classic), 1);
    let running = |state| [&lobbies[..], &[(state, Some(FamilyId::Classic), 1)], &[cancelled]].concat();
    assert_eq!(counted().await, running(GameState::Running));
    world.table.channel_lost(PLACE.channel, Parked::Channel).await.unwrap();
    assert_eq!(counted().await, running(GameState::Parked));

    // One of a rulebook that this version does not know is counted too.
    world.database.execute("UPDATE games SET rulebook = 'chess' WHERE channel = 101").await;
    assert!(counted().await.contains(&(GameState::Lobby, None, 1)), "{:?}", counted().await);
}

#[tokio::test]
async fn timers_are_late_until_they_fire_and_notices_are_due_until_they_are_delivered() {
    let world = World::new().await;
    world.instant(3).await;
    let before = world.table.figures().await.unwrap();
    assert!(before.notices_due > 0 && before.timers_late == 0 && before.latest == 0, "{before:?}");
    world.clock.advance(25 * HOUR);
    let late = world.table.figures().await.unwrap();
    assert!(late.timers_late > 0 && (HOUR..24 * HOUR).contains(&late.latest), "{late:?}");
    // The first step grants a grace period, so that deadlines which passed meanwhile do not end at once.
    world.table.fire_due().await.unwrap();
    let fired = world.table.figures().await.unwrap();
    assert_eq!((fired.timers_late, fired.latest), (0, 0));
    for _ in 0..50 {
        for notice in world.table.pending(99).await.unwrap() {
            world.table.delivered(notice.id, Some(1)).await.unwrap();
        }
    }
    let delivered = world.table.figures().await.unwrap();
    assert_eq!(delivered.notices_due, 0, "{delivered:?}");
}

#[tokio::test]
async fn the_database_answers_while_it_is_open() {
    let world = World::new().await;
    world.table.reachable().await.unwrap();
    world.table.close().await;
    world.table.reachable().await.unwrap_err();
}

#[tokio::test]
async fn games_are_counted_in_an_index_without_reading_them() {
    let world = World::new().await;
    let pool = casus_belli::store::pool_of::<sqlx::Sqlite>(1);
    let pool = pool.connect(&format!("sqlite://{}", world.database.file().display())).await.unwrap();
    let plan = "EXPLAIN QUERY PLAN SELECT status, parked, rulebook, COUNT(*) FROM games GROUP BY status, parked, rulebook \
                ORDER BY status, parked, rulebook";
    let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(plan).fetch_all(&pool).await.unwrap();
    let steps: Vec<&str> = plan.iter().map(|(.., step)| step.as_str()).collect();
    assert_eq!(steps, ["SCAN games USING COVERING INDEX games_counted"]);
    pool.close().await;
}
