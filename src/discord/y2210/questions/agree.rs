//! Question `Agree`: whether to play with the blank cards as they are written (A1-61): menu. `/choose` answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use crate::discord::components::{buttons, green, red};
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = super::marker::COMMAND;

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_blank_cards())
}

pub(super) fn rows(question: &Question<'_>, _menu: &steps::Agree) -> Rows {
    let code = |agreed| question.answer_with(Action::Agree { agreed });
    let words = question.words;
    Ok(buttons(&[
        green(code(true)?, &words.button_agree_cards()),
        red(code(false)?, &words.button_disagree()),
    ]))
}
