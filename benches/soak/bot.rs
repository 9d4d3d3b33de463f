//! The bot as a process: started, measured, killed, stopped; its log and its outbox.

use casus_belli::loopback::Loopback;
use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::process::{Child, Command};

/// How long the bot may take to connect.
const PATIENCE: Duration = Duration::from_mins(2);

/// Name of the database in its folder.
pub(crate) const DATABASE: &str = "games.db";
/// Name of the log in its folder.
const LOG: &str = "bot.log";

/// A running bot.
pub(crate) struct Bot {
    child: Child,
    loopback: Loopback,
    program: PathBuf,
    folder: PathBuf,
}

/// The program with the settings of this test.
fn command(loopback: &Loopback, program: &Path, folder: &Path, name: &str) -> Command {
    let mut command = Command::new(program);
    command
        .arg(name)
        .env("CASUS_BELLI_DISCORD_TOKEN", loopback.token())
        .env("CASUS_BELLI_DISCORD_API_BASE", loopback.base_url())
        .env("CASUS_BELLI_DATABASE_PATH", folder.join(DATABASE))
        .env("CASUS_BELLI_LIMITS_COMMANDS_PER_MINUTE", "6000")
        .env("CASUS_BELLI_LIMITS_GAMES_PER_SERVER", "1000")
        .current_dir(folder)
        .stdin(Stdio::null())
        .kill_on_drop(true);
    command
}

impl Bot {
    /// Starts the bot and waits until it is connected.
    pub(crate) async fn start(loopback: &Loopback, program: &Path, folder: &Path) -> Self {
        let sessions = loopback.sessions().0;
        let log = OpenOptions::new().create(true).append(true).open(folder.join(LOG)).unwrap();
        let child = command(loopback, program, folder, "run").stderr(log).spawn().unwrap();
        let connected = |l: &Loopback| (l.sessions().0 > sessions && l.connected()).then_some(());
        tokio::time::timeout(PATIENCE, loopback.wait_for("the bot", connected)).await.unwrap().unwrap();
        loopback.wait_command("attack").await.unwrap();
        Self { child, loopback: loopback.clone(), program: program.to_owned(), folder: folder.to_owned() }
    }

    /// SIGKILL, and another start.
    pub(crate) async fn killed_and_started(mut self) -> Self {
        self.child.kill().await.unwrap();
        Self::start(&self.loopback, &self.program, &self.folder).await
    }

    /// Memory of the process (`VmRSS`), in MiB.
    pub(crate) fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id().unwrap())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<f64>().unwrap() / 1024.0
    }

    /// Waits until nothing is left to deliver but what waits for its time; returns what is left after `most`.
    pub(crate) async fn emptied(&self, most: Duration) -> i64 {
        let rows = SqlitePool::connect_with(SqliteConnectOptions::new().filename(self.folder.join(DATABASE)));
        let (rows, began) = (rows.await.unwrap(), Instant::now());
        let mut told = began;
        loop {
            let pending =
                "SELECT COUNT(*) FROM outbox WHERE state = 'pending' AND topic NOT IN ('reminder', 'nudge')";
            // The bot may hold the database for a moment.
            let left: i64 = sqlx::query_scalar(pending).fetch_one(&rows).await.unwrap_or(1);
            if left == 0 || began.elapsed() > most {
                rows.close().await;
                return left;
            }
            if told.elapsed() > Duration::from_secs(30) {
                println!("  {left} messages wait");
                told = Instant::now();
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// SIGTERM; returns how long the stop took, `None` if the bot did not end well.
    pub(crate) async fn stopped(mut self) -> Option<Duration> {
        let id = self.child.id().unwrap().to_string();
        let began = Instant::now();
        Command::new("kill").args(["-TERM", &id]).status().await.unwrap();
        let ended = tokio::time::timeout(PATIENCE, self.child.wait()).await.ok()?.ok()?;
        ended.success().then(|| began.elapsed())
    }
}

/// What `casus-belli check`, which replays every game, finds wrong.
pub(crate) async fn unsound(loopback: &Loopback, program: &Path, folder: &Path) -> Option<String> {
    let ended = command(loopback, program, folder, "check").output().await.unwrap();
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    (!ended.status.success()).then_some(said)
}

/// The lines of the log that are errors, without their times and numbers, and how often each was written.
pub(crate) fn errors(folder: &Path) -> BTreeMap<String, u32> {
    let log = std::fs::read_to_string(folder.join(LOG)).unwrap_or_default();
    let mut counted = BTreeMap::new();
    for line in log.lines() {
        let Some((_, said)) = line.split_once(" ERROR ") else { continue };
        let said: String = said.chars().filter(|c| !c.is_ascii_digit()).collect();
        *counted.entry(said).or_default() += 1;
    }
    counted
}
