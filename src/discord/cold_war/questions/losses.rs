//! Question `Lose` (R3-23, A3-15): the armies that are lost; the cheapest ones are suggested.

use super::super::question::{Question, Rows};
use super::armies_draft::{Draft, Use};
use crate::discord::components::buttons;
use crate::rules;
use crate::rules::cold_war::steps::Lose;
use crate::rules::cold_war::{Action, Armies};

pub(super) const COMMAND: &str = "cold turn";

pub(super) fn rows(question: &Question<'_>, _menu: &Lose) -> Rows {
    let suggested = match &question.ask.default {
        rules::Action::ColdWar(Action::Lose { armies }) => *armies,
        _ => Armies::NONE,
    };
    let mut rows = Draft { used: Use::Lose, armies: suggested }.rows(question)?;
    let nothing = Action::Lose { armies: Armies::NONE };
    let mut row = Vec::new();
    if question.offers(&nothing) {
        row.push(question.grey_answer(nothing, &question.words.lose_nothing())?);
    }
    row.push(question.board_button()?);
    rows.extend(buttons(&row));
    Ok(rows)
}
