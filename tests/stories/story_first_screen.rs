//! The first screen of a game against computer players, and the last of one's own turn: what stands there is true, and the
//! board is the newest thing to look at.

use crate::classic_support::InClassic;
use crate::harness::Story;
use casus_belli::loopback::{Id, Message, Outcome};
use casus_belli::rules::Waiting;
use casus_belli::rules::classic::AskKind;
use casus_belli::table::Look;
use serde_json::json;
use std::time::Duration;

fn of(outcome: Outcome) -> Message {
    outcome.message.expect("an answer")
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

/// A game with everything dealt and placed, as the playground's button starts it.
async fn against_computers(story: &Story) -> Id {
    let ilaria = story.person("Ilaria");
    let options = [("seats", json!(3)), ("computers", json!(2)), ("setup", json!(2))];
    let lobby = of(story.slash(ilaria, "game new", &options).await);
    story.press(ilaria, &lobby, "Start").await;
    ilaria
}

/// Whether only computer players are asked.
fn computers_decide(look: &Look) -> bool {
    let Waiting::For(all) = &look.view.waiting else { return false };
    all.iter().all(|one| look.at(one.seat).is_some_and(|seated| seated.computer.is_some()))
}

/// The button on the board's post follows who is asked: none while computer players decide.
#[tokio::test(flavor = "multi_thread")]
async fn while_computer_players_decide_no_button_says_that_one_is_asked_pbp_7() {
    let story = Story::begin().await;
    let me = against_computers(&story).await;
    let (mut alone, mut asked) = (0, 0);
    for _ in 0..12 {
        story.settle().await;
        let look = story.look(me).await;
        let shown = labels(&story.newest_panel());
        let always = ["My hand", "Full board", "Status"];
        if computers_decide(&look) {
            assert_eq!(shown, always, "{:?}", look.view.waiting);
            alone += 1;
            story.wait(Duration::from_secs(3)).await;
            continue;
        }
        assert!(
            !always.contains(&shown[0].as_str()) && shown.ends_with(&always.map(String::from)),
            "{shown:?}"
        );
        asked += 1;
        let ask = look.view.asks.first().expect("the person is asked").clone();
        let command = if *ask.menu.kind().classic() == AskKind::Reinforce { "place" } else { "end" };
        let (from, _) = Story::front(&look);
        let at = [("territory", json!(Story::key(&look, from)))];
        story.slash(me, command, if command == "place" { &at[..] } else { &[] }).await;
    }
    assert!(alone > 1 && asked > 1, "{alone} {asked}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_set_up_that_nobody_chose_is_short_and_stands_above_the_board_pbp_6() {
    for computers in [true, false] {
        let story = Story::begin().await;
        let me = if computers {
            against_computers(&story).await
        } else {
            story.instant(&["Ilaria", "Marco", "Zoë"]).await[0]
        };
        story.settle().await;
        let messages = story.messages();
        let place = |fits: &dyn Fn(&Message) -> bool| {
            messages.iter().position(fits).unwrap_or_else(|| panic!("{messages:#?}"))
        };
        let setup = place(&|message| message.content.contains("Territories are dealt"));
        let board = place(&|message| !message.attachments.is_empty());
        let turn = place(&|message| message.content.starts_with("**Round 1"));
        assert!(setup < board && board < turn, "{setup} {board} {turn}");
        let said = &messages[setup].content;
        assert!(said.lines().count() <= 3 && said.contains("log"), "the board stays in view: {said}");
        let below: usize = messages[board + 1..].iter().map(|message| message.content.lines().count()).sum();
        assert!(below <= 4, "the board is in view on a phone: {:#?}", &messages[board..]);
        // All of it is in `/log`.
        let log = of(story.slash(me, "log", &[("turn", json!(0))]).await);
        for name in ["Ilaria places ", "Territories are dealt"] {
            assert!(log.text().contains(name), "{}", log.text());
        }
        story.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_panel_stops_at_the_end_of_ones_own_turn_and_says_what_it_achieved_pbp_57() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
    for direct in [false, true] {
        let me = story.asked(&people).await;
        let opened = if direct {
            let notice = story.discord.dms(me).pop().expect("a notice");
            story.press(me, &notice, "Play here").await
        } else {
            story.press(me, &story.newest_panel(), "Place armies").await
        };
        let placing = of(opened);
        let second = placing.selects()[0].options[1].1.clone();
        let placed = of(story.pick(me, &placing, &second).await);
        let moves = of(story.press(me, &placed, "Move and end").await);
        let ended = of(story.pick(me, &moves, " → ").await);
        let next = story.as_person(story.asked(&people).await).name;
        for said in ["Your turn is over.", "armies placed", " → "] {
            assert!(ended.text().contains(said), "{said}: {}", ended.text());
        }
        assert!(!ended.text().contains(&next), "nothing of the next player: {}", ended.text());
        assert!(ended.buttons().is_empty(), "no other game waits: {:?}", ended.buttons());
        // It is as true after the next turn.
        let before = story.discord.message(ended.id, me).expect("the panel").text().clone();
        let other = story.asked(&people).await;
        let look = story.look(other).await;
        let (from, _) = Story::front(&look);
        story.slash(other, "place", &[("territory", json!(Story::key(&look, from)))]).await;
        story.slash(other, "end", &[]).await;
        assert_eq!(story.discord.message(ended.id, me).expect("the panel").text(), before);
    }
    story.end().await;
}
