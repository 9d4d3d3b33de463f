//! The real client against the loopback: what it can do there, as users see it.

use casus_belli::loopback::{Ack, ChannelKind, Id, Loopback};
use serde_json::json;

use crate::loopback_bot::{Bot, PNG, opts, quiet};

async fn table() -> (Loopback, Bot, Id) {
    let loopback = quiet().await;
    let bot = Bot::start(&loopback).await;
    let red = loopback.person("Red");
    (loopback, bot, red)
}

fn clean(loopback: &Loopback) {
    assert_eq!(loopback.violations(), [], "nothing that Discord would not forgive");
}

#[tokio::test]
async fn a_slash_command_is_answered_in_public() {
    let (loopback, _bot, red) = table().await;
    let outcome = loopback.slash(red, loopback.channel(), "ping", vec![]).await.unwrap();
    assert_eq!(outcome.ack, Some(Ack::Message));
    assert_eq!(outcome.text(), "pong");
    assert!(!outcome.ephemeral);
    assert!(outcome.latency().is_some());
    let blue = loopback.person("Blue");
    let seen = loopback.messages(loopback.channel(), blue);
    assert_eq!(seen.len(), 1);
    assert_eq!(seen[0].heading.as_deref(), Some("Red used /ping"));
    clean(&loopback);
}

#[tokio::test]
async fn a_private_answer_is_seen_by_one_person_only_and_in_their_language() {
    let (loopback, _bot, red) = table().await;
    loopback.set_locale(red, "it");
    let outcome = loopback.slash(red, loopback.channel(), "whoami", vec![]).await.unwrap();
    assert!(outcome.ephemeral);
    assert_eq!(outcome.text(), "Red it");
    let blue = loopback.person("Blue");
    assert!(loopback.messages(loopback.channel(), blue).is_empty());
    assert_eq!(loopback.messages(loopback.channel(), red).len(), 1);
    let id = outcome.message.unwrap().id;
    assert!(loopback.message(id, blue).is_none());
    clean(&loopback);
}

#[tokio::test]
async fn options_arrive_typed_and_users_resolved() {
    let (loopback, _bot, red) = table().await;
    let blue = loopback.person("Blue");
    let options =
        opts(&[("land", json!("Alaska")), ("seats", json!("3")), ("opponent", json!(blue.to_string()))]);
    let outcome = loopback.slash(red, loopback.channel(), "game new", options).await.unwrap();
    assert_eq!(outcome.text(), "Alaska Some(3) Some(\"Blue\")");
    let message = outcome.message.unwrap();
    assert_eq!(message.buttons().len(), 4);
    assert_eq!(message.selects()[0].options.len(), 3);
    assert!(message.pinged.is_empty());
    clean(&loopback);
}

#[tokio::test]
async fn the_client_refuses_what_discord_s_client_would_refuse() {
    let (loopback, _bot, red) = table().await;
    let channel = loopback.channel();
    let refused =
        async |path: &str, options| loopback.slash(red, channel, path, options).await.unwrap_err().0;
    assert!(refused("nonsense", vec![]).await.contains("no command"));
    assert!(refused("game", vec![]).await.contains("subcommand"));
    assert!(refused("game new", vec![]).await.contains("required"));
    let land = ("land", json!("Alaska"));
    assert!(refused("game new", opts(&[land.clone(), ("seats", json!(7))])).await.contains("at most 6"));
    assert!(
        refused("game new", opts(&[land.clone(), ("seats", json!("many"))])).await.contains("whole number")
    );
    assert!(refused("game new", opts(&[land.clone(), ("opponent", json!("Nobody"))])).await.contains("user"));
    assert!(refused("game new", opts(&[land, ("colour", json!("red"))])).await.contains("no option colour"));
    let dm = loopback.dm_channel(red);
    let in_dm = loopback.slash(red, dm, "ping", vec![]).await.unwrap();
    assert_eq!(in_dm.text(), "pong", "allowed by its contexts");
    clean(&loopback);
}

#[tokio::test]
async fn suggestions_come_while_typing() {
    let (loopback, _bot, red) = table().await;
    let channel = loopback.channel();
    let choices = loopback.autocomplete(red, channel, "game new", vec![], "land", "Al").await.unwrap();
    let names: Vec<&str> = choices.iter().map(|c| c.name.as_str()).collect();
    assert_eq!(names, ["Alaska (2)", "Alberta (2)"]);
    assert_eq!(choices[0].value, "Alaska");
    clean(&loopback);
}

async fn lobby(loopback: &Loopback, red: Id) -> Id {
    let options = opts(&[("land", json!("Alaska"))]);
    let outcome = loopback.slash(red, loopback.channel(), "game new", options).await.expect("an answer");
    outcome.message.expect("an answer").id
}

#[tokio::test]
async fn a_button_changes_its_message() {
    let (loopback, _bot, red) = table().await;
    let message = lobby(&loopback, red).await;
    let outcome = loopback.press(red, message, "join").await.unwrap();
    assert_eq!(outcome.ack, Some(Ack::Update));
    let changed = loopback.message(message, red).unwrap();
    assert_eq!(changed.content, "joined");
    assert!(changed.components.is_empty());
    assert!(changed.edited_ms.is_some());
    assert!(loopback.press(red, message, "join").await.is_err(), "the button is gone");
    clean(&loopback);
}

#[tokio::test]
async fn a_button_may_be_acknowledged_first_and_answered_later() {
    let (loopback, _bot, red) = table().await;
    let message = lobby(&loopback, red).await;
    let outcome = loopback.press(red, message, "later").await.unwrap();
    assert_eq!(outcome.ack, Some(Ack::DeferredUpdate));
    assert_eq!(outcome.text(), "done later");
    assert_eq!(loopback.message(message, red).unwrap().content, "done later");
    assert!(loopback.press(red, message, "off").await.unwrap_err().0.contains("greyed out"));
    clean(&loopback);
}

#[tokio::test]
async fn a_menu_sends_its_values() {
    let (loopback, _bot, red) = table().await;
    let message = lobby(&loopback, red).await;
    let outcome = loopback.select(red, message, "menu", vec!["2".into()]).await.unwrap();
    assert_eq!(outcome.text(), "picked 2 of 2 rows");
    assert!(loopback.select(red, message, "menu", vec!["9".into()]).await.is_err());
    assert!(loopback.select(red, message, "menu", vec![]).await.is_err());
    clean(&loopback);
}

#[tokio::test]
async fn a_form_opens_and_is_sent() {
    let (loopback, _bot, red) = table().await;
    let message = lobby(&loopback, red).await;
    let form = loopback.press(red, message, "form").await.unwrap().modal.expect("a form");
    assert_eq!((form.title.as_str(), form.inputs[0].max_length), ("Orders", 20));
    assert!(loopback.submit_modal(red, &form, vec![]).await.is_err(), "the field is required");
    let answer = vec![("orders".to_owned(), "attack".to_owned())];
    let outcome = loopback.submit_modal(red, &form, answer).await.unwrap();
    assert_eq!(outcome.text(), "orders: attack");
    assert!(outcome.ephemeral);
    clean(&loopback);
}

#[tokio::test]
async fn a_deferred_answer_comes_with_a_picture_and_a_private_follow_up() {
    let (loopback, _bot, red) = table().await;
    let outcome = loopback.slash(red, loopback.channel(), "board", vec![]).await.unwrap();
    assert_eq!(outcome.ack, Some(Ack::DeferredMessage));
    let message = outcome.message.clone().unwrap();
    assert!(!message.loading());
    let picture = &message.attachments[0];
    assert_eq!((picture.width, picture.height), (Some(2), Some(3)));
    assert_eq!(picture.description.as_deref(), Some("An empty board"));
    assert!(picture.in_embed);
    assert_eq!(message.embeds[0]["image"]["url"], picture.url.as_str());
    assert_eq!(loopback.file(&picture.url).unwrap().bytes, PNG);
    let fetched = reqwest::get(&picture.url).await.unwrap().bytes().await.unwrap();
    assert_eq!(&fetched[..], PNG, "the file is served");
    let follow_up = loopback
        .wait_for("the follow-up", |l| l.outcome(outcome.interaction).follow_ups.first().cloned())
        .await
        .unwrap();
    assert_eq!(follow_up.content, "only you");
    assert_eq!(follow_up.only_for, Some(red));
    clean(&loopback);
}

#[tokio::test]
async fn the_first_follow_up_of_a_deferred_answer_completes_it_as_private_as_it_was() {
    let (loopback, _bot, red) = table().await;
    let outcome = loopback.slash(red, loopback.channel(), "dm", vec![]).await.unwrap();
    assert_eq!(outcome.text(), "sent");
    assert!(outcome.ephemeral);
    assert!(outcome.follow_ups.is_empty());
    let dms = loopback.dms(red);
    assert_eq!(dms.len(), 1);
    assert_eq!(dms[0].content, "your turn");
    assert!(loopback.dms(loopback.person("Blue")).is_empty());
    clean(&loopback);
}

#[tokio::test]
async fn the_same_nonce_makes_one_message_within_minutes() {
    let (loopback, _bot, red) = table().await;
    for _ in 0..2 {
        loopback.slash(red, loopback.channel(), "dm", vec![]).await.unwrap();
    }
    assert_eq!(loopback.dms(red).len(), 1);
    loopback.clock().advance(std::time::Duration::from_hours(1));
    loopback.slash(red, loopback.channel(), "dm", vec![]).await.unwrap();
    assert_eq!(loopback.dms(red).len(), 2, "much later it is a new message");
    clean(&loopback);
}

#[tokio::test]
async fn a_thread_is_opened_and_a_named_person_pinged() {
    let (loopback, _bot, red) = table().await;
    let outcome = loopback.slash(red, loopback.channel(), "thread", vec![]).await.unwrap();
    assert_eq!(outcome.text(), "opened");
    let thread = loopback.channels().into_iter().find(|c| c.kind == ChannelKind::PublicThread).unwrap();
    assert_eq!((thread.name.as_str(), thread.parent), ("Game 1", Some(loopback.channel())));
    let messages = loopback.messages(thread.id, red);
    assert_eq!(messages[0].pinged, [red]);
    let again = loopback.slash(red, thread.id, "ping", vec![]).await.unwrap();
    assert_eq!(again.text(), "pong", "commands work in threads");
    clean(&loopback);
}
