//! Games that end by time: one timer for the whole game, kept through a restart (R2-28, R4-14, A2-11).

use crate::classic_support::{InClassic, shown};
use crate::fixtures::{HOUR, PLACE, START, World, person};
use casus_belli::rules::classic::events;
use casus_belli::rules::{Ending, Goal, Objective, Rulebook};
use casus_belli::table::{Change, NewGame, TableError};

const MINUTE: i64 = HOUR / 60;

/// A started game of three that ends after that many minutes.
async fn begun(world: &World, minutes: &str) {
    let new = NewGame {
        switches: [("setup.way", "instant"), ("end.time_attack", "minutes"), ("end.minutes", minutes)]
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .into(),
        ..NewGame::of(Rulebook::Objectives)
    };
    world.table.open_lobby(PLACE, &person(1), new).await.unwrap();
    for id in 2..=3 {
        world.table.join(PLACE, &person(id)).await.unwrap();
    }
    world.table.start(PLACE, &person(1)).await.unwrap();
}

#[tokio::test]
async fn r2_28_the_clock_calls_time_once_and_the_turn_and_the_round_are_completed() {
    let mut world = World::new().await;
    begun(&world, "90").await;
    assert_eq!(world.table.next_due().await.unwrap(), Some(START + 90 * MINUTE), "before the first deadline");
    world.table.fire_due().await.unwrap();
    world.clock.advance(30 * MINUTE);
    world.restart().await;
    assert_eq!(world.table.next_due().await.unwrap(), Some(START + 90 * MINUTE), "a restart changes nothing");
    world.table.fire_due().await.unwrap();
    world.clock.advance(60 * MINUTE);
    assert_eq!(world.table.fire_due().await.unwrap(), 1);
    let look = world.look(99).await;
    assert_eq!(
        (look.view.turn, look.view.classic().closing.time_up),
        (1, Some(1)),
        "nobody's turn was cut short"
    );
    let seen = world.table.history(look.game, Some(1), None).await.unwrap();
    assert!(seen.contains(&shown(events::TimeCalled { round: 1 })));
    assert_eq!(world.table.fire_due().await.unwrap(), 0, "once");
    // Nobody answers: three turns make the round; tied leaders play extra rounds, at most three.
    for turns in 1..=3 + 3 * 3 {
        world.clock.advance(24 * HOUR);
        world.table.fire_due().await.unwrap();
        let view = world.look(99).await.view;
        assert_eq!(
            turns >= 3,
            view.outcome.is_some() || view.classic().closing.extra.is_some(),
            "after {turns} turns"
        );
        if let Some(outcome) = view.outcome.clone() {
            assert!(matches!(outcome.ending, Ending::Points | Ending::Draw), "{outcome:?}");
            assert_eq!(outcome.scores.len(), 3);
            return;
        }
    }
    panic!("the game goes on");
}

#[tokio::test]
async fn r4_1_the_host_adds_and_removes_objectives_and_nobody_else_does() {
    let world = World::new().await;
    world.table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Tournament)).await.unwrap();
    world.table.join(PLACE, &person(2)).await.unwrap();
    let goal = |territories| Goal::Count { territories, armies: 1 };
    let own = |territories| Objective { key: "Thirty".to_owned(), name: None, goal: goal(territories) };
    let host = person(1);
    let change = |change| world.table.configure(PLACE, &host, change);
    assert!(matches!(change(Change::AddObjective(own(50))).await, Err(TableError::Setup(_))));
    let lobby = change(Change::AddObjective(own(30))).await.unwrap();
    assert_eq!(lobby.setup.own_objectives(), [own(30)]);
    let other = world.table.configure(PLACE, &person(2), Change::RemoveObjective("Thirty".to_owned())).await;
    assert!(matches!(other, Err(TableError::NotHost { .. })));
    assert!(
        change(Change::RemoveObjective("Thirty".to_owned())).await.unwrap().setup.own_objectives().is_empty()
    );
    let none = change(Change::RemoveObjective("Thirty".to_owned())).await;
    assert!(matches!(none, Err(TableError::NoSuchObjective)));
}

#[tokio::test]
async fn r1_73_r1_74_a_lobby_that_shrinks_to_two_forgets_what_two_can_not_play() {
    let world = World::new().await;
    world.table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
    let host = person(1);
    let change = |change| world.table.configure(PLACE, &host, change);
    let switch = |key: &str, value: &str| Change::Switch { key: key.to_owned(), value: value.to_owned() };
    change(Change::Seats(3)).await.unwrap();
    for (key, value) in [("setup.armies", "one_each"), ("deal.land", "cards"), ("fortify.mode", "one_path")] {
        change(switch(key, value)).await.unwrap();
    }
    let lobby = change(Change::Seats(2)).await.unwrap();
    assert!(change(switch("setup.armies", "one_each")).await.is_err(), "two begin with forty armies");
    let lobby = change(Change::Seats(lobby.setup.seats + 1)).await.unwrap();
    let value = |key| lobby.setup.switches().into_iter().find(|switch| switch.key == key).unwrap().value;
    assert_eq!((value("setup.armies"), value("deal.land")), ("full", "claims"), "the rulebook's own");
    assert_eq!(value("fortify.mode"), "one_path", "what two can play stays");
}
