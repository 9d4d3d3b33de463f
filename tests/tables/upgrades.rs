//! Databases of earlier releases, as their programs left them: today's program opens each, every game goes on, and its dice verify.
//!
//! `databases/schema_N.sql` is what a program whose last migration was N has stored; `tools/release/database_fixture.py` makes one.
//! A migration that was released is never changed: its checksum stands in these files, and a database that was migrated otherwise is refused.

use crate::fixtures::{Random, answer_or_deadline, dump};
use casus_belli::record;
use casus_belli::store::Store;
use casus_belli::table::{ExportTarget, FixedSeeds, GameId, Limits, ManualClock, Person, Table};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Maximum number of answers and deadlines until a game is over.
const MOST_STEPS: usize = 60_000;

/// The fixtures, the oldest first.
pub(crate) fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tables/databases");
    let mut all: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    all
}

async fn connected(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(false)
        .connect()
        .await
        .unwrap()
}

/// A database with the content of that fixture.
pub(crate) async fn restored(fixture: &Path, path: &Path) {
    let mut connection = connected(path).await;
    let text = std::fs::read_to_string(fixture).unwrap();
    sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn numbers(path: &Path, sql: &'static str) -> Vec<i64> {
    let mut connection = connected(path).await;
    let rows = sqlx::query(sql).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

/// The columns of all tables, with their types and defaults.
async fn columns(path: &Path) -> Vec<String> {
    let mut connection = connected(path).await;
    let sql = "SELECT tables.name || '.' || columns.name || ' ' || columns.type || ' ' || coalesce(columns.dflt_value, '-') \
               FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' ORDER BY 1";
    let rows = sqlx::query(sql).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

/// The people who sit at that game.
pub(crate) async fn people(store: &Store, game: i64) -> Vec<Person> {
    let seats = store.seats(game).await.unwrap();
    let people = seats.into_iter().filter(|seat| seat.computer.is_empty());
    people
        .map(|seat| Person {
            id: seat.person as u64,
            name: seat.name,
            bot: false,
            locale: "en".into(),
            manages: None,
        })
        .collect()
}

/// The law for one fixture.
async fn upgraded(fixture: &Path) {
    let what = fixture.file_name().unwrap().to_str().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    restored(fixture, &path).await;
    let known = numbers(&path, "SELECT max(version) FROM _sqlx_migrations").await[0];
    assert_eq!(format!("schema_{known:02}.sql"), what, "its number is that of its last migration");
    let now = numbers(&path, "SELECT max(touched) FROM games").await[0];
    let fresh = folder.path().join("fresh.db");
    Store::open(&fresh).await.unwrap().close().await;

    let clock = Arc::new(ManualClock::new(now + 1));
    let store = Store::open(&path).await.unwrap_or_else(|error| panic!("{what}: {error}"));
    assert_eq!(columns(&path).await, columns(&fresh).await, "{what}: as a new database");
    let table = Table::new(store.clone(), clock.clone(), Arc::new(FixedSeeds::new(7)), Limits::default());
    assert_eq!(table.verify_games().await.unwrap(), Vec::<String>::new(), "{what}: every log is read");
    let running = numbers(&path, "SELECT id FROM games WHERE status = 'running' ORDER BY id").await;
    assert!(running.len() >= 6, "{what}: a game of each rulebook: {running:?}");
    let rulebooks = dump(&crate::database::Database::File(path.clone()), &["games"]).await;
    for rulebook in casus_belli::rules::Rulebook::ALL {
        assert!(rulebooks.contains(&format!("\"rulebook\":\"{}\"", rulebook.key())), "{what}: {rulebook:?}");
    }
    let mut rng = Random::new(known as u64);
    for game in running {
        let (people, id) = (people(&store, game).await, GameId(game));
        assert!(!people.is_empty(), "{what}: game {game} has people");
        let mut steps = 0;
        while answer_or_deadline((&table, &clock), id, &people, &mut rng).await {
            steps += 1;
            assert!(steps < MOST_STEPS, "{what}: game {game} goes on for ever");
        }
        assert!(steps > 0, "{what}: game {game} goes on");
        let record = table.export(ExportTarget::Id(id), true).await.unwrap();
        let record =
            record::parse(record.text.as_bytes()).unwrap_or_else(|fault| panic!("{what}: {game}: {fault}"));
        record::verify(&record).unwrap_or_else(|fault| panic!("{what}: game {game}: {fault}"));
    }
}

#[tokio::test]
async fn a_database_of_every_release_is_opened_its_games_go_on_to_their_end_and_their_dice_verify() {
    let all = fixtures();
    assert!(all.len() >= 3, "{all:?}");
    for fixture in all {
        upgraded(&fixture).await;
    }
}

/// Opens a database of the newest release, changed by that statement; returns why it is refused. It stays as it was.
async fn refused(change: &'static str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    restored(fixtures().last().unwrap(), &path).await;
    let mut connection = connected(&path).await;
    sqlx::query(change).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let before = std::fs::read(&path).unwrap();
    let opened = [Store::open(&path).await, Store::open_alone(&path).await];
    assert_eq!(std::fs::read(&path).unwrap(), before, "it stays as it was");
    let told = opened.map(|opened| opened.expect_err("it is not read").to_string());
    for told in &told {
        assert!(told.contains("games.db") && !told.contains('\n'), "{told}");
    }
    told.into()
}

#[tokio::test]
async fn a_migration_that_was_released_and_is_another_today_is_refused_and_nothing_is_written() {
    let other = "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = (SELECT max(version) FROM _sqlx_migrations)";
    refused(other).await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused_with_what_to_do_and_stays_as_it_was() {
    let newer = "INSERT INTO _sqlx_migrations VALUES (9999, 'of_tomorrow', CURRENT_TIMESTAMP, 1, x'00', 1)";
    for told in refused(newer).await {
        for part in ["newer version (migration 9999", "install that version, or restore an older backup"] {
            assert!(told.contains(part), "{told}");
        }
    }
}
