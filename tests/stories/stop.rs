//! A stop by SIGTERM, as a service manager sends it: whoever has asked is answered, and everything is in the file.

use crate::outside::{Outside, watched};
use crate::process::{Scene, start, terminate};
use casus_belli::loopback::{Fault, Trouble};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_asked_before_sigterm_is_answered_and_what_was_decided_is_in_the_file() {
    let (scene, mut child) = Scene::with(watched).await;
    let outside = Outside::of(&mut child).await;
    let who = scene.next_player([0; 3]).await;
    let at = scene.suggested(who, "place", vec![], "territory").await;
    // The first attempt of each response fails, so all of them are still to be given when the signal comes.
    scene.loopback.misbehave(Fault::Requests {
        route: "/interactions/{interaction_id}/{interaction_token}/callback".into(),
        times: 3,
        trouble: Trouble::Status(503),
    });
    let place = vec![("territory".to_owned(), json!(at))];
    let asked = [
        scene.loopback.begin_slash(scene.people[who], scene.channel, "place", place),
        scene.loopback.begin_slash(scene.people[(who + 1) % 3], scene.channel, "status", vec![]),
        scene.loopback.begin_slash(scene.people[(who + 2) % 3], scene.channel, "hand", vec![]),
    ];
    let failed = |l: &casus_belli::loopback::Loopback| (l.faults_left() == 0).then_some(());
    scene.loopback.wait_for("three attempts", failed).await.expect("all are handled");
    terminate(&mut child).await;
    for asked in asked {
        let told = asked.expect("it is sent").finished().await;
        assert!(!told.silent() && !told.pending && !told.text().is_empty(), "{told:?}");
    }
    let log = outside.whole_log().await.join("\n");
    for late in ["stopped without waiting any longer", "was not closed in time"] {
        assert!(!log.contains(late), "{log}");
    }
    for ending in ["-wal", "-shm"] {
        let beside = format!("{}{ending}", scene.database.display());
        assert!(!std::path::Path::new(&beside).exists(), "everything is in the file itself: {beside}");
    }
    let mut child = start(&scene.loopback, &scene.database).await;
    let again = scene.says(who, "place", vec![("territory".into(), json!(at))]).await;
    assert!(again.contains("attack") || again.contains("/attack"), "all was placed before the stop: {again}");
    assert!(scene.loopback.violations().is_empty(), "{:#?}", scene.loopback.violations());
    terminate(&mut child).await;
}
