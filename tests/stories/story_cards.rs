//! Questions of some options only: cards to drop (A2-22), attack dice after the defence (A2-5).

use crate::classic_support::{InClassic, attack_order};
use crate::harness::Story;
use casus_belli::loopback::Id;
use casus_belli::rules::classic::{self, Action, AskKind, AttackOption, Menu, Until, steps};
use casus_belli::table::{Change, Look, Order};
use serde_json::json;

/// A game with everything dealt and placed, with those switches.
pub(crate) async fn begun(
    story: &Story,
    names: &[&str],
    rulebook: i64,
    switches: &[(&str, &str)],
) -> Vec<Id> {
    let people: Vec<Id> = names.iter().map(|name| story.person(name)).collect();
    story.slash(people[0], "game new", &[("rulebook", json!(rulebook)), ("setup", json!(2))]).await;
    for (key, value) in switches {
        let change = Change::Switch { key: (*key).to_owned(), value: (*value).to_owned() };
        let host = story.as_person(people[0]);
        story.table.configure(story.place(), &host, change).await.expect("a switch of this rulebook");
    }
    for guest in &people[1..] {
        story.slash(*guest, "game join", &[]).await;
    }
    story.slash(people[0], "game start", &[]).await;
    people
}

/// Kind of the question that is open to that person.
pub(crate) async fn asked_of(story: &Story, who: Id) -> Option<AskKind> {
    story.look(who).await.view.asks.first().map(|ask| *ask.menu.kind().classic())
}

/// The attack with the greatest lead.
fn best(look: &Look, strikes: &[AttackOption]) -> Option<(i64, AttackOption)> {
    let lead = |s: &AttackOption| {
        i64::from(look.view.classic().at(s.from).armies) - i64::from(look.view.classic().at(s.to).armies)
    };
    strikes.iter().map(|strike| (lead(strike), *strike)).max_by_key(|(lead, _)| *lead)
}

/// Collects cards: one capture a turn, no trade, until every hand is full; then attacks to eliminate a player.
fn hoarding(look: &Look, menu: &Menu, captured: bool) -> Order {
    let full = look.view.classic().seats.iter().filter(|seat| seat.alive).all(|seat| seat.cards >= 7);
    match menu {
        Menu::Reinforce(steps::Reinforce { left, .. }) => {
            Order::Answer(Action::Place { armies: vec![(Story::front(look).0, *left)] }.into())
        }
        Menu::Bonus(steps::Bonus { among }) => {
            Order::Answer(Action::Bonus { at: among.nth(0).expect("somewhere") }.into())
        }
        Menu::Attack(steps::Attack { strikes }) => match best(look, strikes) {
            Some((lead, strike)) if lead > 0 && (full || !captured) => {
                let (from, to) = (strike.from, strike.to);
                attack_order(from, to, None, Until::Left(2))
            }
            _ => Order::Compound(classic::Order::End.into()),
        },
        Menu::Advance(steps::Advance { max, .. }) => Order::Answer(Action::Advance { armies: *max }.into()),
        _ => Order::Compound(classic::Order::End.into()),
    }
}

/// Plays until a player has to drop cards; returns that player.
async fn until_somebody_must_drop(story: &Story, people: &[Id]) -> (Id, Look) {
    let (mut captured, mut turn) = (false, 0);
    for _ in 0..20_000 {
        let who = story.asked(people).await;
        let look = story.look(who).await;
        if look.view.turn != turn {
            (captured, turn) = (false, look.view.turn);
        }
        let menu = look.view.asks[0].menu.classic().clone();
        if matches!(menu, Menu::Discard(_)) {
            return (who, look);
        }
        captured |= matches!(menu, Menu::Advance(_));
        let order = hoarding(&look, &menu, captured);
        let done = story.table.order(story.place(), &story.as_person(who), None, order).await.expect("legal");
        captured |= done.stopped == Some(casus_belli::rules::classic::StopReason::Captured.into());
        if done.seen.is_empty() {
            story
                .table
                .order(
                    story.place(),
                    &story.as_person(who),
                    None,
                    Order::Compound(classic::Order::End.into()),
                )
                .await
                .expect("an end");
        }
    }
    panic!("nobody ever has too many cards");
}

/// Sets can be kept, hands are limited to seven, also after captured cards.
const HOARDS: [(&str, &str); 3] =
    [("sets.forced", "never"), ("elimination.use_cards_now", "off"), ("hand.limit", "7")];

/// A player captures more cards than a hand may hold, and drops the rest by command.
pub(crate) async fn drops(story: &Story) {
    let people = begun(story, &["Ilaria", "Marco", "Zoë"], 0, &HOARDS).await;
    story.refused(people[0], "discard", &[], "").await;
    let (who, look) = until_somebody_must_drop(story, &people).await;
    story.settle().await;
    let Menu::Discard(steps::Discard { hand, count }) = *look.view.asks[0].menu.classic() else {
        panic!("{:?}", look.view.asks)
    };
    assert_eq!(hand.len() - usize::from(count), 7, "A2-22: down to seven");
    let board = look.view.map();
    let names: Vec<String> = hand
        .iter()
        .map(|card| board.territories().get(usize::from(card.0)).map_or("wild".into(), |t| t.key.clone()))
        .collect();
    let drop = |cards: &[String]| vec![("cards", json!(cards.join(", ")))];
    // The menu that a command without cards shows.
    let menu = story.slash(who, "discard", &[]).await;
    let menu = menu.message.expect("a menu");
    assert_eq!(menu.selects()[0].options.len(), hand.len(), "{:?}", menu.selects());
    assert_eq!(menu.selects()[0].min_values, u64::from(count));
    let too_many = &names[..=usize::from(count)];
    story.refused(who, "discard", &drop(too_many), "").await;
    let strange =
        board.ids().find(|at| !hand.contains(casus_belli::rules::Card(at.0))).expect("another card");
    story.refused(who, "discard", &drop(&[board.territory(strange).key.clone()]), "You don’t have").await;
    let other = *people.iter().find(|other| **other != who).expect("three people");
    story.refused(other, "discard", &drop(&names[..1]), "isn’t your turn to decide").await;
    let dropped = story.slash(who, "discard", &drop(&names[..usize::from(count)])).await;
    assert!(dropped.ephemeral, "{}", dropped.text());
    let left = story.look(who).await.view.classic().own.as_ref().expect("a player").hand.clone();
    assert_eq!(left.len(), 7);
    assert_ne!(asked_of(story, who).await, Some(AskKind::Discard));
}

#[tokio::test(flavor = "multi_thread")]
async fn a2_22_whoever_captures_too_many_cards_drops_the_rest_by_command() {
    let story = Story::begin().await;
    drops(&story).await;
    story.end().await;
}

/// The attacker chooses dice after the defender.
pub(crate) async fn throws(story: &Story) {
    let people = begun(story, &["Ilaria", "Marco", "Zoë"], 0, &[("dice.declare", "defender_first")]).await;
    let who = story.asked(&people).await;
    let look = story.look(who).await;
    let (from, to) = Story::front(&look);
    let (from_key, to_key) = (Story::key(&look, from), Story::key(&look, to));
    story.slash(who, "place", &[("territory", json!(from_key))]).await;
    story.refused(who, "roll", &[("dice", json!(1))], "do that now").await;
    let attack = [("from", json!(from_key)), ("to", json!(to_key))];
    let announced = story.slash(who, "attack", &attack).await;
    assert_eq!(asked_of(story, who).await, Some(AskKind::Throw), "A2-5: {}", announced.text());
    assert!(!announced.message.expect("a question").buttons().is_empty());
    for (dice, because) in [(0, "at least 1 die"), (-1, "at least 1 die"), (4, "dice"), (300, "dice")] {
        story.refused(who, "roll", &[("dice", json!(dice))], because).await;
    }
    let other = *people.iter().find(|other| **other != who).expect("three people");
    story.refused(other, "roll", &[("dice", json!(1))], "isn’t your turn to decide").await;
    let before = story.look(who).await.view.classic().at(from).armies;
    let thrown = story.slash(who, "roll", &[("dice", json!(1))]).await;
    assert!(thrown.text().contains("→"), "{}", thrown.text());
    let after = story.look(who).await;
    assert!(before - after.view.classic().at(from).armies <= 1, "one die loses one army at most");
}

#[tokio::test(flavor = "multi_thread")]
async fn a2_5_where_the_defender_declares_first_the_attacker_throws_by_command() {
    let story = Story::begin().await;
    throws(&story).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a2_5_an_order_for_several_rolls_or_with_dice_named_goes_on_by_itself() {
    let story = Story::begin().await;
    let people = begun(&story, &["Ilaria", "Marco", "Zoë"], 0, &[("dice.declare", "defender_first")]).await;
    let who = story.asked(&people).await;
    let look = story.look(who).await;
    let (from, to) = Story::front(&look);
    let (from, to) = (Story::key(&look, from), Story::key(&look, to));
    story.slash(who, "place", &[("territory", json!(from))]).await;
    let once = [("from", json!(from)), ("to", json!(to)), ("dice", json!(1))];
    story.slash(who, "attack", &once).await;
    assert_ne!(asked_of(&story, who).await, Some(AskKind::Throw), "the dice were named");
    if asked_of(&story, who).await == Some(AskKind::Attack) {
        let on = [("from", json!(from)), ("to", json!(to)), ("until", json!(1))];
        story.slash(who, "attack", &on).await;
        assert_ne!(asked_of(&story, who).await, Some(AskKind::Throw), "several rolls");
    }
    story.end().await;
}
