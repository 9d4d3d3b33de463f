//! Question `Confirm`: whether a blank card is played as it is written (A1-61): menu. `/choose` answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use super::named_answers::{NamedAnswer, yes_or_no, yes_or_no_buttons};
use crate::rules::y2210::{Action, steps};
use crate::text::Words;

pub(super) const COMMAND: &str = super::marker::COMMAND;

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_blank_card())
}

pub(super) fn answers(words: Words, _menu: &steps::Confirm) -> Vec<NamedAnswer> {
    yes_or_no(words, [words.button_confirm(), words.button_refuse()], |played| Action::Confirm { played })
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Confirm) -> Rows {
    yes_or_no_buttons(question, answers(question.words, menu))
}
