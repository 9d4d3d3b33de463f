//! Question `Deploy`: three MODs at a time in the set-up (R1-11): menu. `/deploy` answers it.

use super::super::panel::{Buttons, Panel};
use super::super::placement_draft::{self, Slots};
use super::super::question::{Question, Rows};
use crate::rules;
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = "deploy";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_mods())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Deploy) -> Rows {
    let slots = Slots::any(question, menu.own.iter(), menu.mods);
    let rules::Action::Y2210(Action::Deploy { mods }) = &question.ask.default else { return Ok(Vec::new()) };
    placement_draft::rows(question, &slots, mods)
}
