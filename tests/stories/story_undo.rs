//! `/undo` and the button *Undo*: one's own last steps are taken back after a list of them, up to the last roll
//! ([PBP-12]).

use crate::classic_support::InClassic;
use crate::harness::Story;
use casus_belli::loopback::{Id, Message, Outcome};
use casus_belli::rules::{Holder, TerritoryId};
use casus_belli::table::Look;
use serde_json::json;
use std::time::Duration;

fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

fn labels(on: &Message) -> Vec<String> {
    on.buttons().into_iter().map(|button| button.label).collect()
}

/// The log of the turn: the newest message in the channel without buttons.
fn log(story: &Story) -> String {
    let found = story.messages().into_iter().rev().find(|message| message.buttons().is_empty());
    found.expect("a log").content
}

/// An own territory at the front, and another own one.
fn two_of_mine(look: &Look) -> [TerritoryId; 2] {
    let (front, _) = Story::front(look);
    let view = look.view.classic();
    let own = Holder::Seat(look.view.viewer_seat().expect("a player"));
    let mut others = look.view.map().ids().filter(|at| view.at(*at).holder == own && *at != front);
    [front, others.next().expect("a second one")]
}

async fn place(story: &Story, who: Id, at: TerritoryId, armies: u32) -> Message {
    let key = Story::key(&story.look(who).await, at);
    of(story.slash(who, "place", &[("territory", json!(key)), ("armies", json!(armies))]).await)
}

async fn armies(story: &Story, who: Id, at: TerritoryId) -> u32 {
    story.look(who).await.view.classic().at(at).armies
}

/// The command lists two steps first, and changes nothing.
async fn asks_first(story: &Story, me: Id, front: TerritoryId) {
    let unchanged = story.state().await;
    let asked = story.slash(me, "undo", &[]).await;
    assert!(asked.ephemeral && asked.text().contains("these 2 steps"), "{}", asked.text());
    let name = story.look(me).await.view.map().territory(front).key.clone();
    let told = asked.text().to_lowercase().replace(' ', "_");
    assert_eq!(told.matches(&name).count(), 2, "{told}");
    assert_eq!(labels(&of(asked.clone())), ["Take back the last one", "Take back all 2", "Keep"]);
    let kept = story.press(me, &of(asked.clone()), "Keep").await;
    assert!(kept.text().contains("Nothing was taken back"), "{}", kept.text());
    assert_eq!(story.state().await, unchanged);
}

/// Takes back both steps by the button of the panel; a list that another device still shows is out of date then.
async fn taken_back_once(story: &Story, me: Id, panel: &Message) {
    let listed = of(story.press(me, panel, "↩ Undo").await);
    let second = of(story.slash(me, "undo", &[]).await);
    let undone = story.press(me, &listed, "Take back all 2").await;
    assert!(undone.text().contains("2 steps taken back"), "{}", undone.text());
    assert!(!labels(&of(undone)).contains(&"↩ Undo".to_owned()), "nothing more can be taken back");
    let unchanged = story.state().await;
    let late = story.press(me, &second, "Take back the last one").await;
    assert!(late.text().contains("nothing was taken back"), "{}", late.text());
    assert_eq!(story.state().await, unchanged);
}

/// A message that is too old to be edited keeps its lines: the next one says that they no longer hold.
async fn after_two_hours(story: &Story, me: Id, other: TerritoryId) {
    story.wait(Duration::from_hours(2)).await;
    let listed = of(story.slash(me, "undo", &[]).await);
    story.press(me, &listed, "Take back").await;
    story.wait(Duration::from_mins(1)).await;
    let logs: Vec<Message> =
        story.messages().into_iter().filter(|shown| shown.buttons().is_empty()).collect();
    let [.., old, new] = logs.as_slice() else { panic!("two messages: {logs:#?}") };
    assert!(old.content.contains("+2") && new.content.contains("takes back: ~~"), "{logs:#?}");
    place(story, me, other, 2).await;
}

/// All armies are placed, and a roll ends what can be taken back.
async fn until_a_roll(story: &Story, me: Id, front: TerritoryId) {
    let one = of(story.slash(me, "undo", &[]).await);
    assert_eq!(labels(&one), ["Take back", "Keep"]);
    let old = of(story.press(me, &one, "Keep").await);
    let key = Story::key(&story.look(me).await, front);
    story.slash(me, "place", &[("territory", json!(key))]).await;
    let stale = of(story.press(me, &old, "↩ Undo").await);
    assert!(stale.text().contains("these 2 steps"), "an old panel shows what holds now: {}", stale.text());
    let look = story.look(me).await;
    let (from, to) = Story::front(&look);
    let strike = [("from", json!(Story::key(&look, from))), ("to", json!(Story::key(&look, to)))];
    story.slash(me, "attack", &[&strike[..], &[("dice", json!(1)), ("move_in", json!(3))]].concat()).await;
    story.refused(me, "undo", &[], "a roll can’t be taken back").await;
    let unchanged = story.state().await;
    let late = story.press(me, &stale, "Take back all 2").await;
    assert!(late.text().contains("nothing was taken back"), "{}", late.text());
    assert_eq!(story.state().await, unchanged, "the roll stands");
}

#[tokio::test(flavor = "multi_thread")]
async fn armies_are_placed_taken_back_and_placed_elsewhere_and_the_log_says_so_pbp_12() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let [front, other] = two_of_mine(&story.look(me).await);
    let before = armies(&story, me, front).await;
    let nothing = "nothing to take back";
    story.refused(me, "undo", &[], nothing).await;
    let idle = people.iter().copied().find(|who| *who != me).expect("somebody else");
    story.refused(idle, "undo", &[], "turn").await;
    story.refused(story.person("Lena"), "undo", &[], "no seat in this game").await;

    place(&story, me, front, 1).await;
    let panel = place(&story, me, front, 1).await;
    assert!(labels(&panel).contains(&"↩ Undo".to_owned()), "{:?}", labels(&panel));
    assert!(log(&story).contains("+1"), "{}", log(&story));

    asks_first(&story, me, front).await;
    taken_back_once(&story, me, &panel).await;
    assert_eq!(armies(&story, me, front).await, before);

    let shown = log(&story);
    let gone = shown.lines().find(|line| line.contains("takes back: ~~")).expect("the note").to_owned();
    assert_eq!(gone.matches("+1").count(), 2, "both steps are named: {gone}");
    assert!(!shown.replace(&gone, "").contains("+1"), "{shown}");
    place(&story, me, other, 2).await;
    let shown = log(&story);
    assert!(shown.contains("+2") && !shown.replace(&gone, "").contains("+1"), "{shown}");
    let told = story.slash(idle, "log", &[]).await;
    let told = told.text().to_owned();
    assert!(told.contains(&gone) && !told.replace(&gone, "").contains("+1"), "{told}");

    after_two_hours(&story, me, other).await;
    until_a_roll(&story, me, front).await;
    story.end().await;
}
