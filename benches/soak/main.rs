//! Soak test of the real binary: many games are played at once on a simulated Discord that fails as Discord does, then the bot is
//! killed (SIGKILL) again and again while people go on. It ends by itself, prints its figures, and exits with code 1 if a demand is
//! not met: every accepted action exactly once in the log of its game, every notice posted once and in order, first responses in
//! time, memory that does not grow, and no second with more requests than Discord allows.
//!
//! `cargo bench --bench soak -- --games 1000 --rate 50 --seconds 300 --kills 100`, and the same with `--postgres`;
//! `-- --postgres --games 100 --rate 20 --seconds 10 --kills 0 --promotions 20` replaces the server by its standby again and
//! again. `--help` lists all options.

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]
#![allow(clippy::disallowed_methods, reason = "a soak test measures time, and people think")]

mod backend;
mod bot;
mod database;
mod discord_faults;
mod players;
#[path = "../../tests/postgres_proxy.rs"]
mod postgres_proxy;
#[path = "../../tests/postgres_server.rs"]
mod postgres_server;
mod report;

use backend::{Address, Cluster};
use bot::{Bot, Setup};
use casus_belli::loopback::{Limits, Loopback, Options};
use clap::Parser;
use discord_faults::Faults;
use players::Players;
use report::{Report, Responses};
use std::process::ExitCode;
use std::time::Duration;

/// Text channels of each server.
const CHANNELS: usize = 20;
/// How long the outbox may take to empty.
const MOST_DRAIN: Duration = Duration::from_mins(40);

/// Plays many games on a simulated Discord with faults, then kills the bot again and again.
#[derive(Parser)]
struct Arguments {
    /// Number of running games.
    #[arg(long, default_value_t = 1_000)]
    games: usize,
    /// Interactions a second.
    #[arg(long, default_value_t = 50)]
    rate: u32,
    /// Seconds of play with faults, before the kills.
    #[arg(long, default_value_t = 300)]
    seconds: u64,
    /// Number of SIGKILLs.
    #[arg(long, default_value_t = 100)]
    kills: u32,
    /// Whether the database is on a PostgreSQL server, which is started for it.
    #[arg(long)]
    postgres: bool,
    /// How often that server dies and is replaced by its standby, after the kills.
    #[arg(long, default_value_t = 0, requires = "postgres")]
    promotions: u32,
    /// Share of faults, in percent of the requests and people.
    #[arg(long, default_value_t = 2)]
    faults: u32,
    /// Seed of the players' and faults' choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The program that is tested; by default the one that was built with this bench.
    #[arg(long, default_value = env!("CARGO_BIN_EXE_casus-belli"))]
    program: std::path::PathBuf,
    /// The folder of the database and the log; by default one that is deleted at the end.
    #[arg(long)]
    folder: Option<std::path::PathBuf>,
    /// Given by `cargo bench`.
    #[arg(long, hide = true)]
    bench: bool,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let temporary = tempfile::tempdir().unwrap();
    let folder = arguments.folder.clone().unwrap_or_else(|| temporary.path().to_owned());
    std::fs::create_dir_all(&folder).unwrap();
    let report = Box::pin(soak(&arguments, &folder)).await;
    if report.print() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

async fn soak(arguments: &Arguments, folder: &std::path::Path) -> Report {
    let loopback = discord().await;
    let mut report = Report::default();
    let channels = players::places(&loopback, arguments.games, CHANNELS);
    let cluster =
        if arguments.postgres { Some(Cluster::start(arguments.promotions > 0).await) } else { None };
    let database = cluster.as_ref().map_or_else(|| Address::file(folder), Cluster::address);
    let setup = Setup {
        loopback: loopback.clone(),
        program: arguments.program.clone(),
        folder: folder.to_owned(),
        database: database.clone(),
    };
    let bot = Bot::start(setup.clone()).await;
    let tables = players::open(&loopback, &channels, arguments.seed).await;
    println!("{} games are running; the messages of their beginning are sent", tables.len());
    bot.emptied(MOST_DRAIN).await;
    let faults = Faults::begin(&loopback, &tables, database.clone(), arguments.faults, arguments.seed);
    let players = Players::begin(&loopback, tables, arguments.rate);
    played(arguments, &bot, &players, &mut report).await;
    faults.end().await;
    let bot = killed(arguments, bot, &players, &mut report).await;
    // The server lives until everything is checked.
    let _cluster = promoted(arguments, cluster, &players, &mut report).await;

    let tables = players.end().await;
    println!("all people have stopped; the messages that wait are sent");
    report.left = bot.emptied(MOST_DRAIN).await;
    report.requests = loopback.counted();
    report.refused = loopback.refused();
    // An answer that was carried out and whose response was lost on the way back is given a second time.
    let broken = loopback.violations().into_iter().filter(|violation| violation.rule != "callback-twice");
    report.violations = broken.map(|violation| violation.to_string()).collect();
    report.stopped = bot.stopped().await;
    report.errors = bot::errors(folder);
    database::check(&database, &loopback, &tables, &mut report).await;
    report.unsound = setup.unsound().await;
    report
}

/// Play with faults.
async fn played(arguments: &Arguments, bot: &Bot, players: &Players, report: &mut Report) {
    let minute = (arguments.seconds / 5).clamp(1, 60);
    wait(minute).await;
    bot.memory();
    wait(minute).await;
    report.memory.0 = bot.memory();
    wait(arguments.seconds.saturating_sub(3 * minute)).await;
    bot.memory();
    wait(minute).await;
    report.memory.1 = bot.memory();
    report.play = Responses::new(players.take_answers());
    println!("played for {} s: {}", arguments.seconds, report.play);
}

/// Play while the bot is killed.
async fn killed(arguments: &Arguments, mut bot: Bot, players: &Players, report: &mut Report) -> Bot {
    let mut random = players::Random::new(arguments.seed ^ 0xDEAD);
    for kill in 1..=arguments.kills {
        tokio::time::sleep(Duration::from_millis(100 + random.below(1_400))).await;
        bot = bot.killed_and_started().await;
        if kill.is_multiple_of(10) {
            println!("killed {kill} times");
        }
    }
    // A moment without kills: people see where they are.
    wait(5).await;
    report.kills = (arguments.kills, Responses::new(players.take_answers()));
    bot
}

/// Play while the server of the database dies and its standby takes its place.
async fn promoted(
    arguments: &Arguments,
    mut cluster: Option<Cluster>,
    players: &Players,
    report: &mut Report,
) -> Option<Cluster> {
    let mut random = players::Random::new(arguments.seed ^ 0x5AFE);
    for promotion in 1..=arguments.promotions {
        tokio::time::sleep(Duration::from_millis(500 + random.below(3_000))).await;
        cluster = Some(cluster?.promoted());
        println!("{promotion} standbys promoted");
    }
    wait(if arguments.promotions > 0 { 5 } else { 0 }).await;
    report.promotions = (arguments.promotions, Responses::new(players.take_answers()));
    cluster
}

/// A Discord with its own limits, except that a bot may begin its sessions as soon as it was killed.
async fn discord() -> Loopback {
    let limits = Limits { identifies: Limits::none().identifies, ..Limits::discord() };
    let options = Options {
        limits,
        checked: false,
        session_starts: u64::MAX,
        keeps_files: false,
        records_posts: true,
        patience: Duration::from_mins(5),
        ..Options::default()
    };
    Loopback::start(options).await.unwrap()
}

async fn wait(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}
