//! A table without talk (R4-13, R4-20, A4-19): all players are informed from the lobby to the end, and the bot
//! carries no message between players.

use crate::harness::Story;
use crate::story_options::set;
use serde_json::json;

const TOURNAMENT: (&str, i64) = ("rulebook", 2);

#[tokio::test(flavor = "multi_thread")]
async fn r4_13_r4_20_at_a_table_without_talk_lobby_opening_and_status_say_so() {
    let story = Story::begin().await;
    let people = ["Ilaria", "Marco", "Zoë"].map(|name| story.person(name));
    let options = [(TOURNAMENT.0, json!(TOURNAMENT.1)), ("setup", json!(2))];
    let lobby = story.slash(people[0], "game new", &options).await.message.expect("the lobby");
    assert!(lobby.content.contains("**No talk**"), "{}", lobby.content);
    for guest in &people[1..] {
        story.slash(*guest, "game join", &[]).await;
    }
    let before = story.slash(people[1], "game status", &[]).await;
    assert!(before.text().contains("**No talk**"), "{}", before.text());
    story.slash(people[0], "game start", &[]).await;
    let begins = story.messages().into_iter().find(|message| message.content.contains("Game 1 begins"));
    let begins = begins.expect("the opening").content;
    assert!(begins.contains("No talk about the game"), "{begins}");
    let status = story.slash(people[2], "status", &[]).await;
    assert!(status.text().contains("No talk at this table"), "{}", status.text());
    story.discord.set_locale(people[2], "it");
    let status = story.slash(people[2], "status", &[]).await;
    assert!(status.text().contains("Silenzio a questo tavolo"), "{}", status.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a4_19_where_the_host_allows_talk_and_in_other_rulebooks_nothing_is_said_of_it() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    let lobby = story.slash(host, "game new", &[(TOURNAMENT.0, json!(TOURNAMENT.1))]).await;
    let lobby = lobby.message.expect("the lobby");
    set(&story, host, &lobby, "table.talk", "on").await;
    let shown = story.discord.message(lobby.id, host).expect("the lobby").content;
    assert!(!shown.contains("**No talk**") && shown.contains("Talk between players"), "{shown}");
    story.slash(host, "game cancel", &[]).await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let status = story.slash(people[0], "status", &[]).await;
    assert!(!status.text().to_lowercase().contains("talk"), "{}", status.text());
    story.end().await;
}
