//! What the database says after all: whether each game's log has what its people were told, and whether each notice was posted once
//! and in order.

use super::backend::{Address, Rows};
use super::players::{Action, Kind, Table, Told};
use super::report::Report;
use casus_belli::loopback::{Id, Loopback};
use serde_json::Value;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// Topics of notices that only change a message which is there already.
const EDITS: [&str; 7] = ["pin", "lobby_edit", "panel", "old_panel", "moved_away", "answered", "old_notice"];

/// What one person did, as the log has it.
type Logged = (Id, Kind);

/// A row of the outbox.
struct Notice {
    id: i64,
    seq: i64,
    audience: i64,
    topic: String,
    /// Whether it is posted in the order of the ids. A direct message that was refused joins the posts of the channel when that
    /// happens, not with its id.
    in_order: bool,
    state: String,
}

/// Checks all games.
pub(crate) async fn check(database: &Address, loopback: &Loopback, tables: &[Table], report: &mut Report) {
    let rows = database.open().await;
    let posts = posts(loopback, report);
    for table in tables {
        let newest = format!("FROM games WHERE channel = {} ORDER BY id DESC LIMIT 1", table.channel.0);
        let game = whole(&rows.all("id", &newest).await.unwrap()[0][0]);
        let events = events(&rows, game, report).await;
        let seats = seats(&rows, game).await;
        count(&table.actions, report);
        let log = logged(&events, &seats);
        match explained(&log, &table.actions) {
            Err(why) => report.wrong_logs.push(format!("game {game}: {why}")),
            Ok(()) => damaged(&log, &table.actions, report),
        }
        notices(&notices_of(&rows, game).await, (game, &events, &seats), &posts, report);
    }
    rows.close().await;
}

/// The same check of logs that lack an action that was told as accepted, or have it twice: it must find that.
fn damaged(log: &[Logged], actions: &[Action], report: &mut Report) {
    if log.is_empty() || actions.iter().any(|action| action.told == Told::Nothing) {
        return;
    }
    for at in [0, log.len() / 2, log.len() - 1] {
        let (mut less, mut more) = (log.to_vec(), log.to_vec());
        more.insert(at, less.remove(at));
        for damaged in [less, more] {
            report.damages.0 += usize::from(explained(&damaged, actions).is_err());
            report.damages.1 += 1;
        }
    }
}

fn whole(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

/// The messages of the bot by nonce, each with the first message that was posted with it. A second one is a fault.
fn posts(loopback: &Loopback, report: &mut Report) -> BTreeMap<String, Id> {
    let mut first = BTreeMap::new();
    for post in loopback.posts() {
        report.posts += 1;
        let Some(nonce) = post.nonce else { continue };
        match first.entry(nonce) {
            Entry::Occupied(nonce) => {
                report.twice.push(format!("{} in channel {}", nonce.key(), post.channel));
            }
            Entry::Vacant(free) => drop(free.insert(post.message)),
        }
    }
    first
}

async fn events(rows: &Rows, game: i64, report: &mut Report) -> Vec<Value> {
    let stored = rows.all("seq, body", &format!("FROM events WHERE game = {game} ORDER BY seq")).await;
    let mut events = Vec::new();
    for (number, row) in (0..).zip(stored.unwrap()) {
        if whole(&row[0]) != number {
            report.wrong_logs.push(format!("game {game}: event {number} is missing"));
        }
        events.push(serde_json::from_str(row[1].as_str().unwrap()).unwrap());
    }
    events
}

async fn seats(rows: &Rows, game: i64) -> BTreeMap<u64, Id> {
    let stored = rows.all("seat, person", &format!("FROM seats WHERE game = {game}")).await.unwrap();
    stored.iter().map(|row| (whole(&row[0]) as u64, Id(whole(&row[1]) as u64))).collect()
}

async fn notices_of(rows: &Rows, game: i64) -> Vec<Notice> {
    let columns = "id, seq, audience, topic, in_order, state, body";
    let stored = rows.all(columns, &format!("FROM outbox WHERE game = {game} ORDER BY id")).await.unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let read = |row: &Vec<Value>| Notice {
        id: whole(&row[0]),
        seq: whole(&row[1]),
        audience: whole(&row[2]),
        topic: text(&row[3]),
        in_order: whole(&row[4]) != 0 && !text(&row[6]).starts_with("{\"mention\""),
        state: text(&row[5]),
    };
    stored.iter().map(read).collect()
}

/// What the log says that people did. An attack that goes on until something is captured is one.
fn logged(events: &[Value], seats: &BTreeMap<u64, Id>) -> Vec<Logged> {
    let mut found: Vec<Logged> = Vec::new();
    for event in events {
        let Some((seat, kind)) = kind(event) else { continue };
        let did = (seats[&seat], kind);
        if kind != Kind::Attack || found.last() != Some(&did) {
            found.push(did);
        }
    }
    found
}

fn kind(event: &Value) -> Option<(u64, Kind)> {
    let answered = &event["answered"];
    if let Some(seat) = answered["by"].as_u64() {
        let action = answered["action"]["classic"].as_object()?;
        return match action.keys().next()?.as_str() {
            "place" => Some((seat, Kind::Place)),
            "attack" => Some((seat, Kind::Attack)),
            _ => None,
        };
    }
    let ended = &event["happened"]["classic"]["public"]["turn_ended"];
    Some((ended["seat"].as_u64()?, Kind::End))
}

fn count(actions: &[Action], report: &mut Report) {
    for action in actions {
        match action.told {
            Told::Accepted => report.accepted += 1,
            Told::Refused => report.denied += 1,
            Told::Nothing => report.untold += 1,
        }
    }
}

/// Whether the log has exactly what was accepted, in that order, and of the actions of which nobody was told any.
fn explained(log: &[Logged], actions: &[Action]) -> Result<(), String> {
    // How much of the log can be explained by the actions so far.
    let mut reached = BTreeSet::from([0]);
    for (number, action) in actions.iter().enumerate() {
        let did = (action.person, action.kind);
        let done: BTreeSet<usize> =
            reached.iter().filter(|at| log.get(**at) == Some(&did)).map(|at| at + 1).collect();
        let next = match action.told {
            Told::Accepted => done,
            Told::Refused => continue,
            Told::Nothing => reached.union(&done).copied().collect(),
        };
        if next.is_empty() {
            let begin = number.saturating_sub(6);
            return Err(format!(
                "its log {log:?} does not have the last of {}",
                listed(&actions[begin..=number])
            ));
        }
        reached = next;
    }
    if reached.contains(&log.len()) {
        return Ok(());
    }
    Err(format!("its log {log:?} has more than {}", listed(actions)))
}

/// Actions, with the first line of what was read.
fn listed(actions: &[Action]) -> String {
    let one = |action: &Action| {
        let said = action.text.lines().next().unwrap_or_default();
        format!("{} {:?} {:?} {said:?}", action.person, action.kind, action.told)
    };
    actions.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Whether each notice was posted once, in order within its channel, and each turn was told to its player.
fn notices(
    notices: &[Notice],
    (game, events, seats): (i64, &[Value], &BTreeMap<u64, Id>),
    posts: &BTreeMap<String, Id>,
    report: &mut Report,
) {
    let mut newest = Id(0);
    for notice in notices {
        report.notices += 1;
        let post = posts.get(&format!("cb{:x}", notice.id)).copied();
        match (notice.state.as_str(), post) {
            ("delivered", None) if !EDITS.contains(&notice.topic.as_str()) => {
                report.unposted.push(format!("game {game}: {} {}", notice.topic, notice.id));
            }
            ("pending", _) => report.pending += 1,
            ("dropped", None) => report.dropped += 1,
            _ => {}
        }
        if let Some(post) = post.filter(|_| notice.in_order) {
            if post < newest {
                report.disordered.push(format!("game {game}: {} {}", notice.topic, notice.id));
            }
            newest = post;
        }
    }
    for (seq, event) in (0..).zip(events) {
        let Some(seat) = event["happened"]["classic"]["public"]["turn_began"]["seat"].as_u64() else {
            continue;
        };
        let player = seats[&seat].0 as i64;
        let told = notices.iter().filter(|notice| {
            notice.topic == "your_turn" && notice.audience == player && notice.seq == seq + 1
        });
        report.turns += 1;
        if told.count() != 1 {
            report.untold_turns.push(format!("game {game}: event {seq}"));
        }
    }
}
