//! Deadlines, tokens, rate limits and visibility, tested with raw requests on a clock that the test moves.

use std::time::Duration;

use casus_belli::loopback::{Bucket, Fault, Limits, Options, Permission};
use serde_json::{Value, json};

use crate::loopback_bot::{PNG, still};
use crate::loopback_raw::Raw;

fn says(text: &str) -> Value {
    json!({"type": 4, "data": {"content": text}})
}

#[tokio::test]
async fn the_first_response_has_three_seconds() {
    let raw = Raw::quiet().await;
    let pending = raw.slash("ping").await;
    let id = pending.id();
    raw.loopback.clock().advance(Duration::from_millis(3001));
    assert!(pending.finished().await.silent(), "the person reads that the application did not respond");
    assert_eq!(raw.send("POST", &raw.callback(id), says("late")).await.code(), (404, 10062));
    assert_eq!(raw.loopback.outcome(id).refusals, [10062]);
    let pending = raw.slash("ping").await;
    raw.loopback.clock().advance(Duration::from_secs(3));
    assert_eq!(raw.send("POST", &raw.callback(pending.id()), says("just")).await.status, 204);
    assert_eq!(pending.finished().await.text(), "just");
}

#[tokio::test]
async fn an_interaction_is_answered_once() {
    let raw = Raw::quiet().await;
    let id = raw.slash("ping").await.id();
    assert_eq!(raw.send("POST", &raw.callback(id), says("one")).await.status, 204);
    assert_eq!(raw.send("POST", &raw.callback(id), says("two")).await.code(), (400, 40060));
    assert_eq!(raw.rules(), ["callback-twice"]);
    assert_eq!(raw.loopback.outcome(id).text(), "one");
}

#[tokio::test]
async fn a_follow_up_needs_a_first_response() {
    let raw = Raw::quiet().await;
    let id = raw.slash("ping").await.id();
    let answer = raw.send("POST", &raw.webhook(id), json!({"content": "a"})).await;
    assert_eq!(answer.code(), (404, 10015));
    assert_eq!(raw.rules(), ["follow-up-first"]);
    let wrong = format!("/webhooks/{}/no-such-token", raw.loopback.application());
    assert_eq!(raw.send("POST", &wrong, json!({"content": "a"})).await.code(), (404, 10015));
}

#[tokio::test]
async fn a_token_dies_after_fifteen_minutes() {
    let raw = Raw::quiet().await;
    let id = raw.slash("ping").await.id();
    raw.send("POST", &raw.callback(id), says("one")).await;
    let original = format!("{}/messages/@original", raw.webhook(id));
    raw.loopback.clock().advance(Duration::from_mins(15));
    assert_eq!(raw.send("PATCH", &original, json!({"content": "two"})).await.status, 200);
    raw.loopback.clock().advance(Duration::from_millis(1));
    assert_eq!(raw.send("PATCH", &original, json!({"content": "three"})).await.code(), (401, 50027));
    assert_eq!(raw.send("POST", &raw.webhook(id), json!({"content": "four"})).await.code(), (401, 50027));
    assert_eq!(raw.loopback.outcome(id).text(), "two");
}

#[tokio::test]
async fn a_message_older_than_an_hour_is_not_edited() {
    let raw = Raw::quiet().await;
    let posted = raw.send("POST", &raw.messages(), json!({"content": "board"})).await.body;
    let path = format!("{}/{}", raw.messages(), posted["id"].as_str().unwrap());
    raw.loopback.clock().advance(Duration::from_hours(1));
    assert_eq!(raw.send("PATCH", &path, json!({"content": "b2"})).await.status, 200);
    raw.loopback.clock().advance(Duration::from_secs(1));
    assert_eq!(raw.send("PATCH", &path, json!({"content": "b3"})).await.code(), (429, 30046));
    assert_eq!(raw.send("DELETE", &path, Value::Null).await.status, 204, "deleting is always possible");
    assert_eq!(raw.send("PATCH", &path, json!({"content": "b4"})).await.code(), (404, 10008));
}

#[tokio::test]
async fn a_private_answer_is_no_message_of_the_channel() {
    let raw = Raw::quiet().await;
    let id = raw.slash("ping").await.id();
    raw.send("POST", &raw.callback(id), json!({"type": 4, "data": {"content": "hand", "flags": 64}})).await;
    let message = raw.loopback.outcome(id).message.unwrap();
    let path = format!("{}/{}", raw.messages(), message.id);
    for method in ["GET", "PATCH", "DELETE"] {
        assert_eq!(raw.send(method, &path, json!({"content": "x"})).await.code(), (404, 10008), "{method}");
    }
    assert_eq!(raw.send("GET", &raw.messages(), Value::Null).await.body, json!([]));
    let blue = raw.loopback.person("Blue");
    assert!(raw.loopback.press(blue, message.id, "x").await.unwrap_err().0.contains("not visible"));
}

#[tokio::test]
async fn an_edit_keeps_what_it_does_not_name() {
    let raw = Raw::quiet().await;
    let first = json!({"content": "a", "embeds": [{"title": "t", "image": {"url": "attachment://b.png"}}]});
    let posted = raw.upload(first, "b.png", PNG.to_vec()).await.body;
    let path = format!("{}/{}", raw.messages(), posted["id"].as_str().unwrap());
    let edited = raw.send("PATCH", &path, json!({"content": "b"})).await.body;
    assert_eq!((edited["content"].as_str(), edited["embeds"].as_array().unwrap().len()), (Some("b"), 1));
    let bare = raw.send("PATCH", &path, json!({"embeds": [], "attachments": []})).await.body;
    assert_eq!((bare["embeds"].clone(), bare["attachments"].clone()), (json!([]), json!([])));
    assert_eq!(raw.send("PATCH", &path, json!({"content": ""})).await.code(), (400, 50006));
    assert_eq!(raw.rules(), [] as [&str; 0]);
}

#[tokio::test]
async fn the_sixth_message_into_a_channel_waits() {
    let limits =
        Limits { channel_messages: Bucket { requests: 5, window: Duration::from_secs(5) }, ..Limits::none() };
    let raw = Raw::with(Options { limits, ..still() }).await;
    for left in (0..5).rev() {
        let answer = raw.send("POST", &raw.messages(), json!({"content": "a"})).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.headers["x-ratelimit-remaining"], left.to_string().as_str());
    }
    let refused = raw.send("POST", &raw.messages(), json!({"content": "a"})).await;
    assert_eq!(refused.code(), (429, 0), "a 429 has no code");
    assert_eq!(
        (refused.body["retry_after"].as_f64(), refused.body["global"].as_bool()),
        (Some(5.0), Some(false))
    );
    assert_eq!(refused.headers["x-ratelimit-scope"], "user");
    assert_eq!(refused.headers["retry-after"], "5");
    raw.loopback.clock().advance(Duration::from_secs(5));
    assert_eq!(raw.send("POST", &raw.messages(), json!({"content": "a"})).await.status, 200);
}

#[tokio::test]
async fn a_thread_has_two_new_names_in_ten_minutes_and_a_pin_needs_its_own_permission() {
    let raw = Raw::with(Options {
        limits: Limits { global: Limits::none().global, ..Limits::discord() },
        ..still()
    });
    let raw = raw.await;
    let id = raw.send("POST", &raw.messages(), json!({"content": "a"})).await.body["id"].clone();
    let id = id.as_str().expect("an id").to_owned();
    let channel = raw.loopback.channel();
    let open = format!("/channels/{channel}/messages/{id}/threads");
    let named = |name: &str| json!({"name": name});
    assert_eq!(raw.send("POST", &open, named(&"n".repeat(101))).await.code(), (400, 50035));
    assert_eq!(raw.send("POST", &open, named("n")).await.status, 201);
    assert_eq!(raw.send("POST", &open, named("n")).await.code(), (400, 160_004));
    let thread = format!("/channels/{id}");
    for name in ["a", "b"] {
        assert_eq!(raw.send("PATCH", &thread, named(name)).await.body["name"], name);
    }
    let refused = raw.send("PATCH", &thread, named("c")).await;
    assert_eq!((refused.status, refused.body["retry_after"].as_f64()), (429, Some(600.0)));
    // Archiving is no new name, and the creator of a thread needs no permission for it; locking does.
    assert_eq!(raw.send("PATCH", &thread, json!({"archived": true})).await.status, 200);
    raw.loopback.misbehave(Fault::MissingPermission { channel, permission: Permission::ManageThreads });
    assert_eq!(raw.send("PATCH", &thread, json!({"locked": true})).await.code(), (403, 50013));
    assert_eq!(raw.send("PATCH", &thread, json!({"archived": false})).await.status, 200);
    raw.loopback.clock().advance(Duration::from_mins(10));
    assert_eq!(raw.send("PATCH", &thread, named("c")).await.status, 200);

    let pin = format!("/channels/{channel}/pins/{id}");
    raw.loopback.misbehave(Fault::MissingPermission { channel, permission: Permission::ManageMessages });
    assert_eq!(raw.send("PUT", &pin, Value::Null).await.status, 204);
    raw.loopback.misbehave(Fault::MissingPermission { channel, permission: Permission::PinMessages });
    assert_eq!(raw.send("DELETE", &pin, Value::Null).await.code(), (403, 50013));
}

#[tokio::test]
async fn emoji_of_the_application_are_listed_renamed_and_deleted_and_malformed_ones_refused() {
    let raw = Raw::quiet().await;
    let all = format!("/applications/{}/emojis", raw.loopback.application());
    let image = format!("data:image/png;base64,{}", data_encoding::BASE64.encode(PNG));
    let emoji = |name: &str, image: &str| json!({"name": name, "image": image});
    for (name, image) in [("d", &*image), ("die-6", &image), ("die_6", "data:image/png;base64,bm8=")] {
        assert_eq!(raw.send("POST", &all, emoji(name, image)).await.code(), (400, 50035), "{name}");
    }
    let made = raw.send("POST", &all, emoji("die_6", &image)).await;
    assert_eq!((made.status, made.body["name"].as_str()), (201, Some("die_6")));
    assert_eq!(
        raw.send("POST", &all, emoji("die_6", &image)).await.code(),
        (400, 50035),
        "the name is taken"
    );
    let one = format!("{all}/{}", made.body["id"].as_str().expect("an id"));
    assert_eq!(raw.send("PATCH", &one, json!({"name": "die"})).await.body["name"], "die");
    let listed = raw.send("GET", &all, Value::Null).await.body["items"].clone();
    assert_eq!((listed.as_array().map(Vec::len), listed[0]["name"].as_str()), (Some(1), Some("die")));
    assert_eq!(raw.send("DELETE", &one, Value::Null).await.status, 204);
    assert_eq!(raw.send("GET", &one, Value::Null).await.code(), (404, 10014));
}

#[tokio::test]
async fn interactions_are_exempt_from_the_global_limit() {
    let limits = Limits { global: Bucket { requests: 2, window: Duration::from_secs(1) }, ..Limits::none() };
    let raw = Raw::with(Options { limits, ..still() }).await;
    let id = raw.slash("ping").await.id();
    raw.send("GET", "/users/@me", Value::Null).await;
    let refused = raw.send("GET", "/users/@me", Value::Null).await;
    assert_eq!((refused.status, refused.body["global"].as_bool()), (429, Some(true)));
    assert_eq!(refused.headers["x-ratelimit-global"], "true");
    assert_eq!(raw.send("POST", &raw.callback(id), says("free")).await.status, 204);
}

#[tokio::test]
async fn missing_permissions_are_50013_and_a_hidden_channel_is_50001() {
    let raw = Raw::quiet().await;
    let channel = raw.loopback.channel();
    let deny = |permission| raw.loopback.misbehave(Fault::MissingPermission { channel, permission });
    let back = |permission| raw.loopback.misbehave(Fault::PermissionBack { channel, permission });
    deny(Permission::EmbedLinks);
    let embed = json!({"embeds": [{"title": "t"}]});
    assert_eq!(raw.send("POST", &raw.messages(), embed).await.code(), (403, 50013));
    deny(Permission::AttachFiles);
    assert_eq!(raw.upload(json!({"content": "a"}), "a.png", PNG.to_vec()).await.code(), (403, 50013));
    assert_eq!(raw.send("POST", &raw.messages(), json!({"content": "a"})).await.status, 200);
    deny(Permission::SendMessages);
    assert_eq!(raw.send("POST", &raw.messages(), json!({"content": "a"})).await.code(), (403, 50013));
    back(Permission::SendMessages);
    assert_eq!(raw.send("POST", &raw.messages(), json!({"content": "a"})).await.status, 200);
    deny(Permission::CreatePublicThreads);
    let threads = format!("/channels/{channel}/threads");
    let thread = json!({"name": "t", "type": 11});
    assert_eq!(raw.send("POST", &threads, thread).await.code(), (403, 50013));
    deny(Permission::ViewChannel);
    assert_eq!(raw.send("POST", &raw.messages(), json!({"content": "a"})).await.code(), (403, 50001));
    raw.loopback.misbehave(Fault::ChannelDeleted(channel));
    assert_eq!(raw.send("POST", &raw.messages(), json!({"content": "a"})).await.code(), (404, 10003));
}

#[tokio::test]
async fn direct_messages_need_an_open_door() {
    let raw = Raw::quiet().await;
    let dm = raw.send("POST", "/users/@me/channels", json!({"recipient_id": raw.red.to_string()})).await.body;
    let again =
        raw.send("POST", "/users/@me/channels", json!({"recipient_id": raw.red.to_string()})).await.body;
    assert_eq!(dm["id"], again["id"], "one channel per person");
    let path = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    assert_eq!(raw.send("POST", &path, json!({"content": "turn"})).await.status, 200);
    raw.loopback.set_dms(raw.red, false);
    assert_eq!(raw.send("POST", &path, json!({"content": "turn"})).await.code(), (403, 50007));
    assert_eq!(raw.loopback.dms(raw.red).len(), 1);
    let nobody = raw.send("POST", "/users/@me/channels", json!({"recipient_id": "1"})).await;
    assert_eq!(nobody.code(), (404, 10013));
    assert_eq!(raw.rules(), [] as [&str; 0]);
}

#[tokio::test]
async fn archived_threads_are_not_edited_but_woken_by_a_message() {
    let raw = Raw::quiet().await;
    let threads = format!("/channels/{}/threads", raw.loopback.channel());
    let thread = raw.send("POST", &threads, json!({"name": "t", "type": 11})).await;
    assert_eq!(thread.status, 201);
    let id = thread.body["id"].as_str().unwrap().to_owned();
    assert_eq!(raw.send("PATCH", &format!("/channels/{id}"), json!({"archived": true})).await.status, 200);
    assert_eq!(
        raw.send("PATCH", &format!("/channels/{id}"), json!({"name": "u"})).await.code(),
        (400, 50083)
    );
    assert_eq!(
        raw.send("POST", &format!("/channels/{id}/messages"), json!({"content": "a"})).await.status,
        200
    );
    assert_eq!(raw.send("PATCH", &format!("/channels/{id}"), json!({"name": "u"})).await.status, 200);
    assert_eq!(raw.send("POST", &threads, json!({"name": ""})).await.code(), (400, 50035));
    assert_eq!(raw.rules(), ["thread-name"]);
}
