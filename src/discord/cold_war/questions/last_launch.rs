//! Question `LastLaunch` (F1): a last launch at the end of the game, or none.

use super::super::question::{Question, Rows};
use super::weapons;
use crate::discord::components::buttons;
use crate::rules::cold_war::Action;
use crate::rules::cold_war::steps::LastLaunch;

pub(super) const COMMAND: &str = "launch";

pub(super) fn rows(question: &Question<'_>, menu: &LastLaunch) -> Rows {
    let mut rows = weapons::rows(question, &menu.weapons)?;
    rows.extend(buttons(&[question.green_answer(Action::Pass, &question.words.no_last_launch())?]));
    Ok(rows)
}
