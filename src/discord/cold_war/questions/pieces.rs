//! Question `Pieces` (A3-27): where refugee pieces grow or go, state by state; the usual choice is a button.

use super::super::question::{MENUS, Outcome, Question, Rows, pick};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{Line, buttons, menus};
use crate::rules::TerritoryId;
use crate::rules::cold_war::steps::Pieces;
use crate::rules::cold_war::{Action, Menu};
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "cold pieces";

/// Pieces chosen so far; more are to be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft(Vec<(TerritoryId, u32)>);

pub(super) fn rows(question: &Question<'_>, menu: &Pieces) -> Rows {
    let mut rows = groups(question, menu, &[])?;
    let usual = question.default_answer(&question.words.usual_pieces())?;
    rows.extend(buttons(&[usual, question.board_button()?]));
    Ok(rows)
}

/// A state for some or all of the pieces that are left.
fn groups(question: &Question<'_>, menu: &Pieces, chosen: &[(TerritoryId, u32)]) -> Rows {
    let words = question.words;
    let left = menu.count.saturating_sub(chosen.iter().map(|(_, pieces)| *pieces).sum());
    let mut lines = Vec::new();
    for (at, there) in menu.groups.iter().filter(|(at, _)| !chosen.iter().any(|(known, _)| known == at)) {
        let most = if menu.grow { left } else { left.min(*there) };
        for pieces in (1..=most).rev() {
            let all = [chosen, &[(*at, pieces)]].concat();
            let label = words.pieces_at(&question.state(*at), pieces);
            let line = if pieces == left {
                question.answer_line(Action::Fit { pieces: all }, &label)?
            } else {
                Line::new(label, question.step(Draft(all))?)
            };
            lines.push(line.note(words.pieces_there(&words.refugee_pieces(*there))));
        }
    }
    menus(words, pick, &words.pick_state(), (&lines, MENUS))
}

/// The page with these pieces chosen; `None` if they are not offered any more.
pub(super) fn drafted(question: &Question<'_>, Draft(chosen): &Draft) -> Result<Option<Outcome>, TooLong> {
    let Menu::Pieces(menu) = question.menu else { return Ok(None) };
    let there = |at: &TerritoryId| menu.groups.iter().any(|(known, _)| known == at);
    if !chosen.iter().all(|(at, _)| there(at)) {
        return Ok(None);
    }
    let each: Vec<String> =
        chosen.iter().map(|(at, n)| question.words.pieces_at(&question.state(*at), *n)).collect();
    question.page(&each.join(", "), groups(question, menu, chosen)?)
}
