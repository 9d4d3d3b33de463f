//! Pages of the question `Fortify`: the moves, the units of one, and the end of the turn. The question `Invade` ends the turn
//! with them too.

use super::super::question::{Outcome, Page, Question, pick};
use super::units_page;
use crate::discord::components::custom_id::{Code, TooLong};
use crate::discord::components::{Line, buttons, grey, menus, red};
use crate::discord::context::answer::Answer;
use crate::present::y2210::ranked_choices::{self, Shift};
use crate::rules::TerritoryId;
use crate::rules::y2210::{Action, Commanders, Menu, Order, Units};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Show the menus of all moves.
    List,
    /// End the turn while invasions or moves are possible: asks for confirmation.
    AskEnd,
    /// End the turn.
    End,
}

/// The moves of the question, the best first.
pub(super) fn best(question: &Question<'_>) -> Vec<Shift> {
    match question.menu {
        Menu::Fortify(menu) => ranked_choices::best_shifts(question.view, &menu.moves),
        _ => Vec::new(),
    }
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    Ok(match press {
        Press::List => Some(Outcome::Shown(list(question)?)),
        Press::AskEnd => Some(Outcome::Shown(confirm(question)?)),
        Press::End => Some(Outcome::compound(Order::End)),
    })
}

/// The menus of all moves; a picked one shows its units.
fn list(question: &Question<'_>) -> Result<Answer, TooLong> {
    let words = question.words;
    let line = |shift: &Shift| {
        let [from, to] = [shift.from, shift.to].map(|at| question.territory_with_units(at));
        let code = question.step(units_page::Press::Move(shift.from, shift.to, Commanders::NONE))?;
        let note = words.label_threat(ranked_choices::threat(question.view, shift.to));
        Ok(Line::new(words.shift(&from, &to), code).note(note))
    };
    let lines = best(question).iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
    let mut rows = menus(words, pick, &words.pick_move(), (&lines, 4))?;
    rows.extend(buttons(&[question.back_button()?]));
    Ok(Answer::new(question.text()).with(rows))
}

/// The units of a move.
pub(super) fn units(
    question: &Question<'_>,
    (from, to): (TerritoryId, TerritoryId),
    with: Commanders,
) -> Page {
    let Menu::Fortify(menu) = question.menu else { return Ok(None) };
    let Some(option) = menu.moves.iter().find(|option| option.from == from && option.to.contains(to)) else {
        return Ok(None);
    };
    let max = option.units.count().saturating_sub(1);
    let choice = units_page::Choice { there: option.units, must: Commanders::NONE, min: 1, max };
    let go = |units: Units| question.answer_with(Action::Fortify { from, to, units });
    let other = |with| question.step(units_page::Press::Move(from, to, with));
    let rows = units_page::rows(question, &choice, with, go, other)?;
    let back = buttons(&[grey(question.step(Press::List)?, &question.words.button_other_move())]);
    let text = question.words.which_units(&question.territory(from), &question.territory(to));
    Ok(Some(Answer::new(text).with([rows, back].concat())))
}

/// The code of the *End turn* button: asks for confirmation if invasions are possible.
pub(super) fn end(question: &Question<'_>) -> Result<Code, TooLong> {
    question.step(match question.menu {
        Menu::Invade(menu) if !menu.options.is_empty() => Press::AskEnd,
        _ => Press::End,
    })
}

/// The confirmation.
fn confirm(question: &Question<'_>) -> Result<Answer, TooLong> {
    let words = question.words;
    let row = vec![red(question.step(Press::End)?, &words.button_end_turn()), question.back_button()?];
    Ok(Answer::new(words.end_really()).with(buttons(&row)))
}
