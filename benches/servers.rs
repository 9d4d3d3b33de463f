//! Many servers in one process: the memory of the real binary when it is in one server and when it is in many, and how soon a
//! person is answered while further shards connect. Servers, channels of each, and shards can be named on the command line:
//! `cargo bench --bench servers -- 3000 31 3` (goal: at most 80 MiB), `cargo bench --bench servers -- 10000 2 10` (goal: at
//! most 500 ms).
//!
//! The memory is what the kernel counts for the process (`VmRSS`, and `VmHWM` for the most), some seconds after the last
//! server was told, without games. It depends on little else: the number of servers and the program's own code and caches.

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]
#![allow(clippy::disallowed_methods, reason = "a bench measures time")]

mod loopback_bot;

use casus_belli::loopback::{Id, Limits, Loopback, Options};
use loopback_bot::{pause, report, says, start};
use std::time::{Duration, Instant};
use tokio::process::Child;

/// Time after which a bot that has nothing to do is at rest.
const REST: Duration = Duration::from_secs(10);
/// Pause between two commands.
const THINK: Duration = Duration::from_millis(100);
/// The most that a first response may take while shards connect (goal).
const SOON: f64 = 500.0;
/// MiB that the process may use with 3,000 servers of 31 channels (goal).
const MOST: f64 = 80.0;

#[tokio::main]
async fn main() {
    let given: Vec<u64> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let given = |at: usize, usual: u64| given.get(at).copied().unwrap_or(usual);
    let (servers, channels, shards) = (given(0, 3_000), given(1, 31), given(2, 3));
    let (alone, _) = memory(1, 1, 1).await;
    println!("in one server: {alone:.0} MiB");
    let (many, most) = memory(servers as usize, channels, shards).await;
    println!(
        "in {servers} servers of {channels} channels, on {shards} shards: {many:.0} MiB (at most {most:.0} MiB)"
    );
    println!(
        "  {:.1} KiB a server; goal with 3,000 of 31 channels: at most {MOST} MiB",
        (many - alone) * 1024.0 / servers as f64
    );
}

/// Starts the bot in so many servers. Returns its memory at rest and the most that it had, in MiB.
async fn memory(servers: usize, channels: u64, shards: u64) -> (f64, f64) {
    let options = Options {
        limits: Limits { identifies: Limits::discord().identifies, ..Limits::none() },
        shards,
        checked: false,
        patience: Duration::from_mins(5),
        ..Options::default()
    };
    let loopback = Loopback::start(options).await.unwrap();
    let servers = loopback.add_guilds(servers, channels);
    let directory = tempfile::tempdir().unwrap();
    let mut bot = start(&loopback, directory.path()).await;
    if shards > 1 {
        while_connecting(&loopback, &servers, shards).await;
    }
    let up = |l: &Loopback| (l.shards_connected().len() as u64 == shards).then_some(());
    loopback.wait_for("all shards", up).await.unwrap();
    pause(REST).await;
    let used = (of(&bot, "VmRSS:"), of(&bot, "VmHWM:"));
    bot.kill().await.unwrap();
    loopback.shutdown();
    used
}

/// Asks in a server of the first shard until all shards are up.
async fn while_connecting(loopback: &Loopback, servers: &[(Id, Vec<Id>)], shards: u64) {
    let (_, channels) = servers.iter().find(|(id, _)| (id.0 >> 22).is_multiple_of(shards)).unwrap();
    let (person, began) = (loopback.person("Ilaria"), Instant::now());
    let mut latencies = Vec::new();
    while (loopback.shards_connected().len() as u64) < shards {
        let told = says(loopback, (person, channels[0]), "help", &[]).await;
        latencies.push(told.latency().unwrap());
        pause(THINK).await;
    }
    println!("{shards} shards were up after {:.1} s", began.elapsed().as_secs_f64());
    let refused = loopback.identifies().iter().filter(|identify| !identify.accepted).count();
    println!("  IDENTIFYs: {}, refused because they came too early: {refused}", loopback.identifies().len());
    report("  first response on the first shard meanwhile", &mut latencies);
    let longest = latencies.iter().max().unwrap().as_secs_f64() * 1e3;
    println!("  the longest: {longest:.1} ms (goal: at most {SOON} ms)");
}

/// A figure of the process, in MiB.
fn of(bot: &Child, figure: &str) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", bot.id().unwrap())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(figure)).unwrap();
    line.trim().trim_end_matches(" kB").parse::<f64>().unwrap() / 1024.0
}
