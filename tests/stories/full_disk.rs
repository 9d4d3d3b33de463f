//! The real program on a disk that takes nothing more: what players read, and that all goes on when there is room again.

use crate::process::{Scene, terminate, wrap};
use casus_belli::loopback::Loopback;
use serde_json::json;
use std::ffi::OsStr;
use tokio::process::{Child, Command};

/// A write beyond a limit of the system then fails, as on a full disk, and does not end the process.
fn unharmed(command: &mut Command) {
    wrap(command, "sh", &["-c", "trap '' XFSZ; exec \"$0\" \"$@\""].map(OsStr::new));
}

/// Lets the process write nothing more to any file, or everything again.
async fn full(child: &Child, full: bool) {
    let limit = if full { "--fsize=0:" } else { "--fsize=unlimited:" };
    let process = child.id().expect("it runs").to_string();
    let set = Command::new("prlimit").args(["--pid", &process, limit]).status().await;
    assert!(set.expect("prlimit is there").success());
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_players_read_that_nothing_was_saved_and_with_room_again_all_goes_on() {
    let (scene, mut child) = Scene::with(unharmed).await;
    let who = scene.next_player([0; 3]).await;
    scene.loopback.set_locale(scene.people[(who + 1) % 3], "it");
    let at = scene.suggested(who, "place", vec![], "territory").await;
    let status = scene.says(who, "status", vec![]).await;
    let place = || vec![("territory".to_owned(), json!(at))];
    full(&child, true).await;
    let nothing = "I can’t save anything at the moment, so nothing was changed. Try again in a few minutes. Nobody loses a turn by it: \
                   if your time runs out meanwhile, you get more.";
    for _ in 0..2 {
        assert_eq!(scene.says(who, "place", place()).await, nothing);
    }
    let other = scene.says((who + 1) % 3, "game pause", vec![]).await;
    assert!(other.starts_with("Al momento non posso salvare niente"), "{other}");
    assert_eq!(scene.says(who, "status", vec![]).await, status, "what can be read is read");

    full(&child, false).await;
    let notices = scene.notices();
    let placed = scene.says(who, "place", place()).await;
    assert!(placed.contains("attack"), "the same order works: {placed}");
    scene.says(who, "end", vec![]).await;
    let next = scene.next_player(notices).await;
    assert_ne!(next, who);
    let told = |l: &Loopback| {
        let messages = l.messages(scene.channel, scene.people[who]);
        messages.iter().any(|message| !message.attachments.is_empty()).then_some(())
    };
    scene.loopback.wait_for("the board", told).await.expect("the channel is told, too");
    assert!(scene.loopback.violations().is_empty(), "{:#?}", scene.loopback.violations());
    terminate(&mut child).await;
}
