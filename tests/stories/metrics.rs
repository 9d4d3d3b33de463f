//! `/metrics`: what is played changes the figures, no label says who plays or what, and the dashboard and the page about
//! operations know exactly the figures that there are.

use crate::outside::{Outside, watched};
use crate::process::{Scene, terminate};
use casus_belli::loopback::Fault;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The values that a label may have, beside versions, bounds, and codes of Discord.
const VALUES: [&str; 27] = [
    "command",
    "menu",
    "completion",
    "press",
    "form",
    "answered",
    "refused",
    "failed",
    "unanswered",
    "delivered",
    "due",
    "later",
    "picture",
    "film",
    "up",
    "down",
    "lobby",
    "running",
    "parked",
    "over",
    "cancelled",
    "closed",
    "classic",
    "y2210",
    "cold_war",
    "unknown",
    "other",
];

/// The labels of a sample.
fn labels(sample: &str) -> Vec<(String, String)> {
    let inside = sample.split_once('{').map_or("", |(_, rest)| rest.trim_end_matches('}'));
    let pairs = inside.split(',').filter(|pair| !pair.is_empty());
    let pair = |pair: &str| {
        let (name, value) = pair.split_once('=').expect("a label has a value");
        (name.to_owned(), value.trim_matches('"').to_owned())
    };
    pairs.map(pair).collect()
}

/// Every command with its subcommands, as Discord has them.
fn commands(scene: &Scene) -> BTreeSet<String> {
    let mut paths = BTreeSet::new();
    for command in scene.loopback.commands() {
        let name = command["name"].as_str().expect("a name");
        paths.insert(name.to_owned());
        for option in command["options"].as_array().into_iter().flatten() {
            paths.insert(format!("{name} {}", option["name"].as_str().expect("a name")));
        }
    }
    paths
}

fn told(command: &str, result: &str) -> String {
    format!("casus_belli_interactions_total{{command=\"{command}\",kind=\"command\",result=\"{result}\"}}")
}

/// A turn with an attack, a refused command, and a person whose direct messages are closed.
async fn played() -> (Scene, tokio::process::Child, Outside) {
    let (scene, mut child) = Scene::with(watched).await;
    let outside = Outside::of(&mut child).await;
    let who = scene.next_player([0; 3]).await;
    let other = (who + 1) % 3;
    for person in scene.people {
        scene.loopback.misbehave(Fault::DmsClosed(person));
    }
    outside.at_least("casus_belli_picture_seconds_count{kind=\"picture\"}", 1.0).await;
    for command in ["attack", "end"] {
        for result in ["answered", "refused"] {
            assert!(outside.figure(&told(command, result)).await < 0.5, "{command} {result}");
        }
    }
    scene.says(other, "end", vec![]).await;
    scene.place_and_attack(who).await;
    scene.says(who, "end", vec![]).await;
    (scene, child, outside)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_attack_a_refusal_a_picture_and_a_refused_message_change_the_figures() {
    let (_scene, mut child, outside) = played().await;
    outside.at_least(&told("attack", "answered"), 1.0).await;
    outside.at_least(&told("end", "answered"), 1.0).await;
    outside.at_least(&told("end", "refused"), 1.0).await;
    outside.at_least("casus_belli_discord_refusals_total{code=\"50007\",status=\"403\"}", 1.0).await;
    outside.at_least("casus_belli_notices_total{result=\"delivered\"}", 2.0).await;
    outside
        .at_least("casus_belli_interactions_total{command=\"\",kind=\"completion\",result=\"answered\"}", 3.0)
        .await;
    let samples = outside.metrics().await;
    let of = |name: &str| samples.iter().find(|(known, _)| known == name).map(|(_, value)| *value);
    let exactly = |name: &str, value: f64| assert_eq!(of(name), Some(value), "{name}");
    exactly(&told("attack", "answered"), 1.0);
    exactly(&told("game join", "answered"), 2.0);
    exactly("casus_belli_games{family=\"classic\",state=\"running\"}", 1.0);
    exactly("casus_belli_timers_late", 0.0);
    exactly("casus_belli_gateway_shards{state=\"up\"}", 1.0);
    exactly("casus_belli_database_reachable", 1.0);
    assert!(of("process_resident_memory_bytes").is_some_and(|bytes| bytes > 1_000_000.0));
    let all = of("casus_belli_first_response_seconds_count{kind=\"command\"}").expect("a histogram");
    let named = samples.iter().filter(|(name, _)| name.contains("kind=\"command\",result="));
    assert!((all - named.map(|(_, value)| value).sum::<f64>()).abs() < 0.5, "each has a first response");
    terminate(&mut child).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_label_has_a_text_a_name_an_id_or_a_secret() {
    let (scene, mut child, outside) = played().await;
    outside.at_least("casus_belli_discord_refusals_total{code=\"50007\",status=\"403\"}", 1.0).await;
    let commands = commands(&scene);
    let samples = outside.metrics().await;
    assert!(samples.len() > 100);
    for (sample, _) in &samples {
        for (name, value) in labels(sample) {
            let right = match name.as_str() {
                "command" => value.is_empty() || value == "other" || commands.contains(&value),
                "kind" | "result" | "state" | "family" => VALUES.contains(&value.as_str()),
                "status" | "code" => value.len() <= 6 && value.bytes().all(|byte| byte.is_ascii_digit()),
                "fault" => value.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'),
                "le" => value == "+Inf" || value.parse::<f64>().is_ok(),
                "version" => value == env!("CARGO_PKG_VERSION"),
                _ => false,
            };
            assert!(right, "{name}={value:?} in {sample}");
        }
    }
    let (_, text) = outside.get("/metrics").await;
    let ids = scene.people.map(|person| person.to_string());
    let places = [scene.channel.to_string(), scene.loopback.guild().to_string(), scene.loopback.token()];
    for secret in ids.iter().chain(&places).map(String::as_str).chain(["Ilaria", "Marco", "Zoë"]) {
        assert!(!text.contains(secret), "{secret}");
    }
    terminate(&mut child).await;
}

/// The names of metrics in a text.
fn names(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'));
    let ours = |word: &&str| word.starts_with("casus_belli_") || word.starts_with("process_");
    words.filter(ours).map(str::to_owned).collect()
}

/// All expressions of a dashboard.
fn expressions(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("expr").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| expressions(value, found));
        }
        Value::Array(items) => items.iter().for_each(|item| expressions(item, found)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_and_the_page_about_operations_know_exactly_the_figures_that_are_printed() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/");
    let read = |name: &str| std::fs::read_to_string(format!("{root}{name}")).expect("it is here");
    let (_scene, mut child, outside) = played().await;
    outside.at_least("casus_belli_discord_refusals_total{code=\"50007\",status=\"403\"}", 1.0).await;
    let (_, text) = outside.get("/metrics").await;
    let families = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let families: BTreeSet<String> =
        families.map(|line| line.split(' ').next().expect("a name").to_owned()).collect();
    assert_eq!(names(&read("operations.md")), families, "docs/operations.md");

    let printed: BTreeSet<String> = outside
        .metrics()
        .await
        .iter()
        .map(|(sample, _)| sample.split('{').next().unwrap_or(sample).to_owned())
        .collect();
    let dashboard: Value = serde_json::from_str(&read("grafana.json")).expect("JSON");
    let mut asked = Vec::new();
    expressions(&dashboard, &mut asked);
    let panels = dashboard["panels"].as_array().expect("panels");
    assert!(panels.len() >= 10 && asked.len() >= panels.len());
    let mut shown = BTreeSet::new();
    for expression in &asked {
        let names = names(expression);
        assert!(!names.is_empty() && names.is_subset(&printed), "{expression}: {names:?}");
        shown.extend(names);
    }
    // Nothing that is printed is left out of the dashboard.
    for family in families {
        assert!(shown.iter().any(|name| name.starts_with(&family)), "{family} is on no panel");
    }
    let ids: BTreeSet<_> = panels.iter().map(|panel| panel["id"].to_string()).collect();
    assert_eq!(ids.len(), panels.len(), "each panel has a number of its own");
    assert_eq!(dashboard["templating"]["list"][0]["type"], json!("datasource"));
    terminate(&mut child).await;
}
