//! The bot as a process: started, measured, killed, stopped; its log and its outbox.

use super::backend::Address;
use casus_belli::loopback::Loopback;
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::process::{Child, Command};

/// How long the bot may take to connect.
const PATIENCE: Duration = Duration::from_mins(2);

/// Name of the log in its folder.
const LOG: &str = "bot.log";

/// What the program needs.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) loopback: Loopback,
    pub(crate) program: PathBuf,
    /// Where it runs and has its log.
    pub(crate) folder: PathBuf,
    pub(crate) database: Address,
}

/// A running bot.
pub(crate) struct Bot {
    child: Child,
    setup: Setup,
    /// Its memory in MiB, looked at once a second.
    memory: Arc<Mutex<Vec<f64>>>,
}

impl Setup {
    /// The program with the settings of this test.
    fn command(&self, name: &str) -> Command {
        let mut command = Command::new(&self.program);
        command
            .arg(name)
            .env("CASUS_BELLI_DISCORD_TOKEN", self.loopback.token())
            .env("CASUS_BELLI_DISCORD_API_BASE", self.loopback.base_url())
            .env("CASUS_BELLI_LIMITS_COMMANDS_PER_MINUTE", "6000")
            .env("CASUS_BELLI_LIMITS_GAMES_PER_SERVER", "1000")
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .kill_on_drop(true);
        self.database.tell(&mut command);
        command
    }

    /// What `casus-belli check`, which replays every game, finds wrong.
    pub(crate) async fn unsound(&self) -> Option<String> {
        let ended = self.command("check").output().await.unwrap();
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        (!ended.status.success()).then_some(said)
    }
}

impl Bot {
    /// Starts the bot and waits until it is connected.
    pub(crate) async fn start(setup: Setup) -> Self {
        let (loopback, sessions) = (&setup.loopback, setup.loopback.sessions().0);
        let log = OpenOptions::new().create(true).append(true).open(setup.folder.join(LOG)).unwrap();
        let child = setup.command("run").stderr(log).spawn().unwrap();
        let connected = |l: &Loopback| (l.sessions().0 > sessions && l.connected()).then_some(());
        tokio::time::timeout(PATIENCE, loopback.wait_for("the bot", connected)).await.unwrap().unwrap();
        loopback.wait_command("attack").await.unwrap();
        let memory = Arc::new(Mutex::new(Vec::new()));
        tokio::spawn(watch(child.id().unwrap(), Arc::clone(&memory)));
        Self { child, setup, memory }
    }

    /// SIGKILL, and another start.
    pub(crate) async fn killed_and_started(mut self) -> Self {
        self.child.kill().await.unwrap();
        Self::start(self.setup).await
    }

    /// The most memory of the process (`VmRSS`) since the last call, in MiB.
    pub(crate) fn memory(&self) -> f64 {
        self.memory.lock().drain(..).fold(0.0, f64::max)
    }

    /// Waits until nothing is left to deliver but what waits for its time; returns what is left after `most`.
    pub(crate) async fn emptied(&self, most: Duration) -> i64 {
        let (rows, began) = (self.setup.database.open().await, Instant::now());
        let mut told = began;
        loop {
            let pending = "FROM outbox WHERE state = 'pending' AND topic NOT IN ('reminder', 'nudge')";
            // The bot may hold the database for a moment.
            let left =
                rows.all("COUNT(*)", pending).await.ok().and_then(|rows| rows[0][0].as_i64()).unwrap_or(1);
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

/// Looks at the memory of a process once a second, until it is gone.
async fn watch(process: u32, memory: Arc<Mutex<Vec<f64>>>) {
    while let Ok(status) = std::fs::read_to_string(format!("/proc/{process}/status")) {
        let Some(line) = status.lines().find_map(|line| line.strip_prefix("VmRSS:")) else { return };
        let kib: f64 = line.trim().trim_end_matches(" kB").parse().unwrap();
        memory.lock().push(kib / 1024.0);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
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
