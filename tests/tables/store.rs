//! The store alone: every statement, write conflicts, databases that can't be opened.

use crate::database::Database;
use crate::fixtures::{HOUR, PLACE, Random, World, person};
use casus_belli::luck::{hash_of, hex};
use casus_belli::rules::Event;
use casus_belli::rules::classic::{self, Public};
use casus_belli::store::{EventRow, Fault, NoticeRow, Snapshot, Store, StoreError, TimerRow, Topic};
use casus_belli::table::{
    Change, ExportTarget, Failure, FixedSeeds, Limits, LogPart, NoticeChange, NoticeKind, Order, Parked,
    Person, Place, Table, TypedVacation,
};
use parking_lot::Mutex;
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

#[derive(Default)]
struct Passed(Mutex<BTreeSet<&'static str>>);

impl Fault for Passed {
    fn stops(&self, at: &'static str) -> bool {
        self.0.lock().insert(at);
        false
    }
}

/// Names of the store's operations, from its source.
fn statements() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store");
    let mut names = BTreeSet::new();
    for file in
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).filter(|path| path.is_file())
    {
        let text = std::fs::read_to_string(file).unwrap();
        for mark in ["self.pass(\"", "self.at(\"", "} = \"", "fault.as_ref(), \""] {
            let rest = text.split(mark).skip(1);
            names.extend(rest.map(|after| after.split('"').next().unwrap().to_owned()));
        }
    }
    names
}

/// Reveals a sealed word, with its notice; then the game is called off.
async fn revealed(world: &World) {
    world.lobby(2).await;
    let (me, table) = (person(1), &world.table);
    table.give_word(PLACE, &me, &hex(&hash_of("owl"))).await.unwrap();
    table.start(PLACE, &me).await.unwrap();
    table.give_word(PLACE, &me, "owl").await.unwrap();
    for notice in table.pending(9).await.unwrap() {
        table.delivered(notice.id, Some(notice.id as u64)).await.unwrap();
    }
    table.cancel(PLACE, &me, true).await.unwrap();
}

/// Runs the statements that only read.
async fn looked_up(table: &Table) {
    table.figures().await.unwrap();
    table.reachable().await.unwrap();
    table.games_of(1).await.unwrap();
    table.board_of_message(Some(PLACE), &person(1), 1).await.unwrap();
    table.next_round().await.unwrap();
}

/// The statements about announced absences, about one's data, and about all games of a server.
async fn people_and_servers(world: &World) {
    let (table, who) = (&world.table, person(1));
    let manager = Person { manages: Some(PLACE.guild), ..person(7) };
    let days = TypedVacation { first: "2027-02-01", last: "2027-02-03", zone: Some("UTC"), change: false };
    let set = table.announce_vacation(&who, days).await.unwrap();
    table.end_vacation(&who, set.vacation.number).await.unwrap();
    table.choose_notices(&who, None, NoticeChange::Digest(Some(1))).await.unwrap();
    world.clock.advance(25 * HOUR);
    table.due_digest(who.id).await.unwrap();
    table.server_games(PLACE.guild, &manager).await.unwrap();
    table.personal_data(who.id).await.unwrap().unwrap();
    table.erase_person(who.id, crate::privacy::names()).await.unwrap();
    table.server_data(PLACE.guild, &manager, 1_000_000).await.unwrap();
    let counted = table.server_to_erase(PLACE.guild, &manager).await.unwrap();
    table.erase_server(PLACE.guild, &manager, counted).await.unwrap();
}

/// The statements about rounds of the beacon, and about records.
async fn rounds(world: &World, passed: &Arc<Passed>) {
    let first = ExportTarget::Numbered { place: PLACE, number: 1, who: person(1) };
    world.table.export(first, true).await.unwrap();
    world.table.export_tournament(Place { channel: 9_999, ..PLACE }, true).await.unwrap_err();
    let round = casus_belli::store::RoundRow {
        round: 1,
        seq: 1,
        signature: String::new(),
        binding: String::new(),
        bound: String::new(),
        told: None,
    };
    let mut write = world.store.clone().with_fault(passed.clone()).write().unwrap();
    write.put_round(1, &round).and(write.set_round_told(1, 1, 7)).unwrap();
    write.set_round_signature(1, 1, "ab").unwrap();
    write.commit().await.unwrap();
    let stored = casus_belli::store::RoundRow { told: Some(7), signature: "ab".into(), ..round };
    assert_eq!(world.store.rounds(1).await.unwrap(), [stored]);
}

#[tokio::test]
async fn every_statement_of_the_store_is_run() {
    let mut world = World::new().await;
    let passed = Arc::new(Passed::default());
    let watched = |world: &World| {
        let store = world.store.clone().with_fault(passed.clone());
        Table::new(store, world.clock.clone(), Arc::new(FixedSeeds::new(7)), Limits::default())
    };
    world.table = watched(&world);
    world.begun(3, "by_the_book", &[Change::DefenceWaits(true)]).await;
    world.table.remember("a", "b").await.and(world.table.recall("a").await).unwrap();
    looked_up(&world.table).await;
    world.table.open_talk(PLACE, &person(1), &[2]).await.unwrap();
    world.table.history(casus_belli::table::GameId(1), None, None).await.unwrap();
    let mut rng = Random::new(1);
    for step in 0..300 {
        world.table.fire_due().await.unwrap();
        world.clock.advance(if step % 7 == 0 { 25 * HOUR } else { 1 });
        for notice in world.table.pending(9).await.unwrap() {
            let how = match (&notice.kind, rng.below(4)) {
                (NoticeKind::YourTurn { .. }, 0) => Failure::DmClosed,
                (NoticeKind::TurnLog { .. }, 0) => Failure::Gone,
                (_, 1) => Failure::Retry { after: 1 },
                _ => {
                    let part = LogPart { part: 0, message: 9, since: 0, told: 1, posted: world.now() };
                    world.table.log_posted(notice.id, part).await.unwrap();
                    assert_eq!(world.table.last_log_part(notice.id).await.unwrap(), Some(part));
                    world.table.delivered(notice.id, Some(notice.id as u64)).await.unwrap();
                    continue;
                }
            };
            world.table.failed(notice.id, how).await.unwrap();
        }
        if !world.step(3, &mut rng).await {
            break;
        }
        if step == 200 {
            world.table = watched(&world);
        }
    }
    for id in 1..=3 {
        world.table.dm_refused(id).await.unwrap();
    }
    world.table.hosted_by(PLACE.guild, 1).await.and(world.table.next_due().await).unwrap();
    world.table.next_notice().await.and(world.table.queues_due().await).unwrap();
    world.table.try_again().await.unwrap();
    world.table.choose_notices(&person(1), None, NoticeChange::Way(None)).await.unwrap();
    world.table.channel_lost(PLACE.channel, Parked::Channel).await.unwrap();
    world.table.pending(9).await.unwrap();
    world.table.channel_restored(PLACE.channel).await.unwrap();
    let elsewhere = Place { channel: 4_000, ..PLACE };
    world.table.move_game(elsewhere, &person(1), 1).await.unwrap();
    world.table.cancel(elsewhere, &person(1), true).await.unwrap();
    revealed(&world).await;
    world.lobby(2).await;
    world.table.lobby_message(PLACE, 3).await.unwrap();
    let _ = (world.table.verify_games().await.unwrap(), world.table.contents().await.unwrap());
    let lobby = world.table.lobby(PLACE).await.unwrap().game;
    let version = world.store.game(lobby.0).await.unwrap().unwrap().version;
    let mut write = world.store.clone().with_fault(passed.clone()).write().unwrap();
    write.set_aside(lobby.0, version, world.now(), 1).unwrap();
    write.commit().await.unwrap();
    world.table.cancel(PLACE, &person(1), true).await.unwrap();
    crate::tournament::every_statement(&world.table).await;
    crate::ratings::every_statement(&world).await;
    rounds(&world, &passed).await;
    people_and_servers(&world).await;
    let store = world.store.clone().with_fault(passed.clone());
    store.answered(1, 1).await.and(store.drop_snapshots().await).unwrap();
    every_one_passed(&passed);
}

fn every_one_passed(passed: &Passed) {
    let passed: BTreeSet<String> = passed.0.lock().iter().map(|name| (*name).to_owned()).collect();
    let missed: Vec<_> = statements().difference(&passed).cloned().collect();
    assert!(missed.is_empty() && statements().len() > 80, "never run: {missed:?}");
}

fn event(seq: i64) -> EventRow {
    EventRow { seq, turn: 0, at: 0, event: Event::from(Public::DeckRenewed) }
}

#[tokio::test]
async fn of_two_entries_with_one_number_the_first_stays_and_nothing_of_the_second_is_kept() {
    let world = World::new().await;
    world.lobby(1).await;
    let mut write = world.store.write().unwrap();
    write.append(1, &[event(0)]).unwrap();
    write.commit().await.unwrap();
    let mut write = world.store.write().unwrap();
    write.append(1, &[event(1)]).unwrap();
    write.append(1, &[event(2), event(0)]).unwrap();
    assert_eq!(write.commit().await, Err(StoreError::Conflict));
    assert_eq!(world.store.events(1, 0).await.unwrap(), [event(0)]);
}

#[tokio::test]
async fn a_long_log_is_written_in_as_many_statements_as_it_takes() {
    let world = World::new().await;
    world.lobby(1).await;
    let log: Vec<EventRow> = (0..1_234).map(event).collect();
    let mut write = world.store.write().unwrap();
    write.append(1, &log).unwrap();
    write.commit().await.unwrap();
    assert_eq!(world.store.events(1, 0).await.unwrap(), log);
}

#[tokio::test]
async fn a_row_that_somebody_changed_since_it_was_read_is_not_overwritten() {
    let world = World::new().await;
    world.lobby(1).await;
    let row = world.store.game(1).await.unwrap().unwrap();
    world.table.join(PLACE, &person(2)).await.unwrap();
    for only_moves in [false, true] {
        let mut write = world.store.write().unwrap();
        if only_moves { write.move_game(&row) } else { write.update_game(&row) }.unwrap();
        assert_eq!(write.commit().await, Err(StoreError::Conflict));
        assert_eq!(
            world.store.game(1).await.unwrap().unwrap().version,
            row.version + 1,
            "as the other one left it"
        );
    }
}

#[tokio::test]
async fn a_database_from_before_the_first_release_is_refused_in_one_line_that_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    Store::open(&path).await.unwrap().close().await;
    let mut connection = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    for statement in [
        // The first migration has another checksum, and there are more migrations than this program knows.
        "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 1",
        "INSERT INTO _sqlx_migrations VALUES (99, 'luck of tournaments', CURRENT_TIMESTAMP, 1, x'00', 1)",
    ] {
        sqlx::query(statement).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let before = contents(folder.path());
    for _ in 0..2 {
        let refused = Store::open(&path).await.expect_err("it is not read");
        assert_eq!(refused, StoreError::Unreleased { path: path.clone() });
        let line = refused.to_string();
        assert!(!line.contains('\n') && line.contains("games.db") && line.contains("move it away"), "{line}");
    }
    assert_eq!(contents(folder.path()), before, "and stays as it was");
    // After the old file is moved away, a new database is created.
    std::fs::rename(&path, folder.path().join("old.db")).unwrap();
    Store::open(&path).await.unwrap();
}

#[tokio::test]
async fn what_is_not_committed_never_happened() {
    let world = World::new().await;
    world.lobby(1).await;
    let before = world.dump().await;
    for begun in [false, true] {
        let mut write = world.store.write().unwrap();
        let timer = TimerRow {
            game: 1,
            seat: 3,
            kind: "turn".into(),
            span: 1,
            number: 0,
            due: Some(5),
            remaining: 0,
        };
        write.put_timer(&timer).unwrap();
        write.append(1, &[event(0)]).unwrap();
        if begun {
            // A query needs its result at once, so all statements before it have been executed by now.
            assert_eq!(write.count_open(PLACE.guild as i64).await.unwrap(), 1);
        }
        drop(write);
        // The only writing connection is free again after the rollback.
        assert_eq!(world.store.write().unwrap().count_open(PLACE.guild as i64).await.unwrap(), 1);
        assert_eq!(world.dump().await, before);
    }
}

/// The commit of a caller that is dropped before it has come to its end.
#[tokio::test]
async fn a_commit_that_nobody_waits_for_any_more_is_whole() {
    let world = World::new().await;
    // A file that another program is writing: however quick the disk is, the commit waits.
    let other = world.database.written_by_another().await;
    let mut write = world.store.write().unwrap();
    write.put_setting("delivery", "a", "b").unwrap();
    let mut commit = Box::pin(write.commit());
    assert!(futures_util::poll!(&mut commit).is_pending());
    drop(commit);
    if let Some(other) = other {
        other.close().await.unwrap();
    }
    // The only writing connection of a file is free only after that commit; a server has others.
    let mut next = world.store.write().unwrap();
    next.put_setting("delivery", "c", "d").unwrap();
    next.commit().await.unwrap();
    let both = async {
        while world.store.setting("delivery", "a").await.unwrap().is_none() {
            tokio::task::yield_now().await;
        }
    };
    if matches!(world.database, Database::Schema(..)) {
        tokio::time::timeout(std::time::Duration::from_secs(9), both).await.expect("it comes to its end");
    }
    for (key, value) in [("a", "b"), ("c", "d")] {
        assert_eq!(world.store.setting("delivery", key).await.unwrap().as_deref(), Some(value));
    }
}

#[tokio::test]
async fn rows_of_a_game_that_does_not_exist_are_refused() {
    let world = World::new().await;
    let mut write = world.store.write().unwrap();
    write.append(9, &[event(0)]).unwrap();
    assert!(matches!(write.commit().await, Err(StoreError::Failed(_))));
}

#[tokio::test]
async fn a_notice_is_told_once_and_a_state_is_shown_again() {
    let world = World::new().await;
    world.lobby(1).await;
    let told = NoticeRow {
        game: 1,
        seq: 4,
        audience: 0,
        topic: Topic::Film,
        item: 0,
        in_order: false,
        body: "told".into(),
    };
    let shown = NoticeRow { topic: Topic::Panel, body: "shown".into(), ..told.clone() };
    let other = NoticeRow { item: 1, body: "another of that topic".into(), ..told.clone() };
    for _ in 0..2 {
        let mut write = world.store.write().unwrap();
        write.insert_once(&[told.clone(), other.clone()]).unwrap();
        write.show(std::slice::from_ref(&shown)).unwrap();
        write.commit().await.unwrap();
    }
    let rows = world.store.pending(0, 0, 0, 9).await.unwrap();
    assert_eq!(
        rows.iter().map(|row| (&*row.notice.body, row.revision)).collect::<Vec<_>>(),
        [("told", 1), ("another of that topic", 1), ("shown", 2)]
    );
}

#[tokio::test]
async fn a_snapshot_of_another_version_of_the_state_is_thrown_away_and_the_log_tells_the_game_again() {
    let mut world = World::new().await;
    world.instant(2).await;
    let mut rng = Random::new(3);
    while world.store.snapshot(1).await.unwrap().is_none() {
        assert!(world.step(2, &mut rng).await);
    }
    let (one, other) = (world.look(1).await.view, world.look(2).await.view);
    // A snapshot that can be parsed but differs from the log: trusting it would show.
    let own = world.store.snapshot(1).await.unwrap().unwrap();
    let mut game: serde_json::Value = serde_json::from_str(&own.body).unwrap();
    let draws = game["draws"].as_u64().unwrap();
    game["draws"] = (draws + 1_000).into();
    let wrong = Snapshot { body: game.to_string(), state_version: own.state_version - 1, ..own.clone() };
    let mut write = world.store.write().unwrap();
    write.put_snapshot(1, &wrong).unwrap();
    write.commit().await.unwrap();
    world.restart().await;
    assert_eq!((&world.look(1).await.view, &world.look(2).await.view), (&one, &other));
    // The next snapshot replaces it.
    world.table.verify_games().await.unwrap();
    while world.store.snapshot(1).await.unwrap().unwrap().seq == own.seq {
        assert!(world.step(2, &mut rng).await);
    }
    let next = world.store.snapshot(1).await.unwrap().unwrap();
    assert_eq!(next.state_version, own.state_version);
    let game: serde_json::Value = serde_json::from_str(&next.body).unwrap();
    assert!(game["draws"].as_u64().unwrap() < draws + 1_000);
}

#[tokio::test]
async fn every_setting_that_durability_rests_on_is_on() {
    let world = World::new().await;
    world.lobby(1).await;
    assert!(world.database.file().with_file_name("games.db-wal").exists(), "write-ahead log");
    world.store.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(world.database.file());
    let mut connection = options.connect().await.unwrap();
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut connection).await.unwrap();
    assert_eq!(mode, "wal");
}

#[tokio::test]
async fn a_database_that_cannot_be_opened_says_what_to_do_and_is_left_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let open = async |name: &str| Store::open(&folder.path().join(name)).await.expect_err("can't be opened");
    std::fs::write(folder.path().join("text"), "these are not the rows you are looking for").unwrap();
    std::fs::write(folder.path().join("short"), "SQL").unwrap();
    std::fs::create_dir(folder.path().join("folder")).unwrap();
    let sql = |name: &str, statement: &'static str| {
        let options = sqlx::sqlite::SqliteConnectOptions::new();
        let options = options.filename(folder.path().join(name)).create_if_missing(true);
        async move {
            let mut connection = options.connect().await.unwrap();
            sqlx::query(statement).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
    };
    sql("foreign", "CREATE TABLE recipes (name TEXT)").await;
    Store::open(&folder.path().join("newer")).await.unwrap().close().await;
    sql("newer", "INSERT INTO _sqlx_migrations VALUES (9999, 'later', CURRENT_TIMESTAMP, 1, x'00', 1)").await;
    let mut broken = b"SQLite format 3\0".to_vec();
    broken.extend([7; 500]);
    std::fs::write(folder.path().join("broken"), broken).unwrap();

    let before = contents(folder.path());
    assert!(matches!(open("text").await, StoreError::NotADatabase { .. }));
    assert!(matches!(open("short").await, StoreError::NotADatabase { .. }));
    assert!(matches!(open("foreign").await, StoreError::NotADatabase { .. }));
    assert!(matches!(open("broken").await, StoreError::NotADatabase { .. }));
    assert!(matches!(open("newer").await, StoreError::Newer { found: 9999, .. }));
    assert!(matches!(open("folder").await, StoreError::Unreadable { .. }));
    assert!(matches!(open("no/such/folder").await, StoreError::Unreadable { .. }));
    for name in ["text", "newer", "folder", "no/such/folder"] {
        let line = open(name).await.to_string();
        assert!(!line.contains('\n') && line.contains(name) && line.contains(';'), "{line}");
    }
    assert_eq!(contents(folder.path()), before);
}

/// Every file with its length and a checksum.
fn contents(folder: &Path) -> Vec<(String, usize, u64)> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let sum = |bytes: &[u8]| {
        bytes.iter().fold(7, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(u64::from(*byte)))
    };
    let read = |file: std::path::PathBuf| {
        let bytes = std::fs::read(&file).unwrap_or_default();
        (file.display().to_string(), bytes.len(), sum(&bytes))
    };
    let mut contents: Vec<_> = files.map(read).collect();
    contents.sort();
    contents
}

#[tokio::test]
async fn an_old_database_opens_again_with_all_that_was_in_it() {
    let mut world = World::new().await;
    world.instant(4).await;
    let mut rng = Random::new(2);
    for _ in 0..200 {
        world.step(4, &mut rng).await;
    }
    let views: Vec<_> = [world.look(1).await, world.look(4).await, world.look(9).await].into();
    world.restart().await;
    assert_eq!(views, [world.look(1).await, world.look(4).await, world.look(9).await]);
    world.store.drop_snapshots().await.unwrap();
    world.restart().await;
    assert_eq!(views, [world.look(1).await, world.look(4).await, world.look(9).await], "without snapshots");
}

#[tokio::test]
async fn idle_games_cost_rows_not_memory() {
    let world = World::with(Limits { cached_games: 5, games_per_server: 100, ..Limits::default() }).await;
    for channel in 1..=30 {
        let place = casus_belli::table::Place { guild: 1, channel };
        world.lobby_at(place, 2, None).await;
        world.table.start(place, &person(1)).await.unwrap();
        assert!(world.table.games_in_memory() <= 5);
    }
    for channel in 1..=30 {
        let place = casus_belli::table::Place { guild: 1, channel };
        assert_eq!(world.table.look(place, &person(2)).await.unwrap().number, channel as u32);
        assert!(world.table.games_in_memory() <= 5);
    }
    let turn = Order::Compound(classic::Order::End.into());
    assert!(world.table.order(PLACE, &person(1), None, turn).await.is_err());
}
