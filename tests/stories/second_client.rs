//! Another library's bot (discord.js) against the loopback: shows that it behaves like Discord, not only as serenity
//! expects.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use casus_belli::loopback::{Ack, Loopback, Options, page};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::loopback_raw::with_json;
use crate::node;

/// Starts the bot of `tests/second_client` and waits until its commands are registered.
async fn start_bot(folder: &Path, loopback: &Loopback) -> Child {
    start_bot_at(folder, &loopback.base_url(), &loopback.token()).await
}

async fn start_bot_at(folder: &Path, base: &str, token: &str) -> Child {
    let mut command = Command::new("node");
    command.arg("bot.mjs").current_dir(folder).kill_on_drop(true);
    command.env("LOOPBACK_BASE", base).env("LOOPBACK_TOKEN", token);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut bot = command.spawn().expect("node starts");
    let mut lines = BufReader::new(bot.stdout.take().expect("piped")).lines();
    while let Some(line) = lines.next_line().await.expect("the bot's words") {
        if line == "registered" {
            return bot;
        }
    }
    panic!("the bot ended before it had registered its commands");
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

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_on_another_library_uses_the_simulated_discord_of_the_program_which_has_no_bot_of_its_own() {
    let Some(client) = node::installed("second_client") else { return };
    let home = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_casus-belli"));
    command.args(["playground", "--without-bot", "--port", "0"]).current_dir(home.path()).kill_on_drop(true);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn().expect("the program starts");
    let mut lines = BufReader::new(program.stdout.take().expect("piped")).lines();
    let mut value = async |name: &str| {
        let line = lines.next_line().await.expect("its words").expect("a line for each value");
        line.strip_prefix(&format!("{name}=")).unwrap_or_else(|| panic!("{name}: {line}")).to_owned()
    };
    let (api, token) = (value("DISCORD_API").await, value("DISCORD_TOKEN").await);
    let mut said = BufReader::new(program.stderr.take().expect("piped")).lines();
    let said = said.next_line().await.expect("its words").expect("the address of the page");
    let page = said.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");

    let http = reqwest::Client::new();
    let me = async |token: &str| {
        let asked = http.get(format!("{api}/users/@me")).header("authorization", format!("Bot {token}"));
        asked.send().await.expect("an answer").status().as_u16()
    };
    assert_eq!((me(&token).await, me("a-guess").await), (200, 401));
    let _bot = start_bot_at(&client, api.strip_suffix("/api/v10").expect("version 10"), &token).await;
    let read = async |path: &str| -> Value {
        let answer = http.get(format!("{page}/api/{path}")).send().await.expect("an answer");
        serde_json::from_slice(&answer.bytes().await.expect("a body")).expect("JSON")
    };
    let state = read("state").await;
    let (person, channel) = (&state["people"][0]["id"], &state["channels"][0]["id"]);
    let body = json!({"as": person, "channel": channel, "path": "repeat", "options": [["words", "peace"]]});
    let asked = with_json(http.post(format!("{page}/api/slash")), &body).send().await.expect("an answer");
    assert_eq!(asked.status().as_u16(), 200);
    let messages = format!("messages?as={}&channel={}", person.as_str().unwrap(), channel.as_str().unwrap());
    let answered = async {
        while !read(&messages).await.to_string().contains("peace") {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), answered).await.expect("the bot answers");
    assert_eq!(std::fs::read_dir(home.path()).expect("it can be read").count(), 0, "nothing is kept");
}
