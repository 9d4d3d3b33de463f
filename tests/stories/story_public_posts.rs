//! What the bot writes in a channel: whose phone it makes ring.

use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use serde_json::json;

/// The messages of the bot in the channel that are no responses to somebody's command.
fn posts(story: &Story) -> Vec<Message> {
    story.messages().into_iter().filter(|message| message.interaction.is_none()).collect()
}

/// A quiet turn of whoever is asked.
async fn turn(story: &Story, people: &[Id]) {
    let me = story.asked(people).await;
    let look = story.look(me).await;
    let (from, _) = Story::front(&look);
    story.slash(me, "place", &[("territory", json!(Story::key(&look, from)))]).await;
    story.slash(me, "end", &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_logs_and_announcements_make_no_phone_ring_pbp_60() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    turn(&story, &people).await;
    let posts = posts(&story);
    let (boards, others): (Vec<_>, Vec<_>) = posts.iter().partition(|post| !post.attachments.is_empty());
    assert_eq!(boards.len(), 2, "after the set-up and after the turn");
    assert!(others.iter().any(|post| post.content.starts_with("**Round 1")), "a log: {others:#?}");
    assert!(others.iter().any(|post| post.content.contains("begins")), "the start: {others:#?}");
    for post in &posts {
        assert!(post.silent() && post.pinged.is_empty(), "it rings: {}", post.content);
    }
    let edited: Vec<_> = posts.iter().filter(|post| post.edited_ms.is_some()).collect();
    assert!(!edited.is_empty() && edited.iter().all(|post| post.silent()), "an edit does not change that");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_one_who_is_asked_hears_it_pbp_60_pbp_17_pbp_19() {
    let story = Story::begin().await;
    let marco = story.person("Marco");
    story.discord.set_dms(marco, false);
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    turn(&story, &people).await;
    let loud: Vec<_> = posts(&story).into_iter().filter(|post| !post.silent()).collect();
    let [call] = &loud[..] else {
        panic!("Marco’s direct messages are closed, the channel calls him: {loud:#?}")
    };
    assert_eq!(call.pinged, [marco], "{}", call.content);
    for _ in 0..2 {
        turn(&story, &people).await;
    }
    for who in [people[0], people[2]] {
        let dms = story.discord.dms(who);
        assert!(!dms.is_empty() && dms.iter().all(|dm| !dm.silent()), "a direct message is heard");
    }
    story.end().await;
}
