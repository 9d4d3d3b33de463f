//! Delivery: each game has a queue of its own, a direct message channel is asked for once, and an edit that Discord can't
//! carry out is tried once.

use crate::harness::Story;
use crate::story_channel::{place, whole_turn};
use casus_belli::loopback::{Fault, Id, Message, Trouble};
use serde_json::{Value, json};
use std::time::Duration;

const HOUR: Duration = Duration::from_hours(1);

fn fails(route: &str, times: u32, trouble: Trouble) -> Fault {
    Fault::Requests { route: route.into(), times, trouble }
}

/// A command while the bot's own workers deliver.
async fn says(story: &Story, channel: Id, who: Id, path: &str, options: &[(&str, Value)]) {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    let outcome = story.discord.slash(who, channel, path, options).await.expect("the client allows it");
    assert!(!outcome.silent(), "/{path}");
}

/// Waits for a message in the channel.
async fn message_in(story: &Story, channel: Id, what: &str, wanted: impl Fn(&Message) -> bool) -> Message {
    let reader = story.person("Onlooker");
    let found = |_: &_| story.discord.messages(channel, reader).into_iter().find(|message| wanted(message));
    story.discord.wait_for(what, found).await.unwrap()
}

/// A game that begins in that channel while the bot's own workers deliver.
async fn begun(story: &Story, channel: Id, people: [Id; 2]) {
    says(story, channel, people[0], "game new", &[("setup", json!(2)), ("seats", json!(2))]).await;
    message_in(story, channel, "a lobby", |message| !message.buttons().is_empty()).await;
    says(story, channel, people[1], "game join", &[]).await;
    says(story, channel, people[0], "game start", &[]).await;
    message_in(story, channel, "a board", |message| !message.attachments.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_request_hangs_holds_up_no_other_game() {
    let story = Story::running().await;
    let people = ["Ilaria", "Marco"].map(|name| story.person(name));
    let (one, other) = (story.channel(), story.discord.add_channel("war-room"));
    begun(&story, one, people).await;
    story.discord.misbehave(fails("/channels/{channel_id}/messages", 1, Trouble::Delay(HOUR)));
    // The next request of the first game hangs for an hour.
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let at = Story::key(&look, Story::front(&look).0);
    says(&story, one, me, "place", &[("territory", json!(at))]).await;
    let hangs = async {
        while story.discord.faults_left() > 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, hangs).await.expect("a request hangs");
    begun(&story, other, people).await;
    let reader = story.person("Onlooker");
    let log = |message: &Message| message.content.contains("places");
    assert!(!story.discord.messages(one, reader).iter().any(log), "it hangs still");
    // It goes on where it stopped.
    story.discord.clock().advance(HOUR);
    message_in(&story, one, "the log", log).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_that_nobody_may_open_yet_hold_up_no_board() {
    let story = Story::running().await;
    let people = ["Ilaria", "Marco"].map(|name| story.person(name));
    story.discord.misbehave(fails("POST /users/@me/channels", 2, Trouble::Delay(HOUR)));
    begun(&story, story.channel(), people).await;
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let at = Story::key(&look, Story::front(&look).0);
    says(&story, story.channel(), me, "place", &[("territory", json!(at))]).await;
    message_in(&story, story.channel(), "the log", |message| message.content.contains("places")).await;
    assert!(story.discord.dms(me).is_empty());
    story.discord.forgive();
    story.discord.clock().advance(Duration::from_secs(1));
    story.discord.clock().advance(HOUR);
    story.discord.wait_for("the direct message", |l| (!l.dms(me).is_empty()).then_some(())).await.unwrap();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_channel_of_direct_messages_is_asked_for_once_a_person_and_never_for_an_edit() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    for _ in 0..people.len() {
        whole_turn(&story, &people).await;
    }
    story.discord.misbehave(fails("POST /users/@me/channels", 1, Trouble::Status(500)));
    let story = story.restarted().await;
    let told = |who: &Id| story.discord.dms(*who).len();
    let before: usize = people.iter().map(told).sum();
    for _ in 0..people.len() {
        let me = whole_turn(&story, &people).await;
        let mine = story.discord.dms(me).pop().expect("told");
        assert!(mine.content.contains(": decided."), "edited: {}", mine.content);
    }
    assert_eq!(
        people.iter().map(told).sum::<usize>(),
        before,
        "a new one each, and the one before is deleted"
    );
    assert_eq!(story.discord.faults_left(), 1, "nobody asked again");
    story.discord.forgive();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn edits_of_messages_that_are_too_old_are_tried_once_and_old_buttons_still_answer_pbp_7() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    whole_turn(&story, &people).await;
    let old = story.newest_panel();
    for _ in 0..3 {
        let me = story.asked(&people).await;
        let asked = story.discord.dms(me).pop().expect("told");
        story.wait(Duration::from_hours(22)).await;
        place(&story, &people).await;
        story.slash(me, "end", &[]).await;
        assert!(story.discord.message(asked.id, me).is_none(), "Discord refuses the edit: it is deleted");
        let next = story.next_notice().await;
        assert_eq!(next, None, "nothing is tried again");
    }
    let me = story.asked(&people).await;
    let label = old.buttons().into_iter().map(|button| button.label).find(|label| label != "My hand");
    let late = story.press(me, &old, &label.expect("its buttons stay")).await;
    assert!(late.ephemeral && !late.text().is_empty(), "{}", late.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_with_closed_direct_messages_is_called_before_what_happened_later_pbp_19() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = place(&story, &people).await;
    let next = people[(people.iter().position(|who| *who == me).expect("a player") + 1) % people.len()];
    story.discord.set_dms(next, false);
    // Nothing is delivered until both have acted.
    let order = |path: &str, options: Vec<(String, Value)>, who: Id| {
        let path = path.to_owned();
        let story = &story;
        async move {
            let done = story.discord.slash(who, story.channel(), &path, options).await.expect("allowed");
            assert!(!done.silent(), "/{path}");
        }
    };
    order("end", vec![], me).await;
    let look = story.look(next).await;
    let at = Story::key(&look, Story::front(&look).0);
    let place_half = vec![("territory".to_owned(), json!(at)), ("armies".to_owned(), json!(1))];
    order("place", place_half, next).await;
    story.settle().await;
    let said: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
    let call =
        said.iter().position(|text| text.contains(&format!("<@{next}>, **your turn**"))).expect("called");
    let name = story.as_person(next).name;
    let log = said.iter().rposition(|text| text.contains(&format!("{name} places"))).expect("the log");
    assert!(call < log, "{said:#?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_was_deleted_comes_back_when_somebody_asks_pbp_7() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let lost = story.newest_panel();
    story.discord.misbehave(Fault::MessageDeleted(lost.id));
    let me = story.asked(&people).await;
    story.slash(me, "status", &[]).await;
    let back = async {
        while !story.messages().iter().any(|message| !message.buttons().is_empty()) {
            story.settle().await;
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, back).await.expect("it comes back");
    let new = story.newest_panel();
    assert_eq!((new.attachments.len(), new.content), (1, lost.content), "as it was");
    // Only once: the new one is there.
    story.discord.clock().advance(Duration::from_mins(2));
    story.slash(me, "status", &[]).await;
    story.settle().await;
    let panels = story.messages().into_iter().filter(|message| !message.buttons().is_empty()).count();
    assert_eq!(panels, 1);
    story.end().await;
}
