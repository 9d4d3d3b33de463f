//! Where armies are bought (R3-15, R3-16): the states in the order of their need, with yield, garrison and the neighbour to fear, and
//! the prices of all kinds before one is chosen.

use super::super::question::{MENUS, Question, Rows, pick};
use super::armies_draft::{Draft, Use};
use super::stakes::about;
use crate::discord::components::{Line, menus};
use crate::present::cold_war::win_chances;
use crate::rules::TerritoryId;
use crate::rules::cold_war::steps::Act;
use crate::rules::cold_war::steps::turn_actions::buy::BuyOption;
use crate::rules::cold_war::{Armies, Army};

/// The states where something can be paid: at war first, then by the strongest neighbour, then by what they yield.
fn ranked<'a>(question: &Question<'_>, act: &'a Act) -> Vec<&'a BuyOption> {
    let mut all: Vec<_> = act.buy.iter().filter(|option| option.least() <= act.money).collect();
    let need = |option: &&BuyOption| {
        let at = option.at;
        let worth = question.view.map().value(at);
        std::cmp::Reverse((option.war, win_chances::threat(question.view, at, question.ask.to), worth))
    };
    all.sort_by_key(need);
    all
}

/// The state that needs armies most, for a map beside the menu.
pub(super) fn front(question: &Question<'_>, act: &Act) -> Option<TerritoryId> {
    ranked(question, act).first().map(|option| option.at)
}

/// The states as a menu.
pub(super) fn states(question: &Question<'_>, act: &Act) -> Rows {
    let words = question.words;
    let mut lines = Vec::new();
    for option in ranked(question, act) {
        let code = question.step(Draft { used: Use::Buy(option.at), armies: Armies::NONE })?;
        let note = about(question, option.at);
        let note = if option.war { words.dearer_at_war(&note) } else { note };
        lines.push(Line::new(question.state(option.at), code).note(note));
    }
    menus(words, pick, &words.pick_state(), (&lines, MENUS))
}

/// The price of one army of each kind.
pub(super) fn prices(question: &Question<'_>) -> String {
    let words = question.words;
    let price = |army: Army| words.army_price(&words.army_kind(army), Armies::from(army).cost(false));
    Army::ALL.into_iter().map(price).collect::<Vec<_>>().join(", ")
}
