//! The host is gone: the role passes on, managers of the server step in, and refusals name who may act.

use crate::harness::Story;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_next_who_joined_is_host_of_a_lobby_whose_host_left_the_server_pbp_3() {
    let story = Story::checked().await;
    let [ilaria, marco, zoe, nadia] = ["Ilaria", "Marco", "Zoë", "Nadia"].map(|name| story.person(name));
    story.discord.set_locale(zoe, "it");
    let lobby = story.slash(ilaria, "game new", &[("setup", json!(2))]).await.message.expect("the lobby");
    story.press(marco, &lobby, "Join").await;
    story.press(zoe, &lobby, "Join").await;
    let refused = story.press(marco, &lobby, "Start").await;
    let expected = format!("Only the host, <@{ilaria}>, or whoever manages this server can do that.");
    assert_eq!(refused.text(), expected, "she is there");

    story.discord.leave_guilds(ilaria);
    let other = story.press(zoe, &lobby, "Settings").await;
    assert!(other.ephemeral && other.text().contains(&format!("Ora ospita <@{marco}>")), "{}", other.text());
    story.settle().await;
    let said: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
    let announced = "The host of game 1 has left this server. **Marco is the host now.**";
    assert_eq!(said.iter().filter(|text| *text == announced).count(), 1, "{said:#?}");
    let shown = story.discord.message(lobby.id, nadia).expect("the lobby").content;
    assert!(shown.contains("host: Marco") && !shown.contains("Ilaria"), "{shown}");
    let begun = story.press(marco, &lobby, "Start").await;
    assert!(begun.text().contains("Game 1 has begun"), "{}", begun.text());

    // In the running game the role passes on to the next seat, as soon as that player asks.
    story.discord.leave_guilds(marco);
    let told = story.slash(zoe, "game cancel", &[]).await;
    assert!(told.text().contains("ora ospiti tu"), "{}", told.text());
    story.settle().await;
    let sure = story.slash(zoe, "game cancel", &[]).await.message.expect("a question");
    story.press(zoe, &sure, "Annulla la partita per tutti").await;
    story.settle().await;
    let said = story.messages().into_iter().map(|message| message.content).collect::<Vec<_>>();
    assert!(said.iter().any(|text| text.contains("was called off** by its host")), "{said:#?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_manages_the_server_frees_a_channel_whose_host_is_gone() {
    let story = Story::checked().await;
    let [ilaria, anna, marco] = ["Ilaria", "Anna", "Marco"].map(|name| story.person(name));
    story.discord.set_manager(anna, true);
    story
        .slash(ilaria, "game new", &[("setup", json!(2)), ("computers", json!(1)), ("seats", json!(2))])
        .await;
    story.slash(ilaria, "game start", &[]).await;
    story.discord.leave_guilds(ilaria);
    let refused = story.slash(marco, "game cancel", &[]).await;
    let expected = format!("Only the host, <@{ilaria}>, or whoever manages this server can do that.");
    assert_eq!(refused.text(), expected, "nobody else plays");
    let sure = story.slash(anna, "game cancel", &[]).await.message.expect("a question");
    let done = story.press(anna, &sure, "Call the game off for everyone").await;
    assert!(!done.text().contains("Only"), "{}", done.text());
    story.settle().await;
    let said = story.messages().into_iter().map(|message| message.content).collect::<Vec<_>>();
    let announced = "**Game 1 was called off** by Anna, who manages this server.";
    assert!(said.iter().any(|text| text == announced), "{said:#?}");
    let anew = story.slash(marco, "game new", &[]).await;
    assert!(!anew.ephemeral, "{}", anew.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_left_by_its_only_person_closes_as_soon_as_somebody_asks() {
    let story = Story::checked().await;
    let [ilaria, marco] = ["Ilaria", "Marco"].map(|name| story.person(name));
    let lobby = story.slash(ilaria, "game new", &[]).await.message.expect("the lobby");
    story.discord.leave_guilds(ilaria);
    let told = story.press(marco, &lobby, "Start").await;
    assert!(told.text().contains("The lobby is closed."), "{}", told.text());
    story.settle().await;
    let anew = story.slash(marco, "game new", &[]).await;
    assert!(!anew.ephemeral, "{}", anew.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_of_lobbies_say_in_a_running_game_that_it_has_begun() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    for (path, options) in [
        ("game leave", vec![]),
        ("game join", vec![]),
        ("game computers", vec![("count", json!(1))]),
        ("objective add", vec![("name", json!("Far east")), ("territories", json!(24))]),
        ("game start", vec![]),
    ] {
        story.refused(people[0], path, &options, "Game 1 has begun").await;
    }
    story.refused(people[1], "game leave", &[], "`/game resign` gives up your seat for good").await;
    story.refused(people[0], "game move", &[("game", json!(1))], "Game 1 is in this channel already").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_option_for_the_set_up_is_refused_by_its_name_where_there_is_only_one_set_up() {
    let story = Story::begin().await;
    let (ilaria, zoe) = (story.person("Ilaria"), story.person("Zoë"));
    story.discord.set_locale(zoe, "it");
    let options = [("rulebook", json!(5)), ("setup", json!(2))];
    story.refused(ilaria, "game new", &options, "Leave out the option `setup`").await;
    let refused = story.slash_unchecked(zoe, "game new", &options).await;
    assert!(refused.text().contains("Togli l’opzione `preparazione`"), "{}", refused.text());
    assert!(!refused.text().contains("setup.way"), "{}", refused.text());
    let lobby = story.slash(ilaria, "game new", &options[..1]).await;
    assert!(!lobby.ephemeral, "{}", lobby.text());
    story.end().await;
}
