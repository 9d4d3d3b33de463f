//! Hints at a table: who gets one, what is counted, and what is not.

use crate::fixtures::{PLACE, World, at, execute, person, play_out, refused};
use crate::tournament;
use casus_belli::league::Plan;
use casus_belli::rules::Seat;
use casus_belli::table::{Change, ExportTarget, Order, TableError};

async fn number(world: &World, seat: Seat) -> u32 {
    world.table.hint(PLACE, &at(seat)).await.unwrap().number
}

#[tokio::test]
async fn a_hint_is_counted_once_for_each_position_and_survives_a_restart() {
    let mut world = World::new().await;
    world.instant(3).await;
    let first = world.on_turn().await;
    let log = world.table.export(ExportTarget::Here(PLACE), false).await.unwrap();
    let hint = world.table.hint(PLACE, &at(first)).await.unwrap();
    assert_eq!((hint.number, hint.ask.to), (1, first));
    assert!(hint.ask.menu.offers(&hint.plans[0].plan));
    let again = world.table.hint(PLACE, &at(first)).await.unwrap();
    assert_eq!((again.number, &again.plans), (1, &hint.plans), "nothing has happened: the same hint");
    let after = world.table.export(ExportTarget::Here(PLACE), false).await.unwrap();
    assert_eq!(after.text, log.text, "the record knows nothing of it");
    world.restart().await;
    assert_eq!(number(&world, first).await, 1);
    let order = Order::Answer(hint.plans[0].plan.clone());
    world.table.order(PLACE, &at(first), Some(hint.ask.id), order).await.unwrap();
    assert_eq!(number(&world, first).await, 2);
    let look = world.look(1).await;
    assert_eq!((look.hints.off, &look.hints.given[..]), (false, &[][..]), "nobody is told while it goes on");
    play_out(&world.table, PLACE, 3).await;
    assert_eq!(world.look(2).await.hints.given, [(first, 2)]);
}

#[tokio::test]
async fn whoever_is_not_asked_gets_no_hint_and_nothing_is_counted() {
    let world = World::new().await;
    refused!(world, world.table.hint(PLACE, &person(1)), TableError::NoGameHere);
    world.lobby(3).await;
    refused!(world, world.table.hint(PLACE, &person(1)), TableError::NotRunning { .. });
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    world.instant(3).await;
    let first = world.on_turn().await;
    let idle = Seat((first.0 + 1) % 3);
    refused!(world, world.table.hint(PLACE, &at(idle)), TableError::NotYourTurn { .. });
    refused!(world, world.table.hint(PLACE, &person(7)), TableError::NotSeated);
    play_out(&world.table, PLACE, 3).await;
    refused!(world, world.table.hint(PLACE, &at(first)), TableError::Over);
}

#[tokio::test]
async fn a_table_without_hints_gives_none_and_its_rematch_neither() {
    let world = World::new().await;
    let look = world.begun(3, "instant", &[Change::Hints(false)]).await;
    let first = world.on_turn().await;
    assert!(world.look(1).await.hints.off);
    refused!(world, world.table.hint(PLACE, &at(first)), TableError::HintsOff);
    play_out(&world.table, PLACE, 3).await;
    let lobby = world.table.rematch(PLACE, &person(1), look.game, &[]).await.unwrap();
    assert!(lobby.rules.hints_off);
}

#[tokio::test]
async fn at_the_tables_of_a_tournament_there_are_no_hints() {
    let world = World::new().await;
    tournament::gathered(&world, Plan::league(), 3).await;
    world.table.start_tournament(PLACE, &person(1)).await.unwrap();
    tournament::deliver(&world).await;
    let thread = tournament::threads(&tournament::tournament(&world).await)[0];
    let mut asked = 0;
    for who in 1..=3 {
        let look = world.table.look(thread, &person(who)).await.unwrap();
        assert!(look.hints.off);
        if look.view.awaited_asks().next().is_some() {
            refused!(world, world.table.hint(thread, &person(who)), TableError::HintsOff);
            asked += 1;
        }
    }
    assert!(asked > 0);
}

#[tokio::test]
async fn hints_that_cannot_be_read_are_damage_of_one_game() {
    let mut world = World::new().await;
    world.instant(3).await;
    let first = world.on_turn().await;
    execute(&world.database, "UPDATE seats SET hints = '{'").await;
    world.restart().await;
    assert!(world.table.hint(PLACE, &at(first)).await.is_err());
}
