//! Crash simulation: a program that is killed between any two writes, and the next one that starts on the files as
//! they are at that moment. Shared by all simulations.

use crate::database::Database;
use casus_belli::store::{Fault, Store};
use casus_belli::table::{Clock, FixedSeeds, LONGEST_DELAY, Limits, ManualClock, Table};
use futures_util::StreamExt as _;
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Number of simulations that run at a time.
const AT_A_TIME: usize = 4;

/// Number of kills by name of the statement.
pub(crate) type Kills = BTreeMap<&'static str, u32>;

/// Kills the program at a statement: from then on every write fails, and the next program gets a copy of the database
/// files made at that moment.
pub(crate) struct Kill {
    /// Dies at the n-th statement from now; 0: at none.
    countdown: AtomicU32,
    /// Dies at the next statement of that name.
    aim: Mutex<Option<&'static str>>,
    dead: AtomicBool,
    disk: Database,
    left_behind: Database,
    at: Mutex<Option<&'static str>>,
}

impl Kill {
    /// A kill of a program on that database, and the database of the next program. On a server it is the same: whatever was not
    /// committed is rolled back there.
    pub(crate) fn new(disk: &Database, ending: &str) -> (Arc<Self>, Database) {
        let left_behind = match disk {
            Database::File(path) => Database::File(path.with_extension(ending)),
            Database::Schema(..) => disk.clone(),
        };
        let kill = Self {
            countdown: AtomicU32::new(0),
            aim: Mutex::default(),
            dead: AtomicBool::new(false),
            disk: disk.clone(),
            left_behind: left_behind.clone(),
            at: Mutex::default(),
        };
        (Arc::new(kill), left_behind)
    }

    pub(crate) fn aim(&self, at: Option<&'static str>) {
        *self.aim.lock() = at;
    }
}

impl Fault for Kill {
    fn stops(&self, at: &'static str) -> bool {
        if self.dead.load(Ordering::SeqCst) {
            return true;
        }
        let aimed = self.aim.lock().is_some_and(|aim| aim == at);
        let counting = self.countdown.load(Ordering::SeqCst) != 0;
        let counted = counting && self.countdown.fetch_sub(1, Ordering::SeqCst) <= 1;
        if !aimed && !counted {
            return false;
        }
        if let (Database::File(disk), Database::File(left_behind)) = (&self.disk, &self.left_behind) {
            for suffix in ["", "-wal"] {
                let from = format!("{}{suffix}", disk.display());
                if Path::new(&from).exists() {
                    std::fs::copy(from, format!("{}{suffix}", left_behind.display())).unwrap();
                }
            }
        }
        self.dead.store(true, Ordering::SeqCst);
        *self.at.lock() = Some(at);
        true
    }
}

/// A running program with its database; after a kill, the next program.
pub(crate) struct Program {
    seed: u64,
    limits: Limits,
    _folder: tempfile::TempDir,
    disk: Database,
    /// The database of the next program.
    next: Database,
    /// Number of programs before this one.
    lives: u32,
    kill: Arc<Kill>,
    pub(crate) kills: Kills,
    pub(crate) clock: Arc<ManualClock>,
    pub(crate) store: Store,
    pub(crate) table: Table,
}

impl Program {
    pub(crate) async fn new(seed: u64, now: i64, limits: Limits) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(ManualClock::new(now));
        let disk = Database::new(folder.path()).await;
        let (kill, next) = Kill::new(&disk, "1");
        let store = disk.open().await.with_fault(kill.clone());
        let seeds = Arc::new(FixedSeeds::new(seed));
        let table = Table::new(store.clone(), clock.clone(), seeds, limits.clone());
        Self {
            seed,
            limits,
            _folder: folder,
            disk,
            next,
            lives: 0,
            kill,
            kills: Kills::new(),
            clock,
            store,
            table,
        }
    }

    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Its database.
    pub(crate) fn disk(&self) -> Database {
        self.disk.clone()
    }

    /// Kills it at the n-th statement from now.
    pub(crate) fn kill_after(&self, statements: u32) {
        self.kill.countdown.store(statements, Ordering::SeqCst);
    }

    /// Kills it at the next statement of that name.
    pub(crate) fn kill_at(&self, point: Option<&'static str>) {
        self.kill.aim(point);
    }

    /// Whether a countdown to a kill is running.
    pub(crate) fn is_counted(&self) -> bool {
        self.kill.countdown.load(Ordering::SeqCst) != 0
    }

    /// Cancels the countdown.
    pub(crate) fn spare(&self) {
        self.kill_after(0);
        self.kill_at(None);
    }

    pub(crate) fn is_dead(&self) -> bool {
        self.kill.dead.load(Ordering::SeqCst)
    }

    /// After a kill: starts the next program on the copied files, optionally without the snapshots.
    pub(crate) async fn restart(&mut self, drop_snapshots: bool) {
        let at = self.kill.at.lock().expect("it was killed");
        *self.kills.entry(at).or_default() += 1;
        self.store.close().await;
        self.lives += 1;
        self.disk = self.next.clone();
        (self.kill, self.next) = Kill::new(&self.disk, &format!("{}", self.lives + 1));
        let store = self.disk.open().await;
        if drop_snapshots {
            store.drop_snapshots().await.unwrap();
        }
        self.store = store.with_fault(self.kill.clone());
        let seeds = Arc::new(FixedSeeds::new(self.seed + 1_000 + u64::from(self.lives)));
        self.table = Table::new(self.store.clone(), self.clock.clone(), seeds, self.limits.clone());
    }

    /// The earliest time at which a postponed notice may be tried again; reminders wait until it is time.
    pub(crate) async fn next_try(&self) -> Option<i64> {
        let next = format!(
            "SELECT MIN(not_before) FROM outbox \
             WHERE state = 'pending' AND not_before > {} AND topic <> 'reminder'",
            self.now()
        );
        self.disk.rows(&next).await[0][0].1.parse().ok()
    }
}

/// A simulation that delivers the notices of its program.
pub(crate) trait Delivers {
    fn program(&self) -> &Program;

    /// Delivers all notices that are due now, without faults; returns how many.
    fn deliver_all(&mut self) -> impl Future<Output = usize> + Send;
}

/// Delivers all notices. Moves the clock to the next retry of postponed ones, at most by the longest delay.
pub(crate) async fn tell_everything(sim: &mut impl Delivers) {
    let latest = sim.program().now() + LONGEST_DELAY;
    loop {
        if sim.deliver_all().await > 0 {
            continue;
        }
        let Some(next) = sim.program().next_try().await else { break };
        assert!(next <= latest, "seed {}: something was put off for too long", sim.program().seed);
        sim.program().clock.set(next);
    }
}

/// The first seed of a simulation: 0, or `FIRST_SEED`, for whoever looks for a fault that the first ones don't find.
#[allow(
    clippy::disallowed_methods,
    reason = "whoever runs the tests asks for it; the bot has no such setting"
)]
fn first_seed() -> u64 {
    std::env::var("FIRST_SEED").map_or(0, |first| first.parse().expect("FIRST_SEED is a number"))
}

/// Runs a simulation for each seed, a few at a time, and returns the results. All at once would wait for each other's statements
/// longer than a request waits for a database.
pub(crate) async fn each_seed<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
    seeds: u64,
    run: impl Fn(u64) -> F,
) -> Vec<T> {
    let first = first_seed();
    let runs = futures_util::stream::iter((first..first + seeds).map(run)).map(|run| tokio::spawn(run));
    runs.buffered(AT_A_TIME).map(Result::unwrap).collect().await
}

/// Asserts that a program was killed at least once at each of these statements, which other first seeds need not do; returns the
/// number of kills at each.
pub(crate) fn killed_everywhere(points: &[&str], all: impl IntoIterator<Item = Kills>) -> Kills {
    let mut kills = Kills::new();
    all.into_iter().flatten().for_each(|(at, n)| *kills.entry(at).or_default() += n);
    let wanted = if first_seed() == 0 { points } else { &[] };
    for at in wanted {
        assert!(kills.contains_key(at), "never killed at {at:?}: {kills:?}");
    }
    kills
}
