//! Commands in public messages are mentions that each reader can press; the bot learns their ids at registration.

use crate::harness::Story;
use casus_belli::loopback::Id;
use serde_json::json;

/// The id of a top-level command in Discord.
fn id_of(story: &Story, name: &str) -> String {
    let commands = story.discord.commands();
    let command = commands.iter().find(|command| command["name"] == name).expect("it is registered");
    command["id"].as_str().expect("an id").to_owned()
}

fn lobby(story: &Story) -> String {
    story.newest_panel().content
}

async fn open(story: &Story, who: Id) -> String {
    story.slash(who, "game new", &[]).await;
    lobby(story)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_in_a_public_message_can_be_pressed_pbp_60() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    let luck = format!("</luck:{}>", id_of(&story, "luck"));
    let text = open(&story, ilaria).await;
    assert!(text.contains(&luck) && !text.contains("`/luck`"), "{text}");
    let marco = story.person("Marco");
    story.press(marco, &story.newest_panel(), "Join").await;
    assert!(lobby(&story).contains(&luck), "after an edit too: {}", lobby(&story));
    story.slash(ilaria, "game cancel", &[]).await;
    let closed = format!("</game new:{}>", id_of(&story, "game"));
    story.slash(ilaria, "tournament new", &[("format", json!(0))]).await;
    let tournament = format!("</tournament join:{}>", id_of(&story, "tournament"));
    let all: String = story.messages().into_iter().map(|message| message.content + "\n").collect();
    assert!(all.contains(&closed) && all.contains(&tournament), "{all}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_messages_name_commands_as_their_reader_types_them_pbp_60() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    story.discord.set_locale(ilaria, "it");
    let refused = story.slash(ilaria, "status", &[]).await;
    assert!(refused.text().contains("`/partita nuova`"), "{}", refused.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mentions_are_right_in_an_italian_server_and_after_a_restart_without_registration_pbp_60() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    story.discord.set_manager(ilaria, true);
    story.slash(ilaria, "settings language", &[("language", json!(2))]).await;
    let luck = format!("</luck:{}>", id_of(&story, "luck"));
    assert!(open(&story, ilaria).await.contains(&luck), "{}", lobby(&story));
    story.slash(ilaria, "game cancel", &[]).await;
    let story = story.restarted().await;
    let text = open(&story, ilaria).await;
    assert!(text.contains(&luck), "the ids were stored: {text}");
    story.slash(ilaria, "game cancel", &[]).await;
    story.forget("commands.%.ids").await;
    let story = story.restarted().await;
    let key = format!("commands.{}.ids", story.discord.application());
    let asked = async {
        while story.table.recall(&key).await.expect("read").is_none() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, asked).await.expect("it asks for them");
    let text = open(&story, ilaria).await;
    assert!(text.contains(&luck), "or asked for: {text}");
    story.end().await;
}
