//! Question `Prepare`: command cards before the first invasion (R1-31): menu. `/play` and `/done` answer it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use super::{card_pages, gift};
use crate::discord::components::buttons;
use crate::rules::y2210::steps;

pub(super) const COMMAND: &str = "play";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_prepare())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Prepare) -> Rows {
    let mut last = vec![question.done_button()?];
    last.extend(gift::button(question, menu.gift.as_ref())?);
    last.extend(question.last_buttons()?);
    Ok([card_pages::rows(question, &menu.cards)?, buttons(&last)].concat())
}
