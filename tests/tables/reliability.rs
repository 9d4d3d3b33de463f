//! Turns taken in time, of the last 100 in a server ([PBP-32]).

use crate::absence::{miss, until_turn_of};
use crate::fixtures::{PLACE, World, execute, person, refused};
use casus_belli::rules::{Rulebook, Seat};
use casus_belli::table::{Change, NewGame, Pace, Place, Reliability, TableError};

async fn known(world: &World, who: u64) -> (u32, u32) {
    let Reliability { in_time, of } = world.table.reliability(PLACE.guild, who).await.unwrap();
    (in_time, of)
}

#[tokio::test]
async fn each_turn_that_is_taken_in_time_or_missed_counts_once_pbp_32() {
    let world = World::new().await;
    world.instant(3).await;
    let first = world.on_turn().await;
    let who = u64::from(first.0) + 1;
    assert_eq!(known(&world, who).await, (0, 0));
    until_turn_of(&world, Seat((first.0 + 1) % 3)).await;
    assert_eq!(known(&world, who).await, (1, 1), "one turn, however many answers it took");
    until_turn_of(&world, first).await;
    miss(&world).await;
    assert_eq!(known(&world, who).await, (1, 2));
    for other in (1..=3).filter(|other| *other != who) {
        assert_eq!(known(&world, other).await, (1, 1));
    }
    assert_eq!(known(&world, 9).await, (0, 0));
    assert_eq!(world.table.reliability(PLACE.guild + 1, who).await.unwrap().of, 0, "each server has its own");
}

#[tokio::test]
async fn at_a_table_without_a_time_limit_no_turn_counts_pbp_32() {
    let world = World::new().await;
    world.begun(3, "instant", &[Change::Pace(Pace::NONE)]).await;
    let first = world.on_turn().await;
    until_turn_of(&world, Seat((first.0 + 1) % 3)).await;
    assert_eq!(known(&world, u64::from(first.0) + 1).await, (0, 0));
}

#[tokio::test]
async fn a_host_asks_for_a_least_share_and_beginners_and_invited_people_pass_pbp_32() {
    let world = World::new().await;
    let table = &world.table;
    let host = person(1);
    table.open_lobby(PLACE, &host, NewGame::of(Rulebook::Classic)).await.unwrap();
    let turns = |who: u64, turns: String| {
        format!("INSERT INTO reliability (guild, person, turns) VALUES ({}, {who}, '{turns}')", PLACE.guild)
    };
    for (who, history) in [
        (2, "1".repeat(79) + &"0".repeat(21)),
        (3, "1".repeat(80) + &"0".repeat(20)),
        (4, "000000000".to_owned()),
        (5, "0".repeat(60)),
    ] {
        execute(&world.database, &turns(who, history)).await;
    }
    table.configure(PLACE, &host, Change::LeastReliability(Some(80))).await.unwrap();
    refused!(world, table.join(PLACE, &person(2)), TableError::Unreliable { have: 79, least: 80 });
    let lobby = table.join(PLACE, &person(3)).await.unwrap();
    assert_eq!(lobby.reliability[&3].percent(), Some(80));
    table.join(PLACE, &person(4)).await.unwrap();
    refused!(world, table.join(PLACE, &person(5)), TableError::Unreliable { have: 0, least: 80 });
    table.configure(PLACE, &host, Change::Reserve(person(5))).await.unwrap();
    let lobby = table.join(PLACE, &person(5)).await.unwrap();
    assert_eq!(lobby.seated.len(), 4);
    table.configure(PLACE, &host, Change::LeastReliability(None)).await.unwrap();
    table.join(PLACE, &person(2)).await.unwrap();
    // In another server nobody knows of it.
    let other = Place { guild: PLACE.guild + 1, channel: 70 };
    table.open_lobby(other, &host, NewGame::of(Rulebook::Classic)).await.unwrap();
    table.configure(other, &host, Change::LeastReliability(Some(90))).await.unwrap();
    table.join(other, &person(2)).await.unwrap();
}

#[tokio::test]
async fn only_the_last_hundred_turns_count_pbp_32() {
    let world = World::new().await;
    let history = "0".repeat(99) + "1";
    let known_turns = format!(
        "INSERT INTO reliability (guild, person, turns) VALUES ({}, 1, '{history}'), ({}, 2, '{history}'), ({}, 3, '{history}')",
        PLACE.guild, PLACE.guild, PLACE.guild
    );
    execute(&world.database, &known_turns).await;
    world.instant(3).await;
    let first = world.on_turn().await;
    until_turn_of(&world, Seat((first.0 + 1) % 3)).await;
    assert_eq!(known(&world, u64::from(first.0) + 1).await, (2, 100));
}
