//! War by declaration in a player's turn (R3-18, R3-20): before the price is paid, each state shows what it costs and yields, who
//! stands there, and the chance to win it; each choice says which state it empties.

use super::super::question::{Button, MENUS, Outcome, Question, Rows, pick};
use super::act_press::Press;
use super::armies_draft::{Draft, Use};
use super::stakes::{Sent, chance, empties, with_emptied};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{Line, blue, buttons, green, menus, red};
use crate::rules::TerritoryId;
use crate::rules::cold_war::steps::Act;
use crate::rules::cold_war::steps::turn_actions::declare::WarOption;
use crate::rules::cold_war::{Action, Armies, Menu};

/// Chance from which a war is offered in green.
const GOOD: u32 = 50;
/// Number of wars that are offered after a purchase.
const NEXT: usize = 3;

fn sum(armies: &Sent) -> Armies {
    armies.iter().fold(Armies::NONE, |sum, (_, armies)| sum.plus(*armies))
}

/// The armies that can enter from one state or from all, but one in each state that would be empty.
fn leaving_one(question: &Question<'_>, option: &WarOption, only: Option<TerritoryId>) -> Sent {
    let near = option.from.iter().filter(|(from, _)| only.is_none_or(|only| only == *from));
    let sent = |(from, armies): &(TerritoryId, Armies)| {
        let cheapest = armies.iter().next().map_or(Armies::NONE, |(army, _)| Armies::from(army));
        let go = if empties(question, *from, *armies) { armies.minus(cheapest) } else { *armies };
        (!go.is_empty()).then_some((*from, go))
    };
    near.filter_map(sent).collect()
}

/// The armies whose chance is shown: those that empty nothing, or all if there are none.
fn likely(question: &Question<'_>, option: &WarOption) -> Sent {
    let kept = leaving_one(question, option, None);
    if kept.is_empty() { option.from.clone() } else { kept }
}

/// Who stands in a state: "Computer 3: 1 infantry".
fn whose(question: &Question<'_>, at: TerritoryId) -> String {
    let others = question.view.at(at).armies.iter().filter(|(seat, _)| *seat != question.ask.to);
    let each = others.map(|(seat, armies)| {
        question.words.state_defended_by(&question.seat(*seat), &question.armies(*armies))
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() { question.words.nobody() } else { each.join("; ") }
}

/// The options that can be paid, with their chances: those that promise most income first.
fn ranked<'a>(question: &Question<'_>, act: &'a Act) -> Vec<(&'a WarOption, u32)> {
    let paid = act.declare.iter().filter(|option| option.price <= act.money);
    let mut all: Vec<_> =
        paid.map(|option| (option, chance(question, option.at, sum(&likely(question, option))))).collect();
    let worth = |at| question.view.map().value(at);
    all.sort_by_key(|(option, percent)| (std::cmp::Reverse(percent * worth(option.at)), option.price));
    all
}

/// The states on which war can be declared.
pub(super) fn states(question: &Question<'_>, act: &Act) -> Rows {
    let words = question.words;
    let mut lines = Vec::new();
    for (option, percent) in ranked(question, act) {
        let value = question.view.map().value(option.at);
        let note = words.war_note(option.price, percent, value, &whose(question, option.at));
        lines.push(Line::new(question.state(option.at), question.step(Press::Target(option.at))?).note(note));
    }
    menus(words, pick, &words.pick_state(), (&lines, MENUS))
}

/// The page of one state: what it is worth and who holds it, all armies but one in each state, all of them, or a choice.
pub(super) fn target(
    question: &Question<'_>,
    act: &Act,
    at: TerritoryId,
) -> Result<Option<Outcome>, TooLong> {
    let Some(option) = act.declare.iter().find(|option| option.at == at) else { return Ok(None) };
    let words = question.words;
    let mut lines = Vec::new();
    for (from, armies) in &option.from {
        let code = question.step(Draft { used: Use::War(at, *from), armies: Armies::NONE })?;
        lines.push(Line::new(question.state(*from), code).note(question.armies(*armies)));
    }
    let mut row = Vec::new();
    let kept = leaving_one(question, option, None);
    for (armies, press) in [(&kept, Press::Enter(at, None)), (&option.from, Press::AllOf(at))] {
        let action = Action::Declare { target: at, armies: armies.clone() };
        let twice = matches!(press, Press::Enter(..)) && *armies == option.from;
        if !twice && question.offers(&action) {
            let percent = chance(question, at, sum(armies));
            let label = words.war_with(&question.armies(sum(armies)), percent);
            let label = with_emptied(question, label, armies);
            let code = question.step(press)?;
            row.push(if percent >= GOOD { green(code, &label) } else { red(code, &label) });
        }
    }
    let mut rows = buttons(&row);
    rows.extend(menus(words, pick, &words.pick_origin(), (&lines, MENUS - 1))?);
    let value = question.view.map().value(at);
    let about = words.war_about(&question.state(at), value, &whose(question, at), option.price);
    question.page_about(&words.war_on(&question.state(at)), &about, rows)
}

/// War with all armies next to the state, or next to it in one state, but one in each state that would be empty.
pub(super) fn enter(
    question: &Question<'_>,
    act: &Act,
    (at, only): (TerritoryId, Option<TerritoryId>),
) -> Option<Outcome> {
    let option = act.declare.iter().find(|option| option.at == at)?;
    Some(Outcome::answer(Action::Declare { target: at, armies: leaving_one(question, option, only) }))
}

/// War with all armies next to the state.
pub(super) fn enter_with_all(act: &Act, at: TerritoryId) -> Option<Outcome> {
    let option = act.declare.iter().find(|option| option.at == at)?;
    Some(Outcome::answer(Action::Declare { target: at, armies: option.from.clone() }))
}

/// The best wars that the armies of a state can begin, as buttons.
pub(super) fn from(question: &Question<'_>, from: TerritoryId) -> Vec<Button> {
    let Menu::Act(act) = question.menu else { return Vec::new() };
    let mut all: Vec<(u32, &WarOption)> = Vec::new();
    for option in act.declare.iter().filter(|option| option.price <= act.money) {
        let armies = leaving_one(question, option, Some(from));
        if !armies.is_empty() {
            all.push((chance(question, option.at, sum(&armies)), option));
        }
    }
    let worth = |(percent, option): &(u32, &WarOption)| percent * question.view.map().value(option.at);
    all.sort_by_key(|one| std::cmp::Reverse(worth(one)));
    let button = |(percent, option): (u32, &WarOption)| {
        let label = question.words.war_button(&question.state(option.at), option.price, percent);
        let code = question.step(Press::Enter(option.at, Some(from)))?;
        Ok(if percent >= GOOD { green(code, &label) } else { blue(code, &label) })
    };
    all.into_iter().take(NEXT).map(button).collect()
}
