//! Delivery under load: 300 running games of two people each, played at once against a loopback with Discord's limits: 50
//! requests a second, five posts in a channel in five seconds. Prints how many requests and notices a second are
//! delivered, the most requests within any second, and how many were refused. The number of games and the seconds of play
//! can be named on the command line: `cargo bench --bench delivery -- 300 60`.
//!
//! The requests are counted by the loopback as they arrive; the notices are rows of the bot's own database.

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]
#![allow(clippy::disallowed_methods, reason = "a bench measures time")]

mod loopback_bot;

use casus_belli::loopback::{Id, Limits, Loopback};
use loopback_bot::{discord, game_of_two, pause, says, start};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Number of games opened at a time.
const OPENED: usize = 10;
/// Pause between two steps of a game.
const THINK: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() {
    let given: Vec<u64> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let (games, seconds) = (given.first().copied().unwrap_or(300), given.get(1).copied().unwrap_or(60));
    let directory = tempfile::tempdir().unwrap();
    let loopback = discord(Limits::discord()).await;
    let bot = start(&loopback, directory.path()).await;
    let began = Instant::now();
    let mut open = Vec::new();
    let numbers: Vec<usize> = (0..games as usize).collect();
    for some in numbers.chunks(OPENED) {
        let opening = some.iter().map(|number| game_of_two(&loopback, *number));
        open.extend(futures_util::future::join_all(opening).await);
    }
    println!("{games} games were opened in {:.1} s", began.elapsed().as_secs_f64());

    let (stop, steps) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let playing: Vec<_> = open
        .iter()
        .map(|game| tokio::spawn(play(loopback.clone(), *game, Arc::clone(&stop), Arc::clone(&steps))))
        .collect();
    // The outbox of the opening is part of the load.
    pause(Duration::from_secs(10)).await;
    let path = directory.path().join("games.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let rows = casus_belli::store::pool_of::<sqlx::Sqlite>(1).connect_with(options);
    let rows = rows.await.unwrap();
    let before = (loopback.counted().0, delivered(&rows).await, Instant::now());
    pause(Duration::from_secs(seconds)).await;
    let after = (loopback.counted().0, delivered(&rows).await, Instant::now());
    stop.store(true, Ordering::Relaxed);
    for game in playing {
        game.await.unwrap();
    }
    let time = (after.2 - before.2).as_secs_f64();
    println!("{} steps of players in {time:.1} s", steps.load(Ordering::Relaxed));
    println!("requests a second: {:.1}", (after.0 - before.0) as f64 / time);
    println!("notices a second, each revision once: {:.1}", (after.1 - before.1) as f64 / time);
    println!("pending at the end: {}", pending(&rows).await);
    println!("most requests within any second, since the start: {}", loopback.counted().1);
    println!("refused by a limit, since the start: {}", loopback.refused());
    drop(bot);
}

/// Plays a game until stopped: whoever is asked places all armies or ends the turn.
async fn play(
    loopback: Loopback,
    (channel, people): (Id, [Id; 2]),
    stop: Arc<AtomicBool>,
    steps: Arc<AtomicU64>,
) {
    while !stop.load(Ordering::Relaxed) {
        for person in people {
            let choices = loopback.autocomplete(person, channel, "place", vec![], "territory", "").await;
            if let Some(at) = choices.unwrap_or_default().first().map(|choice| choice.value.clone()) {
                says(&loopback, (person, channel), "place", &[("territory", json!(at))]).await;
            }
            pause(THINK).await;
            says(&loopback, (person, channel), "end", &[]).await;
            steps.fetch_add(2, Ordering::Relaxed);
            pause(THINK).await;
        }
    }
}

/// Number of notices delivered so far, each revision once.
async fn delivered(rows: &sqlx::SqlitePool) -> i64 {
    let sum = "SELECT COALESCE(SUM(revision), 0) FROM outbox WHERE state = 'delivered'";
    sqlx::query_scalar(sum).fetch_one(rows).await.unwrap()
}

async fn pending(rows: &sqlx::SqlitePool) -> i64 {
    sqlx::query_scalar("SELECT COUNT(*) FROM outbox WHERE state = 'pending'").fetch_one(rows).await.unwrap()
}
