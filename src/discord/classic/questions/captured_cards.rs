//! Question `Spoils`: trade in sets with captured cards, or keep the cards (R0-44): menu. `/trade` also answers it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{PanelRows, Question};
use super::sets;
use crate::discord::interactions::slash::Command;
use crate::rules::classic::steps;

pub(super) const COMMAND: &str = super::trade::COMMAND;

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    let keep = panel.last_page(sets::Press::Show, &panel.words.button_keep())?;
    Ok(vec![panel.act(&panel.words.button_trade())?, keep])
}

pub(super) fn rows(question: &Question<'_>, _menu: &steps::Spoils) -> PanelRows {
    sets::page(question).map(|page| page.rows.into_iter().collect())
}
