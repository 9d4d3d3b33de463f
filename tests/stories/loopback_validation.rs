//! Validation of requests: each of Discord's rules is broken once, and met exactly at its limit once.

use casus_belli::loopback::Change;
use serde_json::{Value, json};

use crate::loopback_bot::PNG;
use crate::loopback_raw::Raw;

fn text(length: usize) -> String {
    "x".repeat(length)
}

fn button(n: usize) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": format!("c{n}")})
}

#[expect(clippy::needless_pass_by_value, reason = "tables of bodies read better without borrows")]
fn row(children: Vec<Value>) -> Value {
    json!({"type": 1, "components": children})
}

fn rows(count: usize) -> Value {
    (0..count).map(|i| row(vec![button(i)])).collect()
}

fn menu(options: usize) -> Value {
    let options: Vec<Value> = (0..options).map(|i| json!({"label": "l", "value": i.to_string()})).collect();
    json!({"type": 3, "custom_id": "menu", "options": options})
}

#[expect(clippy::needless_pass_by_value, reason = "tables of bodies read better without borrows")]
fn merged(mut base: Value, more: Value) -> Value {
    for (key, value) in more.as_object().expect("an object") {
        base[key] = value.clone();
    }
    base
}

/// Bodies of channel messages, each with the rule that it breaks.
fn bad_messages() -> Vec<(&'static str, Value)> {
    let with = |c: Value| json!({"content": "a", "components": c});
    vec![
        ("content-length", json!({"content": text(2001)})),
        ("rows", with(rows(6))),
        ("row-size", with(json!([row((0..6).map(button).collect())]))),
        ("row-size", with(json!([row(vec![button(1), menu(2)])]))),
        ("row-size", with(json!([row(vec![])]))),
        ("menu-options", with(json!([row(vec![menu(26)])]))),
        ("menu-options", with(json!([row(vec![menu(0)])]))),
        (
            "menu-duplicate",
            with(json!([row(vec![json!({"type": 3, "custom_id": "m", "options": [
            {"label": "a", "value": "1"}, {"label": "b", "value": "1"}]})])])),
        ),
        ("menu", with(json!([row(vec![merged(menu(3), json!({"max_values": 4}))])]))),
        ("menu", with(json!([row(vec![merged(menu(3), json!({"placeholder": text(151)}))])]))),
        ("button", with(json!([row(vec![merged(button(1), json!({"label": text(81)}))])]))),
        ("button", with(json!([row(vec![json!({"type": 2, "style": 1, "label": "x"})])]))),
        ("button", with(json!([row(vec![json!({"type": 2, "style": 5, "label": "x"})])]))),
        ("button", with(json!([row(vec![json!({"type": 2, "style": 1, "custom_id": "a"})])]))),
        ("custom-id", with(json!([row(vec![merged(button(1), json!({"custom_id": text(101)}))])]))),
        ("custom-id-duplicate", with(json!([row(vec![button(1)]), row(vec![button(1)])]))),
        ("component-kind", with(json!([{"type": 10, "content": "v2 without its flag"}]))),
        (
            "component-kind",
            with(json!([row(vec![json!({"type": 4, "custom_id": "t", "style": 1, "label": "l"})])])),
        ),
        (
            "components-v2",
            json!({"flags": 32768, "content": "a", "components": [{"type": 10, "content": "b"}]}),
        ),
        (
            "components-v2",
            json!({"flags": 32768, "components":
            (0..41).map(|_| json!({"type": 10, "content": "b"})).collect::<Vec<_>>()}),
        ),
        ("embeds", json!({"embeds": (0..11).map(|_| json!({"title": "t"})).collect::<Vec<_>>()})),
        ("embed-size", json!({"embeds": [{"title": text(257)}]})),
        ("embed-size", json!({"embeds": [{"description": text(4097)}]})),
        ("embed-size", json!({"embeds": [{"fields": [{"name": "n", "value": text(1025)}]}]})),
        ("embed-size", json!({"embeds": [{"title": "t", "footer": {"text": text(2049)}}]})),
        (
            "embed-size",
            json!({"embeds": [{"fields":
            (0..26).map(|_| json!({"name": "n", "value": "v"})).collect::<Vec<_>>()}]}),
        ),
        ("embed-total", json!({"embeds": [{"description": text(4000)}, {"description": text(2001)}]})),
        ("embed-empty", json!({"embeds": [{}]})),
        ("embed-url", json!({"embeds": [{"image": {"url": "ftp://x/y.png"}}]})),
        ("attachment-reference", json!({"embeds": [{"image": {"url": "attachment://no.png"}}]})),
        ("attachment-reference", json!({"content": "a", "attachments": [{"id": 0, "filename": "no.png"}]})),
        ("nonce", json!({"content": "a", "nonce": text(26)})),
        ("nonce", json!({"content": "a", "enforce_nonce": true})),
        ("mentions", json!({"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}})),
        ("ephemeral", json!({"content": "a", "flags": 64})),
        ("schema", json!({"content": 5})),
    ]
}

#[tokio::test]
async fn a_message_that_breaks_a_rule_is_refused_and_recorded() {
    let raw = Raw::quiet().await;
    for (rule, body) in bad_messages() {
        let answer = raw.send("POST", &raw.messages(), body.clone()).await;
        assert_eq!(answer.code(), (400, 50035), "{rule}: {body}");
        assert!(answer.body["errors"].is_object(), "{rule}: errors are nested by path");
        let rules = raw.rules();
        assert!(rules.contains(&rule), "{rule} not in {rules:?}: {body}");
    }
    assert!(raw.loopback.messages(raw.loopback.channel(), raw.red).is_empty(), "nothing was posted");
}

#[tokio::test]
async fn a_message_at_the_very_edge_of_each_rule_passes() {
    let raw = Raw::quiet().await;
    let good = [
        json!({"content": text(2000)}),
        json!({"content": "é".repeat(2000)}),
        json!({"content": "a", "components": rows(5)}),
        json!({"content": "a", "components": [row((0..5).map(button).collect()), row(vec![menu(25)])]}),
        json!({"content": "a", "components": [row(vec![merged(button(1),
            json!({"label": text(80), "custom_id": text(100)}))])]}),
        json!({"embeds": [{"title": text(256), "description": text(4096)}]}),
        json!({"embeds": [{"description": text(4000)}, {"description": text(2000)}]}),
        json!({"content": "a", "nonce": text(25), "enforce_nonce": true}),
        json!({"flags": 32768, "components": [{"type": 17, "components": [{"type": 10, "content": "b"}]}]}),
    ];
    for body in good {
        let answer = raw.send("POST", &raw.messages(), body.clone()).await;
        assert_eq!(answer.status, 200, "{body}: {}", answer.body);
    }
    assert_eq!(raw.loopback.violations(), []);
}

#[tokio::test]
async fn an_empty_message_is_refused_as_50006() {
    let raw = Raw::quiet().await;
    for body in [json!({}), json!({"content": "   "}), json!({"embeds": []})] {
        assert_eq!(raw.send("POST", &raw.messages(), body).await.code(), (400, 50006));
    }
}

#[tokio::test]
async fn fields_that_nobody_knows_and_pings_of_everybody_are_recorded_but_pass() {
    let raw = Raw::quiet().await;
    assert_eq!(raw.send("POST", &raw.messages(), json!({"content": "a", "contents": "b"})).await.status, 200);
    assert_eq!(raw.rules(), ["unknown-field"]);
    assert_eq!(raw.send("POST", &raw.messages(), json!({"content": "hi @everyone"})).await.status, 200);
    assert_eq!(raw.rules(), ["ping-everybody"]);
    let silent = json!({"content": "hi @everyone", "allowed_mentions": {"parse": []}});
    assert_eq!(raw.send("POST", &raw.messages(), silent).await.status, 200);
    assert_eq!(raw.rules(), [] as [&str; 0]);
}

#[tokio::test]
async fn files_are_what_they_say_and_not_too_large() {
    let raw = Raw::quiet().await;
    let payload = json!({"content": "a"});
    assert_eq!(raw.upload(payload.clone(), "a.png", PNG.to_vec()).await.status, 200);
    assert_eq!(raw.rules(), [] as [&str; 0]);
    assert_eq!(raw.upload(payload.clone(), "a.png", b"GIF89a".to_vec()).await.code(), (400, 50035));
    assert_eq!(raw.rules(), ["file-png"]);
    let large = vec![0; 10 * 1024 * 1024 + 1];
    assert_eq!(raw.upload(payload.clone(), "a.bin", large).await.code(), (400, 50035));
    assert_eq!(raw.rules(), ["file-size"]);
    let alt = json!({"content": "a", "attachments": [{"id": 0, "description": text(1025)}]});
    assert_eq!(raw.upload(alt, "a.png", PNG.to_vec()).await.code(), (400, 50035));
    assert_eq!(raw.rules(), ["alt-text"]);
}

/// Lists of commands, each with the rule that it breaks.
fn bad_commands() -> Vec<(&'static str, Value)> {
    let one = |more: Value| json!([merged(json!({"name": "x", "description": "d"}), more)]);
    let option = |more: Value| merged(json!({"type": 3, "name": "a", "description": "d"}), more);
    let many = |n: usize| -> Value {
        (0..n).map(|i| json!({"name": format!("x{i}"), "description": "d"})).collect()
    };
    let choices = |n: usize, length: usize| -> Value {
        (0..n).map(|i| json!({"name": format!("{i:0length$}"), "value": i.to_string()})).collect()
    };
    let long: Vec<Value> = (0..25)
        .map(|i| option(json!({"name": format!("o{i}"), "description": text(100), "choices":
            (0..3).map(|c| json!({"name": format!("{c:0100}"), "value": c.to_string()})).collect::<Vec<_>>()})))
        .collect();
    vec![
        ("command-name", one(json!({"name": "Ping"}))),
        ("command-name", one(json!({"name": "two words"}))),
        ("command-name", one(json!({"name": text(33)}))),
        ("command-description", one(json!({"description": text(101)}))),
        ("command-description", one(json!({"description": ""}))),
        ("command-locale", one(json!({"name_localizations": {"xx": "y"}}))),
        ("command-name", one(json!({"name_localizations": {"it": "Grande"}}))),
        ("command-count", many(101)),
        ("command-duplicate", json!([{"name": "x", "description": "d"}, {"name": "x", "description": "d"}])),
        (
            "command-options",
            one(json!({"options":
            (0..26).map(|i| option(json!({"name": format!("a{i}")}))).collect::<Vec<_>>()})),
        ),
        ("command-duplicate", one(json!({"options": [option(json!({})), option(json!({}))]}))),
        (
            "option-order",
            one(json!({"options": [option(json!({})), option(json!({"name": "b", "required": true}))]})),
        ),
        ("choices", one(json!({"options": [option(json!({"choices": choices(26, 1)}))]}))),
        ("choices", one(json!({"options": [option(json!({"choices": choices(1, 101)}))]}))),
        (
            "choices",
            one(json!({"options": [option(json!({"choices": choices(1, 1), "autocomplete": true}))]})),
        ),
        ("option-range", one(json!({"options": [option(json!({"max_length": 6001}))]}))),
        (
            "command-nesting",
            one(json!({"options": [option(json!({})), option(json!({"type": 1, "name": "s"}))]})),
        ),
        ("command-size", one(json!({"options": long}))),
        ("unknown-field", one(json!({"descripton": "d"}))),
    ]
}

#[tokio::test]
async fn commands_that_break_a_rule_are_recorded_and_refused() {
    let raw = Raw::quiet().await;
    for (rule, body) in bad_commands() {
        let answer = raw.send("PUT", &raw.commands(), body.clone()).await;
        if rule != "unknown-field" {
            assert_eq!(answer.code(), (400, 50035), "{rule}: {body}");
        }
        let rules = raw.rules();
        assert!(rules.contains(&rule), "{rule} not in {rules:?}");
    }
}

#[tokio::test]
async fn a_hundred_commands_at_the_edge_of_their_rules_pass_and_keep_their_ids() {
    let raw = Raw::quiet().await;
    let set: Value = (0..100)
        .map(|i| json!({"name": format!("{i:032}"), "description": text(100), "name_localizations": {"it": "città"}}))
        .collect();
    let first = raw.send("PUT", &raw.commands(), set.clone()).await;
    assert_eq!(first.status, 200);
    let second = raw.send("PUT", &raw.commands(), set).await;
    assert_eq!(first.body[7]["id"], second.body[7]["id"]);
    assert_ne!(first.body[7]["version"], second.body[7]["version"]);
    assert_eq!(raw.rules(), [] as [&str; 0]);
}

/// Callbacks to a slash command, each with the rule that it breaks.
fn bad_callbacks() -> Vec<(&'static str, Value)> {
    let input = |id: &str| json!({"type": 4, "custom_id": id, "style": 1, "label": "l"});
    let form = |more: Value| {
        let base = json!({"custom_id": "f", "title": "t", "components": [row(vec![input("a")])]});
        json!({"type": 9, "data": merged(base, more)})
    };
    vec![
        ("content-length", json!({"type": 4, "data": {"content": text(2001)}})),
        ("callback-kind", json!({"type": 99})),
        ("callback-kind", json!({"type": 7, "data": {"content": "no message to change"}})),
        ("callback-kind", json!({"type": 8, "data": {"choices": []}})),
        ("modal", form(json!({"title": text(46)}))),
        (
            "modal-rows",
            form(json!({"components":
            (0..6).map(|i| row(vec![input(&i.to_string())])).collect::<Vec<_>>()})),
        ),
        ("modal-rows", form(json!({"components": [row(vec![input("a"), input("b")])]}))),
        ("custom-id-duplicate", form(json!({"components": [row(vec![input("a")]), row(vec![input("a")])]}))),
        ("modal", form(json!({"components": [row(vec![merged(input("a"), json!({"label": text(46)}))])]}))),
        ("modal", form(json!({"components": [row(vec![merged(input("a"), json!({"max_length": 4001}))])]}))),
        ("component-kind", form(json!({"components": [row(vec![button(1)])]}))),
    ]
}

#[tokio::test]
async fn a_callback_that_breaks_a_rule_is_refused_and_may_be_mended() {
    let raw = Raw::quiet().await;
    let id = raw.slash("ping").await.id();
    for (rule, body) in bad_callbacks() {
        let answer = raw.send("POST", &raw.callback(id), body.clone()).await;
        assert_eq!(answer.code(), (400, 50035), "{rule}: {body}");
        let rules = raw.rules();
        assert!(rules.contains(&rule), "{rule} not in {rules:?}: {body}");
    }
    let good = json!({"type": 4, "data": {"content": "pong"}});
    assert_eq!(raw.send("POST", &raw.callback(id), good).await.status, 204);
    assert_eq!(raw.loopback.outcome(id).text(), "pong");
}

#[tokio::test]
async fn at_most_25_suggestions_of_at_most_100_characters() {
    let raw = Raw::quiet().await;
    raw.slash("ping").await;
    let mut changes = raw.loopback.subscribe();
    let (loopback, red, channel) = (raw.loopback.clone(), raw.red, raw.loopback.channel());
    let asking =
        tokio::spawn(async move { loopback.autocomplete(red, channel, "ping", vec![], "text", "a").await });
    let id = loop {
        if let Change::Interaction(id) = changes.recv().await.unwrap() {
            break id;
        }
    };
    let list = |n: usize, length: usize| -> Value {
        let choices: Vec<Value> =
            (0..n).map(|i| json!({"name": format!("{i:0length$}"), "value": "v"})).collect();
        json!({"type": 8, "data": {"choices": choices}})
    };
    for body in [list(26, 1), list(1, 101)] {
        assert_eq!(raw.send("POST", &raw.callback(id), body).await.code(), (400, 50035));
        assert!(raw.rules().contains(&"choices"));
    }
    assert_eq!(raw.send("POST", &raw.callback(id), list(25, 100)).await.status, 204);
    assert_eq!(asking.await.unwrap().unwrap().len(), 25);
}

#[tokio::test]
async fn unknown_routes_and_wrong_tokens_are_violations() {
    let raw = Raw::quiet().await;
    assert_eq!(raw.send("GET", "/guilds/1/audit-logs", Value::Null).await.status, 404);
    assert_eq!(raw.rules(), ["unknown-route"]);
    let url = format!("{}/api/v10/users/@me", raw.loopback.base_url());
    let request = reqwest::Client::new().get(url).header("authorization", "Bot wrong");
    assert_eq!(Raw::answer(request).await.unwrap().status, 401);
    assert_eq!(raw.rules(), ["token"]);
    let garbage = raw.request("POST", &raw.messages()).header("content-type", "application/json").body("{");
    assert_eq!(Raw::answer(garbage).await.unwrap().code(), (400, 50109));
    assert_eq!(raw.rules(), ["body"]);
}
