//! Charts, the film of a game, and the pictures of `/odds` and of a hand.

use crate::harness::Story;
use crate::story_luck_and_records::play_out;
use casus_belli::loopback::{Ack, Id, Message, Outcome};
use casus_belli::rules::{Holder, View};
use serde_json::json;
use std::time::Duration;

/// The only attachment of a message: its name, its alt text, its bytes.
fn file(story: &Story, message: &Message) -> (String, String, Vec<u8>) {
    let [file] = &message.attachments[..] else { panic!("one file: {message:?}") };
    named(story, message, &file.filename)
}

/// The attachment of that name.
fn named(story: &Story, message: &Message, name: &str) -> (String, String, Vec<u8>) {
    let file = message.attachments.iter().find(|file| file.filename == name).expect("a file of that name");
    let bytes = story.discord.file(&file.url).expect("it was sent").bytes;
    (file.filename.clone(), file.description.clone().expect("alt text"), bytes)
}

fn answered(outcome: &Outcome) -> &Message {
    assert!(outcome.ephemeral, "only who asked sees it");
    outcome.message.as_ref().expect("an answer")
}

/// Waits for a file that the bot posts later.
async fn posted(story: &Story, name: &str) -> Message {
    let there = async {
        loop {
            let on = |message: &Message| message.attachments.iter().any(|file| file.filename == name);
            if let Some(found) = story.messages().into_iter().find(on) {
                return found;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(4), there).await.expect("it is posted")
}

async fn chart(story: &Story, who: Id, kind: u32) -> Outcome {
    story.slash(who, "chart", &[("kind", json!(kind))]).await
}

/// The chances turn by turn, with the three decisions that moved them most, by the button and by the command in Italian.
async fn chances(story: &Story, [marco, zoe]: [Id; 2], end: &Message) {
    let pressed = story.press(zoe, end, "Chances").await;
    let shown = answered(&pressed);
    let lines: Vec<&str> = shown.content.lines().collect();
    assert_eq!(lines[0], "**The decisions that moved the chances most**", "{lines:#?}");
    assert_eq!(lines.len(), 4, "{lines:#?}");
    for (place, line) in (1..).zip(&lines[1..]) {
        assert!(line.starts_with(&format!("{place}. **")) && line.contains(", Round "), "{line}");
        assert!(line.ends_with('%') && line.contains("% → "), "{line}");
    }
    let (name, alt, bytes) = file(story, shown);
    assert!(name == "chart.png" && alt.starts_with("CHANCES TO WIN. Game 1"), "{alt}");
    assert!(alt.contains("100% in the end") && alt.contains("0% in the end"), "{alt}");
    assert_eq!(image::load_from_memory(&bytes).expect("a PNG").width(), 1000);
    let told = chart(story, marco, 11).await;
    let (_, alt, _) = file(story, answered(&told));
    assert!(alt.starts_with("PROBABILITÀ DI VINCERE. "), "{alt}");
    assert!(told.text().starts_with("**Le decisioni che"), "{}", told.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_shown_in_charts_while_it_runs_and_as_a_film_when_it_is_over_pbp_41_pbp_42() {
    let story = Story::begin().await;
    let (ilaria, marco, zoe) = (story.person("Ilaria"), story.person("Marco"), story.person("Zoë"));
    story.refused(zoe, "chart", &[("kind", json!(0))], "no game in this channel").await;
    story.slash(ilaria, "game new", &[("setup", json!(2))]).await;
    story.refused(zoe, "chart", &[("kind", json!(0))], "hasn’t begun").await;
    story.slash(marco, "game join", &[]).await;
    story.slash(ilaria, "game start", &[]).await;
    story.refused(zoe, "chart", &[("kind", json!(4))], "made when the game is over").await;
    story.refused(zoe, "chart", &[("kind", json!(11))], "they would give secrets away now").await;
    story.discord.set_locale(marco, "it");

    play_out(&story, &[ilaria, marco]).await;
    story.settle().await;
    let end = posted(&story, "chart.png").await;
    let (_, alt, bytes) = named(&story, &end, "chart.png");
    assert!(end.content.contains("wins in round"), "{}", end.content);
    assert!(alt.starts_with("TERRITORIES. Game 1 · ") && alt.contains("Marco: "), "{alt}");
    assert_eq!(image::load_from_memory(&bytes).expect("a PNG").width(), 1000);
    let labels: Vec<String> = end.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Rematch", "Shares", "Territories", "Armies", "Income", "Luck", "Chances", "Film"]);

    let pressed = story.press(zoe, &end, "Luck").await;
    assert_eq!(pressed.ack, Some(Ack::DeferredMessage), "drawing takes its time [PBP-15]");
    let (name, alt, _) = file(&story, answered(&pressed));
    assert!(name == "chart.png" && alt.starts_with("LUCK. Game 1"), "{alt}");
    for who in ["Ilaria", "Marco"] {
        assert!(alt.contains(&format!("{who}: between ")), "actual losses against the average: {alt}");
    }
    for (kind, title) in ["TERRITORI. ", "ARMATE. ", "RINFORZI. ", "FORTUNA. "].into_iter().enumerate() {
        let (_, alt, _) = file(&story, answered(&chart(&story, marco, kind as u32).await));
        assert!(alt.starts_with(title), "in the reader's language: {alt}");
    }

    chances(&story, [marco, zoe], &end).await;

    let film = posted(&story, "game.gif").await;
    assert_eq!(film.id, end.id, "the end is one message");
    let names: Vec<&str> = film.attachments.iter().map(|file| file.filename.as_str()).collect();
    assert_eq!(names, ["poster.png", "chart.png", "game.gif"]);
    let told = story.messages().iter().map(|m| m.content.matches("wins in round").count()).sum::<usize>();
    assert_eq!(told, 1, "and says it once");
    assert!(film.content.contains("\n🥇 ") && film.content.contains("\n🥈 "), "the table: {}", film.content);
    let (_, alt, bytes) = named(&story, &film, "game.gif");
    assert!(alt.contains("as a film"), "{alt}");
    assert!(bytes.starts_with(b"GIF89a") && bytes.len() <= 8_000_000);
    let films =
        || story.messages().iter().filter(|m| m.attachments.iter().any(|f| f.filename == "game.gif")).count();
    story.wait(Duration::from_mins(5)).await;
    assert_eq!(films(), 1, "posted once");

    // The buttons of a finished game still mean that game after the next one has started in the channel.
    story.game(&["Ilaria", "Marco"], &[("setup", json!(2))]).await;
    let (_, alt, _) = file(&story, answered(&story.press(zoe, &end, "Armies").await));
    assert!(alt.starts_with("ARMIES. Game 1"), "{alt}");
    story.refused(zoe, "chart", &[("kind", json!(0))], "nothing to compare yet").await;
    story.end().await;
}

/// The answer, once its picture has followed.
async fn pictured(story: &Story, answer: &Outcome, who: Id) -> Message {
    let id = answered(answer).id;
    let drawn = async {
        loop {
            let now = story.discord.message(id, who).expect("the answer");
            if !now.attachments.is_empty() {
                return now;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), drawn).await.expect("it is drawn")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_of_command_cards_is_read_at_once_and_its_picture_follows_for_its_owner_alone() {
    let story = Story::begin().await;
    let people = story.game(&["Ilaria", "Marco"], &[("rulebook", json!(4)), ("setup", json!(2))]).await;
    for who in &people {
        story.slash(*who, "bid", &[("energy", json!(0))]).await;
    }
    let chooses = story.asked(&people).await;
    story.slash(chooses, "choose", &[("choice", json!("1"))]).await;
    let who = story.asked(&people).await;
    let look = story.look(who).await;
    let View::Y2210(view) = &look.view else { panic!("a game of 2210") };
    let own = Holder::Seat(view.own.as_ref().expect("a player").seat);
    let at = view.map().ids().find(|at| view.at(*at).holder == own).expect("own land");
    story.slash(who, "place", &[("territory", json!(Story::key(&look, at)))]).await;
    story.slash(who, "done", &[]).await;
    let none = story.slash(who, "hand", &[]).await;
    assert!(none.text().contains("no command cards"), "{}", none.text());
    story.slash(who, "buy", &[("cards", json!("2 land, diplomat"))]).await;
    let asked = story.slash(who, "hand", &[]).await;
    let pressed = story.press(who, &story.newest_panel(), "My hand").await;
    for answer in [asked, pressed] {
        assert!(answer.ephemeral && answer.text().contains("3 command cards"), "{}", answer.text());
        let (name, alt, bytes) = file(&story, &pictured(&story, &answer, who).await);
        assert!(name == "hand.png" && alt.starts_with("Your cards. 3 command cards"), "{alt}");
        assert_eq!(image::load_from_memory(&bytes).expect("a picture").width(), 780);
    }
    let other = people.iter().find(|other| **other != who).expect("two play");
    let theirs = story.slash(*other, "hand", &[]).await;
    assert!(theirs.text().contains("no command cards"), "{}", theirs.text());
    let kept = story.discord.message(answered(&none).id, who).expect("the first answer");
    assert!(kept.attachments.is_empty(), "an empty hand has no picture");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_are_answered_at_once_and_their_picture_follows() {
    let story = Story::begin().await;
    let zoe = story.person("Zoë");
    let asked = story.slash(zoe, "odds", &[("attackers", json!(9)), ("defenders", json!(5))]).await;
    assert_eq!(asked.ack, Some(Ack::Message), "the words are there at once");
    assert!(asked.text().contains("81.8%"), "{}", asked.text());
    let drawn = pictured(&story, &asked, zoe).await;
    let (name, alt, bytes) = file(&story, &drawn);
    assert!(name == "odds.png" && alt.contains("9 against 5") && !alt.contains('*'), "{alt}");
    assert!(image::load_from_memory(&bytes).is_ok());
    assert!(drawn.content.contains("81.8%"), "the words stay: {}", drawn.content);
    story.end().await;
}
