//! The database as the operator has it: whole in its file after every stop, backed up and restored by the real program, which is
//! killed at any moment.

use crate::process::{program, quick_discord, start};
use crate::records::{database, export};
use casus_belli::loopback::Loopback;
use casus_belli::store::{Contents, Store};
use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::process::{Child, Command};

/// Path of the tested program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_casus-belli");
/// How often the program is killed in each test.
const KILLS: u32 = 100;

/// The names of the files beside the database, without it and its lock.
fn beside(database: &Path) -> BTreeSet<String> {
    let folder = database.parent().expect("a folder");
    let own = database.file_name().expect("a name").to_string_lossy().into_owned();
    let names =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    names.filter(|name| name.starts_with(&own) && *name != own && *name != format!("{own}.lock")).collect()
}

fn with(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Runs a command of the program on that database; returns exit code and standard error.
async fn ran(arguments: &[&str], file: &Path, database: &Path) -> (i32, String) {
    let mut command = Command::new(PROGRAM);
    command.args(arguments).arg(file).arg("--database").arg(database).stdin(Stdio::null()).kill_on_drop(true);
    let output = command.output().await.expect("the program starts");
    assert!(output.stdout.is_empty(), "nothing on standard output");
    (output.status.code().expect("it exits"), String::from_utf8(output.stderr).expect("UTF-8"))
}

async fn check(database: &Path) -> (i32, String) {
    let mut command = Command::new(PROGRAM);
    command.args(["check", "--database"]).arg(database).stdin(Stdio::null());
    let output = command.output().await.expect("the program starts");
    (output.status.code().expect("it exits"), String::from_utf8(output.stderr).expect("UTF-8"))
}

async fn signal(child: &mut Child, name: &str) {
    let id = child.id().expect("it still runs").to_string();
    let sent = Command::new("kill").args([name, &id]).status().await.expect("kill is there");
    assert!(sent.success());
    let ended = tokio::time::timeout(crate::harness::PATIENCE, child.wait()).await;
    let ended = ended.expect("it stops in time").expect("it can be waited for");
    assert!(name == "-KILL" || ended.success(), "{name}: a clean stop: {ended}");
}

async fn lobby(discord: &Loopback) {
    let host = discord.person("Ilaria");
    let told = discord.slash(host, discord.channel(), "game new", vec![]).await.expect("it is sent");
    assert!(!told.silent());
}

#[tokio::test(flavor = "multi_thread")]
async fn however_the_bot_is_stopped_everything_is_in_the_named_file_pbp_70() {
    for name in ["-INT", "-TERM", "-HUP", "-KILL"] {
        let discord = quick_discord().await;
        let folder = tempfile::tempdir().expect("a folder");
        let games = folder.path().join("games.db");
        let mut child = start(&discord, &games).await;
        lobby(&discord).await;
        signal(&mut child, name).await;
        if name == "-KILL" {
            assert!(beside(&games).contains("games.db-wal"), "{:?}", beside(&games));
            let (code, said) = check(&games).await;
            assert!(code == 0 && said.contains("left by a program that was killed"), "{said}");
        }
        assert_eq!(beside(&games), BTreeSet::new(), "{name}");
        let copy = folder.path().join("copy.db");
        std::fs::copy(&games, &copy).expect("a copy of the file alone");
        let (code, said) = check(&copy).await;
        assert!(
            code == 0 && said.contains("1 game with 0 log entries, 0 talks, 0 tournaments"),
            "{name}: {said}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_playground_leaves_everything_in_the_named_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("play.db");
    let mut command = Command::new(PROGRAM);
    command.args(["playground", "--port", "0", "--database"]).arg(&games).current_dir(folder.path());
    let mut child =
        command.stdin(Stdio::null()).stderr(Stdio::piped()).kill_on_drop(true).spawn().expect("it starts");
    let mut said = tokio::io::BufReader::new(child.stderr.take().expect("piped"));
    loop {
        let mut line = String::new();
        let read = tokio::io::AsyncBufReadExt::read_line(&mut said, &mut line).await.expect("UTF-8");
        assert!(read > 0, "it ended early");
        if line.contains("connected") || line.contains("the playground is open") {
            break;
        }
    }
    signal(&mut child, "-HUP").await;
    let left = beside(&games);
    assert!(left.iter().all(|name| name == "play.db.world"), "{left:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_by_each_documented_way_gives_every_game_byte_for_byte_pbp_70() {
    let discord = quick_discord().await;
    let folder = tempfile::tempdir().expect("a folder");
    let games = database(folder.path()).await;
    let before = [export(&games, 1).await, export(&games, 2).await];
    let [stopped, copied, running] =
        ["stopped.db", "copied.db", "running.db"].map(|name| folder.path().join(name));
    let (code, said) = ran(&["backup"], &stopped, &games).await;
    assert!(code == 0 && said.contains("3 games with "), "{said}");
    std::fs::copy(&games, &copied).expect("a copy while the bot is stopped");

    let mut child = start(&discord, &games).await;
    let (code, said) = ran(&["backup"], &running, &games).await;
    assert_eq!(code, 0, "{said}");
    let kept = std::fs::read(&running).expect("it is there");
    let (code, said) = ran(&["backup"], &running, &games).await;
    assert!(code == 2 && said.contains("overwrites nothing"), "{said}");
    assert_eq!(std::fs::read(&running).expect("it is there"), kept);
    // Over a running bot nothing is restored.
    let (code, said) = ran(&["restore"], &stopped, &games).await;
    assert!(
        code == 3 && said.contains("a bot is running on it") && said.trim().lines().count() == 1,
        "{said}"
    );
    lobby(&discord).await;
    signal(&mut child, "-KILL").await;

    for backup in [&stopped, &copied, &running] {
        let mode = std::fs::metadata(backup).expect("it is there").permissions().mode() & 0o777;
        assert!(backup == &copied || mode == 0o600, "{}: {mode:o}", backup.display());
        let saved = [export(backup, 1).await, export(backup, 2).await];
        // The running bot has gone on with the second game.
        assert!(saved[0] == before[0] && (saved == before || backup == &running), "{}", backup.display());
        let (code, said) = ran(&["restore"], backup, &games).await;
        assert!(code == 0 && said.contains("the state before is kept in"), "{said}");
        assert!([export(&games, 1).await, export(&games, 2).await] == saved, "{}", backup.display());
        let (code, said) = check(&games).await;
        assert!(code == 0 && said.contains("3 games"), "{said}");
        assert_eq!(std::fs::metadata(&games).expect("it is there").permissions().mode() & 0o777, 0o600);
    }
    // What was played after the backup is in the state that was moved away.
    let (code, said) = check(&with(&games, ".before-restore-1")).await;
    assert!(code == 0 && said.contains("4 games"), "{said}");
    let mut child = start(&discord, &games).await;
    signal(&mut child, "-TERM").await;
    // On a new machine there is no database yet.
    let moved = folder.path().join("moved.db");
    let (code, said) = ran(&["restore"], &running, &moved).await;
    assert!(code == 0 && !said.contains("the state before"), "{said}");
    assert!(export(&moved, 2).await == export(&running, 2).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_restored_is_refused_in_one_sentence_and_changes_nothing_pbp_70() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = database(folder.path()).await;
    Store::open_alone(&games).await.expect("as the bot opens it").close().await;
    let old = std::fs::read(&games).expect("it is there");
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("written");
        path
    };
    let newer = file("newer.db", &old);
    alter(&newer, "UPDATE _sqlx_migrations SET version = 99 WHERE version = 2").await;
    let other = folder.path().join("other.db");
    alter(&other, "CREATE TABLE notes (text TEXT)").await;
    let empty = folder.path().join("without.db");
    alter(&empty, "PRAGMA journal_mode = WAL").await;
    for (backup, expected) in [
        (folder.path().join("nowhere.db"), "there is no such file"),
        (other, "not a database of this program"),
        (file("letter.db", b"Dear friends, this is no database."), "not a database of this program"),
        (file("cut.db", &old[..old.len() / 2]), "damaged"),
        (file("stub.db", &old[..2_000]), "damaged"),
        (file("nothing.db", b""), "there is no game in this file"),
        (empty, "there is no game in this file"),
        (newer, "made by another, newer version"),
        (games.clone(), "this is the database itself"),
    ] {
        let (code, said) = ran(&["restore"], &backup, &games).await;
        assert!(code >= 2 && said.contains(expected), "{}: {said}", backup.display());
        assert!(said.trim().lines().count() == 1 && said.len() < 500, "{said}");
        assert_eq!(std::fs::read(&games).expect("it is there"), old, "{}", backup.display());
        assert_eq!(beside(&games), BTreeSet::new(), "{}", backup.display());
    }
}

async fn alter(path: &Path, sql: &'static str) {
    use sqlx::{ConnectOptions as _, Connection as _};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.expect("opened");
    sqlx::query(sql).execute(&mut connection).await.expect("done");
    connection.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_file_beside_the_log_of_another_state_is_refused_or_played_as_it_is() {
    let discord = quick_discord().await;
    let folder = tempfile::tempdir().expect("a folder");
    let games = database(folder.path()).await;
    let mut child = start(&discord, &games).await;
    let backup = folder.path().join("backup.db");
    assert_eq!(ran(&["backup"], &backup, &games).await.0, 0);
    lobby(&discord).await;
    signal(&mut child, "-KILL").await;
    // By hand, over the file that the log belongs to.
    std::fs::copy(&backup, &games).expect("copied");
    for arguments in [["check"], ["run"]] {
        let (code, said) = {
            let ended = program(&discord, &games, arguments[0]).output().await.expect("it starts");
            (ended.status.code(), String::from_utf8(ended.stderr).expect("UTF-8"))
        };
        let last = said.trim().lines().last().unwrap_or_default();
        assert!(code == Some(3) && last.contains("belongs to another state"), "{arguments:?}: {said}");
        assert!(!said.contains("all is well"), "{said}");
    }
    // As the sentence says.
    for ending in ["-wal", "-shm"] {
        std::fs::rename(with(&games, ending), folder.path().join(format!("old{ending}"))).expect("moved");
    }
    let (code, said) = check(&games).await;
    assert!(code == 0 && said.contains("3 games"), "{said}");
}

/// Starts the program and kills it so long after that file has appeared; false if it ended before.
fn killed(
    arguments: &[&str],
    file: &Path,
    database: &Path,
    sign: &Path,
    after: Option<Duration>,
) -> Option<Duration> {
    let mut command = std::process::Command::new(PROGRAM);
    command.args(arguments).arg(file).arg("--database").arg(database);
    let mut child = command.stdin(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    while !sign.exists() {
        if child.try_wait().expect("a child").is_some() {
            return None;
        }
        std::thread::yield_now();
    }
    #[expect(clippy::disallowed_methods, reason = "the moment of a real kill")]
    let begun = Instant::now();
    loop {
        if child.try_wait().expect("a child").is_some() {
            return Some(begun.elapsed());
        }
        if after.is_some_and(|after| begun.elapsed() >= after) {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
            return None;
        }
        std::thread::yield_now();
    }
}

async fn contents(database: &Path) -> Contents {
    let store = Store::open(database).await.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(store.integrity_problems().await.expect("it can be read"), Vec::<String>::new());
    let contents = store.contents().await.expect("it can be read");
    store.close().await;
    contents
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_killed_at_any_moment_is_whole_or_not_there_pbp_70() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = database(folder.path()).await;
    let (target, whole) = (folder.path().join("backup.db"), folder.path().join("whole.db"));
    let partial = with(&target, ".partial");
    let expected = contents(&games).await;
    let span =
        killed(&["backup"], &whole, &games, &with(&whole, ".partial"), None).expect("it takes a while");
    let whole = std::fs::read(&whole).expect("a backup");
    let (mut there, mut not) = (0, 0);
    for n in 0..KILLS {
        killed(&["backup"], &target, &games, &partial, Some(span * n / KILLS));
        if target.exists() {
            there += 1;
            assert_eq!(std::fs::read(&target).expect("a backup"), whole, "kill {n}");
            std::fs::remove_file(&target).expect("removed");
        } else {
            not += 1;
        }
    }
    assert_eq!((there + not, contents(&games).await), (KILLS, expected));
    // What is left is in nobody's way.
    assert_eq!(ran(&["backup"], &target, &games).await.0, 0);
    assert!(!partial.exists() && std::fs::read(&target).expect("a backup") == whole);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restore_that_is_killed_at_any_moment_leaves_the_old_or_the_new_state_pbp_70() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = database(folder.path()).await;
    let backup = folder.path().join("backup.db");
    assert_eq!(ran(&["backup"], &backup, &games).await.0, 0);
    let new = contents(&backup).await;
    alter(&games, "DELETE FROM timers WHERE game = 3").await;
    alter(&games, "DELETE FROM seats WHERE game = 3").await;
    alter(&games, "DELETE FROM outbox WHERE game = 3").await;
    alter(&games, "DELETE FROM games WHERE id = 3").await;
    let (old, bytes) = (contents(&games).await, std::fs::read(&games).expect("it is there"));
    assert_ne!(old, new);
    let sign = with(&games, ".restoring.partial");
    let span = killed(&["restore"], &backup, &games, &sign, None).expect("it takes a while");
    let (mut olds, mut news) = (0, 0);
    for n in 0..KILLS {
        for name in beside(&games) {
            std::fs::remove_file(folder.path().join(name)).expect("removed");
        }
        std::fs::write(&games, &bytes).expect("written");
        killed(&["restore"], &backup, &games, &sign, Some(span * n / KILLS));
        let found = contents(&games).await;
        if found == old {
            olds += 1;
        } else {
            assert_eq!(found, new, "kill {n}");
            news += 1;
            assert_eq!(
                contents(&with(&games, ".before-restore-1")).await,
                old,
                "kill {n}: the old state is kept"
            );
        }
        let left = beside(&games);
        let known = |name: &String| {
            name.starts_with("games.db.before-restore-1") || name.starts_with("games.db.restoring.partial")
        };
        assert!(left.iter().all(known), "kill {n}: {left:?}");
        if n % 25 == 24 {
            let (code, said) = check(&games).await;
            assert!(
                code == 0
                    && (!left.contains("games.db.restoring.partial") || said.contains("can be deleted")),
                "{said}"
            );
            assert_eq!(ran(&["restore"], &backup, &games).await.0, 0);
            assert_eq!(contents(&games).await, new);
        }
    }
    assert_eq!(olds + news, KILLS);
}
