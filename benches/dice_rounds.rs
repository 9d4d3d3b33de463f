//! Orders that wait for their dice: 200 games with a round for every order, against a server of the local chain, each with an
//! attack at a random moment of every six seconds. Prints how long after its round was out each answer was there (median, 99 of
//! 100, the longest), and how many rounds were fetched for how many orders. The number of games and of attacks of each can be
//! named on the command line: `cargo bench --bench dice_rounds -- 200 5`.
//!
//! `cargo bench --bench dice_rounds -- turn`: the time of an attack whose dice are there, in games with a round for every turn
//! and in games without a beacon, in turns (median of 2,000 each, until it is on the disk).

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]
#![allow(clippy::disallowed_methods, reason = "a bench measures time")]

use casus_belli::beacon::{Client, local_server};
use casus_belli::discord::fetch_rounds;
use casus_belli::luck::beacon::time_of;
use casus_belli::luck::local_chain::sign;
use casus_belli::luck::{BeaconMode, Chain};
use casus_belli::rules::classic::{self, Until, steps};
use casus_belli::rules::{self, Rulebook};
use casus_belli::store::Store;
use casus_belli::table::{
    Change, Clock, FixedSeeds, Limits, Look, ManualClock, NewGame, Order, Person, Place, SystemClock, Table,
    TableError,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How often the awaited rounds are looked for.
const LOOK: Duration = Duration::from_millis(50);

fn person(id: u64) -> Person {
    Person { id, name: format!("Player {id}"), bot: false, locale: "en".into(), manages: None }
}

#[tokio::main]
async fn main() {
    if std::env::args().any(|argument| argument == "turn") {
        return of_turns().await;
    }
    let given: Vec<u64> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let (games, attacks) = (given.first().copied().unwrap_or(200), given.get(1).copied().unwrap_or(5));
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("games.db")).await.unwrap();
    let limits = Limits { beacon: Some(Chain::Local), games_per_server: 10_000, ..Limits::default() };
    let table = Table::new(store, Arc::new(SystemClock), Arc::new(FixedSeeds::new(1)), limits);
    let base = local_server::start(Arc::new(|| SystemClock.now())).await.unwrap();
    let client = Client::new(Chain::Local, &[base], Duration::from_secs(4)).unwrap();
    let fetched = Arc::new(AtomicU64::new(0));
    let fetching = tokio::spawn(fetch(table.clone(), client, Arc::clone(&fetched)));
    println!("{games} games begin");
    for game in 0..games {
        begin(&table, place(game), Some(BeaconMode::Order)).await;
    }
    while table.look(place(games - 1), &person(1)).await.is_err() {
        tokio::time::sleep(LOOK).await;
    }
    let before = fetched.load(Ordering::Relaxed);
    let playing: Vec<_> = (0..games).map(|game| tokio::spawn(play(table.clone(), game, attacks))).collect();
    let mut waited: Vec<i64> = Vec::new();
    for game in playing {
        waited.extend(game.await.unwrap());
    }
    fetching.abort();
    waited.sort_unstable();
    let at = |part: usize| waited[(waited.len() - 1) * part / 100];
    println!("{} orders, answered after their round was out (ms):", waited.len());
    println!("median {}, 99 of 100 {}, longest {}", at(50), at(99), at(100));
    println!("{} rounds were fetched", fetched.load(Ordering::Relaxed) - before);
}

const fn place(game: u64) -> Place {
    Place { guild: 1, channel: 100 + game }
}

/// Games of one kind on a file of their own, with a clock that is set.
struct Games {
    table: Table,
    clock: Arc<ManualClock>,
    mode: Option<BeaconMode>,
    game: u64,
    took: Vec<Duration>,
    _folder: tempfile::TempDir,
}

impl Games {
    async fn new(mode: Option<BeaconMode>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("games.db")).await.unwrap();
        let clock = Arc::new(ManualClock::new(1_790_000_000_000));
        let beacon = mode.map(|_| Chain::Local);
        let limits = Limits { beacon, games_per_server: 10_000, ..Limits::default() };
        let table = Table::new(store, clock.clone(), Arc::new(FixedSeeds::new(1)), limits);
        Self { table, clock, mode, game: 0, took: Vec::new(), _folder: folder }
    }

    /// Brings the rounds that are awaited.
    async fn bring(&self) {
        while let Some(next) = self.table.next_round().await.unwrap() {
            self.clock.set(next);
            for round in self.table.rounds_out().await.unwrap() {
                self.table.round_came(round, sign(round)).await.unwrap();
            }
        }
    }

    /// Measures one attack; a new game begins where one is over.
    async fn attack(&mut self) {
        loop {
            if self.table.look(place(self.game), &person(1)).await.is_ok() {
                self.bring().await;
                if let Some((who, order)) = attack(&self.table, place(self.game)).await {
                    self.bring().await;
                    let begun = Instant::now();
                    self.table.order(place(self.game), &who, None, order).await.unwrap();
                    self.took.push(begun.elapsed());
                    return;
                }
            }
            self.game += 1;
            begin(&self.table, place(self.game), self.mode).await;
            self.bring().await;
        }
    }
}

/// The cost of a round for every turn.
async fn of_turns() {
    let (mut without, mut with) = (Games::new(None).await, Games::new(Some(BeaconMode::Turn)).await);
    for _ in 0..2_000 {
        without.attack().await;
        with.attack().await;
    }
    let median = |games: &mut Games| {
        games.took.sort_unstable();
        games.took[games.took.len() / 2]
    };
    let (without, with) = (median(&mut without), median(&mut with));
    let more = (with.as_secs_f64() / without.as_secs_f64() - 1.0) * 100.0;
    println!("an attack without a beacon {without:?}, with a round for every turn {with:?}: {more:+.1} %");
}

async fn begin(table: &Table, place: Place, mode: Option<BeaconMode>) {
    table.open_lobby(place, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
    table.join(place, &person(2)).await.unwrap();
    let way = Change::Switch { key: "setup.way".into(), value: "instant".into() };
    for change in std::iter::once(way).chain(mode.map(Change::BeaconMode)) {
        table.configure(place, &person(1), change).await.unwrap();
    }
    table.start(place, &person(1)).await.unwrap();
}

/// Fetches the rounds that are out, each once.
async fn fetch(table: Table, client: Client, fetched: Arc<AtomicU64>) {
    loop {
        let out = table.rounds_out().await.unwrap().len() as u64;
        if out > 0 && fetch_rounds(&table, &client).await.unwrap() {
            fetched.fetch_add(out, Ordering::Relaxed);
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// Attacks that often, each at another moment; returns how long after the round each answer came.
async fn play(table: Table, game: u64, attacks: u64) -> Vec<i64> {
    let place = place(game);
    let mut waited = Vec::new();
    for number in 0..attacks {
        tokio::time::sleep(Duration::from_millis((game * 7_919 + number * 3_571) % 6_000)).await;
        let Some((who, order)) = attack(&table, place).await else { continue };
        let mut heard = table.orders_on_their_way();
        let answer = table.order(place, &who, None, order);
        tokio::pin!(answer);
        let mut round = None;
        loop {
            tokio::select! {
                done = &mut answer => { done.unwrap(); break; }
                on = heard.recv() => if let Ok(on) = on && on.person == who.id && table.look(place, &who).await.is_ok_and(|look| look.game == on.game) {
                    round = Some(on.round);
                },
            }
        }
        waited.extend(round.map(|round| SystemClock.now() - time_of(round)));
    }
    waited
}

/// An attack that is possible now; everything before it is answered by default.
async fn attack(table: &Table, place: Place) -> Option<(Person, Order)> {
    for _ in 0..100 {
        let seat = table.look(place, &person(1)).await.ok()?.view.on_turn?;
        let who = person(u64::from(seat.0) + 1);
        let look = table.look(place, &who).await.ok()?;
        if let Some(order) = strike(&look) {
            return Some((who, order));
        }
        let ask = look.view.asks.first()?.clone();
        match table.order(place, &who, Some(ask.id), Order::Answer(ask.default.clone())).await {
            Ok(_) | Err(TableError::Stale) => {}
            Err(error) => panic!("{error}"),
        }
    }
    None
}

fn strike(look: &Look) -> Option<Order> {
    let rules::Menu::Classic(classic::Menu::Attack(steps::Attack { strikes })) =
        &look.view.asks.first()?.menu
    else {
        return None;
    };
    let strike = strikes.first()?;
    let (from, to, move_in) = (strike.from, strike.to, classic::MoveIn::Ask);
    let attack = classic::Attack { from, to, dice: None, until: Until::Once, move_in };
    Some(Order::Compound(classic::Order::Attack(attack).into()))
}
