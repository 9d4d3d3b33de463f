//! Fair dice and records in Discord: `/luck`, `/verify`, `/export` ([PBP-40], [PBP-42]).

use crate::harness::Story;
use casus_belli::ai::Player;
use casus_belli::loopback::{Id, Outcome};
use casus_belli::record::{self, Body, Luck};
use casus_belli::table::{Look, Order, Status};
use serde_json::json;

/// All public messages as a person sees them.
fn public(story: &Story) -> String {
    let said: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
    said.join("\n")
}

/// The file attached to a response.
pub(crate) fn attached(story: &Story, outcome: &Outcome) -> String {
    let message = outcome.message.as_ref().expect("an answer");
    let file = message.attachments.first().expect("a file");
    let file = story.discord.file(&file.url).expect("it was sent");
    String::from_utf8(file.bytes).expect("a record is text")
}

/// Computer players finish the game, directly on the table.
pub(crate) async fn play_out(story: &Story, people: &[Id]) -> Look {
    let mut state = 3_u32;
    for _ in 0..20_000 {
        let mut asked = None;
        for who in people {
            let look = story.look(*who).await;
            if look.status == Status::Over {
                return look;
            }
            let ask = look.view.asks.first().cloned();
            asked = asked.or(ask.map(|ask| (*who, look, ask)));
        }
        let (who, look, ask) = asked.expect("somebody is asked");
        let action = Player::Normal.answer(&look.view, &ask, &mut |bound| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % bound
        });
        let order = Order::Answer(action);
        story.table.order(story.place(), &story.as_person(who), Some(ask.id), order).await.expect("legal");
    }
    panic!("no end in sight");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_private_until_the_end_and_then_everything_can_be_checked_pbp_40() {
    let story = Story::begin().await;
    let (ilaria, marco, zoe) = (story.person("Ilaria"), story.person("Marco"), story.person("Zoë"));
    let lobby = story.slash(ilaria, "game new", &[("setup", json!(2))]).await.message.expect("the lobby");
    let promise =
        story.table.lobby(story.place()).await.expect("a lobby").dice.promise.expect("a fingerprint");
    assert!(lobby.content.contains(&promise), "the lobby shows the fingerprint: {}", lobby.content);
    story.slash(marco, "game join", &[]).await;
    let given = story.slash(marco, "luck", &[("word", json!(" glockenspiel "))]).await;
    assert!(given.ephemeral && given.text().contains("glockenspiel") && given.text().contains(&promise));
    assert!(given.text().contains("everybody can read it"), "who gives a word is told: {}", given.text());
    story.discord.set_locale(ilaria, "it");
    let given = story.slash(ilaria, "luck", &[("word", json!("*pizza* <@1>"))]).await;
    assert!(given.text().contains("tutti possono leggerla"), "{}", given.text());
    story.slash(ilaria, "game start", &[]).await;

    let look = story.look(zoe).await;
    let commitment = look.dice.commitment.expect("committed to");
    assert_ne!(commitment, promise, "words are in it");
    assert!(public(&story).contains(&commitment), "announced before the first throw");
    let before = story.slash(zoe, "verify", &[]).await;
    assert!(before.ephemeral && before.text().contains(&commitment), "{}", before.text());
    let running = story.slash(zoe, "export", &[]).await;
    assert!(running.ephemeral && running.text().contains("as everybody saw it"), "{}", running.text());
    let read = record::parse(attached(&story, &running).as_bytes()).expect("a record");
    assert!(matches!(read.record.body, Body::Public(_)));
    let told = format!("{}{}{}{}", public(&story), before.text(), running.text(), attached(&story, &running));
    assert!(!told.contains("glockenspiel"), "{told}");

    let over = play_out(&story, &[ilaria, marco]).await;
    story.settle().await;
    let revealed = over.revealed.expect("the game is over");
    assert!(public(&story).contains("/verify"), "the end says where seed and words are to be read");
    let checked = story.slash(zoe, "verify", &[]).await;
    assert!(checked.ephemeral && checked.text().contains("was fair"), "{}", checked.text());
    for part in [revealed.seed.as_str(), "glockenspiel", "Marco"] {
        assert!(checked.text().contains(part), "{part}: {}", checked.text());
    }
    let read = record::parse(attached(&story, &checked).as_bytes()).expect("a record");
    assert_eq!(record::verify(&read).expect("it is true").luck, Luck::Verified);
    let italian = story.slash(ilaria, "export", &[("game", json!(1))]).await;
    assert!(italian.ephemeral && italian.text().contains("dal primo lancio"), "{}", italian.text());
    assert_eq!(attached(&story, &italian), attached(&story, &checked));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn promise_and_commitment_stay_in_the_channel_when_the_game_starts_pbp_40() {
    for button in [false, true] {
        let story = Story::begin().await;
        let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
        let lobby = story.slash(ilaria, "game new", &[("setup", json!(2))]).await.message.expect("the lobby");
        let promise =
            story.table.lobby(story.place()).await.expect("a lobby").dice.promise.expect("a promise");
        story.slash(marco, "game join", &[]).await;
        story.slash(marco, "luck", &[("word", json!("glockenspiel"))]).await;
        if button {
            story.press(ilaria, &lobby, "Start").await;
        } else {
            story.slash(ilaria, "game start", &[]).await;
        }
        let commitment = story.look(ilaria).await.dice.commitment.expect("committed to");
        let messages = story.messages();
        let holding = |hash: &str| messages.iter().filter(|message| message.content.contains(hash)).count();
        assert_eq!((holding(&promise), holding(&commitment)), (1, 1), "once: {messages:#?}");
        assert!(messages.iter().any(|message| message.id == lobby.id), "the lobby's message stays");
        let opening =
            messages.iter().find(|message| message.content.contains(&promise)).expect("the opening");
        assert!(opening.content.contains("begins.") && opening.content.contains(&commitment), "{opening:#?}");
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_that_was_swapped_in_the_database_does_not_check_out_pbp_40() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    play_out(&story, &people).await;
    story.settle().await;
    let before = story.slash(people[0], "verify", &[]).await;
    assert!(before.text().contains("was fair"), "{}", before.text());
    story.swap_seeds(&"5a".repeat(32)).await;
    let after = story.slash(people[0], "verify", &[]).await;
    assert!(after.text().contains("does not check out"), "{}", after.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_given_checked_or_exported_is_refused_politely() {
    let story = Story::begin().await;
    let (ilaria, marco, zoe) = (story.person("Ilaria"), story.person("Marco"), story.person("Zoë"));
    for path in ["verify", "export"] {
        story.refused(ilaria, path, &[], "no game in this channel").await;
        story.refused(ilaria, path, &[("game", json!(7))], "no game 7 in this server").await;
        story.refused(ilaria, path, &[("game", json!(-7))], "no game 7 in this server").await;
    }
    story.refused(ilaria, "luck", &[("word", json!("pizza"))], "no game in this channel").await;
    story.slash(ilaria, "game new", &[("setup", json!(2))]).await;
    story.slash(marco, "game join", &[]).await;
    story.refused(zoe, "luck", &[("word", json!("pizza"))], "no seat").await;
    story.refused(marco, "luck", &[("word", json!("   "))], "1 to 64 characters").await;
    story.refused(marco, "luck", &[("word", json!("x".repeat(65)))], "1 to 64 characters").await;
    story.refused(marco, "luck", &[("word", json!("a\u{202e}b"))], "1 to 64 characters").await;
    story.refused(marco, "verify", &[], "hasn’t begun").await;
    story.refused(marco, "export", &[], "hasn’t begun").await;
    story.slash(ilaria, "game start", &[]).await;
    story.refused(marco, "luck", &[("word", json!("pizza"))], "can be given only before").await;
    story.discord.set_locale(marco, "it");
    story.refused(marco, "luck", &[("word", json!("pizza"))], "si danno solo prima").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_given_by_a_button_in_the_lobby_too_pbp_8_pbp_40() {
    let story = Story::begin().await;
    let (ilaria, marco, zoe) = (story.person("Ilaria"), story.person("Marco"), story.person("Zoë"));
    let lobby = story.slash(ilaria, "game new", &[("setup", json!(2))]).await.message.expect("the lobby");
    story.press(marco, &lobby, "Join").await;
    let refused = story.press(zoe, &lobby, "Word for the dice").await;
    assert!(refused.ephemeral && refused.text().contains("no seat"), "before typing: {}", refused.text());
    let opened = story.press(marco, &lobby, "Word for the dice").await;
    let form = opened.modal.expect("a form");
    assert_eq!(
        (form.inputs[0].min_length, form.inputs[0].max_length),
        (1, 96),
        "the signature of a round fits"
    );
    let word = |typed: &str| vec![("word".to_owned(), typed.to_owned())];
    for wrong in ["   ", "a\u{202e}b"] {
        let before = story.state().await;
        let refused = story.discord.submit_modal(marco, &form, word(wrong)).await.expect("sent");
        assert!(refused.ephemeral && refused.text().contains("1 to 64 characters"), "{}", refused.text());
        assert_eq!(story.state().await, before, "{wrong:?}");
    }
    let given = story.discord.submit_modal(marco, &form, word("glockenspiel")).await.expect("sent");
    assert!(given.ephemeral && given.text().contains("glockenspiel"), "{}", given.text());
    story.settle().await;
    assert!(!public(&story).contains("glockenspiel"), "private until the end");
    let opened = story.press(ilaria, &lobby, "Word for the dice").await;
    let late = opened.modal.expect("a form");
    story.press(ilaria, &lobby, "Start").await;
    let before = story.state().await;
    let refused = story.discord.submit_modal(ilaria, &late, word("pizza")).await.expect("sent");
    assert!(refused.ephemeral && refused.text().contains("moved on"), "{}", refused.text());
    assert_eq!(story.state().await, before);
    let over = play_out(&story, &[ilaria, marco]).await;
    let words = over.revealed.expect("the game is over").words;
    assert_eq!(words, [None, Some("glockenspiel".to_owned())]);
    story.end().await;
}
