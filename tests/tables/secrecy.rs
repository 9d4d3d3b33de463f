//! Secrecy: no hand, sealed answer, standing order, plan or seed gets into the outbox, timers, settings or the operator's log.

use crate::classic_support::InClassic;
use crate::fixtures::{HOUR, PLACE, Random, World, dump, person};
use casus_belli::ops::JsonLog;
use casus_belli::rules::classic::{Order, Standing};
use casus_belli::rules::{TerritoryId, TurnPlan};
use casus_belli::table::{Change, NoticeKind};
use parking_lot::Mutex;
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Arc;
use tracing_subscriber::layer::SubscriberExt as _;

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The log of the whole process, as text and as JSON. It includes lines of tests that run at the same time.
struct Logs([Written; 2]);

impl Logs {
    /// Begins to write both, each with every line.
    fn begin() -> Self {
        let logs = Self(<[Written; 2]>::default());
        let [text, json] = logs.0.clone();
        let subscriber = tracing_subscriber::registry()
            .with(tracing_subscriber::fmt::layer().with_ansi(false).with_writer(move || text.clone()))
            .with(JsonLog::new(move || json.clone()));
        tracing::subscriber::set_global_default(subscriber).unwrap();
        logs
    }

    /// What was written. Both have lines with the number of a game.
    fn texts(&self) -> [String; 2] {
        let [log, json] = self.0.each_ref().map(|log| String::from_utf8(log.0.lock().clone()).unwrap());
        assert!(log.contains("committed") && log.contains("game=1"), "the log is looked at");
        let lines: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let committed = |line: &&Value| line["message"] == "committed" && line["game"] == 1;
        assert!(lines.iter().any(|line| committed(&line)), "objects with fields");
        [log, json]
    }
}

/// Every key and every string in a JSON value.
fn words(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            into.insert(key.clone());
            words(value, into);
        }),
        Value::Array(items) => items.iter().for_each(|item| words(item, into)),
        Value::String(text) => drop(into.insert(text.clone())),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The strings that a notice may contain.
const HARMLESS: [&str; 47] = [
    // A reminder: whether it goes to the channel, for which time before the deadline, of how long a time.
    "reminder",
    "reminded",
    "here",
    "mark",
    "total",
    // The family of the question.
    "classic",
    // The kind of wait: a turn, or one of several questions.
    "decision",
    "question",
    "number",
    "answered",
    "old_panel",
    "old_notice",
    "message",
    "your_turn",
    "mention",
    "board_post",
    "panel",
    "turn_log",
    "announcement",
    "last_to_answer",
    "lobby_edit",
    "person",
    "seat",
    "ask",
    "deadline",
    "turn",
    "what",
    "started",
    "commitment",
    "eliminated",
    "by",
    "ended",
    "cancelled",
    "grace",
    "clock_set",
    "until",
    "lobby_closed",
    "claim",
    "wish",
    "deploy",
    "reinforce",
    "trade",
    "bonus",
    "attack",
    "defend",
    "advance",
    "fortify",
];

/// A player's word for the dice.
const WORD: &str = "xylophone quartz";

/// A game of three with wish lists and a word for the dice.
async fn begin(world: &World, word: &str) {
    world.lobby(3).await;
    for (key, value) in [("setup.way", "sealed"), ("setup.land", "wishes")] {
        let change = Change::Switch { key: key.into(), value: value.into() };
        world.table.configure(PLACE, &person(1), change).await.unwrap();
    }
    world.table.give_word(PLACE, &person(2), word).await.unwrap();
    world.table.start(PLACE, &person(1)).await.unwrap();
}

/// Gives that person a plan that stops at its first step, and one that is never played ([PBP-11]). Returns their secrets.
async fn plans(world: &World, id: u64) -> Vec<String> {
    let mut secrets = Vec::new();
    for armies in [9_876_500 + id as u32, 8_765_400 + id as u32] {
        let step = Order::Place { at: TerritoryId(id as u8), armies: Some(armies) };
        let plan = TurnPlan::new(vec![step.into()]).unwrap();
        let look = world.table.draft_plan(PLACE, &person(id), &plan).await.unwrap();
        secrets.extend([serde_json::to_string(&plan).unwrap(), format!("{armies}")]);
        if armies > 9_000_000 {
            let draft = look.plans.draft.unwrap().number;
            world.table.keep_plan(PLACE, &person(id), draft).await.unwrap();
        }
    }
    secrets
}

#[tokio::test]
async fn no_secret_leaves_its_rows() {
    let logs = Logs::begin();
    let world = World::new().await;
    begin(&world, WORD).await;
    // Lists that no other number in the database resembles.
    let list = |n: u8| (0..20).map(|i| TerritoryId((i * 11 + n) % 42)).collect::<Vec<_>>();
    let mut secrets = vec![WORD.to_owned()];
    for id in 1..=3 {
        let ask = world.look(id).await.view.asks[0].id;
        let order = casus_belli::rules::classic::Action::Wish { order: list(id as u8) }.into();
        secrets.push(serde_json::to_string(&list(id as u8)).unwrap());
        let order = casus_belli::table::Order::Answer(order);
        world.table.order(PLACE, &person(id), Some(ask), order).await.unwrap();
        let standing = Standing { defend: Some(1), wishes: list(id as u8 + 20), agree: Some(true) };
        secrets.push(serde_json::to_string(&standing).unwrap());
        world.table.set_standing(PLACE, &person(id), standing.into()).await.unwrap();
        secrets.extend(plans(&world, id).await);
    }
    let mut rng = Random::new(3);
    let mut hands = BTreeSet::new();
    for step in 0..600 {
        if !world.step(3, &mut rng).await {
            break;
        }
        for id in 1..=3 {
            let own = world.look(id).await.view.classic().own.clone().unwrap();
            if own.hand.len() >= 3 {
                hands.insert(serde_json::to_string(&own.hand).unwrap());
            }
            if let Some(sealed) = own.sealed {
                secrets.push(serde_json::to_string(&sealed).unwrap());
            }
        }
        if step % 50 == 0 {
            world.clock.advance(25 * HOUR);
            world.table.fire_due().await.unwrap();
            for notice in world.table.pending(99).await.unwrap() {
                world.table.delivered(notice.id, Some(1)).await.unwrap();
            }
        }
    }
    assert!(hands.len() > 2, "hands were held: {hands:?}");
    secrets.extend(hands);
    let row = world.store.game(1).await.unwrap().unwrap();
    secrets.push(row.seed);

    let public = dump(&world.database, &["outbox", "timers", "settings", "people"]).await;
    let [log, json] = logs.texts();
    for secret in &secrets {
        assert!(secret.len() > 6 && !public.contains(secret), "in the database: {secret}");
        assert!(!log.contains(secret) && !json.contains(secret), "in the log: {secret}");
    }
    let mut said = BTreeSet::new();
    for id in 1..20_000 {
        let Some(row) = world.store.notice(id).await.unwrap() else { continue };
        let kind: NoticeKind = serde_json::from_str(&row.notice.body).unwrap();
        assert_eq!(serde_json::to_string(&kind).unwrap(), row.notice.body, "nothing beside what is known");
        words(&serde_json::from_str(&row.notice.body).unwrap(), &mut said);
    }
    said.remove(&row.commitment);
    let odd: Vec<_> = said.iter().filter(|word| !HARMLESS.contains(&word.as_str())).collect();
    assert!(odd.is_empty() && said.len() > 8, "{odd:?} of {said:?}");
}
