//! Question `Meet` (A3-53): armies with interceptors that meet an invader at once, or none.

use super::super::question::{Question, Rows};
use super::armies_draft::{Draft, Use};
use crate::discord::components::buttons;
use crate::rules::cold_war::steps::Meet;
use crate::rules::cold_war::{Action, Armies};

pub(super) const COMMAND: &str = "cold turn";

pub(super) fn rows(question: &Question<'_>, _menu: &Meet) -> Rows {
    let mut rows = Draft { used: Use::Meet, armies: Armies::NONE }.rows(question)?;
    let let_in = question.grey_answer(Action::Meet { armies: Armies::NONE }, &question.words.let_in())?;
    rows.extend(buttons(&[let_in, question.board_button()?]));
    Ok(rows)
}
