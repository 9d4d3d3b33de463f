//! The pinned message of a running game keeps whose turn it is, and at the end how it ended, whatever Discord lets a bot edit.

use crate::harness::Story;
use crate::story_channel::whole_turn;
use casus_belli::loopback::{Id, Limits, Message};
use std::time::Duration;

/// A little less than the time for a turn.
const DAY: Duration = Duration::from_hours(23);

/// The one message that is pinned.
fn pinned(story: &Story) -> Message {
    let all: Vec<Message> = story.messages().into_iter().filter(|message| message.pinned).collect();
    assert_eq!(all.len(), 1, "one message is pinned: {all:#?}");
    all.into_iter().next().expect("one")
}

fn says_turn_of(story: &Story, name: &str) {
    let text = pinned(story).content;
    assert!(text.contains(&format!("**{name}** is on turn.")), "{name}: {text}");
    assert!(text.starts_with("**Game 1 has begun.**") && text.contains("Classic"), "{text}");
}

async fn name(story: &Story, people: &[Id]) -> &'static str {
    let asked = story.asked(people).await;
    let at = people.iter().position(|who| *who == asked).expect("a player");
    ["Ilaria", "Marco", "Zoë"][at]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pinned_message_says_whose_turn_it_is_edited_once_a_turn_also_after_a_restart() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let first = pinned(&story).id;
    says_turn_of(&story, name(&story, &people).await);
    for _ in 0..3 {
        whole_turn(&story, &people).await;
        says_turn_of(&story, name(&story, &people).await);
    }
    let story = story.restarted().await;
    whole_turn(&story, &people).await;
    says_turn_of(&story, name(&story, &people).await);
    assert_eq!(pinned(&story).id, first, "the same message");
    assert!(pinned(&story).pinged.is_empty());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_discord_edits_old_messages_no_more_the_pinned_one_is_replaced_and_refused_once() {
    for old_edits in [0, 3, u32::MAX] {
        let limits = Limits { old_edits, ..Limits::none() };
        let story = Story::with(limits, |_| {}).await;
        let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
        let first = pinned(&story).id;
        for _ in 0..8 {
            whole_turn(&story, &people).await;
            says_turn_of(&story, name(&story, &people).await);
            story.wait(DAY).await;
            says_turn_of(&story, name(&story, &people).await);
        }
        assert_eq!(pinned(&story).id == first, old_edits > 8, "{old_edits}");
        let old = story.messages().into_iter().filter(|message| message.content.contains("is on turn."));
        assert_eq!(old.count(), 1, "no other message still says whose turn it is");
        for (message, refused) in story.discord.refused_edits() {
            assert!(refused <= 1, "{refused} refused edits of {message:?}, {old_edits} allowed");
        }
        story.discord.take_violations();
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_end_the_message_says_so_and_is_unpinned() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let id = pinned(&story).id;
    let asked = story.slash(people[0], "game cancel", &[]).await.message.expect("a question");
    let label = asked.buttons()[0].label.clone();
    story.press(people[0], &asked, &label).await;
    story.settle().await;
    let message = story.discord.message(id, people[0]).expect("it stays");
    assert!(!message.pinned);
    let text = message.content;
    assert!(
        text.starts_with("**Game 1 is over.**") && text.contains("\nHow it ended stands further down"),
        "{text}"
    );
    assert!(!text.contains("is on turn"), "{text}");
    story.end().await;
}
