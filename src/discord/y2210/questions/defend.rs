//! Question `Defend`: number of defence dice (R1-37): menu. `/defend` sets the standing order, which also answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use crate::discord::components::{blue, buttons};
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = "defend";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_defend())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Defend) -> Rows {
    let one = |dice: u8| {
        let sides = menu.sides.iter().take(usize::from(dice)).map(|sides| format!("d{sides}"));
        let label = format!("{} · {}", question.words.dice(dice.into()), sides.collect::<Vec<_>>().join(" "));
        Ok(blue(question.answer_with(Action::Defend { dice })?, &label))
    };
    let mut row = (1..=menu.most).rev().map(one).collect::<Result<Vec<_>, _>>()?;
    row.extend(question.last_buttons()?);
    Ok(buttons(&row))
}
