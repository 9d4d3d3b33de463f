//! The public beacon and sealed words in Discord: the posts between the last word and the first draw, and what
//! `/verify` says about them ([PBP-40]).

use crate::beacon_server::{Manner, ROUNDS, Server, out};
use crate::harness::Story;
use casus_belli::discord::Workers;
use casus_belli::loopback::{Fault, Id, Loopback, Trouble};
use casus_belli::luck::{hash_of, hex};
use casus_belli::record::{self, Luck};
use casus_belli::table::{RoundOutcome, Status};
use serde_json::json;
use std::time::Duration;

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);

/// All public messages of the channel.
fn public(story: &Story) -> String {
    let said: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
    said.join("\n")
}

/// A lobby of two people with set-up at once.
async fn gathered(story: &Story) -> [Id; 2] {
    let people = [story.person("Ilaria"), story.person("Marco")];
    story.slash(people[0], "game new", &[("setup", json!(2))]).await;
    story.slash(people[1], "game join", &[]).await;
    people
}

/// Ends the game; returns what `/verify` says, and asserts that the record verifies.
async fn verified(story: &Story, host: Id) -> String {
    let who = story.as_person(host);
    story.table.cancel(story.place(), &who, true).await.expect("its host may");
    story.settle().await;
    let checked = story.slash(host, "verify", &[]).await;
    let file = checked.message.as_ref().and_then(|message| message.attachments.first()).expect("the record");
    let file = story.discord.file(&file.url).expect("it was sent");
    let read = record::parse(&file.bytes).expect("a record");
    assert_eq!(record::verify(&read).expect("it is true").luck, Luck::Verified);
    checked.text().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_channel_reads_the_commitment_before_the_round_and_the_game_begins_with_it_pbp_40() {
    let server = Server::start(Manner::True).await;
    let story = Story::beacon(out(123) - 30_000, &server.base).await;
    let [ilaria, marco] = gathered(&story).await;
    let lobby = story.newest_panel();
    let answer = story.slash(ilaria, "game start", &[]).await;
    assert!(answer.ephemeral && answer.text().contains("round 123"), "{}", answer.text());
    let known = story.table.lobby(story.place()).await.expect("it waits").dice;
    let (promise, commitment) = (known.promise.expect("promised"), known.commitment.expect("committed"));
    let closing = story
        .messages()
        .into_iter()
        .find(|message| message.content.contains("words for the dice are closed"));
    for message in
        [closing.expect("it is said in public"), story.discord.message(lobby.id, marco).expect("kept")]
    {
        for part in [&promise, &commitment, "round 123", "who sits where: 1. Ilaria and 2. Marco"] {
            assert!(message.content.contains(part), "{part}: {}", message.content);
        }
    }
    for who in [ilaria, marco] {
        let kept = story.discord.dms(who).pop().expect("the commitment").content;
        for part in ["Keep this message", &commitment, "round 123", "1. Ilaria and 2. Marco"] {
            assert!(kept.contains(part), "{part}: {kept}");
        }
    }
    let status = story.slash(marco, "game status", &[]).await;
    assert!(status.text().contains(&commitment), "{}", status.text());
    for (path, options) in [
        ("game join", vec![]),
        ("game leave", vec![]),
        ("game start", vec![]),
        ("luck", vec![("word", json!("owl"))]),
    ] {
        let who = if path == "game start" { ilaria } else { marco };
        story.refused(who, path, &options, "are closed").await;
    }
    assert_eq!(server.asked(), 0, "the round is not out");

    story.wait(Duration::from_secs(30)).await;
    assert_eq!(server.asked(), 1);
    let look = story.look(marco).await;
    assert_eq!(look.status, Status::Running);
    let opening = story.messages().into_iter().find(|message| message.content.contains("begins."));
    let opening = opening.expect("the opening").content;
    for part in [&promise, &commitment, "round 123", ROUNDS[0].1] {
        assert!(opening.contains(part), "{part}: {opening}");
    }
    let kept = story.discord.message(lobby.id, marco).expect("kept").content;
    assert!(kept.contains("has begun") && !kept.contains(&commitment), "the opening tells it: {kept}");
    let told = verified(&story, ilaria).await;
    for part in ["was fair", &promise, &commitment, ROUNDS[0].1, "before the round was published"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let message = look.dice.told.expect("the message is known");
    assert!(told.contains(&format!("/{message})")), "{told}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_by_itself_fetches_the_round_when_it_is_out_and_begins_the_game_pbp_40() {
    let server = Server::start(Manner::True).await;
    let story = Story::beacon_with(out(123) - 30_000, &server.base, Workers::Running).await;
    let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
    for (who, path) in [(ilaria, "game new"), (marco, "game join"), (ilaria, "game start")] {
        let told = story.discord.slash(who, story.channel(), path, Vec::new()).await.expect("sent");
        assert!(!told.silent(), "/{path}");
    }
    let said = |part: &'static str| {
        let (channel, reader) = (story.channel(), marco);
        let says = move |discord: &Loopback| {
            let messages = discord.messages(channel, reader);
            messages.iter().any(|message| message.content.contains(part)).then_some(())
        };
        story.discord.wait_for(part, says)
    };
    said("words for the dice are closed").await.expect("it is told");
    assert_eq!(server.asked(), 0, "the round is not out");
    story.discord.clock().advance(Duration::from_secs(30));
    said("begins.").await.expect("it begins");
    said(ROUNDS[0].1).await.expect("with the round");
    assert!(server.asked() > 0);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_servers_lie_or_are_silent_the_game_waits_says_so_and_anybody_can_bring_the_round_pbp_40() {
    for manner in [Manner::Forged, Manner::NotYet] {
        let server = Server::start(manner).await;
        let story = Story::beacon(out(123) - 30_000, &server.base).await;
        let [ilaria, marco] = gathered(&story).await;
        story.slash(ilaria, "game start", &[]).await;
        story.wait(Duration::from_secs(30)).await;
        story.wait(MINUTE).await;
        assert!(story.table.lobby(story.place()).await.is_ok(), "{manner:?}: it waits");
        assert!(server.asked() >= 2, "{manner:?}: it is asked again");
        for _ in 0..3 {
            story.wait(MINUTE).await;
        }
        assert!(story.table.lobby(story.place()).await.is_ok(), "{manner:?}: it waits on");
        let late: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
        let late: Vec<&String> = late.iter().filter(|said| said.contains("waits for its dice")).collect();
        assert_eq!(late.len(), 1, "{late:?}");
        assert!(late[0].contains("Round 123") && late[0].contains("Anybody can bring it"), "{}", late[0]);
        let stranger = story.person("Zoë");
        let wrong = json!(ROUNDS[1].1);
        story.refused(stranger, "luck", &[("word", wrong)], "not the signature of round 123").await;
        let brought = story.slash(stranger, "luck", &[("word", json!(ROUNDS[0].1))]).await;
        assert!(brought.ephemeral && brought.text().contains("That is round 123"), "{}", brought.text());
        let look = story.look(marco).await;
        let outcome = RoundOutcome::Drawn { signature: ROUNDS[0].1.to_owned() };
        assert_eq!(look.dice.round.expect("named").outcome, outcome);
        verified(&story, ilaria).await;
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_word_is_asked_for_privately_told_publicly_and_counts_pbp_40() {
    let server = Server::start(Manner::True).await;
    let story = Story::beacon(out(657_413) - 6 * 3_600_000, &server.base).await;
    let [ilaria, marco] = gathered(&story).await;
    let sealed = hex(&hash_of("owl in the attic"));
    let kept = story.slash(marco, "luck", &[("word", json!(sealed))]).await;
    assert!(kept.ephemeral && kept.text().contains(&sealed) && kept.text().contains("found by trying"));
    story.slash(ilaria, "luck", &[("word", json!("glockenspiel"))]).await;
    story.slash(ilaria, "game start", &[]).await;
    let asked = story.discord.dms(marco);
    assert!(asked.last().expect("a message").content.contains("reveal your sealed word"), "{asked:#?}");
    let kept: Vec<String> = story.discord.dms(ilaria).into_iter().map(|message| message.content).collect();
    assert_eq!(kept.len(), 1, "who sealed nothing is not asked: {kept:?}");
    assert!(kept[0].contains("Keep this message"), "{}", kept[0]);
    assert!(public(&story).contains("Please reveal your sealed word") && public(&story).contains("Marco"));
    story.refused(marco, "luck", &[("word", json!("owl in the cellar"))], "not the word you sealed").await;
    story.refused(ilaria, "luck", &[("word", json!("owl in the attic"))], "are closed").await;
    let fits = story.slash(marco, "luck", &[("word", json!(" owl in the attic"))]).await;
    assert!(fits.ephemeral && fits.text().contains("the word you sealed"), "{}", fits.text());
    let told = story.messages().into_iter().find(|message| message.content.contains("owl in the attic"));
    assert!(told.expect("told in public").content.contains("Marco"));
    story.refused(marco, "luck", &[("word", json!("owl in the attic"))], "already").await;
    assert!(!public(&story).contains("glockenspiel"), "an open word stays secret");
    story.wait(6 * HOUR).await;
    assert_eq!(story.look(marco).await.status, Status::Running);
    let told = verified(&story, ilaria).await;
    for part in ["owl in the attic", "glockenspiel", "before the round was published"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains("proves nothing") && !told.contains("prove nothing"), "{told}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reveal_whose_message_came_after_the_round_proves_nothing_and_verify_says_so_pbp_40() {
    let server = Server::start(Manner::True).await;
    let story = Story::beacon(out(657_413) - 6 * 3_600_000, &server.base).await;
    let [ilaria, marco] = gathered(&story).await;
    for (who, word) in [(ilaria, "owl in the attic"), (marco, "quiet badger")] {
        story.slash(who, "luck", &[("word", json!(hex(&hash_of(word))))]).await;
    }
    story.slash(ilaria, "game start", &[]).await;
    story.slash(ilaria, "luck", &[("word", json!("owl in the attic"))]).await;
    story.wait(Duration::from_secs(6 * 3_600 - 11)).await;
    // Discord is down until the round is published: the word was taken in time, its message was posted too late.
    let route = "POST /channels/{channel_id}/messages".to_owned();
    story.discord.misbehave(Fault::Requests { route, times: 3, trouble: Trouble::Status(503) });
    story.slash(marco, "luck", &[("word", json!("quiet badger"))]).await;
    let revealed =
        |story: &Story| story.messages().into_iter().find(|message| message.content.contains("quiet badger"));
    assert!(revealed(&story).is_none(), "it could not be posted");
    for _ in 0..3 {
        story.wait(MINUTE).await;
    }
    assert_eq!(story.look(marco).await.status, Status::Running);
    let late = revealed(&story).expect("told in the end").id;
    let told = verified(&story, ilaria).await;
    let line = told.lines().find(|line| line.contains("They prove nothing")).expect("it is said");
    assert!(line.contains("Marco") && line.contains(&format!("/{late})")), "{line}");
    assert!(!line.contains("Ilaria"), "hers came in time: {line}");
    assert!(told.contains("before the round was published"), "and so did the commitment: {told}");
    story.discord.set_locale(marco, "it");
    let italian = story.slash(marco, "verify", &[]).await;
    assert!(italian.text().contains("Non provano niente"), "{}", italian.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournaments_reveal_whose_message_came_after_the_round_proves_nothing_and_verify_says_so_pbp_40() {
    let server = Server::start(Manner::True).await;
    let story = Story::beacon(out(657_413) - 6 * 3_600_000, &server.base).await;
    let all = ["Ilaria", "Marco", "Zoë"].map(|name| story.person(name));
    let league = [("format", json!(0)), ("rulebook", json!(0)), ("setup", json!(2))];
    story.slash(all[0], "tournament new", &league).await;
    for who in all {
        story.slash(who, "tournament join", &[]).await;
    }
    for (who, word) in [(all[0], "owl in the attic"), (all[1], "quiet badger")] {
        story.slash(who, "luck", &[("word", json!(hex(&hash_of(word))))]).await;
    }
    story.slash(all[0], "tournament start", &[]).await;
    story.settle().await;
    let commitment = story.table.tournament(story.place()).await.expect("it waits").dice.commitment;
    let commitment = commitment.expect("the words are closed");
    let fixed = "the 3 who play: Ilaria, Marco and Zoë";
    assert!(public(&story).contains(fixed), "{}", public(&story));
    for who in all {
        let kept =
            story.discord.dms(who).into_iter().filter(|told| told.content.contains("Keep this message"));
        let kept: Vec<String> = kept.map(|told| told.content).collect();
        let [kept] = &kept[..] else { panic!("one for each entrant: {kept:?}") };
        assert!(kept.contains(&commitment) && kept.contains(fixed) && kept.contains("657413"), "{kept}");
    }
    story.slash(all[0], "luck", &[("word", json!("owl in the attic"))]).await;
    story.wait(Duration::from_secs(6 * 3_600 - 11)).await;
    let before = story.slash(all[2], "verify", &[]).await;
    assert!(before.text().contains("before the round was published"), "{}", before.text());
    // Discord is down until the round is published: the word was taken in time, its message was posted too late.
    let route = "POST /channels/{channel_id}/messages".to_owned();
    story.discord.misbehave(Fault::Requests { route, times: 3, trouble: Trouble::Status(503) });
    story.slash(all[1], "luck", &[("word", json!("quiet badger"))]).await;
    for _ in 0..3 {
        story.wait(MINUTE).await;
    }
    let late = story.messages().into_iter().find(|message| message.content.contains("quiet badger"));
    let late = late.expect("told in the end").id;
    let tournament = story.table.tournament(story.place()).await.expect("a tournament");
    assert_eq!(tournament.round, 1, "it began without waiting for the message");
    let told = story.slash(all[2], "verify", &[]).await;
    let line = told.text().lines().find(|line| line.contains("They prove nothing")).expect("it is said");
    assert!(line.contains("Marco") && line.contains(&format!("/{late})")), "{line}");
    assert!(!line.contains("Ilaria"), "hers came in time: {line}");
    assert!(told.text().contains("before the round was published"), "{}", told.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_reveal_is_named_and_plays_without_a_word_pbp_40() {
    let story = Story::begin().await;
    let [ilaria, marco] = gathered(&story).await;
    story.slash(marco, "luck", &[("word", json!(hex(&hash_of("owl in the attic"))))]).await;
    story.slash(ilaria, "game start", &[]).await;
    assert!(public(&story).contains("as soon as every sealed word has been revealed"), "{}", public(&story));
    story.discord.set_locale(marco, "it");
    story.refused(marco, "luck", &[("word", json!("pizza"))], "Non è la parola").await;
    story.wait(6 * HOUR).await;
    let opening = story.messages().into_iter().find(|message| message.content.contains("begins."));
    let opening = opening.expect("the opening").content;
    assert!(opening.contains("not revealed in time") && opening.contains("Marco"), "{opening}");
    story.refused(marco, "luck", &[("word", json!("owl in the attic"))], "").await;
    verified(&story, ilaria).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_word_is_revealed_by_the_button_of_the_lobby_too_pbp_8() {
    let story = Story::begin().await;
    let [ilaria, marco] = gathered(&story).await;
    story.slash(marco, "luck", &[("word", json!(hex(&hash_of("owl in the attic"))))]).await;
    let lobby = story.newest_panel();
    story.press(ilaria, &lobby, "Start").await;
    let waiting = story.newest_panel();
    let labels: Vec<String> = waiting.buttons().iter().map(|button| button.label.clone()).collect();
    assert_eq!(labels, ["Word for the dice"], "{}", waiting.content);
    let form = story.press(marco, &waiting, "Word for the dice").await.modal.expect("a form");
    let word = vec![("word".to_owned(), "owl in the attic".to_owned())];
    let told = story.discord.submit_modal(marco, &form, word).await.expect("sent");
    assert!(told.ephemeral && told.text().contains("the word you sealed"), "{}", told.text());
    story.settle().await;
    assert_eq!(story.look(marco).await.status, Status::Running);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commitment_that_was_posted_after_its_round_proves_nothing_and_verify_says_so_pbp_40() {
    let server = Server::start(Manner::True).await;
    let story = Story::beacon(out(123) - 30_000, &server.base).await;
    let [ilaria, _] = gathered(&story).await;
    // The table commits, and nothing is posted until the round is published.
    story.table.start(story.place(), &story.as_person(ilaria)).await.expect("its host may");
    story.discord.clock().advance(Duration::from_secs(31));
    story.settle().await;
    let told = verified(&story, ilaria).await;
    assert!(told.contains("after the round was published") && told.contains("proves nothing"), "{told}");
    story.end().await;
}
