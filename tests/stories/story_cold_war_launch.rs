//! Launches of the Cold War (R3-34, A3-25, A3-42): panel and command, at once and in another's turn, by standing order; what is refused.

use crate::cold_war_table::{give, marked, menu, until, view};
use crate::harness::Story;
use crate::story_cold_war_deals::{table, until_turn};
use casus_belli::loopback::{Id, Loopback, Message, Outcome};
use casus_belli::rules::TerritoryId;
use casus_belli::rules::cold_war::{Action, Armies, Army, Menu, Weapon};
use casus_belli::table::Look;
use serde_json::json;

fn state(look: &Look, key: &str) -> TerritoryId {
    look.view.map().find(key).expect("a state")
}

/// A table where the USA have two light missiles in the Eastern United States, in the turn of the next player.
async fn armed(story: &Story) -> Vec<Id> {
    let people = table(story).await;
    let usa = people[0];
    until_turn(story, &people, usa).await;
    let look = story.look(usa).await;
    let at = state(&look, "eastern_united_states");
    give(story, usa, Action::Buy { at, armies: Armies::of(Army::Nuclear(Weapon::Light), 1) }).await;
    until_turn(story, &people, people[1]).await;
    people
}

/// The private page once the picture has come that follows this press.
async fn pictured(story: &Story, press: &Outcome) -> Message {
    let edited = |discord: &Loopback| discord.outcome(press.interaction).edits.last().cloned();
    let page = story.discord.wait_for("the picture of the page", edited).await.expect("a picture");
    assert_eq!(page.attachments.len(), 1, "one picture (A3-25): {page:#?}");
    page
}

fn public(story: &Story) -> String {
    story.messages().iter().map(Message::text).collect::<Vec<_>>().join("\n")
}

/// Every option of `/launch`: the weapon that was named flies the way that was named, at once.
pub(crate) async fn every_option(story: &Story) {
    let people = armed(story).await;
    let typed = [
        ("target", json!("Venezuela")),
        ("from", json!("Eastern United States")),
        ("weapon", json!(0)),
        ("way", json!("Western United States, Central America")),
        ("confirm", json!(true)),
    ];
    let done = story.slash(people[0], "launch", &typed).await;
    let way = "Eastern United States → Western United States → Central America → Venezuela";
    let line = format!("launches a light missile: {way}.");
    assert!(done.ephemeral && done.text().contains(&line), "{line}: {}", done.text());
    assert!(public(story).contains(&line), "{line}: {}", public(story));
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_34_a_missile_is_launched_from_the_panel_in_another_s_turn_and_told_to_all() {
    let story = Story::begin().await;
    let people = armed(&story).await;
    let (usa, other) = (people[0], people[1]);
    story.refused(other, "launch", &[], "You have no missile that you can launch now").await;
    story.refused(usa, "launch", &[("target", json!("Madagascar"))], "is out of range").await;
    story.refused(usa, "launch", &[("target", json!("Atlantis"))], "Atlantis").await;
    let from = [("target", json!("Venezuela")), ("from", json!("Japan"))];
    story.refused(usa, "launch", &from, "No such missile of yours").await;

    let page = story.slash(usa, "launch", &[]).await.message.expect("the page");
    assert!(page.text().contains("You can launch at any time"), "{}", page.text());
    let aimed = story.pick(usa, &page, "Eastern United States").await;
    let targets = aimed.message.clone().expect("targets");
    assert!(targets.text().contains("up to 3 borders away"), "{}", targets.text());
    // What it may hit is a picture, and so is the way to the target; the page of all missiles has none.
    let targets = pictured(&story, &aimed).await;
    let chosen = story.pick(usa, &targets, "Venezuela").await;
    let way = pictured(&story, &chosen).await;
    assert!(way.text().contains("Eastern United States → "), "{}", way.text());
    let done = story.press(usa, &way, "Launch at Venezuela now").await;
    assert!(done.text().contains("launches a "), "{}", done.text());
    let said = public(&story);
    assert!(said.contains("launches a "), "{said}");
    let look = story.look(other).await;
    let place = view(&look).at(state(&look, "venezuela"));
    assert!(place.mushroom && place.armies.is_empty());
    // The missile is used up.
    story.refused(usa, "launch", &[], "You have no missile that you can launch now").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a3_42_a_launch_and_other_answers_are_ordered_in_advance_and_listed() {
    let story = Story::begin().await;
    let people = armed(&story).await;
    let usa = people[0];
    let page = story.slash(usa, "launch", &[]).await.message.expect("the page");
    let targets = story.pick(usa, &page, "Eastern United States").await.message.expect("targets");
    let way = story.pick(usa, &targets, "Venezuela").await.message.expect("the way");
    let kept = story.pick(usa, &way, "At the end of the game").await.message.expect("the orders");
    assert!(kept.text().contains("At the end of the game: launch a "), "{}", kept.text());
    let kept = story.pick(usa, &kept, "Always let in: ").await.message.expect("the orders");
    let kept = story.pick(usa, &kept, "No interceptor opposes missiles").await.message.expect("the orders");
    let kept = story.pick(usa, &kept, "All infantry defend").await.message.expect("the orders");
    let listed = story.slash(usa, "orders", &[]).await;
    assert!(listed.ephemeral);
    for line in ["Always let in: ", "No interceptor opposes missiles", "All infantry defend", "launch a "] {
        assert!(listed.text().contains(line), "{line}: {}", listed.text());
    }
    assert!(!public(&story).contains("Always let in"), "standing orders are secret");
    let menus = kept.selects();
    assert!(menus.iter().any(|menu| menu.options.len() == 4), "four orders can be removed: {menus:?}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn r3_34_a_state_with_a_mushroom_is_no_target() {
    let story = Story::begin().await;
    let people = armed(&story).await;
    let usa = people[0];
    let confirmed = [("target", json!("Venezuela")), ("confirm", json!(true))];
    story.slash(usa, "launch", &confirmed).await;
    until_turn(&story, &people, usa).await;
    let look = story.look(usa).await;
    let at = state(&look, "eastern_united_states");
    give(&story, usa, Action::Buy { at, armies: Armies::of(Army::Nuclear(Weapon::Light), 1) }).await;
    let because = "has been hit by a missile already";
    story.refused(usa, "launch", &[("target", json!("Venezuela"))], because).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a3_42_after_the_last_turn_owners_of_missiles_may_launch_and_then_the_game_is_over() {
    let story = Story::begin().await;
    let people = armed(&story).await;
    let usa = people[0];
    let due = |one: Id, look: &Look| one == usa && matches!(menu(look), Some(Menu::Upkeep(_)));
    until(&story, &people, |_, _| None, due).await;
    let shown = story.slash(usa, "cold turn", &[]).await.message.expect("the panel");
    assert_eq!(marked(&shown), ["Pay upkeep (if no answer)"], "{}", shown.text());
    let last = |_: Id, look: &Look| matches!(menu(look), Some(Menu::LastLaunch(_)));
    let asked = until(&story, &people, |_, _| None, last).await;
    assert_eq!(asked, usa, "only the USA have a missile");
    let shown = story.slash(usa, "cold turn", &[]).await.message.expect("the panel");
    assert!(shown.text().contains("1980 is over. You can still launch: 1 light missile"), "{}", shown.text());
    assert_eq!(marked(&shown), ["No launch (if no answer)"], "{}", shown.text());
    let page = story.press(usa, &shown, "Launch …").await.message.expect("the page");
    let targets = story.pick(usa, &page, "Eastern United States").await.message.expect("targets");
    let way = story.pick(usa, &targets, "Venezuela").await.message.expect("the way");
    story.press(usa, &way, "Launch at Venezuela now").await;
    story.settle().await;
    let said = public(&story);
    assert!(said.contains("launches a ") && said.contains("Whoever still has missiles"), "{said}");
    let look = story.look(usa).await;
    assert!(look.view.outcome.is_some(), "the game is over: {said}");
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_without_a_state_where_it_begins_takes_the_missile_that_can_fly_it_a3_25() {
    let story = Story::begin().await;
    let people = armed(&story).await;
    let usa = people[0];
    until_turn(&story, &people, usa).await;
    let at = state(&story.look(usa).await, "japan");
    give(&story, usa, Action::Buy { at, armies: Armies::of(Army::Nuclear(Weapon::Light), 1) }).await;
    let shown = async |target: &str, way: &str| {
        let typed = [("target", json!(target)), ("way", json!(way))];
        story.slash(usa, "launch", &typed).await.message.expect("the page").text()
    };
    // The way begins next to the missile, or where it stands.
    for (target, way, whole) in [
        ("Yakutsk", "Kamchatka", "Japan → Kamchatka → Yakutsk"),
        ("Yakutsk", "Japan, Kamchatka", "Japan → Kamchatka → Yakutsk"),
        ("Venezuela", "Central America", "Eastern United States → Central America → Venezuela"),
    ] {
        let page = shown(target, way).await;
        assert!(page.contains(&format!("by this way: {whole}\n")), "{whole}: {page}");
    }
    assert!(!public(&story).contains("launches a "), "only shown");
    let broken = [("target", json!("Yakutsk")), ("way", json!("Peru"))];
    story.refused(usa, "launch", &broken, "No such way").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_last_turn_no_launch_is_answered_by_command_too_a3_42_pbp_8() {
    let story = Story::begin().await;
    let people = armed(&story).await;
    let last = |_: Id, look: &Look| matches!(menu(look), Some(Menu::LastLaunch(_)));
    let asked = until(&story, &people, |_, _| None, last).await;
    story.slash(asked, "end", &[]).await;
    assert!(story.look(asked).await.view.outcome.is_some(), "the game is over");
    assert!(public(&story).contains("launches nothing more."), "{}", public(&story));
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a3_74_the_state_where_a_missile_stands_is_among_its_targets() {
    let story = Story::begin().await;
    let people = armed(&story).await;
    let usa = people[0];
    let page = story.slash(usa, "launch", &[]).await.message.expect("the page");
    let targets = story.pick(usa, &page, "Eastern United States").await.message.expect("targets");
    let way = story.pick(usa, &targets, "Eastern United States").await.message.expect("the way");
    assert!(way.text().contains("by this way: Eastern United States\n"), "{}", way.text());
    story.press(usa, &way, "Launch at Eastern United States now").await;
    story.settle().await;
    assert!(public(&story).contains("launches a "), "{}", public(&story));
    story.end().await;
}
