//! Time from interaction to first response over the loopback: an empty poise command against `/attack` of the real
//! binary; then the same `/attack` while a hundred boards at a time are requested and drawn; then 200 games played at
//! once, with a step of each about every two seconds; then on a PostgreSQL server beside the file. Prints medians and
//! percentiles. Parts are named on the command line: `alone`, `boards`, `games`, `postgres`; none: all.
//!
//! Both bots are measured by the same clock, from the moment the loopback sends the interaction to the moment the first
//! response arrives, and in turns, so that what else the machine does slows both. An `/attack` waits until the disk has
//! its outcome, so the time of the disk is measured beside it.

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]
#![allow(clippy::disallowed_methods, reason = "a bench measures time")]

mod loopback_bot;
#[path = "../tests/postgres_server.rs"]
mod postgres_server;

use casus_belli::loopback::{Id, Limits, Loopback};
use loopback_bot::two_people::{Game, attacks_of_games};
use loopback_bot::{discord, pause, report, says, start, start_on, wanted};
use parking_lot::Mutex;
use poise::serenity_prelude as serenity;
use postgres_server::Server;
use std::future::ready;
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const WARM_UP: usize = 50;
const SEQUENTIAL: usize = 120;
/// Number of boards requested at the same instant, repeatedly, while `/attack`s are measured.
const BOARDS: usize = 100;
const GAMES: usize = 200;
/// Pause between two steps of a game that is played alone, so that the messages of the last step have been sent.
const MOMENT: Duration = Duration::from_millis(250);
/// Pause between two steps when all games are played at once.
const THINK: Duration = Duration::from_secs(2);
/// Number of `/attack`s of each game while all of them are played at once.
const ATTACKS: usize = 5;

type Error = Box<dyn std::error::Error + Send + Sync>;

/// Does nothing.
#[poise::command(slash_command)]
async fn empty(ctx: poise::Context<'_, (), Error>) -> Result<(), Error> {
    ctx.say("done").await?;
    Ok(())
}

/// Baseline: a poise bot whose only command says one word.
struct Yardstick {
    loopback: Loopback,
    person: Id,
    /// A file beside the database of the measured bot.
    file: std::fs::File,
}

/// What was measured between the `/attack`s.
#[derive(Default)]
struct Between {
    /// Responses to the empty command.
    empty: Vec<Duration>,
    /// Times of the disk for one page of a database and a sync.
    synced: Vec<Duration>,
}

impl Yardstick {
    async fn start(directory: &Path) -> Self {
        let loopback = discord(Limits::none()).await;
        let framework = poise::Framework::<(), Error>::builder()
            .options(poise::FrameworkOptions { commands: vec![empty()], ..Default::default() })
            .setup(|ctx, _, framework| {
                Box::pin(async move {
                    poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                    Ok(())
                })
            })
            .initialize_owners(false)
            .build();
        let http = serenity::HttpBuilder::new(loopback.token())
            .proxy(loopback.base_url())
            .ratelimiter_disabled(true)
            .build();
        let client = serenity::ClientBuilder::new_with_http(http, serenity::GatewayIntents::GUILDS);
        let mut client = client.framework(framework).await.unwrap();
        tokio::spawn(async move { client.start().await });
        loopback.wait_command("empty").await.unwrap();
        let person = loopback.person("Ilaria");
        let file = std::fs::File::create(directory.join("page")).unwrap();
        let yardstick = Self { loopback, person, file };
        for _ in 0..WARM_UP {
            yardstick.empty().await;
        }
        yardstick
    }

    /// The time until the response to an empty command.
    async fn empty(&self) -> Duration {
        let channel = self.loopback.channel();
        let told = self.loopback.slash(self.person, channel, "empty", vec![]).await.unwrap();
        told.latency().unwrap()
    }

    /// Measures once, with the same pause as before an `/attack`, so that caches and processors are equally cold.
    async fn measure(&self, between: &Mutex<Between>) {
        pause(MOMENT).await;
        let before = Instant::now();
        (&self.file).write_all(&[7; 4096]).unwrap();
        self.file.sync_data().unwrap();
        let synced = before.elapsed();
        pause(MOMENT).await;
        let empty = self.empty().await;
        let mut between = between.lock();
        between.synced.push(synced);
        between.empty.push(empty);
    }
}

/// `/attack`s of games opened one after another, with a pause before each.
async fn alone(loopback: &Loopback, numbers: std::ops::Range<usize>) -> Vec<Duration> {
    attacks_of_games(loopback, numbers, SEQUENTIAL / 20, MOMENT).await
}

/// Requests [`BOARDS`] boards at once and waits for their pictures, again and again until `over`; returns the number
/// of pictures.
async fn boards(loopback: &Loopback, games: &[Game], over: &AtomicBool) -> usize {
    let mut seen = 0;
    while !over.load(Ordering::Relaxed) {
        let askers = games.iter().flat_map(|game| game.people().map(|person| (game, person))).cycle();
        let wave = askers.take(BOARDS).map(|(game, person)| async move {
            let told = says(loopback, (person, game.channel()), "board", &[]).await;
            told.message.map_or(0, |message| message.attachments.len())
        });
        let pictures: Vec<usize> = futures_util::future::join_all(wave).await;
        seen += pictures.into_iter().sum::<usize>();
    }
    seen
}

/// `/attack` and the empty command in turns. Returns the median of `/attack` in ms.
async fn against_an_empty_command(loopback: &Loopback, directory: &Path) -> f64 {
    let yardstick = Yardstick::start(directory).await;
    let (mut attacks, between) = (Vec::new(), Mutex::new(Between::default()));
    for number in 1..21 {
        let game = Game::open(loopback, number).await;
        attacks.extend(game.attacks(SEQUENTIAL / 20, MOMENT, || yardstick.measure(&between)).await);
    }
    let mut between = between.into_inner();
    let (empty, _) = report("empty poise command", &mut between.empty);
    let (median, _) = report("/attack without picture, in turns with it", &mut attacks);
    let (disk, _) = report("the disk alone: one page and a sync", &mut between.synced);
    println!("  {:.2} times the empty command (goal: at most 2.8)", median / empty);
    println!("  {:.2} times without the time of the disk", (median - disk) / empty);
    median
}

/// `/attack` while boards are drawn, against `/attack` alone.
async fn beside_boards(loopback: &Loopback, alone_median: f64) {
    let mut askers = Vec::new();
    for number in 21..41 {
        askers.push(Game::open(loopback, number).await);
    }
    let over = AtomicBool::new(false);
    let measured = async {
        let latencies = alone(loopback, 41..61).await;
        over.store(true, Ordering::Relaxed);
        latencies
    };
    let (mut beside, seen) = tokio::join!(measured, boards(loopback, &askers, &over));
    let name = format!("/attack while {BOARDS} boards at a time are drawn ({seen} pictures)");
    let (busy, _) = report(&name, &mut beside);
    println!("  {:.2} times what it takes alone (goal: at most 1.5)", busy / alone_median);
}

/// `/attack` of a bot whose database is on a PostgreSQL server, by a socket, and of one with a file, in turns.
async fn on_postgresql(on_file: &Loopback) {
    let Some(server) = Server::start() else { return };
    let loopback = discord(Limits::none()).await;
    let directory = tempfile::tempdir().unwrap();
    let database = ("CASUS_BELLI_DATABASE_URL", server.games());
    let mut bot = start_on(&loopback, directory.path(), (database.0, &database.1)).await;
    Game::open(&loopback, 0).await.attacks(10, Duration::ZERO, || ready(())).await;
    let (mut file, mut postgres) = (Vec::new(), Vec::new());
    for number in 400..440 {
        file.extend(alone(on_file, number..number + 1).await);
        postgres.extend(alone(&loopback, number..number + 1).await);
    }
    let (median, high) = report("/attack on a file, in turns with the next", &mut file);
    let (other_median, other_high) = report("/attack on PostgreSQL", &mut postgres);
    println!("  median {:.2} times that of the file (goal: at most 1.25)", other_median / median);
    println!("  p99 {:.2} times that of the file (goal: at most 2)", other_high / high);
    bot.kill().await.unwrap();
}

/// `/attack` in games that are all played at once.
async fn many_games(loopback: &Loopback) {
    let mut playing = Vec::new();
    for number in 0..GAMES {
        let game = Game::open(loopback, 100 + number).await;
        playing.push(game);
    }
    let play = |(i, game): (usize, Game)| {
        tokio::spawn(async move {
            // Not all at the same instant, as with real players.
            pause(THINK * i as u32 / GAMES as u32).await;
            game.attacks(ATTACKS, THINK, || ready(())).await
        })
    };
    let playing: Vec<_> = playing.into_iter().enumerate().map(play).collect();
    let mut crowd = Vec::new();
    for game in playing {
        crowd.extend(game.await.unwrap());
    }
    let (_, high) = report(&format!("/attack with {GAMES} games played at once"), &mut crowd);
    println!("  p99 {high:.1} ms (goal: below 100)");
}

#[tokio::main]
async fn main() {
    let loopback = discord(Limits::none()).await;
    let directory = tempfile::tempdir().unwrap();
    let mut bot = start(&loopback, directory.path()).await;
    Game::open(&loopback, 0).await.attacks(10, Duration::ZERO, || ready(())).await;
    if wanted("alone") || wanted("boards") {
        let median = against_an_empty_command(&loopback, directory.path()).await;
        if wanted("boards") {
            beside_boards(&loopback, median).await;
        }
    }
    if wanted("games") {
        many_games(&loopback).await;
    }
    if wanted("postgres") {
        on_postgresql(&loopback).await;
    }
    bot.kill().await.unwrap();
}
