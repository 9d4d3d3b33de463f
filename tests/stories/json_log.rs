//! `log.format = "json"`: each line is one object, says which game, interaction and kind it is about, and shows nothing that
//! people wrote, are called or keep secret.

use crate::outside::{Outside, watched};
use crate::process::{Scene, program, quick_discord, ran, terminate};
use casus_belli::loopback::{Fault, Loopback, Message};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A word for the dice, which is secret until the end.
const WORD: &str = "xylophone quartz";

/// Every line of a text that is long enough to be found by itself.
fn lines(text: &str, into: &mut BTreeSet<String>) {
    into.extend(text.lines().map(str::trim).filter(|line| line.chars().count() >= 15).map(str::to_owned));
}

fn lines_of(message: &Message, into: &mut BTreeSet<String>) {
    lines(&message.text(), into);
    lines(&message.content, into);
    message.embeds.iter().for_each(|embed| lines(&embed.to_string(), into));
}

#[tokio::test(flavor = "multi_thread")]
async fn each_line_is_an_object_about_a_game_and_an_interaction_and_has_no_text_name_id_or_secret() {
    let (scene, mut child) = Scene::with(|command| {
        watched(command);
        command.env("CASUS_BELLI_LOG_FORMAT", "json").env("CASUS_BELLI_LOG_LEVEL", "trace");
    })
    .await;
    let outside = Outside::of(&mut child).await;
    let mut said = BTreeSet::new();
    let who = scene.next_player([0; 3]).await;
    let other = (who + 1) % 3;
    for person in scene.people {
        scene.loopback.misbehave(Fault::DmsClosed(person));
    }
    lines(&scene.says(who, "luck", vec![("word".into(), json!(WORD))]).await, &mut said);
    let nonsense = vec![("from".to_owned(), json!(WORD)), ("to".to_owned(), json!("x"))];
    lines(&scene.says(other, "attack", nonsense).await, &mut said);
    scene.place_and_attack(who).await;
    for command in ["status", "hand", "end"] {
        lines(&scene.says(who, command, vec![]).await, &mut said);
    }
    outside.at_least("casus_belli_discord_refusals_total{code=\"50007\",status=\"403\"}", 1.0).await;
    let mut messages = scene.loopback.messages(scene.channel, scene.people[who]);
    messages.extend(scene.people.iter().flat_map(|person| scene.loopback.dms(*person)));
    messages.iter().for_each(|message| lines_of(message, &mut said));
    terminate(&mut child).await;

    let log = outside.whole_log().await;
    let objects: Vec<Value> = log
        .iter()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect();
    for object in &objects {
        for field in ["time", "level", "target", "message"] {
            assert!(object[field].is_string(), "{field}: {object}");
        }
    }
    let attack = objects.iter().find(|object| object["kind"] == "attack" && object["result"] == "answered");
    let attack = attack.unwrap_or_else(|| panic!("no line about the attack: {log:#?}"));
    assert_eq!(attack["game"], 1, "{attack}");
    assert!(
        attack["interaction"].is_u64() && attack["milliseconds"].as_f64().is_some_and(|ms| ms > 0.0),
        "{attack}"
    );
    let committed =
        |object: &&Value| object["message"] == "committed" && object["interaction"] == attack["interaction"];
    assert!(objects.iter().any(|object| committed(&object)), "lines within it name it too: {log:#?}");
    let refused = objects.iter().find(|object| object["kind"] == "attack" && object["result"] == "refused");
    assert!(refused.is_some(), "{log:#?}");
    assert!(
        objects.iter().any(|object| object["code"] == 50_007),
        "what Discord refuses is logged: {log:#?}"
    );

    let log = log.join("\n");
    let ids = scene.people.map(|person| person.to_string());
    let secrets = [WORD.to_owned(), scene.loopback.token()];
    let names = ["Ilaria", "Marco", "Zoë"].map(str::to_owned);
    assert!(said.len() > 10, "{said:?}");
    for secret in ids.iter().chain(&secrets).chain(&names).chain(&said) {
        assert!(secret.is_empty() || !log.contains(secret.as_str()), "{secret}\n{log}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_cannot_be_read_is_logged_once_with_the_names_of_its_fields() {
    let (scene, mut child) = Scene::with(|command| {
        watched(command);
        command.env("CASUS_BELLI_LOG_FORMAT", "json");
    })
    .await;
    let outside = Outside::of(&mut child).await;
    // A shard that begins anew is watched as before, and not twice.
    scene.loopback.misbehave(Fault::GatewayInvalidSession { resumable: false });
    let begun = |loopback: &Loopback| (loopback.sessions().0 == 2).then_some(());
    scene.loopback.wait_for("a second session", begun).await.expect("a second session");
    scene.says(0, "status", vec![]).await;
    scene.loopback.misbehave(Fault::InteractionUnreadable);
    scene.says(0, "status", vec![]).await;
    terminate(&mut child).await;
    let log = outside.whole_log().await;
    let unreadable = |line: &&String| {
        let object: Value = serde_json::from_str(line).unwrap_or_default();
        object["message"] == "an interaction could not be read and stays unanswered"
            && object["level"] == "ERROR"
            && object["fields"] == r#"["id", "version"]"#
    };
    assert_eq!(log.iter().filter(unreadable).count(), 1, "{log:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn why_a_bot_does_not_start_is_an_object_too() {
    let loopback = quick_discord().await;
    let directory = tempfile::tempdir().expect("a directory");
    let mut program = program(&loopback, &directory.path().join("games.db"), "run");
    program
        .env("CASUS_BELLI_LOG_FORMAT", "json")
        .env("CASUS_BELLI_DISCORD_TOKEN", "MTIz.wrong.token-of-nobody");
    let (code, said) = ran(program).await;
    assert_eq!(code, 2, "{said}");
    let lines: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let last = lines.last().expect("a line");
    assert!(
        last["level"] == "ERROR" && last["message"].as_str().is_some_and(|why| why.contains("discord.token")),
        "{said}"
    );
    assert!(!said.contains("token-of-nobody"), "{said}");
}
