//! A turn by commands and by the panel's buttons; private responses stay private.

use crate::classic_support::InClassic;
use crate::harness::{Story, id};
use casus_belli::loopback::{Ack, Fault, Id, Message, Trouble};
use casus_belli::rules::Waiting;
use casus_belli::rules::classic::{AskKind, Menu, steps};
use serde_json::json;
use std::time::Duration;

fn kind(waiting: &Waiting) -> Option<AskKind> {
    waiting.kinds().first().map(|kind| *kind.classic())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_by_commands_places_attacks_moves_in_and_ends_pbp_8_pbp_10() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let (from, to) = Story::front(&look);
    let (from_key, to_key) = (Story::key(&look, from), Story::key(&look, to));

    let placed = story.slash(me, "place", &[("territory", json!(from_key))]).await;
    assert!(placed.ephemeral, "{}", placed.text());
    let options = vec![("from".to_owned(), json!(from_key))];
    let offers =
        story.discord.autocomplete(me, story.channel(), "attack", options, "to", "").await.expect("offers");
    assert!(
        !offers.is_empty() && offers.iter().all(|offer| offer.name.contains("wins")),
        "{offers:?} [PBP-9]"
    );

    let attack = [("from", json!(from_key)), ("to", json!(to_key)), ("until", json!(1))];
    let fought = story.slash(me, "attack", &attack).await;
    assert!(fought.text().contains("→"), "{}", fought.text());
    if kind(&story.look(me).await.view.waiting) == Some(AskKind::Advance) {
        story.slash(me, "advance", &[]).await;
    }
    let ended = story.slash(me, "end", &[]).await;
    assert!(ended.ephemeral, "{}", ended.text());
    assert_ne!(story.asked(&people).await, me, "the next one's turn");

    let next = story.asked(&people).await;
    let told = story.discord.dms(next);
    assert_eq!(told.iter().filter(|dm| !dm.attachments.is_empty()).count(), told.len(), "each with the map");
    let boards = story.messages().iter().filter(|message| !message.attachments.is_empty()).count();
    assert_eq!(boards, 2, "one board at the start, one after the turn [PBP-6]");
    let newest = story.newest_panel();
    assert!(newest.buttons().iter().any(|button| button.label == "Place armies"), "{:?}", newest.buttons());
    story.end().await;
}

/// The current private message.
fn of(outcome: casus_belli::loopback::Outcome) -> Message {
    outcome.message.expect("an answer")
}

/// The label of the first button that begins so.
fn labelled(on: &Message, begins: &str) -> String {
    let found = on.buttons().into_iter().find(|button| button.label.starts_with(begins));
    found.unwrap_or_else(|| panic!("no button {begins:?}: {:?}", on.buttons())).label
}

/// Opens the list of all territories that armies can be placed on, by the panel.
async fn all_territories(story: &Story, me: Id) -> Message {
    let first = of(story.press(me, &story.newest_panel(), "Place armies").await);
    of(story.press(me, &first, "Split them").await)
}

/// Places everything on the first offered territory, by the menus of the panel.
async fn place_by_panel(story: &Story, me: Id) -> Message {
    let menu = all_territories(story, me).await;
    let option = menu.selects()[0].options[0].1.clone();
    let amounts = of(story.pick(me, &menu, &option).await);
    let all = labelled(&amounts, "All");
    of(story.press(me, &amounts, &all).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_by_the_panels_buttons_pbp_7_pbp_8() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let other = *people.iter().find(|who| **who != me).expect("three people");

    let panel = story.newest_panel();
    let before = story.state().await;
    let refused = story.press(other, &panel, "Place armies").await;
    assert!(refused.ephemeral && refused.text().contains("isn’t your turn to decide"), "{}", refused.text());
    assert_eq!(story.state().await, before);

    let attacks = place_by_panel(&story, me).await;
    assert!(attacks.only_for.is_some(), "private");
    let attacks = of(story.pick(me, &attacks, "Choose how far …").await);
    let option = attacks.selects()[0].options[0].1.clone();
    assert!(option.contains("% · "), "{option}");
    let choice = of(story.pick(me, &attacks, &option).await);
    let fought = story.press(me, &choice, "Until captured").await;
    assert_eq!(fought.ack, Some(Ack::Update), "the private menu goes on in place");
    let mut menu = of(fought);
    let late =
        story.discord.press_stale(me, &choice, choice.buttons()[0].custom_id.as_deref().expect("ours"));
    let before = story.state().await;
    let late = late.expect("sent").finished().await;
    assert!(late.text().contains("moved on"), "{}", late.text());
    assert_eq!(story.state().await, before, "an old button changes nothing");
    if kind(&story.look(me).await.view.waiting) == Some(AskKind::Advance) {
        let first = menu.buttons()[0].label.clone();
        menu = of(story.press(me, &menu, &first).await);
    }
    assert!(!menu.text().is_empty());
    let panel = story.newest_panel();
    let sure = of(story.press(me, &panel, "End turn").await);
    story.press(me, &sure, "End turn").await;
    assert_ne!(story.asked(&people).await, me);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_menu_has_the_best_attacks_with_their_chances_in_front_and_leads_to_all_others_pbp_55() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let (from, _) = Story::front(&look);
    story.slash(me, "place", &[("territory", json!(Story::key(&look, from)))]).await;
    let panel = of(story.press(me, &story.newest_panel(), "Attack").await);
    let Menu::Attack(steps::Attack { strikes }) = story.look(me).await.view.asks[0].menu.classic().clone()
    else {
        panic!("attacks are asked for")
    };
    assert!(strikes.len() > 25, "more than a menu holds: {}", strikes.len());
    let [menu] = panel.selects().try_into().expect("one menu on the panel");
    assert_eq!(menu.placeholder, Some(format!("Another attack ({})", strikes.len())), "an honest name");
    let chance = |line: &(String, String, Option<String>)| -> u32 {
        line.1.split('%').next().and_then(|percent| percent.parse().ok()).expect("a chance in front")
    };
    let [best @ .., more, finer] = menu.options.as_slice() else { panic!("{menu:?}") };
    assert!(best.iter().map(chance).is_sorted_by(|a, b| a >= b), "the best stand in front");
    assert_eq!((best.len(), more.1.as_str()), (23, format!("{} more …", strikes.len() - 23).as_str()));
    assert_eq!(finer.1, "Choose how far …");
    for (line, leads_to) in [(more, "Which attack? ("), (finer, "Which attack, and how far? (")] {
        let page = of(story.pick(me, &panel, &line.1).await);
        let menus = page.selects();
        assert!(
            menus[0].placeholder.as_deref().is_some_and(|shown| shown.starts_with(leads_to)),
            "{menus:?}"
        );
        assert_eq!(menus.iter().map(|menu| menu.options.len()).sum::<usize>(), strikes.len(), "all of them");
        let back = of(story.press(me, &page, "Back").await);
        assert_eq!(back.buttons(), panel.buttons());
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_in_words_holds_every_territory_however_long_the_names_of_six_people_are_pbp_13() {
    let story = Story::begin().await;
    let names: Vec<String> = ('A'..='F').map(|first| format!("{first}{}", "m".repeat(31))).collect();
    let people = story.instant(&names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let shown = of(story.slash(people[0], "board", &[]).await);
    let words = story.press(people[0], &shown, "In words").await;
    let look = story.look(people[0]).await;
    for territory in look.view.map().territories() {
        assert!(words.text().contains(&territory.name.en), "{}: {}", territory.name.en, words.text());
    }
    for name in &names {
        assert!(words.text().contains(&name[..5]), "{}", words.text());
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_number_is_typed_into_a_form() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let menu = all_territories(&story, me).await;
    let option = menu.selects()[0].options[0].1.clone();
    let amounts = of(story.pick(me, &menu, &option).await);
    let opened = story.press(me, &amounts, "Other number …").await;
    let form = opened.modal.expect("a form");
    for (typed, because) in [
        ("many", "whole number"),
        ("-1", "whole number"),
        ("0", "whole number"),
        ("99999999999", "armies, not"),
    ] {
        let before = story.state().await;
        let refused =
            story.discord.submit_modal(me, &form, vec![("n".into(), typed.into())]).await.expect("sent");
        assert!(refused.ephemeral && refused.text().contains(because), "{typed}: {}", refused.text());
        assert_eq!(story.state().await, before, "{typed}");
    }
    let before = story.look(me).await;
    let done = story.discord.submit_modal(me, &form, vec![("n".into(), "1".into())]).await.expect("sent");
    assert!(done.text().contains("+1"), "{}", done.text());
    story.settle().await;
    assert!(story.look(me).await.view.seq > before.view.seq);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_set_up_by_menu_and_by_command_pbp_35_pbp_22() {
    let story = Story::begin().await;
    let people = story.game(&["Ilaria", "Marco"], &[]).await;
    let panel = story.newest_panel();
    let menu = of(story.press(people[0], &panel, "Place starting armies").await);
    let option = menu.selects()[0].options[0].1.clone();
    let amounts = of(story.pick(people[0], &menu, &option).await);
    let first = amounts.buttons()[0].label.clone();
    let so_far = of(story.press(people[0], &amounts, &first).await);
    assert!(so_far.text().contains("Placed:"), "{}", so_far.text());
    let full = of(story.press(people[0], &so_far, "Spread the rest evenly").await);
    let handed = story.press(people[0], &full, "Confirm").await;
    assert_eq!(handed.text().matches("stays sealed").count(), 1, "said once: {}", handed.text());
    let again = story.press(people[0], &story.newest_panel(), "Place starting armies").await;
    assert!(again.ephemeral && again.text().contains("1 of 2"), "{}", again.text());
    let everybody = story.messages();
    assert!(everybody.iter().all(|message| !message.text().contains("Placed:")), "sealed");

    story.refused(people[1], "deploy", &[("armies", json!("alaska"))], "separated by commas").await;
    let last = story.slash(people[1], "deploy", &[("armies", json!("even"))]).await;
    assert!(!last.text().contains("stays sealed"), "nothing is sealed any more: {}", last.text());
    let look = story.look(people[0]).await;
    assert_eq!(kind(&look.view.waiting), Some(AskKind::Reinforce), "the first turn");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn by_the_book_territories_are_claimed_by_menu_and_command_and_wishes_answer_pbp_36() {
    let story = Story::begin().await;
    let people = story.game(&["Ilaria", "Marco", "Zoë"], &[("setup", json!(1))]).await;
    let first = story.asked(&people).await;
    let menu = of(story.press(first, &story.newest_panel(), "Claim").await);
    let claimed = story.pick(first, &menu, "Alaska").await;
    assert!(claimed.text().contains("Alaska"), "{}", claimed.text());
    let second = story.asked(&people).await;
    story.refused(second, "claim", &[("territory", json!("alaska"))], "already held").await;
    let offers =
        story.discord.autocomplete(second, story.channel(), "claim", vec![], "territory", "kam").await;
    assert_eq!(offers.expect("offers")[0].value, json!("kamchatka"));
    let third = *people.iter().find(|who| **who != first && **who != second).expect("three");
    let wished = story.slash(third, "wish", &[("territories", json!("brazil, peru"))]).await;
    assert!(wished.ephemeral && wished.text().contains("Brazil"), "{}", wished.text());
    story.slash(second, "claim", &[("territory", json!("kamchatka"))]).await;
    assert_ne!(story.asked(&people).await, third, "the wish list has answered");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_is_private_and_for_everybody_pbp_13_pbp_14() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let onlooker = story.person("Green");
    let board = story.slash(onlooker, "board", &[]).await;
    assert_eq!(board.ack, Some(Ack::DeferredMessage), "drawing takes its time [PBP-15]");
    let shown = board.message.expect("the board");
    assert!(board.ephemeral && shown.attachments.len() == 1 && shown.content.is_empty(), "{shown:?}");
    let words = story.press(onlooker, &shown, "In words").await;
    assert!(words.ephemeral && words.text().contains("Asia"), "{}", words.text());
    let status = story.slash(onlooker, "status", &[]).await;
    assert!(status.ephemeral && status.text().contains("Marco"), "{}", status.text());
    for part in ["Classic", "**Time**", "**House rules**", "Set-up"] {
        assert!(
            status.text().contains(part),
            "what is played by, long after the lobby: {part}: {}",
            status.text()
        );
    }
    let hand = story.slash(people[1], "hand", &[]).await;
    assert!(hand.ephemeral && hand.text().contains("no card"), "{}", hand.text());
    let odds = story.slash(onlooker, "odds", &[("attackers", json!(7)), ("defenders", json!(3))]).await;
    assert!(odds.ephemeral && odds.text().contains('%'), "{}", odds.text());
    story
        .refused(onlooker, "odds", &[("attackers", json!(-1)), ("defenders", json!(3))], "battles of 2")
        .await;
    let help = story.slash(onlooker, "help", &[]).await;
    assert!(help.ephemeral && help.text().contains("/attack"), "{}", help.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_italian_reads_italian_and_the_channel_keeps_its_language_pbp_16() {
    let story = Story::begin().await;
    let marco = story.person("Marco");
    story.discord.set_locale(marco, "it");
    let help = story.slash(marco, "help", &[]).await;
    assert!(help.text().contains("conquista del mondo"), "{}", help.text());
    story.refused(marco, "end", &[], "partita").await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    assert!(story.newest_panel().buttons().iter().any(|button| button.label == "Place armies"));
    let mut turns = 0;
    while story.asked(&people).await != marco {
        let now = story.asked(&people).await;
        let look = story.look(now).await;
        let (from, _) = Story::front(&look);
        story.slash(now, "place", &[("territory", json!(Story::key(&look, from)))]).await;
        story.slash(now, "end", &[]).await;
        turns += 1;
        assert!(turns < 4, "everybody has a turn");
    }
    let told = story.discord.dms(marco);
    assert!(told.last().expect("told").content.contains("nella partita"), "{told:#?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_become_one_mention_and_a_hint_pbp_19() {
    let story = Story::begin().await;
    let people: Vec<Id> = ["Ilaria", "Marco", "Zoë"].map(|name| story.person(name)).into();
    for who in &people {
        story.discord.set_dms(*who, false);
    }
    story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let pinging: Vec<Message> =
        story.messages().into_iter().filter(|message| !message.pinged.is_empty()).collect();
    assert_eq!(pinging.len(), 1, "{pinging:#?}");
    assert_eq!(pinging[0].pinged, [me]);
    assert!(pinging[0].content.contains(&format!("<@{}>", id(me))));
    let first = story.slash(me, "status", &[]).await;
    assert!(first.text().contains("allow direct messages"), "{}", first.text());
    let second = story.slash(me, "status", &[]).await;
    assert!(!second.text().contains("allow direct messages"), "told once");
    story.discord.take_violations();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn trouble_on_delivery_is_survived_and_each_notice_comes_once_pbp_17() {
    let story = Story::begin().await;
    let people: Vec<Id> = ["Ilaria", "Marco", "Zoë"].map(|name| story.person(name)).into();
    story.slash(people[0], "game new", &[("setup", json!(2))]).await;
    story.slash(people[1], "game join", &[]).await;
    story.slash(people[2], "game join", &[]).await;
    for trouble in [
        Trouble::Status(503),
        Trouble::RateLimited { retry_after: Duration::from_secs(1), global: false },
        Trouble::HangUp { applied: true },
        Trouble::Status(500),
    ] {
        let route = "POST /channels/{channel_id}/messages".to_owned();
        story.discord.misbehave(Fault::Requests { route, times: 1, trouble });
    }
    story.slash(people[0], "game start", &[]).await;
    for _ in 0..8 {
        story.wait(Duration::from_secs(20)).await;
    }
    let me = story.asked(&people).await;
    assert_eq!(story.discord.dms(me).len(), 1, "one transition, one notice");
    let boards = story.messages().iter().filter(|message| !message.attachments.is_empty()).count();
    assert_eq!(boards, 1, "the nonce keeps a repeated message from being a second one");
    story.discord.take_violations();
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_drops_in_mid_turn_loses_nothing() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let (from, _) = Story::front(&look);
    story.discord.misbehave(Fault::GatewayDrop);
    let placed = story.slash(me, "place", &[("territory", json!(Story::key(&look, from)))]).await;
    assert!(placed.ephemeral, "{}", placed.text());
    story.discord.misbehave(Fault::GatewayReconnect);
    story.slash(me, "end", &[]).await;
    assert_ne!(story.asked(&people).await, me);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_stays_silent_is_played_by_the_rules_and_the_next_is_told_pbp_30() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    story.wait(Duration::from_secs(24 * 3600 + 1)).await;
    for _ in 0..6 {
        story.settle().await;
    }
    let next = story.asked(&people).await;
    assert_ne!(next, me, "time was up");
    assert_eq!(story.discord.dms(next).len(), 1);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_private_and_a_running_game_is_called_off_only_when_confirmed_pbp_34() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let set = story.slash(people[1], "defend", &[("dice", json!(1))]).await;
    assert!(set.ephemeral && set.text().contains("1 die"), "{}", set.text());
    let hand = story.slash(people[1], "hand", &[]).await;
    assert!(hand.text().contains("1 die"), "{}", hand.text());
    let asked = story.slash(people[0], "game cancel", &[]).await;
    assert!(asked.ephemeral, "{}", asked.text());
    assert_eq!(story.look(people[0]).await.status, casus_belli::table::Status::Running);
    let sure = of(asked);
    story.press(people[0], &sure, "Call the game off for everyone").await;
    assert!(story.messages().iter().any(|message| message.content.contains("called off")));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_old_to_be_edited_is_continued_or_left_and_never_tried_for_ever_pbp_6() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    let me = story.asked(&people).await;
    let look = story.look(me).await;
    let (from, _) = Story::front(&look);
    let place = |n: u32| [("territory", json!(Story::key(&look, from))), ("armies", json!(n))];
    story.slash(me, "place", &place(1)).await;
    let before = story.messages().len();
    story.wait(Duration::from_hours(2)).await;
    story.slash(me, "place", &place(2)).await;
    story.wait(Duration::from_mins(1)).await;
    let after = story.messages();
    assert_eq!(after.len(), before + 1, "the log goes on in a new message");
    assert!(after.last().is_some_and(|message| message.content.contains("+2")), "{after:#?}");
    assert_eq!(story.next_notice().await, None, "nothing is tried again");
    story.end().await;
}
