//! Moving everything from one database to another, there and back.

use crate::database::Database;
use crate::fixtures::{HOUR, PLACE, Random, START, World, answer_or_deadline, person};
use crate::postgres_server::Server;
use casus_belli::rules::Rulebook;
use casus_belli::store::{Fault, MoveError, Store, StoreError};
use casus_belli::table::{
    Change, ExportTarget, FixedSeeds, GameId, Limits, ManualClock, NewGame, Person, Place, Table,
    TypedVacation,
};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// Stops the move before the n-th part.
struct After(AtomicU32);

impl Fault for After {
    fn stops(&self, at: &'static str) -> bool {
        at.starts_with("move") && self.0.fetch_sub(1, Ordering::SeqCst) <= 1
    }
}

fn table(store: &Store) -> Table {
    let clock = Arc::new(ManualClock::new(START + 1_000 * HOUR));
    Table::new(store.clone(), clock, Arc::new(FixedSeeds::new(7)), Limits::default())
}

/// Games of all families, some over; a tournament, a talk, settings, absences, notices to deliver.
async fn played(world: &World) {
    let people: Vec<Person> = (1..=4).map(person).collect();
    for (channel, rulebook) in
        (100..).zip([Rulebook::Classic, Rulebook::Objectives, Rulebook::Y2210, Rulebook::ColdWar])
    {
        let place = Place { channel, ..PLACE };
        world.table.open_lobby(place, &people[0], NewGame::of(rulebook)).await.unwrap();
        for who in &people[1..] {
            let _ = world.table.join(place, who).await;
        }
        let computers = rulebook.seats().0.saturating_sub(4);
        let count = Change::Computers { count: computers, level: None, name: None };
        world.table.configure(place, &people[0], count).await.unwrap();
        world.table.start(place, &people[0]).await.unwrap();
        let mut rng = Random::new(channel);
        for _ in 0..150 {
            if !answer_or_deadline((&world.table, &world.clock), place, &people, &mut rng).await {
                break;
            }
        }
    }
    crate::tournament::every_statement(&world.table).await;
    let days = TypedVacation { first: "2027-02-01", last: "2027-02-03", zone: Some("UTC"), change: false };
    world.table.announce_vacation(&people[0], days).await.unwrap();
    world.table.remember("a", "b").await.unwrap();
    for notice in world.table.pending(5).await.unwrap() {
        world.table.delivered(notice.id, Some(notice.id as u64)).await.unwrap();
    }
}

/// Every row of every table, with its columns by name.
async fn rows(database: &Database) -> Vec<String> {
    let columns = database.columns().await;
    let mut rows = Vec::new();
    let mut tables: Vec<&str> = columns.lines().filter_map(|line| line.split('.').next()).collect();
    tables.dedup();
    tables.sort_unstable();
    for table in tables {
        let mut own: Vec<String> = Vec::new();
        for mut row in database.rows(&format!("SELECT * FROM {table}")).await {
            row.sort();
            own.push(format!("{table} {row:?}"));
        }
        own.sort();
        rows.extend(own);
    }
    rows
}

async fn records(store: &Store) -> Vec<String> {
    let table = table(store);
    let mut records = Vec::new();
    for id in store.all_games().await.unwrap() {
        match table.export(ExportTarget::Id(GameId(id)), true).await {
            Ok(exported) => records.push(exported.text),
            Err(error) => records.push(error.to_string()),
        }
    }
    records
}

/// Moves between any two databases; returns the target.
async fn moved(from: &Database, to: Database) -> Store {
    let (source, target) = (from.open().await, to.open().await);
    let before = rows(from).await;
    assert!(before.len() > 500, "{}", before.len());
    // Stopped again and again, each time later.
    for parts in 1..5 {
        let stopped = target.clone().with_fault(Arc::new(After(AtomicU32::new(parts * parts))));
        let error = source.move_to(&stopped).await.unwrap_err();
        assert!(matches!(error, MoveError::Store(StoreError::Stopped(_))), "{error}");
        assert!(target.is_unfinished().await.unwrap());
        // What is not finished is nothing to move.
        assert_eq!(target.move_to(&source).await, Err(MoveError::Unfinished));
    }
    let contents = source.move_to(&target).await.unwrap();
    assert_eq!(contents, source.contents().await.unwrap());
    assert!(!target.is_unfinished().await.unwrap());
    assert!(matches!(source.move_to(&target).await, Err(MoveError::NotEmpty(_))), "it overwrites nothing");
    assert_eq!(rows(&to).await, before);
    assert_eq!(records(&target).await, records(&source).await, "byte for byte");
    target
}

#[tokio::test]
async fn everything_is_moved_to_postgres_and_back_and_goes_on_there() {
    let Some(server) = Server::start() else { return };
    let world = World::new().await;
    played(&world).await;
    let next = world.store.next_vacation().await.unwrap();
    world.store.close().await;
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| Database::File(Path::new(folder.path()).join(name));
    let there = moved(&world.database, Database::at(server.games())).await;
    server.sql("postgres", "CREATE DATABASE other");
    let _ = moved(&Database::at(server.games()), Database::at(server.url("other"))).await;
    let back = moved(&Database::at(server.url("other")), file("back.db")).await;
    // No number is given twice, on either side.
    for store in [there, back] {
        let table = table(&store);
        assert!(table.verify_games().await.unwrap().is_empty());
        let games = store.all_games().await.unwrap();
        let place = Place { channel: 900, ..PLACE };
        let new = table.open_lobby(place, &person(6), NewGame::of(Rulebook::Classic)).await;
        new.unwrap();
        let after = store.all_games().await.unwrap();
        assert_eq!((after.len(), after.last() > games.last()), (games.len() + 1, true));
        assert_eq!(store.next_vacation().await.unwrap(), next);
    }
}
