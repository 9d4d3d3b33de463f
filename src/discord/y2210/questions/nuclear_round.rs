//! Question `NuclearRound`: nuclear cards without energy during Armageddon (A1-45): menu. `/play` and `/done` answer it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use super::card_pages;
use crate::discord::components::buttons;
use crate::rules::y2210::steps;

pub(super) const COMMAND: &str = super::prepare::COMMAND;

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_nuclear())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::NuclearRound) -> Rows {
    let mut last = vec![question.done_button()?];
    last.extend(question.last_buttons()?);
    Ok([card_pages::rows(question, &menu.cards)?, buttons(&last)].concat())
}
