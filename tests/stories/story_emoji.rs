//! Dice as emoji of the application, and the players' colours as symbols, in the log of a turn and on the private panel.

use crate::harness::Story;
use crate::story_channel::place;
use casus_belli::loopback::{Fault, Id, Message, Trouble};
use serde_json::json;

/// Attacks from a border until one side is gone. Returns what the attacker is told.
async fn fight(story: &Story, people: &[Id]) -> String {
    let me = place(story, people).await;
    let look = story.look(me).await;
    let (from, to) = Story::front(&look);
    let (from, to) = (json!(Story::key(&look, from)), json!(Story::key(&look, to)));
    let fought = story.slash(me, "attack", &[("from", from), ("to", to), ("armies", json!(2))]).await;
    assert!(fought.ephemeral, "{}", fought.text());
    fought.text().to_owned()
}

/// The log of the turn under way.
fn log(story: &Story) -> Message {
    let all = story.messages();
    let found = all.iter().rev().find(|m| m.attachments.is_empty() && m.content.starts_with("**Round "));
    found.unwrap_or_else(|| panic!("no log: {all:#?}")).clone()
}

/// The ids of the emoji in a text.
fn dice(text: &str) -> Vec<String> {
    let written = text.split("<:die_").skip(1).filter_map(|part| part.split_once('>'));
    written.map(|(emoji, _)| format!("die_{emoji}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_are_drawn_in_the_log_and_on_the_panel_and_never_in_what_a_phone_announces() {
    let story = Story::checked().await;
    let known = story.discord.emojis();
    let names: Vec<&str> = known.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names, ["die_1", "die_2", "die_3", "die_4", "die_5", "die_6"]);
    for (id, _) in &known {
        let file = story.discord.file(&format!("/cdn/emojis/{id}.png")).expect("a picture");
        assert!(file.bytes.len() < 4096 && file.bytes.starts_with(b"\x89PNG"), "{} bytes", file.bytes.len());
    }
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let told = fight(&story, &people).await;
    let line = told.lines().find(|line| line.contains(" against ")).expect("a roll");
    assert!(dice(line).len() >= 2 && !line.contains("6 5"), "{line}");
    let logged = log(&story).content;
    assert!(dice(&logged).len() >= 2, "{logged}");
    for emoji in dice(&logged) {
        let (name, id) = emoji.split_once(':').expect("name and id");
        assert!(known.iter().any(|(known, of)| known.to_string() == id && of == name), "{emoji}");
    }
    // The colour stands beside the name, never in its place.
    let head = logged.lines().next().expect("a head");
    assert!(["· Ilaria** 🔴", "· Marco** 🔵"].iter().any(|end| head.ends_with(end)), "{head}");
    let status = story.slash(people[0], "status", &[]).await;
    assert!(status.text().contains("🔴 **Ilaria**"), "{}", status.text());

    // After a restart the same emoji are used, not new ones.
    let story = story.restarted().await;
    let me = story.asked(&people).await;
    if story.slash(me, "end", &[]).await.text().contains("move in") {
        story.slash(me, "advance", &[]).await;
        story.slash(me, "end", &[]).await;
    }
    assert!(!dice(&fight(&story, &people).await).is_empty());
    assert_eq!(story.discord.emojis(), known);
    for who in &people {
        let announced = story.discord.dms(*who);
        assert!(announced.iter().all(|message| dice(&message.content).is_empty()), "{announced:#?}");
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_emoji_dice_are_digits_and_the_next_start_makes_up_for_it() {
    let route = "POST /applications/{application_id}/emojis".to_owned();
    let fault = Fault::Requests { route, times: 1, trouble: Trouble::Status(500) };
    let story = Story::checked_with(Some(fault)).await;
    story.discord.wait_for("the fault", |l| (l.faults_left() == 0).then_some(())).await.expect("asked for");
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let told = fight(&story, &people).await;
    assert!(told.contains(" against ") && dice(&told).is_empty(), "{told}");
    assert!(dice(&log(&story).content).is_empty());
    let story = story.restarted().await;
    assert_eq!(story.discord.emojis().len(), 6);
    let look = story.slash(people[0], "log", &[]).await;
    assert!(!dice(look.text()).is_empty(), "the same rolls, drawn: {}", look.text());
    story.end().await;
}
