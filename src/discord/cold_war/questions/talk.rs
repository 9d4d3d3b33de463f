//! Question `Talk` (R3-8): payments and deals, always open; nobody waits for it. `/deal` answers it, and the page of deals.

use super::super::page_codes;
use super::super::question::{Question, Rows};
use crate::discord::components::{blue, buttons};
use crate::rules::cold_war::steps::Talk;

pub(super) const COMMAND: &str = "deal";

pub(super) fn rows(question: &Question<'_>, _menu: &Talk) -> Rows {
    let deals = page_codes::Deals::Show.code(question.look.game)?;
    Ok(buttons(&[blue(deals, &question.words.button_deals())]))
}
