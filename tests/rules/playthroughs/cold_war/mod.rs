//! Playthroughs of the Cold War: answers, events and positions of its family.

pub(super) mod position;

use super::Playthrough;
use super::ways::ENDINGS;
use casus_belli::rules::cold_war::{Action, Money, Public, Seen};
use casus_belli::rules::{Board, Ending, Options, Rulebook, Setup};
use std::collections::BTreeSet;

/// An answer in one line, as it is stored: states by their number.
pub(super) fn answer(action: &Action) -> String {
    serde_json::to_string(action).expect("answers are stored as JSON")
}

pub(super) fn find_answer(text: &str) -> Option<Action> {
    serde_json::from_str(text).ok()
}

/// An event for its viewer.
pub(super) fn happened(board: &Board, seen: &Seen) -> String {
    match seen {
        Seen::Public(Public::ControlChanged(changed)) => {
            format!("{}: {:?}", board.territory(changed.at).key, changed.control)
        }
        Seen::Public(public) => serde_json::to_string(public).expect("events are stored as JSON"),
        Seen::Dealt(dealt) => serde_json::to_string(dealt).expect("events are stored as JSON"),
        Seen::Paid(paid) => serde_json::to_string(paid).expect("events are stored as JSON"),
    }
}

/// The ways to end that need a playthrough.
pub(super) fn wanted() -> BTreeSet<String> {
    [GROWTH, SHARED, BY_INCOME].map(str::to_owned).into()
}

const GROWTH: &str = "the Cold War: one income has grown most";
const SHARED: &str = "the Cold War: a tie that is shared";
const BY_INCOME: &str = "the Cold War: a tie that the higher income wins";

/// The required ways that a playthrough shows.
pub(super) fn shown(playthrough: &Playthrough) -> BTreeSet<String> {
    assert!(ENDINGS.contains(&Ending::Points), "a game of the Cold War ends by points");
    let Some(outcome) = playthrough.tell().game.outcome().cloned() else { return BTreeSet::new() };
    let most = outcome.scores.iter().map(|score| score.points).max();
    let tied = outcome.scores.iter().filter(|score| Some(score.points) == most).count();
    let way = match (outcome.winners.len(), tied) {
        (1, 1) => GROWTH,
        (1, _) => BY_INCOME,
        _ => SHARED,
    };
    [way.to_owned()].into()
}

/// What begins an event of a deal, which only its parties may see (A3-45).
const DEALS: [&str; 5] = ["{\"offered\":", "{\"agreed\":", "{\"closed\":", "{\"due\":", "{\"judged\":"];

/// The first line that tells a deal, or with secret money a payment or somebody's money (A3-45).
pub(super) fn leak(setup: &Setup, body: &[&str]) -> Option<String> {
    let Options::ColdWar(options) = &setup.options else { return None };
    let secret = options.money == Money::Secret;
    let mut over = false;
    body.iter().find_map(|line| {
        over |= *line == "The position at the end";
        let deal = DEALS.iter().any(|event| line.contains(event))
            || (line.starts_with("Talk? ") && !line.contains(": {\"pay\":") && !line.contains(": \"pass\""));
        let money = secret && !over && (tells_money(line) || line.contains("\"open\":"));
        (deal || money).then(|| (*line).to_owned())
    })
}

/// Whether the standings in the line tell how much money somebody has.
fn tells_money(line: &str) -> bool {
    line.match_indices(", money ")
        .any(|(at, mark)| line[at + mark.len()..].starts_with(|c: char| c.is_ascii_digit()))
}

#[test]
fn a_line_for_everybody_that_tells_a_deal_or_secret_money_is_found_a3_45() {
    let mut setup = Setup::preset(Rulebook::ColdWar, 4);
    let paid =
        r#"Talk? Red: {"pay":{"to":1,"money":2}} > {"seat":0,"to":1,"money":2,"number":null,"open":true}"#;
    assert_eq!(leak(&setup, &[paid]), None, "payments are public");
    for line in [
        r#"Talk? Red: {"offer":{"to":1,"terms":{}}}"#,
        r#"Act? Red: "done" > {"turn_ended":{"seat":0}}; {"offered":{"number":1}}"#,
        r#"unseen > {"agreed":{"number":1}}"#,
        r#"-- {"closed":{"number":1,"by":0,"to":1,"why":"expired"}}"#,
    ] {
        assert!(leak(&setup, &[line]).is_some(), "{line}");
    }
    setup.options.set("cold_war.money", "secret").unwrap();
    assert!(leak(&setup, &[paid]).is_some());
    let standing = "Red: 18 states, income 33, money 66, population 22";
    assert!(leak(&setup, &[standing]).is_some());
    assert_eq!(leak(&setup, &["Red: 18 states, income 33, money secret, population 22"]), None);
    assert_eq!(leak(&setup, &["The position at the end", standing]), None, "then all is told");
}

#[test]
fn a_playthrough_has_secret_money_a_deal_and_a_payment_a3_45() {
    let secret = |of: &Playthrough| {
        let Options::ColdWar(options) = &of.tale.setup.options else { return false };
        options.money == Money::Secret
    };
    let mut all = super::all().into_iter().filter(secret);
    let deal = |of: Playthrough| {
        let own: Vec<&str> = of.text.lines().filter(|line| line.starts_with('[')).collect();
        let tells = |what: &str| own.iter().any(|line| line.contains(what));
        tells("{\"agreed\":") && tells("\"open\":false")
    };
    assert!(all.any(deal), "no deal in a game with secret money");
}
