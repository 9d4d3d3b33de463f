//! Private talks between players ([R3-8]): threads that the bot opens and archives, with nobody else in them.

use crate::harness::{Story, id};
use casus_belli::loopback::{Channel, ChannelKind, Fault, Id, Message, Permission, Trouble};
use casus_belli::table::Place;
use serde_json::{Value, json};
use std::time::Duration;

fn named(who: Id) -> Value {
    json!(who.to_string())
}

fn talks(story: &Story) -> Vec<Channel> {
    let all = story.discord.channels();
    all.into_iter().filter(|channel| channel.kind == ChannelKind::PrivateThread).collect()
}

fn read(story: &Story, talk: &Channel, who: Id) -> Vec<Message> {
    story.discord.messages(talk.id, who)
}

/// Every command and option of `/talk`.
pub(crate) async fn every_option(story: &Story) {
    let people = story.instant(&["Ilaria", "Marco", "Zoë", "Ada", "Nino"]).await;
    let names = ["player", "second", "third", "fourth"];
    let all: Vec<(&str, Value)> = names.into_iter().zip(people[1..].iter().map(|who| named(*who))).collect();
    story.slash(people[0], "talk open", &all).await;
    story.slash(people[1], "talk list", &[]).await;
    let talk = talks(story).pop().expect("a thread");
    story.slash_in(talk.id, people[1], "talk close", &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_a_talk_is_a_private_thread_of_its_players_that_survives_restarts_and_ends_with_the_game() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë", "Ada"]).await;
    let asked = [("player", named(people[1])), ("second", named(people[2]))];
    let options = asked.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    let reply = story.discord.slash(people[0], story.channel(), "talk open", options).await.expect("allowed");
    assert!(
        reply.ephemeral && reply.text().contains("private thread for you and Marco and Zoë"),
        "{}",
        reply.text()
    );
    // The bot stops before it has opened the thread.
    let story = story.restarted().await;
    story.settle().await;
    let talk = talks(&story).pop().expect("a thread");
    assert_eq!(talk.name, "Game 1 · talk 1 · Ilaria, Marco and Zoë");
    assert_eq!(talk.parent, Some(story.channel()));
    assert!(people[..3].iter().all(|who| talk.members.contains(who)), "{talk:#?}");
    assert!(!talk.members.contains(&people[3]));
    let said = read(&story, &talk, people[1]);
    assert!(said[0].content.contains("Ilaria wants to talk with"), "{said:#?}");
    assert_eq!(said[0].pinged, people[1..3], "only those who did not ask for it");
    assert!(read(&story, &talk, people[3]).is_empty(), "nobody else sees it");
    let public = story.messages();
    assert!(public.iter().all(|message| !message.content.contains("talk with")), "nobody is told of it");

    // Once more: the same thread. Others get another one.
    let again = story
        .slash(people[2], "talk open", &[("player", named(people[1])), ("second", named(people[0]))])
        .await;
    assert!(again.text().contains(&format!("<#{}>", talk.id)), "{}", again.text());
    let more = [("player", named(people[1])), ("second", named(people[2])), ("third", named(people[3]))];
    story.slash(people[0], "talk open", &more).await;
    assert_eq!(talks(&story).len(), 2);
    let list = story.slash(people[1], "talk list", &[]).await;
    assert!(list.ephemeral && list.text().lines().count() == 2, "{}", list.text());
    assert!(list.text().contains(&format!("with Ilaria and Zoë: <#{}>", talk.id)), "{}", list.text());

    // Commands in the thread are about the game, and only its players can give them.
    let story = story.restarted().await;
    let public = story.messages().len();
    let status = story.slash_in(talk.id, people[1], "status", &[]).await;
    assert!(status.text().contains("’s turn"), "{}", status.text());
    let there = Place { channel: id(talk.id), ..story.place() };
    let look = story.table.look(there, &story.as_person(people[0])).await.expect("the game of the talk");
    assert_eq!(look.place, story.place());
    // The board is looked for where it stands, and not posted once more.
    let panel = story.newest_panel().id;
    let found = story.table.message_with_buttons(there).await.expect("readable").expect("a board");
    assert_eq!(found, (look.game, id(story.channel()), id(panel)));
    story.settle().await;
    assert_eq!(story.messages().len(), public);

    // One talk is closed by a player, the other by the end of the game.
    let before = story.state().await;
    let elsewhere = story.slash(people[0], "talk close", &[]).await;
    assert!(elsewhere.text().contains("no private talk of yours"), "{}", elsewhere.text());
    assert_eq!(story.state().await, before);
    let other = talks(&story).into_iter().find(|thread| thread.id != talk.id).expect("the second");
    story.slash_in(other.id, people[3], "talk close", &[]).await;
    let state = |which: &Channel| talks(&story).into_iter().find(|one| one.id == which.id).expect("it stays");
    assert!(state(&other).archived && !state(&talk).archived);
    let sure = story.slash(people[0], "game cancel", &[]).await.message.expect("a question");
    story.press(people[0], &sure, "Call the game off for everyone").await;
    assert!(state(&talk).archived);
    let said = read(&story, &talk, people[0]);
    assert!(said.last().expect("a message").content.contains("is closed"), "{said:#?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_a_talk_is_refused_with_oneself_with_outsiders_with_computers_and_without_permission() {
    let story = Story::begin().await;
    let outsider = story.person("Onlooker");
    let options = [("setup", json!(2)), ("computers", json!(1)), ("seats", json!(3))];
    let people = story.game(&["Ilaria", "Marco"], &options).await;
    let (me, other) = (people[0], people[1]);
    story.refused(me, "talk open", &[("player", named(me))], "talk with yourself").await;
    story.refused(me, "talk open", &[("player", named(outsider))], "has no seat in this game").await;
    story.refused(outsider, "talk open", &[("player", named(me))], "no seat").await;
    story.refused(outsider, "talk list", &[], "no seat").await;
    let (channel, permission) = (story.channel(), Permission::CreatePrivateThreads);
    story.discord.misbehave(Fault::MissingPermission { channel, permission });
    story.refused(me, "talk open", &[("player", named(other))], "I need Create Private Threads").await;
    // In another channel nothing is known of the permissions: Discord refuses, and the player hears of it.
    assert!(talks(&story).is_empty());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_a_thread_that_discord_refuses_is_told_to_the_asker_and_a_late_one_is_opened_once() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let (me, with) = (people[0], [("player", named(people[1]))]);
    let fails = |times, trouble| Fault::Requests { route: "/threads".into(), times, trouble };
    story.discord.misbehave(fails(1, Trouble::Error(403, 50013, "Missing Permissions")));
    story.slash(me, "talk open", &with).await;
    let told = story.discord.dms(me).pop().expect("a direct message").content;
    assert!(
        told.contains("could not open a private thread for you and") && told.contains("Write to them"),
        "{told}"
    );
    assert!(talks(&story).is_empty());
    story.discord.misbehave(fails(1, Trouble::Status(503)));
    story.slash(me, "talk open", &with).await;
    for _ in 0..3 {
        story.wait(Duration::from_mins(5)).await;
    }
    let open = talks(&story);
    assert_eq!(open.len(), 1, "{open:#?}");
    assert_eq!(open[0].name, "Game 1 · talk 2 · Ilaria and Marco");
    assert_eq!(read(&story, &open[0], me).len(), 1);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r4_13_at_a_table_without_talk_no_thread_is_opened() {
    let story = Story::begin().await;
    let people =
        story.game(&["Ilaria", "Marco", "Zoë"], &[("rulebook", json!(2)), ("setup", json!(2))]).await;
    let with = [("player", named(people[1]))];
    story.refused(people[0], "talk open", &with, "Nobody talks about the game at this table").await;
    story.refused(people[0], "talk list", &[], "Nobody talks about the game at this table").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_the_superpowers_get_no_thread_together_not_even_with_a_third() {
    let story = Story::begin().await;
    let people = crate::story_cold_war_deals::table(&story).await;
    let (usa, coalition, soviet) = (people[0], people[1], people[2]);
    let names = ["the superpowers never negotiate (R3-8)", "They can’t share a thread"];
    for because in names {
        story.refused(usa, "talk open", &[("player", named(soviet))], because).await;
        let three = [("player", named(usa)), ("second", named(soviet))];
        story.refused(coalition, "talk open", &three, because).await;
    }
    assert!(talks(&story).is_empty());
    story.slash(usa, "talk open", &[("player", named(coalition))]).await;
    assert_eq!(talks(&story).len(), 1, "each of them may talk with a coalition");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_8_a_talk_whose_thread_was_deleted_is_opened_anew_also_if_the_bot_was_off() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let with = [("player", named(people[1]))];
    story.slash(people[0], "talk open", &with).await;
    let first = talks(&story).pop().expect("a thread");
    story.discord.misbehave(Fault::ChannelDeleted(first.id));
    let again = story.slash(people[0], "talk open", &with).await;
    assert!(!again.text().contains(&first.id.to_string()), "{}", again.text());
    let second = talks(&story).pop().expect("a new thread");
    assert_eq!(talks(&story).len(), 1);
    assert!(read(&story, &second, people[1]).iter().all(|said| !said.content.contains("closed")));
    let list = story.slash(people[0], "talk list", &[]).await;
    assert!(list.text().contains(&format!("<#{}>", second.id)), "{}", list.text());
    story.end().await;
}
