//! Time from interaction to response of `/my games` for a person with 50 running games, over the loopback with the real
//! binary: at the start, when no game is in memory, and later. Prints medians and percentiles.

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]

use casus_belli::loopback::{Id, Limits, Loopback, Options, Outcome};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::process::{Child, Command};

/// Number of running games of the person.
const GAMES: usize = 50;
/// Number of starts of the program, each measured once.
const STARTS: usize = 10;
/// Number of measurements while all games are in memory.
const WARM: usize = 100;

async fn start(loopback: &Loopback, directory: &Path) -> Child {
    let (sessions, _) = loopback.sessions();
    let bot = Command::new(env!("CARGO_BIN_EXE_casus-belli"))
        .arg("run")
        .env("CASUS_BELLI_DISCORD_TOKEN", loopback.token())
        .env("CASUS_BELLI_DISCORD_API_BASE", loopback.base_url())
        .env("CASUS_BELLI_DATABASE_PATH", directory.join("games.db"))
        .env("CASUS_BELLI_LIMITS_COMMANDS_PER_MINUTE", "6000")
        .env("CASUS_BELLI_LIMITS_GAMES_PER_SERVER", "1000")
        .current_dir(directory)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    loopback.wait_for("the bot", |l| (l.sessions().0 > sessions).then_some(())).await.unwrap();
    loopback.wait_command("my").await.unwrap();
    bot
}

async fn says(
    loopback: &Loopback,
    (person, channel): (Id, Id),
    path: &str,
    options: &[(&str, Value)],
) -> Outcome {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    loopback.slash(person, channel, path, options).await.unwrap()
}

async fn listed(loopback: &Loopback, person: Id) -> Duration {
    let told = says(loopback, (person, loopback.channel()), "my games", &[]).await;
    assert!(told.text().contains(&format!("{GAMES}**")), "{}", told.text());
    told.latency().unwrap()
}

fn report(name: &str, mut latencies: Vec<Duration>) {
    latencies.sort_unstable();
    let [median, high] = [0.5, 0.99].map(|share| {
        let at = ((latencies.len() - 1) as f64 * share).round() as usize;
        latencies[at].as_secs_f64() * 1e3
    });
    println!("{name}: n = {}, median {median:.1} ms, p99 {high:.1} ms (goal: below 50)", latencies.len());
}

#[tokio::main]
async fn main() {
    let options = Options { limits: Limits::none(), checked: false, ..Options::default() };
    let loopback = Loopback::start(options).await.unwrap();
    let directory = tempfile::tempdir().unwrap();
    let mut bot = start(&loopback, directory.path()).await;
    let person = loopback.person("Ilaria");
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
    report(&format!("/my games with {GAMES} games, all in memory"), warm);
    let mut cold = Vec::new();
    for _ in 0..STARTS {
        bot.kill().await.unwrap();
        bot = start(&loopback, directory.path()).await;
        cold.push(listed(&loopback, person).await);
    }
    report(&format!("/my games with {GAMES} games, first after a start"), cold);
    bot.kill().await.unwrap();
}
