//! Question `Exile` (R3-13, A3-38): where refugee pieces appear, and whether they go on one state.

use super::super::question::{MENUS, Outcome, Question, Rows, pick};
use crate::discord::components::{Line, buttons, menus};
use crate::discord::custom_id::TooLong;
use crate::rules::TerritoryId;
use crate::rules::cold_war::steps::Exile;
use crate::rules::cold_war::{Action, Menu};
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "cold turn";

/// Where all pieces appear, before their steps are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Press(TerritoryId);

pub(super) fn rows(question: &Question<'_>, menu: &Exile) -> Rows {
    let words = question.words;
    if let [only] = menu.states.as_slice() {
        return steps(question, menu, only.at);
    }
    let lines = menu.states.iter().map(|refuge| {
        let stay = Action::Appear { at: refuge.at, steps: Vec::new() };
        let label = question.marked(&stay, &question.state(refuge.at));
        Ok(Line::new(label, question.step(Press(refuge.at))?))
    });
    menus(words, pick, &words.pick_state(), (&lines.collect::<Result<Vec<_>, TooLong>>()?, MENUS))
}

/// Stay there, or go on: all pieces to one neighbour, or one piece.
fn steps(question: &Question<'_>, menu: &Exile, at: TerritoryId) -> Rows {
    let words = question.words;
    let Some(refuge) = menu.states.iter().find(|refuge| refuge.at == at) else { return Ok(Vec::new()) };
    let mut lines = Vec::new();
    for to in refuge.steps.iter() {
        for pieces in (1..=menu.pieces).rev() {
            let label = words.way(&question.state(at), &question.state(to));
            let line = question.answer_line(Action::Appear { at, steps: vec![(to, pieces)] }, &label)?;
            lines.push(line.note(words.refugee_pieces(pieces)));
        }
    }
    let mut rows = menus(words, pick, &words.pick_next_state(), (&lines, MENUS))?;
    let stay = Action::Appear { at, steps: Vec::new() };
    rows.extend(buttons(&[
        question.green_answer(stay, &words.pieces_stay(&question.state(at)))?,
        question.board_button()?,
    ]));
    Ok(rows)
}

pub(super) fn pressed(question: &Question<'_>, Press(at): Press) -> Result<Option<Outcome>, TooLong> {
    let Menu::Exile(menu) = question.menu else { return Ok(None) };
    let rows = steps(question, menu, at)?;
    if rows.is_empty() { Ok(None) } else { question.page(&question.state(at), rows) }
}
