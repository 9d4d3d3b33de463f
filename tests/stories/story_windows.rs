//! Answers in others' turns have a window of their own, and a bank of time is part of the deadline, through the real client ([PBP-64],
//! [PBP-24]): what the lobby, the rules, the notice and the status say.

use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use serde_json::json;
use std::time::Duration;

const HOUR: Duration = Duration::from_hours(1);

/// The first of Discord's timestamps in a text.
fn timestamp(text: &str) -> i64 {
    let digits = text.split("<t:").nth(1).and_then(|rest| rest.split(':').next());
    digits.and_then(|digits| digits.parse().ok()).expect("a timestamp")
}

fn now(story: &Story) -> i64 {
    story.discord.clock().now_ms() as i64 / 1000
}

async fn lobby(story: &Story, host: Id, options: &[(&str, serde_json::Value)]) -> Message {
    story.slash(host, "game new", options).await.message.expect("a lobby")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_says_in_one_line_whether_and_how_long_a_table_waits_for_others_pbp_64() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    let message = lobby(&story, host, &[]).await;
    let shown = |story: &Story| story.discord.message(message.id, host).expect("the lobby").content;
    assert!(
        shown(&story).contains("nobody is asked in others’ turns: standing orders answer"),
        "{}",
        shown(&story)
    );
    let settings = story.press(host, &message, "Settings").await.message.expect("a menu");
    story.pick(host, &settings, "Defenders choose their dice; the game waits").await;
    let usual = "answers in others’ turns: 6 h each, 1 d a turn at most";
    assert!(shown(&story).contains(usual), "{}", shown(&story));
    let option = story.pick(host, &settings, "Time for answers in others’ turns").await;
    assert!(
        option.text().contains("A quarter of the time for a turn, at most 6 hours."),
        "{}",
        option.text()
    );
    let option = option.message.expect("values");
    story.pick(host, &option, "30 min").await;
    assert!(shown(&story).contains("answers in others’ turns: 30 min each"), "{}", shown(&story));
    let rules = story.slash(host, "rules", &[]).await;
    assert!(rules.text().contains("answers in others’ turns: 30 min each"), "{}", rules.text());
    let bank = story.pick(host, &settings, "Bank of time").await.message.expect("values");
    story.pick(host, &bank, "small").await;
    assert!(
        shown(&story).contains("bank of time: 12 h, 2 h more with each turn in time, 1 d at most"),
        "{}",
        shown(&story)
    );
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cold_war_asks_by_default_and_2210_answers_by_standing_orders_pbp_64() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    let cold_war = lobby(&story, host, &[("rulebook", json!(5))]).await.content;
    assert!(cold_war.contains("answers in others’ turns: 6 h each, 1 d a turn at most"), "{cold_war}");
    story.slash(host, "game cancel", &[]).await;
    let y2210 = lobby(&story, host, &[("rulebook", json!(4))]).await.content;
    assert!(y2210.contains("nobody is asked in others’ turns: standing orders answer"), "{y2210}");
    story.slash(host, "game cancel", &[]).await;
    let long = [("pace", json!("1h")), ("window", json!(5))];
    let because = "choose one that is offered and shorter than a turn";
    story.refused(host, "game new", &long, because).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bank_is_part_of_the_deadline_that_everybody_reads_pbp_24() {
    let story = Story::begin().await;
    let options = [("setup", json!(2)), ("bank", json!(1))];
    let people = story.game(&["Ilaria", "Marco"], &options).await;
    let me = story.asked(&people).await;
    let notice = story.discord.dms(me).pop().expect("asked").content;
    let deadline = now(&story) + 36 * 3600;
    assert!((timestamp(&notice) - deadline).abs() < 60, "{notice}");
    let name = |who: Id| story.as_person(who).name;
    let other = people.iter().copied().find(|who| *who != me).expect("another one");
    let status = story.slash(me, "status", &[]).await.text().to_owned();
    let line = status.lines().find(|line| line.contains("Banks of time:")).expect("a line");
    assert!(line.contains(&format!("{} 12 h", name(me))) && line.contains("part of the deadlines"), "{line}");
    story.wait(30 * HOUR).await;
    let status = story.slash(other, "status", &[]).await.text().to_owned();
    let line = status.lines().find(|line| line.contains("Banks of time:")).expect("a line");
    assert!(line.contains(&format!("{} 6 h", name(me))), "{line}");
    assert_eq!(story.asked(&people).await, me, "the bank holds the turn");
    story.end().await;
}
