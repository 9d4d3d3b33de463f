//! Coverage of commands: every registered command and every option of it is used in a story, not only refused. A new
//! command needs a place in one of the walks below, or a walk of its own.

use crate::classic_support::InClassic;
use crate::harness::Story;
use crate::story_tournament::small_tournament;
use crate::{
    story_away, story_cards, story_cold_war_commands, story_cold_war_deals, story_cold_war_launch,
    story_concede, story_external_players, story_first_edition, story_handovers, story_hints, story_lobby,
    story_manage, story_notice_settings, story_nudge, story_odds, story_privacy, story_private_talks,
    story_ratings, story_server_rules, story_y2210_commands,
};
use casus_belli::loopback::Id;
use casus_belli::rules::classic::{AskKind, Menu, steps};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Every registered command and option: `game new`, `game new/seats`.
fn registered(story: &Story) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for command in story.discord.commands() {
        below(&command, "", &mut found);
    }
    found
}

fn below(command: &Value, parents: &str, found: &mut BTreeSet<String>) {
    let path = format!("{parents}{}", command["name"].as_str().expect("a name"));
    let options = command["options"].as_array().cloned().unwrap_or_default();
    let (nested, plain): (Vec<Value>, Vec<Value>) =
        options.into_iter().partition(|option| matches!(option["type"].as_u64(), Some(1 | 2)));
    if nested.is_empty() {
        found.insert(path.clone());
    }
    found.extend(plain.iter().map(|option| format!("{path}/{}", option["name"].as_str().expect("a name"))));
    for one in &nested {
        below(one, &format!("{path} "), found);
    }
}

/// Everything that only shows something.
async fn looks(story: &Story, who: Id) {
    let here =
        ["status", "game status", "hand", "objective show", "help", "settings show", "rules", "orders"];
    for path in here.into_iter().chain(["my games", "my next", "game return"]) {
        story.slash(who, path, &[]).await;
    }
}

/// Pauses and more time.
async fn pauses(story: &Story, who: Id) {
    let time = [("time", json!("12h"))];
    story.slash(who, "game pause", &time).await;
    story.slash(who, "game resume", &[]).await;
    story.slash(who, "game extend", &time).await;
}

/// Lobby and queries.
async fn around_a_game(story: &Story) {
    let (host, guest) = (story.person("Ilaria"), story.person("Marco"));
    let everything = [
        ("rulebook", json!(1)),
        ("seats", json!(3)),
        ("pace", json!("24h")),
        ("setup", json!(2)),
        ("computers", json!(1)),
        ("thread", json!(false)),
        ("silence", json!(1)),
    ];
    story.slash(host, "game new", &everything).await;
    let computer = [("count", json!(1)), ("level", json!(1)), ("name", json!("Ada"))];
    story.slash(host, "game computers", &computer).await;
    story.slash(guest, "game join", &[]).await;
    story.slash(host, "game computers", &[("count", json!(0))]).await;
    story.slash(guest, "game leave", &[]).await;
    pauses(story, host).await;
    for name in ["Marco", "Zoë"] {
        story.slash(story.person(name), "game join", &[]).await;
    }
    story.slash(guest, "game colour", &[("colour", json!(5))]).await;
    story.slash(guest, "luck", &[("word", json!("glockenspiel"))]).await;
    let land = [
        ("name", json!("The bridge")),
        ("continents", json!("africa, asia, europe, north america")),
        ("others", json!(1)),
        ("territories", json!("brazil, iceland")),
    ];
    story.slash(host, "objective add", &land).await;
    let count = [("name", json!("Twenty")), ("count", json!(20)), ("armies", json!(2))];
    story.slash(host, "objective add", &count).await;
    story.slash(host, "objective remove", &[("name", json!("Twenty"))]).await;
    story.slash(host, "game start", &[]).await;
    story.slash_in(story.discord.add_channel("war-room"), host, "game move", &[("game", json!(1))]).await;
    story.slash(host, "game move", &[("game", json!(1))]).await;
    story.discord.set_manager(host, true);
    story.slash(host, "settings language", &[("language", json!(0))]).await;
    looks(story, guest).await;
    story.slash(guest, "plan", &[("line", json!("end"))]).await;
    for option in [
        ("until", json!(1)),
        ("armies", json!(3)),
        ("chance", json!(60)),
        ("move_in", json!(1)),
        ("confirm", json!(false)),
    ] {
        story.slash(guest, "defaults", &[option]).await;
    }
    let look = [
        ("view", json!(1)),
        ("place", json!("asia")),
        ("theme", json!(1)),
        ("patterns", json!(true)),
        ("values", json!(true)),
        ("turn", json!(0)),
    ];
    story.slash(guest, "board", &look).await;
    story.slash(guest, "log", &[("turn", json!(0))]).await;
    let board = story.newest_panel();
    for entry in ["Show this board again", "As text"] {
        story.on_message(guest, &board, entry).await;
    }
    story.on_person(guest, host, "Games with …").await;
    for path in ["verify", "export"] {
        story.slash(guest, path, &[("game", json!(1))]).await;
    }
    story.slash(host, "game cancel", &[]).await;
}

/// A command card explained; set-up in turn and sealed.
async fn setting_up(story: &Story) {
    let host = story.person("Ilaria");
    story.slash(host, "game new", &[("rulebook", json!(4))]).await;
    story.slash(host, "rules", &[("card", json!("evacuation"))]).await;
    story.slash(host, "game cancel", &[]).await;
    let people = story.game(&["Ilaria", "Marco", "Zoë"], &[("setup", json!(1))]).await;
    let who = story.asked(&people).await;
    story.slash(who, "wish", &[("territories", json!("brazil, peru"))]).await;
    let who = story.asked(&people).await;
    let look = story.look(who).await;
    let board = look.view.map();
    let free =
        board.ids().find(|at| look.view.classic().at(*at).holder == casus_belli::rules::Holder::Nobody);
    story.slash(who, "claim", &[("territory", json!(Story::key(&look, free.expect("free land"))))]).await;
    let cancel = story.slash(people[0], "game cancel", &[]).await.message.expect("a question");
    story.press(people[0], &cancel, "Call the game off for everyone").await;
    let people = story.game(&["Ilaria", "Marco"], &[]).await;
    story.slash(people[0], "deploy", &[("armies", json!("even"))]).await;
}

/// Everything that can be done in a turn, over several turns.
async fn turns(story: &Story) {
    let people = story.instant(&["Ilaria", "Marco"]).await;
    story.slash(people[0], "defend", &[("dice", json!(0))]).await;
    let mut wanted: BTreeSet<&str> = [
        "attack/dice",
        "attack/until",
        "attack/armies",
        "attack/chance",
        "attack/move_in",
        "advance/armies",
        "fortify/armies",
        "undo",
        "trade/cards",
        "end",
    ]
    .into();
    for _ in 0..60 {
        let who = story.asked(&people).await;
        turn(story, who, &mut wanted).await;
        if wanted.is_empty() {
            let shown = story.slash(who, "chart", &[("kind", json!(1)), ("theme", json!(1))]).await;
            assert!(!shown.message.expect("an answer").attachments.is_empty(), "some turns are over");
            return;
        }
    }
    panic!("never came to {wanted:?}");
}

async fn turn(story: &Story, who: Id, wanted: &mut BTreeSet<&str>) {
    for _ in 0..40 {
        let look = story.look(who).await;
        let ask = look.view.asks.first().cloned();
        let Some(ask) = ask else { return };
        let (from, to) = Story::front(&look);
        let two = vec![("from", json!(Story::key(&look, from))), ("to", json!(Story::key(&look, to)))];
        match *ask.menu.kind().classic() {
            AskKind::Reinforce | AskKind::Trade => {
                let sets =
                    look.view.classic().sets_in(&look.view.classic().own.as_ref().expect("a player").hand);
                if let (Some([a, b, c]), true) = (sets.first(), offers_a_trade(&ask.menu)) {
                    let cards = json!(format!("{}-{}-{}", a.0, b.0, c.0));
                    story.slash(who, "trade", &[("cards", cards)]).await;
                    wanted.remove("trade/cards");
                } else {
                    let at = [("territory", two[0].1.clone()), ("armies", json!(1))];
                    story.slash(who, "place", &at).await;
                    if wanted.remove("undo") {
                        let asked = story.slash(who, "undo", &[]).await;
                        story.press(who, &asked.message.expect("a list"), "Take back").await;
                    }
                }
            }
            AskKind::Bonus => {
                let Menu::Bonus(steps::Bonus { among }) = ask.menu.classic().clone() else { unreachable!() };
                let at = json!(Story::key(&look, among.nth(0).expect("somewhere")));
                story.slash(who, "place", &[("territory", at)]).await;
            }
            AskKind::Attack => {
                let lead = look.view.classic().at(from).armies > look.view.classic().at(to).armies;
                let next =
                    ["attack/dice", "attack/until", "attack/armies", "attack/chance", "attack/move_in"]
                        .into_iter()
                        .find(|option| wanted.contains(option));
                let more = match next {
                    Some("attack/dice") => ("dice", json!(1)),
                    Some("attack/armies") => ("armies", json!(2)),
                    Some("attack/chance") => ("chance", json!(1)),
                    Some("attack/move_in") => ("move_in", json!(0)),
                    _ => ("until", json!(1)),
                };
                if !lead
                    || (next.is_none()
                        && look.view.classic().own.as_ref().is_some_and(|own| own.hand.len() > 4))
                {
                    return end(story, who, wanted).await;
                }
                story.slash(who, "attack", &[two, vec![more]].concat()).await;
                if let Some(option) = next {
                    wanted.remove(option);
                }
            }
            AskKind::Advance => {
                let Menu::Advance(steps::Advance { min, .. }) = ask.menu.classic().clone() else {
                    unreachable!()
                };
                story.slash(who, "advance", &[("armies", json!(min))]).await;
                wanted.remove("advance/armies");
                return end(story, who, wanted).await;
            }
            other => panic!("not asked at this table: {other:?}"),
        }
    }
}

fn offers_a_trade(menu: &casus_belli::rules::Menu) -> bool {
    matches!(menu.classic(), Menu::Trade(_))
        || matches!(menu.classic(), Menu::Reinforce(steps::Reinforce { sets, .. }) if !sets.is_empty())
}

/// Ends the turn, with a move if there is one.
async fn end(story: &Story, who: Id, wanted: &mut BTreeSet<&str>) {
    let look = story.look(who).await;
    if look.view.asks.is_empty() {
        return;
    }
    if let Some(shift) = look.view.classic().moves().first().filter(|_| wanted.contains("fortify/armies")) {
        let options = [
            ("from", json!(Story::key(&look, shift.from))),
            ("to", json!(Story::key(&look, shift.to))),
            ("armies", json!(1)),
        ];
        story.slash(who, "fortify", &options).await;
        wanted.remove("fortify/armies");
    } else {
        story.slash(who, "end", &[]).await;
        wanted.remove("end");
    }
}

/// All tournament commands.
async fn tournament(story: &Story) {
    let all = ["Ilaria", "Marco", "Zoë", "Nadia", "Piero"].map(|name| story.person(name));
    story.slash(all[0], "tournament new", &small_tournament()).await;
    for who in &all[..4] {
        story.slash(*who, "tournament join", &[]).await;
    }
    story.slash(all[3], "tournament leave", &[]).await;
    story.slash(all[0], "tournament computers", &[("count", json!(1))]).await;
    story.slash(all[0], "tournament computers", &[("count", json!(0))]).await;
    story.slash(all[0], "tournament start", &[]).await;
    story.slash(all[4], "tournament join", &[]).await;
    for path in ["tournament standings", "tournament tables"] {
        story.slash(all[2], path, &[]).await;
    }
    story.slash(all[0], "tournament drop", &[("person", json!(all[1].to_string()))]).await;
    let swap = [("out", json!(all[1].to_string())), ("reserve", json!(all[4].to_string()))];
    story.slash(all[0], "tournament substitute", &swap).await;
    let confirm = story.slash(all[0], "tournament end", &[("table", json!(1))]).await;
    let confirm = confirm.message.expect("a question");
    story.press(all[0], &confirm, "Yes, call off table 1").await;
}

/// Runs a story; returns the registered commands and options, and those it used.
async fn walked(walk: impl AsyncFn(&Story)) -> (BTreeSet<String>, BTreeSet<String>) {
    let story = Story::begin().await;
    walk(&story).await;
    let (registered, used) = (registered(&story), story.used());
    story.end().await;
    (registered, used)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_and_every_option_of_it_is_used_in_a_story() {
    let walks = [
        walked(around_a_game).await,
        walked(setting_up).await,
        walked(story_lobby::powers_given).await,
        walked(turns).await,
        walked(tournament).await,
        walked(story_ratings::every_command).await,
        walked(story_privacy::every_command).await,
        walked(story_nudge::every_option).await,
        walked(story_concede::every_option).await,
        walked(story_hints::every_option).await,
        walked(story_odds::every_option).await,
        walked(story_notice_settings::every_option).await,
        walked(story_manage::every_option).await,
        walked(story_handovers::every_option).await,
        walked(story_external_players::every_option).await,
        walked(story_away::every_option).await,
        walked(story_server_rules::settings).await,
        walked(story_server_rules::reserved_seat).await,
        walked(story_cards::drops).await,
        walked(story_cards::throws).await,
        walked(story_first_edition::agreed_in_advance).await,
        walked(story_y2210_commands::every_command).await,
        walked(story_cold_war_commands::every_command).await,
        walked(story_private_talks::every_option).await,
        walked(story_cold_war_deals::every_option).await,
        walked(story_cold_war_launch::every_option).await,
    ];
    let (registered, used): (Vec<_>, Vec<_>) = walks.into_iter().unzip();
    let used: BTreeSet<String> = used.into_iter().flatten().collect();
    let unused: Vec<&String> = registered[0].difference(&used).collect();
    assert!(registered[0].len() > 60, "{}", registered[0].len());
    assert!(unused.is_empty(), "in no story: {unused:?}");
}
