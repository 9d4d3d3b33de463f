//! Time from interaction to response of `/my games` for a person with 50 running games, over the loopback with the real
//! binary: at the start, when no game is in memory, and later. Prints medians and percentiles.

#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]

mod loopback_bot;

use casus_belli::loopback::{Id, Limits, Loopback};
use loopback_bot::{discord, report, says, start};
use serde_json::json;
use std::time::Duration;

/// Number of running games of the person.
const GAMES: usize = 50;
/// Number of starts of the program, each measured once.
const STARTS: usize = 10;
/// Number of measurements while all games are in memory.
const WARM: usize = 100;

async fn listed(loopback: &Loopback, person: Id) -> Duration {
    let told = says(loopback, (person, loopback.channel()), "my games", &[]).await;
    assert!(told.text().contains(&format!("{GAMES}**")), "{}", told.text());
    told.latency().unwrap()
}

#[tokio::main]
async fn main() {
    let loopback = discord(Limits::none()).await;
    let directory = tempfile::tempdir().unwrap();
    let mut bot = start(&loopback, directory.path()).await;
    let [person, nobody] = ["Ilaria", "Marco"].map(|name| loopback.person(name));
    for number in 0..GAMES {
        let channel = loopback.add_channel(&format!("game-{number}"));
        let other = loopback.person(&format!("Player {number}"));
        let new = [("rulebook", json!(0)), ("seats", json!(2)), ("setup", json!(2))];
        says(&loopback, (person, channel), "game new", &new).await;
        says(&loopback, (other, channel), "game join", &[]).await;
        says(&loopback, (person, channel), "game start", &[]).await;
    }
    listed(&loopback, person).await;
    let mut warm = Vec::new();
    for _ in 0..WARM {
        warm.push(listed(&loopback, person).await);
    }
    report(&format!("/my games with {GAMES} games, all in memory (goal: below 50)"), &mut warm);
    let mut cold = Vec::new();
    for _ in 0..STARTS {
        bot.kill().await.unwrap();
        bot = start(&loopback, directory.path()).await;
        // The answer to somebody without games shows that the start is over; it loads none.
        says(&loopback, (nobody, loopback.channel()), "my games", &[]).await;
        cold.push(listed(&loopback, person).await);
    }
    report(&format!("/my games with {GAMES} games, first after a start (goal: below 50)"), &mut cold);
    bot.kill().await.unwrap();
}
