//! The simulation of an opening ([PBP-40]): words, sealed words, a beacon that answers, lies or stays silent, deliveries that
//! fail, and a program that is killed between any two writes. One commitment, one first draw, and everything is told.

use crate::closing::{out, signature};
use crate::sim::Kill;
use crate::world::{HOUR, Random, person};
use casus_belli::luck::{hash_of, hex};
use casus_belli::record::{self, Luck};
use casus_belli::store::{GameRow, Store, StoreError};
use casus_belli::table::{
    Audience, Failure, FixedSeeds, Limits, ManualClock, NewGame, NoticeKind, Place, RoundOutcome, Status,
    Table, TableError, What, Which,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

const PLACE: Place = Place { guild: 1, channel: 1 };
const SEEDS: u64 = 120;
const STEPS: u32 = 400;
const WORD: &str = "owl in the attic";
/// Where the program must have been killed at least once.
const POINTS: [&str; 8] = [
    "update game",
    "insert seats",
    "append events",
    "put timer",
    "delete timer",
    "tell",
    "set told",
    "committed",
];

/// What the world outside knows.
#[derive(Default)]
struct Known {
    promise: String,
    /// Commitment and round, from when anybody could know them.
    commitment: Option<(String, i64)>,
    /// Who was told that a word is revealed.
    revealed: bool,
    /// Announcements that were sent, with the message that each became.
    announced: BTreeMap<String, u64>,
    recorded: Vec<i64>,
    kills: BTreeMap<&'static str, u32>,
}

struct Sim {
    seed: u64,
    beacon: bool,
    sealed: bool,
    folder: tempfile::TempDir,
    lives: u32,
    rng: Random,
    clock: Arc<ManualClock>,
    kill: Arc<Kill>,
    store: Store,
    table: Table,
    known: Known,
}

impl Sim {
    async fn new(seed: u64) -> Self {
        let (beacon, sealed) = (!seed.is_multiple_of(4), seed.is_multiple_of(3));
        let folder = tempfile::tempdir().unwrap();
        // With a sealed word the round named is a quarter of a turn away.
        let round = if sealed { out(657_413) - 6 * HOUR } else { out(123) - 30_000 };
        let clock = Arc::new(ManualClock::new(round));
        let (path, next) = (folder.path().join("0.db"), folder.path().join("1.db"));
        let kill = Kill::new(&path, &next);
        let store = Store::open(&path).await.unwrap().with_fault(kill.clone());
        let seeds = Arc::new(FixedSeeds::new(seed));
        let limits = Limits { beacon, ..Limits::default() };
        let table = Table::new(store.clone(), clock.clone(), seeds, limits);
        let rng = Random::new(seed);
        let new = NewGame::of(casus_belli::rules::Rulebook::Classic);
        let lobby = table.open_lobby(PLACE, &person(1), new).await.unwrap();
        let promise = lobby.dice.promise.expect("made with the lobby");
        table.join(PLACE, &person(2)).await.unwrap();
        table.give_word(PLACE, &person(2), "glockenspiel").await.unwrap();
        if sealed {
            table.give_word(PLACE, &person(1), &hex(&hash_of(WORD))).await.unwrap();
        }
        let known = Known { promise, ..Known::default() };
        Self { seed, beacon, sealed, folder, lives: 0, rng, clock, kill, store, table, known }
    }

    async fn row(&self) -> GameRow {
        self.store.game(1).await.unwrap().unwrap()
    }

    /// One random thing happens. An error is either a refusal or the kill.
    async fn step(&mut self) -> Result<(), TableError> {
        match self.rng.below(12) {
            0 | 1 => {
                let begun = self.table.start(PLACE, &person(1)).await?;
                let dice = match begun {
                    casus_belli::table::Begun::Playing(look) => look.dice,
                    casus_belli::table::Begun::Closed(lobby) => lobby.dice,
                };
                let round = dice.round.map_or(0, |round| round.number as i64);
                let told = (dice.commitment.expect("it is committed to"), round);
                assert!(self.known.commitment.is_none(), "seed {}: two commitments", self.seed);
                self.known.commitment = Some(told);
                Ok(())
            }
            // The round named depends on the time of the commitment: until then the clock stands still.
            2 if self.store.game(1).await?.is_some_and(|row| !row.commitment.is_empty()) => {
                self.clock.advance([1_000, 5_000, 60_000, HOUR][self.rng.below(4) as usize]);
                self.table.fire_due().await.map(drop)
            }
            3 | 4 => self.beacon().await,
            5 => self.reveal().await,
            6 => self.table.fire_due().await.map(drop),
            _ => self.deliver(true).await,
        }
    }

    /// The servers of the beacon are asked, and answer as they like.
    async fn beacon(&mut self) -> Result<(), TableError> {
        if self.rng.one_in(3)
            && let Some(next) = self.table.next_round().await?
        {
            self.clock.set(next);
        }
        for round in self.table.rounds_out().await? {
            assert!(round == 123 || round == 657_413, "seed {}: round {round}", self.seed);
            let other = if round == 123 { 657_413 } else { 123 };
            let lies = self.rng.one_in(2);
            let opened = self.table.round_came(round, signature(if lies { other } else { round })).await?;
            assert!(!lies || opened == 0, "seed {}: a lie was believed", self.seed);
        }
        Ok(())
    }

    async fn reveal(&mut self) -> Result<(), TableError> {
        let typed = if self.rng.one_in(2) { WORD } else { "owl in the cellar" };
        if self.store.game(1).await?.is_some_and(|row| row.commitment.is_empty()) {
            return Ok(());
        }
        self.table.give_word(PLACE, &person(1), typed).await?;
        assert_eq!(typed, WORD, "seed {}: a wrong word was taken", self.seed);
        assert!(!self.known.revealed, "seed {}: it was taken twice", self.seed);
        self.known.revealed = true;
        Ok(())
    }

    async fn deliver(&mut self, badly: bool) -> Result<(), TableError> {
        for notice in self.table.pending(if badly { 1 + self.rng.below(4) } else { 99 }).await? {
            assert!(!self.known.recorded.contains(&notice.id), "seed {}: told twice: {notice:?}", self.seed);
            if badly && self.rng.one_in(4) {
                let how = match notice.audience {
                    Audience::Person(_) if self.rng.one_in(2) => Failure::DmClosed,
                    _ => Failure::Retry { after: 1_000 },
                };
                self.table.failed(notice.id, how).await?;
                continue;
            }
            let message = 5_000 + notice.id as u64;
            if let NoticeKind::Announcement { what } = &notice.kind {
                self.known.announced.insert(format!("{what:?}"), message);
            }
            self.table.delivered(notice.id, notice.message.or(Some(message))).await?;
            if matches!(notice.kind, NoticeKind::Announcement { .. } | NoticeKind::Reveal { .. }) {
                self.known.recorded.push(notice.id);
            }
        }
        Ok(())
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
        self.store = Store::open(&path).await.unwrap().with_fault(self.kill.clone());
        let seeds = Arc::new(FixedSeeds::new(self.seed + 1_000));
        let limits = Limits { beacon: self.beacon, ..Limits::default() };
        self.table = Table::new(self.store.clone(), self.clock.clone(), seeds, limits);
        self.check().await;
    }

    /// Everything that must hold whenever nothing is being written.
    async fn check(&mut self) {
        let (seed, row) = (self.seed, self.row().await);
        assert_eq!(row.promise, self.known.promise, "seed {seed}: another promise");
        let begun = row.status == "running";
        if row.commitment.is_empty() {
            assert!(self.known.commitment.is_none() && !begun, "seed {seed}: the commitment is lost");
        } else {
            let now = (row.commitment.clone(), row.round);
            let known = self.known.commitment.get_or_insert_with(|| now.clone());
            assert_eq!(*known, now, "seed {seed}: another commitment");
        }
        let timers = self.store.timers(1).await.unwrap();
        let opening = timers.iter().filter(|timer| timer.kind == "opening" && timer.due.is_some()).count();
        let waits = row.status == "lobby" && !row.commitment.is_empty();
        assert_eq!(opening, usize::from(waits), "seed {seed}: {} timers", timers.len());
        let log = self.store.events(1, 0).await.unwrap().len();
        assert_eq!(log > 0, begun, "seed {seed}: {log} events");
        let words = self.store.seats(1).await.unwrap();
        assert_eq!(words[1].word, "glockenspiel");
        assert!(!self.known.revealed || words[0].revealed == WORD, "seed {seed}: a revealed word is lost");
    }

    /// After a time without misfortunes the game is on and everybody has been told.
    async fn settle(&mut self) -> Option<RoundOutcome> {
        self.kill.countdown.store(0, Ordering::SeqCst);
        *self.kill.aim.lock().unwrap() = None;
        if self.row().await.commitment.is_empty() {
            self.table.start(PLACE, &person(1)).await.unwrap();
        }
        for _ in 0..30 {
            self.clock.advance(1_001);
            self.deliver(false).await.unwrap();
            self.table.fire_due().await.unwrap();
        }
        self.clock.advance(12 * HOUR);
        self.table.fire_due().await.unwrap();
        for _ in 0..30 {
            self.clock.advance(1_001);
            self.deliver(false).await.unwrap();
        }
        self.check().await;
        let seed = self.seed;
        let look = self.table.look(PLACE, &person(99)).await.unwrap();
        assert_eq!(look.status, Status::Running, "seed {seed}");
        let commitment = look.dice.commitment.clone().unwrap();
        let started = format!("{:?}", What::Started { commitment });
        let first =
            if self.beacon || self.sealed { format!("{:?}", What::WordsClosed) } else { started.clone() };
        assert!(self.known.announced.contains_key(&started), "seed {seed}: nobody was told that it began");
        let told = self.known.announced.get(&first).copied();
        assert_eq!(look.dice.told, told, "seed {seed}: {:?}", self.known.announced);
        let revealed = self.known.announced.keys().any(|what| what.starts_with("Revealed"));
        assert_eq!(revealed, look.dice.sealed.iter().any(|sealed| sealed.word.is_some()), "seed {seed}");
        self.table.cancel(PLACE, &person(1), true).await.unwrap();
        let exported = self.table.export(Which::Here(PLACE), true).await.unwrap();
        assert!(exported.kept, "seed {seed}");
        let read = record::parse(exported.text.as_bytes()).unwrap();
        assert_eq!(record::verify(&read).unwrap().luck, Luck::Verified, "seed {seed}");
        look.dice.round.map(|round| round.outcome)
    }
}

async fn run(seed: u64) -> (Option<RoundOutcome>, bool, BTreeMap<&'static str, u32>) {
    let mut sim = Sim::new(seed).await;
    for step in 0..STEPS {
        let aimed = sim.rng.one_in(4);
        if aimed {
            let at = POINTS[sim.rng.below(POINTS.len() as u32) as usize];
            *sim.kill.aim.lock().unwrap() = Some(at);
        } else if sim.rng.one_in(4) {
            sim.kill.countdown.store(i64::from(1 + sim.rng.below(30)), Ordering::SeqCst);
        }
        match sim.step().await {
            Ok(())
            | Err(
                TableError::Store(StoreError::Stopped(_))
                | TableError::WordsClosed { .. }
                | TableError::GameHere { .. }
                | TableError::WrongWord
                | TableError::WordKnown
                | TableError::RevealTooLate,
            ) => {}
            Err(error) => panic!("seed {seed}, step {step}: {error:?}"),
        }
        if sim.kill.dead.load(Ordering::SeqCst) {
            sim.restart().await;
        }
        let begun = sim.store.game(1).await.is_ok_and(|row| row.is_some_and(|row| row.status == "running"));
        if begun && sim.rng.one_in(10) {
            break;
        }
    }
    if sim.kill.dead.load(Ordering::SeqCst) {
        sim.restart().await;
    }
    let outcome = sim.settle().await;
    (outcome, sim.known.revealed, sim.known.kills)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_between_any_two_writes_a_game_is_committed_to_once_and_begins_once_pbp_40() {
    let (mut kills, mut drawn, mut missing, mut off, mut revealed) =
        (BTreeMap::<&str, u32>::new(), 0, 0, 0, 0);
    let runs: Vec<_> = (0..SEEDS).map(|seed| tokio::spawn(run(seed))).collect();
    for run in runs {
        let (outcome, told, killed) = run.await.unwrap();
        match outcome {
            Some(RoundOutcome::Drawn { .. }) => drawn += 1,
            Some(_) => missing += 1,
            None => off += 1,
        }
        revealed += u32::from(told);
        killed.into_iter().for_each(|(at, n)| *kills.entry(at).or_default() += n);
    }
    println!(
        "{SEEDS} openings: {drawn} with the beacon, {missing} without, {off} unused, {revealed} revealed; {kills:?}"
    );
    assert!(drawn > 0 && missing > 0 && off > 0 && revealed > 0);
    for at in POINTS {
        assert!(kills.contains_key(at), "never killed at {at:?}: {kills:?}");
    }
}
