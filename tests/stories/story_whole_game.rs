//! A whole game for two, from the lobby to its end, by commands alone.

use crate::classic_support::InClassic;
use crate::harness::Story;
use casus_belli::loopback::Id;
use casus_belli::rules::classic::{AttackOption, Menu, steps};
use casus_belli::table::{Look, Status};
use casus_belli::text::{Lang, Words};
use serde_json::{Value, json};

const WORDS: Words = Words::new(Lang::En);

/// The attack with the greatest lead, if it is worth the risk.
fn best(look: &Look, strikes: &[AttackOption]) -> Option<AttackOption> {
    let lead = |strike: &&AttackOption| {
        i64::from(look.view.classic().at(strike.from).armies)
            - i64::from(look.view.classic().at(strike.to).armies)
    };
    strikes.iter().filter(|strike| lead(strike) >= 2).max_by_key(lead).copied()
}

/// The command of a bold player in this position.
fn order(look: &Look, menu: &Menu) -> (&'static str, Vec<(&'static str, Value)>) {
    let key = |at| json!(Story::key(look, at));
    match menu {
        Menu::Trade(steps::Trade { sets, .. }) => trade(sets),
        Menu::Reinforce(steps::Reinforce { sets, .. }) if !sets.is_empty() => trade(sets),
        Menu::Reinforce(_) => ("place", vec![("territory", key(Story::front(look).0))]),
        Menu::Bonus(steps::Bonus { among }) => {
            ("place", vec![("territory", key(among.iter().next().expect("somewhere")))])
        }
        Menu::Attack(steps::Attack { strikes }) => match best(look, strikes) {
            Some(strike) => {
                let (from, to) = (key(strike.from), key(strike.to));
                ("attack", vec![("from", from), ("to", to), ("until", json!(1))])
            }
            None => ("end", vec![]),
        },
        Menu::Advance(_) => ("advance", vec![]),
        Menu::Fortify(_) => ("end", vec![]),
        Menu::Claim(_)
        | Menu::Wish(_)
        | Menu::Deploy(_)
        | Menu::Defend(_)
        | Menu::Throw(_)
        | Menu::Spoils(_)
        | Menu::Consent(_)
        | Menu::Discard(_) => {
            panic!("not asked at this table: {menu:?}")
        }
    }
}

fn trade(sets: &[[casus_belli::rules::Card; 3]]) -> (&'static str, Vec<(&'static str, Value)>) {
    let [a, b, c] = sets[0];
    ("trade", vec![("cards", json!(format!("{}-{}-{}", a.0, b.0, c.0)))])
}

/// The open question and the person asked; `None` when the game is over.
async fn question(story: &Story, people: &[Id]) -> Option<(Id, Look, Menu)> {
    for who in people {
        let look = story.look(*who).await;
        if look.status == Status::Over {
            return None;
        }
        let menu = look.view.asks.first().map(|ask| ask.menu.classic().clone());
        if let Some(menu) = menu {
            return Some((*who, look, menu));
        }
    }
    panic!("nobody is asked and the game is not over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_two_is_played_to_its_end_r1_76() {
    let story = Story::begin().await;
    let people = story.instant(&["Ilaria", "Marco"]).await;
    let mut orders = 0;
    while let Some((who, look, menu)) = question(&story, &people).await {
        let (path, options) = order(&look, &menu);
        let outcome = story.slash(who, path, &options).await;
        assert!(outcome.ephemeral, "/{path}: {}", outcome.text());
        orders += 1;
        assert!(orders < 4000, "a bold player gets somewhere");
    }
    let look = story.look(people[0]).await;
    assert_eq!(look.status, Status::Over);
    let told = story.messages();
    assert!(told.iter().any(|message| message.content.contains("wins in round")), "the end is announced");
    let buttons = told.iter().flat_map(casus_belli::loopback::Message::buttons);
    let labels: Vec<String> = buttons.filter_map(|b| b.custom_id.is_some().then_some(b.label)).collect();
    let charts = [
        WORDS.button_rematch(),
        WORDS.chart_button_share(),
        WORDS.chart_button_territories(),
        WORDS.chart_button_armies(),
        WORDS.chart_button_income(),
        WORDS.chart_button_luck(),
        WORDS.chart_button_chances(),
        WORDS.chart_button_film(),
    ];
    assert_eq!(labels, charts, "nothing can be done any more, on no board; but there may be a rematch");
    story.refused(people[0], "end", &[], "over").await;
    let again = story.slash(people[1], "game new", &[]).await;
    assert!(again.text().contains("Marco"), "the channel is free for the next game: {}", again.text());
    story.end().await;
}
