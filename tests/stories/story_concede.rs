//! `/game concede` through the real client: what the channel, the others and whoever concedes read, also at the second press
//! ([PBP-65]).

use crate::harness::Story;
use crate::story_luck_and_records::attached;
use casus_belli::loopback::{Id, Message};
use casus_belli::record::{self, Luck};
use casus_belli::table::Status;
use serde_json::json;
use std::time::Duration;

/// The commands.
pub(crate) async fn every_option(story: &Story) {
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    story.slash(people[0], "game concede", &[("to", json!("Marco"))]).await;
    story.slash(people[0], "game call", &[]).await;
}

fn count(story: &Story, part: &str) -> usize {
    story.messages().iter().filter(|message| message.content.contains(part)).count()
}

fn newest(story: &Story, part: &str) -> Message {
    let found = story.messages().into_iter().rev().find(|message| message.content.contains(part));
    found.unwrap_or_else(|| panic!("nobody says {part:?}"))
}

/// The direct messages to that person.
fn direct(story: &Story, who: Id) -> Vec<String> {
    story.discord.dms(who).into_iter().map(|message| message.content).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_rivals_concede_in_public_one_takes_it_back_and_the_game_ends_pbp_65() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let asked = story.slash(people[1], "game concede", &[("to", json!("Ilaria"))]).await;
    assert!(asked.ephemeral, "only who asks reads it");
    assert_eq!(
        asked.text(),
        "Concede to Ilaria? The channel will read it. 0 of 2 rivals have conceded; when all have, the game ends and Ilaria \
         wins. Until then you play on and may take it back."
    );
    assert_eq!(count(&story, "concedes"), 0, "nothing is said before it is confirmed");
    let page = asked.message.clone().expect("a question");
    let done = story.press(people[1], &page, "Concede to Ilaria").await;
    assert!(
        done.text().starts_with("You concede to Ilaria. 1 of 2 rivals have conceded."),
        "{}",
        done.text()
    );
    let said = newest(&story, "concedes to").content;
    assert!(said.starts_with("**Marco concedes to Ilaria.** 1 of 2 rivals."), "{said}");
    // The second press of the same button gets the outcome of the first.
    let code = page.buttons()[0].custom_id.clone().expect("a button of ours");
    let again = story.discord.press(people[1], page.id, &code).await;
    assert!(again.is_err() || again.is_ok_and(|again| !again.silent()), "it is answered");
    story.settle().await;
    assert_eq!(count(&story, "concedes to"), 1, "it is said once");
    let status = story.slash(people[2], "game status", &[]).await.text().to_owned();
    assert!(status.contains("Marco concedes to Ilaria: 1 of 2 rivals"), "{status}");
    // Whoever has conceded is offered to take it back.
    let offered = story.slash(people[1], "game concede", &[]).await;
    assert!(
        offered.text().starts_with("You have conceded to Ilaria. 1 of 2 rivals have."),
        "{}",
        offered.text()
    );
    let back = story.press(people[1], &offered.message.clone().expect("a page"), "Take it back").await;
    assert_eq!(back.text(), "You no longer concede. The game goes on.");
    assert_eq!(count(&story, "**Marco no longer concedes to Ilaria.** The game goes on."), 1);
    for (who, last) in [(people[1], false), (people[2], true)] {
        let asked = story.slash(who, "game concede", &[("to", json!("Ilaria"))]).await;
        assert_eq!(asked.text().contains("**The game ends at once**"), last, "{}", asked.text());
        story.press(who, &asked.message.clone().expect("a question"), "Concede to Ilaria").await;
    }
    over(&story, &people, "All rivals concede: Ilaria wins.").await;
    for who in &people[1..] {
        let told = direct(&story, *who);
        assert_eq!(told.iter().filter(|text| text.contains("All rivals concede")).count(), 1, "{told:#?}");
    }
    let open = story.discord.dms(people[0]).into_iter().filter(|message| !message.buttons().is_empty());
    assert_eq!(open.count(), 0, "no notice asks for anything");
    story.end().await;
}

/// The end stands in the channel with everything that belongs to it, and everything works after it.
async fn over(story: &Story, people: &[Id], said: &str) {
    let end = newest(story, said);
    assert!(end.content.contains("🥇 **Ilaria**") && end.content.contains("🥈"), "ranked: {}", end.content);
    let labels: Vec<String> = end.buttons().iter().map(|button| button.label.clone()).collect();
    assert_eq!(labels[0], "Rematch", "{labels:?}");
    assert_eq!(story.look(people[0]).await.status, Status::Over);
    let boards = story.messages().into_iter().filter(|message| message.id != end.id);
    assert_eq!(boards.filter(|board| !board.buttons().is_empty()).count(), 0, "no other button is left");
    let status = story.slash(people[1], "game status", &[]).await.text().to_owned();
    assert!(status.contains(said), "{status}");
    let mine = story.slash(people[1], "my games", &[]).await.text().to_owned();
    assert!(!mine.contains("waits for"), "{mine}");
    let checked = story.slash(people[1], "verify", &[]).await;
    assert!(checked.ephemeral && checked.text().contains("was fair"), "{}", checked.text());
    let read = record::parse(attached(story, &checked).as_bytes()).expect("a record");
    assert_eq!(record::verify(&read).expect("it is true").luck, Luck::Verified);
    let profile = story.slash(people[0], "profile", &[]).await.text().to_owned();
    assert!(profile.contains("1 game") || profile.contains("1 win"), "it is rated: {profile}");
    for command in ["game concede", "game call"] {
        story.refused(people[1], command, &[], "is over").await;
    }
    story.wait(Duration::from_hours(60)).await;
    assert_eq!(newest(story, said).id, end.id, "nothing comes after it");
    let rematch = story.press(people[1], &end, "Rematch").await;
    assert!(rematch.message.is_some_and(|lobby| !lobby.buttons().is_empty()));
}

#[tokio::test(flavor = "multi_thread")]
async fn conceding_is_refused_privately_where_it_makes_no_sense_in_either_language_pbp_65() {
    let story = Story::begin().await;
    let anna = story.person("Anna");
    story.refused(anna, "game concede", &[], "").await;
    let ilaria = story.person("Ilaria");
    story.slash(ilaria, "game new", &[("setup", json!(2)), ("computers", json!(2))]).await;
    story.refused(ilaria, "game concede", &[], "").await;
    story.slash(ilaria, "game start", &[]).await;
    story.refused(ilaria, "game concede", &[], "Only computer players are left against you").await;
    story.refused(ilaria, "game concede", &[], "/game resign").await;
    story.refused(ilaria, "game call", &[], "Only computer players are left against you").await;
    story.discord.set_locale(ilaria, "it");
    story.refused(ilaria, "game concede", &[], "sono rimasti solo giocatori automatici").await;
    story.discord.set_locale(ilaria, "en-US");
    let cancel = story.slash(ilaria, "game cancel", &[]).await;
    story.press(ilaria, &cancel.message.clone().expect("asked"), "Call the game off for everyone").await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    story.refused(anna, "game concede", &[], "no seat").await;
    story
        .refused(people[0], "game concede", &[("to", json!("Ilaria"))], "You can’t concede to yourself")
        .await;
    story.refused(people[0], "game concede", &[("to", json!("Nobody"))], "no seat in this game").await;
    let typed =
        story.discord.autocomplete(people[0], story.channel(), "game concede", Vec::new(), "to", "").await;
    let names: Vec<String> = typed.expect("choices").into_iter().map(|choice| choice.name).collect();
    assert_eq!(names, ["Marco", "Zoë"], "the others who are in the game");
    let asked = story.slash(people[1], "game concede", &[("to", json!("Ilaria"))]).await;
    story.press(people[1], &asked.message.clone().expect("asked"), "Concede to Ilaria").await;
    story
        .refused(people[2], "game concede", &[("to", json!("Marco"))], "Others have conceded to Ilaria")
        .await;
    story.refused(people[0], "game concede", &[("to", json!("Zoë"))], "Others have conceded to you").await;
    story.discord.set_locale(people[2], "it");
    story.refused(people[2], "game concede", &[("to", json!("Marco"))], "Altri hanno ceduto a Ilaria").await;
    let asked = story.slash(people[2], "game concede", &[]).await;
    assert!(asked.text().starts_with("Cedere a Ilaria? **La partita finisce subito**"), "{}", asked.text());
    // Another person can’t press what was asked of somebody else, and an old page does nothing.
    let page = asked.message.clone().expect("a question");
    story.press(people[2], &page, "Cedi a Ilaria").await;
    assert_eq!(story.look(anna).await.status, Status::Over);
    story.end().await;
}
