//! Many servers in one process: the real binary on ten shards. Identifies are as far apart as Discord demands, and whoever asks on
//! a shard that is up is answered while the others connect.

use crate::harness::PATIENCE;
use crate::loopback_bot::opts;
use crate::process::{program, ran, terminate};
use casus_belli::loopback::{Bucket, Id, Limits, Loopback, Options};
use serde_json::json;
use std::time::Duration;

const SHARDS: u64 = 10;
const SERVERS: usize = 10_000;
/// Serenity waits five seconds from one connection to the next; an IDENTIFY follows its HELLO, which a machine that has much to do
/// handles a moment later.
const APART: Duration = Duration::from_millis(4_500);

/// A channel of a server of that shard.
fn channel_on(servers: &[(Id, Vec<Id>)], shard: u64) -> Id {
    let (_, channels) =
        servers.iter().find(|(id, _)| (id.0 >> 22) % SHARDS == shard).expect("each shard has some");
    channels[0]
}

/// Whether that command is answered there.
async fn answered(
    loopback: &Loopback,
    channel: Id,
    path: &str,
    options: &[(&str, serde_json::Value)],
) -> String {
    let ilaria = loopback.person("Ilaria");
    let told = loopback.slash(ilaria, channel, path, opts(options)).await.expect("the client allows it");
    assert!(!told.silent(), "/{path} was not answered");
    told.text().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_servers_on_ten_shards_are_served_while_the_last_shards_still_connect() {
    let identifies = Bucket { requests: 1, window: APART };
    let options = Options {
        limits: Limits { identifies, ..Limits::none() },
        shards: SHARDS,
        checked: false,
        patience: PATIENCE,
        ..Options::default()
    };
    let loopback = Loopback::start(options).await.expect("the loopback starts");
    let servers = loopback.add_guilds(SERVERS, 2);
    let directory = tempfile::tempdir().expect("a directory");
    let mut child = program(&loopback, &directory.path().join("games.db"), "run").spawn().expect("it starts");
    loopback.wait_command("attack").await.expect("it registers its commands");

    let (first, direct) = (channel_on(&servers, 0), loopback.dm_channel(loopback.person("Ilaria")));
    let lobby = answered(&loopback, first, "game new", &[("rulebook", json!(0))]).await;
    assert!(lobby.contains("Ilaria"), "{lobby}");
    answered(&loopback, direct, "help", &[]).await;
    let up = loopback.identifies().len() as u64;
    assert!(up < SHARDS - 1, "answered when {up} shards were up");

    let all_up = |l: &Loopback| (l.shards_connected().len() as u64 == SHARDS).then_some(());
    loopback.wait_for("all shards", all_up).await.expect("they connect");
    let identifies = loopback.identifies();
    let shards: Vec<u64> = identifies.iter().map(|identify| identify.shard).collect();
    assert_eq!(shards, (0..SHARDS).collect::<Vec<_>>(), "each once, in order: none was refused");
    for pair in identifies.windows(2) {
        assert!(u128::from(pair[1].at_ms - pair[0].at_ms) >= APART.as_millis(), "{pair:?}");
    }
    for shard in 0..SHARDS {
        let lobby = answered(&loopback, channel_on(&servers, shard), "game status", &[]).await;
        assert_eq!(lobby.contains("Ilaria"), shard == 0, "{lobby}");
    }
    assert!(loopback.violations().is_empty(), "{:#?}", loopback.violations());
    terminate(&mut child).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_fewer_session_starts_left_than_shards_does_not_start_and_writes_nothing() {
    let options = Options { limits: Limits::none(), shards: 3, session_starts: 2, ..Options::default() };
    let loopback = Loopback::start(options).await.expect("the loopback starts");
    let directory = tempfile::tempdir().expect("a directory");
    let database = directory.path().join("games.db");
    let (code, said) = ran(program(&loopback, &database, "run")).await;
    assert_eq!(code, 1, "{said}");
    assert!(
        said.contains("Discord lets this bot begin 2 more sessions") && said.contains("it needs 3"),
        "{said}"
    );
    assert_eq!(said.trim().lines().count(), 1, "{said}");
    assert!(!database.exists(), "nothing is written");
    assert!(loopback.identifies().is_empty(), "the token stays");
    assert!(loopback.violations().is_empty(), "{:#?}", loopback.violations());
}
