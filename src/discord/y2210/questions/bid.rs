//! Question `Bid`: energy for the choice of the turn-order marker (R1-14): menu. `/bid` answers it.

use super::super::choices::{number_buttons, number_menus};
use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use crate::discord::components::buttons;
use crate::rules::y2210::{Action, steps};

pub(super) const COMMAND: &str = "bid";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_bid())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Bid) -> Rows {
    let bid = |energy| question.answer_with(Action::Bid { energy });
    let mut rows = number_buttons(question, (0, menu.most), bid)?;
    if menu.most > 4 {
        rows.extend(number_menus(question, &question.words.pick_bid(), 0..=menu.most, bid)?);
    }
    rows.extend(buttons(&question.last_buttons()?));
    Ok(rows)
}
