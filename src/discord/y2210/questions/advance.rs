//! Question `Advance`: which units move into an empty target (R1-25, R1-38): menu. `/advance` answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use super::units_page;
use crate::discord::components::buttons;
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = "advance";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_advance())
}

/// The units that may go.
pub(super) const fn choice(menu: &steps::Advance) -> units_page::Choice {
    units_page::Choice { there: menu.units, must: menu.must, min: menu.min, max: menu.max }
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Advance) -> Rows {
    let choice = choice(menu);
    let go = |units| question.answer_with(Action::Advance { units });
    let with = |with| question.step(units_page::Press::Advance(with));
    let rows = units_page::rows(question, &choice, menu.must, go, with)?;
    Ok([rows, buttons(&question.last_buttons()?)].concat())
}
