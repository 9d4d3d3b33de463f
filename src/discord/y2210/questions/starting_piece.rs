//! Question `Settle`: where a starting piece stands (R1-12): menu. `/place` answers it.

use super::super::choices::{territory_buttons, territory_menus};
use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use crate::discord::components::buttons;
use crate::present::y2210::ranked_choices;
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = super::place::COMMAND;

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_settle())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Settle) -> Rows {
    let best = ranked_choices::best_places(question.view, menu.own.iter());
    let here = |at| question.answer_button(Action::Settle { at }, &question.territory_with_units(at));
    let code = |at| question.answer_with(Action::Settle { at });
    let lists = territory_menus(question, &question.words.pick_piece_place(), &best, code)?;
    Ok([territory_buttons(&best, here)?, lists, buttons(&question.last_buttons()?)].concat())
}
