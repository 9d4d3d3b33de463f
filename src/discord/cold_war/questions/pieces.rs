//! Question `Pieces` (A3-27): where refugee pieces grow or go; the usual choice is a button.

use super::super::question::{MENUS, Question, Rows, pick};
use crate::discord::components::{buttons, menus};
use crate::rules::cold_war::Action;
use crate::rules::cold_war::steps::Pieces;

pub(super) const COMMAND: &str = "cold turn";

pub(super) fn rows(question: &Question<'_>, menu: &Pieces) -> Rows {
    let words = question.words;
    let mut lines = Vec::new();
    for (at, there) in &menu.groups {
        let action = Action::Fit { pieces: vec![(*at, menu.count)] };
        if question.offers(&action) {
            let line = question.answer_line(action, &question.state(*at))?;
            lines.push(line.note(words.refugee_pieces(*there)));
        }
    }
    let mut rows = menus(words, pick, &words.pick_state(), (&lines, MENUS))?;
    let usual = question.default_answer(&words.usual_pieces())?;
    rows.extend(buttons(&[usual, question.board_button()?]));
    Ok(rows)
}
