//! The people: two at each table, who place armies, attack now and then, and end their turns, one interaction at a time and so many
//! a second at all tables together. What each was told is kept.

use casus_belli::loopback::{Id, Loopback, Outcome, Refused};
use casus_belli::text::{Lang, Words};
use parking_lot::Mutex;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::MissedTickBehavior;

/// Number of games opened at a time.
const OPENED: usize = 10;

/// Repeatable choices (`SplitMix64`).
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % bound
    }
}

/// What a person can do that changes a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Place,
    Attack,
    End,
}

/// What the person was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// It was done.
    Accepted,
    /// It was not done.
    Refused,
    /// There was no answer, or one that says neither: the bot was killed, or the answer was lost.
    Nothing,
}

/// One action of a person.
#[derive(Clone, Debug)]
pub(crate) struct Action {
    pub(crate) person: Id,
    pub(crate) kind: Kind,
    pub(crate) told: Told,
    /// What they read.
    pub(crate) text: String,
}

/// The next interaction at a table.
#[derive(Clone, Debug)]
enum Next {
    /// Where armies can be placed.
    Look,
    Place(Value),
    /// Where an attack can begin.
    From,
    To(Value),
    Attack(Value, Value),
    Advance,
    End,
}

/// A game of two people.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) channel: Id,
    pub(crate) people: [Id; 2],
    pub(crate) actions: Vec<Action>,
    /// Who acts, as far as the people know.
    turn: usize,
    next: Next,
    random: Random,
}

/// First responses, and the number of interactions that got none.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    pub(crate) times: Vec<Duration>,
    pub(crate) silent: usize,
    /// Completions of options, whose time is not measured.
    pub(crate) completions: usize,
}

/// The channels of that many games, on servers with `channels` each. To be called before the bot connects.
pub(crate) fn places(loopback: &Loopback, games: usize, channels: usize) -> Vec<Id> {
    let servers = loopback.add_guilds(games.div_ceil(channels), channels as u64);
    servers.into_iter().flat_map(|(_, channels)| channels).take(games).collect()
}

/// Opens a game in each of these channels.
pub(crate) async fn open(loopback: &Loopback, channels: &[Id], seed: u64) -> Vec<Table> {
    let mut tables = Vec::new();
    let numbered: Vec<(usize, Id)> = channels.iter().copied().enumerate().collect();
    for some in numbered.chunks(OPENED) {
        let opening = some.iter().map(|(number, channel)| Table::open(loopback, *number, *channel, seed));
        tables.extend(futures_util::future::join_all(opening).await);
    }
    tables
}

impl Table {
    async fn open(loopback: &Loopback, number: usize, channel: Id, seed: u64) -> Self {
        let people = [0, 1].map(|seat| loopback.person(&format!("Player {number}-{seat}")));
        let new = [("rulebook", json!(0)), ("seats", json!(2)), ("setup", json!(2))];
        for (person, path, options) in
            [(people[0], "game new", &new[..]), (people[1], "game join", &[]), (people[0], "game start", &[])]
        {
            let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
            let told = loopback.slash(person, channel, path, options).await.unwrap();
            assert!(!told.silent(), "/{path} was not answered");
        }
        let random = Random::new(seed.wrapping_mul(1_000_003) + number as u64);
        Self { channel, people, actions: Vec::new(), turn: 0, next: Next::Look, random }
    }

    fn person(&self) -> Id {
        self.people[self.turn]
    }

    /// Does the next thing: one interaction.
    async fn step(&mut self, loopback: &Loopback, answers: &Mutex<Answers>) {
        self.next = match self.next.clone() {
            Next::Look => match self.offered(loopback, answers, "place", "territory", None).await {
                Ok(Some(at)) => Next::Place(at),
                Ok(None) => Next::Advance,
                Err(_) => Next::Look,
            },
            Next::Place(at) => match self.does(loopback, answers, Kind::Place, &[("territory", at)]).await {
                Told::Accepted if self.random.below(3) == 0 => Next::From,
                Told::Accepted => Next::End,
                Told::Refused | Told::Nothing => Next::Look,
            },
            Next::From => match self.offered(loopback, answers, "attack", "from", None).await {
                Ok(Some(from)) => Next::To(from),
                Ok(None) | Err(_) => Next::End,
            },
            Next::To(from) => match self.offered(loopback, answers, "attack", "to", Some(&from)).await {
                Ok(Some(to)) => Next::Attack(from, to),
                Ok(None) | Err(_) => Next::End,
            },
            Next::Attack(from, to) => {
                let options = [("from", from), ("to", to), ("until", json!(0))];
                self.does(loopback, answers, Kind::Attack, &options).await;
                Next::Advance
            }
            Next::Advance => {
                // It is refused unless a territory was captured.
                self.says(loopback, answers, "advance", &[]).await;
                Next::End
            }
            Next::End => {
                if self.does(loopback, answers, Kind::End, &[]).await != Told::Nothing {
                    self.turn = 1 - self.turn;
                }
                Next::Look
            }
        };
    }

    /// The first suggestion for an option of a command. An error: there was no answer.
    async fn offered(
        &self,
        loopback: &Loopback,
        answers: &Mutex<Answers>,
        path: &str,
        option: &str,
        from: Option<&Value>,
    ) -> Result<Option<Value>, Refused> {
        let given = from.map(|from| ("from".to_owned(), from.clone())).into_iter().collect();
        answers.lock().completions += 1;
        let offered = loopback.autocomplete(self.person(), self.channel, path, given, option, "").await;
        Ok(offered?.first().map(|choice| choice.value.clone()))
    }

    /// Acts, and keeps what the person is told.
    async fn does(
        &mut self,
        loopback: &Loopback,
        answers: &Mutex<Answers>,
        kind: Kind,
        options: &[(&str, Value)],
    ) -> Told {
        let path = match kind {
            Kind::Place => "place",
            Kind::Attack => "attack",
            Kind::End => "end",
        };
        let outcome = self.says(loopback, answers, path, options).await;
        let text = outcome.text().to_owned();
        let told = if outcome.silent() { Told::Nothing } else { told(kind, &text) };
        self.actions.push(Action { person: self.person(), kind, told, text });
        told
    }

    async fn says(
        &self,
        loopback: &Loopback,
        answers: &Mutex<Answers>,
        path: &str,
        options: &[(&str, Value)],
    ) -> Outcome {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let outcome = loopback.slash(self.person(), self.channel, path, options).await.unwrap();
        let mut answers = answers.lock();
        match outcome.latency() {
            Some(time) => answers.times.push(time),
            None => answers.silent += 1,
        }
        outcome
    }
}

/// Whether a response says that it was done: the board of what happened, or why not.
fn told(kind: Kind, text: &str) -> Told {
    let words = Words::new(Lang::En);
    let done = match kind {
        Kind::Place => text.contains(" places "),
        Kind::Attack => text.contains(" → "),
        Kind::End => text.contains(&words.turn_over()),
    };
    // It may have been done all the same.
    let unclear = [words.no_internal(), words.too_slow(), words.unconfirmed_storage()]
        .iter()
        .any(|said| text.contains(said));
    match (done, unclear) {
        (true, _) => Told::Accepted,
        (false, true) => Told::Nothing,
        (false, false) => Told::Refused,
    }
}

/// All people, while they play.
pub(crate) struct Players {
    stop: oneshot::Sender<()>,
    going: JoinHandle<Vec<Table>>,
    answers: Arc<Mutex<Answers>>,
}

impl Players {
    /// Begins to play: `rate` interactions a second, at each table one at a time.
    pub(crate) fn begin(loopback: &Loopback, tables: Vec<Table>, rate: u32) -> Self {
        let (stop, stopped) = oneshot::channel();
        let answers = Arc::new(Mutex::new(Answers::default()));
        let going = tokio::spawn(play(loopback.clone(), tables, rate, Arc::clone(&answers), stopped));
        Self { stop, going, answers }
    }

    /// The answers since the last call.
    pub(crate) fn take_answers(&self) -> Answers {
        std::mem::take(&mut self.answers.lock())
    }

    /// Waits for the last answers and ends.
    pub(crate) async fn end(self) -> Vec<Table> {
        let _ = self.stop.send(());
        self.going.await.unwrap()
    }
}

async fn play(
    loopback: Loopback,
    tables: Vec<Table>,
    rate: u32,
    answers: Arc<Mutex<Answers>>,
    mut stopped: oneshot::Receiver<()>,
) -> Vec<Table> {
    let mut free: VecDeque<Table> = tables.into();
    let mut acting = JoinSet::new();
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / rate);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    loop {
        tokio::select! {
            _ = &mut stopped => break,
            Some(table) = acting.join_next() => free.push_back(table.unwrap()),
            _ = ticks.tick() => if let Some(mut table) = free.pop_front() {
                let (loopback, answers) = (loopback.clone(), Arc::clone(&answers));
                acting.spawn(async move {
                    table.step(&loopback, &answers).await;
                    table
                });
            },
        }
    }
    while let Some(table) = acting.join_next().await {
        free.push_back(table.unwrap());
    }
    free.into()
}
