//! After `/game move`: the old channel says where the game goes on, whatever is pressed or typed there names the new place,
//! and an open direct message links to it ([PBP-53], [PBP-56]).

use crate::harness::Story;
use crate::story_channel::place;
use casus_belli::loopback::{Fault, Id, Permission};
use serde_json::json;
use std::time::Duration;

async fn moved(story: &Story, host: Id) -> Id {
    let new = story.discord.add_channel("war-room");
    let said = story.slash_in(new, host, "game move", &[("game", json!(1))]).await;
    assert!(said.text().contains("now played in this channel"), "{}", said.text());
    new
}

#[tokio::test(flavor = "multi_thread")]
async fn the_old_channel_of_a_moved_game_names_the_new_one_everywhere_pbp_53() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let (old, notice) = (story.newest_panel(), story.discord.dms(me).pop().expect("told"));
    assert!(notice.content.contains(&format!("/{}/", story.channel())), "{}", notice.content);
    let new = moved(&story, people[0]).await;
    let there = format!("**Game 1** goes on in <#{new}>.");

    let shown = story.discord.message(old.id, me).expect("the old board");
    assert_eq!((shown.content.as_str(), shown.buttons().len(), shown.attachments.len()), (&*there, 0, 1));
    // Somebody's client shows the old board still.
    let code = old.buttons()[0].custom_id.clone().expect("a button of ours");
    let late = story.discord.press(me, old.id, &code).await;
    assert!(late.is_err() || late.is_ok_and(|late| late.ephemeral && late.text() == there));
    for command in ["status", "end", "board", "game join", "game cancel"] {
        story.refused(me, command, &[], &there).await;
    }
    let linked = story.discord.message(notice.id, me).expect("the same message");
    assert!(linked.content.contains(&format!("/{new}")), "{}", linked.content);
    assert!(!linked.content.contains(&story.channel().to_string()), "{}", linked.content);
    assert_eq!((linked.attachments.len(), linked.buttons().len()), (1, notice.buttons().len()));
    assert_eq!(story.discord.dms(me).len(), 1, "nobody is called twice");

    // The channel is free for another game, which is the one that is meant from then on.
    story.slash(people[1], "game new", &[]).await;
    let status = story.slash(people[1], "status", &[]).await;
    assert!(status.text().contains("Game 2"), "{}", status.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_too_old_to_be_edited_is_followed_by_a_message_that_says_where_the_game_is_pbp_53() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let old = story.newest_panel();
    story.wait(Duration::from_hours(3)).await;
    let new = moved(&story, people[0]).await;
    let there = format!("**Game 1** goes on in <#{new}>.");
    let said = story.messages().pop().expect("a message");
    assert_eq!(said.content, there);
    // Its buttons stay, and say the same.
    let pressed = story.press(people[1], &old, "Status").await;
    assert!(pressed.ephemeral, "{pressed:?}");
    assert_eq!(pressed.text(), there);
    assert_eq!(story.next_notice().await, None, "nothing is tried again");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_move_it_is_said_first_that_the_game_goes_on_pbp_53() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (channel, permission) = (story.channel(), Permission::ViewChannel);
    story.discord.misbehave(Fault::MissingPermission { channel, permission });
    place_unseen(&story, &people).await;
    story.settle().await;
    assert!(story.look(people[0]).await.parked.is_some(), "the log can't be posted");
    let new = moved(&story, people[0]).await;
    let shown: Vec<String> =
        story.discord.messages(new, people[0]).into_iter().map(|message| message.content).collect();
    let said = |what: &str| shown.iter().position(|text| text.contains(what));
    let (first, log) = (said("goes on here").expect("said"), said("places").expect("the log"));
    assert!(first < log, "{shown:#?}");
    story.discord.take_violations();
    story.end().await;
}

/// Places armies from a direct message: in the channel the bot may not write.
async fn place_unseen(story: &Story, people: &[Id]) {
    let me = story.asked(people).await;
    let notice = story.discord.dms(me).pop().expect("told");
    let panel = story.press(me, &notice, "Play here").await.message.expect("a panel");
    let all = panel.buttons().into_iter().find(|button| crate::harness::places_all(&button.label));
    story.press(me, &panel, &all.expect("a complete answer").label).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_no_direct_messages_is_called_in_the_new_channel_pbp_19_pbp_53() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let before = place(&story, &people).await;
    let next = people[(people.iter().position(|who| *who == before).expect("a player") + 1) % people.len()];
    story.discord.set_dms(next, false);
    story.slash(before, "end", &[]).await;
    let call = format!("<@{next}>, **your turn**");
    assert!(story.messages().iter().any(|message| message.content.contains(&call)));
    let new = moved(&story, people[0]).await;
    let calls = story.discord.messages(new, next);
    let calls: Vec<_> = calls.iter().filter(|message| message.content.contains(&call)).collect();
    assert_eq!(calls.len(), 1, "{calls:#?}");
    story.end().await;
}
