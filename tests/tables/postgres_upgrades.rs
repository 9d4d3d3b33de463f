//! Databases on a server as earlier versions left them: today's program opens each, and its games go on.

use crate::database::Database;
use crate::fixtures::{Random, answer_or_deadline};
use crate::postgres_server::Server;
use crate::upgrades::{fixtures, people, restored};
use casus_belli::store::{ServerAddress, Store};
use casus_belli::table::{FixedSeeds, GameId, Limits, ManualClock, Table};
use std::sync::Arc;

/// What takes the schema of migration N + 1 back to that of N, the first for N = 1. A migration needs a line here.
const BACK: [&str; 2] = ["ALTER TABLE seats DROP COLUMN hints", "DROP TABLE write_outcomes"];
/// Answers and deadlines that are played in each game.
const STEPS: usize = 40;

/// The law for the schema of migration `known`.
async fn upgraded(server: &Server, known: usize) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    restored(fixtures().last().unwrap(), &path).await;
    let name = format!("v{known}");
    server.sql("postgres", &format!("CREATE DATABASE {name}"));
    let address = ServerAddress::parse(&server.url(&name)).unwrap();
    let (file, there) = (Store::open(&path).await.unwrap(), Store::open_server(&address).await.unwrap());
    file.move_to(&there).await.unwrap();
    file.close().await;
    there.close().await;
    let database = Database::at(server.url(&name));
    let columns = database.columns().await;
    for (newer, back) in BACK.iter().enumerate().skip(known - 1).rev() {
        server.sql(&name, &format!("{back}; DELETE FROM _sqlx_migrations WHERE version = {}", newer + 2));
    }

    let store = Store::open_server(&address).await.unwrap();
    assert_eq!(database.columns().await, columns, "{name}: as a new database");
    let now: i64 = server.sql(&name, "SELECT max(touched) FROM games").trim().parse().unwrap();
    let clock = Arc::new(ManualClock::new(now + 1));
    let table = Table::new(store.clone(), clock.clone(), Arc::new(FixedSeeds::new(7)), Limits::default());
    assert_eq!(table.verify_games().await.unwrap(), Vec::<String>::new(), "{name}: every log is read");
    let running = server.sql(&name, "SELECT id FROM games WHERE status = 'running' ORDER BY id");
    let running: Vec<i64> = running.lines().map(|id| id.trim().parse().unwrap()).collect();
    assert!(running.len() >= 6, "{name}: a game of each rulebook: {running:?}");
    let mut rng = Random::new(known as u64);
    for game in running {
        let (people, id) = (people(&store, game).await, GameId(game));
        for _ in 0..STEPS {
            assert!(
                answer_or_deadline((&table, &clock), id, &people, &mut rng).await,
                "{name}: game {game} goes on"
            );
        }
    }
    assert_eq!(
        table.verify_games().await.unwrap(),
        Vec::<String>::new(),
        "{name}: every log can be replayed"
    );
    store.close().await;
}

#[tokio::test]
async fn postgres_of_every_earlier_version_is_migrated_and_its_games_go_on() {
    let Some(server) = Server::start() else { return };
    let migrations = std::fs::read_dir("migrations/postgres").unwrap().count();
    assert_eq!(BACK.len() + 1, migrations, "each migration after the first is taken back");
    for known in 1..migrations {
        upgraded(&server, known).await;
    }
}
