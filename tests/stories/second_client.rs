//! Another library's bot (discord.js) against the loopback: shows that it behaves like Discord, not only as serenity
//! expects.

use std::path::Path;
use std::process::Stdio;

use casus_belli::loopback::{Ack, Loopback, Options, page};
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::node;

/// Starts the bot of `tests/second_client` and waits until its commands are registered.
async fn start_bot(folder: &Path, loopback: &Loopback) -> Child {
    let mut command = Command::new("node");
    command.arg("bot.mjs").current_dir(folder).kill_on_drop(true);
    command.env("LOOPBACK_BASE", loopback.base_url()).env("LOOPBACK_TOKEN", loopback.token());
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut bot = command.spawn().expect("node starts");
    let mut lines = BufReader::new(bot.stdout.take().expect("piped")).lines();
    while let Some(line) = lines.next_line().await.expect("the bot's words") {
        if line == "registered" {
            return bot;
        }
    }
    panic!("the bot ended before it had registered its commands: {:?}", loopback.violations());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_on_another_library_registers_a_command_and_answers() {
    let Some(folder) = node::installed("second_client") else { return };
    let loopback = Loopback::start(Options::default()).await.expect("the loopback starts");
    let _bot = start_bot(&folder, &loopback).await;
    let person = loopback.person("Ilaria");
    loopback.set_locale(person, "it");
    let channel = loopback.channel();

    let choices = loopback.autocomplete(person, channel, "repeat", vec![], "words", "we").await;
    let choices = choices.expect("allowed");
    assert_eq!(choices.iter().map(|c| c.name.as_str()).collect::<Vec<_>>(), ["we!"]);

    let options = vec![("words".to_owned(), json!("peace")), ("times".to_owned(), json!(2))];
    let outcome = loopback.slash(person, channel, "repeat", options).await.expect("allowed");
    assert_eq!(outcome.ack, Some(Ack::DeferredMessage));
    assert_eq!(outcome.text(), "peace peace");
    assert!(outcome.ephemeral);

    let message = outcome.message.expect("an answer");
    let outcome = loopback.press(person, message.id, "again").await.expect("allowed");
    assert_eq!((outcome.ack, outcome.text()), (Some(Ack::Update), "peace peace, again"));
    assert!(loopback.violations().is_empty(), "{:?}", loopback.violations());
}

#[tokio::test(flavor = "multi_thread")]
async fn all_that_the_page_can_do_is_done_in_a_browser() {
    let (Some(client), Some(folder), true) =
        (node::installed("second_client"), node::installed("page"), node::browser())
    else {
        return;
    };
    let loopback = Loopback::start(Options::default()).await.expect("the loopback starts");
    let _bot = start_bot(&client, &loopback).await;
    for name in ["Ilaria", "Marco"] {
        loopback.person(name);
    }
    let skip = page::Skip {
        due: std::sync::Arc::new(|| Box::pin(async { true })),
        go: std::sync::Arc::new(|_| Box::pin(async { Ok("Nothing was due.".to_owned()) })),
    };
    let options = page::Options { skip: Some(skip), ..page::Options::default() };
    let server = page::start(loopback.clone(), options, 0).await.expect("the page is served");
    node::run(&folder, "everything.mjs", &[("PAGE_URL", &server.url())]).await;
    assert!(loopback.violations().is_empty(), "{:?}", loopback.violations());
}
