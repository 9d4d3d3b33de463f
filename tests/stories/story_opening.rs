//! Start of a game: lobby, buttons, settings, start, the first board.

use crate::harness::Story;
use casus_belli::loopback::Ack;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_gathers_people_by_buttons_and_the_game_begins_with_a_board_pbp_2_pbp_3() {
    let story = Story::begin().await;
    let (ilaria, marco, zoe) = (story.person("Ilaria"), story.person("Marco"), story.person("Zoë"));
    let opened = story.slash(ilaria, "game new", &[]).await;
    assert!(!opened.ephemeral, "everybody sees the lobby");
    let lobby = opened.message.expect("the lobby");
    assert!(lobby.content.contains("Classic") && lobby.content.contains("Ilaria"), "{}", lobby.content);

    let joined = story.press(marco, &lobby, "Join").await;
    assert_eq!(joined.ack, Some(Ack::Update), "edited in place");
    story.press(zoe, &lobby, "Join").await;
    let shown = story.discord.message(lobby.id, zoe).expect("the lobby");
    assert!(shown.content.contains("Marco") && shown.content.contains("Zoë"), "{}", shown.content);

    let not_host = story.press(marco, &lobby, "Start").await;
    assert!(not_host.ephemeral && not_host.text().contains("Only the host"), "{}", not_host.text());

    story.press(ilaria, &lobby, "Start").await;
    let messages = story.messages();
    let board = messages.iter().find(|message| !message.attachments.is_empty()).expect("a board");
    assert_eq!(board.attachments[0].content_type, "image/png");
    assert!(board.attachments[0].description.as_deref().is_some_and(|alt| alt.len() > 40), "alt text");
    assert!(!board.buttons().is_empty(), "the turn panel");
    let begun = messages.iter().any(|message| message.content.contains("begins"));
    assert!(begun, "{messages:#?}");
    for person in [ilaria, marco, zoe] {
        let told = story.discord.dms(person);
        assert_eq!(told.len(), 1, "sealed set-up: everybody is asked, once");
        assert_eq!(told[0].attachments.len(), 1, "the map");
        assert!(told[0].content.contains("https://discord.com/channels/"), "{}", told[0].content);
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_changes_settings_by_menus_and_everybody_their_own_colour() {
    let story = Story::begin().await;
    let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
    let lobby = story.slash(ilaria, "game new", &[]).await.message.expect("the lobby");
    story.press(marco, &lobby, "Join").await;

    let refused = story.press(marco, &lobby, "Settings").await;
    assert!(refused.ephemeral && refused.text().contains("Only the host"), "{}", refused.text());

    let settings = story.press(ilaria, &lobby, "Settings").await;
    assert!(settings.ephemeral);
    let page = settings.message.expect("settings");
    let page = story.pick(ilaria, &page, "5 minutes").await.message.expect("settings");
    let page = story.pick(ilaria, &page, "3 seats").await.message.expect("settings");
    story.pick(ilaria, &page, "nstant").await;
    let shown = story.discord.message(lobby.id, marco).expect("the lobby").content;
    assert!(shown.contains("5 minutes") && shown.contains("of 3"), "{shown}");
    let seen = story.table.lobby(story.place()).await.expect("a lobby");
    let way = seen.setup.switches().into_iter().find(|switch| switch.key == "setup.way");
    assert_eq!(way.map(|switch| switch.value), Some("instant"));

    let colours = story.press(marco, &lobby, "Colour").await.message.expect("colours");
    let chosen = story.pick(marco, &colours, "purple").await;
    assert!(chosen.text().contains("purple"), "{}", chosen.text());
    let shown = story.discord.message(lobby.id, ilaria).expect("the lobby").content;
    assert!(shown.contains("purple"), "{shown}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_open_join_leave_and_call_off_a_lobby() {
    let story = Story::begin().await;
    let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
    story.slash(ilaria, "game new", &[("seats", json!(4)), ("pace", json!("1h")), ("setup", json!(1))]).await;
    let joined = story.slash(marco, "game join", &[]).await;
    assert!(joined.ephemeral, "{}", joined.text());
    let shown = story.newest_panel();
    assert!(shown.content.contains("Marco"), "the lobby message is edited in place: {}", shown.content);
    let status = story.slash(marco, "game status", &[]).await;
    assert!(status.ephemeral && status.text().contains("Ilaria"), "{}", status.text());
    story.slash(marco, "game leave", &[]).await;
    assert!(!story.newest_panel().content.contains("Marco"));
    story.slash(ilaria, "game cancel", &[]).await;
    assert!(story.table.lobby(story.place()).await.is_err(), "gone");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colour_is_chosen_by_command_as_by_button_and_one_that_is_taken_is_refused_pbp_8() {
    let story = Story::begin().await;
    let [ilaria, marco, zoe] = ["Ilaria", "Marco", "Zoë"].map(|name| story.person(name));
    story.discord.set_locale(marco, "it");
    let lobby = story.slash(ilaria, "game new", &[]).await.message.expect("the lobby");
    story.slash(marco, "game join", &[]).await;
    let black = [("colour", json!(5))];
    let chosen = story.slash(marco, "game colour", &black).await;
    assert!(chosen.ephemeral && chosen.text().contains("Il tuo colore è nero"), "{}", chosen.text());
    story.settle().await;
    let shown = story.discord.message(lobby.id, ilaria).expect("the lobby").content;
    assert!(shown.contains("Marco (black)"), "{shown}");
    story.refused(ilaria, "game colour", &black, "colour").await;
    story.refused(zoe, "game colour", &black, "seat").await;
    story.end().await;
}
