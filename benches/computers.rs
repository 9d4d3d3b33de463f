//! Computer players over the loopback, in the real binary: how long after a person's end of turn the turns of five computer
//! players without a pause are decided, stored and posted; then the latency of people's commands while 200 such tables are
//! played at once ([PBP-44]); then `/attack`s of people at a table of their own while 20 tables with strong players think, and while
//! these tables rest. Parts are named on the command line: `alone`, `limits`, `tables`, `strong`;
//! none: all.

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::disallowed_methods, reason = "a bench measures time")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]

mod loopback_bot;

use casus_belli::loopback::{Id, Limits, Loopback, Message};
use loopback_bot::two_people::attacks_of_games;
use loopback_bot::{discord, pause, report, says, start, wanted};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const TABLES: usize = 200;
/// Turns of the person that are measured at the table that is played alone.
const TURNS: usize = 20;
/// Turns of each person when all tables are played at once.
const TURNS_AT_ONCE: usize = 3;
const COMPUTERS: usize = 5;
/// Pause of a person before each command when all tables are played at once.
const THINK: Duration = Duration::from_secs(2);

/// Tables with strong players that think at once, and the number of these players at each.
const THINKING: usize = 20;
const STRONG: usize = 3;
/// The numbers of the levels among the choices of `/game computers`.
const NORMAL_LEVEL: usize = 1;
const STRONG_LEVEL: usize = 3;
/// Pause before each `/attack` beside them.
const MOMENT: Duration = Duration::from_millis(50);
/// Games of people with so many `/attack`s each, in either case.
const GAMES: usize = 60;
const ATTACKS: usize = 20;
/// Time in which the last thoughts come to their end, or the first begin.
const SETTLING: Duration = Duration::from_secs(1);

/// One person and five computer players in their own channel.
struct Table {
    loopback: Loopback,
    channel: Id,
    person: Id,
}

impl Table {
    async fn says(&self, path: &str, options: Vec<(&str, Value)>) -> (Duration, Option<Message>) {
        let told = says(&self.loopback, (self.person, self.channel), path, &options).await;
        (told.latency().unwrap_or_else(|| panic!("/{path}: no response")), told.message)
    }

    async fn open(loopback: &Loopback, number: usize) -> Self {
        Self::open_with(loopback, number, (COMPUTERS, NORMAL_LEVEL)).await
    }

    /// A table with so many computer players of a level.
    async fn open_with(loopback: &Loopback, number: usize, (count, level): (usize, usize)) -> Self {
        let channel = loopback.add_channel(&format!("table-{number}"));
        let person = loopback.person(&format!("Player {number}"));
        let table = Self { loopback: loopback.clone(), channel, person };
        let new = vec![("seats", json!(count + 1)), ("computers", json!(count)), ("setup", json!(2))];
        let (_, lobby) = table.says("game new", new).await;
        let lobby = lobby.unwrap();
        table.says("game computers", vec![("count", json!(count)), ("level", json!(level))]).await;
        let menu = lobby.buttons().into_iter().find(|button| button.label == "Computer players").unwrap();
        let menu = loopback.press(person, lobby.id, &menu.custom_id.unwrap()).await.unwrap().message.unwrap();
        let pause = menu.selects().pop().unwrap();
        loopback.select(person, menu.id, &pause.custom_id, vec!["0".to_owned()]).await.unwrap();
        table.says("game start", vec![]).await;
        table
    }

    /// Where the person would place armies, if it is their turn.
    async fn placing(&self) -> Option<String> {
        let choices =
            self.loopback.autocomplete(self.person, self.channel, "place", vec![], "territory", "").await;
        choices.unwrap().first().and_then(|choice| choice.value.as_str().map(str::to_owned))
    }

    /// Number of turn logs of computer players in the channel.
    fn logs(&self) -> usize {
        let messages = self.loopback.messages(self.channel, self.person);
        messages.iter().filter(|message| message.content.contains("· Computer ")).count()
    }

    /// Waits until the person is asked; `None` once the game is over for them.
    async fn asked(&self) -> Option<String> {
        for _ in 0..2_000 {
            if let Some(at) = self.placing().await {
                return Some(at);
            }
            pause(Duration::from_millis(5)).await;
        }
        None
    }

    /// Waits until the person has been sent more than that number of notices; the number now. Unlike [`Table::asked`] it does
    /// not ask the bot, so that nothing but what is measured burdens it.
    async fn notified(&self, before: usize, step: Duration) -> Option<usize> {
        for _ in 0..5_000 {
            let now = self.loopback.dms(self.person).len();
            if now > before {
                return Some(now);
            }
            pause(step).await;
        }
        None
    }

    /// One turn of the person: place, end. Returns the latencies.
    async fn turn(&self, at: String, think: Duration) -> [Duration; 2] {
        pause(think).await;
        let placed = self.says("place", vec![("territory", json!(at))]).await.0;
        pause(think).await;
        [placed, self.says("end", vec![]).await.0]
    }
}

/// Time from the response to `/end` until the person is asked again, until their notice has arrived, and until all five logs
/// are posted as well.
async fn alone(name: &str, limits: Limits) {
    let (loopback, directory) = (discord(limits).await, tempfile::tempdir().unwrap());
    let mut bot = start(&loopback, directory.path()).await;
    let (mut asked, mut told, mut posted) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..TURNS / 4 {
        let table = Table::open(&loopback, number).await;
        for _ in 0..4 {
            let Some(at) = table.asked().await else { break };
            let (before, notices) = (table.logs(), loopback.dms(table.person).len());
            table.turn(at, Duration::ZERO).await;
            let end = Instant::now();
            if table.asked().await.is_none() {
                break;
            }
            asked.push(end.elapsed());
            if table.notified(notices, Duration::from_millis(5)).await.is_none() {
                break;
            }
            told.push(end.elapsed());
            while table.logs() < before + COMPUTERS && end.elapsed() < Duration::from_secs(20) {
                pause(Duration::from_millis(5)).await;
            }
            posted.push(end.elapsed());
        }
    }
    report(&format!("five turns of computer players decided and stored, {name}"), &mut asked);
    report(&format!("  and told to the person, {name} (goal: below 2,000)"), &mut told);
    report(&format!("  and all posted in the channel, {name}"), &mut posted);
    bot.kill().await.unwrap();
}

/// People's commands at [`TABLES`] tables that are played at once.
async fn many_tables() {
    let (loopback, directory) = (discord(Limits::none()).await, tempfile::tempdir().unwrap());
    let mut bot = start(&loopback, directory.path()).await;
    let mut playing = Vec::new();
    for number in 0..TABLES {
        let table = Table::open(&loopback, number).await;
        playing.push(tokio::spawn(async move {
            let (mut latencies, mut notices) = (Vec::new(), 0);
            for _ in 0..TURNS_AT_ONCE {
                let Some(now) = table.notified(notices, Duration::from_millis(100)).await else { break };
                notices = now;
                let Some(at) = table.placing().await else { break };
                latencies.extend(table.turn(at, THINK).await);
            }
            latencies
        }));
    }
    let mut latencies = Vec::new();
    for table in playing {
        latencies.extend(table.await.unwrap());
    }
    report(&format!("people's commands at {TABLES} tables at once (goal: p99 below 100)"), &mut latencies);
    bot.kill().await.unwrap();
}

/// `/attack`s of people while tables with strong players think, in turns with the same while these tables rest.
async fn beside_strong() {
    let (loopback, directory) = (discord(Limits::none()).await, tempfile::tempdir().unwrap());
    let mut bot = start(&loopback, directory.path()).await;
    let (thinks, over) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let mut playing = Vec::new();
    for number in 0..THINKING {
        let table = Table::open_with(&loopback, number, (STRONG, STRONG_LEVEL)).await;
        let (thinks, over) = (Arc::clone(&thinks), Arc::clone(&over));
        playing.push(tokio::spawn(async move {
            while !over.load(Ordering::Relaxed) {
                pause(MOMENT).await;
                if !thinks.load(Ordering::Relaxed) {
                    continue;
                }
                let Some(at) = table.placing().await else { continue };
                table.turn(at, Duration::ZERO).await;
            }
            table.logs()
        }));
    }
    let (mut resting, mut thinking) = (Vec::new(), Vec::new());
    for number in 0..GAMES {
        for (thinks_now, times) in [(false, &mut resting), (true, &mut thinking)] {
            thinks.store(thinks_now, Ordering::Relaxed);
            pause(SETTLING).await;
            let first = THINKING + 2 * number + usize::from(thinks_now);
            times.extend(attacks_of_games(&loopback, first..first + 1, ATTACKS, MOMENT).await);
        }
    }
    over.store(true, Ordering::Relaxed);
    let mut turns = 0;
    for table in playing {
        turns += table.await.unwrap();
    }
    let (_, rest) =
        report(&format!("/attack while {THINKING} tables with strong players rest"), &mut resting);
    let (_, busy) = report("/attack while they think, in turns with it", &mut thinking);
    println!("  p99 {:.2} times as long (goal: at most 1.1); {turns} turns of computers", busy / rest);
    bot.kill().await.unwrap();
}

#[tokio::main]
async fn main() {
    if wanted("alone") {
        alone("without limits of Discord", Limits::none()).await;
    }
    if wanted("limits") {
        alone("with Discord's limits", Limits::discord()).await;
    }
    if wanted("tables") {
        many_tables().await;
    }
    if wanted("strong") {
        beside_strong().await;
    }
}
