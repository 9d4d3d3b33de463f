//! PostgreSQL alone: databases that can't be used, connections that are lost, a second bot.

use crate::database::Database;
use crate::fixtures::{PLACE, START, person};
use crate::postgres_proxy::{Proxy, Silence};
use crate::postgres_server::{PASSWORD, Server};
use casus_belli::rules::Rulebook;
use casus_belli::store::{ServerAddress, ServerProblem, Store, StoreError};
use casus_belli::table::{ExportTarget, FixedSeeds, GameId, Limits, ManualClock, NewGame, Table};
use std::sync::Arc;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

fn address(url: &str) -> ServerAddress {
    ServerAddress::parse(url).unwrap()
}

/// Opens a database that can't be used; the problem, after a look at the line that tells it.
async fn refused(url: &str) -> ServerProblem {
    let error = Store::open_server_alone(&address(url)).await.expect_err(url);
    let line = error.to_string();
    assert!(!line.contains('\n') && line.starts_with("database postgres://"), "{line}");
    assert!(!line.contains(PASSWORD) && line.contains([';', '(']), "{line}");
    match error {
        StoreError::Server { problem, .. } => problem,
        other => panic!("{other}"),
    }
}

/// Everything that a database consists of.
fn contents(server: &Server, database: &str) -> String {
    server.sql(database, "SELECT oid, relname, relkind FROM pg_class ORDER BY 1")
}

#[tokio::test]
async fn postgres_that_cannot_be_used_is_refused_in_one_line_that_says_what_to_do_and_left_as_it_was() {
    let Some(server) = Server::start() else { return };
    server.sql(
        "games",
        &format!(
            "CREATE ROLE guest LOGIN PASSWORD '{PASSWORD}'; CREATE ROLE host LOGIN PASSWORD '{PASSWORD}'"
        ),
    );
    for name in ["alien", "newer", "torn", "standby", "unlisted"] {
        server.sql("postgres", &format!("CREATE DATABASE {name}"));
    }
    server.sql(
        "postgres",
        "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
    );
    server.sql("alien", "CREATE TABLE recipes (name TEXT)");
    for name in ["newer", "torn", "unlisted"] {
        Store::open_server(&address(&server.url(name))).await.unwrap().close().await;
    }
    server.sql("newer", "INSERT INTO _sqlx_migrations VALUES (9999, 'later', now(), TRUE, '', 1)");
    server.sql("torn", "DROP TABLE digests");
    server.sql("unlisted", "DROP TABLE _sqlx_migrations");
    server.sql("postgres", "ALTER DATABASE standby SET default_transaction_read_only = on");
    let names = ["games", "alien", "newer", "torn", "standby", "latin", "unlisted"];
    let before = names.map(|name| contents(&server, name));

    let guest = format!("guest:{PASSWORD}");
    assert!(matches!(refused(&server.guest("guest:wrong", "games")).await, ServerProblem::Refused(_)));
    assert!(matches!(refused(&server.guest("nobody:wrong", "games")).await, ServerProblem::Refused(_)));
    assert_eq!(refused(&server.url("nowhere")).await, ServerProblem::Missing);
    let secure = format!("{}?sslmode=require", server.guest(&guest, "games"));
    assert!(matches!(refused(&secure).await, ServerProblem::Tls(_)));
    assert!(matches!(refused(&server.guest(&guest, "games")).await, ServerProblem::NotAllowed(_)));
    assert_eq!(refused(&server.url("alien")).await, ServerProblem::Foreign("recipes".into()));
    let known = std::fs::read_dir("migrations/postgres").unwrap().count() as i64;
    assert_eq!(refused(&server.url("newer")).await, ServerProblem::Newer { found: 9999, known });
    assert_eq!(refused(&server.url("torn")).await, ServerProblem::Torn("the table digests".into()));
    assert_eq!(refused(&server.url("unlisted")).await, ServerProblem::Torn("_sqlx_migrations".into()));
    assert_eq!(refused(&server.url("latin")).await, ServerProblem::Encoding("LATIN1".into()));
    assert!(matches!(refused(&server.url("standby")).await, ServerProblem::ReadOnly(_)));
    let lost = format!("{}?options[search_path]=nowhere", server.games());
    assert_eq!(refused(&lost).await, ServerProblem::NoSchema);
    assert_eq!(refused(&old_server().await).await, ServerProblem::Old(12));
    assert_eq!(names.map(|name| contents(&server, name)), before, "nothing was written");

    let stopped = server.games();
    drop(server);
    assert!(matches!(refused(&stopped).await, ServerProblem::Unreachable(_)));
}

/// The url of something that answers as PostgreSQL 12 does.
async fn old_server() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        let (mut client, _) = listener.accept().await.unwrap();
        let mut asked = [0; 1_024];
        // Length and version of the first message; its rest is who asks for what.
        assert!(client.read(&mut asked).await.unwrap() > 0);
        let mut said = b"R\0\0\0\x08\0\0\0\0".to_vec();
        let version = b"server_version\x0012.9\0";
        said.push(b'S');
        said.extend((version.len() as u32 + 4).to_be_bytes());
        said.extend(version);
        said.extend(b"Z\0\0\0\x05I");
        client.write_all(&said).await.unwrap();
        while client.read(&mut asked).await.is_ok_and(|read| read > 0) {}
    });
    format!("postgres://guest@127.0.0.1:{port}/games?sslmode=disable")
}

#[tokio::test]
async fn postgres_lets_one_bot_alone_run_on_a_database_and_others_look_at_it() {
    let Some(server) = Server::start() else { return };
    let here = address(&server.games());
    let first = Store::open_server_alone(&here).await.unwrap();
    assert_eq!(refused(&server.games()).await, ServerProblem::InUse);
    Store::open_server(&here).await.unwrap().contents().await.unwrap();
    // Another schema is another database.
    server.sql("games", "CREATE SCHEMA other");
    Store::open_server_alone(&address(&format!("{}?options[search_path]=other", server.games())))
        .await
        .unwrap();
    // The connection of the lock is cut: it is taken again, by the same bot.
    server.sql("games", "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'");
    let held = "SELECT count(*) FROM pg_locks JOIN pg_namespace ON pg_namespace.oid = objid AND nspname = 'public' \
                WHERE locktype = 'advisory' AND granted";
    tokio::time::timeout(std::time::Duration::from_secs(20), async {
        while server.sql("games", held).trim() != "1" {
            tokio::task::yield_now().await;
        }
    })
    .await
    .expect("the lock is taken again");
    assert_eq!(refused(&server.games()).await, ServerProblem::InUse);
    // Who comes while the lock is still held waits a moment: the server may not have noticed that the other one is gone.
    let waiting = tokio::spawn({
        let here = here.clone();
        async move { Store::open_server_alone(&here).await.map(drop) }
    });
    let tried = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle' AND query LIKE '%pg_try_advisory_lock%' \
                   AND pid NOT IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')";
    while server.sql("games", tried).trim() != "1" {
        tokio::task::yield_now().await;
    }
    first.close().await;
    waiting.await.unwrap().unwrap();
}

async fn settings(store: &Store) -> Vec<(String, String)> {
    store.settings_of("test").await.unwrap()
}

async fn put(store: &Store, key: &str) -> Result<(), StoreError> {
    let mut write = store.write()?;
    write.put_setting("test", key, "x")?;
    write.commit().await
}

#[tokio::test]
async fn postgres_restarts_and_cuts_connections_and_every_change_that_was_told_as_stored_is_there_once() {
    let Some(mut server) = Server::start() else { return };
    let store = Store::open_server(&address(&server.games())).await.unwrap();
    put(&store, "before").await.unwrap();
    // All connections are cut while nothing is done, and between two statements.
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'casus-belli'";
    server.sql("games", cut);
    put(&store, "after a cut").await.unwrap();
    server.sql("games", cut);
    assert_eq!(settings(&store).await.len(), 2, "a read is begun again");
    // During the commit, which is rolled back by that: it is carried out again.
    server.sql(
        "games",
        "CREATE SEQUENCE cuts; CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
         IF NEW.key = 'at the commit' AND nextval('cuts') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; \
         RETURN NULL; END $$; CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON settings DEFERRABLE INITIALLY DEFERRED \
         FOR EACH ROW EXECUTE FUNCTION cut()",
    );
    put(&store, "at the commit").await.unwrap();
    assert_eq!(
        server.sql("games", "SELECT last_value FROM cuts").trim(),
        "2",
        "it was carried out twice, stored once"
    );
    // The server is gone: whoever asks is told in time, and nothing of it is done later.
    server.stop();
    let told =
        tokio::time::timeout(std::time::Duration::from_secs(10), put(&store, "while it was away")).await;
    assert!(matches!(told.expect("in time"), Err(StoreError::Unreachable(_))));
    server.run();
    put(&store, "after its return").await.unwrap();
    let keys: Vec<String> = settings(&store).await.into_iter().map(|(key, _)| key).collect();
    assert_eq!(keys, ["after a cut", "after its return", "at the commit", "before"]);
}

#[tokio::test]
async fn postgres_commits_whose_answers_are_lost_are_told_as_stored_and_done_once() {
    let Some(server) = Server::start() else { return };
    let proxy = Proxy::before(&server).await;
    let store = Store::open_server(&address(&proxy.url("games"))).await.unwrap();
    let clock = Arc::new(ManualClock::new(START));
    let table = Table::new(store.clone(), clock, Arc::new(FixedSeeds::new(7)), Limits::default());
    proxy.be(Silence::LosesAnswerTo("COMMIT\0"));
    // Of a transaction that had to return a value, of one that is a whole, and of a statement that commits by itself.
    table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
    assert!(proxy.carries());
    proxy.be(Silence::LosesAnswerTo("COMMIT\0"));
    table.join(PLACE, &person(2)).await.unwrap();
    assert!(proxy.carries());
    assert_eq!(table.lobby(PLACE).await.unwrap().seated.len(), 2);
    assert_eq!(server.sql("games", "SELECT count(*) FROM games").trim(), "1");
    let version = server.sql("games", "SELECT version FROM games");
    table.join(PLACE, &person(3)).await.unwrap();
    let next: i64 = version.trim().parse::<i64>().unwrap() + 1;
    assert_eq!(server.sql("games", "SELECT version FROM games").trim(), next.to_string());
    let changes = "SELECT sum(number) FROM write_outcomes WHERE stored = 1";
    let before: i64 = server.sql("games", changes).trim().parse().unwrap();
    proxy.be(Silence::LosesAnswerTo("unheard"));
    put(&store, "unheard").await.unwrap();
    assert!(proxy.carries());
    assert_eq!(settings(&store).await, [("unheard".to_owned(), "x".to_owned())]);
    assert_eq!(server.sql("games", changes).trim(), (before + 1).to_string(), "it was carried out once");
}

#[tokio::test]
async fn postgres_stores_nothing_of_a_change_that_arrives_after_it_was_given_up() {
    let Some(server) = Server::start() else { return };
    let proxy = Proxy::before(&server).await;
    let store = Store::open_server(&address(&proxy.url("games"))).await.unwrap();
    put(&store, "before").await.unwrap();
    proxy.be(Silence::HoldsBack("belated"));
    put(&store, "belated").await.unwrap();
    let outcomes = || server.sql("games", "SELECT number, stored FROM write_outcomes");
    let before = outcomes();
    server.sql("games", "DELETE FROM settings");
    let said = String::from_utf8_lossy(&proxy.carry_held().await).into_owned();
    assert!(said.contains("write_outcomes") && said.contains("23502"), "it is refused: {said}");
    assert_eq!((settings(&store).await.len(), outcomes()), (0, before), "nothing was stored");
    put(&store, "after").await.unwrap();
}

#[tokio::test]
async fn both_back_ends_have_the_same_tables_and_columns_postgres_and_sqlite() {
    let Some(server) = Server::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut columns = Vec::new();
    for database in [Database::File(folder.path().join("games.db")), Database::at(server.games())] {
        database.open().await.close().await;
        let all = database.columns().await;
        let mut lines: Vec<String> = all.lines().map(str::to_owned).collect();
        lines.sort();
        columns.push(lines);
    }
    assert!(columns[0].len() > 150, "{columns:?}");
    assert_eq!(columns[0], columns[1]);
}

/// Two connections open games in one server at once.
#[tokio::test]
async fn postgres_gives_each_game_of_a_server_its_own_number_and_keeps_its_limit() {
    let Some(server) = Server::start() else { return };
    let store = Store::open_server(&address(&server.games())).await.unwrap();
    let limits = Limits { games_per_server: 10, ..Limits::default() };
    let clock = Arc::new(ManualClock::new(START));
    let table = Table::new(store.clone(), clock, Arc::new(FixedSeeds::new(7)), limits);
    let opened = (0..16).map(|n| {
        let table = table.clone();
        let place = casus_belli::table::Place { channel: 100 + n, ..PLACE };
        tokio::spawn(async move {
            table.open_lobby(place, &person(n + 1), NewGame::of(Rulebook::Classic)).await.is_ok()
        })
    });
    let mut done = 0;
    for opened in opened.collect::<Vec<_>>() {
        done += u32::from(opened.await.unwrap());
    }
    assert_eq!(done, 10, "as many as may be");
    let numbers =
        server.sql("games", "SELECT string_agg(CAST(number AS TEXT), ' ' ORDER BY number) FROM games");
    assert_eq!(numbers.trim(), "1 2 3 4 5 6 7 8 9 10");
}

#[tokio::test]
async fn postgres_is_checked_and_exported_by_the_commands_which_never_print_its_password() {
    let Some(server) = Server::start() else { return };
    server.sql("games", &format!("CREATE ROLE guest LOGIN SUPERUSER PASSWORD '{PASSWORD}'"));
    let url = server.guest(&format!("guest:{PASSWORD}"), "games");
    let store = Store::open_server(&address(&url)).await.unwrap();
    let clock = Arc::new(ManualClock::new(START));
    let table = Table::new(store, clock, Arc::new(FixedSeeds::new(7)), Limits::default());
    table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
    table.join(PLACE, &person(2)).await.unwrap();
    table.start(PLACE, &person(1)).await.unwrap();
    let record = table.export(ExportTarget::Id(GameId(1)), true).await.unwrap().text;
    table.close().await;
    let folder = tempfile::tempdir().unwrap();
    let run = async |arguments: &[&str], path: &str| {
        let mut program = tokio::process::Command::new(env!("CARGO_BIN_EXE_casus-belli"));
        program.args(arguments).current_dir(folder.path()).env("CASUS_BELLI_DATABASE_URL", &url);
        program.env("CASUS_BELLI_DATABASE_PATH", path).env("CASUS_BELLI_LOG_LEVEL", "trace");
        let done = program.output().await.unwrap();
        let (out, said) = (String::from_utf8(done.stdout).unwrap(), String::from_utf8(done.stderr).unwrap());
        assert!(!out.contains(PASSWORD) && !said.contains(PASSWORD), "{arguments:?}: {out}{said}");
        (done.status.code(), out, said)
    };
    let (code, _, said) = run(&["check"], "").await;
    assert!(code == Some(0) && said.contains("all is well") && said.contains("1 game with "), "{said}");
    assert!(said.contains("postgres://guest@127.0.0.1:"), "{said}");
    let (code, out, said) = run(&["export", "--database", &url, "1"], "").await;
    assert_eq!((code, out), (Some(0), record), "{said}");
    for command in ["backup", "restore"] {
        let (code, _, said) = run(&[command, "copy.db"], "").await;
        assert!(code == Some(2) && said.contains("pg_dump") && said.lines().count() == 1, "{said}");
    }
    let (code, _, said) = run(&["check"], "other.db").await;
    assert!(code == Some(2) && said.contains("DATABASE_PATH") && said.contains("database.url"), "{said}");
    let (code, ..) = run(&["check"], "casus-belli.db").await;
    assert_eq!(code, Some(0), "the default may stand beside it");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "no file was made");
}
