//! A press twice: the second press of the same component of the same message shows what the first one did, at the same
//! moment and afterwards; and a press while a picture is on its way ([PBP-7], [PBP-57]).

use crate::harness::{Story, places_all};
use casus_belli::config::Components;
use casus_belli::loopback::{Ack, Fault, Id, Limits, Loopback, Message, Outcome, Trouble};
use serde_json::json;
use std::time::Duration;

const MOVED_ON: &str = "moved on";

fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

fn code(on: &Message, fits: impl Fn(&str) -> bool) -> String {
    let found = on.buttons().into_iter().find(|button| fits(&button.label));
    let found = found.unwrap_or_else(|| panic!("{:?} {:?}", on.text(), on.buttons()));
    found.custom_id.expect("a button of ours")
}

fn is_strike(label: &str) -> bool {
    label.contains(" → ") && label.ends_with('%')
}

/// What that person's message shows now.
fn now(story: &Story, who: Id, panel: &Message) -> Message {
    story.discord.message(panel.id, who).expect("the panel")
}

/// The panel after a press with a picture.
async fn pictured(story: &Story, press: &Outcome) -> Message {
    let edited = |discord: &Loopback| discord.outcome(press.interaction).edits.last().cloned();
    story.discord.wait_for("the picture of the panel", edited).await.expect("a picture")
}

/// Presses twice at once, then once more as a client that still shows the old state. Returns the panel.
async fn thrice(story: &Story, who: Id, panel: &Message, code: &str) -> Message {
    let messages = story.discord.messages(story.channel(), who).len();
    let press = || story.discord.press_stale(who, panel, code).expect("the client allows it");
    let (first, second) = (press(), press());
    let (first, second) = tokio::join!(first.finished(), second.finished());
    let after = story.state().await;
    let shown = now(story, who, panel).text();
    for outcome in [&first, &second] {
        assert!(outcome.ack.is_some(), "{:?}", story.discord.violations());
        assert_ne!(outcome.ack, Some(Ack::Message), "no message of its own: {}", outcome.text());
        assert!(!outcome.text().contains(MOVED_ON), "{}", outcome.text());
    }
    let late = press().finished().await;
    // Acknowledged first if a picture is still on its way.
    assert!(matches!(late.ack, Some(Ack::Update | Ack::DeferredUpdate)), "{:?}", late.ack);
    assert_eq!(late.text(), shown, "as it stands");
    assert_eq!(story.state().await, after, "carried out once");
    story.settle().await;
    let privately = |message: &Message| message.ephemeral();
    let new = story.discord.messages(story.channel(), who).split_off(messages);
    assert!(!new.iter().any(privately), "{new:#?}");
    now(story, who, panel)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_press_shows_what_the_first_one_did_pbp_7_pbp_67() {
    Box::pin(twice(Components::VersionTwo)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_press_on_a_plain_panel_does_too_pbp_7_pbp_67() {
    Box::pin(twice(Components::Plain)).await;
}

async fn twice(components: Components) {
    let story = Story::with(Limits::none(), |settings| settings.defaults.components = components).await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let panel = of(story.press(me, &story.newest_panel(), "Place armies").await);
    let all = code(&panel, places_all);
    let placed = thrice(&story, me, &panel, &all).await;

    // Undone twice, too; and the same component shown again is a new press.
    let offered = of(story.press(me, &placed, "↩ Undo").await);
    let taken = thrice(&story, me, &offered, &code(&offered, |label| label.starts_with("Take back"))).await;
    assert!(taken.text().contains("aken back"), "{}", taken.text());
    let again = story.press(me, &taken, &label_of(&taken, places_all)).await;
    assert!(!again.text().contains(MOVED_ON), "{}", again.text());

    let before = now(&story, me, &panel);
    let strike = code(&before, is_strike);
    let fought = thrice(&story, me, &before, &strike).await;
    assert!(fought.text().contains(" against "), "the battle report stays: {}", fought.text());

    // A restart between both presses: the panel says what can be done now.
    let next = code(&fought, is_strike);
    story.discord.press_stale(me, &fought, &next).expect("allowed").finished().await;
    let story = story.restarted().await;
    let state = story.state().await;
    let late = story.discord.press_stale(me, &fought, &next).expect("allowed").finished().await;
    assert_eq!(late.message.as_ref().map(|message| message.id), Some(panel.id), "in its place");
    assert!(!late.message.expect("a panel").buttons().is_empty(), "the game goes on from it");
    assert_eq!(story.state().await, state);
    story.end().await;
}

fn label_of(on: &Message, fits: impl Fn(&str) -> bool) -> String {
    on.buttons().into_iter().find(|button| fits(&button.label)).expect("a button").label
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_panels_pressed_at_once_each_shows_what_holds_now_pbp_67() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let one = pictured(&story, &story.press(me, &story.newest_panel(), "Place armies").await).await;
    let other = pictured(&story, &story.press(me, &story.newest_panel(), "Place armies").await).await;
    assert_ne!(one.id, other.id);
    let press = |panel: &Message| {
        story.discord.press_stale(me, panel, &code(panel, places_all)).expect("the client allows it")
    };
    let (first, second) = (press(&one), press(&other));
    let (first, second) = tokio::join!(first.finished(), second.finished());
    for (outcome, panel) in [(first, &one), (second, &other)] {
        assert_eq!(outcome.ack, Some(Ack::Update), "{}", outcome.text());
        let shown = of(outcome);
        assert_eq!(shown.id, panel.id, "its own panel");
        assert!(shown.buttons().iter().any(|button| is_strike(&button.label)), "{:?}", shown.buttons());
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_joins_or_starts_twice_hears_nothing_wrong_pbp_2() {
    let story = Story::begin().await;
    let [host, guest] = ["Ilaria", "Marco"].map(|name| story.person(name));
    let lobby = of(story.slash(host, "game new", &[("setup", json!(2))]).await);
    let messages = |who: Id| story.discord.messages(story.channel(), who).len();
    for (who, label) in [(guest, "Join"), (host, "Start")] {
        let on = now(&story, who, &lobby);
        let code = code(&on, |shown| shown == label);
        let before = messages(who);
        let press = || story.discord.press_stale(who, &on, &code).expect("the client allows it");
        let (first, second) = (press(), press());
        let both = tokio::join!(first.acknowledged(), second.acknowledged());
        let late = [press().acknowledged().await, press().acknowledged().await];
        for outcome in [both.0, both.1].into_iter().chain(late) {
            let ack = outcome.ack.expect("an answer");
            assert!(matches!(ack, Ack::Update | Ack::DeferredUpdate), "{label}: {ack:?} {}", outcome.text());
        }
        assert_eq!(messages(who), before, "{label}: no message of its own");
    }
    story.settle().await;
    let look = story.look(host).await;
    assert_eq!(look.seated.len(), 2);
    // Later the same press is answered again.
    let other = story.person("Zoë");
    story.discord.clock().advance(Duration::from_mins(1));
    let late = story.discord.press_stale(other, &lobby, &code(&lobby, |shown| shown == "Join"));
    let late = late.expect("the client allows it").finished().await;
    assert!(late.ephemeral && !late.text().is_empty(), "{}", late.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_while_a_picture_is_on_its_way_loses_neither_pbp_57() {
    for components in [Components::VersionTwo, Components::Plain] {
        let story = Story::with(Limits::none(), |settings| settings.defaults.components = components).await;
        let people = story.instant(&["Ilaria", "Marco"]).await;
        let me = story.asked(&people).await;
        let opened = story.press(me, &story.newest_panel(), "Place armies").await;
        let panel = pictured(&story, &opened).await;
        story.discord.misbehave(Fault::Requests {
            route: "PATCH /webhooks".to_owned(),
            times: 1,
            trouble: Trouble::Delay(Duration::from_secs(5)),
        });
        let placed = story.press(me, &panel, &label_of(&panel, places_all)).await;
        assert_eq!(placed.ack, Some(Ack::Update), "the text comes at once");
        let begun = async {
            while story.discord.faults_left() > 0 {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(crate::harness::PATIENCE, begun).await.expect("the upload begins");
        let list = code(&of(placed.clone()), |label| label == "↩ Undo");
        let on = now(&story, me, &panel);
        let next =
            story.discord.press_stale(me, &on, &list).expect("the client allows it").acknowledged().await;
        assert_eq!(next.ack, Some(Ack::DeferredUpdate), "one answer in time");
        story.discord.clock().advance(Duration::from_secs(6));
        let edited = |discord: &Loopback| discord.outcome(next.interaction).edits.last().cloned();
        let shown = story.discord.wait_for("the list", edited).await.expect("the list");
        assert_eq!(shown.attachments.len(), 1, "the picture stays: {shown:#?}");
        assert_ne!(shown.attachments[0].id, panel.attachments[0].id, "the new one");
        assert_ne!(shown.text(), on.text(), "and the list is shown");
        assert_eq!(now(&story, me, &panel).text(), shown.text());
        assert!(story.discord.outcome(next.interaction).refusals.is_empty());
        story.end().await;
    }
}
