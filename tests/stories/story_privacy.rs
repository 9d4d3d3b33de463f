//! `/privacy`: what is kept, as a file, erased ([PBP-54]); for a person, and for whoever manages a server.

use crate::harness::{Story, id};
use crate::story_luck_and_records::attached;
use casus_belli::loopback::{Id, Outcome};
use serde_json::{Value, json};
use std::path::Path;

fn labels(outcome: &Outcome) -> Vec<String> {
    let message = outcome.message.as_ref().expect("an answer");
    message.buttons().into_iter().map(|button| button.label).collect()
}

/// The files of the database that have that text.
fn files_with(database: &Path, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(database.parent().expect("a folder")).expect("it can be read") {
        let path = entry.expect("a file").path();
        let Ok(bytes) = std::fs::read(&path) else { continue };
        if bytes.windows(text.len()).any(|part| part == text.as_bytes()) {
            found.push(path.display().to_string());
        }
    }
    found
}

/// All commands about one's data.
pub(crate) async fn every_command(story: &Story) {
    let people = story.instant(&["Ilaria", "Marco"]).await;
    story.discord.set_manager(people[0], true);
    for command in ["show", "export", "erase", "export_server", "erase_server"] {
        story.slash(people[0], &format!("privacy {command}"), &[]).await;
    }
}

/// A running game of three whose last player gave a word.
async fn with_a_word(story: &Story) -> [Id; 3] {
    let people = ["Ilaria", "Marco", "Zanzibarra"].map(|name| story.person(name));
    story.discord.set_locale(people[1], "it");
    let options = [("setup", json!(2)), ("seats", json!(3))];
    let lobby = story.slash(people[0], "game new", &options).await.message.expect("the lobby");
    for who in &people[1..] {
        story.press(*who, &lobby, "Join").await;
    }
    story.slash(people[2], "luck", &[("word", json!("glockenspiel"))]).await;
    story.slash(people[0], "game start", &[]).await;
    story.settle().await;
    people
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_reads_what_is_kept_takes_it_along_and_has_it_erased_pbp_54() {
    let story = Story::begin().await;
    let [ilaria, marco, zanzibarra] = with_a_word(&story).await;
    let shown = story.slash(zanzibarra, "privacy show", &[]).await;
    assert!(shown.ephemeral && shown.text().contains("What this bot keeps about you"), "{}", shown.text());
    assert_eq!(labels(&shown), ["My data as a file", "Erase my data"]);
    let page = shown.message.clone().expect("a page");

    let file = story.press(zanzibarra, &page, "My data as a file").await;
    assert!(file.ephemeral && file.text().contains("Only you see this message"), "{}", file.text());
    let data: Value = serde_json::from_str(&attached(&story, &file)).expect("JSON");
    assert_eq!(data["user"], json!(id(zanzibarra).to_string()));
    assert_eq!(data["seats"][0]["word"], json!("glockenspiel"));
    assert_eq!(data["person"][0]["name"], json!("Zanzibarra"));
    let typed = story.slash(marco, "privacy export", &[]).await;
    assert!(typed.text().contains("Tutto quello che è conservato di te"), "{}", typed.text());
    let other = attached(&story, &typed);
    assert!(!other.contains("glockenspiel") && !other.contains("Zanzibarra"), "nothing of others: {other}");

    let asked = story.press(zanzibarra, &page, "Erase my data").await;
    assert!(
        asked.text().contains("Running games in which a computer takes your seat for good: 1."),
        "{}",
        asked.text()
    );
    assert!(story.look(ilaria).await.seated.iter().any(|one| one.name == "Zanzibarra"), "only asked");
    let kept = story.press(zanzibarra, &page, "Keep it").await;
    assert!(kept.text().contains("What this bot keeps about you"), "{}", kept.text());
    story.press(zanzibarra, &page, "Erase my data").await;
    let done = story.press(zanzibarra, &page, "Yes, erase everything about me").await;
    assert!(done.text().contains("nothing is stored about you any more"), "{}", done.text());
    story.settle().await;

    for trace in ["Zanzibarra", "glockenspiel", &id(zanzibarra).to_string()] {
        assert_eq!(files_with(&story.database(), trace), Vec::<String>::new(), "{trace}");
    }
    let said: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
    let announced =
        "A player has had their data erased. **Former player** is played by a computer from now on.";
    assert_eq!(said.iter().filter(|text| *text == announced).count(), 1, "{said:#?}");
    let status = story.slash(ilaria, "game status", &[]).await;
    assert!(
        status.text().contains("Former player") && !status.text().contains("Zanzibarra"),
        "{}",
        status.text()
    );
    let again = story.slash(zanzibarra, "privacy erase", &[]).await;
    assert_eq!(again.text(), "Nothing is stored about you.");
    let nothing = story.slash(zanzibarra, "privacy export", &[]).await;
    assert_eq!(nothing.text(), "Nothing is stored about you.");

    // The game goes on, and its record verifies when it is over.
    let sure = story.slash(ilaria, "game cancel", &[]).await.message.expect("a question");
    story.press(ilaria, &sure, "Call the game off for everyone").await;
    story.settle().await;
    let checked = story.slash(ilaria, "verify", &[]).await;
    assert!(
        checked.text().contains("Against whoever runs the bot") || checked.text().contains("nothing"),
        "{}",
        checked.text()
    );
    let record = attached(&story, &checked);
    assert!(record.contains("\nerased ") && !record.contains("glockenspiel"), "{record}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_on_turn_is_erased_and_their_old_buttons_do_nothing_pbp_54() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Sofia"]).await;
    let turn = story.asked(&people).await;
    let panel = story.newest_panel();
    let mine = story.press(turn, &panel, "Place armies").await.message;
    let question = story.slash(turn, "privacy erase", &[]).await.message.expect("a question");
    story.press(turn, &question, "Yes, erase everything about me").await;
    story.settle().await;
    let rest: Vec<Id> = people.iter().copied().filter(|who| *who != turn).collect();
    let look = story.look(rest[0]).await;
    assert!(look.seated.iter().all(|one| one.person != id(turn)), "{:?}", look.seated);
    if let Some(old) = mine
        && let Some(button) = old.buttons().first()
    {
        let before = story.look(rest[0]).await.view;
        story.press(turn, &old, &button.label).await;
        assert_eq!(story.look(rest[0]).await.view, before, "an old button");
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_takes_a_servers_data_along_and_deletes_them_and_nobody_else_does_pbp_54() {
    let story = Story::begin().await;
    let [ilaria, marco, _] = with_a_word(&story).await;
    for command in ["privacy export_server", "privacy erase_server"] {
        let refused = story.slash(marco, command, &[]).await;
        assert!(
            refused.ephemeral && refused.text().contains("può gestire questo server"),
            "{}",
            refused.text()
        );
        assert!(refused.message.expect("an answer").attachments.is_empty());
    }
    story.discord.set_manager(ilaria, true);
    let page = story.slash(ilaria, "privacy show", &[]).await;
    assert_eq!(labels(&page)[2..], ["This server’s data", "Erase this server’s data"]);
    let page = page.message.expect("a page");
    let file = story.press(ilaria, &page, "This server’s data").await;
    let data = attached(&story, &file);
    assert!(data.contains("Zanzibarra") && !data.contains("glockenspiel"), "no secret of a running game");

    let asked = story.press(ilaria, &page, "Erase this server’s data").await;
    assert!(asked.text().contains("One game is deleted, also if it is running."), "{}", asked.text());
    // Another game is opened before the answer: the question is asked again.
    let other = story.discord.add_channel("second table");
    let setup = vec![("setup".to_owned(), json!(2))].into_iter().collect();
    story.discord.slash(ilaria, other, "game new", setup).await.expect("a second lobby");
    story.settle().await;
    let again = story.press(ilaria, &page, "Yes, delete the one game for good").await;
    assert!(
        again.text().contains("Please look again") && again.text().contains("2 games"),
        "{}",
        again.text()
    );
    let done = story.press(ilaria, &page, "Yes, delete all 2 games for good").await;
    assert!(done.text().contains("Done: 2 games were deleted"), "{}", done.text());
    story.settle().await;
    assert_eq!(files_with(&story.database(), "Zanzibarra"), Vec::<String>::new());
    let gone = story.slash(ilaria, "game status", &[]).await;
    assert!(gone.text().contains("no game"), "{}", gone.text());
    story.end().await;
}
