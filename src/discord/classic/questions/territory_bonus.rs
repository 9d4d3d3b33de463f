//! Question `Bonus`: which territory on the traded cards gets the two armies (R1-66): menu. `/place` also answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows, pick};
use crate::discord::components::{Line, menu};
use crate::discord::slash::Command;
use crate::rules::classic::{Action, steps};

pub(super) const COMMAND: &str = super::reinforce::COMMAND;

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_bonus())
}

pub(super) fn rows(question: &Question<'_>, menu_of: &steps::Bonus) -> Rows {
    let line = |at| Ok(Line::new(question.territory(at), question.answer_with(Action::Bonus { at })?));
    let lines = menu_of.among.iter().map(line).collect::<Result<Vec<_>, _>>()?;
    Ok(vec![menu(pick(0)?, &question.words.pick_bonus(), &lines)])
}
