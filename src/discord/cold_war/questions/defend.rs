//! Question `Defend` (R3-22, A3-35): the armies that defend.

use super::super::question::{Question, Rows};
use super::armies_draft::{Draft, Use};
use crate::discord::components::buttons;
use crate::rules::cold_war::Armies;
use crate::rules::cold_war::steps::Defend;

pub(super) const COMMAND: &str = "cold turn";

pub(super) fn rows(question: &Question<'_>, _menu: &Defend) -> Rows {
    let mut rows = Draft { used: Use::Defend, armies: Armies::NONE }.rows(question)?;
    rows.extend(buttons(&[question.board_button()?]));
    Ok(rows)
}
