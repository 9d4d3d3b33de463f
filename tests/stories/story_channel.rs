//! Channel and direct messages show the true state: after a fault, at a second press, when the question has changed.

use crate::harness::Story;
use casus_belli::config::Picture;
use casus_belli::loopback::{Fault, Id, Limits, Message, Trouble};
use casus_belli::present::board_scene::{SeatedPlayer, scene};
use casus_belli::render::{self, Format, Framing, Since};
use casus_belli::rules::Seen;
use casus_belli::table::Look;
use casus_belli::text::{Lang, Words};
use serde_json::{Value, json};
use std::time::Duration;

const POST: &str = "POST /channels/{channel_id}/messages";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";
const ANSWER: &str = "PATCH /webhooks/";
const CALLBACK: &str = "POST /interactions/";

const BUSY: Trouble = Trouble::RateLimited { retry_after: Duration::from_secs(1), global: false };

fn fail(story: &Story, route: &str, times: u32, trouble: Trouble) {
    story.discord.misbehave(Fault::Requests { route: route.to_owned(), times, trouble });
}

/// The boards in the channel, oldest first.
fn boards(story: &Story) -> Vec<Message> {
    let board = |message: &Message| message.attachments.iter().any(|file| file.filename == "board.png");
    story.messages().into_iter().filter(board).collect()
}

fn logs(story: &Story) -> Vec<String> {
    let log = |message: &Message| message.attachments.is_empty() && message.content.starts_with("**Round ");
    story.messages().into_iter().filter(log).map(|message| message.content).collect()
}

/// The symbol of the colour that a player of these stories has by order of joining.
pub(crate) fn mark(name: &str) -> &'static str {
    match name {
        "Ilaria" => "🔴",
        "Marco" => "🔵",
        _ => "🟢",
    }
}

/// The person who is asked places everything on one border territory.
pub(crate) async fn place(story: &Story, people: &[Id]) -> Id {
    let me = story.asked(people).await;
    let look = story.look(me).await;
    let (from, _) = Story::front(&look);
    story.slash(me, "place", &[("territory", json!(Story::key(&look, from)))]).await;
    me
}

pub(crate) async fn whole_turn(story: &Story, people: &[Id]) -> Id {
    let me = place(story, people).await;
    story.slash(me, "end", &[]).await;
    me
}

#[tokio::test(flavor = "multi_thread")]
async fn the_words_above_the_panel_change_with_the_question_pbp_7() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let before = boards(&story).pop().expect("a board");
    assert!(before.content.contains("is placing armies"), "{}", before.content);
    let labels: Vec<String> = before.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(before.edited_ms, None, "posted once, and as it should stand");
    assert_eq!(labels, ["Place armies", "My hand", "Full board", "Status"], "nobody has three cards");
    place(&story, &people).await;
    let after = boards(&story).pop().expect("a board");
    assert_eq!(after.id, before.id, "the same message");
    assert!(after.content.contains("is attacking"), "{}", after.content);
    assert!(!after.content.contains("is placing armies"), "{}", after.content);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_channel_counts_sealed_answers_one_by_one_and_never_says_whose_pbp_22() {
    let story = Story::begin().await;
    let people = story.game(&["Ilaria", "Marco", "Zoë"], &[]).await;
    for (n, who) in people[..2].iter().enumerate() {
        story.slash(*who, "deploy", &[("armies", json!("even"))]).await;
        let board = boards(&story).pop().expect("a board");
        assert!(board.content.contains(&format!("{} of 3", n + 1)), "{}", board.content);
        let said = if n == 0 { "1 decision is in." } else { "2 decisions are in." };
        let all: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
        assert!(all.iter().any(|text| text.contains(said)), "{all:#?}");
        let counts = |line: &&str| line.contains("of 3") || line.contains(said);
        for text in all.iter().flat_map(|text| text.lines()).filter(counts) {
            assert!(!["Ilaria", "Marco", "Zoë"].iter().any(|name| text.contains(name)), "whose: {text}");
        }
    }
    story.slash(people[2], "deploy", &[("armies", json!("even"))]).await;
    let all: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
    assert!(all.iter().all(|text| !text.contains("decisions are in") && !text.contains("of 3")), "{all:#?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_loses_its_buttons_and_what_it_asked_though_discord_fails_pbp_7() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    whole_turn(&story, &people).await;
    place(&story, &people).await;
    let me = story.asked(&people).await;
    fail(&story, EDIT, 6, Trouble::Status(502));
    story.slash(me, "end", &[]).await;
    for _ in 0..8 {
        story.wait(Duration::from_secs(30)).await;
    }
    let boards = boards(&story);
    assert_eq!(boards.len(), 3, "{boards:#?}");
    for old in &boards[..2] {
        assert!(old.buttons().is_empty() && !old.content.contains("until <t:"), "{}", old.content);
    }
    assert!(boards[1].content.starts_with("**Round 1** · "), "{}", boards[1].content);
    assert!(!boards[2].buttons().is_empty() && boards[2].content.contains("until <t:"));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_of_a_game_come_in_order_whatever_fails_in_between() {
    for trouble in [Trouble::Status(500), BUSY, Trouble::Carried(503), Trouble::HangUp { applied: false }] {
        let story = Story::begin().await;
        let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
        let mut order = Vec::new();
        for turn in 0..4 {
            let me = place(&story, &people).await;
            if turn == 1 {
                fail(&story, POST, 3, trouble.clone());
            }
            story.slash(me, "end", &[]).await;
            order.push(me);
        }
        for _ in 0..6 {
            story.wait(Duration::from_secs(20)).await;
        }
        let told = logs(&story);
        let names: Vec<String> = order.iter().map(|who| story.as_person(*who).name).collect();
        let expected: Vec<String> = names
            .iter()
            .enumerate()
            .map(|(turn, name)| format!("**Round {} · {name}** {}", turn / 3 + 1, mark(name)))
            .collect();
        let heads: Vec<&str> = told.iter().filter_map(|log| log.lines().next()).collect();
        assert_eq!(heads[..4], expected, "{trouble:?}");
        let newest = boards(&story).pop().expect("a board");
        assert!(!newest.buttons().is_empty() && newest.content.contains("until <t:"), "{}", newest.content);
        assert_eq!(story.next_notice().await, None, "nothing is left over");
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_carried_out_without_saying_so_is_made_to_show_what_is_true_now() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = place(&story, &people).await;
    fail(&story, POST, 1, Trouble::Carried(503));
    story.slash(me, "end", &[]).await;
    let carried = boards(&story).pop().expect("it was carried out");
    assert!(carried.content.contains("is placing armies"), "{}", carried.content);
    place(&story, &people).await;
    for _ in 0..3 {
        story.wait(Duration::from_secs(20)).await;
    }
    let boards = boards(&story);
    let now = boards.last().expect("a board");
    assert_eq!((boards.len(), now.id), (2, carried.id), "posted once");
    assert!(now.content.contains("is attacking"), "{}", now.content);
    assert!(now.buttons().iter().any(|button| button.label == "Attack"));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turns_log_that_discord_posted_without_saying_so_tells_the_whole_turn_in_one_message() {
    let mut told = Vec::new();
    for trouble in [None, Some(Trouble::Carried(503))] {
        let story = Story::begin().await;
        let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
        trouble.into_iter().for_each(|trouble| fail(&story, POST, 1, trouble));
        let me = place(&story, &people).await;
        assert_eq!(logs(&story).len(), 1, "it was carried out");
        story.slash(me, "end", &[]).await;
        story.wait(Duration::from_mins(1)).await;
        told.push(logs(&story));
        story.end().await;
    }
    assert_eq!(told[0], told[1], "as if nothing had happened, the last line too");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_left_at_thinking_when_an_edit_fails() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    whole_turn(&story, &people).await;
    let onlooker = story.person("Green");
    for trouble in [Trouble::Status(503), BUSY, Trouble::HangUp { applied: false }] {
        for (path, options) in [("board", vec![]), ("chart", vec![("kind", json!(0))]), ("verify", vec![])] {
            fail(&story, ANSWER, 2, trouble.clone());
            let answer = story.slash(onlooker, path, &options).await;
            assert!(!answer.pending, "/{path} after {trouble:?}");
            let shown = answer.message.expect("an answer");
            assert!(!shown.content.is_empty() || !shown.attachments.is_empty(), "/{path}");
        }
        fail(&story, ANSWER, 2, trouble.clone());
        let pressed = story.press(onlooker, &story.newest_panel(), "Full board").await;
        assert!(!pressed.pending && pressed.message.is_some_and(|shown| shown.attachments.len() == 1));
    }
    story.end().await;
}

/// What a command shows in the end although its edit meets that fault: a message with its file.
async fn shown_despite(
    story: &Story,
    who: Id,
    (path, options): (&str, &[(&str, Value)]),
    trouble: &Trouble,
) -> Message {
    let slow = matches!(trouble, Trouble::Delay(_));
    fail(story, ANSWER, if slow { 1 } else { 3 }, trouble.clone());
    let given = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    let sent = story.discord.begin_slash(who, story.channel(), path, given).expect("the client allows it");
    let whole = async {
        let mut waits = slow;
        loop {
            if waits && story.discord.faults_left() == 0 {
                story.discord.clock().advance(Duration::from_secs(20));
                waits = false;
            }
            let now = story.discord.outcome(sent.id());
            match now.message {
                Some(message) if !now.pending && !message.attachments.is_empty() => return message,
                _ => tokio::task::yield_now().await,
            }
        }
    };
    let shown = tokio::time::timeout(Duration::from_mins(1), whole).await;
    let shown = shown.unwrap_or_else(|_| panic!("/{path} is never whole after {trouble:?}"));
    assert_eq!(story.discord.faults_left(), 0, "/{path} met {trouble:?}");
    shown
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pictures_of_odds_and_standings_and_the_record_come_though_their_edit_fails_or_is_slow_pbp_15() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    whole_turn(&story, &people).await;
    story.slash(people[0], "tournament new", &[("format", json!(0))]).await;
    let odds = [("attackers", json!(9)), ("defenders", json!(5))];
    let failures = [Trouble::Status(503), BUSY, Trouble::HangUp { applied: false }];
    for trouble in failures.into_iter().chain([Trouble::Delay(Duration::from_secs(20))]) {
        for (path, options, name, words) in [
            ("odds", &odds[..], "odds.png", "9 armies"),
            ("export", &[], "casus-belli-game-1.txt", "Game 1"),
            ("tournament standings", &[], "standings.png", "Tournament 1"),
        ] {
            let shown = shown_despite(&story, people[1], (path, options), &trouble).await;
            let files: Vec<&str> = shown.attachments.iter().map(|file| file.filename.as_str()).collect();
            assert_eq!(files, [name], "/{path} after {trouble:?}");
            assert!(shown.content.contains(words), "/{path} after {trouble:?}: {}", shown.content);
        }
    }
    story.end().await;
}

/// The expected drawing of the board, with the marks of those events.
fn drawn(look: &Look, seen: &[Seen], view: Framing) -> Vec<u8> {
    let sitters = look.seated.iter().map(|one| SeatedPlayer { name: &one.name, colour: one.colour.key() });
    let sitters: Vec<SeatedPlayer<'_>> = sitters.collect();
    let scene = scene(&look.view, &sitters, &Since::of(seen), Words::new(Lang::En));
    render::draw(&scene, &Format { view, ..Format::default() }).expect("it can be drawn")
}

/// The same after the turn that just ended.
async fn expected(story: &Story, view: Framing) -> Vec<u8> {
    let back = story.table.lookback(story.place(), None).await.expect("a game");
    let moments = &back.history.moments;
    drawn(&back.look, &moments[moments.len() - 2].seen, view)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_after_a_turn_is_the_one_for_phones_unless_the_server_chose_the_whole_one_pbp_13() {
    let size = |png: &[u8]| {
        let drawn = image::load_from_memory(png).expect("a PNG");
        (drawn.width(), drawn.height())
    };
    for (chosen, wanted, other) in [
        (None, Framing::Compact, Framing::Full),
        (Some(Picture::Compact), Framing::Compact, Framing::Full),
        (Some(Picture::Full), Framing::Full, Framing::Compact),
    ] {
        let story = Story::with(Limits::none(), |settings| {
            settings.defaults.picture = chosen.unwrap_or(settings.defaults.picture);
        });
        let story = story.await;
        let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
        whole_turn(&story, &people).await;
        let board = boards(&story).pop().expect("a board");
        let posted = story.discord.file(&board.attachments[0].url).expect("it was sent").bytes;
        let (wanted, other) = (expected(&story, wanted).await, expected(&story, other).await);
        assert_eq!(size(&posted), size(&wanted), "{chosen:?}");
        assert_ne!(size(&wanted), size(&other), "the two are told apart by their size");
        assert!(posted == wanted, "{chosen:?}: every pixel as it has to be");
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_direct_message_marks_what_happened_since_the_readers_last_turn_pbp_59() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    whole_turn(&story, &people).await;
    let me = story.asked(&people).await;
    let sent = story.discord.dms(me).pop().expect("told").attachments.swap_remove(0);
    let sent = story.discord.file(&sent.url).expect("it was sent").bytes;
    let (look, who) = (story.look(me).await, story.as_person(me));
    let turn = async |turn| story.table.history(look.game, Some(turn), Some(&who)).await.expect("a game");
    let seen = [turn(1).await, turn(2).await].concat();
    let drawn = |seen: &[Seen]| drawn(&look, seen, Framing::Compact);
    assert!(sent == drawn(&seen) && sent != drawn(&[]), "with the marks of the turn before, and not without");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_response_that_meets_a_server_error_is_tried_again_in_time() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    for trouble in [Trouble::Status(502), Trouble::Carried(502), Trouble::HangUp { applied: false }] {
        fail(&story, CALLBACK, 1, trouble);
        let status = story.slash(people[1], "status", &[]).await;
        assert!(status.text().contains("Marco"), "{}", status.text());
        fail(&story, CALLBACK, 1, Trouble::Status(500));
        let pressed = story.press(people[1], &story.newest_panel(), "My hand").await;
        assert!(pressed.ephemeral && pressed.text().contains("no card"), "{}", pressed.text());
    }
    // A second response after one that took effect is refused: the bot handles it, the loopback records it.
    story.discord.take_violations();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_whose_message_was_never_learnt_is_known_at_the_first_press_pbp_3() {
    let story = Story::begin().await;
    let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
    fail(&story, "GET /webhooks/", 100_000, Trouble::Status(503));
    let lobby = story.try_slash(ilaria, "game new", &[]).await.expect("sent").message.expect("the lobby");
    story.press(marco, &lobby, "Join").await;
    story.slash(story.person("Zoë"), "game join", &[]).await;
    let shown = story.discord.message(lobby.id, marco).expect("the lobby");
    assert!(shown.content.contains("Zoë"), "edited in place: {}", shown.content);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_that_stand_open_close_when_the_game_begins() {
    let story = Story::begin().await;
    let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
    let lobby = story.slash(ilaria, "game new", &[("setup", json!(2))]).await.message.expect("the lobby");
    story.press(marco, &lobby, "Join").await;
    let settings = story.press(ilaria, &lobby, "Settings").await.message.expect("settings");
    assert!(!settings.selects().is_empty());
    story.press(ilaria, &lobby, "Start").await;
    let closed = async {
        while !story.discord.message(settings.id, ilaria).expect("it").selects().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::harness::PATIENCE, closed).await.expect("the menus go");
    let now = story.discord.message(settings.id, ilaria).expect("it");
    assert!(now.content.contains("has begun"), "{}", now.content);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hint_about_closed_direct_messages_comes_once_not_once_a_turn_pbp_19() {
    let story = Story::begin().await;
    let people: Vec<Id> = ["Ilaria", "Marco"].map(|name| story.person(name)).into();
    for who in &people {
        story.discord.set_dms(*who, false);
    }
    story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let mut hints = 0;
    for _ in 0..3 {
        let status = story.slash(me, "status", &[]).await;
        hints += usize::from(status.text().contains("allow direct messages"));
        assert!(status.text().contains("Time to answer: until <t:"), "{}", status.text());
        whole_turn(&story, &people).await;
        story.slash(me, "status", &[]).await;
        whole_turn(&story, &people).await;
    }
    assert_eq!(hints, 1);
    story.discord.take_violations();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn end_turn_asks_in_private_too_and_who_only_watches_hears_whom_one_waits_for() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let watcher = story.person("Green");
    let watched = story.press(watcher, &story.newest_panel(), "Place armies").await;
    assert!(watched.ephemeral && watched.text().contains("is placing armies"), "{}", watched.text());
    let me = place(&story, &people).await;
    let attacks = story.press(me, &story.newest_panel(), "Attack").await.message.expect("a menu");
    let before = story.look(me).await;
    let sure = story.press(me, &attacks, "End turn").await.message.expect("a question");
    assert!(sure.text().starts_with("End your turn without"), "{}", sure.text());
    assert_eq!(story.look(me).await, before, "nothing is done yet");
    story.press(me, &sure, "End turn").await;
    assert_ne!(story.asked(&people).await, me);
    for path in ["verify", "export", "game move"] {
        story.refused(people[0], path, &[("game", json!(99))], "no game 99 in this server").await;
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn starting_armies_are_placed_by_fives_halves_or_all_with_a_way_back() {
    let story = Story::begin().await;
    let people = story.game(&["Ilaria", "Marco", "Zoë"], &[]).await;
    let menu = story.press(people[0], &story.newest_panel(), "Place starting armies").await;
    let menu = menu.message.expect("a menu");
    let place = menu.selects()[0].options[0].1.clone();
    let amounts = story.pick(people[0], &menu, &place).await.message.expect("amounts");
    let labels: Vec<String> = amounts.buttons().into_iter().map(|button| button.label).collect();
    for wanted in ["+5", "Half: 10", "All 21", "Spread the rest evenly", "Back"] {
        assert!(labels.iter().any(|label| label.contains(wanted)), "{wanted}: {labels:?}");
    }
    let back = story.press(people[0], &amounts, "Back").await.message.expect("the list");
    assert!(!back.selects().is_empty() && back.text().contains("Nothing is placed yet"), "{}", back.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_offers_where_to_attack_from_with_its_best_target_and_whole_set_ups() {
    let story = Story::begin().await;
    let people = story.game(&["Ilaria", "Marco"], &[]).await;
    let (me, channel) = (people[0], story.channel());
    let offers =
        story.discord.autocomplete(me, channel, "deploy", vec![], "armies", "").await.expect("offers");
    let value = offers[1].value.as_str().expect("text").to_owned();
    assert!(offers[1].name.contains(" +") && offers[1].name.ends_with("nothing left"), "{offers:?}");
    story.slash(me, "deploy", &[("armies", json!(value))]).await;
    story.slash(people[1], "deploy", &[("armies", json!("even"))]).await;
    let me = place(&story, &people).await;
    let from = story.discord.autocomplete(me, channel, "attack", vec![], "from", "").await.expect("offers");
    assert!(!from.is_empty() && from.iter().all(|offer| offer.name.contains(" · best: ")), "{from:?}");
    assert!(from.iter().all(|offer| !offer.name.contains('→')), "{from:?}");
    story.end().await;
}
