//! A table that nobody answers at any more: everybody reads once that it is closed, by direct message or in their digest, and so does
//! the channel ([PBP-21], [PBP-62], [PBP-66]).

use crate::harness::Story;
use casus_belli::loopback::Id;
use serde_json::json;
use std::time::Duration;

fn dms(story: &Story, who: Id, part: &str) -> usize {
    story.discord.dms(who).iter().filter(|message| message.content.contains(part)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_silent_people_is_told_closed_once_to_each_also_in_a_digest_pbp_21_pbp_62() {
    let mut story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let reader = people[2];
    story.slash(reader, "settings notices", &[("digest", json!("18"))]).await;
    let closed = |story: &Story| {
        let said = |text: &String| text.contains("**Game 1 is closed**: none of its players has answered");
        // The last board says so too.
        let posts = story.messages().into_iter().filter(|message| message.attachments.is_empty());
        posts.map(|message| message.content).filter(said).count()
    };
    for round in 0..40 {
        story.wait(Duration::from_hours(6)).await;
        story.wait(Duration::from_hours(6)).await;
        if round == 8 {
            story = story.restarted().await;
        }
    }
    assert_eq!(closed(&story), 1, "the channel reads it once");
    for who in &people[..2] {
        assert_eq!(dms(&story, *who, "**it is closed**, because none of its players answered"), 1);
        assert_eq!(dms(&story, *who, "**A computer plays your seat** in game 1"), 1);
        assert_eq!(dms(&story, *who, "📬"), 0);
    }
    assert_eq!(dms(&story, reader, "**it is closed**"), 0, "no message by itself");
    assert_eq!(dms(&story, reader, "**A computer plays your seat**"), 0);
    assert!(dms(&story, reader, " · you missed 1 turn") > 0, "what was missed is told");
    assert_eq!(dms(&story, reader, "was closed, because nobody answered any more"), 1);
    assert_eq!(dms(&story, reader, ": a computer plays your seat; `/game return`"), 1);
    let pinned = story.messages().into_iter().filter(|message| message.pinned).count();
    assert_eq!(pinned, 0);
    story.discord.take_violations();
    story.end().await;
}
