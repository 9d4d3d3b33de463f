//! People who do not answer in time: what the lobby says of it, what the channel and the person are told, and how the person
//! comes back with one press ([PBP-30]).

use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use serde_json::json;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 3600 + 1);

/// Lets the deadline of whoever is asked pass.
async fn miss(story: &Story) {
    story.wait(DAY).await;
    for _ in 0..4 {
        story.settle().await;
    }
}

/// The others play the shortest turn until that person is asked.
async fn until_asked(story: &Story, people: &[Id], who: Id) {
    for _ in 0..8 {
        let now = story.asked(people).await;
        if now == who {
            return;
        }
        crate::story_channel::whole_turn(story, people).await;
    }
    panic!("the turn never comes");
}

fn dm(story: &Story, who: Id) -> Message {
    story.discord.dms(who).pop().expect("told")
}

fn said_in_channel(story: &Story, part: &str) -> usize {
    story.messages().iter().filter(|message| message.content.contains(part)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_says_in_its_last_line_what_happens_to_the_silent_and_its_settings_change_it_pbp_5() {
    let story = Story::begin().await;
    let host = story.person("Ilaria");
    story.slash(host, "game new", &[("silence", json!(2)), ("seats", json!(3))]).await;
    let lobby = story.messages().pop().expect("the lobby");
    let last = |text: &str| text.lines().last().unwrap_or_default().to_owned();
    assert!(last(&lobby.content).contains("gives the seat to a computer"), "{}", lobby.content);
    let page = story.press(host, &lobby, "Settings").await.message.expect("settings");
    let page = story.pick(host, &page, "Who doesn’t answer in time").await.message.expect("settings");
    assert!(page.content.contains("**a computer plays at once**"), "{}", page.content);
    story.pick(host, &page, "the rules play the safe choice").await;
    let lobby = story.discord.message(lobby.id, host).expect("the lobby");
    let line = last(&lobby.content);
    assert!(line.contains("no attack") && line.contains("After two misses in a row"), "{line}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_misses_two_turns_in_a_row_reads_it_and_takes_the_seat_back_with_one_press_pbp_30() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let name = story.as_person(me).name;
    miss(&story).await;
    until_asked(&story, &people, me).await;
    let told = dm(&story, me).content;
    let first = told.lines().next().unwrap_or_default();
    assert!(first.starts_with("You missed a turn; placed: ") && first.contains(" +"), "{told}");
    miss(&story).await;
    let announced = format!("{name} didn’t answer in time 2 times in a row. **A computer plays that seat**");
    assert_eq!(said_in_channel(&story, &announced), 1);
    let notice = dm(&story, me);
    assert!(notice.content.starts_with("You missed 2 turns; placed: "), "{}", notice.content);
    assert!(notice.content.contains("**A computer plays your seat** in game 1"), "{}", notice.content);
    let labels: Vec<String> = notice.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Take my seat back"]);
    let refused = story.slash(me, "end", &[]).await;
    assert!(
        refused.ephemeral && refused.text().contains("`/game return` gives it back"),
        "{}",
        refused.text()
    );
    let back = story.press(me, &notice, "Take my seat back").await;
    assert!(back.text().starts_with("**You have your seat back.**"), "{}", back.text());
    assert_eq!(said_in_channel(&story, &format!("{name} is back and **plays again**.")), 1);
    story.refused(me, "game return", &[], "Nobody else plays your seat").await;
    until_asked(&story, &people, me).await;
    assert!(dm(&story, me).content.contains("**Your turn** in game 1"), "asked as before");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_closed_direct_messages_the_loss_of_a_seat_is_one_mention_and_a_command_undoes_it_pbp_19() {
    let story = Story::begin().await;
    let people = story.game(&["Ilaria", "Marco", "Zoë"], &[("setup", json!(2)), ("silence", json!(2))]).await;
    let me = story.asked(&people).await;
    story.discord.set_dms(me, false);
    miss(&story).await;
    let mention = format!("<@{me}>, you didn’t answer in time: a computer plays your seat.");
    assert_eq!(said_in_channel(&story, &mention), 1);
    let back = story.slash(me, "game return", &[]).await;
    assert!(back.ephemeral && back.text().starts_with("**You have your seat back.**"), "{}", back.text());
    story.end().await;
}
