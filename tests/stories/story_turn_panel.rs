//! The private turn panel: one message, edited in place, with a close-up of the front after each fight ([PBP-57]).

use crate::harness::{Story, places_all};
use casus_belli::loopback::{Ack, Attachment, Id, Loopback, Message, Outcome};
use serde_json::json;

fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

fn labelled(on: &Message, fits: impl Fn(&str) -> bool) -> String {
    let found = on.buttons().into_iter().find(|button| fits(&button.label));
    found.unwrap_or_else(|| panic!("{:?} {:?}", on.text(), on.buttons())).label
}

fn is_strike(label: &str) -> bool {
    label.contains(" → ") && label.ends_with('%')
}

/// The private panel once the picture has come that follows this press.
async fn pictured(story: &Story, press: &Outcome) -> (Message, Attachment) {
    let edited = |discord: &Loopback| discord.outcome(press.interaction).edits.last().cloned();
    let panel = story.discord.wait_for("the picture of the panel", edited).await.expect("a picture");
    let [picture] = panel.attachments.as_slice() else { panic!("one picture: {panel:#?}") };
    let picture = picture.clone();
    (panel, picture)
}

/// The panel of the person on turn, after everything was placed by one press.
async fn placed(story: &Story, who: Id) -> (Message, Attachment) {
    let opened = story.press(who, &story.newest_panel(), "Place armies").await;
    let (placing, _) = pictured(story, &opened).await;
    let all = labelled(&placing, places_all);
    pictured(story, &story.press(who, &placing, &all).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_close_up_follows_each_fight_and_stays_while_only_the_text_changes_pbp_57() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let (panel, first) = placed(&story, me).await;
    let messages = story.discord.messages(story.channel(), me).len();

    let fought = story.press(me, &panel, &labelled(&panel, is_strike)).await;
    assert_eq!(fought.ack, Some(Ack::Update), "the text comes at once");
    assert!(fought.text().contains(" against ") && !fought.text().contains("choos"), "{}", fought.text());
    let (panel, second) = pictured(&story, &fought).await;
    assert_ne!(second.id, first.id, "a new picture in place of the old one");
    assert_eq!(panel.text(), fought.text(), "the picture leaves the text");
    assert_eq!(panel.buttons(), of(fought).buttons());
    assert_eq!(second.width, Some(1080), "a phone's width");
    let alt = second.description.as_deref().unwrap_or_default();
    assert!(alt.contains("Ilaria") && alt.contains("Marco"), "alt text: {alt:?} [PBP-13]");

    let list = of(story.press(me, &panel, &labelled(&panel, |label| label.contains("ttacks ("))).await);
    assert_eq!(list.attachments, std::slice::from_ref(&second), "only the text has changed");
    let back = of(story.press(me, &list, "Back").await);
    assert_eq!(back.attachments, std::slice::from_ref(&second));

    let board = story.press(me, &back, "Full board").await;
    assert_eq!(board.ack, Some(Ack::DeferredUpdate), "drawing takes its time [PBP-15]");
    let (panel, whole) = pictured(&story, &board).await;
    assert_eq!((whole.width, panel.text()), (Some(1600), back.text()), "in the same message");
    assert_eq!(panel.buttons(), back.buttons());

    let sure = of(story.press(me, &panel, "End turn").await);
    let ended = of(story.press(me, &sure, "End turn").await);
    assert!(ended.attachments.is_empty(), "nothing is left to decide: {ended:?}");
    assert_eq!(story.discord.messages(story.channel(), me).len(), messages + 2, "the log and the next board");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_fights_in_a_row_the_later_picture_stays_pbp_57() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let (mut panel, _) = placed(&story, me).await;
    // Without waiting for a picture in between.
    let mut last = None;
    for _ in 0..3 {
        let outcome = story.press(me, &panel, &labelled(&panel, is_strike)).await;
        panel = of(outcome.clone());
        last = Some(outcome);
    }
    let (_, picture) = pictured(&story, &last.expect("three fights")).await;
    let now = story.discord.message(panel.id, me).expect("the panel");
    assert_eq!(now.attachments, [picture]);
    story.slash(me, "end", &[]).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_to_commands_stay_messages_of_their_own_pbp_57() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let (from, to) = Story::front(&look);
    let (from, to) = (Story::key(&look, from), Story::key(&look, to));
    let placed = story.slash(me, "place", &[("territory", json!(from))]).await;
    assert_eq!(placed.ack, Some(Ack::Message));
    let options = [("from", json!(from)), ("to", json!(to)), ("until", json!(1)), ("move_in", json!(0))];
    let fought = story.slash(me, "attack", &options).await;
    assert_eq!(fought.ack, Some(Ack::Message));
    let answer = of(fought);
    assert!(answer.attachments.is_empty() && answer.buttons().iter().any(|b| b.label == "End turn"));
    // Its buttons go on in place, as a panel.
    let strike = story.press(me, &answer, &labelled(&answer, is_strike)).await;
    assert_eq!(strike.ack, Some(Ack::Update), "{}", strike.text());
    pictured(&story, &strike).await;
    story.end().await;
}
