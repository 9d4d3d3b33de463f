//! Question `Intercept` (R3-28, A3-31): how many interceptors oppose what passes, each number with its chance.

use super::super::question::{Question, Rows};
use crate::discord::components::buttons;
use crate::present::cold_war::win_chances;
use crate::rules::cold_war::Action;
use crate::rules::cold_war::steps::Intercept;

pub(super) const COMMAND: &str = "cold turn";

/// Greatest number of interceptors on buttons; all of them are on the last one.
const BUTTONS: u32 = 7;

pub(super) fn rows(question: &Question<'_>, menu: &Intercept) -> Rows {
    let words = question.words;
    let numbers = (1..=menu.most).filter(|n| *n < BUTTONS || *n == menu.most);
    let mut row = Vec::new();
    for number in numbers.filter(|n| !menu.all || *n == menu.most) {
        let percent = win_chances::interception_percent(question.view.house(), number);
        row.push(question.blue_answer(Action::Intercept { number }, &words.intercept_with(number, percent))?);
    }
    if question.offers(&Action::Intercept { number: 0 }) {
        row.push(question.grey_answer(Action::Intercept { number: 0 }, &words.let_pass())?);
    }
    row.push(question.board_button()?);
    Ok(buttons(&row))
}
