//! The menus of a turn of the Cold War offer only what can become an answer, and lead back; refusals name the command in full.

use crate::cold_war_table::{begun, give, key, name, of, own, plays, seat, turn_of, view};
use crate::harness::Story;
use casus_belli::loopback::{Id, Message};
use casus_belli::rules::TerritoryId;
use casus_belli::rules::cold_war::{Action, Armies, Army, Superpower, Weapon};
use casus_belli::text::{Lang, Words};
use serde_json::json;

fn labels(page: &Message) -> Vec<String> {
    page.buttons().into_iter().map(|button| button.label).collect()
}

/// The lines of the menus with what stands below each.
fn lines(page: &Message) -> Vec<(String, String)> {
    let options = page.selects().into_iter().flat_map(|menu| menu.options);
    options.map(|(_, label, note)| (label, note.unwrap_or_default())).collect()
}

fn has(page: &Message, label: &str) -> bool {
    lines(page).iter().any(|(line, _)| line == label)
}

/// A game of four in the turn of the USA, with their person and one of their states.
async fn usa(story: &Story) -> (Vec<Id>, Id, TerritoryId) {
    let people = begun(story, &["Ilaria", "Marco", "Zoë", "Nadia"], &[]).await;
    let who = turn_of(story, &people, |_, look| plays(look, Superpower::American)).await;
    let look = story.look(who).await;
    let home = look.view.map().find("central_america").expect("a state");
    (people, who, home)
}

#[tokio::test(flavor = "multi_thread")]
async fn army_menus_offer_what_a_convoy_may_have_and_what_can_be_paid_r3_16_r3_26() {
    let story = Story::begin().await;
    let (_, who, home) = usa(&story).await;
    give(&story, who, Action::Buy { at: home, armies: Armies::of(Army::Infantry, 5) }).await;
    let look = story.look(who).await;
    let there = name(&look, home);
    let turn = of(story.slash(who, "cold turn", &[]).await);
    let page = of(story.press(who, &turn, "Convoy").await);
    let page = of(story.pick(who, &page, &there).await);
    assert!(has(&page, "3 infantry") && !has(&page, "4 infantry"), "{:?}", lines(&page));
    let page = of(story.pick(who, &page, "3 infantry").await);
    assert!(labels(&page).iter().any(|label| label.contains("3 infantry")), "{:?}", labels(&page));
    let from = vec![("from".to_owned(), key(&look, home))];
    let offered = story.discord.autocomplete(who, story.channel(), "cold convoy", from, "armies", "").await;
    let offered: Vec<String> = offered.expect("offers").into_iter().map(|choice| choice.name).collect();
    assert_eq!(offered, ["3 infantry", "2 infantry", "1 infantry"]);

    let money = view(&look).own.as_ref().expect("a player").purse;
    give(&story, who, Action::Buy { at: home, armies: Armies::of(Army::Infantry, (money - 9) / 3) }).await;
    let turn = of(story.slash(who, "cold turn", &[]).await);
    let page = of(story.press(who, &turn, "Buy").await);
    let page = of(story.pick(who, &page, &there).await);
    assert!(has(&page, "1 tank for $6") && !has(&page, "2 tanks for $12"), "{:?}", lines(&page));
    // A line is the whole purchase; what can be paid afterwards is offered next.
    let bought = of(story.pick(who, &page, "2 infantry for $6").await);
    assert!(bought.text().contains(&format!("buys 2 infantry in {there} for $6.")), "{}", bought.text());
    let page = of(story.press(who, &bought, "Buy").await);
    let page = of(story.pick(who, &page, &there).await);
    assert!(!has(&page, "1 tank for $6") && has(&page, "1 infantry for $3"), "{:?}", lines(&page));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_money_the_turn_offers_neither_convoys_nor_conversions_r3_25_r3_26() {
    let story = Story::begin().await;
    let (_, who, home) = usa(&story).await;
    let look = story.look(who).await;
    let foreign =
        |at: &TerritoryId| view(&look).at(*at).control.seat().is_some_and(|other| other != seat(&look));
    let mut near = look.view.map().neighbours(home).iter();
    let target = near.find(foreign);
    let (from, target) = target.map_or_else(
        || {
            let borders = |from: TerritoryId| {
                look.view.map().neighbours(from).iter().find(foreign).map(|at| (from, at))
            };
            own(&look).into_iter().find_map(borders).expect("a state of others")
        },
        |target| (home, target),
    );
    let armies = Armies::of(Army::Infantry, 1);
    give(&story, who, Action::Declare { target, armies: vec![(from, armies)] }).await;
    let rest = view(&story.look(who).await).own.as_ref().expect("a player").purse;
    // At war infantry costs 4, else 3.
    let dear = (0..=rest / 4).find(|n| (rest - 4 * n).is_multiple_of(3)).expect("a sum");
    let elsewhere = own(&look).into_iter().find(|at| *at != from).expect("another state");
    give(
        &story,
        who,
        Action::Buy { at: elsewhere, armies: Armies::of(Army::Infantry, (rest - 4 * dear) / 3) },
    )
    .await;
    if dear > 0 {
        give(&story, who, Action::Buy { at: target, armies: Armies::of(Army::Infantry, dear) }).await;
    }
    let look = story.look(who).await;
    assert_eq!(view(&look).own.as_ref().expect("a player").purse, 0);
    let turn = of(story.slash(who, "cold turn", &[]).await);
    let labels = labels(&turn);
    assert!(labels.contains(&"Fight".to_owned()), "{labels:?}");
    for gone in ["Convoy", "Convert", "Buy"] {
        assert!(!labels.contains(&gone.to_owned()), "{gone}: {labels:?}");
    }
    let offered = story.discord.autocomplete(who, story.channel(), "cold convoy", vec![], "from", "").await;
    assert!(offered.expect("offers").is_empty());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_the_command_that_is_right_in_full_in_both_languages_pbp_8() {
    let story = Story::begin().await;
    let (_, who, _) = usa(&story).await;
    story.refused(who, "cold consent", &[("given", json!(true))], "Use `/cold turn`").await;
    story.discord.set_locale(who, "it");
    story.refused(who, "cold consent", &[("given", json!(true))], "`/fredda turno`").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_in_advance_are_about_others_and_each_that_can_be_removed_says_for_what_it_is_pbp_36() {
    let story = Story::begin().await;
    let (_, who, home) = usa(&story).await;
    let look = story.look(who).await;
    let me = look.at(seat(&look)).expect("a player").name.clone();
    let oneself = "An order in advance is about other players.";
    story.refused(who, "cold guard", &[("against", json!(me))], oneself).await;
    story.refused(who, "cold permit", &[("given", json!(true)), ("player", json!(me))], oneself).await;
    let other = own(&look).into_iter().find(|at| *at != home).expect("another state");
    for at in [home, other] {
        let kinds = "infantry, tanks, fighters, interceptors, light, heavy";
        let order = [("armies", json!(kinds)), ("meet", json!(true)), ("state", key(&look, at))];
        let set = of(story.slash(who, "cold defence", &order).await);
        let line = format!("All armies meet invaders on arrival, only in {}.", name(&look, at));
        assert!(set.text().contains(&line), "{line}: {}", set.text());
    }
    let page = of(story.slash(who, "orders", &[]).await);
    for at in [home, other] {
        let told = name(&look, at);
        assert!(lines(&page).iter().any(|(_, note)| *note == told), "{told}: {:?}", lines(&page));
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_missiles_leads_back_and_a_missile_does_not_destroy_itself_r3_34_a3_74() {
    let story = Story::begin().await;
    let (_, who, home) = usa(&story).await;
    give(&story, who, Action::Buy { at: home, armies: Armies::of(Army::Nuclear(Weapon::Light), 1) }).await;
    let look = story.look(who).await;
    let page = of(story.slash(who, "launch", &[]).await);
    assert!(labels(&page).contains(&"Back".to_owned()), "{:?}", labels(&page));
    let back = of(story.press(who, &page, "Back").await);
    assert!(labels(&back).contains(&"Buy".to_owned()), "{:?}", labels(&back));
    let shown = of(story.slash(who, "launch", &[("target", key(&look, home))]).await);
    let me = look.at(seat(&look)).expect("a player").name.clone();
    let there = format!("destroyed there: {me}: 1 infantry.");
    assert!(shown.text().contains(&there), "{there}: {}", shown.text());
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_war_tells_price_yield_defenders_and_chance_before_it_is_paid_and_what_it_empties_r3_18() {
    let story = Story::begin().await;
    let (_, who, home) = usa(&story).await;
    let look = story.look(who).await;
    let turn = of(story.slash(who, "cold turn", &[]).await);
    assert!(labels(&turn).contains(&"End turn".to_owned()), "{:?}", labels(&turn));
    assert!(turn.text().contains("\n-# No answer: the turn ends."), "{}", turn.text());
    let page = of(story.press(who, &turn, "Declare war").await);
    let wars = lines(&page);
    for (state, note) in &wars {
        let told = note.starts_with('$') && note.contains("% · yields $") && note.contains(" · ");
        assert!(told, "{state}: {note}");
    }
    let money =
        |note: &str| note[1..].split(' ').next().and_then(|n| n.parse::<u32>().ok()).expect("a price");
    assert!(wars.iter().any(|(_, note)| money(note) == 5), "{wars:?}");
    let page = of(story.pick(who, &page, &wars[0].0).await);
    assert!(page.text().contains("A state at war yields nothing."), "{}", page.text());
    let all = labels(&page).into_iter().find(|label| label.starts_with("With ")).expect("all armies");
    assert!(all.contains("% · empties "), "one infantry stands in each state: {all}");
    // With more armies one stays behind, unless the player says otherwise.
    give(&story, who, Action::Buy { at: home, armies: Armies::of(Army::Infantry, 4) }).await;
    let turn = of(story.slash(who, "cold turn", &[]).await);
    let near = look.view.map().neighbours(home);
    let target = wars.iter().find(|(state, _)| near.iter().any(|at| name(&look, at) == *state));
    if let Some((state, _)) = target {
        let page = of(story.press(who, &turn, "Declare war").await);
        let page = of(story.pick(who, &page, state).await);
        let some = labels(&page).into_iter().find(|label| label.starts_with("With 4 infantry · "));
        assert!(some.is_some_and(|label| !label.contains("empties")), "{:?}", labels(&page));
    }
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_in_words_has_whole_names_and_tells_what_a_state_yields_apart_from_its_armies_pbp_13() {
    let names = ["Alessandra", "Bartolomeo", "Costantino", "Desideria", "Ermenegilda", "Francesca"];
    let story = Story::begin().await;
    let people = begun(&story, &names, &[]).await;
    let who = turn_of(&story, &people, |_, look| plays(look, Superpower::American)).await;
    let look = story.look(who).await;
    let home = look.view.map().find("central_america").expect("a state");
    give(&story, who, Action::Buy { at: home, armies: Armies::of(Army::Infantry, 2) }).await;
    let look = story.look(who).await;
    for locale in ["en-US", "it"] {
        story.discord.set_locale(who, locale);
        let board = of(story.slash(who, "board", &[]).await);
        let button = if locale == "it" { "A parole" } else { "In words" };
        let told = story.press(who, &board, button).await.text().to_owned();
        assert!(told.chars().count() <= 2_000, "{}", told.chars().count());
        for name in names {
            assert!(told.contains(&format!("{name}: ")), "{name}:\n{told}");
        }
        assert!(!told.contains('…'), "nothing is cut:\n{told}");
        let words = Words::new(Lang::of(locale));
        for at in look.view.map().ids() {
            let state = format!("{} ${}", words.territory(look.view.map(), at), look.view.map().value(at));
            assert!(told.contains(&state), "{state}:\n{told}");
        }
        // Three infantry: those that were bought, and the first.
        let at = words.territory(look.view.map(), home);
        let line = told.split(&at).nth(1).expect("the state");
        assert!(line[..20].contains('3') && line[..20].contains('('), "{at}: {line}");
    }
    story.end().await;
}
