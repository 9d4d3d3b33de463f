//! Question `Agree`: whether to play with the blank cards as they are written (A1-61): menu. `/choose` answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use super::named_answers::{NamedAnswer, yes_or_no, yes_or_no_buttons};
use crate::rules::y2210::{Action, steps};
use crate::text::Words;

pub(super) const COMMAND: &str = super::marker::COMMAND;

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_blank_cards())
}

pub(super) fn answers(words: Words, _menu: &steps::Agree) -> Vec<NamedAnswer> {
    let labels = [words.button_agree_cards(), words.button_disagree()];
    yes_or_no(words, labels, |agreed| Action::Agree { agreed })
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Agree) -> Rows {
    yes_or_no_buttons(question, answers(question.words, menu))
}
