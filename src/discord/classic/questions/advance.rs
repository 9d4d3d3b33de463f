//! Question `Advance`: how many armies move into a captured territory (R1-68): menu and command.

use super::super::amounts;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Question, Rows, typed_number};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{blue, buttons, green, grey};
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::Command;
use crate::discord::panels::give_order;
use crate::rules::classic::{Action, Menu, steps};
use crate::table::Order;
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "advance";

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_advance())
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Another number, from a modal.
    Other,
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Advance) -> Rows {
    let (words, min, max) = (question.words, menu.min, menu.max);
    let mut row = Vec::new();
    for armies in amounts::few(min, max) {
        let code = question.answer_with(Action::Advance { armies })?;
        let all = armies == max;
        row.push(if all { green(code, &words.button_all(armies)) } else { blue(code, &armies.to_string()) });
    }
    if max > min + 2 {
        row.push(grey(question.step(Press::Other)?, &words.button_other_number()));
    }
    Ok(buttons(&row))
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Other if picked.is_empty() => {
            question.number_form(Press::Other, &question.words.form_hint_advance()).map(Some)
        }
        Press::Other => Ok(typed_number(picked).map(|armies| Outcome::answer(Action::Advance { armies }))),
    }
}

pub(in super::super) async fn advance(request: &Request, armies: Option<i64>) -> Answered {
    let look = slash::acting(request).await?;
    let most = match Question::open(request.words, &look).map(|question| question.menu.clone()) {
        Some(Menu::Advance(steps::Advance { max, .. })) => max,
        _ => 1,
    };
    let armies = armies.map_or(Ok(most), |n| slash::armies(request, n))?;
    give_order::by_command(request, Order::Answer(Action::Advance { armies }.into())).await
}
