//! The lobby and what becomes of its message: who plays, who plays what, where the board is ([PBP-3], A3-23).

use crate::cold_war_table::{RULEBOOK, of, view};
use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use casus_belli::rules::cold_war::{Superpower, coalition};
use serde_json::json;

/// The message with the pinned lobby, as it is now.
fn now(story: &Story, lobby: &Message) -> String {
    story.discord.message(lobby.id, story.person("Onlooker")).expect("the lobby").content
}

/// Words that are fingerprints: 64 hexadecimal digits.
fn fingerprints(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| word.len() == 64).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn once_the_game_has_begun_the_lobby_tells_who_plays_and_where_the_board_is_and_no_fingerprint_pbp_3() {
    for by_button in [true, false] {
        let story = Story::begin().await;
        let (ilaria, marco) = (story.person("Ilaria"), story.person("Marco"));
        let options = [("setup", json!(2)), ("computers", json!(1)), ("seats", json!(3))];
        let lobby = of(story.slash(ilaria, "game new", &options).await);
        assert_eq!(fingerprints(&lobby.content).len(), 1, "the promise: {}", lobby.content);
        story.press(marco, &lobby, "Join").await;
        if by_button {
            story.press(ilaria, &lobby, "Start").await;
        } else {
            story.slash(ilaria, "game start", &[]).await;
        }
        let shown = now(&story, &lobby);
        for part in [
            "**Game 1 has begun.**",
            "The newest picture in this channel is the board",
            "/board",
            "1. Ilaria (red)",
            "2. Computer 1 (",
            "3. Marco (",
            "computer player, normal",
            "Classic",
            "24 hours a turn",
        ] {
            assert!(shown.contains(part), "{part}:\n{shown}");
        }
        assert!(story.discord.message(lobby.id, ilaria).expect("it").buttons().is_empty(), "{shown}");
        let said: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
        let mut all: Vec<String> = said.iter().flat_map(|text| fingerprints(text)).collect();
        let count = all.len();
        all.dedup();
        assert_eq!((count, all.len()), (2, 2), "promise and commitment, once each: {said:#?}");
        assert!(fingerprints(&shown).is_empty(), "{shown}");
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_looks_like_a_mention_or_markdown_pings_nobody_and_is_shown_as_it_is_pbp_51() {
    let story = Story::begin().await;
    let marco = story.person("Marco");
    let loud = format!("@everyone <@{marco}> **Zoë**");
    let people = story.game(&[&loud, "Marco"], &[("setup", json!(2))]).await;
    let asked = story.asked(&people).await;
    story.settle().await;
    let messages = story.messages();
    assert!(messages.iter().any(|message| message.content.contains(r"\*\*Zoë\*\*")), "{messages:#?}");
    for message in messages {
        for harm in ["**Zoë**", &format!("<@{marco}> ")] {
            assert!(!message.content.contains(harm), "{harm}: {}", message.content);
        }
        assert!(message.pinged.iter().all(|who| *who == asked), "only who is asked: {}", message.content);
    }
    story.end().await;
}

/// Sets a rule of the lobby to that value; the page that says so.
async fn switched(story: &Story, who: Id, lobby: &Message, (rule, value): (&str, &str)) -> Message {
    let settings = of(story.press(who, lobby, "Settings").await);
    let rules = of(story.pick(who, &settings, rule).await);
    let page = of(story.pick(who, &rules, &format!("{rule}: {value}")).await);
    assert!(page.text().contains("Changed"), "{}", page.text());
    page
}

/// A lobby of the Cold War with these people; its host, its guests and its message.
async fn gathered(story: &Story, guests: &[&str]) -> (Vec<Id>, Message) {
    let host = story.person("Ilaria");
    let lobby = of(story.slash(host, "game new", &[("rulebook", json!(RULEBOOK))]).await);
    let mut people = vec![host];
    for guest in guests {
        let guest = story.person(guest);
        story.slash(guest, "game join", &[]).await;
        people.push(guest);
    }
    (people, lobby)
}

/// What everybody plays in the running game, in the order of these people.
async fn powers(story: &Story, people: &[Id]) -> Vec<String> {
    let mut all = Vec::new();
    for who in people {
        let look = story.look(*who).await;
        let seat = look.view.viewer_seat().expect("a player");
        let order = view(&look).seating();
        let place = order.iter().position(|other| *other == seat).expect("a place") as u8;
        all.push(match view(&look).seat(seat).superpower {
            Some(Superpower::American) => "USA".to_owned(),
            Some(Superpower::Soviet) => "USSR".to_owned(),
            None => {
                let number = coalition(order.len() as u8, place).expect("a coalition");
                format!("coalition {}", number + 1)
            }
        });
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_gives_powers_to_players_by_menu_and_command_and_everyone_sees_it_before_the_start_a3_23() {
    let story = Story::begin().await;
    let (people, lobby) = gathered(&story, &["Marco", "Zoë", "Nadia", "Piero"]).await;
    assert!(now(&story, &lobby).contains("**Powers** drawn when the game begins"), "{}", now(&story, &lobby));
    // By the menus of the settings.
    let settings = of(story.press(people[0], &lobby, "Settings").await);
    let for_whom = of(story.pick(people[0], &settings, "Piero").await);
    assert!(for_whom.text().contains("Which power Piero plays"), "{}", for_whom.text());
    let given = of(story.pick(people[0], &for_whom, "USA").await);
    assert!(given.text().contains("USA: **Piero**"), "{}", given.text());
    let shown = now(&story, &lobby);
    let line =
        "**Powers** USA: **Piero**, coalition 1: Ilaria, USSR: Marco, coalition 2: Zoë, coalition 3: Nadia";
    assert!(shown.contains(line), "{shown}");
    // By command, with the name that is suggested.
    let seen =
        story.discord.autocomplete(people[0], story.channel(), "game power", vec![], "player", "").await;
    let names: Vec<String> = seen.expect("choices").into_iter().map(|choice| choice.name).collect();
    assert_eq!(names, ["Ilaria", "Marco", "Zoë", "Nadia", "Piero"]);
    let said = story.slash(people[0], "game power", &[("player", json!("zoë")), ("power", json!(1))]).await;
    assert_eq!(said.text(), "Zoë will play this power: USSR. The lobby shows it to everyone.");
    let shown = now(&story, &lobby);
    let line = "**Powers** USA: **Piero**, coalition 1: Ilaria, USSR: **Zoë**, coalition 2: Marco, coalition 3: Nadia";
    assert!(shown.contains(line), "{shown}");

    story.press(people[0], &lobby, "Start").await;
    let shown = now(&story, &lobby);
    assert!(shown.contains(&line.replace("**Piero**", "Piero").replace("**Zoë**", "Zoë")), "{shown}");
    let wanted = ["coalition 1", "coalition 2", "USSR", "coalition 3", "USA"];
    assert_eq!(powers(&story, &people).await, wanted);
    let said: Vec<String> = story.messages().into_iter().map(|message| message.content).collect();
    assert!(!said.iter().any(|text| text.contains("Drawn:")), "nothing is drawn: {said:#?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_power_follows_its_player_and_is_forgotten_when_the_powers_are_drawn_again_a3_23() {
    let story = Story::begin().await;
    let (people, lobby) = gathered(&story, &["Marco", "Zoë", "Nadia", "Piero", "Sofia"]).await;
    for (player, power) in [("Sofia", 1), ("Marco", 0), ("Nadia", 5)] {
        story.slash(people[0], "game power", &[("player", json!(player)), ("power", json!(power))]).await;
    }
    let line = "USA: **Marco**, coalition 1: Ilaria, coalition 2: Zoë, USSR: **Sofia**, coalition 3: Piero, coalition 4: **Nadia**";
    assert!(now(&story, &lobby).contains(line), "{}", now(&story, &lobby));
    // With fewer players the table is another one, and has no fourth coalition.
    story.slash(people[2], "game leave", &[]).await;
    let line = "USA: **Marco**, coalition 1: Ilaria, USSR: **Sofia**, coalition 2: Nadia, coalition 3: Piero";
    assert!(now(&story, &lobby).contains(line), "{}", now(&story, &lobby));
    // Taken back.
    story.slash(people[0], "game power", &[("player", json!("Marco")), ("power", json!(6))]).await;
    let line = "USA: Ilaria, coalition 1: Marco, USSR: **Sofia**, coalition 2: Nadia, coalition 3: Piero";
    assert!(now(&story, &lobby).contains(line), "{}", now(&story, &lobby));
    let page = switched(&story, people[0], &lobby, ("Who plays what", "drawn")).await;
    assert!(now(&story, &lobby).contains("**Powers** drawn when"), "{}", now(&story, &lobby));
    let rules = of(story.pick(people[0], &page, "Who plays what").await);
    story.pick(people[0], &rules, "Who plays what: chosen by the host").await;
    assert!(now(&story, &lobby).contains("USSR: Nadia"), "forgotten: {}", now(&story, &lobby));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_power_that_can_not_be_given_is_refused_with_the_reason_and_nothing_changes_a3_23() {
    let story = Story::begin().await;
    let (people, lobby) = gathered(&story, &["Marco", "Zoë", "Nadia"]).await;
    let give = |player: &str, power: u8| [("player", json!(player)), ("power", json!(power))];
    story.refused(people[1], "game power", &give("Marco", 0), "Only the host").await;
    story.refused(people[0], "game power", &give("Tommaso", 0), "Nobody of that name has a seat").await;
    story.slash(people[0], "game power", &give("Marco", 1)).await;
    story.refused(people[0], "game power", &give("Zoë", 1), "The host has given USSR to Marco").await;
    story.slash(people[0], "game power", &give("Marco", 1)).await;
    let settings = of(story.press(people[0], &lobby, "Settings").await);
    story.pick(people[0], &settings, "4 seats").await;
    story.refused(people[0], "game power", &give("Zoë", 4), "A table of 4 has no coalition 3").await;
    // The menu of somebody who has left.
    let settings = of(story.press(people[0], &lobby, "Settings").await);
    let for_whom = of(story.pick(people[0], &settings, "Nadia").await);
    story.slash(people[3], "game leave", &[]).await;
    let late = story.pick(people[0], &for_whom, "USA").await;
    assert!(late.text().contains("Nobody of that name has a seat"), "{}", late.text());
    story.slash(people[3], "game join", &[]).await;
    story.press(people[0], &lobby, "Start").await;
    story.refused(people[0], "game power", &give("Zoë", 0), "Game 1 has begun").await;
    story.end().await;

    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    story.slash(ilaria, "game new", &[]).await;
    story.refused(ilaria, "game power", &give("Ilaria", 0), "Only the Cold War has powers to give").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plain_lobby_of_the_cold_war_has_no_house_rules_and_a_way_of_setting_up_is_refused() {
    let story = Story::begin().await;
    let ilaria = story.person("Ilaria");
    let refused = "Cold War is always set up in the same way. Leave out the option `setup`.";
    story.refused(ilaria, "game new", &[("rulebook", json!(RULEBOOK)), ("setup", json!(2))], refused).await;
    let (people, lobby) = gathered(&story, &[]).await;
    let none = "**House rules** none: everything as in the rulebook.";
    let waits = "The game waits for what players answer in others’ turns";
    assert!(lobby.content.contains(none) && !lobby.content.contains(waits), "{}", lobby.content);
    // What differs is told, in either direction.
    let settings = of(story.press(people[0], &lobby, "Settings").await);
    story.pick(people[0], &settings, "Nobody waits").await;
    let shown = now(&story, &lobby);
    assert!(shown.contains("Nobody waits for answers in others’ turns") && !shown.contains(none), "{shown}");
    story.end().await;
}

/// `/game power` with its options, for the story that every option is used in.
pub(crate) async fn powers_given(story: &Story) {
    let (people, lobby) = gathered(story, &["Marco"]).await;
    let given = [("player", json!("Marco")), ("power", json!(1))];
    story.slash(people[0], "game power", &given).await;
    assert!(now(story, &lobby).contains("USSR: **Marco**"), "{}", now(story, &lobby));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_says_whether_the_table_is_even_and_everyone_reads_the_handicap_with_the_score_a3_83() {
    let story = Story::begin().await;
    let (people, lobby) = gathered(&story, &["Marco", "Zoë", "Nadia"]).await;
    let uneven = "**Uneven table** as printed: the superpowers win almost every game. For an even one choose Balance of powers: even.";
    assert!(now(&story, &lobby).contains(uneven), "{}", now(&story, &lobby));
    switched(&story, people[0], &lobby, ("Balance of powers", "even")).await;
    let shown = now(&story, &lobby);
    assert!(shown.contains("**Even table** everyone has a real chance to win."), "{shown}");
    assert!(shown.contains("pays $12 for a war on a coalition") && !shown.contains("Uneven"), "{shown}");
    story.press(people[0], &lobby, "Start").await;
    // The first coalition of four has no handicap, the second has 8.
    let status = story.slash(people[1], "status", &[]).await.text().to_owned();
    assert_eq!(status.matches("with a handicap of +8").count(), 1, "{status}");
    assert_eq!(status.matches("with a handicap").count(), 1, "{status}");
    let mut told = 0;
    for who in people {
        told += story.slash(who, "ledger", &[]).await.text().matches("with a handicap of +8").count();
    }
    assert_eq!(told, 1, "in the ledger of that coalition");
    story.end().await;
}
