//! Crash simulation of games: random people at several tables, a clock that jumps, deliveries that fail, channels
//! that are shut, and a program that is killed between any two writes and restarted on the files of that moment. A
//! failure prints its seed.

use crate::classic_support::InClassic;
use crate::crash::{Delivers, Kills, Program, each_seed, killed_everywhere, tell_everything};
use crate::fixtures::{HOUR, Random, START, at, dump, person};
use crate::simulated_families::{self as families, check_dice, people, rulebook};
use casus_belli::rules::classic::{self, Until};
use casus_belli::rules::{AskId, Clock, Event, Game, Holder, Milestone, Rulebook, Seat, TurnPlan, Viewer};
use casus_belli::store::{StoreError, TimerRow};
use casus_belli::table::{
    Audience, Change, Failure, Limits, NewGame, Notice, NoticeKind, Order, Pace, Parked, Place, Status,
    TableError,
};
use std::collections::{BTreeMap, BTreeSet};

const TABLES: u64 = 4;
const SEEDS: u64 = 16;
const STEPS: u32 = 300;
/// Statements at which the program must have been killed at least once.
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

/// What was acknowledged to people and what was sent.
#[derive(Default)]
struct Known {
    /// Acknowledged part of the event log, by game.
    acknowledged: BTreeMap<i64, Vec<Event>>,
    /// One-time notices whose delivery was recorded.
    recorded: BTreeSet<i64>,
    /// Sent notices: game, event number, recipient.
    sent: BTreeSet<(i64, u32, u64)>,
    announced: BTreeSet<(i64, String)>,
    /// How often a game was found parked.
    parked: u32,
    steps: u32,
}

struct Sim {
    seed: u64,
    rng: Random,
    program: Program,
    known: Known,
}

const fn place(channel: u64) -> Place {
    Place { guild: 1, channel }
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
        let program = Program::new(seed, START, Limits::default()).await;
        Self { seed, rng: Random::new(seed), program, known: Known::default() }
    }

    async fn open_tables(&mut self) {
        for channel in 1..=TABLES {
            let place = place(channel);
            let house = families::house(channel, &mut self.rng);
            let pace = Pace::offered()[self.rng.below(10) as usize];
            let waits = self.rng.one_in(2);
            let new = NewGame { pace: Some(pace), ..NewGame::of(rulebook(channel)) };
            self.program.table.open_lobby(place, &person(1), new).await.unwrap();
            for id in 2..=people(channel) {
                self.program.table.join(place, &person(id)).await.unwrap();
            }
            let count = self.rng.below(3) as u8;
            let computers = Change::Computers { count, level: None, name: None };
            let delay = Change::ComputerDelay([0, 3_000][self.rng.below(2) as usize]);
            for change in [house, Change::DefenceWaits(waits), computers, delay] {
                self.program.table.configure(place, &person(1), change).await.unwrap();
            }
            self.program.table.start(place, &person(1)).await.unwrap();
        }
    }

    /// One random action. An error is either a refusal or the kill.
    async fn step(&mut self) -> Result<(), TableError> {
        self.known.steps += 1;
        let channel = u64::from(self.rng.below(TABLES as u32)) + 1;
        match self.rng.below(15) {
            0 => {
                let jump = i64::from(self.rng.below(60)) * HOUR / 2;
                self.program.clock.advance(jump);
                self.program.table.fire_due().await.map(drop)
            }
            1 => self.program.table.fire_due().await.map(drop),
            2..=4 => self.deliver(true).await.map(drop),
            5 => self.standing(channel).await,
            6 => Box::pin(self.both(channel)).await,
            7 => self.channel(channel).await,
            8 => Box::pin(self.undo(channel)).await,
            9 => Box::pin(self.plan(channel)).await,
            _ => self.order(channel).await,
        }
    }

    async fn asked(&mut self, channel: u64) -> Result<Option<(u64, Order, AskId)>, TableError> {
        for id in 1..=people(channel) {
            let look = self.program.table.look(place(channel), &person(id)).await?;
            if look.view.asks.len() == 1
                && matches!(look.view.waiting, casus_belli::rules::Waiting::Sealed { .. })
                && self.rng.one_in(3)
            {
                continue;
            }
            let Some((ask, action)) = families::asked(&look.view.asks, &mut self.rng) else { continue };
            return Ok(Some((id, families::order(action, &mut self.rng), ask.id)));
        }
        Ok(None)
    }

    async fn order(&mut self, channel: u64) -> Result<(), TableError> {
        let Some((id, order, ask)) = self.asked(channel).await? else { return Ok(()) };
        let ordered = self.program.table.order(place(channel), &person(id), Some(ask), order).await;
        if matches!(ordered, Err(TableError::SeatLost)) {
            return self.program.table.take_seat_back(place(channel), &person(id)).await.map(drop);
        }
        let done = ordered?;
        self.acknowledge(done.look.game.0, done.look.view.seq).await
    }

    /// Two presses of the same button at the same instant.
    async fn both(&mut self, channel: u64) -> Result<(), TableError> {
        let Some((id, order, ask)) = self.asked(channel).await? else { return Ok(()) };
        let who = person(id);
        let (one, two) = tokio::join!(
            self.program.table.order(place(channel), &who, Some(ask), order.clone()),
            self.program.table.order(place(channel), &who, Some(ask), order.clone()),
        );
        // An attack that stops before its first roll leaves the question open for both.
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

    /// The player on turn takes something back on two devices at the same instant ([PBP-12]).
    async fn undo(&mut self, channel: u64) -> Result<(), TableError> {
        for id in 1..=people(channel) {
            let who = person(id);
            let offer = match self.program.table.undo_offer(place(channel), &who).await {
                Ok(offer) => offer,
                Err(TableError::NotYourTurn { .. }) => continue,
                Err(refused) => return Err(refused),
            };
            let answers = 1 + self.rng.below(offer.steps.len() as u32);
            let (one, two) = tokio::join!(
                self.program.table.undo(place(channel), &who, offer.revision, answers),
                self.program.table.undo(place(channel), &who, offer.revision, answers),
            );
            assert!(one.is_err() || two.is_err(), "seed {}: both presses won", self.seed);
            for done in [one, two] {
                match done {
                    Ok(done) => self.acknowledge(done.look.game.0, done.look.view.seq).await?,
                    Err(TableError::Stale) => {}
                    Err(error) => return Err(error),
                }
            }
            return Ok(());
        }
        Ok(())
    }

    /// A channel is lost, or reported to be back ([PBP-53]).
    async fn channel(&mut self, channel: u64) -> Result<(), TableError> {
        match self.rng.below(5) {
            0 => self.program.table.channel_lost(channel, Parked::Channel).await,
            1 => self.program.table.channel_lost(place(channel).guild, Parked::Server).await,
            _ => self.program.table.channel_restored(channel).await,
        }
    }

    async fn standing(&mut self, channel: u64) -> Result<(), TableError> {
        let id = u64::from(self.rng.below(people(channel) as u32)) + 1;
        let look = self.program.table.look(place(channel), &person(id)).await?;
        let standing = families::standing(&look.view, Seat(id as u8 - 1), &mut self.rng);
        let done = self.program.table.set_standing(place(channel), &person(id), standing).await?;
        self.acknowledge(done.look.game.0, done.look.view.seq).await
    }

    /// A plan of a whole turn, played now or kept for the turn ([PBP-11]).
    async fn plan(&mut self, channel: u64) -> Result<(), TableError> {
        if rulebook(channel) != Rulebook::Classic {
            return self.order(channel).await;
        }
        let id = u64::from(self.rng.below(people(channel) as u32)) + 1;
        let (table, place, who) = (self.program.table.clone(), place(channel), person(id));
        let look = table.look(place, &who).await?;
        let (view, own) = (look.view.classic(), Holder::Seat(Seat(id as u8 - 1)));
        let mut steps = vec![classic::Order::Trade; usize::from(self.rng.one_in(6))];
        let held: Vec<_> = look.view.map().ids().filter(|at| view.at(*at).holder == own).collect();
        if !held.is_empty() {
            let from = held[self.rng.below(held.len() as u32) as usize];
            steps.push(classic::Order::Place { at: from, armies: None });
            let enemies = look.view.map().territory(from).borders.iter();
            let until = [Until::Captured, Until::Left(3), Until::Once][self.rng.below(3) as usize];
            let attack = |to| classic::Attack { from, to, dice: None, until, move_in: classic::MoveIn::All };
            let enemies = enemies.filter(|to| view.at(*to).holder != own);
            steps.extend(enemies.map(|to| classic::Order::Attack(attack(to))));
        }
        steps.push(classic::Order::End);
        let plan = TurnPlan::new(steps.into_iter().map(Into::into).collect()).unwrap();
        let look = table.draft_plan(place, &who, &plan).await?;
        let draft = look.plans.draft.unwrap().number;
        if self.rng.one_in(2) {
            table.keep_plan(place, &who, draft).await?;
            return Ok(());
        }
        let done = table.play_plan(place, &who, draft).await?;
        self.acknowledge(done.look.game.0, done.look.view.seq).await
    }

    /// A person was shown all events up to `seq`: they must not change later.
    async fn acknowledge(&mut self, game: i64, seq: u32) -> Result<(), TableError> {
        let known = self.known.acknowledged.entry(game).or_default();
        let news = self.program.store.events(game, known.len() as i64).await?;
        let more = (seq as usize).saturating_sub(known.len());
        known.extend(news.into_iter().take(more).map(|row| row.event));
        assert!(known.len() >= seq as usize, "seed {}: told of what is not in the log", self.seed);
        Ok(())
    }

    /// Delivers the notices that are due; returns how many succeeded.
    async fn deliver(&mut self, badly: bool) -> Result<usize, TableError> {
        let mut told = 0;
        let notices = self.program.table.pending(if badly { 1 + self.rng.below(6) } else { 1_000 }).await?;
        for notice in notices {
            // One that is there already may be edited, when its deadline has moved.
            let edit = notice.message.is_some();
            let again = !edit && self.known.recorded.contains(&notice.id);
            assert!(!again, "seed {}: told twice: {notice:?}", self.seed);
            if badly && self.rng.one_in(5) {
                let how = self.failure(&notice);
                self.program.table.failed(notice.id, how).await?;
                continue;
            }
            self.send(&notice);
            let message = notice.message.or(Some(1_000 + notice.id as u64));
            self.program.table.delivered(notice.id, message).await?;
            if !matches!(notice.kind, NoticeKind::Panel | NoticeKind::TurnLog { .. } | NoticeKind::LobbyEdit)
            {
                self.known.recorded.insert(notice.id);
            }
            told += 1;
        }
        Ok(told)
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

    /// Restarts the program after a kill.
    async fn restart(&mut self) {
        let drop_snapshots = self.rng.one_in(3);
        self.program.restart(drop_snapshots).await;
        self.check().await;
    }

    /// Checks the invariants that hold between writes.
    async fn check(&mut self) {
        let seed = self.seed;
        for channel in 1..=TABLES {
            let look = self.program.table.look(place(channel), &person(99)).await.unwrap();
            let game = look.game.0;
            let log: Vec<Event> =
                self.program.store.events(game, 0).await.unwrap().into_iter().map(|row| row.event).collect();
            let known = self.known.acknowledged.get(&game).map_or(&[][..], Vec::as_slice);
            assert!(
                log.len() >= known.len() && log[..known.len()] == *known,
                "seed {seed}: an acknowledged move is lost"
            );
            let row = self.program.store.game(game).await.unwrap().unwrap();
            let setup = serde_json::from_str(&row.setup).unwrap();
            let told = Game::replay(setup, &log).unwrap();
            for id in 1..=people(channel) {
                let view = self.program.table.look(place(channel), &person(id)).await.unwrap().view;
                assert_eq!(
                    view,
                    told.view(Viewer::Seat(Seat(id as u8 - 1))),
                    "seed {seed}: not what the log tells"
                );
            }
            assert_eq!(look.view, told.view(Viewer::Public), "seed {seed}: not what the log tells");
            (rulebook(channel) != Rulebook::Y2210).then(|| check_dice(seed, &row.seed, &log));
            let awaited = told.asks().into_iter().filter(|ask| ask.clock != Clock::None);
            let waited: BTreeSet<i64> = awaited.map(|ask| i64::from(ask.to.0)).collect();
            let timers = self.program.store.timers(game).await.unwrap();
            let timed: BTreeSet<i64> =
                timers.iter().filter(|t| t.due.is_some() && t.kind != "host").map(|t| t.seat).collect();
            if look.status == Status::Cancelled {
                assert_eq!(timed, BTreeSet::new(), "seed {seed}: a clock runs in an abandoned game");
                continue;
            }
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

    /// Whether the notice that the game goes on is pending: only its delivery lets the game go on.
    async fn waits_to_go_on(&self, game: i64) -> bool {
        let outbox = dump(&self.program.disk(), &["outbox"]).await;
        let game = format!(" game={game} ");
        outbox.lines().any(|row| {
            row.contains(&game) && row.contains(" topic=resumed ") && row.contains(" state=pending")
        })
    }

    /// After a time without faults all notices are delivered.
    async fn settle(&mut self) {
        for channel in 1..=TABLES {
            self.program.table.channel_restored(channel).await.unwrap();
        }
        tell_everything(self).await;
        let seed = self.seed;
        for channel in 1..=TABLES {
            let look = self.program.table.look(place(channel), &person(99)).await.unwrap();
            assert_eq!(look.parked, None, "seed {seed}: its channel is back, but the game stands still");
            let game = look.game.0;
            let timers = self.program.store.timers(game).await.unwrap();
            // Nobody tells a computer player anything.
            let deadline = |timer: &&TimerRow| timer.due.is_some() && timer.kind != "computer";
            for timer in timers.iter().filter(deadline) {
                let who = at(Seat(timer.seat as u8)).id;
                let told = self.known.sent.contains(&(game, timer.span as u32, who));
                assert!(told, "seed {seed}: {who} waits for news of game {game}, {timer:?}");
            }
            for event in self.program.store.events(game, 0).await.unwrap() {
                let what = match event.event.milestone() {
                    Some(Milestone::Eliminated { seat, by }) => {
                        format!("Eliminated {{ seat: {seat:?}, by: {by:?} }}")
                    }
                    Some(Milestone::Ended) => "Ended".to_owned(),
                    _ => continue,
                };
                assert!(
                    self.known.announced.contains(&(game, what.clone())),
                    "seed {seed}: {what} was never announced"
                );
            }
            assert!(matches!(look.status, Status::Running | Status::Over | Status::Cancelled));
        }
    }
}

/// Errors that a request may get in normal operation.
fn harmless(error: &TableError) -> bool {
    matches!(
        error,
        TableError::Stale
            | TableError::SeatLost
            | TableError::SeatKept
            | TableError::NoGameHere
            | TableError::NotYourTurn { .. }
            | TableError::Over
            | TableError::Illegal(_)
            | TableError::Busy
    )
}

async fn run(seed: u64, steps: u32) -> (Known, Kills) {
    let mut sim = Sim::new(seed).await;
    sim.open_tables().await;
    for step in 0..steps {
        if sim.rng.one_in(4) {
            let statements = 1 + sim.rng.below(40);
            sim.program.kill_after(statements);
        } else if sim.rng.one_in(8) {
            // Aim at one statement, because rare ones would hardly ever be hit by chance.
            let at = POINTS[sim.rng.below(POINTS.len() as u32) as usize];
            sim.program.kill_at(Some(at));
        }
        match Box::pin(sim.step()).await {
            Ok(()) => {}
            Err(TableError::Store(StoreError::Stopped(_))) => sim.restart().await,
            Err(error) if harmless(&error) => {}
            Err(error) => panic!("seed {seed}, step {step}: {error:?}"),
        }
        if sim.program.is_dead() {
            sim.restart().await;
        }
        if step % 60 == 59 {
            sim.program.spare();
            sim.check().await;
            sim.settle().await;
        }
    }
    (sim.known, sim.program.kills)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_between_any_two_writes_nothing_is_lost_rolled_twice_or_told_twice() {
    let (known, kills): (Vec<Known>, Vec<Kills>) =
        each_seed(SEEDS, |seed| run(seed, STEPS)).await.into_iter().unzip();
    let kills = killed_everywhere(&POINTS, kills);
    let steps: u32 = known.iter().map(|known| known.steps).sum();
    let parked: u32 = known.iter().map(|known| known.parked).sum();
    let events: usize = known.iter().flat_map(|known| known.acknowledged.values()).map(Vec::len).sum();
    let logs = || known.iter().flat_map(|known| known.acknowledged.values());
    let launches = logs().flatten().filter(|event| families::is_launch(event)).count();
    println!("{launches} launches by standing order");
    println!(
        "{SEEDS} seeds, {} tables, {steps} steps, {events} events, {parked} times seen parked, killed {} times: {kills:?}",
        SEEDS * TABLES,
        kills.values().sum::<u32>()
    );
    assert!(parked > 0, "no game ever stood still");
}
