//! Injected faults with the real client: what is lost, and what recovers.

use std::time::Duration;

use casus_belli::loopback::{Fault, Loopback, Trouble};
use poise::serenity_prelude as serenity;
use serde_json::json;

use crate::loopback_bot::{Bot, quiet};
use crate::loopback_raw::{Raw, with_json};

async fn pong(loopback: &Loopback) {
    let red = loopback.person("Red");
    let outcome = loopback.slash(red, loopback.channel(), "ping", vec![]).await.expect("an answer");
    assert_eq!(outcome.text(), "pong");
}

/// Breaks the gateway, sends an interaction while the client is disconnected, and expects its response.
async fn answered_after(loopback: &Loopback, fault: Fault) {
    let (_, resumes) = loopback.sessions();
    loopback.misbehave(fault);
    pong(loopback).await;
    loopback
        .wait_for("the session to be resumed", |l| (l.sessions().1 > resumes).then_some(()))
        .await
        .expect("an answer");
}

#[tokio::test]
async fn what_happened_while_the_gateway_was_away_is_replayed() {
    let loopback = quiet().await;
    let _bot = Bot::start(&loopback).await;
    answered_after(&loopback, Fault::GatewayReconnect).await;
    answered_after(&loopback, Fault::GatewayClose(4000)).await;
    answered_after(&loopback, Fault::GatewayDrop).await;
    assert_eq!(loopback.sessions().0, 1, "the session lived through it all");
    assert_eq!(loopback.violations(), []);
}

#[tokio::test]
async fn an_invalid_session_is_followed_by_a_new_one() {
    let loopback = quiet().await;
    let _bot = Bot::start(&loopback).await;
    loopback.misbehave(Fault::GatewayInvalidSession { resumable: false });
    loopback.wait_for("a second IDENTIFY", |l| (l.sessions().0 == 2).then_some(())).await.unwrap();
    pong(&loopback).await;
    assert_eq!(loopback.violations(), []);
}

#[tokio::test]
async fn a_token_that_is_refused_ends_the_client() {
    let loopback = quiet().await;
    let http =
        serenity::HttpBuilder::new("wrong-token").proxy(loopback.base_url()).ratelimiter_disabled(true);
    let bot = Bot::run(http.build()).await;
    assert!(bot.ended().await.is_err());
    assert!(!loopback.connected());
}

#[tokio::test]
async fn a_refused_identify_ends_the_client_with_the_reason() {
    let loopback = quiet().await;
    loopback.misbehave(Fault::IdentifyRefused { times: 1, code: 4004 });
    let http =
        serenity::HttpBuilder::new(loopback.token()).proxy(loopback.base_url()).ratelimiter_disabled(true);
    let error = Bot::run(http.build()).await.ended().await.unwrap_err();
    assert!(matches!(error, serenity::Error::Gateway(serenity::GatewayError::InvalidAuthentication)));
}

#[tokio::test]
async fn closed_dms_are_told_to_the_bot_as_50007() {
    let loopback = quiet().await;
    let _bot = Bot::start(&loopback).await;
    let red = loopback.person("Red");
    loopback.misbehave(Fault::DmsClosed(red));
    let outcome = loopback.slash(red, loopback.channel(), "dm", vec![]).await.unwrap();
    assert_eq!(outcome.text(), "refused 403 50007");
    assert_eq!(loopback.violations(), []);
}

#[tokio::test]
async fn a_429_reaches_the_bot_as_discord_sends_it() {
    let loopback = quiet().await;
    let _bot = Bot::start(&loopback).await;
    let red = loopback.person("Red");
    let trouble = Trouble::RateLimited { retry_after: Duration::from_millis(1500), global: false };
    let route = "POST /channels/{channel_id}/messages".to_owned();
    loopback.misbehave(Fault::Requests { route, times: 1, trouble });
    let outcome = loopback.slash(red, loopback.channel(), "dm", vec![]).await.unwrap();
    assert!(outcome.text().starts_with("refused 429"), "{}", outcome.text());
    let outcome = loopback.slash(red, loopback.channel(), "dm", vec![]).await.unwrap();
    assert_eq!(outcome.text(), "sent", "one request only");
}

#[tokio::test]
async fn a_silent_command_and_a_double_answer_are_seen_for_what_they_are() {
    let loopback = quiet().await;
    let _bot = Bot::start(&loopback).await;
    let red = loopback.person("Red");
    let pending = loopback.begin_slash(red, loopback.channel(), "late", vec![]).unwrap();
    loopback.clock().advance(Duration::from_secs(4));
    assert!(pending.finished().await.silent());
    let outcome = loopback.slash(red, loopback.channel(), "twice", vec![]).await.unwrap();
    assert_eq!(outcome.text(), "once");
    loopback
        .wait_for("the second callback", |l| {
            (!l.outcome(outcome.interaction).refusals.is_empty()).then_some(())
        })
        .await
        .unwrap();
    let rules: Vec<_> = loopback.violations().into_iter().map(|v| v.rule).collect();
    assert_eq!(rules, ["callback-twice"]);
}

#[tokio::test]
async fn an_interaction_can_be_expired_on_demand() {
    let raw = Raw::quiet().await;
    raw.loopback.misbehave(Fault::InteractionsExpire { times: 1 });
    let first = raw.slash("ping").await.id();
    let body = json!({"type": 4, "data": {"content": "a"}});
    assert_eq!(raw.send("POST", &raw.callback(first), body.clone()).await.code(), (404, 10062));
    let second = raw.slash("ping").await.id();
    assert_eq!(raw.send("POST", &raw.callback(second), body).await.status, 204);
}

#[tokio::test]
async fn server_errors_and_broken_connections_come_as_often_as_asked() {
    let raw = Raw::quiet().await;
    let fault = |trouble| Fault::Requests { route: "POST /channels/".into(), times: 1, trouble };
    let post = async || {
        let request = with_json(raw.request("POST", &raw.messages()), &json!({"content": "a"}));
        Raw::answer(request).await
    };
    raw.loopback.misbehave(fault(Trouble::Status(502)));
    assert_eq!(post().await.unwrap().status, 502);
    let count = || raw.loopback.messages(raw.loopback.channel(), raw.red).len();
    assert_eq!(count(), 0);
    raw.loopback.misbehave(fault(Trouble::HangUp { applied: false }));
    assert!(post().await.is_err());
    assert_eq!(count(), 0);
    raw.loopback.misbehave(fault(Trouble::HangUp { applied: true }));
    assert!(post().await.is_err());
    assert_eq!(count(), 1, "the message is there, only nobody was told");
    raw.loopback.misbehave(fault(Trouble::Error(403, 40003, "opening too fast")));
    assert_eq!(post().await.unwrap().code(), (403, 40003));
    assert_eq!(post().await.unwrap().status, 200);
}

#[tokio::test]
async fn a_slow_answer_comes_when_the_clock_gets_there() {
    let raw = Raw::quiet().await;
    let trouble = Trouble::Delay(Duration::from_secs(30));
    raw.loopback.misbehave(Fault::Requests { route: "GET /users/@me".into(), times: 1, trouble });
    let request = raw.request("GET", "/users/@me");
    let slow = tokio::spawn(Raw::answer(request));
    let quick = raw.request("GET", "/gateway");
    assert_eq!(Raw::answer(quick).await.unwrap().status, 200, "others are not held up");
    // The request may arrive late: move the clock again and again, until it is past the request's delay.
    while !slow.is_finished() {
        raw.loopback.clock().advance(Duration::from_secs(31));
        tokio::task::yield_now().await;
    }
    assert_eq!(slow.await.unwrap().unwrap().status, 200);
}
