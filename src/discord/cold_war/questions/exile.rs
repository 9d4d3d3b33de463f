//! Question `Exile` (R3-13, A3-38): where refugee pieces appear, and to which neighbours they go on, state by state.

use super::super::question::{MENUS, Outcome, Question, Rows, pick};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{Line, buttons, menus};
use crate::rules::TerritoryId;
use crate::rules::cold_war::steps::Exile;
use crate::rules::cold_war::{Action, Menu};
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "cold exile";

/// Where all pieces appear, before their steps are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Press(TerritoryId);

/// Steps chosen so far; more are to be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft {
    at: TerritoryId,
    steps: Vec<(TerritoryId, u32)>,
}

pub(super) fn rows(question: &Question<'_>, menu: &Exile) -> Rows {
    let words = question.words;
    if let [only] = menu.states.as_slice() {
        return steps(question, menu, &Draft { at: only.at, steps: Vec::new() });
    }
    let lines = menu.states.iter().map(|refuge| {
        let stay = Action::Appear { at: refuge.at, steps: Vec::new() };
        let label = question.marked(&stay, &question.state(refuge.at));
        Ok(Line::new(label, question.step(Press(refuge.at))?))
    });
    menus(words, pick, &words.pick_state(), (&lines.collect::<Result<Vec<_>, TooLong>>()?, MENUS))
}

/// The next step of some pieces: the answer, if no piece is left; and a button that ends with the steps so far.
fn steps(question: &Question<'_>, menu: &Exile, draft: &Draft) -> Rows {
    let (words, at) = (question.words, draft.at);
    let Some(refuge) = menu.states.iter().find(|refuge| refuge.at == at) else { return Ok(Vec::new()) };
    let gone: u32 = draft.steps.iter().map(|(_, pieces)| *pieces).sum();
    let left = menu.pieces.saturating_sub(gone);
    let mut lines = Vec::new();
    for to in refuge.steps.iter().filter(|to| !draft.steps.iter().any(|(known, _)| known == to)) {
        for pieces in (1..=left).rev() {
            let label = words.refugees_step(pieces, &question.state(at), &question.state(to));
            let steps = [draft.steps.as_slice(), &[(to, pieces)]].concat();
            lines.push(if pieces == left {
                question.answer_line(Action::Appear { at, steps }, &label)?
            } else {
                Line::new(label, question.step(Draft { at, steps })?)
            });
        }
    }
    let mut rows = menus(words, pick, &words.pick_next_state(), (&lines, MENUS))?;
    let done = if draft.steps.is_empty() {
        words.pieces_stay(&question.state(at))
    } else {
        let all =
            std::iter::once((at, left)).filter(|(_, left)| *left > 0).chain(draft.steps.iter().copied());
        let each: Vec<String> = all.map(|(at, n)| words.pieces_at(&question.state(at), n)).collect();
        words.pieces_stand(&each.join(", "))
    };
    let answer = Action::Appear { at, steps: draft.steps.clone() };
    rows.extend(buttons(&[question.green_answer(answer, &done)?, question.board_button()?]));
    Ok(rows)
}

pub(super) fn pressed(question: &Question<'_>, Press(at): Press) -> Result<Option<Outcome>, TooLong> {
    drafted(question, &Draft { at, steps: Vec::new() })
}

/// The page with these steps; `None` if they are not offered any more.
pub(super) fn drafted(question: &Question<'_>, draft: &Draft) -> Result<Option<Outcome>, TooLong> {
    let Menu::Exile(menu) = question.menu else { return Ok(None) };
    if !question.offers(&Action::Appear { at: draft.at, steps: draft.steps.clone() }) {
        return Ok(None);
    }
    question.page(&question.state(draft.at), steps(question, menu, draft)?)
}
