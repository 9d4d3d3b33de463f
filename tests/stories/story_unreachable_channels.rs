//! A channel that can't be written to any more ([PBP-53]), and a panel that is too old to be edited ([PBP-7]).

use crate::harness::{Story, id, places_all};
use casus_belli::loopback::{Fault, Id, Permission};
use casus_belli::table::{Parked, Place};
use serde_json::json;
use std::time::Duration;

const DAY: Duration = Duration::from_hours(24);

/// Number of direct messages that say that the game is parked.
fn told(story: &Story, who: Id) -> usize {
    story.discord.dms(who).iter().filter(|message| message.content.contains("is paused")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn without_permission_to_write_a_game_stands_still_and_goes_on_when_it_is_given_back_pbp_53() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (channel, permission) = (story.channel(), Permission::SendMessages);
    let boards = || story.messages().iter().filter(|message| !message.attachments.is_empty()).count();
    let before = boards();
    story.discord.misbehave(Fault::MissingPermission { channel, permission });
    // A deadline passes, and the channel can't be notified.
    story.wait(DAY + Duration::from_secs(1)).await;
    story.settle().await;
    for who in &people {
        assert_eq!(told(&story, *who), 1, "{:#?}", story.discord.dms(*who));
    }
    let look = story.look(people[0]).await;
    assert_eq!(look.parked, Some(Parked::Permission));
    let status = story.slash(people[1], "status", &[]).await;
    assert!(status.ephemeral && status.text().contains("is paused"), "{}", status.text());
    story.refused(story.asked(&people).await, "end", &[], "Send Messages").await;
    story.wait(DAY * 5).await;
    assert_eq!(story.look(people[0]).await.view, look.view, "nobody's time runs");
    assert_eq!(told(&story, people[0]), 1, "told once");

    story.discord.misbehave(Fault::PermissionBack { channel, permission });
    for _ in 0..10 {
        story.wait(Duration::from_hours(1)).await;
    }
    let said: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
    let on = said.iter().filter(|text| text.contains("goes on here")).count();
    assert_eq!(on, 1, "{said:#?}");
    assert_eq!(boards(), before + 1, "what waited is told");
    assert_eq!(story.look(people[0]).await.parked, None);
    assert!(story.look(people[0]).await.deadline.is_some());
    story.discord.take_violations();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_channel_is_deleted_is_carried_to_another_one_by_command_pbp_53() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let (old, new) = (story.channel(), story.discord.add_channel("war-room"));
    story.refused(people[1], "game move", &[("game", json!(1))], "Only the host").await;
    story.refused(people[0], "game move", &[("game", json!(9))], "no game").await;
    story.discord.misbehave(Fault::ChannelDeleted(old));
    // The bot gets the event a moment later.
    let parked = async {
        while story.look(people[0]).await.parked.is_none() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, parked).await.expect("it stands still");
    story.settle().await;
    for who in &people {
        assert_eq!(told(&story, *who), 1, "{:#?}", story.discord.dms(*who));
    }
    assert!(story.discord.dms(people[0]).last().expect("told").content.contains("/game move"));
    let moved = story.slash_in(new, people[1], "game move", &[("game", json!(1))]).await;
    assert!(moved.ephemeral && moved.text().contains("now played in this channel"), "{}", moved.text());
    let shown = story.discord.messages(new, people[0]);
    assert!(shown.iter().any(|message| message.content.contains("goes on here")), "{shown:#?}");
    let board = shown.iter().find(|message| !message.attachments.is_empty()).expect("the board");
    assert!(board.buttons().iter().any(|button| button.label == "Place armies"), "{:?}", board.buttons());
    let place = Place { channel: id(new), ..story.place() };
    let look = story.table.look(place, &story.as_person(people[2])).await.expect("the game");
    let seat = look.view.on_turn.expect("somebody's turn");
    let person = look.at(seat).expect("a player").person;
    let who = *people.iter().find(|who| id(**who) == person).expect("one of them");
    let menu = story.press(who, board, "Place armies").await;
    let offers = menu.message.expect("a menu").buttons();
    assert!(menu.ephemeral && offers.iter().any(|button| places_all(&button.label)), "{offers:?}");
    story.discord.take_violations();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_too_old_to_be_edited_is_posted_anew_with_the_buttons_that_apply_pbp_7() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let old = story.newest_panel();
    story.wait(Duration::from_hours(2)).await;
    let look = story.look(me).await;
    let at = Story::key(&look, Story::front(&look).0);
    story.slash(me, "place", &[("territory", json!(at))]).await;
    let new = story.newest_panel();
    assert_ne!(new.id, old.id, "the old one can't be edited any more");
    assert!(new.attachments.is_empty() && new.content.contains("is attacking"), "{}", new.content);
    let labels: Vec<String> = new.buttons().into_iter().map(|button| button.label).collect();
    assert!(
        labels.contains(&"Attack".to_owned()) && !labels.contains(&"Place armies".to_owned()),
        "{labels:?}"
    );
    // The newest panel is the one that is updated, and both still work.
    let sure = story.press(me, &new, "End turn").await.message.expect("a question");
    let late = story.press(me, &old, "Place armies").await;
    assert!(late.ephemeral && !late.text().is_empty(), "{}", late.text());
    story.press(me, &sure, "End turn").await;
    assert_ne!(story.asked(&people).await, me);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_throws_the_bot_out_and_invites_it_again_finds_its_game_as_it_was_pbp_53() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let guild = story.discord.guild();
    let before = story.look(people[0]).await;
    story.discord.misbehave(Fault::BotRemoved(guild));
    story.parked(people[0], Some(Parked::Server)).await;
    story.wait(DAY * 30).await;
    let look = story.look(people[0]).await;
    assert_eq!((look.view, look.deadline), (before.view.clone(), None), "nobody's time runs");

    story.discord.misbehave(Fault::BotInvited(guild));
    story.parked(people[0], None).await;
    let on = story.messages().iter().filter(|message| message.content.contains("goes on here")).count();
    assert_eq!(on, 1);
    let look = story.look(people[0]).await;
    assert_eq!(look.view, before.view);
    assert!(look.deadline.is_some(), "the clock runs again");
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let at = Story::key(&look, Story::front(&look).0);
    story.slash(me, "place", &[("territory", json!(at))]).await;
    assert!(story.look(me).await.view.seq > look.view.seq);
    let violations = format!("{:?}", story.discord.take_violations());
    assert!(!violations.contains("GUILD_"), "{violations}");
    story.end().await;
}
