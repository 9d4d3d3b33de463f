//! Tournaments: a press twice says what happened once; players whose names look alike are told apart in the standings.

use crate::harness::Story;
use crate::story_tournament::{play_out, small_tournament};
use casus_belli::loopback::{Ack, Id, Message};
use casus_belli::table::Place;
use std::time::Duration;

/// A tournament with its message, and everybody who takes part; the first is its host.
async fn gathered(story: &Story, names: &[&str]) -> (Message, Vec<Id>) {
    let people: Vec<Id> = names.iter().map(|name| story.person(name)).collect();
    let opened = story.slash(people[0], "tournament new", &small_tournament()).await;
    let message = opened.message.expect("the tournament");
    for who in &people {
        story.press(*who, &message, "Join").await;
    }
    (message, people)
}

/// The newest message that says so.
fn with(story: &Story, part: &str) -> Message {
    let found = story.messages().into_iter().rev().find(|message| message.content.contains(part));
    found.unwrap_or_else(|| panic!("nobody said {part:?}: {:#?}", story.messages()))
}

/// The thread of the only table that is played.
async fn thread(story: &Story) -> Place {
    let tables = story.table.tournament(story.place()).await.expect("a tournament").tables;
    let table = tables.iter().find(|table| !table.is_done()).expect("a table");
    Place { channel: table.thread.expect("a thread"), ..story.place() }
}

/// The private messages of that person in the channel.
fn private(story: &Story, who: Id) -> Vec<String> {
    let all = story.discord.messages(story.channel(), who).into_iter();
    all.filter(Message::ephemeral).map(|message| message.content).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn start_and_the_next_round_pressed_twice_say_what_happened_once_pbp_7() {
    let story = Story::begin().await;
    let (message, people) = gathered(&story, &["Ilaria", "Marco", "Zoë"]).await;
    let code = |on: &Message, label: &str| {
        let found = on.buttons().into_iter().find(|button| button.label == label);
        found.and_then(|button| button.custom_id).expect("a button of ours")
    };
    let start = code(&message, "Start");
    let press =
        |who: Id, on: &Message, code: &str| story.discord.press_stale(who, on, code).expect("allowed");
    let first = press(people[0], &message, &start).finished().await;
    story.settle().await;
    let before = story.state().await;
    for pause in [0, 10] {
        story.discord.clock().advance(Duration::from_secs(pause));
        let second = press(people[0], &message, &start).finished().await;
        story.settle().await;
        assert_eq!(second.text(), first.text(), "the outcome of the first");
        assert!(second.text().contains("Round 1"), "{}", second.text());
    }
    // Whoever is not the host has begun nothing.
    let other = press(people[1], &message, &start).finished().await;
    assert!(other.text().contains("moved on"), "{}", other.text());
    assert_eq!(story.state().await, before);

    play_out(&story, thread(&story).await, &people).await;
    let over = with(&story, "Round 1 is over");
    let next = code(&over, "Next round");
    let first = press(people[0], &over, &next).finished().await;
    assert!(first.text().contains("Round 2"), "{}", first.text());
    story.settle().await;
    let (before, told) = (story.state().await, private(&story, people[0]));
    let second = press(people[0], &over, &next).finished().await;
    story.settle().await;
    assert_eq!(second.ack, Some(Ack::DeferredUpdate), "no other answer: {second:?}");
    assert_eq!((story.state().await, private(&story, people[0])), (before, told), "nothing is refused");
    // Later it is another press, and is told what the round waits for.
    story.discord.clock().advance(Duration::from_secs(10));
    let late = press(people[0], &over, &next).finished().await;
    assert!(late.text().contains("still playing"), "{}", late.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_whose_names_look_alike_have_two_names_in_standings_tables_and_picture() {
    let story = Story::begin().await;
    let (message, people) = gathered(&story, &["Anna", "anna", "Bruno"]).await;
    let shown = story.discord.message(message.id, people[0]).expect("the tournament").content;
    assert!(shown.contains("Anna") && shown.contains(r"anna \(2\)"), "{shown}");
    story.press(people[0], &message, "Start").await;
    play_out(&story, thread(&story).await, &people).await;
    let over = with(&story, "Round 1 is over");
    let alt = over.attachments[0].description.clone().expect("alt text");
    for (name, plain) in [("Anna", "Anna"), (r"anna \(2\)", "anna (2)"), ("Bruno", "Bruno")] {
        assert_eq!(over.content.matches(&format!("{name} ·")).count(), 1, "{name}: {}", over.content);
        assert!(alt.contains(plain), "{plain}: {alt}");
    }
    let tables = story.slash(people[2], "tournament tables", &[]).await;
    assert!(tables.text().contains(r"anna \(2\)"), "{}", tables.text());
    // At the table, too.
    let inside = story.discord.channels().into_iter().find(|channel| channel.parent == Some(story.channel()));
    let inside = story.discord.messages(inside.expect("a thread").id, people[0]);
    assert!(inside.iter().any(|post| post.content.contains(r"anna \(2\)")));
    story.end().await;
}
