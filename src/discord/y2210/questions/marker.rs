//! Question `Marker`: the turn-order marker (R1-15): menu. `/choose` answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use crate::discord::components::buttons;
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = "choose";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_marker())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Marker) -> Rows {
    let words = question.words;
    let choose = |number: &u8| {
        question.answer_button(Action::Marker { number: *number }, &words.button_turn(u32::from(*number)))
    };
    let choices = menu.free.iter().map(choose).collect::<Result<Vec<_>, _>>()?;
    Ok([buttons(&choices), buttons(&question.last_buttons()?)].concat())
}
