//! Registration of the commands by the real process: what Discord holds decides, and a refusal is logged as Discord says it.

use crate::loopback_bot::openapi;
use crate::loopback_raw::Raw;
use crate::process::{program, start, terminate};
use casus_belli::loopback::{Fault, Limits, Loopback, Options, Trouble};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStderr};

/// The sentence with which Discord refuses a list of commands without its entry point.
const ENTRY_POINT: &str = "You cannot remove this app's Entry Point command in a bulk update operation. \
                           Please include the Entry Point command in your update request or delete it separately.";

/// A running bot and the lines of its log.
struct Logged {
    child: Child,
    lines: Lines<BufReader<ChildStderr>>,
}

impl Logged {
    fn start(loopback: &Loopback, database: &Path) -> Self {
        let mut child = program(loopback, database, "run").spawn().expect("the program starts");
        let lines = BufReader::new(child.stderr.take().expect("piped")).lines();
        Self { child, lines }
    }

    /// The next line with that text.
    async fn says(&mut self, text: &str) -> String {
        let found = async {
            while let Some(line) = self.lines.next_line().await.expect("its log") {
                if line.contains(text) {
                    return line;
                }
            }
            panic!("it ended without saying {text}");
        };
        tokio::time::timeout(Duration::from_mins(1), found).await.expect("it says so in time")
    }

    async fn ends(mut self) {
        let mut lines = self.lines;
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        terminate(&mut self.child).await;
    }
}

async fn stage() -> (Raw, String) {
    let options = Options { limits: Limits::none(), openapi: openapi(), ..Options::default() };
    let raw = Raw::with(options).await;
    let path = format!("/applications/{}/commands", raw.loopback.application());
    (raw, path)
}

fn command(loopback: &Loopback, name: &str) -> Option<Value> {
    loopback.commands().into_iter().find(|command| command["name"] == name)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_point_stays_and_a_command_of_a_newer_version_goes_pbp_69() {
    let (raw, path) = stage().await;
    let loopback = &raw.loopback;
    let entry = json!({"type": 4, "name": "activity", "handler": 2, "integration_types": [0, 1], "contexts": [0, 1, 2]});
    assert_eq!(raw.send("POST", &path, entry).await.status, 201);
    let newer = json!({"name": "newer", "description": "Of a newer version"});
    assert_eq!(raw.send("POST", &path, newer).await.status, 201);
    let refused = raw.send("PUT", &path, json!([])).await;
    assert_eq!(refused.code(), (400, 50240));
    assert_eq!(refused.body["message"], ENTRY_POINT);
    let before = command(loopback, "activity").expect("it is held");
    let directory = tempfile::tempdir().expect("a directory");
    let mut child = start(loopback, &directory.path().join("games.db")).await;
    let after = command(loopback, "activity").expect("the entry point stays");
    assert_eq!((&after["id"], &after["handler"]), (&before["id"], &json!(2)));
    assert_eq!(command(loopback, "newer"), None);
    assert!(loopback.violations().is_empty(), "{:#?}", loopback.violations());
    terminate(&mut child).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_each_start_the_commands_are_what_discord_holds_and_not_what_was_noted_pbp_69() {
    let (raw, path) = stage().await;
    let loopback = &raw.loopback;
    let directory = tempfile::tempdir().expect("a directory");
    let database = directory.path().join("games.db");
    let mut child = start(loopback, &database).await;
    let held = loopback.commands();
    terminate(&mut child).await;

    let mut second = Logged::start(loopback, &database);
    second.says("the commands are registered already").await;
    assert_eq!(loopback.commands(), held, "nothing was sent");
    second.ends().await;

    // While the bot is off: one is gone, one has other words, one is for few only.
    let of = |name: &str| {
        format!("{path}/{}", command(loopback, name).expect("held")["id"].as_str().expect("an id"))
    };
    assert_eq!(raw.send("DELETE", &of("help"), Value::Null).await.status, 204);
    let words = json!({"description_localizations": {"it": "Altre parole"}});
    assert_eq!(raw.send("PATCH", &of("status"), words).await.status, 200);
    assert_eq!(raw.send("PATCH", &of("odds"), json!({"default_member_permissions": "32"})).await.status, 200);
    let mut third = Logged::start(loopback, &database);
    let line = third.says("commands registered").await;
    assert!(line.contains("changed=3"), "{line}");
    let plain = |all: &[Value]| -> Vec<Value> {
        let mut all = all.to_vec();
        for command in &mut all {
            (command["id"], command["version"]) = (Value::Null, Value::Null);
        }
        all.sort_by_key(|command| command["name"].to_string());
        all
    };
    assert_eq!(plain(&loopback.commands()), plain(&held));
    third.ends().await;
    let mut fourth = Logged::start(loopback, &database);
    fourth.says("the commands are registered already").await;
    fourth.ends().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_says_of_a_refusal_is_in_the_log_and_no_token() {
    let (raw, _) = stage().await;
    let loopback = &raw.loopback;
    let directory = tempfile::tempdir().expect("a directory");
    let refusals = [
        ("PUT /applications/{application_id}/commands", 50240, ENTRY_POINT),
        ("POST /applications/{application_id}/emojis", 30008, "Maximum number of emojis reached (2000)"),
    ];
    for (route, code, sentence) in refusals {
        let route = route.to_owned();
        loopback.misbehave(Fault::Requests { route, times: 1, trouble: Trouble::Error(400, code, sentence) });
    }
    let mut bot = Logged::start(loopback, &directory.path().join("games.db"));
    let mut left: Vec<_> = refusals.to_vec();
    while !left.is_empty() {
        let line = bot.says("Discord refused a request").await;
        assert!(!line.contains(&loopback.token()), "{line}");
        left.retain(|(_, code, sentence)| {
            !(line.contains(&format!("code={code}")) && line.contains(sentence))
        });
    }
    loopback.wait_command("attack").await.expect("the next try registers them");
    bot.ends().await;
}
