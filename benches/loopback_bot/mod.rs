//! What the benches of the whole bot share: the real binary on a loopback Discord, commands, pauses, reports.

#![allow(dead_code, reason = "no bench needs all of it")]
#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::disallowed_methods, reason = "people think")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]

pub(crate) mod two_people;

use casus_belli::loopback::{Id, Limits, Loopback, Options, Outcome};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::process::{Child, Command};

/// A loopback Discord that does not check the bodies.
pub(crate) async fn discord(limits: Limits) -> Loopback {
    Loopback::start(Options { limits, checked: false, ..Options::default() }).await.unwrap()
}

/// Starts the binary with its database in `directory`, and waits until it is connected and its commands are registered.
pub(crate) async fn start(loopback: &Loopback, directory: &Path) -> Child {
    let file = directory.join("games.db").to_str().unwrap().to_owned();
    start_on(loopback, directory, ("CASUS_BELLI_DATABASE_PATH", &file)).await
}

/// Like [`start`], with the setting that says where its database is.
pub(crate) async fn start_on(loopback: &Loopback, directory: &Path, database: (&str, &str)) -> Child {
    let (sessions, _) = loopback.sessions();
    let bot = Command::new(env!("CARGO_BIN_EXE_casus-belli"))
        .arg("run")
        .env("CASUS_BELLI_DISCORD_TOKEN", loopback.token())
        .env("CASUS_BELLI_DISCORD_API_BASE", loopback.base_url())
        .env(database.0, database.1)
        .env("CASUS_BELLI_LIMITS_COMMANDS_PER_MINUTE", "6000")
        .env("CASUS_BELLI_LIMITS_GAMES_PER_SERVER", "1000")
        .current_dir(directory)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    loopback.wait_for("the bot", |l| (l.sessions().0 > sessions).then_some(())).await.unwrap();
    loopback.wait_command("attack").await.unwrap();
    bot
}

/// Gives a command and returns what became of it.
pub(crate) async fn says(
    loopback: &Loopback,
    (person, channel): (Id, Id),
    path: &str,
    options: &[(&str, Value)],
) -> Outcome {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    loopback.slash(person, channel, path, options).await.unwrap()
}

/// A running game of two people, dealt and placed at once, in a channel of its own.
pub(crate) async fn game_of_two(loopback: &Loopback, number: usize) -> (Id, [Id; 2]) {
    let channel = loopback.add_channel(&format!("game-{number}"));
    let people = [0, 1].map(|seat| loopback.person(&format!("Player {number}-{seat}")));
    let new = [("rulebook", json!(0)), ("seats", json!(2)), ("setup", json!(2))];
    says(loopback, (people[0], channel), "game new", &new).await;
    says(loopback, (people[1], channel), "game join", &[]).await;
    says(loopback, (people[0], channel), "game start", &[]).await;
    (channel, people)
}

/// Waits; not at all for zero.
pub(crate) async fn pause(think: Duration) {
    if !think.is_zero() {
        tokio::time::sleep(think).await;
    }
}

/// Prints median and 99th percentile, and returns them in ms.
pub(crate) fn report(name: &str, times: &mut [Duration]) -> (f64, f64) {
    times.sort_unstable();
    let [median, high] = [0.5, 0.99].map(|share| {
        let at = ((times.len() - 1) as f64 * share).round() as usize;
        times[at].as_secs_f64() * 1e3
    });
    println!("{name}: n = {}, median {median:.2} ms, p99 {high:.2} ms", times.len());
    (median, high)
}

/// Whether this part of the bench is to run: all parts, or those named on the command line.
pub(crate) fn wanted(part: &str) -> bool {
    let mut named = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).peekable();
    named.peek().is_none() || named.any(|name| name == part)
}
