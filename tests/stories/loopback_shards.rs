//! The loopback's gateway with several shards: what Discord recommends, how far apart IDENTIFYs have to be and how many there
//! are in a day, and which shard hears of what.

use std::time::Duration;

use casus_belli::loopback::{Bucket, Clock, Limits, Options};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::loopback_bot::still;
use crate::loopback_raw::Raw;

/// A gateway connection.
struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// Connects and identifies as that shard.
    async fn identify(raw: &Raw, shard: u64, of: u64) -> Socket {
        let url = raw.loopback.base_url().replace("http://", "ws://");
        let (socket, _) = tokio_tungstenite::connect_async(url).await.expect("it connects");
        let mut socket = Socket(socket);
        assert_eq!(socket.next().await["op"], 10, "HELLO");
        let properties = json!({"os": "linux", "browser": "test", "device": "test"});
        let identify = json!({"op": 2, "d": {"token": raw.loopback.token(), "intents": 1, "shard": [shard, of],
            "properties": properties}});
        socket.0.send(Message::text(identify.to_string())).await.expect("it is sent");
        socket
    }

    /// The next message; null: the connection was closed.
    async fn next(&mut self) -> Value {
        match tokio::time::timeout(crate::harness::PATIENCE, self.0.next()).await.expect("in time") {
            Some(Ok(Message::Text(text))) => serde_json::from_str(&text).expect("JSON"),
            _ => Value::Null,
        }
    }

    /// The next event of that kind, behind others.
    async fn event(&mut self, kind: &str) -> Value {
        loop {
            let next = self.next().await;
            assert!(!next.is_null(), "the connection was closed before {kind}");
            if next["t"] == kind {
                return next["d"].clone();
            }
        }
    }
}

/// A loopback with a stopped clock and Discord's limit of IDENTIFYs.
async fn limited(concurrency: u32, starts: u64) -> Raw {
    let identifies = Bucket { requests: concurrency, window: Duration::from_secs(5) };
    let limits = Limits { identifies, ..Limits::none() };
    Raw::with(Options { limits, shards: 3, session_starts: starts, clock: Clock::manual(), ..still() }).await
}

async fn start_limit(raw: &Raw) -> Value {
    let answer = raw.send("GET", "/gateway/bot", Value::Null).await.body;
    assert_eq!(answer["shards"], 3);
    answer["session_start_limit"].clone()
}

#[tokio::test]
async fn a_second_identify_of_a_bucket_within_five_seconds_gets_an_invalid_session() {
    let raw = limited(1, 1000).await;
    let mut first = Socket::identify(&raw, 0, 3).await;
    assert_eq!(first.event("READY").await["shard"], json!([0, 3]));
    let mut early = Socket::identify(&raw, 1, 3).await;
    assert_eq!(early.next().await, json!({"op": 9, "d": false, "s": null, "t": null}));
    raw.loopback.clock().advance(Duration::from_secs(5));
    let mut second = Socket::identify(&raw, 1, 3).await;
    second.event("READY").await;
    assert_eq!(raw.loopback.shards_connected().into_iter().collect::<Vec<_>>(), [0, 1]);
    let all: Vec<(u64, bool)> =
        raw.loopback.identifies().iter().map(|identify| (identify.shard, identify.accepted)).collect();
    assert_eq!(all, [(0, true), (1, false), (1, true)]);
    assert_eq!(raw.rules(), [] as [&str; 0], "a client may try again");
}

#[tokio::test]
async fn max_concurrency_divides_the_shards_into_buckets() {
    let raw = limited(2, 1000).await;
    assert_eq!(start_limit(&raw).await["max_concurrency"], 2);
    let mut sockets = Vec::new();
    for shard in 0..2 {
        let mut socket = Socket::identify(&raw, shard, 3).await;
        socket.event("READY").await;
        sockets.push(socket);
    }
    let mut third = Socket::identify(&raw, 2, 3).await;
    assert_eq!(third.next().await["op"], 9);
}

#[tokio::test]
async fn session_starts_count_down_and_one_too_many_resets_the_token() {
    let raw = limited(1, 2).await;
    assert_eq!(
        start_limit(&raw).await,
        json!({"total": 2, "remaining": 2, "reset_after": 0, "max_concurrency": 1})
    );
    let mut first = Socket::identify(&raw, 0, 3).await;
    first.event("READY").await;
    raw.loopback.clock().advance(Duration::from_secs(5));
    let mut second = Socket::identify(&raw, 1, 3).await;
    second.event("READY").await;
    let limit = start_limit(&raw).await;
    assert_eq!((&limit["remaining"], &limit["reset_after"]), (&json!(0), &json!(86_400_000 - 5_000)));
    raw.loopback.clock().advance(Duration::from_secs(5));
    let mut third = Socket::identify(&raw, 2, 3).await;
    assert!(third.next().await.is_null(), "closed");
    while !first.next().await.is_null() {}
    assert!(raw.loopback.shards_connected().is_empty(), "all sessions end");
    assert_eq!(raw.rules(), ["gateway"]);
    raw.loopback.clock().advance(Duration::from_hours(24));
    assert_eq!(start_limit(&raw).await["remaining"], 2);
}

#[tokio::test]
async fn each_shard_hears_of_its_own_servers_and_the_first_of_direct_messages() {
    let raw = Raw::with(Options { limits: Limits::none(), shards: 3, ..still() }).await;
    let loopback = &raw.loopback;
    let servers = loopback.add_guilds(6, 2);
    let mut sockets = Vec::new();
    for shard in 0..3 {
        sockets.push(Socket::identify(&raw, shard, 3).await);
    }
    let mut told = 0;
    for (shard, socket) in (0..).zip(&mut sockets) {
        let ready = socket.event("READY").await;
        let ids: Vec<u64> = ready["guilds"].as_array().expect("a list").iter().map(number).collect();
        assert!(ids.iter().all(|id| (id >> 22) % 3 == shard), "{ids:?}");
        for _ in &ids {
            let server = socket.event("GUILD_CREATE").await;
            assert!(ids.contains(&number(&server)));
            assert!(!server["channels"].as_array().expect("a list").is_empty());
        }
        told += ids.len();
    }
    assert_eq!(told, loopback.guilds().len());

    // A slash command in a channel of each server, and in a direct message.
    let command =
        json!([{"name": "where", "description": "d", "contexts": [0, 1], "integration_types": [0]}]);
    assert_eq!(raw.send("PUT", &raw.commands(), command).await.status, 200);
    for (server, channels) in &servers {
        let sent = loopback.begin_slash(raw.red, channels[1], "where", vec![]).expect("allowed");
        let socket = &mut sockets[((server.0 >> 22) % 3) as usize];
        assert_eq!(socket.event("INTERACTION_CREATE").await["id"], sent.id().json());
    }
    let sent = loopback.begin_slash(raw.red, loopback.dm_channel(raw.red), "where", vec![]).expect("allowed");
    assert_eq!(sockets[0].event("INTERACTION_CREATE").await["id"], sent.id().json());
    assert_eq!(raw.rules(), [] as [&str; 0]);
}

#[tokio::test]
async fn a_shard_with_more_than_2500_servers_is_refused() {
    let raw = Raw::with(Options { limits: Limits::none(), checked: false, ..still() }).await;
    raw.loopback.add_guilds(2_500, 0);
    let mut alone = Socket::identify(&raw, 0, 1).await;
    assert!(alone.next().await.is_null(), "sharding is required");
    assert_eq!(raw.rules(), ["gateway"]);
    let mut half = Socket::identify(&raw, 1, 2).await;
    let servers = half.event("READY").await["guilds"].as_array().expect("a list").len();
    assert!((1_250..=1_251).contains(&servers), "{servers}");
}

/// The id of an object.
fn number(of: &Value) -> u64 {
    of["id"].as_str().and_then(|id| id.parse().ok()).expect("an id")
}
