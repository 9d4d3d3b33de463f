//! The simulation: random people at several tables, a clock that jumps, deliveries that fail, channels that are shut, and a program that is
//! killed between any two writes and started again on what is on the disk at that moment. A failure prints its seed.

use crate::world::{HOUR, Random, START, at, dump, person};
use casus_belli::rules::{Chance, Event, Game, Public, Seat, Viewer};
use casus_belli::store::{Fault, Store, StoreError};
use casus_belli::table::{
    Audience, Change, Failure, FixedSeeds, KeyedChance, Limits, ManualClock, Mix, NewGame, Notice,
    NoticeKind, Order, Pace, Parked, Place, Seed, Standing, Status, Table, TableError, Until,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

const TABLES: u64 = 3;
const SEEDS: u64 = 16;
const STEPS: u32 = 300;
/// Where the program must have been killed at least once.
const POINTS: [&str; 11] = [
    "begin",
    "move game",
    "append events",
    "put timer",
    "tell",
    "show",
    "commit",
    "committed",
    "set delivered",
    "update game",
    "put off",
];

/// Kills the program at the n-th statement from now: from then on nothing gets through, and what the next one will
/// find is what is on the disk at this moment.
pub(crate) struct Kill {
    pub(crate) countdown: AtomicI64,
    /// Or at the next statement of that name.
    pub(crate) aim: Mutex<Option<&'static str>>,
    pub(crate) dead: AtomicBool,
    disk: PathBuf,
    left_behind: PathBuf,
    pub(crate) at: Mutex<Option<&'static str>>,
}

impl Kill {
    pub(crate) fn new(disk: &Path, left_behind: &Path) -> Arc<Self> {
        let (disk, left_behind) = (disk.to_owned(), left_behind.to_owned());
        Arc::new(Self {
            countdown: AtomicI64::new(0),
            aim: Mutex::default(),
            dead: AtomicBool::new(false),
            disk,
            left_behind,
            at: Mutex::default(),
        })
    }
}

impl Fault for Kill {
    fn stops(&self, at: &'static str) -> bool {
        if self.dead.load(Ordering::SeqCst) {
            return true;
        }
        let aimed = self.aim.lock().unwrap().is_some_and(|aim| aim == at);
        let counting = self.countdown.load(Ordering::SeqCst) != 0;
        let counted = counting && self.countdown.fetch_sub(1, Ordering::SeqCst) <= 1;
        if !aimed && !counted {
            return false;
        }
        for suffix in ["", "-wal"] {
            let from = format!("{}{suffix}", self.disk.display());
            if Path::new(&from).exists() {
                std::fs::copy(from, format!("{}{suffix}", self.left_behind.display())).unwrap();
            }
        }
        self.dead.store(true, Ordering::SeqCst);
        *self.at.lock().unwrap() = Some(at);
        true
    }
}

/// What the world outside knows: what was acknowledged to people, what was sent.
#[derive(Default)]
struct Known {
    /// Per game: the log as far as it was acknowledged.
    acknowledged: BTreeMap<i64, Vec<Event>>,
    /// One-time notices whose delivery was recorded.
    recorded: BTreeSet<i64>,
    /// What was sent: game, event number, to whom.
    sent: BTreeSet<(i64, u32, u64)>,
    announced: BTreeSet<(i64, String)>,
    kills: BTreeMap<&'static str, u32>,
    /// How often a game was found standing still.
    parked: u32,
    steps: u32,
}

struct Sim {
    seed: u64,
    folder: tempfile::TempDir,
    lives: u32,
    rng: Random,
    clock: Arc<ManualClock>,
    kill: Arc<Kill>,
    store: Store,
    table: Table,
    known: Known,
}

const fn place(channel: u64) -> Place {
    Place { guild: 1, channel }
}

impl Sim {
    async fn new(seed: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(ManualClock::new(START));
        let (path, next) = (folder.path().join("0.db"), folder.path().join("1.db"));
        let kill = Kill::new(&path, &next);
        let store = Store::open(&path).await.unwrap().with_fault(kill.clone());
        let seeds = Arc::new(FixedSeeds::new(seed));
        let table = Table::new(store.clone(), clock.clone(), seeds, Limits::default());
        let rng = Random::new(seed);
        Self { seed, folder, lives: 0, rng, clock, kill, store, table, known: Known::default() }
    }

    /// The number of people at a table.
    fn people(channel: u64) -> u64 {
        channel + 1
    }

    async fn open_tables(&mut self) {
        for channel in 1..=TABLES {
            let place = place(channel);
            let way = ["instant", "sealed", "by_the_book"][self.rng.below(3) as usize];
            let pace = Pace::offered()[self.rng.below(10) as usize];
            let waits = self.rng.one_in(2);
            let new = NewGame { pace: Some(pace), ..NewGame::of(casus_belli::rules::Rulebook::Classic) };
            self.table.open_lobby(place, &person(1), new).await.unwrap();
            for id in 2..=Self::people(channel) {
                self.table.join(place, &person(id)).await.unwrap();
            }
            let way = Change::Switch { key: "setup.way".into(), value: way.into() };
            for change in [way, Change::DefenceWaits(waits)] {
                self.table.configure(place, &person(1), change).await.unwrap();
            }
            self.table.start(place, &person(1)).await.unwrap();
        }
    }

    /// One random thing happens. An error is either a refusal or the kill.
    async fn step(&mut self) -> Result<(), TableError> {
        self.known.steps += 1;
        let channel = u64::from(self.rng.below(TABLES as u32)) + 1;
        match self.rng.below(13) {
            0 => {
                let jump = i64::from(self.rng.below(60)) * HOUR / 2;
                self.clock.advance(jump);
                self.table.fire_due().await.map(drop)
            }
            1 => self.table.fire_due().await.map(drop),
            2..=4 => self.deliver(true).await,
            5 => self.standing(channel).await,
            6 => self.both(channel).await,
            7 => self.channel(channel).await,
            _ => self.order(channel).await,
        }
    }

    async fn asked(
        &mut self,
        channel: u64,
    ) -> Result<Option<(u64, Order, casus_belli::rules::AskId)>, TableError> {
        for id in 1..=Self::people(channel) {
            let look = self.table.look(place(channel), &person(id)).await?;
            let Some(own) = look.view.own else { continue };
            let Some(ask) = own.asks.first() else { continue };
            if own.asks.len() == 1
                && matches!(look.view.waiting, casus_belli::rules::Waiting::Sealed { .. })
                && self.rng.one_in(3)
            {
                continue;
            }
            let action = ask.menu.sample(&mut |n| self.rng.below(n));
            let order = match action {
                casus_belli::rules::Action::Attack { from, to, .. } if self.rng.one_in(2) => {
                    let until = [Until::Captured, Until::Left(3), Until::Chance(40), Until::Once]
                        [self.rng.below(4) as usize];
                    Order::Attack { from, to, dice: None, until }
                }
                casus_belli::rules::Action::Stop => Order::End,
                action => Order::Answer(action),
            };
            return Ok(Some((id, order, ask.id)));
        }
        Ok(None)
    }

    async fn order(&mut self, channel: u64) -> Result<(), TableError> {
        let Some((id, order, ask)) = self.asked(channel).await? else { return Ok(()) };
        let done = self.table.order(place(channel), &person(id), Some(ask), order).await?;
        self.acknowledge(done.look.game.0, done.look.view.seq).await
    }

    /// Two presses of one button at the same instant.
    async fn both(&mut self, channel: u64) -> Result<(), TableError> {
        let Some((id, order, ask)) = self.asked(channel).await? else { return Ok(()) };
        let who = person(id);
        let (one, two) = tokio::join!(
            self.table.order(place(channel), &who, Some(ask), order.clone()),
            self.table.order(place(channel), &who, Some(ask), order.clone()),
        );
        // An attack that stops before its first roll leaves the question open to both.
        let rolled = |done: &casus_belli::table::Done| !done.seen.is_empty();
        let both = one.as_ref().is_ok_and(rolled) && two.as_ref().is_ok_and(rolled);
        assert!(!both, "seed {}: both presses won", self.seed);
        for done in [one, two] {
            match done {
                Ok(done) => self.acknowledge(done.look.game.0, done.look.view.seq).await?,
                Err(TableError::Stale) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// A channel is lost, or it is said to be back ([PBP-53]).
    async fn channel(&mut self, channel: u64) -> Result<(), TableError> {
        match self.rng.below(5) {
            0 => self.table.lost(channel, Parked::Channel).await,
            1 => self.table.lost(place(channel).guild, Parked::Server).await,
            _ => self.table.back(channel).await,
        }
    }

    async fn standing(&mut self, channel: u64) -> Result<(), TableError> {
        let id = u64::from(self.rng.below(Self::people(channel) as u32)) + 1;
        let defend = [None, Some(1), Some(2)][self.rng.below(3) as usize];
        let wishes = (0..42).map(casus_belli::rules::TerritoryId).filter(|_| self.rng.one_in(4)).collect();
        let standing = Standing { defend, wishes, ..Standing::default() };
        let done = self.table.set_standing(place(channel), &person(id), standing).await?;
        self.acknowledge(done.look.game.0, done.look.view.seq).await
    }

    /// Somebody was told of everything up to there: it can never be otherwise later.
    async fn acknowledge(&mut self, game: i64, seq: u32) -> Result<(), TableError> {
        let known = self.known.acknowledged.entry(game).or_default();
        let news = self.store.events(game, known.len() as i64).await?;
        let more = (seq as usize).saturating_sub(known.len());
        known.extend(news.into_iter().take(more).map(|row| row.event));
        assert!(known.len() >= seq as usize, "seed {}: told of what is not in the log", self.seed);
        Ok(())
    }

    async fn deliver(&mut self, badly: bool) -> Result<(), TableError> {
        let notices = self.table.pending(if badly { 1 + self.rng.below(6) } else { 1_000 }).await?;
        for notice in notices {
            assert!(!self.known.recorded.contains(&notice.id), "seed {}: told twice: {notice:?}", self.seed);
            if badly && self.rng.one_in(5) {
                let how = self.failure(&notice);
                self.table.failed(notice.id, how).await?;
                continue;
            }
            self.send(&notice);
            let message = notice.message.or(Some(1_000 + notice.id as u64));
            self.table.delivered(notice.id, message).await?;
            if !matches!(notice.kind, NoticeKind::Panel | NoticeKind::TurnLog { .. } | NoticeKind::LobbyEdit)
            {
                self.known.recorded.insert(notice.id);
            }
        }
        Ok(())
    }

    fn failure(&mut self, notice: &Notice) -> Failure {
        match notice.audience {
            Audience::Person(_) if self.rng.one_in(3) => Failure::DmClosed,
            Audience::Channel if self.rng.one_in(6) => Failure::Forbidden,
            Audience::Channel if self.rng.one_in(6) => Failure::Lost,
            _ => Failure::Retry { after: i64::from(self.rng.below(1_000)) },
        }
    }

    fn send(&mut self, notice: &Notice) {
        match &notice.kind {
            NoticeKind::YourTurn { person, .. } | NoticeKind::Mention { person, .. } => {
                self.known.sent.insert((notice.game.0, notice.seq, *person));
            }
            NoticeKind::Announcement { what } => {
                self.known.announced.insert((notice.game.0, format!("{what:?}")));
            }
            _ => {}
        }
    }

    /// The program died: another one starts on what it left on the disk.
    async fn restart(&mut self) {
        let at = self.kill.at.lock().unwrap().expect("it was killed");
        *self.known.kills.entry(at).or_default() += 1;
        self.store.close().await;
        self.lives += 1;
        let path = self.folder.path().join(format!("{}.db", self.lives));
        let next = self.folder.path().join(format!("{}.db", self.lives + 1));
        self.kill = Kill::new(&path, &next);
        let store = Store::open(&path).await.unwrap();
        if self.rng.one_in(3) {
            store.drop_snapshots().await.unwrap();
        }
        self.store = store.with_fault(self.kill.clone());
        let seeds = Arc::new(FixedSeeds::new(self.seed + 1_000));
        self.table = Table::new(self.store.clone(), self.clock.clone(), seeds, Limits::default());
        self.check().await;
    }

    /// Everything that must hold whenever nothing is being written.
    async fn check(&mut self) {
        let seed = self.seed;
        for channel in 1..=TABLES {
            let look = self.table.look(place(channel), &person(99)).await.unwrap();
            let game = look.game.0;
            let log: Vec<Event> =
                self.store.events(game, 0).await.unwrap().into_iter().map(|row| row.event).collect();
            let known = self.known.acknowledged.get(&game).map_or(&[][..], Vec::as_slice);
            assert!(
                log.len() >= known.len() && log[..known.len()] == *known,
                "seed {seed}: an acknowledged move is lost"
            );
            let row = self.store.game(game).await.unwrap().unwrap();
            let setup = serde_json::from_str(&row.setup).unwrap();
            let told = Game::replay(setup, &log).unwrap();
            for id in 1..=Self::people(channel) {
                let view = self.table.look(place(channel), &person(id)).await.unwrap().view;
                assert_eq!(
                    view,
                    told.view(Viewer::Seat(Seat(id as u8 - 1))),
                    "seed {seed}: not what the log tells"
                );
            }
            assert_eq!(look.view, told.view(Viewer::Public), "seed {seed}: not what the log tells");
            check_dice(seed, &row.seed, &log);
            let waited: BTreeSet<i64> = told.asks().iter().map(|ask| i64::from(ask.to.0)).collect();
            let timers = self.store.timers(game).await.unwrap();
            let timed: BTreeSet<i64> = timers.iter().filter(|t| t.due.is_some()).map(|t| t.seat).collect();
            if look.parked.is_some() {
                self.known.parked += 1;
                assert_eq!(timed, BTreeSet::new(), "seed {seed}: a clock runs while the game stands still");
                assert!(
                    self.waits_to_go_on(game).await,
                    "seed {seed}: game {game} would stand still for ever"
                );
                continue;
            }
            assert_eq!(waited, timed, "seed {seed}: who is waited for has a deadline, and nobody else");
        }
    }

    /// Whether it is still to be told that a game goes on: nothing else would make it go on by itself.
    async fn waits_to_go_on(&self, game: i64) -> bool {
        let path = self.folder.path().join(format!("{}.db", self.lives));
        let outbox = dump(&path, &["outbox"]).await;
        let game = format!(" game={game} ");
        outbox.lines().any(|row| {
            row.contains(&game)
                && row.contains(" kind=announcement.resumed")
                && row.contains(" state=pending")
        })
    }

    /// After a time without misfortunes everybody has been told what concerns them.
    async fn settle(&mut self) {
        for channel in 1..=TABLES {
            self.table.back(channel).await.unwrap();
        }
        for _ in 0..20 {
            self.clock.advance(1_001);
            self.deliver(false).await.unwrap();
        }
        let seed = self.seed;
        for channel in 1..=TABLES {
            let look = self.table.look(place(channel), &person(99)).await.unwrap();
            assert_eq!(look.parked, None, "seed {seed}: its channel is back, but the game stands still");
            let game = look.game.0;
            for timer in self.store.timers(game).await.unwrap().iter().filter(|timer| timer.due.is_some()) {
                let who = at(Seat(timer.seat as u8)).id;
                let told = self.known.sent.contains(&(game, timer.span as u32, who));
                assert!(told, "seed {seed}: {who} waits for news of game {game}, {timer:?}");
            }
            for event in self.store.events(game, 0).await.unwrap() {
                let what = match event.event {
                    Event::Public(Public::Eliminated { seat, by, .. }) => {
                        format!("Eliminated {{ seat: {seat:?}, by: {by:?} }}")
                    }
                    Event::Public(Public::Ended { .. }) => "Ended".to_owned(),
                    _ => continue,
                };
                assert!(
                    self.known.announced.contains(&(game, what.clone())),
                    "seed {seed}: {what} was never announced"
                );
            }
            assert!(matches!(look.status, Status::Running | Status::Over));
        }
    }
}

/// Every die and every draw number: what the game's seed says, each number used once, in order.
fn check_dice(seed: u64, secret: &str, log: &[Event]) {
    let byte = |at: usize| u8::from_str_radix(&secret[at..at + 2], 16).unwrap();
    let mut bytes = [0; 32];
    bytes.iter_mut().enumerate().for_each(|(n, to)| *to = byte(2 * n));
    let mut chance = KeyedChance::new(&Seed(bytes), &Mix::none(0));
    let mut next = 0;
    for event in log {
        let Event::Public(Public::Rolled { attack, defence, draw, .. }) = event else { continue };
        assert!(*draw >= next, "seed {seed}: draw {draw} was used twice");
        next = draw + (attack.len() + defence.len()) as u64;
        let mut dice = |from: u64, n: usize| {
            let mut dice: Vec<u8> = (0..n as u64).map(|i| chance.draw(from + i, 6) as u8 + 1).collect();
            dice.sort_unstable_by(|a, b| b.cmp(a));
            dice
        };
        assert_eq!(*attack, dice(*draw, attack.len()), "seed {seed}: a die was rolled twice");
        assert_eq!(
            *defence,
            dice(draw + attack.len() as u64, defence.len()),
            "seed {seed}: a die was rolled twice"
        );
    }
}

/// What may happen to a request without anything being wrong.
fn harmless(error: &TableError) -> bool {
    matches!(
        error,
        TableError::Stale
            | TableError::NotYourTurn { .. }
            | TableError::Over
            | TableError::Illegal(_)
            | TableError::Busy
    )
}

async fn run(seed: u64, steps: u32) -> Known {
    let mut sim = Sim::new(seed).await;
    sim.open_tables().await;
    for step in 0..steps {
        if sim.rng.one_in(4) {
            let statements = i64::from(1 + sim.rng.below(40));
            sim.kill.countdown.store(statements, Ordering::SeqCst);
        } else if sim.rng.one_in(8) {
            // The rare ones would else hardly ever be met.
            let at = POINTS[sim.rng.below(POINTS.len() as u32) as usize];
            *sim.kill.aim.lock().unwrap() = Some(at);
        }
        match sim.step().await {
            Ok(()) => {}
            Err(TableError::Store(StoreError::Stopped(_))) => sim.restart().await,
            Err(error) if harmless(&error) => {}
            Err(error) => panic!("seed {seed}, step {step}: {error:?}"),
        }
        if sim.kill.dead.load(Ordering::SeqCst) {
            sim.restart().await;
        }
        if step % 60 == 59 {
            sim.kill.countdown.store(0, Ordering::SeqCst);
            *sim.kill.aim.lock().unwrap() = None;
            sim.check().await;
            sim.settle().await;
        }
    }
    sim.known
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_between_any_two_writes_nothing_is_lost_rolled_twice_or_told_twice() {
    let (mut steps, mut parked, mut kills, mut events) = (0, 0, BTreeMap::<&str, u32>::new(), 0);
    let runs: Vec<_> = (0..SEEDS).map(|seed| tokio::spawn(run(seed, STEPS))).collect();
    for run in runs {
        let known = run.await.unwrap();
        steps += known.steps;
        parked += known.parked;
        events += known.acknowledged.values().map(Vec::len).sum::<usize>();
        known.kills.into_iter().for_each(|(at, n)| *kills.entry(at).or_default() += n);
    }
    println!(
        "{SEEDS} seeds, {} tables, {steps} steps, {events} events, {parked} times seen parked, killed {} times: {kills:?}",
        SEEDS * TABLES,
        kills.values().sum::<u32>()
    );
    assert!(parked > 0, "no game ever stood still");
    for at in POINTS {
        assert!(kills.contains_key(at), "never killed at {at:?}: {kills:?}");
    }
}
