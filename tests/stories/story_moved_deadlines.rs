//! A notice that is there already tells the deadline that counts after the game has stood still ([PBP-17], [PBP-53]): edited, or
//! sent anew where Discord edits no more.

use crate::harness::{Story, id};
use casus_belli::loopback::{Fault, Id, Message, Permission};
use casus_belli::table::Parked;
use std::time::Duration;

/// The direct messages of that person that ask for a decision.
fn questions(story: &Story, who: Id) -> Vec<Message> {
    let asks = |message: &Message| message.buttons().iter().any(|button| button.label == "Play here");
    story.discord.dms(who).into_iter().filter(asks).collect()
}

/// The channel is closed for so long: the game stands still, then it goes on.
async fn closed_for(story: &Story, who: Id, time: Duration) {
    let (channel, permission) = (story.channel(), Permission::SendMessages);
    story.discord.misbehave(Fault::MissingPermission { channel, permission });
    story.table.channel_lost(id(channel), Parked::Permission).await.expect("parked");
    story.settle().await;
    story.wait(time).await;
    assert_eq!(story.look(who).await.parked, Some(Parked::Permission));
    story.discord.misbehave(Fault::PermissionBack { channel, permission });
    story.parked(who, None).await;
    story.settle().await;
}

fn stamp(deadline: Option<i64>) -> String {
    format!("<t:{}:f>", deadline.expect("a deadline") / 1_000)
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_pause_the_direct_message_tells_the_deadline_that_counts_now_pbp_17_pbp_53() {
    // Discord edits a young message; an old one is replaced.
    for (pause, edited) in [(Duration::from_mins(20), true), (Duration::from_hours(5), false)] {
        let story = Story::begin().await;
        let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
        let me = story.asked(&people).await;
        let before = questions(&story, me).pop().expect("asked");
        let old = stamp(story.look(me).await.deadline);
        assert!(before.content.contains(&old), "{}", before.content);
        closed_for(&story, me, pause).await;
        let now = stamp(story.look(me).await.deadline);
        assert_ne!(now, old, "the clock stood still");
        let after = questions(&story, me);
        assert_eq!(after.len(), 1, "one question: {after:#?}");
        assert!(after[0].content.contains(&now) && !after[0].content.contains(&old), "{}", after[0].content);
        assert_eq!(after[0].id == before.id, edited, "{pause:?}");
        story.press(me, &after[0], "Play here").await;
        story.discord.take_violations();
        story.end().await;
    }
}
