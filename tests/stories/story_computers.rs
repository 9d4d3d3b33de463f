//! Computer players in the channel ([PBP-44]): the lobby's buttons and menus, and a game of one person against two.

use crate::harness::Story;
use casus_belli::ai::Player;
use casus_belli::rules::Rulebook;
use casus_belli::table::Order;
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn computer_players_are_added_changed_and_removed_in_the_lobby_pbp_3_pbp_44() {
    let story = Story::begin().await;
    let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
    let lobby = story.slash(ilaria, "game new", &[("seats", json!(4))]).await.message.expect("the lobby");
    let shown = || story.discord.message(lobby.id, marco).expect("the lobby");
    let has_menu = || shown().buttons().iter().any(|button| button.label == "Computer players");
    assert!(!has_menu(), "there is none to change");
    let refused = story.press(marco, &lobby, "Add a computer player").await;
    assert!(refused.ephemeral && refused.text().contains("Only the host"), "{}", refused.text());
    story.press(ilaria, &lobby, "Add a computer player").await;
    assert!(
        shown().content.contains("2. Computer 1 (blue) · computer player, normal"),
        "{}",
        shown().content
    );
    story.press(ilaria, &shown(), "Fill with computers").await;
    assert!(shown().content.contains("4. Computer 3"), "{}", shown().content);
    let labels: Vec<String> = shown().buttons().iter().map(|button| button.label.clone()).collect();
    assert!(!labels.iter().any(|label| label.contains("Fill")), "no seat is free: {labels:?}");

    let menu = story.press(ilaria, &shown(), "Computer players").await;
    assert!(menu.ephemeral && menu.text().contains("nobody waits for them"), "{}", menu.text());
    // Each level with its rating in the rulebook of this table.
    let rated = |level: Player| level.rating(Rulebook::Classic).expect("levels are rated");
    let (easy, normal) = (rated(Player::Easy), rated(Player::Normal));
    assert!(shown().content.contains(&format!("computer player, normal, rating {normal}")));
    let becomes = format!("Computer 1: make it easy, rating {easy}");
    let menu = story.pick(ilaria, &menu.message.expect("a menu"), &becomes).await;
    let menu = story.pick(ilaria, &menu.message.expect("a menu"), "Computer 2: remove it").await;
    story.pick(ilaria, &menu.message.expect("a menu"), "no pause").await;
    story.settle().await;
    let text = shown().content;
    let line = format!("2. Computer 1 (blue) · computer player, easy, rating {easy}");
    assert!(text.contains(&line), "{line}: {text}");
    assert!(text.contains("3. Computer 3") && text.contains("4. free"), "{text}");

    let set = story.slash(ilaria, "game computers", &[("count", json!(3)), ("name", json!("Ada"))]).await;
    assert!(
        set.ephemeral && set.text().contains("Computer 1, Computer 3 and Computer Ada"),
        "{}",
        set.text()
    );
    story.refused(ilaria, "game computers", &[("count", json!(5))], "3 free seats").await;
    story.refused(marco, "game computers", &[("count", json!(1))], "Only the host").await;
    let none = story.slash(ilaria, "game computers", &[("count", json!(0)), ("level", json!(0))]).await;
    assert!(none.text().contains("No computer players"), "{}", none.text());
    assert!(!has_menu(), "none is left");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_against_two_computer_players_who_are_told_nothing_pbp_44() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    let lobby = story.slash(ilaria, "game new", &[("seats", json!(3)), ("setup", json!(2))]).await;
    let lobby = lobby.message.expect("the lobby");
    let alone = story.press(ilaria, &lobby, "Start").await;
    assert!(alone.text().contains("add a computer player"), "{}", alone.text());
    story.press(ilaria, &lobby, "Fill with computers").await;
    story.press(ilaria, &lobby, "Start").await;
    // Two rounds; the person gives the default answers.
    for _ in 0..6 {
        story.settle().await;
        let before = story.look(ilaria).await;
        if before.view.asks.is_empty() {
            story.wait(Duration::from_secs(3)).await;
            assert!(story.look(ilaria).await.view.seq > before.view.seq, "a computer player took its turn");
        }
        while let Some(ask) = story.look(ilaria).await.view.asks.first().cloned() {
            let (who, order) = (story.as_person(ilaria), Order::Answer(ask.default));
            story.table.order(story.place(), &who, Some(ask.id), order).await.expect("its default");
        }
    }
    story.settle().await;
    let messages = story.messages();
    let logs = |name: &str| messages.iter().filter(|m| m.content.contains(&format!("· {name}"))).count();
    assert!(logs("Computer 1") > 0 && logs("Computer 2") > 0, "{messages:#?}");
    let text: String = messages.iter().map(|message| message.content.as_str()).collect();
    assert!(!text.contains("<@1844"), "nobody mentions a computer player: {text}");
    story.end().await;
}
