//! Question `Act` (T2): the menu of a player's turn, and its pages: buy, declare war, fight, convoy, convert, refugees. Each page adds
//! one choice to the press, and the last one is an answer ([PBP-7]).

use super::super::pages::turn_buttons;
use super::super::question::{MENUS, Outcome, Question, Rows, pick};
use super::armies_draft::{Draft, Use};
use super::refugees;
use crate::discord::components::{Line, blue, buttons, menus, red};
use crate::discord::custom_id::{Code, TooLong};
use crate::rules::TerritoryId;
use crate::rules::cold_war::steps::Act;
use crate::rules::cold_war::steps::act::declare::WarOption;
use crate::rules::cold_war::{Action, Armies, Menu, Order as Compound};
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "cold turn";

/// A page of a player's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Where to buy.
    Buy,
    /// On whom to declare war.
    War,
    /// From where to enter the state on which war is declared.
    Target(TerritoryId),
    /// War on the state with all armies next to it.
    AllOf(TerritoryId),
    /// Where to fight, and against whom.
    Fight,
    /// From where a convoy leaves.
    Convoy,
    /// Where to convert armies.
    Convert,
    /// To whom the armies go.
    To(TerritoryId, Armies),
    /// What refugees do, and what is done to them.
    Refugees,
    /// What is still possible, before the turn ends.
    AskEnd,
}

/// The menu: a button for each page that offers something, the pages that belong to no question, and the end of the turn.
pub(super) fn rows(question: &Question<'_>, act: &Act) -> Rows {
    let words = question.words;
    let pages = [
        (act.buy.iter().any(|option| option.least() <= act.money), Press::Buy, words.page_buy()),
        (act.declare.iter().any(|option| option.price <= act.money), Press::War, words.page_war()),
        (act.fights.iter().any(|option| option.left > 0), Press::Fight, words.page_fight()),
        (!act.senders().is_empty(), Press::Convoy, words.page_convoy()),
        (!act.converters().is_empty(), Press::Convert, words.page_convert()),
        (refugees::any(act), Press::Refugees, words.page_refugees()),
    ];
    let mut row = Vec::new();
    for (_, press, label) in pages.into_iter().filter(|(offered, ..)| *offered) {
        row.push(blue(page(question, press)?, &label));
    }
    let end = red(page(question, Press::AskEnd)?, &question.marked(&Action::Done, &words.page_end_turn()));
    let last = buttons(&[end, question.board_button()?]);
    Ok([buttons(&row), turn_buttons(words, question.look), last].concat())
}

fn page(question: &Question<'_>, press: Press) -> Result<Code, TooLong> {
    question.step(press)
}

/// The page of a press; `None` if it is not offered any more.
pub(super) fn pressed(question: &Question<'_>, press: &Press) -> Result<Option<Outcome>, TooLong> {
    let Menu::Act(act) = question.menu else { return Ok(None) };
    let words = question.words;
    match press {
        Press::Buy => question.page(&words.page_buy(), buy(question, act)?),
        Press::War => question.page(&words.page_war(), war(question, act)?),
        Press::Target(at) => match act.declare.iter().find(|option| option.at == *at) {
            Some(option) => question.page(&words.war_on(&question.state(*at)), origins(question, option)?),
            None => Ok(None),
        },
        Press::AllOf(at) => {
            let option = act.declare.iter().find(|option| option.at == *at);
            Ok(option.map(|option| Outcome::answer(with_all(option))))
        }
        Press::Fight => question.page(&words.page_fight(), fight(question, act)?),
        Press::Convoy => question.page(&words.page_convoy(), from_where(question, &act.senders(), Use::Leg)?),
        Press::Convert => {
            question.page(&words.page_convert(), from_where(question, &act.converters(), Use::Convert)?)
        }
        Press::To(at, armies) => question.page(&question.armies(*armies), to(question, act, *at, *armies)?),
        Press::Refugees => question.page(&words.page_refugees(), refugees::rows(question, act)?),
        Press::AskEnd => end(question, act),
    }
}

fn draft(question: &Question<'_>, used: Use) -> Result<Code, TooLong> {
    question.step(Draft { used, armies: Armies::NONE })
}

fn listed(question: &Question<'_>, title: &str, lines: impl Iterator<Item = Result<Line, TooLong>>) -> Rows {
    menus(question.words, pick, title, (&lines.collect::<Result<Vec<_>, _>>()?, MENUS))
}

fn buy(question: &Question<'_>, act: &Act) -> Rows {
    let offered = act.buy.iter().filter(|option| option.least() <= act.money);
    let line = |at: TerritoryId, war: bool| {
        let line = Line::new(question.state(at), draft(question, Use::Buy(at))?);
        let there = question.view.at(at).of(question.ask.to);
        let note = question.words.armies_there(&question.armies(there));
        Ok(line.note(if war { question.words.dearer_at_war(&note) } else { note }))
    };
    listed(question, &question.words.pick_state(), offered.map(|option| line(option.at, option.war)))
}

/// The states on which war can be declared, cheapest first.
fn war(question: &Question<'_>, act: &Act) -> Rows {
    let words = question.words;
    let mut offered: Vec<_> = act.declare.iter().filter(|option| option.price <= act.money).collect();
    offered.sort_by_key(|option| option.price);
    let lines = offered.into_iter().map(|option| {
        let note = words.war_for(&question.seats(&option.against), option.price);
        let code = match option.from.as_slice() {
            [(only, _)] => draft(question, Use::War(option.at, *only))?,
            _ => page(question, Press::Target(option.at))?,
        };
        Ok(Line::new(question.state(option.at), code).note(note))
    });
    listed(question, &words.pick_state(), lines)
}

/// The neighbours from which armies enter; all of them at once by a button.
fn origins(question: &Question<'_>, option: &WarOption) -> Rows {
    let words = question.words;
    let lines = option.from.iter().map(|(from, armies)| {
        let code = draft(question, Use::War(option.at, *from))?;
        Ok(Line::new(question.state(*from), code).note(question.armies(*armies)))
    });
    let mut rows = listed(question, &words.pick_origin(), lines)?;
    if question.offers(&with_all(option)) {
        let all = option.from.iter().fold(Armies::NONE, |sum, (_, armies)| sum.plus(*armies));
        let label = words.with_armies(&question.armies(all));
        rows.extend(buttons(&[red(page(question, Press::AllOf(option.at))?, &label)]));
    }
    Ok(rows)
}

fn with_all(option: &WarOption) -> Action {
    Action::Declare { target: option.at, armies: option.from.clone() }
}

fn fight(question: &Question<'_>, act: &Act) -> Rows {
    let offered = act.fights.iter().filter(|option| option.left > 0);
    let all = offered.flat_map(|option| option.against.iter().map(move |against| (option.at, against)));
    let lines = all.map(|(at, (against, theirs))| {
        let label = question.words.place_against(&question.state(at), &question.seat(*against));
        Ok(Line::new(label, draft(question, Use::Fight(at, *against))?).note(question.armies(*theirs)))
    });
    listed(question, &question.words.pick_state(), lines)
}

fn from_where(
    question: &Question<'_>,
    armies: &[(TerritoryId, Armies)],
    used: impl Fn(TerritoryId) -> Use,
) -> Rows {
    let lines = armies.iter().map(|(at, armies)| {
        Ok(Line::new(question.state(*at), draft(question, used(*at))?).note(question.armies(*armies)))
    });
    listed(question, &question.words.pick_state(), lines)
}

fn to(question: &Question<'_>, act: &Act, at: TerritoryId, armies: Armies) -> Rows {
    let words = question.words;
    let offered = act.convert.to.iter().map(|to| (to, Action::Convert { at, armies, to: *to }));
    let lines = offered
        .filter(|(_, action)| question.offers(action))
        .map(|(to, action)| question.answer_line(action, &question.seat(*to)));
    listed(question, &words.pick_player(), lines)
}

/// Ends the turn; if money or fights are left, asks once more and says so.
fn end(question: &Question<'_>, act: &Act) -> Result<Option<Outcome>, TooLong> {
    let words = question.words;
    let fights: u32 = act.fights.iter().map(|option| option.left).sum();
    let money = if act.buy.iter().any(|option| option.least() <= act.money) { act.money } else { 0 };
    if fights == 0 && money == 0 {
        return Ok(Some(Outcome::compound(Compound::End)));
    }
    let sure = question.green_answer(Action::Done, &words.page_end_turn())?;
    question.page(&words.left_in_turn(fights, money), buttons(&[sure]))
}
