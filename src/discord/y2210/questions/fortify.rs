//! Question `Fortify`: the move at the end of a turn (R1-46): menu. `/fortify`, `/play` and `/end` answer it.

use super::super::choices::BUTTONS;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use super::{card_pages, end_of_turn, gift};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{buttons, green, grey, red};
use crate::present::y2210::ranked_choices::Shift;
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = "fortify";

pub(super) fn panel(panel: &Panel) -> Buttons {
    let end = panel.last_page(end_of_turn::Press::End, &panel.words.button_end_turn())?;
    Ok(vec![panel.act(&panel.words.button_fortify())?, end])
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Fortify) -> Rows {
    let words = question.words;
    let best = end_of_turn::best(question);
    let button = |shift: &Shift| {
        let Shift { from, to, units } = *shift;
        let [there, here] = [from, to].map(|at| question.territory_with_units(at));
        let code = question.answer_with(Action::Fortify { from, to, units })?;
        Ok(green(code, &words.button_move_all(units.count(), &there, &here)))
    };
    let moves = best.iter().take(BUTTONS).map(button).collect::<Result<Vec<_>, TooLong>>()?;
    let mut more = card_pages::button(question, &menu.cards)?;
    if !best.is_empty() {
        more.push(grey(question.step(end_of_turn::Press::List)?, &words.button_all_moves(best.len() as u32)));
    }
    let mut last = vec![red(end_of_turn::end(question)?, &words.button_end_turn())];
    last.extend(gift::button(question, menu.gift.as_ref())?);
    last.extend(question.last_buttons()?);
    Ok([buttons(&moves), buttons(&more), buttons(&last)].concat())
}
