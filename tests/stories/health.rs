//! `/health`: a bot that works is well, and each fault is named.

use crate::harness::{PATIENCE, Story};
use crate::outside::{Outside, watched};
use crate::process::{program, quick_discord, ran, start_with, terminate};
use crate::small_disk::SmallDisk;
use casus_belli::discord::Workers;
use casus_belli::loopback::{Clock, Fault, Limits, Trouble};
use casus_belli::ops::Listener;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_running_bot_is_well_and_a_cut_gateway_a_lost_disk_and_a_locked_database_are_named() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let (folder, elsewhere) = (directory.path().join("data"), directory.path().join("gone"));
    std::fs::create_dir(&folder).expect("a folder");
    let database = folder.join("games.db");
    let mut child = start_with(&loopback, &database, watched).await;
    let outside = Outside::of(&mut child).await;
    outside.until(&[]).await;
    let (_, body) = outside.get("/health").await;
    let shown: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(shown["checks"]["gateway"]["shards"], json!([true]), "{body}");
    let age = shown["checks"]["clock"]["seconds"].as_f64().expect("an age");
    assert!((0.0..5.0).contains(&age), "{body}");

    loopback.misbehave(Fault::GatewayDown(true));
    loopback.misbehave(Fault::GatewayDrop);
    outside.until(&["gateway"]).await;
    assert!(outside.figure("casus_belli_gateway_shards{state=\"down\"}").await > 0.5);
    loopback.misbehave(Fault::GatewayDown(false));
    outside.until(&[]).await;

    // As if the disk had been taken away: what is open stays open.
    std::fs::rename(&folder, &elsewhere).expect("moved");
    outside.until(&["disk"]).await;
    std::fs::rename(&elsewhere, &folder).expect("moved back");
    outside.until(&[]).await;
    let left: Vec<_> =
        std::fs::read_dir(&folder).expect("readable").map(|file| file.expect("a file").path()).collect();
    assert!(!left.iter().any(|file| file.to_string_lossy().contains("probe")), "{left:?}");

    let other = SqliteConnectOptions::new().filename(&database).connect().await;
    let mut other = other.expect("a second program");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    // If the clock has something to write, it waits too.
    outside.until_named("database").await;
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("it is held");
    other.close().await.expect("closed");
    outside.until(&[]).await;

    let (status, _) = outside.get("/").await;
    assert_eq!(status, 404);
    terminate(&mut child).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_named_until_there_is_room_again() {
    let loopback = quick_discord().await;
    let Some(mut disk) = SmallDisk::start(&loopback).await else {
        eprintln!("LEFT OUT: no disk of its own can be made here");
        return;
    };
    let outside = Outside::of(&mut disk.bot).await;
    outside.until(&[]).await;
    disk.fill();
    outside.until_named("disk").await;
    disk.make_room();
    outside.until(&[]).await;
    terminate(&mut disk.bot).await;
}

/// The answer of `/health` of a story's bot: the checks that failed.
async fn failed(address: SocketAddr) -> Vec<String> {
    let answer = reqwest::get(format!("http://{address}/health")).await.expect("an answer");
    let status = answer.status();
    let shown: Value = serde_json::from_str(&answer.text().await.expect("UTF-8")).expect("JSON");
    let checks = shown["checks"].as_object().expect("checks");
    let failed: Vec<String> =
        checks.iter().filter(|(_, check)| check["ok"] != true).map(|(name, _)| name.clone()).collect();
    assert_eq!(status.as_u16(), if failed.is_empty() { 200 } else { 503 });
    failed
}

async fn until(address: SocketAddr, expected: &[&str]) {
    let right = async { while failed(address).await != expected {} };
    tokio::time::timeout(PATIENCE, right).await.unwrap_or_else(|_| panic!("never {expected:?}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_discord_that_takes_no_message_for_half_a_minute_is_named_until_one_gets_through() {
    let story = Story::at(Clock::manual(), Limits::none(), Workers::Running, |_| {}).await;
    let listener = Listener::open((Ipv4Addr::LOCALHOST, 0).into()).await.expect("a port");
    let address = listener.address();
    let served = tokio::spawn(listener.serve(story.watched()));
    until(address, &[]).await;
    story.discord.misbehave(Fault::Requests {
        route: "/channels/{channel_id}".into(),
        times: 1_000_000,
        trouble: Trouble::Status(503),
    });
    let host = story.person("Ilaria");
    // Each is answered; what is posted after it gets stuck.
    let sent =
        story.discord.slash(host, story.channel(), "game new", vec![("computers".into(), json!(2))]).await;
    assert!(!sent.expect("it is sent").silent());
    let begun = story.discord.slash(host, story.channel(), "game start", vec![]).await;
    assert!(!begun.expect("it is sent").silent());
    let metrics = format!("http://{address}/metrics");
    let stuck = async {
        loop {
            let text = reqwest::get(&metrics).await.expect("an answer").text().await.expect("UTF-8");
            let failed = text
                .lines()
                .find_map(|line| line.strip_prefix("casus_belli_notices_total{result=\"failed\"} "));
            if failed.is_some_and(|failed| failed != "0") {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, stuck).await.expect("a post fails");
    story.discord.clock().advance(Duration::from_secs(29));
    until(address, &[]).await;
    story.discord.clock().advance(Duration::from_secs(2));
    until(address, &["delivery"]).await;
    story.discord.forgive();
    // What has failed is tried again, after five minutes at the latest.
    story.discord.clock().advance(Duration::from_mins(5));
    until(address, &[]).await;
    served.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_loops_do_not_run_is_not_well() {
    let story = Story::begin().await;
    let listener = Listener::open((Ipv4Addr::LOCALHOST, 0).into()).await.expect("a port");
    let address = listener.address();
    let served = tokio::spawn(listener.serve(story.watched()));
    until(address, &["clock", "delivery"]).await;
    served.abort();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_that_is_taken_and_an_address_that_is_none_are_one_line_and_nothing_is_written() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let database = directory.path().join("games.db");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = (taken.local_addr().expect("its address").to_string(), taken);
    for (listen, expected) in [
        (&*taken.0, "write an address of this machine with a free port"),
        ("203.0.113.7:9464", "write an address of this machine with a free port"),
        ("localhost:9464", "write an address and a port such as"),
        ("9464x", "write an address and a port such as"),
    ] {
        let mut program = program(&loopback, &database, "run");
        program.env("CASUS_BELLI_OPS_LISTEN", listen);
        let (code, said) = ran(program).await;
        assert_eq!(code, 2, "{said}");
        assert_eq!(said.trim().lines().count(), 1, "{said}");
        let named = said.contains("ops.listen") || said.contains("CASUS_BELLI_OPS_LISTEN");
        assert!(named && said.contains(listen) && said.contains(expected), "{said}");
        assert!(!said.contains(&loopback.token()), "{said}");
        assert_eq!(std::fs::read_dir(directory.path()).expect("readable").count(), 0, "nothing is written");
    }
    assert_eq!(loopback.sessions().0, 0, "nor does it log in");
}
