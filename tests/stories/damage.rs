//! The real program on a database with one damaged game, as in trust.md; and a worker that stops.

use crate::process::{program, quick_discord, start, terminate};
use casus_belli::config::{Api, Secret, Settings};
use casus_belli::discord::{Connection, Workers, handler_context, run};
use casus_belli::loopback::{Id, Loopback, Message};
use casus_belli::rules::Rulebook;
use casus_belli::store::Store;
use casus_belli::table::{Clock, FixedSeeds, Limits, Millis, NewGame, Person, Place, SystemClock, Table};
use serde_json::{Value, json};
use sqlx::ConnectOptions as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::io::AsyncReadExt as _;

/// One changed digit in one event of game 2, and no snapshot that would hide it; all deadlines passed a moment ago,
/// and the program was running until now.
const FLIPPED: &str = "\
    UPDATE events SET body = replace(body, '\"seat\":1', '\"seat\":9') WHERE game = 2 AND seq = \
        (SELECT MIN(seq) FROM events WHERE game = 2 AND body LIKE '%\"seat\":1%'); \
    DELETE FROM snapshots WHERE game = 2; \
    UPDATE timers SET due = CAST(strftime('%s', 'now') AS INTEGER) * 1000 - 60000 WHERE due IS NOT NULL; \
    UPDATE settings SET value = CAST(strftime('%s', 'now') AS INTEGER) * 1000 WHERE key = 'alive'";

async fn damage(database: &Path, sql: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
    let mut connection = options.connect().await.expect("it opens");
    sqlx::raw_sql(sql).execute(&mut connection).await.expect("the rows are there");
}

async fn says(discord: &Loopback, who: Id, channel: Id, path: &str, options: &[(&str, Value)]) -> Message {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    let told = discord.slash(who, channel, path, options).await.expect("the client allows it");
    told.message.unwrap_or_else(|| panic!("/{path} was not answered"))
}

/// Number of boards in a channel, and the texts of its messages.
fn shown(discord: &Loopback, channel: Id, who: Id) -> (usize, Vec<String>) {
    let messages = discord.messages(channel, who);
    let boards = messages.iter().filter(|message| !message.attachments.is_empty()).count();
    (boards, messages.into_iter().map(|message| message.content).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn with_one_game_damaged_all_others_go_on_and_the_channel_and_its_people_are_told() {
    let discord = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let database = directory.path().join("games.db");
    let people = ["Ilaria", "Marco", "Zoë"].map(|name| discord.person(name));
    discord.set_locale(people[1], "it");
    let channels = [discord.channel(), discord.add_channel("second"), discord.add_channel("third")];
    let mut child = start(&discord, &database).await;
    for channel in channels {
        let new = [("rulebook", json!(0)), ("seats", json!(3)), ("setup", json!(2))];
        says(&discord, people[0], channel, "game new", &new).await;
        says(&discord, people[1], channel, "game join", &[]).await;
        says(&discord, people[2], channel, "game join", &[]).await;
        says(&discord, people[0], channel, "game start", &[]).await;
        let posted = |l: &Loopback| (shown(l, channel, people[0]).0 > 0).then_some(());
        discord.wait_for("the first board", posted).await.expect("it is posted");
    }
    terminate(&mut child).await;
    damage(&database, FLIPPED).await;

    let mut child = start(&discord, &database).await;
    let mut said = child.stderr.take().expect("it is piped");
    for channel in [channels[0], channels[2]] {
        let moved = |l: &Loopback| (shown(l, channel, people[0]).0 > 1).then_some(());
        discord.wait_for("the next turn of another game", moved).await.expect("its time ran out");
    }
    let aside = |l: &Loopback| {
        let (_, texts) = shown(l, channels[1], people[0]);
        texts.iter().any(|text| text.contains("Game 2 is set aside")).then_some(())
    };
    discord.wait_for("the notice in its channel", aside).await.expect("it is told");
    for (who, words) in people.iter().zip(["is paused", "è in pausa", "is paused"]) {
        let told = |l: &Loopback| {
            let about = l.dms(*who).into_iter().filter(|message| message.content.contains(words));
            (about.count() == 1).then_some(())
        };
        discord.wait_for("a direct message to everybody who plays", told).await.expect("they are told");
    }
    assert_eq!(shown(&discord, channels[1], people[0]).0, 1, "nothing else happens there");
    for command in ["export", "status", "board"] {
        let refused = says(&discord, people[2], channels[1], command, &[]).await;
        assert!(refused.content.contains("Game 2 is set aside"), "/{command}: {}", refused.content);
        assert_eq!(refused.only_for, Some(people[2]), "/{command}");
    }
    let sure = says(&discord, people[0], channels[1], "game cancel", &[]).await;
    let button = sure.buttons()[0].custom_id.clone().expect("a button of ours");
    discord.press(people[0], sure.id, &button).await.expect("it can be pressed");
    let again = says(&discord, people[0], channels[1], "game new", &[]).await;
    assert!(!again.buttons().is_empty(), "the channel is free: {}", again.content);
    terminate(&mut child).await;
    let mut log = String::new();
    said.read_to_string(&mut log).await.expect("UTF-8");
    assert!(log.contains("game=2") && !log.contains("panicked at"), "{log}");
    assert!(discord.violations().is_empty(), "{:#?}", discord.violations());
    told_by_the_command_line(&discord, &database).await;
}

/// Asserts that the command line prints one clear line and does not exit with the code of a panic.
async fn told_by_the_command_line(discord: &Loopback, database: &Path) {
    let mut export = tokio::process::Command::new(env!("CARGO_BIN_EXE_casus-belli"));
    export.args(["export", "--database"]).arg(database).arg("2");
    let ended = export.output().await.expect("it starts");
    let said = String::from_utf8(ended.stderr).expect("UTF-8");
    assert_eq!((ended.status.code(), said.trim().lines().count()), (Some(1), 1), "{said}");
    assert!(said.contains("game 2: its event "), "{said}");
    let ended = program(discord, database, "check").output().await.expect("it starts");
    let said = String::from_utf8(ended.stderr).expect("UTF-8");
    assert_eq!(ended.status.code(), Some(1), "{said}");
    let named = said.lines().filter(|line| line.contains("game 2: its event ")).count();
    assert!(named == 1 && !said.contains("game 1") && !said.contains("all is well"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn check_finds_pages_of_the_database_that_are_damaged() {
    let discord = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let database = directory.path().join("games.db");
    let mut child = start(&discord, &database).await;
    terminate(&mut child).await;
    let whole = program(&discord, &database, "check").output().await.expect("it starts");
    assert_eq!(whole.status.code(), Some(0), "{:?}", whole.stderr);
    // Write everything into the main file, so that the WAL has no newer page.
    damage(&database, "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE").await;
    let mut bytes = std::fs::read(&database).expect("readable");
    // The header of the last page.
    let last = bytes.len() - 4096;
    bytes[last..last + 64].fill(0xAB);
    std::fs::write(&database, &bytes).expect("writable");
    let ended = program(&discord, &database, "check").output().await.expect("it starts");
    let said = String::from_utf8(ended.stderr).expect("UTF-8");
    assert!(matches!(ended.status.code(), Some(1 | 3)) && !said.contains("all is well"), "{said}");
    assert!(said.lines().all(|line| line.len() < 1_000), "{said}");
}

/// A clock that panics once it is broken.
struct Breaking(AtomicBool);

impl Clock for Breaking {
    fn now(&self) -> Millis {
        assert!(!self.0.load(Ordering::SeqCst), "the clock is broken");
        SystemClock.now()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_panics_ends_the_bot_with_an_error_that_names_it() {
    let discord = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let store = Store::open(&directory.path().join("games.db")).await.expect("a database");
    let clock = Arc::new(Breaking(AtomicBool::new(false)));
    let table = Table::new(store, clock.clone(), Arc::new(FixedSeeds::new(7)), Limits::default());
    let connection = Connection::new(&Secret::new(discord.token()), &Api::Base(discord.base_url()));
    let context =
        handler_context(table.clone(), clock.clone(), &Settings::default(), connection.expect("clients"));
    let place = Place { guild: 1, channel: 2 };
    let host = Person { id: 3, name: "Ilaria".into(), bot: false, locale: "en".into(), manages: None };
    table.open_lobby(place, &host, NewGame::of(Rulebook::Classic)).await.expect("a lobby");
    let bot = tokio::spawn(run(context, Workers::Running, std::future::pending()));
    discord.wait_command("help").await.expect("the bot runs");
    // A commit wakes the workers, which look at the clock a moment later.
    table.lobby_message(place, 4).await.expect("stored");
    clock.0.store(true, Ordering::SeqCst);
    let ended = tokio::time::timeout(crate::harness::PATIENCE, bot).await.expect("it ends by itself");
    let error = ended.expect("no panic of its own").expect_err("and with an error").to_string();
    assert!(error.contains("ended, which it never may"), "{error}");
    // All three read the clock; which does so first is not determined.
    let workers = ["the clock", "the delivery", "the public beacon"];
    assert!(workers.iter().any(|worker| error.starts_with(worker)), "{error}");
}
