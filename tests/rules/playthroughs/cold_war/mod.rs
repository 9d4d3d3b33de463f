//! Playthroughs of the Cold War: answers, events and positions of its family.

pub(super) mod position;

use super::Playthrough;
use super::ways::ENDINGS;
use casus_belli::rules::cold_war::{Action, Public, Seen};
use casus_belli::rules::{Board, Ending};
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
    ["the Cold War: income", "the Cold War: shared"].map(str::to_owned).into()
}

/// The required ways that a playthrough shows.
pub(super) fn shown(playthrough: &Playthrough) -> BTreeSet<String> {
    assert!(ENDINGS.contains(&Ending::Points), "a game of the Cold War ends by points");
    let Some(outcome) = playthrough.tell().game.outcome().cloned() else { return BTreeSet::new() };
    let way = if outcome.winners.len() > 1 { "shared" } else { "income" };
    [format!("the Cold War: {way}")].into()
}
