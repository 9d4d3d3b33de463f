//! Question `Consent` (A3-32, A3-39): whether armies may stop, or refugees may build.

use super::super::question::{Question, Rows};
use crate::discord::components::buttons;
use crate::rules::cold_war::Action;
use crate::rules::cold_war::steps::Consent;

pub(super) const COMMAND: &str = "cold turn";

pub(super) fn rows(question: &Question<'_>, _menu: &Consent) -> Rows {
    let words = question.words;
    Ok(buttons(&[
        question.green_answer(Action::Consent { given: true }, &words.give_leave())?,
        question.grey_answer(Action::Consent { given: false }, &words.refuse_leave())?,
        question.board_button()?,
    ]))
}
