//! Question `PayWar` (A3-32): after leave was refused, pay for a war or take the leg back.

use super::super::question::{Question, Rows};
use crate::discord::components::buttons;
use crate::rules::cold_war::Action;
use crate::rules::cold_war::steps::PayWar;

pub(super) const COMMAND: &str = "cold turn";

pub(super) fn rows(question: &Question<'_>, _menu: &PayWar) -> Rows {
    let words = question.words;
    Ok(buttons(&[
        question.blue_answer(Action::PayWar { promise: true }, &words.pay_the_war())?,
        question.grey_answer(Action::PayWar { promise: false }, &words.take_back())?,
    ]))
}
