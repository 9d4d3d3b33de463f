//! Question `Bonus`: which territory on the traded cards gets the two armies (R1-66): menu. `/place` also answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use crate::discord::components::{blue, buttons};
use crate::discord::interactions::slash::Command;
use crate::rules::classic::{Action, steps};

pub(super) const COMMAND: &str = super::reinforce::COMMAND;

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_bonus())
}

/// A set names at most three territories, so each is a button.
pub(super) fn rows(question: &Question<'_>, menu: &steps::Bonus) -> Rows {
    let button =
        |at| Ok(blue(question.answer_with(Action::Bonus { at })?, &question.territory_with_armies(at)));
    let each = menu.among.iter().map(button).collect::<Result<Vec<_>, _>>()?;
    Ok(buttons(&each))
}
