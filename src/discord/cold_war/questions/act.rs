//! Question `Act` (T2): the menu of a player's turn, and its pages: buy, declare war, fight, convoy, convert, refugees. Each page adds
//! one choice to the press, and the last one is an answer ([PBP-7]).

use super::super::page_buttons::turn_buttons;
use super::super::question::{MENUS, Outcome, Question, Rows, pick};
use super::act_press::Press;
use super::armies_draft::{Draft, Use};
use super::{fight, purchase, refugees, war};
use crate::discord::components::custom_id::{Code, TooLong};
use crate::discord::components::{Line, blue, buttons, green, menus, red};
use crate::rules::TerritoryId;
use crate::rules::cold_war::steps::Act;
use crate::rules::cold_war::{Action, Armies, Menu, Order as Compound};

pub(super) const COMMAND: &str = "cold turn";

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
    let end = red(page(question, Press::AskEnd)?, &words.page_end_turn());
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
        Press::Buy => {
            let prices = purchase::prices(question);
            question.page_about(&words.page_buy(), &prices, purchase::states(question, act)?)
        }
        Press::War => question.page(&words.page_war(), war::states(question, act)?),
        Press::Target(at) => war::target(question, act, *at),
        Press::AllOf(at) => Ok(war::enter_with_all(act, *at)),
        Press::Enter(at, only) => Ok(war::enter(question, act, (*at, *only))),
        Press::Fight => match fight::all(act)[..] {
            [(at, against, _)] => {
                Draft { used: Use::Fight(at, against), armies: Armies::NONE }.pressed(question)
            }
            _ => question.page(&words.page_fight(), fights(question, act)?),
        },
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

fn fights(question: &Question<'_>, act: &Act) -> Rows {
    let lines = fight::all(act).into_iter().map(|(at, against, theirs)| {
        let label = question.words.place_against(&question.state(at), &question.seat(against));
        let note = fight::odds(question, (at, against)).unwrap_or_else(|| question.armies(theirs));
        Ok(Line::new(label, draft(question, Use::Fight(at, against))?).note(note))
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
    let sure = green(question.answer_with(Action::Done)?, &words.page_end_turn());
    question.page(&words.left_in_turn(fights, money), buttons(&[sure]))
}
