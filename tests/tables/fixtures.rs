//! Shared fixtures: a table on a real database with a stopped clock, people, lobbies and games.

use crate::classic_support::{InClassic, attack_order};
use crate::database::Database;
use casus_belli::ai::Player;
use casus_belli::rules::classic::{self, Action, Until};
use casus_belli::rules::{self, AskId, Rulebook, Seat};
use casus_belli::store::Store;
use casus_belli::table::{
    AnnouncementKind, Change, Clock, Done, FixedSeeds, GameRef, Limits, Look, ManualClock, NewGame, Notice,
    NoticeKind, Order, Pace, Person, Place, Status, Table, TableError,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::Arc;

pub(crate) const PLACE: Place = Place { guild: 10, channel: 20 };
pub(crate) const HOUR: i64 = 3_600_000;
/// A Tuesday in 2026, in Unix milliseconds.
pub(crate) const START: i64 = 1_790_000_000_000;

/// Asserts that a request is refused with that error and writes nothing.
macro_rules! refused {
    ($world:expr, $request:expr, $expected:pat $(if $guard:expr)?) => {{
        let before = $world.dump().await;
        let error = $request.await.err().expect("must be refused");
        assert!(matches!(&error, $expected $(if $guard)?), "{error:?}");
        assert_eq!($world.dump().await, before, "a refusal changed something");
    }};
}
pub(crate) use refused;

/// A person by 1-based id: Ilaria, Marco, Zoë …
pub(crate) fn person(id: u64) -> Person {
    const NAMES: [&str; 7] = ["Ilaria", "Marco", "Zoë", "Nadia", "Piero", "Sofia", "Tommaso"];
    let name = NAMES[(id as usize - 1) % NAMES.len()].to_owned();
    Person {
        id,
        name,
        bot: false,
        locale: if id.is_multiple_of(2) { "it" } else { "en" }.to_owned(),
        manages: None,
    }
}

/// The person in that seat: seats are taken in the order of ids.
pub(crate) fn at(seat: Seat) -> Person {
    person(u64::from(seat.0) + 1)
}

pub(crate) struct World {
    _folder: tempfile::TempDir,
    pub(crate) database: Database,
    pub(crate) clock: Arc<ManualClock>,
    pub(crate) store: Store,
    pub(crate) table: Table,
    limits: Limits,
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::with(Limits::default()).await
    }

    pub(crate) async fn with(limits: Limits) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::new(folder.path()).await;
        Self::on(database, folder, limits).await
    }

    /// A table on that database; the folder stays as long as the table.
    pub(crate) async fn on(database: Database, folder: tempfile::TempDir, limits: Limits) -> Self {
        let clock = Arc::new(ManualClock::new(START));
        let store = database.open().await;
        let table = Table::new(store.clone(), clock.clone(), Arc::new(FixedSeeds::new(7)), limits.clone());
        Self { _folder: folder, database, clock, store, table, limits }
    }

    /// Restarts: opens the same database with a new store and table.
    pub(crate) async fn restart(&mut self) {
        self.store.close().await;
        self.store = self.database.open().await;
        let seeds = Arc::new(FixedSeeds::new(8));
        self.table = Table::new(self.store.clone(), self.clock.clone(), seeds, self.limits.clone());
    }

    /// The same with other limits.
    pub(crate) async fn restart_with(&mut self, limits: Limits) {
        self.limits = limits;
        self.restart().await;
    }

    /// A lobby with that many people.
    pub(crate) async fn lobby(&self, people: u64) {
        self.lobby_at(PLACE, people, None).await;
    }

    pub(crate) async fn lobby_at(&self, place: Place, people: u64, pace: Option<Pace>) {
        let new = NewGame { pace, ..NewGame::of(Rulebook::Classic) };
        self.table.open_lobby(place, &person(1), new).await.unwrap();
        for id in 2..=people {
            self.table.join(place, &person(id)).await.unwrap();
        }
    }

    /// A game of that many people with the land dealt and armies placed at once: the first turn has begun.
    pub(crate) async fn instant(&self, people: u64) -> Look {
        self.begun(people, "instant", &[]).await
    }

    /// A game with that set-up method and other changes of options.
    pub(crate) async fn begun(&self, people: u64, way: &str, changes: &[Change]) -> Look {
        self.lobby(people).await;
        let way = Change::Switch { key: "setup.way".into(), value: way.into() };
        for change in [way].iter().chain(changes) {
            self.table.configure(PLACE, &person(1), change.clone()).await.unwrap();
        }
        self.table.start(PLACE, &person(1)).await.unwrap().playing().expect("it begins at once")
    }

    pub(crate) async fn order(&self, who: u64, order: Order) -> Result<Done, TableError> {
        self.table.order(PLACE, &person(who), None, order).await
    }

    pub(crate) async fn answer(
        &self,
        who: u64,
        action: impl Into<rules::Action>,
    ) -> Result<Done, TableError> {
        self.order(who, Order::Answer(action.into())).await
    }

    pub(crate) async fn look(&self, who: u64) -> Look {
        self.table.look(PLACE, &person(who)).await.unwrap()
    }

    /// The seat on turn.
    pub(crate) async fn on_turn(&self) -> Seat {
        self.look(99).await.view.on_turn.expect("somebody's turn")
    }

    /// A random answer by one of the people who are asked; false when the game is over.
    pub(crate) async fn step(&self, people: u64, rng: &mut Random) -> bool {
        for id in 1..=people {
            let look = self.look(id).await;
            let Some(ask) = look.view.asks.first() else { continue };
            let action = ask.menu.sample(&mut |n| rng.below(n));
            let order = Order::Answer(action);
            self.table.order(PLACE, &person(id), Some(ask.id), order).await.unwrap();
            return true;
        }
        false
    }

    /// Ends the turn of the seat on turn; returns that seat.
    pub(crate) async fn end_turn(&self) -> Seat {
        let seat = self.attacking().await;
        self.table.order(PLACE, &at(seat), None, Order::Compound(classic::Order::End.into())).await.unwrap();
        seat
    }

    /// Places all armies until attacks may begin; returns the seat on turn.
    pub(crate) async fn attacking(&self) -> Seat {
        loop {
            let seat = self.on_turn().await;
            let look = self.look(u64::from(seat.0) + 1).await;
            let ask = &look.view.asks[0];
            match *ask.menu.kind().classic() {
                classic::AskKind::Attack => return seat,
                _ => drop(
                    self.table
                        .order(PLACE, &at(seat), Some(ask.id), Order::Answer(ask.default.clone()))
                        .await
                        .unwrap(),
                ),
            }
        }
    }

    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// The content of the database as text: if it is equal before and after, nothing was written.
    pub(crate) async fn dump(&self) -> String {
        let games = [
            "games",
            "people",
            "seats",
            "talks",
            "events",
            "timers",
            "outbox",
            "settings",
            "rounds",
            "reliability",
            "absences",
            "results",
            "result_seats",
            "result_departures",
            "digests",
            "numbers",
        ];
        let tournaments = ["tournaments", "entrants", "tournament_tables", "tournament_outbox"];
        dump(&self.database, &[&games[..], &tournaments].concat()).await
    }

    /// The announcements that are pending.
    pub(crate) async fn announced(&self) -> Vec<AnnouncementKind> {
        let what = |notice: Notice| match notice.kind {
            NoticeKind::Announcement { what } => Some(what),
            _ => None,
        };
        self.table.pending(100).await.unwrap().into_iter().filter_map(what).collect()
    }

    pub(crate) async fn open_ask(&self, who: u64) -> AskId {
        self.look(who).await.view.asks[0].id
    }
}

/// One answer by the normal level of those among these people who are asked, or the next deadline; false when the game is over.
pub(crate) async fn answer_or_deadline(
    (table, clock): (&Table, &ManualClock),
    game: impl Into<GameRef>,
    people: &[Person],
    rng: &mut Random,
) -> bool {
    let game = game.into();
    for who in people {
        let look = table.look(game, who).await.unwrap();
        if look.status != Status::Running {
            return false;
        }
        let Some(ask) = look.view.awaited_asks().next() else { continue };
        let action = Player::Normal.answer(&look.view, ask, &mut |n| rng.below(n));
        table.order(game, who, Some(ask.id), Order::Answer(action)).await.unwrap();
        return true;
    }
    let due = table.next_due().await.unwrap().expect("a computer is waited for");
    clock.set(due.max(clock.now()));
    table.fire_due().await.unwrap();
    true
}

/// Every value of every row of these tables.
pub(crate) async fn dump(database: &Database, tables: &[&str]) -> String {
    database.dump(tables).await
}

/// Changes the database outside the program.
pub(crate) async fn execute(database: &Database, sql: &str) {
    database.execute(sql).await;
}

/// Random numbers for tests.
pub(crate) struct Random(ChaCha8Rng);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }

    pub(crate) fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }
}

/// Plays a game to its end with bold players; the people have the ids from 1.
pub(crate) async fn play_out(table: &Table, place: Place, people: u64) {
    let mut rng = Random::new(place.channel);
    for _ in 0..20_000 {
        if !bold_step(table, place, people, &mut rng).await.unwrap() {
            return;
        }
    }
    panic!("a game without end");
}

/// A bold decision by the person who is asked; false when the game is over.
pub(crate) async fn bold_step(
    table: &Table,
    place: Place,
    people: u64,
    rng: &mut Random,
) -> Result<bool, TableError> {
    for id in 1..=people {
        let look = table.look(place, &person(id)).await?;
        if look.view.outcome.is_some() {
            return Ok(false);
        }
        let Some(ask) = look.view.asks.first() else { continue };
        let action = Player::Normal.answer(&look.view, ask, &mut |n| rng.below(n));
        let order = match action.classic().clone() {
            // One order for as many rolls as needed.
            Action::Attack { from, to, .. } => attack_order(from, to, None, Until::Left(2)),
            action => Order::Answer(action.into()),
        };
        let done = table.order(place, &person(id), Some(ask.id), order).await?;
        if done.seen.is_empty() {
            // An attack that stopped before its first roll: end the attacks.
            table.order(place, &person(id), None, Order::Compound(classic::Order::End.into())).await?;
        }
        return Ok(true);
    }
    Ok(false)
}
