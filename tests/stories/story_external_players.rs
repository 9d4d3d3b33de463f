//! External players in the channel ([PBP-44]): the lobby's menu and command, and what a table reads of players that are no good.

use crate::harness::Story;
use casus_belli::config::{ExternalPlayer, Language};
use casus_belli::table::Order;
use serde_json::json;
use std::time::Duration;

/// A player whose program ends at once.
fn player(name: &str, servers: Vec<u64>) -> ExternalPlayer {
    ExternalPlayer { name: name.into(), command: vec!["/bin/true".into()], servers, seconds: 1 }
}

/// A story whose operator lets Ada sit in this server, and Eve in another one.
async fn allowed(language: Language) -> Story {
    let story = Story::begin().await;
    let here = story.place().guild;
    let change = |settings: &mut casus_belli::config::Settings| {
        settings.external_players = vec![player("Ada", vec![here]), player("Eve", vec![here + 1])];
        settings.defaults.language = language;
    };
    story.restarted_with(change).await
}

/// Plays on by default answers until the channel has a message with that text; returns how many have it.
async fn until_told(story: &Story, who: casus_belli::loopback::Id, text: &str) -> usize {
    for _ in 0..12 {
        story.wait(Duration::from_secs(3)).await;
        while let Some(ask) = story.look(who).await.view.asks.first().cloned() {
            let (person, order) = (story.as_person(who), Order::Answer(ask.default));
            story.table.order(story.place(), &person, Some(ask.id), order).await.expect("its default");
        }
    }
    story.settle().await;
    story.messages().iter().filter(|message| message.content.contains(text)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_gives_seats_to_an_external_player_of_the_server_and_to_no_other_pbp_44() {
    let story = allowed(Language::English).await;
    let ilaria = story.person("Ilaria");
    let lobby = story.slash(ilaria, "game new", &[("seats", json!(3))]).await.message.expect("the lobby");
    let shown = || story.discord.message(lobby.id, ilaria).expect("the lobby");
    story.press(ilaria, &shown(), "Fill with computers").await;
    let menu = story.press(ilaria, &shown(), "Computer players").await.message.expect("a menu");
    let labels: Vec<String> =
        menu.selects().iter().flat_map(|menu| menu.options.iter().map(|option| option.1.clone())).collect();
    assert!(labels.contains(&"Computer 1: make it Ada (external player)".to_owned()), "{labels:?}");
    assert!(!labels.iter().any(|label| label.contains("Eve")), "{labels:?}");
    story.pick(ilaria, &menu, "Computer 1: make it Ada").await;
    story.settle().await;
    let text = shown().content;
    assert!(text.contains("2. Computer 1 (blue) · computer player, Ada (external player)"), "{text}");

    let (path, channel) = ("game computers", story.channel());
    let offered =
        story.discord.autocomplete(ilaria, channel, path, vec![], "external", "").await.expect("offers");
    let offered: Vec<&str> = offered.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(offered, ["Ada"]);
    story.slash(ilaria, path, &[("count", json!(2)), ("external", json!("Ada"))]).await;
    assert_eq!(shown().content.matches("Ada (external player)").count(), 2, "{}", shown().content);
    for name in ["Eve", "Nobody"] {
        let said = format!("No external player “{name}” may sit in this server");
        story.refused(ilaria, path, &[("count", json!(2)), ("external", json!(name))], &said).await;
    }
    let both = [("count", json!(2)), ("external", json!("Ada")), ("level", json!(0))];
    story.refused(ilaria, path, &both, "not both").await;

    // A menu that still offers a name which is gone by now: its value is like a forged one.
    let menu = story.press(ilaria, &shown(), "Computer players").await.message.expect("a menu");
    let menu = story.pick(ilaria, &menu, "Computer 2: make it easy").await.message.expect("a menu");
    let story = story.restarted_with(|settings| settings.external_players.clear()).await;
    let before = story.table.lobby(story.place()).await.expect("the lobby");
    let refused = story.pick(ilaria, &menu, "Computer 2: make it Ada").await;
    assert!(refused.ephemeral && refused.text().contains("No external player “Ada”"), "{}", refused.text());
    assert_eq!(story.table.lobby(story.place()).await.expect("the lobby"), before, "nothing changed");

    // It sits at the table all the same: the game goes on with a normal computer player, and the table reads why.
    story.slash(ilaria, "game start", &[]).await;
    let told = until_told(&story, ilaria, "was played by “Ada”, which can’t play here any more").await;
    assert_eq!(told, 1);
    assert!(story.look(ilaria).await.view.turn > 2, "the game goes on");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_italian_table_reads_who_plays_and_once_that_it_gives_no_valid_answers_pbp_44() {
    let story = allowed(Language::Italian).await;
    let ilaria = story.person("Ilaria");
    story.discord.set_locale(ilaria, "it");
    let options = [("seats", json!(2)), ("setup", json!(2))];
    let lobby = story.slash(ilaria, "game new", &options).await.message.expect("the lobby");
    let both = [("count", json!(1)), ("external", json!("Ada"))];
    story.slash(ilaria, "game computers", &both).await;
    let text = story.discord.message(lobby.id, ilaria).expect("the lobby").content;
    assert!(text.contains("Ada (giocatore esterno)"), "{text}");
    let said = "In questo server non può sedere nessun giocatore esterno “Eve”";
    story.refused(ilaria, "game computers", &[("count", json!(1)), ("external", json!("Eve"))], said).await;
    story.slash(ilaria, "game start", &[]).await;
    let told = until_told(&story, ilaria, "giocato dal giocatore esterno “Ada”, non ha dato in tempo").await;
    assert_eq!(told, 1, "once in a game");
    assert!(story.table.forfeits().sum() > 1);
    story.end().await;
}

/// The option of the command, in a server without external players.
pub(crate) async fn every_option(story: &Story) {
    let host = story.person("Ilaria");
    story.slash(host, "game new", &[]).await;
    let refused =
        story.slash(host, "game computers", &[("count", json!(1)), ("external", json!("Ada"))]).await;
    assert!(refused.ephemeral && refused.text().contains("No external player"), "{}", refused.text());
    assert!(story.table.external_players(story.place().guild).is_empty());
}
