//! Crash simulation of a tournament: the program is killed between any two writes of a whole knock-out; no table
//! begins twice, none is forgotten, no result is lost. A failure prints its seed.

use crate::crash::{Kills, Program, each_seed, killed_everywhere};
use crate::fixtures::{Random, START, bold_step, person};
use crate::tournament::instant;
use casus_belli::league::{Plan, standings};
use casus_belli::store::StoreError;
use casus_belli::table::{
    Limits, Place, Status, TableError, Tournament, TournamentError, TournamentNoticeKind, TournamentStatus,
};
use std::collections::{BTreeMap, BTreeSet};

const SEEDS: u64 = 4;
const PEOPLE: u64 = 6;
const STEPS: u32 = 6_000;
const HERE: Place = Place { guild: 1, channel: 1 };
/// Statements at which the program must have been killed at least once.
const POINTS: [&str; 9] = [
    "insert game",
    "update game",
    "update tournament",
    "put tournament table",
    "tell tournament",
    "set tournament delivered",
    "show tournament",
    "commit",
    "committed",
];

struct Sim {
    seed: u64,
    rng: Random,
    program: Program,
    /// Id of the Discord message (and so of the thread) of each notice.
    messages: BTreeMap<String, u64>,
    /// Number of tables that the host may still call off.
    voids: u32,
}

impl Sim {
    async fn new(seed: u64) -> Self {
        let program = Program::new(seed, START, Limits::default()).await;
        Self { seed, rng: Random::new(seed), program, messages: BTreeMap::new(), voids: 2 }
    }

    async fn restart(&mut self) {
        self.program.restart(false).await;
        self.check().await;
    }

    async fn tournament(&self) -> Result<Tournament, TableError> {
        self.program.table.tournament(HERE).await
    }

    /// Checks the invariants that hold between writes.
    async fn check(&self) {
        let (seed, tournament) = (self.seed, self.tournament().await.unwrap());
        let mut games = BTreeSet::new();
        let mut places = BTreeSet::new();
        for table in tournament.tables.iter().filter(|table| table.number > 0) {
            assert!(places.insert((table.round, table.number)), "seed {seed}: a table twice");
            assert_eq!(table.game.is_some(), table.thread.is_some(), "seed {seed}: {table:?}");
            let Some(game) = table.game else { continue };
            assert!(games.insert(game), "seed {seed}: a game at two tables");
            let thread = Place { channel: table.thread.unwrap(), ..HERE };
            let look = self.program.table.look(thread, &person(99)).await.unwrap();
            assert_eq!(look.game, game, "seed {seed}: two games in one thread");
            let called_off = look.status == Status::Cancelled;
            assert_eq!(
                called_off, table.void,
                "seed {seed}: a table is called off with its game, or not at all"
            );
            let over = look.view.outcome.is_some();
            assert!(over || table.result.is_none(), "seed {seed}: a result of a game that is played");
        }
        let begun = self.program.store.games_of(1).await.unwrap().len() as u64;
        assert!(begun <= games.len() as u64, "seed {seed}: a game that no table knows");
        for round in 1..=tournament.round {
            let people: Vec<_> = tournament.round(round).flat_map(|table| table.seats.clone()).collect();
            let distinct: BTreeSet<_> = people.iter().copied().collect();
            assert_eq!(people.len(), distinct.len(), "seed {seed}: somebody sits at two tables");
        }
    }

    /// Delivers the notices that are due; Discord drops the second of two messages with the same nonce.
    async fn deliver(&mut self) -> Result<(), TableError> {
        for notice in self.program.table.tournament_pending(1 + self.rng.below(4)).await? {
            let fresh = 2_000 + self.messages.len() as u64;
            let message = *self.messages.entry(notice.nonce.clone()).or_insert(fresh);
            if let TournamentNoticeKind::Table { round, number } = notice.kind {
                self.program.table.tournament_posted(notice.id, message).await?;
                self.program.table.seat_table(notice.tournament.id, round, number, message).await?;
            }
            self.program.table.tournament_delivered(&notice, Some(message)).await?;
        }
        Ok(())
    }

    /// The host calls off one of the round's tables.
    async fn void(&mut self, tournament: &Tournament) -> Result<(), TableError> {
        let open: Vec<u32> =
            tournament.round(tournament.round).filter(|t| !t.is_done()).map(|t| t.number).collect();
        if open.is_empty() || self.voids == 0 {
            return Ok(());
        }
        let number = open[self.rng.below(open.len() as u32) as usize];
        self.program.table.void_table(HERE, &person(1), (Some(tournament.round), number), true).await?;
        self.voids -= 1;
        Ok(())
    }

    /// Whether the tournament itself has work to do: kills are most useful then.
    async fn busy(&self) -> Result<bool, TableError> {
        let scored = self.program.store.tournaments_to_score().await?;
        Ok(!scored.is_empty() || !self.program.table.tournament_pending(1).await?.is_empty())
    }

    async fn step(&mut self, busy: bool) -> Result<bool, TableError> {
        let tournament = self.tournament().await?;
        if tournament.status == TournamentStatus::Over {
            return Ok(false);
        }
        match if busy { self.rng.below(3) } else { 3 + self.rng.below(9) } {
            0 => self.program.table.fire_due().await.map(drop)?,
            1 | 2 => self.deliver().await?,
            3 if self.rng.one_in(60) => self.void(&tournament).await?,
            _ => {
                let open = tournament.tables.iter().filter(|table| !table.is_done());
                let threads: Vec<u64> = open.filter_map(|table| table.thread).collect();
                if !threads.is_empty() {
                    let at = self.rng.below(threads.len() as u32) as usize;
                    let thread = Place { channel: threads[at], ..HERE };
                    bold_step(&self.program.table, thread, PEOPLE, &mut self.rng).await?;
                }
            }
        }
        Ok(true)
    }

    async fn begin(&mut self) {
        let plan = Plan { table: 3, ..Plan::knock_out() };
        let tournament = self.program.table.open_tournament(HERE, &person(1), instant(plan)).await.unwrap();
        self.program.table.tournament_message(tournament.id, 7).await.unwrap();
        for id in 1..=PEOPLE {
            self.program.table.join_tournament(HERE, &person(id)).await.unwrap();
        }
        self.program.table.start_tournament(HERE, &person(1)).await.unwrap();
    }
}

async fn run(seed: u64) -> Kills {
    let mut sim = Sim::new(seed).await;
    sim.begin().await;
    for step in 0..STEPS {
        let busy = sim.busy().await;
        if matches!(busy, Ok(true)) && sim.rng.one_in(2) {
            // A tournament ends before every statement was aimed at, so each seed begins with others.
            let from_here = POINTS.into_iter().cycle().skip(2 * seed as usize).take(POINTS.len());
            let least = from_here.min_by_key(|point| sim.program.kills.get(point).copied().unwrap_or(0));
            sim.program.kill_at(least);
        }
        if sim.rng.one_in(80) && !sim.program.is_counted() {
            let statements = 1 + sim.rng.below(30);
            sim.program.kill_after(statements);
        }
        let went = match busy {
            Ok(busy) => sim.step(busy).await,
            Err(error) => Err(error),
        };
        match went {
            Ok(false) => break,
            Ok(true)
            | Err(
                TableError::Store(StoreError::Stopped(_))
                | TableError::Stale
                | TableError::NotYourTurn { .. }
                | TableError::Tournament(TournamentError::TableDone { .. }),
            ) => {}
            Err(error) => panic!("seed {seed}, step {step}: {error:?}"),
        }
        if sim.program.is_dead() {
            sim.restart().await;
        }
    }
    sim.program.spare();
    sim.check().await;
    let tournament = sim.tournament().await.unwrap();
    assert_eq!(tournament.status, TournamentStatus::Over, "seed {seed}: it never ends");
    let lines = standings(&tournament.plan, &tournament.course());
    assert_eq!((lines[0].rank, lines.iter().filter(|line| line.alive).count()), (1, 1), "seed {seed}");
    sim.deliver().await.unwrap();
    sim.program.kills
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_between_any_two_writes_a_tournament_starts_no_table_twice_and_loses_no_result() {
    let kills = killed_everywhere(&POINTS, each_seed(SEEDS, run).await);
    println!("{SEEDS} seeds, killed {} times: {kills:?}", kills.values().sum::<u32>());
}
