//! Question `Confirm`: whether a blank card is played as it is written (A1-61): menu. `/choose` answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use crate::discord::components::{buttons, green, red};
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = super::marker::COMMAND;

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_blank_card())
}

pub(super) fn rows(question: &Question<'_>, _menu: &steps::Confirm) -> Rows {
    let code = |played| question.answer_with(Action::Confirm { played });
    let words = question.words;
    Ok(buttons(&[green(code(true)?, &words.button_confirm()), red(code(false)?, &words.button_refuse())]))
}
