//! A bot that was off while time ran out ([PBP-25]).

use crate::harness::Story;
use serde_json::json;
use std::time::Duration;

const HOUR: Duration = Duration::from_hours(1);

#[tokio::test(flavor = "multi_thread")]
async fn after_an_outage_the_channel_reads_once_that_there_is_more_time_and_nobody_loses_a_turn_pbp_23_pbp_25()
 {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    let options = [("setup", json!(2)), ("pace", json!("12h"))];
    let people = story.game(&["Ilaria", "Marco"], &options).await;
    let status = story.slash(ilaria, "status", &[]).await.message.expect("an answer").content;
    assert!(
        story.messages().iter().any(|message| message.content.contains("12 hours a turn")),
        "the pace of the host"
    );
    let asked = story.asked(&people).await;
    let deadline = story.look(asked).await.deadline.expect("a clock");
    story.wait(11 * HOUR).await;
    story.discord.clock().advance(6 * HOUR);
    let story = story.restarted().await;
    story.settle().await;
    let told = || {
        let said = story.messages().into_iter().map(|message| message.content);
        said.filter(|text| text.contains("I was out of action when time ran out")).collect::<Vec<String>>()
    };
    let [notice] = <[String; 1]>::try_from(told()).expect("one notice");
    let extended = story.look(asked).await.deadline.expect("a clock");
    assert!(notice.contains(&format!("<t:{}", extended / 1_000)), "until when: {notice}; before: {status}");
    assert_eq!(extended - deadline, 11 * 3_600_000, "as long again as it was off, from now on");
    assert_eq!(story.asked(&people).await, asked, "nobody lost the turn");
    // A second start says nothing more; the time that is left is the time that was told.
    let story = story.restarted().await;
    story.settle().await;
    let said = story.messages().iter().filter(|m| m.content.contains("I was out of action")).count();
    assert_eq!((said, story.look(asked).await.deadline), (1, Some(extended)));
    story.wait(6 * HOUR + Duration::from_secs(1)).await;
    story.settle().await;
    assert_ne!(story.asked(&people).await, asked, "then the clock runs on as ever");
    story.end().await;
}
