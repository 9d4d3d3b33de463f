//! The playground as a stranger meets it: the real program, its page in a browser, the first turn of a game.

use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::node;

/// Starts the playground in an empty folder; returns it with the address that it prints.
async fn playground(folder: &std::path::Path) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_casus-belli"));
    command.args(["playground", "--port", "0"]).current_dir(folder);
    command.stdin(Stdio::null()).stderr(Stdio::piped()).kill_on_drop(true);
    let mut child = command.spawn().expect("the program starts");
    let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines();
    while let Some(line) = lines.next_line().await.expect("its words") {
        if let Some(url) =
            line.split_whitespace().find(|word| word.starts_with("http://") && word.contains("/page"))
        {
            let url = url.trim_end_matches(['.', ',']).to_owned();
            // What it says later must not fill the pipe.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return (child, url);
        }
    }
    panic!("the playground ended without an address");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_begun_and_a_turn_played_on_the_page_alone() {
    let (Some(scripts), true) = (node::installed("page"), node::browser()) else { return };
    let home = tempfile::tempdir().expect("a folder");
    let (mut child, url) = playground(home.path()).await;
    node::run(&scripts, "game.mjs", &[("PAGE_URL", &url)]).await;

    // Asked to end, it ends in good order.
    let id = child.id().expect("it still runs").to_string();
    let asked = Command::new("kill").args(["-TERM", &id]).status().await.expect("kill runs");
    assert!(asked.success());
    let ended = tokio::time::timeout(Duration::from_secs(15), child.wait()).await.expect("it ends in time");
    assert!(ended.expect("a status").success());
}
