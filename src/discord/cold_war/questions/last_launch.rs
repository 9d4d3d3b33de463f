//! Question `LastLaunch` (F1): a last launch at the end of the game, or none.

use super::super::page_codes;
use super::super::question::{Question, Rows};
use crate::discord::components::{buttons, red};
use crate::rules::cold_war::Action;
use crate::rules::cold_war::steps::LastLaunch;

pub(super) const COMMAND: &str = "launch";

pub(super) fn rows(question: &Question<'_>, _menu: &LastLaunch) -> Rows {
    let launch = page_codes::Launch::Show.code(question.look.game)?;
    Ok(buttons(&[
        red(launch, &question.words.button_launch()),
        question.green_answer(Action::Pass, &question.words.no_last_launch())?,
        question.board_button()?,
    ]))
}
