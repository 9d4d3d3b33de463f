//! Question `Upkeep` (R3-17, A3-12): pay, or leave one kind of army in one state unpaid.

use super::super::question::{MENUS, Question, Rows, pick};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{buttons, menus};
use crate::rules::cold_war::steps::Upkeep;
use crate::rules::cold_war::{Action, Armies};

pub(super) const COMMAND: &str = "cold upkeep";

pub(super) fn rows(question: &Question<'_>, menu: &Upkeep) -> Rows {
    let words = question.words;
    let mut lines = Vec::new();
    for (at, armies) in &menu.armies {
        for (army, n) in armies.iter() {
            let action = Action::Upkeep { unpaid: vec![(*at, Armies::of(army, n))] };
            if question.offers(&action) {
                let label = words.unpaid_in(&question.state(*at), &words.army_count(army, n));
                lines.push(question.answer_line(action, &label)?);
            }
        }
    }
    let mut rows = menus(words, pick, &words.pick_unpaid(), (&lines, MENUS))?;
    rows.extend(last(question)?);
    Ok(rows)
}

fn last(question: &Question<'_>) -> Result<Vec<serenity::all::CreateActionRow>, TooLong> {
    let pay = question.default_answer(&question.words.pay_upkeep())?;
    Ok(buttons(&[pay, question.board_button()?]))
}
