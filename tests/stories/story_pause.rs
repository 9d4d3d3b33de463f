//! Pauses and extensions through the real client: what the channel, the others, the status and whoever asks read ([PBP-26],
//! [PBP-27]).

use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use serde_json::json;
use std::time::Duration;

const HOUR: Duration = Duration::from_hours(1);

fn newest(story: &Story, part: &str) -> Message {
    let found = story.messages().into_iter().rev().find(|message| message.content.contains(part));
    found.unwrap_or_else(|| panic!("nobody says {part:?}"))
}

fn count(story: &Story, part: &str) -> usize {
    story.messages().iter().filter(|message| message.content.contains(part)).count()
}

/// The direct messages to that person which contain it.
fn dms(story: &Story, who: Id, part: &str) -> usize {
    story.discord.dms(who).iter().filter(|message| message.content.contains(part)).count()
}

/// The deadline that the status shows, as Discord's timestamp.
async fn shown_deadline(story: &Story, who: Id) -> i64 {
    let text = story.slash(who, "game status", &[]).await.text().to_owned();
    let line = text.lines().find(|line| line.starts_with("Time to answer")).expect("a deadline");
    let digits = line.split("<t:").nth(1).and_then(|rest| rest.split(':').next());
    digits.and_then(|digits| digits.parse().ok()).expect("a timestamp")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_pauses_the_game_everybody_is_told_once_and_the_deadline_moves_pbp_26() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let before = shown_deadline(&story, people[1]).await;
    let answer = story.slash(people[0], "game pause", &[("time", json!("2d"))]).await;
    assert!(
        answer.ephemeral && answer.text().starts_with("**The game is paused** until"),
        "{}",
        answer.text()
    );
    let said = newest(&story, "**The game is paused**").content;
    assert!(said.contains("by Ilaria, who hosts it") && said.contains("All clocks are stopped"), "{said}");
    assert!(said.contains("`/game resume`") || said.contains("</game resume:"), "{said}");
    for other in &people[1..] {
        assert_eq!(dms(&story, *other, "is paused**"), 1);
    }
    assert_eq!(dms(&story, people[0], "is paused**"), 0, "who did it knows");
    let status = story.slash(people[2], "game status", &[]).await.text().to_owned();
    assert!(status.contains("**Paused** until") && !status.contains("Time to answer"), "{status}");
    assert!(story.newest_panel().content.contains("**Paused** until"), "the panel says so");
    story.refused(people[1], "game extend", &[], "no deadline runs").await;
    story.refused(people[0], "game pause", &[], "The game is paused until").await;
    story.wait(10 * HOUR).await;
    story.slash(people[0], "game resume", &[]).await;
    assert_eq!(count(&story, "**The game goes on**: Ilaria, who hosts it"), 1);
    for other in &people[1..] {
        assert_eq!(dms(&story, *other, "goes on** after its pause"), 1);
    }
    let after = shown_deadline(&story, people[1]).await;
    assert_eq!(after - before, 10 * 3600);
    let status = story.slash(people[2], "game status", &[]).await.text().to_owned();
    let stood = "Deadlines moved by 10 h of at most 30 d (pauses, extensions, absences); pauses left to the host alone: 2";
    assert!(status.contains(stood), "{status}");
    story.refused(people[0], "game resume", &[], "The game isn’t paused.").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_agree_by_one_press_each_and_the_pause_ends_by_itself_pbp_26() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let answer = story.slash(people[1], "game pause", &[("time", json!("10 d"))]).await;
    assert!(answer.text().starts_with("1 of 3 agree."), "{}", answer.text());
    let proposal = newest(&story, "Proposed: **pause the game** for 10 d.");
    assert!(proposal.content.contains("1 of 3 agree"), "{}", proposal.content);
    let stranger = story.person("Nadia");
    let refused = story.press(stranger, &proposal, "I agree").await;
    assert!(refused.ephemeral && refused.text().contains("Only the players who are in the game"));
    let again = story.press(people[1], &proposal, "I agree").await;
    assert!(again.text().contains("You agree already. 1 of 3 do"), "{}", again.text());
    story.press(people[2], &proposal, "I agree").await;
    let edited = newest(&story, "Proposed: **pause the game**");
    assert!(edited.id == proposal.id && edited.content.contains("2 of 3 agree"), "{}", edited.content);
    let done = story.press(people[0], &proposal, "I agree").await;
    assert!(done.text().starts_with("**The game is paused** until"), "{}", done.text());
    let closed = newest(&story, "Proposed: **pause the game**");
    assert!(closed.content.contains("No longer open") && closed.buttons().is_empty(), "{closed:?}");
    assert_eq!(count(&story, "**The game is paused** until"), 1);
    assert!(newest(&story, "**The game is paused**").content.contains("all players agreed"));
    story.wait(10 * 24 * HOUR + Duration::from_secs(1)).await;
    assert_eq!(count(&story, "**The pause is over, the game goes on.**"), 1);
    for who in &people {
        assert_eq!(dms(&story, *who, "goes on** after its pause"), 1);
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_gives_more_time_once_and_the_others_agree_to_more_pbp_27() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let before = shown_deadline(&story, people[0]).await;
    let answer = story.slash(people[0], "game extend", &[("time", json!("6h"))]).await;
    assert!(answer.text().starts_with("**6 h more time.**"), "{}", answer.text());
    assert!(newest(&story, "**6 h more time**").content.contains("by Ilaria, who hosts this game"));
    assert_eq!(shown_deadline(&story, people[0]).await - before, 6 * 3600);
    let me = story.asked(&people).await;
    let notice = story.discord.dms(me).pop().expect("asked");
    assert!(notice.content.contains(&format!("<t:{}:f>", before + 6 * 3600)), "{}", notice.content);
    story.refused(people[1], "game extend", &[("time", json!("25h"))], "here it can be 1 d at most").await;
    story
        .refused(people[1], "game extend", &[("time", json!("soon"))], "I can’t read “soon” as a length")
        .await;
    story.slash(people[1], "game extend", &[]).await;
    let proposal = newest(&story, "Proposed: **1 d more time** for whoever is asked now.");
    story.press(people[2], &proposal, "I agree").await;
    story.press(people[0], &proposal, "I agree").await;
    assert_eq!(count(&story, "**1 d more time**: until"), 1);
    assert_eq!(shown_deadline(&story, people[0]).await - before, 30 * 3600);
    story.refused(people[0], "game extend", &[], "This deadline was extended already.").await;
    let stale = story.discord.message(proposal.id, people[2]).expect("the proposal");
    assert!(stale.buttons().is_empty(), "nothing is left to press");
    story.discord.clock().advance(55 * HOUR);
    story.refused(people[0], "game extend", &[], "The deadline has passed.").await;
    story.settle().await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pauses_are_refused_where_no_time_runs_and_after_the_end_and_a_manager_is_named_pbp_27() {
    let story = Story::begin().await;
    let people = story.game(&["Ilaria", "Marco"], &[("setup", json!(2)), ("pace", json!("none"))]).await;
    for command in ["game pause", "game extend"] {
        story.refused(people[0], command, &[], "This table has no time limit").await;
    }
    let cancel = story.slash(people[0], "game cancel", &[]).await;
    story.press(people[0], &cancel.message.clone().expect("asked"), "Call the game off for everyone").await;
    story.refused(people[0], "game pause", &[], "").await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    story.refused(people[0], "game pause", &[("time", json!("31d"))], "I can’t read “31d”").await;
    for _ in 0..3 {
        story.slash(people[0], "game pause", &[]).await;
        story.slash(people[0], "game resume", &[]).await;
    }
    let fourth = story.slash(people[0], "game pause", &[]).await;
    assert!(fourth.text().contains("1 of 2 agree") && fourth.text().contains("3 times, for 3 d each"));
    let anna = story.person("Anna");
    story.refused(anna, "game pause", &[], "Only the players who are in the game").await;
    story.discord.set_manager(anna, true);
    story.slash(anna, "game pause", &[("time", json!("20d"))]).await;
    assert!(newest(&story, "**The game is paused**").content.contains("by Anna, who manages this server"));
    story.slash(anna, "game resume", &[]).await;
    assert!(newest(&story, "**The game goes on**").content.contains("Anna, who manages this server"));
    story.end().await;
}
