//! Question `Present` (A3-57): whether a player in exile accepts armies.

use super::super::question::{Question, Rows};
use crate::discord::components::buttons;
use crate::rules::cold_war::Action;
use crate::rules::cold_war::steps::Present;

pub(super) const COMMAND: &str = "cold turn";

pub(super) fn rows(question: &Question<'_>, _menu: &Present) -> Rows {
    let words = question.words;
    Ok(buttons(&[
        question.green_answer(Action::Present { accepted: true }, &words.accept_armies())?,
        question.grey_answer(Action::Present { accepted: false }, &words.decline_armies())?,
        question.board_button()?,
    ]))
}
