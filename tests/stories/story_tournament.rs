//! Tournaments through the real client: a league and a knock-out to their ends, each command, each refusal.

use crate::classic_support::{InClassic, attack_order};
use crate::harness::{Story, id};
use crate::story_options::set;
use casus_belli::ai::Player;
use casus_belli::loopback::{ChannelKind, Fault, Id, Message, Permission, Trouble};
use casus_belli::rules::classic::{self, Action, Until};
use casus_belli::table::{Order, Place, Status, Tournament, TournamentStatus};
use serde_json::{Value, json};
use std::time::Duration;

const LEAGUE: (&str, i64) = ("format", 0);
const KNOCK_OUT: (&str, i64) = ("format", 1);
/// Everything dealt and placed at once.
const INSTANT: (&str, i64) = ("setup", 2);
/// World conquest, which a bold player can finish.
const CLASSIC: (&str, i64) = ("rulebook", 0);

/// Opens a tournament; returns its message.
async fn open(story: &Story, host: Id, options: &[(&str, i64)]) -> Message {
    let options: Vec<(&str, Value)> = options.iter().map(|(name, value)| (*name, json!(value))).collect();
    let opened = story.slash(host, "tournament new", &options).await;
    assert!(!opened.ephemeral, "{}", opened.text());
    // The bot learns the id of the message only after its response.
    let known = async {
        while tournament(story).await.message.is_none() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, known).await.expect("the message is remembered");
    opened.message.expect("the tournament")
}

async fn tournament(story: &Story) -> Tournament {
    story.table.tournament(story.place()).await.expect("a tournament")
}

fn people(story: &Story, names: &[&str]) -> Vec<Id> {
    names.iter().map(|name| story.person(name)).collect()
}

/// The threads in which tables are played, oldest first.
async fn threads(story: &Story) -> Vec<Place> {
    let open: Vec<_> = tournament(story).await.tables;
    let open = open.iter().filter(|table| !table.is_done());
    open.filter_map(|table| Some(Place { channel: table.thread?, ..story.place() })).collect()
}

/// Bold players finish the game in that thread, and the bot delivers what follows.
pub(crate) async fn play_out(story: &Story, thread: Place, people: &[Id]) {
    let mut dice = 7_u32;
    let mut pick = move |n: u32| {
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (dice >> 8) % n
    };
    for _ in 0..20_000 {
        if !step(story, thread, people, &mut pick).await {
            story.settle().await;
            return;
        }
    }
    panic!("a game without end");
}

/// The options of a league of two rounds at tables of three.
pub(crate) fn small_tournament() -> [(&'static str, Value); 9] {
    [
        ("format", json!(0)),
        ("rulebook", json!(0)),
        ("rounds", json!(2)),
        ("table", json!(3)),
        ("advance", json!(1)),
        ("uneven", json!(0)),
        ("next", json!(1)),
        ("pace", json!("24h")),
        ("setup", json!(2)),
    ]
}

async fn step(story: &Story, thread: Place, people: &[Id], pick: &mut impl FnMut(u32) -> u32) -> bool {
    for who in people {
        let who = story.as_person(*who);
        let look = story.table.look(thread, &who).await.expect("a game");
        if look.view.outcome.is_some() {
            return false;
        }
        let Some(ask) = look.view.asks.first() else { continue };
        let order = match Player::Normal.answer(&look.view, ask, pick).classic().clone() {
            Action::Attack { from, to, .. } => attack_order(from, to, None, Until::Left(2)),
            action => Order::Answer(action.into()),
        };
        let done = story.table.order(thread, &who, Some(ask.id), order).await.expect("an order");
        if done.seen.is_empty() {
            story
                .table
                .order(thread, &who, None, Order::Compound(classic::Order::End.into()))
                .await
                .expect("an end");
        }
        return true;
    }
    panic!("nobody is asked and the game is not over");
}

fn with(story: &Story, part: &str) -> Message {
    let found = story.messages().into_iter().rev().find(|message| message.content.contains(part));
    found.unwrap_or_else(|| panic!("nobody said {part:?}: {:#?}", said(story)))
}

fn said(story: &Story) -> Vec<String> {
    story.messages().into_iter().map(|message| message.content).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn r4_19_a_small_league_is_played_to_its_end() {
    let story = Story::begin().await;
    let all = people(&story, &["Ilaria", "Marco", "Zoë"]);
    let message = open(&story, all[0], &[LEAGUE, CLASSIC, ("rounds", 2), INSTANT]).await;
    assert!(message.content.contains("Tournament 1 · League"), "{}", message.content);
    story.press(all[0], &message, "Join").await;
    story.slash(all[1], "tournament join", &[]).await;
    assert!(with(&story, "Tournament 1").content.contains("1 more person"), "{:#?}", said(&story));
    story.refused(all[0], "tournament start", &[], "One more person is needed").await;
    story.press(all[2], &message, "Join").await;
    let none = story.slash(all[1], "tournament standings", &[]).await;
    assert!(none.ephemeral && none.text().contains("No game"), "{}", none.text());
    story.press(all[0], &message, "Start").await;
    for round in 1..=2 {
        let drawn = with(&story, &format!("Round {round} · table 1"));
        for who in &all {
            assert!(drawn.content.contains(&format!("<@{who}>")), "{}", drawn.content);
        }
        let open = threads(&story).await;
        assert_eq!(open.len(), 1, "one table of three");
        let channels = story.discord.channels();
        let thread = channels.iter().find(|channel| id(channel.id) == open[0].channel).expect("a thread");
        assert_eq!((thread.kind, thread.parent), (ChannelKind::PublicThread, Some(story.channel())));
        assert!(all.iter().all(|who| thread.members.contains(who)), "{:?}", thread.members);
        let inside = story.discord.messages(thread.id, all[0]);
        assert!(inside.iter().any(|post| !post.attachments.is_empty()), "the board stands in the thread");
        let tables = story.slash(all[2], "tournament tables", &[]).await;
        assert!(
            tables.ephemeral && tables.text().contains(&format!("<#{}>", thread.id)),
            "{}",
            tables.text()
        );
        play_out(&story, open[0], &all).await;
        if round == 1 {
            let over = with(&story, "Round 1 is over");
            assert!(over.content.contains("next round begins now"), "{}", over.content);
            let alt = over.attachments[0].description.clone().expect("alt text");
            assert!(alt.contains("TOURNAMENT 1") && alt.contains("Ilaria"), "{alt}");
        }
    }
    let end = with(&story, "Tournament 1 is over");
    assert!(end.content.contains("2 games") && end.attachments.len() == 1, "{}", end.content);
    assert_eq!(tournament(&story).await.status, TournamentStatus::Over);
    let tables = story.slash(all[2], "tournament tables", &[]).await;
    assert!(tables.text().contains("13."), "the winner reached the objective: {}", tables.text());
    story.discord.set_locale(all[1], "it");
    let standings = story.slash(all[1], "tournament standings", &[]).await;
    assert!(
        standings.text().contains("classifica") && standings.text().contains("2 partite"),
        "{}",
        standings.text()
    );
    let picture = standings.message.expect("an answer").attachments;
    assert!(picture[0].description.as_ref().is_some_and(|alt| alt.contains("TORNEO 1")), "{picture:?}");
    story.refused(all[0], "tournament start", &[], "is over").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r4_19_a_knock_out_is_played_to_its_end_and_the_host_begins_each_round() {
    let story = Story::begin().await;
    let names = ["Ilaria", "Marco", "Zoë", "Nadia", "Piero", "Sofia"];
    let all = people(&story, &names);
    let options = [KNOCK_OUT, CLASSIC, ("table", 3), ("next", 1), INSTANT];
    let message = open(&story, all[0], &options).await;
    assert!(message.content.contains("Knock-out"), "{}", message.content);
    for who in &all {
        story.slash(*who, "tournament join", &[]).await;
    }
    let started = story.slash(all[0], "tournament start", &[]).await;
    assert!(started.ephemeral && started.text().contains("2 tables"), "{}", started.text());
    let first = threads(&story).await;
    assert_eq!(first.len(), 2);
    play_out(&story, first[0], &all).await;
    story.refused(all[0], "tournament start", &[], "still playing").await;
    play_out(&story, first[1], &all).await;
    let over = with(&story, "Round 1 is over");
    assert!(over.content.contains("starts the next round"), "{}", over.content);
    assert!(threads(&story).await.is_empty(), "the host has not begun it");
    let no = story.press(all[1], &over, "Next round").await;
    assert!(no.ephemeral && no.text().contains("Only the host"), "{}", no.text());
    story.press(all[0], &over, "Next round").await;
    let last = threads(&story).await;
    assert_eq!(last.len(), 1);
    play_out(&story, last[0], &all).await;
    let end = with(&story, "Tournament 1 is over");
    assert!(end.content.contains("has won") && end.content.contains("out in round 1"), "{}", end.content);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_refuses_what_it_must() {
    let story = Story::begin().await;
    let all = people(&story, &["Ilaria", "Marco", "Zoë", "Nadia"]);
    let (host, other) = (all[0], all[1]);
    let someone = json!(other.to_string());
    for path in ["join", "leave", "start", "standings", "tables", "end"] {
        story.refused(host, &format!("tournament {path}"), &[], "no tournament in this channel").await;
    }
    story.refused(host, "tournament drop", &[("person", someone.clone())], "no tournament").await;
    let new = |name: &'static str, value: i64| vec![("format", json!(0)), (name, json!(value))];
    story.refused(host, "tournament new", &new("rounds", 0), "1 to 12 rounds").await;
    story.refused(host, "tournament new", &new("rounds", -4), "1 to 12 rounds").await;
    story.refused(host, "tournament new", &new("table", 9), "3 to 5 people").await;
    story.refused(host, "tournament new", &new("advance", 7), "One or two").await;
    let soon = [("format", json!(0)), ("pace", json!("soon"))];
    story.refused(host, "tournament new", &soon, "time for a turn").await;
    open(&story, host, &[LEAGUE, INSTANT]).await;
    story.refused(other, "tournament new", &[("format", json!(0))], "already in this channel").await;
    story.refused(other, "tournament leave", &[], "aren’t in this tournament").await;
    story.refused(host, "tournament tables", &[], "not begun").await;
    for who in &all[..3] {
        story.slash(*who, "tournament join", &[]).await;
    }
    story.refused(other, "tournament join", &[], "already").await;
    let robot = story.discord.other_bot("Robot");
    story.refused(robot, "tournament join", &[], "bot").await;
    story.refused(other, "tournament start", &[], "Only the host").await;
    story.refused(other, "tournament end", &[], "Only the host").await;
    story.refused(other, "tournament drop", &[("person", someone.clone())], "Only the host").await;
    let nobody = json!(all[3].to_string());
    story.refused(host, "tournament drop", &[("person", nobody.clone())], "isn’t in this tournament").await;
    let swap = [("out", someone.clone()), ("reserve", nobody.clone())];
    story.refused(host, "tournament substitute", &swap, "not begun").await;
    story.slash(host, "tournament start", &[]).await;
    story.refused(host, "tournament substitute", &swap, "isn’t on the reserve list").await;
    story.refused(host, "tournament start", &[], "still playing").await;
    story.discord.set_locale(other, "it");
    story.refused(other, "tournament start", &[], "solo chi ospita").await;
    story.refused(other, "tournament join", &[], "Partecipi già").await;
    let thread = threads(&story).await[0];
    let channels = story.discord.channels();
    let thread = channels.iter().find(|channel| id(channel.id) == thread.channel).expect("a thread").id;
    let cancel = story.discord.slash(host, thread, "game cancel", vec![]).await.expect("sent");
    assert!(cancel.ephemeral && cancel.text().contains("table of tournament 1"), "{}", cancel.text());
    let inside = vec![("format".to_owned(), json!(0))];
    let inside = story.discord.slash(host, thread, "tournament new", inside).await.expect("sent");
    assert!(inside.ephemeral && inside.text().contains("needs a channel"), "{}", inside.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_drop_out_reserves_come_in_and_the_host_ends_it() {
    let story = Story::begin().await;
    let all = people(&story, &["Ilaria", "Marco", "Zoë", "Nadia"]);
    open(&story, all[0], &[LEAGUE, INSTANT]).await;
    for who in &all {
        story.slash(*who, "tournament join", &[]).await;
    }
    let left = story.slash(all[3], "tournament leave", &[]).await;
    assert!(left.text().contains("no longer"), "{}", left.text());
    story.slash(all[0], "tournament start", &[]).await;
    let reserve = story.slash(all[3], "tournament join", &[]).await;
    assert!(reserve.text().contains("reserve list"), "{}", reserve.text());
    let dropped = story.slash(all[0], "tournament drop", &[("person", json!(all[1].to_string()))]).await;
    assert!(dropped.text().contains("taken out"), "{}", dropped.text());
    assert!(with(&story, "Tournament 1 ·").content.contains("Dropped out** Marco"), "{:#?}", said(&story));
    let swap = [("out", json!(all[1].to_string())), ("reserve", json!(all[3].to_string()))];
    let swapped = story.slash(all[0], "tournament substitute", &swap).await;
    assert!(swapped.text().contains("now plays in place of"), "{}", swapped.text());
    let thread = threads(&story).await[0];
    let look = story.table.look(thread, &story.as_person(all[3])).await.expect("a game");
    assert!(look.view.classic().own.is_some(), "the seat is theirs");
    let confirm = story.slash(all[0], "tournament end", &[]).await;
    let confirm = confirm.message.expect("a question");
    assert!(confirm.content.contains("Please confirm"), "{}", confirm.content);
    let ended = story.press(all[0], &confirm, "Yes, end the tournament").await;
    assert!(ended.text().contains("ended"), "{}", ended.text());
    with(&story, "was called off");
    let look = story.table.look(thread, &story.as_person(all[0])).await.expect("a game");
    assert_eq!(look.status, Status::Cancelled);
    open(&story, all[1], &[KNOCK_OUT]).await;
    story.slash(all[1], "tournament end", &[]).await;
    with(&story, "Tournament 2 was called off");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_can_not_be_opened_at_once_is_opened_later_and_only_once() {
    let story = Story::begin().await;
    let all = people(&story, &["Ilaria", "Marco", "Zoë"]);
    let fault = |permission| Fault::MissingPermission { channel: story.channel(), permission };
    story.discord.misbehave(fault(Permission::CreatePublicThreads));
    story.refused(all[0], "tournament new", &[("format", json!(0))], "Create Public Threads").await;
    let permission = Permission::CreatePublicThreads;
    story.discord.misbehave(Fault::PermissionBack { channel: story.channel(), permission });
    open(&story, all[0], &[LEAGUE, INSTANT]).await;
    for who in &all {
        story.slash(*who, "tournament join", &[]).await;
    }
    let route = "/threads".to_owned();
    story.discord.misbehave(Fault::Requests { route, times: 1, trouble: Trouble::Status(503) });
    let route = "/thread-members/".to_owned();
    story.discord.misbehave(Fault::Requests { route, times: 1, trouble: Trouble::Status(503) });
    story.slash(all[0], "tournament start", &[]).await;
    assert!(threads(&story).await.is_empty(), "Discord had trouble");
    let waiting = story.slash(all[0], "tournament tables", &[]).await;
    assert!(waiting.text().contains("being opened"), "{}", waiting.text());
    story.wait(Duration::from_mins(2)).await;
    assert_eq!(threads(&story).await.len(), 1);
    let drawn = said(&story).iter().filter(|text| text.contains("Round 1 · table 1")).count();
    assert_eq!(drawn, 1, "announced once: {:#?}", said(&story));
    let threads = story.discord.channels().into_iter().filter(|c| c.kind == ChannelKind::PublicThread);
    assert_eq!(threads.count(), 1);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_button_of_a_tournament_changes_nothing() {
    let story = Story::begin().await;
    let all = people(&story, &["Ilaria", "Marco", "Zoë"]);
    let message = open(&story, all[0], &[LEAGUE, INSTANT]).await;
    for who in &all {
        story.press(*who, &message, "Join").await;
    }
    let before = story.discord.message(message.id, all[0]).expect("the tournament");
    let start = before.buttons().into_iter().find(|button| button.label == "Start").expect("Start");
    story.press(all[0], &message, "Leave").await;
    story.press(all[0], &message, "Join").await;
    story.press(all[0], &message, "Start").await;
    let state = story.state().await;
    let code = start.custom_id.expect("ours");
    let twice = story.discord.press_stale(all[0], &before, &code).expect("sent").finished().await;
    assert!(twice.ephemeral && twice.text().contains("Round 1"), "what it did: {}", twice.text());
    assert_eq!(story.state().await, state);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_settles_what_is_played_at_the_tables_by_menus_until_it_begins() {
    let story = Story::begin().await;
    let all = people(&story, &["Ilaria", "Marco", "Zoë"]);
    let message = open(&story, all[0], &[LEAGUE]).await;
    assert!(message.content.contains("· Tournament**"), "its own rulebook by default: {}", message.content);
    assert!(message.content.contains("**No talk**"), "{}", message.content);
    let refused = story.press(all[1], &message, "Settings").await;
    assert!(refused.ephemeral && refused.text().contains("Only the host"), "{}", refused.text());

    let page = story.press(all[0], &message, "Settings").await.message.expect("settings");
    assert!(page.only_for.is_some() && page.content.contains("at its tables"), "{}", page.content);
    story.pick(all[0], &page, "5 minutes").await;
    set(&story, all[0], &message, "end.rounds", "10").await;
    set(&story, all[0], &message, "table.talk", "on").await;
    let shown = with(&story, "Tournament 1 ·").content;
    assert!(shown.contains("5 minutes") && !shown.contains("**No talk**"), "{shown}");
    let setup = tournament(&story).await.setup;
    let value =
        |key| setup.switches().into_iter().find(|switch| switch.key == key).map(|switch| switch.value);
    assert_eq!(
        (value("end.rounds"), value("setup.way")),
        (Some("10"), Some("by_the_book")),
        "live, [PBP-35]"
    );

    // Two contradicting switches are refused with both their names; nothing changes.
    set(&story, all[0], &message, "end.mode", "sdadata").await;
    let before = tournament(&story).await;
    let refused = set(&story, all[0], &message, "end.time_attack", "off").await;
    for half in ["When time is up", "Timed game"] {
        assert!(refused.content.contains(half), "{half}: {}", refused.content);
    }
    assert_eq!(tournament(&story).await, before);

    let old = story.press(all[0], &message, "Settings").await.message.expect("settings");
    for who in &all {
        story.press(*who, &message, "Join").await;
    }
    story.press(all[0], &message, "Start").await;
    let state = story.state().await;
    let late = story.pick(all[0], &old, "1 hour").await;
    assert!(late.ephemeral && late.text().contains("has begun"), "{}", late.text());
    assert_eq!(story.state().await, state);
    let thread = threads(&story).await[0];
    let look = story.table.look(thread, &story.as_person(all[0])).await.expect("a game");
    assert_eq!(look.view.options, before.setup.options, "the tables are played so");
    assert!(look.view.talk());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_calls_off_one_table_and_the_others_play_on() {
    let story = Story::begin().await;
    let names = ["Ilaria", "Marco", "Zoë", "Nadia", "Piero", "Sofia"];
    let all = people(&story, &names);
    open(&story, all[0], &[KNOCK_OUT, CLASSIC, ("table", 3), ("next", 1), INSTANT]).await;
    let table = |number: i64| [("table", json!(number))];
    story.refused(all[0], "tournament end", &table(1), "not begun").await;
    for who in &all {
        story.slash(*who, "tournament join", &[]).await;
    }
    story.slash(all[0], "tournament start", &[]).await;
    let open = threads(&story).await;
    assert_eq!(open.len(), 2);
    story.refused(all[1], "tournament end", &table(1), "Only the host").await;
    for number in [0, 3, -1, 9_007_199_254_740_991] {
        story.refused(all[0], "tournament end", &table(number), "numbers 1 to 2").await;
    }
    let before = story.state().await;
    let confirm = story.slash(all[0], "tournament end", &table(2)).await;
    assert!(confirm.ephemeral && confirm.text().contains("Please confirm"), "{}", confirm.text());
    assert_eq!(story.state().await, before, "nothing before it is confirmed");
    let confirm = confirm.message.expect("a question");
    let done = story.press(all[0], &confirm, "Yes, call off table 2").await;
    assert!(done.text().contains("Table 2 is called off"), "{}", done.text());
    with(&story, "table 2 was called off");
    let look = story.table.look(open[1], &story.as_person(all[0])).await.expect("a game");
    assert_eq!(look.status, Status::Cancelled);
    let tables = story.slash(all[3], "tournament tables", &[]).await;
    assert!(tables.text().contains("Table 2, called off"), "{}", tables.text());
    story.refused(all[0], "tournament end", &table(2), "Table 2 isn’t playing").await;
    assert_eq!(threads(&story).await, [open[0]], "the other one plays on");
    play_out(&story, open[0], &all).await;
    let over = with(&story, "Round 1 is over");
    story.press(all[0], &over, "Next round").await;
    let last = tournament(&story).await;
    assert_eq!((last.round, last.status), (2, TournamentStatus::Running));
    let playing: usize = last.round(2).map(|table| table.seats.len()).sum();
    assert_eq!(playing, 4, "the best of table 1, and all of table 2");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_takes_words_for_its_luck_and_at_its_end_everybody_can_check_the_draw_pbp_40() {
    let story = Story::begin().await;
    let all = people(&story, &["Ilaria", "Marco", "Zoë"]);
    let message = open(&story, all[0], &[LEAGUE, CLASSIC, ("rounds", 1), INSTANT]).await;
    let promise = tournament(&story).await.dice.promise.expect("a promise");
    assert!(message.content.contains(&promise), "{}", message.content);
    for who in &all {
        story.press(*who, &message, "Join").await;
    }
    let given = story.slash(all[1], "luck", &[("word", json!("glockenspiel"))]).await;
    assert!(given.ephemeral && given.text().contains(&promise), "{}", given.text());
    story.press(all[0], &message, "Start").await;
    story.settle().await;
    let commitment = tournament(&story).await.dice.commitment.expect("made at the start");
    assert!(with(&story, "Tournament 1 · League").content.contains(&commitment));
    let before = story.slash(all[2], "verify", &[]).await;
    assert!(before.ephemeral && before.text().contains(&commitment), "{}", before.text());
    assert!(!said(&story).join("\n").contains("glockenspiel"));
    for thread in threads(&story).await {
        play_out(&story, thread, &all).await;
    }
    assert_eq!(tournament(&story).await.status, TournamentStatus::Over);
    let checked = story.slash(all[2], "verify", &[]).await;
    assert!(checked.ephemeral && checked.text().contains("was drawn fairly"), "{}", checked.text());
    let exported = story.slash(all[2], "export", &[]).await;
    let file = exported.message.as_ref().and_then(|message| message.attachments.first().cloned());
    let file = story.discord.file(&file.expect("a file").url).expect("it was sent");
    let read = casus_belli::record::parse_tournament(&file.bytes).expect("a record");
    assert_eq!((&read.record.promise, &read.record.commitment), (&promise, &commitment));
    story.end().await;
}
