//! Question `BonusDeck`: the deck of the card for three captures (R1-39): menu. `/choose` answers it.

use super::super::names;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use crate::discord::components::buttons;
use crate::rules::y2210::{Action, Commander, steps};

pub(super) const COMMAND: &str = super::marker::COMMAND;

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_bonus_deck())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::BonusDeck) -> Rows {
    let words = question.words;
    let draw = |deck: &Commander| {
        question.answer_button(Action::Draw { deck: *deck }, &names::commander(words, *deck))
    };
    let decks = menu.decks.iter().map(draw).collect::<Result<Vec<_>, _>>()?;
    Ok([buttons(&decks), buttons(&question.last_buttons()?)].concat())
}
