//! Crash simulation of a game's start ([PBP-40]): words, sealed words, a beacon that answers, lies or stays silent,
//! deliveries that fail, and a program that is killed between any two writes. Checks: one commitment, one first draw,
//! all notices delivered.

use crate::crash::{Delivers, Kills, Program, each_seed, killed_everywhere, tell_everything};
use crate::fixtures::{HOUR, Random, person};
use crate::luck_commitment::{out, signature};
use casus_belli::luck::{hash_of, hex};
use casus_belli::record::{self, Luck};
use casus_belli::store::{GameRow, StoreError};
use casus_belli::table::{
    AnnouncementKind, Audience, ExportTarget, Failure, Limits, NewGame, NoticeKind, Place, RoundOutcome,
    Status, TableError,
};
use std::collections::BTreeMap;

const PLACE: Place = Place { guild: 1, channel: 1 };
const SEEDS: u64 = 120;
const STEPS: u32 = 400;
const WORD: &str = "owl in the attic";
/// Statements at which the program must have been killed at least once.
const POINTS: [&str; 8] = [
    "update game",
    "put seats",
    "append events",
    "put timer",
    "delete timer",
    "tell",
    "set told",
    "committed",
];

/// What people outside the program know.
#[derive(Default)]
struct Known {
    promise: String,
    /// Commitment and round, from the moment at which they were public.
    commitment: Option<(String, i64)>,
    /// Whether the reveal of a word was acknowledged.
    revealed: bool,
    /// Sent announcements, with the message id of each.
    announced: BTreeMap<String, u64>,
    recorded: Vec<i64>,
}

struct Sim {
    seed: u64,
    beacon: bool,
    sealed: bool,
    rng: Random,
    program: Program,
    known: Known,
}

impl Delivers for Sim {
    fn program(&self) -> &Program {
        &self.program
    }

    async fn deliver_all(&mut self) -> usize {
        self.deliver(false).await.unwrap()
    }
}

impl Sim {
    async fn new(seed: u64) -> Self {
        let (beacon, sealed) = (!seed.is_multiple_of(4), seed.is_multiple_of(3));
        // With a sealed word the named round is a quarter of a turn away.
        let round = if sealed { out(657_413) - 6 * HOUR } else { out(123) - 30_000 };
        let program = Program::new(
            seed,
            round,
            Limits { beacon: beacon.then_some(casus_belli::luck::Chain::Quicknet), ..Limits::default() },
        )
        .await;
        let (table, rng) = (&program.table, Random::new(seed));
        let new = NewGame::of(casus_belli::rules::Rulebook::Classic);
        let lobby = table.open_lobby(PLACE, &person(1), new).await.unwrap();
        let promise = lobby.dice.promise.expect("made with the lobby");
        table.join(PLACE, &person(2)).await.unwrap();
        table.give_word(PLACE, &person(2), "glockenspiel").await.unwrap();
        if sealed {
            table.give_word(PLACE, &person(1), &hex(&hash_of(WORD))).await.unwrap();
        }
        let known = Known { promise, ..Known::default() };
        Self { seed, beacon, sealed, rng, program, known }
    }

    async fn row(&self) -> GameRow {
        self.program.store.game(1).await.unwrap().unwrap()
    }

    /// One random action. An error is either a refusal or the kill.
    async fn step(&mut self) -> Result<(), TableError> {
        match self.rng.below(12) {
            0 | 1 => {
                let begun = self.program.table.start(PLACE, &person(1)).await?;
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
            // The named round depends on the time of the commitment: until then the clock stands still.
            2 if self.program.store.game(1).await?.is_some_and(|row| !row.commitment.is_empty()) => {
                self.program.clock.advance([1_000, 5_000, 60_000, HOUR][self.rng.below(4) as usize]);
                self.program.table.fire_due().await.map(drop)
            }
            3 | 4 => self.beacon().await,
            5 => self.reveal().await,
            6 => self.program.table.fire_due().await.map(drop),
            _ => self.deliver(true).await.map(drop),
        }
    }

    /// Asks the beacon's servers; their answers are random.
    async fn beacon(&mut self) -> Result<(), TableError> {
        if self.rng.one_in(3)
            && let Some(next) = self.program.table.next_round().await?
        {
            self.program.clock.set(next);
        }
        for round in self.program.table.rounds_out().await? {
            if self.program.store.game(1).await?.is_some_and(|row| row.status == "running") {
                // The round of the first turn, of which no signature is known here.
                continue;
            }
            assert!(round == 123 || round == 657_413, "seed {}: round {round}", self.seed);
            let other = if round == 123 { 657_413 } else { 123 };
            let lies = self.rng.one_in(2);
            let opened =
                self.program.table.round_came(round, signature(if lies { other } else { round })).await?;
            assert!(!lies || opened == 0, "seed {}: a lie was believed", self.seed);
        }
        Ok(())
    }

    async fn reveal(&mut self) -> Result<(), TableError> {
        let typed = if self.rng.one_in(2) { WORD } else { "owl in the cellar" };
        if self.program.store.game(1).await?.is_some_and(|row| row.commitment.is_empty()) {
            return Ok(());
        }
        self.program.table.give_word(PLACE, &person(1), typed).await?;
        assert_eq!(typed, WORD, "seed {}: a wrong word was taken", self.seed);
        assert!(!self.known.revealed, "seed {}: it was taken twice", self.seed);
        self.known.revealed = true;
        Ok(())
    }

    /// Delivers the notices that are due; returns how many succeeded.
    async fn deliver(&mut self, badly: bool) -> Result<usize, TableError> {
        let mut told = 0;
        for notice in self.program.table.pending(if badly { 1 + self.rng.below(4) } else { 99 }).await? {
            assert!(!self.known.recorded.contains(&notice.id), "seed {}: told twice: {notice:?}", self.seed);
            if badly && self.rng.one_in(4) {
                let how = match notice.audience {
                    Audience::Person(_) if self.rng.one_in(2) => Failure::DmClosed,
                    _ => Failure::Retry { after: 1_000 },
                };
                self.program.table.failed(notice.id, how).await?;
                continue;
            }
            let message = 5_000 + notice.id as u64;
            if let NoticeKind::Announcement { what } = &notice.kind {
                self.known.announced.insert(format!("{what:?}"), message);
            }
            self.program.table.delivered(notice.id, notice.message.or(Some(message))).await?;
            if matches!(notice.kind, NoticeKind::Announcement { .. } | NoticeKind::Reveal { .. }) {
                self.known.recorded.push(notice.id);
            }
            told += 1;
        }
        Ok(told)
    }

    /// Restarts the program after a kill.
    async fn restart(&mut self) {
        self.program.restart(false).await;
        self.check().await;
    }

    /// Checks the invariants that hold between writes.
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
        let timers = self.program.store.timers(1).await.unwrap();
        let opening = timers.iter().filter(|timer| timer.kind == "opening").count();
        let waits = row.status == "lobby" && !row.commitment.is_empty();
        assert_eq!(opening, usize::from(waits), "seed {seed}: {} timers", timers.len());
        let log = self.program.store.events(1, 0).await.unwrap().len();
        assert_eq!(log > 0, begun, "seed {seed}: {log} events");
        let words = self.program.store.seats(1).await.unwrap();
        assert_eq!(words[1].word, "glockenspiel");
        assert!(!self.known.revealed || words[0].revealed == WORD, "seed {seed}: a revealed word is lost");
    }

    /// After a time without faults the game has started and all notices are delivered.
    async fn settle(&mut self) -> Option<RoundOutcome> {
        self.program.spare();
        if self.row().await.commitment.is_empty() {
            self.program.table.start(PLACE, &person(1)).await.unwrap();
        }
        tell_everything(self).await;
        self.program.clock.advance(12 * HOUR);
        self.program.table.fire_due().await.unwrap();
        let late = self.program.table.rounds_out().await.unwrap();
        for round in late.iter().filter(|round| [123, 657_413].contains(*round)) {
            assert_eq!(self.row().await.status, "lobby", "seed {}: it began without its round", self.seed);
            self.program.table.round_came(*round, signature(*round)).await.unwrap();
        }
        tell_everything(self).await;
        self.check().await;
        let seed = self.seed;
        let look = self.program.table.look(PLACE, &person(99)).await.unwrap();
        assert_eq!(look.status, Status::Running, "seed {seed}");
        let commitment = look.dice.commitment.clone().unwrap();
        let started = format!("{:?}", AnnouncementKind::Started { commitment });
        let first = if self.beacon || self.sealed {
            format!("{:?}", AnnouncementKind::WordsClosed)
        } else {
            started.clone()
        };
        assert!(self.known.announced.contains_key(&started), "seed {seed}: nobody was told that it began");
        let told = self.known.announced.get(&first).copied();
        assert_eq!(look.dice.told, told, "seed {seed}: {:?}", self.known.announced);
        let revealed = self.known.announced.keys().any(|what| what.starts_with("Revealed"));
        assert_eq!(revealed, look.dice.sealed.iter().any(|sealed| sealed.word.is_some()), "seed {seed}");
        self.program.table.cancel(PLACE, &person(1), true).await.unwrap();
        let exported = self.program.table.export(ExportTarget::Here(PLACE), true).await.unwrap();
        assert!(exported.kept, "seed {seed}");
        let read = record::parse(exported.text.as_bytes()).unwrap();
        assert_eq!(record::verify(&read).unwrap().luck, Luck::Verified, "seed {seed}");
        look.dice.round.map(|round| round.outcome)
    }
}

async fn run(seed: u64) -> (Option<RoundOutcome>, bool, Kills) {
    let mut sim = Box::pin(Sim::new(seed)).await;
    for step in 0..STEPS {
        let aimed = sim.rng.one_in(4);
        if aimed {
            let at = POINTS[sim.rng.below(POINTS.len() as u32) as usize];
            sim.program.kill_at(Some(at));
        } else if sim.rng.one_in(4) {
            sim.program.kill_after(1 + sim.rng.below(30));
        }
        match sim.step().await {
            Ok(())
            | Err(
                TableError::Store(StoreError::Stopped(_))
                | TableError::WordsClosed { .. }
                | TableError::Begun { .. }
                | TableError::WrongWord
                | TableError::WordKnown
                | TableError::RevealTooLate,
            ) => {}
            Err(error) => panic!("seed {seed}, step {step}: {error:?}"),
        }
        if sim.program.is_dead() {
            sim.restart().await;
        }
        let begun =
            sim.program.store.game(1).await.is_ok_and(|row| row.is_some_and(|row| row.status == "running"));
        if begun && sim.rng.one_in(10) {
            break;
        }
    }
    if sim.program.is_dead() {
        sim.restart().await;
    }
    let outcome = sim.settle().await;
    (outcome, sim.known.revealed, sim.program.kills)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_between_any_two_writes_a_game_is_committed_to_once_and_begins_once_pbp_40() {
    let (mut drawn, mut off, mut revealed, mut kills) = (0, 0, 0, Vec::new());
    for (outcome, told, killed) in each_seed(SEEDS, run).await {
        match outcome {
            Some(RoundOutcome::Drawn { .. }) => drawn += 1,
            Some(other) => panic!("{other:?}: it began without its round"),
            None => off += 1,
        }
        revealed += u32::from(told);
        kills.push(killed);
    }
    let kills = killed_everywhere(&POINTS, kills);
    println!("{SEEDS} openings: {drawn} with the beacon, {off} unused, {revealed} revealed; {kills:?}");
    assert!(drawn > 0 && off > 0 && revealed > 0);
}
