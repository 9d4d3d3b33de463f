//! Every command of A.D. 2210 and every option of it, for the story that counts commands.

use crate::harness::Story;
use crate::story_y2210_blank_cards;
use crate::y2210_table::{begun, key, kind, me, menu, of, on_turn, view};
use casus_belli::loopback::Id;
use casus_belli::rules::y2210::{AskKind, Menu};
use casus_belli::table::{Look, Order};
use serde_json::json;
use std::collections::BTreeMap;

/// Plays the game on by the table until that person's question of that kind is open, with default answers.
async fn until(story: &Story, people: &[Id], wanted: impl Fn(&Look) -> bool) -> Id {
    for _ in 0..400 {
        let who = story.asked(people).await;
        let look = story.look(who).await;
        if wanted(&look) {
            return who;
        }
        let default = look.view.asks[0].default.clone();
        let order = Order::Answer(default);
        story.table.order(story.place(), &story.as_person(who), None, order).await.expect("a default");
    }
    panic!("never came to it");
}

/// Every command of the family and every option of it.
pub(crate) async fn every_command(story: &Story) {
    let people =
        begun(story, &["Ilaria", "Marco"], &[("2210.gifts", "energy"), ("2210.casualties", "ask")], true)
            .await;
    let (ilaria, marco) = (people[0], people[1]);
    story.slash(marco, "bid", &[("energy", json!(0)), ("every_year", json!(true))]).await;
    for options in [
        vec![("cards", json!("evacuation")), ("when", json!(1)), ("territories", json!("pevek"))],
        vec![
            ("cards", json!("stealth mods (land)")),
            ("when", json!(1)),
            ("against", json!(ilaria.to_string())),
            ("help", json!(true)),
            ("energy", json!(3)),
        ],
        vec![("cards", json!("evacuation")), ("when", json!(2))],
    ] {
        story.slash(marco, "react", &options).await;
    }
    story
        .slash(marco, "lose", &[("order", json!("diplomat, mods, land")), ("territory", json!("pevek"))])
        .await;
    story.slash(marco, "lose", &[("order", json!("diplomat"))]).await;
    let who = on_turn(story, &people).await;
    let other = if who == ilaria { marco } else { ilaria };
    let look = story.look(who).await;
    let own = view(&look).map().ids().find(|at| view(&look).at(*at).holder == me(&look)).expect("land");
    story.slash(who, "rules", &[("card", json!("evacuation"))]).await;
    story.slash(who, "give", &[("player", json!(other.to_string())), ("energy", json!(1))]).await;
    story.slash(who, "place", &[("territory", key(&look, own))]).await;
    let hire = [("commander", json!(1)), ("territory", key(&look, own))];
    story.slash(who, "hire", &hire).await;
    story.slash(who, "done", &[]).await;
    story.slash(who, "buy", &[("cards", json!("land"))]).await;
    let commands =
        BTreeMap::from([("play", vec![("card", json!("scout forces")), ("target", json!("pevek"))])]);
    for (path, options) in commands {
        story.slash(who, path, &options).await;
    }
    story.slash(who, "end", &[]).await;
    later(story, &people).await;
}

/// Stations, invasions and moves, whoever comes to them; and the sealed set-up.
async fn later(story: &Story, people: &[Id]) {
    let ilaria = people[0];
    let who = until(story, people, |look| kind(look) == Some(AskKind::Hire)).await;
    let look = story.look(who).await;
    let site = match menu(&look) {
        Some(Menu::Hire(menu)) => menu.own.iter().find(|at| !view(&look).at(*at).station).expect("a site"),
        _ => unreachable!("asked above"),
    };
    story.slash(who, "build", &[("territory", key(&look, site))]).await;
    let who = until(story, people, |look| kind(look) == Some(AskKind::Invade)).await;
    let look = story.look(who).await;
    let Some(Menu::Invade(offered)) = menu(&look) else { unreachable!("asked above") };
    let option = offered.options.first().expect("an invasion");
    let to = option.to.nth(0).expect("a target");
    let attack = [("from", key(&look, option.from)), ("to", key(&look, to)), ("spare", json!(true))];
    story.slash(who, "attack", &attack).await;
    story.slash(who, "advance", &[("commanders", json!("none"))]).await;
    story.slash(who, "roll", &[("dice", json!(1)), ("commanders", json!("none"))]).await;
    let lose = [("units", json!("1"))];
    story.slash(who, "lose", &lose).await;
    let who = until(
        story,
        people,
        |look| matches!(menu(look), Some(Menu::Fortify(menu)) if !menu.moves.is_empty()),
    )
    .await;
    let look = story.look(who).await;
    let Some(Menu::Fortify(offered)) = menu(&look) else { unreachable!("asked above") };
    let shift = &offered.moves[0];
    let fortify = [
        ("from", key(&look, shift.from)),
        ("to", key(&look, shift.to.nth(0).expect("somewhere"))),
        ("commanders", json!("none")),
    ];
    story.slash(who, "fortify", &fortify).await;
    let cancel = of(story.slash(ilaria, "game cancel", &[]).await);
    story.press(ilaria, &cancel, "Call the game off for everyone").await;
    begun(story, &["Ilaria", "Marco"], &[("setup.way", "sealed")], false).await;
    let look = story.look(ilaria).await;
    let own = view(&look).map().ids().find(|at| view(&look).at(*at).holder == me(&look)).expect("land");
    let pieces = ["land", "diplomat", "station"].map(|piece| (piece, key(&look, own)));
    story.slash(ilaria, "deploy", &[vec![("armies", json!("even"))], pieces.to_vec()].concat()).await;
    let cancel = of(story.slash(ilaria, "game cancel", &[]).await);
    story.press(ilaria, &cancel, "Call the game off for everyone").await;
    story_y2210_blank_cards::every_command(story, people).await;
}
