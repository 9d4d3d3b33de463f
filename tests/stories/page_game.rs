//! The playground as a new user meets it: the real program, its page in a browser, the first turn of a game.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::loopback_raw::with_json;
use crate::node;

/// A running playground.
struct Running {
    child: Child,
    url: String,
    /// What it printed before its address.
    said: String,
}

/// Starts the playground in a folder.
async fn playground(folder: &Path, more: &[&str]) -> Running {
    let mut command = Command::new(env!("CARGO_BIN_EXE_casus-belli"));
    command.args(["playground", "--port", "0"]).args(more).current_dir(folder);
    command.stdin(Stdio::null()).stderr(Stdio::piped()).kill_on_drop(true);
    let mut child = command.spawn().expect("the program starts");
    let mut said = String::new();
    let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines();
    while let Some(line) = lines.next_line().await.expect("its words") {
        if let Some(url) =
            line.split_whitespace().find(|word| word.starts_with("http://") && word.contains("/page"))
        {
            let url = url.trim_end_matches(['.', ',']).to_owned();
            // Drain its later output, so that the pipe does not fill up.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Running { child, url, said };
        }
        said.push_str(&line);
        said.push('\n');
    }
    panic!("the playground ended without an address: {said}");
}

/// Asks the process to end and asserts that it exits cleanly.
async fn ends(mut child: Child) {
    let id = child.id().expect("it still runs").to_string();
    let asked = Command::new("kill").args(["-TERM", &id]).status().await.expect("kill runs");
    assert!(asked.success());
    let ended = tokio::time::timeout(crate::harness::PATIENCE, child.wait()).await.expect("it ends in time");
    assert!(ended.expect("a status").success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_begun_and_a_turn_played_on_the_page_alone() {
    let (Some(scripts), true) = (node::installed("page"), node::browser()) else { return };
    let home = tempfile::tempdir().expect("a folder");
    let running = playground(home.path(), &[]).await;
    node::run(&scripts, "game.mjs", &[("PAGE_URL", &running.url)]).await;
    ends(running.child).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_where_it_was_when_the_playground_was_killed_and_started_again() {
    let (Some(scripts), true) = (node::installed("page"), node::browser()) else { return };
    let home = tempfile::tempdir().expect("a folder");
    let note = home.path().join("note.json");
    let note = note.to_str().expect("UTF-8");
    for database in [&[][..], &["--database", "mine.db"]] {
        let mut running = playground(home.path(), database).await;
        let file = home.path().join(database.last().unwrap_or(&"casus-belli-playground.db"));
        let told = format!("games are kept in {}", file.display());
        assert!(running.said.contains(&told), "{}", running.said);
        node::run(
            &scripts,
            "restart.mjs",
            &[("PAGE_URL", &running.url), ("PHASE", "before"), ("NOTE", note)],
        )
        .await;
        running.child.kill().await.expect("SIGKILL");
        let running = playground(home.path(), database).await;
        node::run(&scripts, "restart.mjs", &[("PAGE_URL", &running.url), ("PHASE", "after"), ("NOTE", note)])
            .await;
        ends(running.child).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_attack_is_not_many_clicks_away() {
    let (Some(scripts), true) = (node::installed("page"), node::browser()) else { return };
    let home = tempfile::tempdir().expect("a folder");
    let running = playground(home.path(), &["--temporary"]).await;
    node::run(&scripts, "first_attack.mjs", &[("PAGE_URL", &running.url)]).await;
    ends(running.child).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_turn_is_played_on_a_phones_width_with_a_close_up_after_each_fight_pbp_55_pbp_57() {
    let (Some(scripts), true) = (node::installed("page"), node::browser()) else { return };
    let home = tempfile::tempdir().expect("a folder");
    let running = playground(home.path(), &["--temporary"]).await;
    node::run(&scripts, "turn.mjs", &[("PAGE_URL", &running.url)]).await;
    ends(running.child).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_italian_gets_an_italian_playground() {
    let (Some(scripts), true) = (node::installed("page"), node::browser()) else { return };
    let home = tempfile::tempdir().expect("a folder");
    let running = playground(home.path(), &["--temporary"]).await;
    node::run(&scripts, "italian.mjs", &[("PAGE_URL", &running.url)]).await;
    ends(running.child).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_evening_has_all_commands_and_the_start_button_works() {
    let home = tempfile::tempdir().expect("a folder");
    let client = reqwest::Client::new();
    let mut evenings = Vec::new();
    for evening in 1..=3 {
        let running = playground(home.path(), &["--database", "r.db"]).await;
        let state = connected(&client, &running.url).await;
        evenings.push(state["commands"].clone());
        let body = json!({"as": state["people"][0]["id"], "channel": state["channels"][0]["id"]});
        if evening == 2 {
            let start = client.post(format!("{}/api/start", running.url));
            let started = with_json(start, &body).send().await.expect("an answer");
            assert!(started.status().is_success(), "{}", started.text().await.unwrap_or_default());
        }
        ends(running.child).await;
    }
    let count = evenings[0].as_array().map_or(0, Vec::len);
    assert!(count > 40, "{count} commands on the first evening");
    assert_eq!(evenings[1], evenings[0]);
    assert_eq!(evenings[2], evenings[0]);
}

/// The state of the page as soon as the bot is connected and its commands are there.
async fn connected(client: &reqwest::Client, url: &str) -> Value {
    let state = async {
        loop {
            let answer = client.get(format!("{url}/api/state")).send().await.expect("an answer");
            let bytes = answer.bytes().await.expect("a body");
            let state: Value = serde_json::from_slice(&bytes).expect("JSON");
            if state["connected"] == true && state["commands"].as_array().is_some_and(|all| !all.is_empty()) {
                return state;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), state).await.expect("the bot connects")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_temporary_playground_leaves_nothing_behind_and_says_so() {
    let home = tempfile::tempdir().expect("a folder");
    let running = playground(home.path(), &["--temporary"]).await;
    assert!(running.said.contains("games are not kept"), "{}", running.said);
    let id = running.child.id().expect("it runs");
    let place = std::env::temp_dir();
    let left = || {
        let files = std::fs::read_dir(&place).expect("it can be read").flatten();
        files.filter(|f| f.file_name().to_string_lossy().contains(&format!("playground-{id}."))).count()
    };
    assert!(left() > 0, "it has files while it runs");
    ends(running.child).await;
    assert_eq!(left(), 0);
    assert_eq!(std::fs::read_dir(home.path()).expect("it can be read").count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_playground_on_the_same_games_is_refused_in_one_line_and_harms_nothing() {
    let home = tempfile::tempdir().expect("a folder");
    let first = playground(home.path(), &[]).await;
    let world = home.path().join("casus-belli-playground.db.world");
    let before = std::fs::read(&world).expect("the world's file");
    let mut second = Command::new(env!("CARGO_BIN_EXE_casus-belli"));
    second.args(["playground", "--port", "0"]).current_dir(home.path()).kill_on_drop(true);
    let refused = second.output().await.expect("it runs");
    let said = String::from_utf8(refused.stderr).expect("UTF-8");
    assert_eq!(refused.status.code(), Some(3), "{said}");
    assert!(said.trim().lines().count() == 1 && said.contains("--database"), "{said}");
    assert_eq!(std::fs::read(&world).expect("still there"), before);
    ends(first.child).await;
}
