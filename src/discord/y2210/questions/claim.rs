//! Question `Claim`: a free land territory in the set-up (R1-11): menu. `/claim` answers it.

use super::super::choices::{MENUS, territory_buttons};
use super::super::names;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows, pick};
use crate::discord::components::{Line, menus};
use crate::present::y2210::ranked_choices;
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = "claim";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_claim())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Claim) -> Rows {
    let best = ranked_choices::best_claims(question.view, menu.free.iter());
    let button = |at| question.answer_button(Action::Claim { at }, &question.territory(at));
    let line = |at| {
        let line = Line::new(question.territory(at), question.answer_with(Action::Claim { at })?);
        Ok(line.note(names::continent(question.words, question.view, at)))
    };
    let lines = best.iter().map(|at| line(*at)).collect::<Result<Vec<_>, _>>()?;
    let lists = menus(question.words, pick, &question.words.pick_claim(), (&lines, MENUS))?;
    Ok([territory_buttons(&best, button)?, lists].concat())
}
