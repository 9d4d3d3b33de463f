//! Question `Marker`: the turn-order marker (R1-15): menu. `/choose` answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use super::named_answers::NamedAnswer;
use crate::discord::components::buttons;
use crate::rules::y2210::{Action, steps};
use crate::text::Words;

pub(super) const COMMAND: &str = "choose";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_marker())
}

pub(super) fn answers(words: Words, menu: &steps::Marker) -> Vec<NamedAnswer> {
    let one = |number: &u8| NamedAnswer {
        key: number.to_string(),
        label: words.button_turn(u32::from(*number)),
        also: None,
        action: Action::Marker { number: *number },
    };
    menu.free.iter().map(one).collect()
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Marker) -> Rows {
    let button = |answer: NamedAnswer| question.answer_button(answer.action, &answer.label);
    let answers = answers(question.words, menu).into_iter();
    let choices = answers.map(button).collect::<Result<Vec<_>, _>>()?;
    Ok([buttons(&choices), buttons(&question.last_buttons()?)].concat())
}
