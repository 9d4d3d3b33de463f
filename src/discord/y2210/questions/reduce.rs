//! Question `Reduce`: the MODs that MOD Reduction takes (A1-44): menu. `/lose` answers it.

use super::super::panel::{Buttons, Panel};
use super::super::placement_draft::{self, Slots};
use super::super::question::{Question, Rows};
use crate::rules;
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = super::losses::COMMAND;

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_reduce())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Reduce) -> Rows {
    let (at, most) = menu.mods.iter().copied().unzip();
    let slots = Slots { at, most, total: menu.count };
    let rules::Action::Y2210(Action::Reduce { mods }) = &question.ask.default else { return Ok(Vec::new()) };
    placement_draft::rows(question, &slots, mods)
}
