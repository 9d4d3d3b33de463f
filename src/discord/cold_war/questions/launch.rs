//! Question `Launch` (R3-34): always open to a player with nuclear weapons; nobody waits for it. Its page is that of launches.

use super::super::page_codes;
use super::super::question::{Question, Rows};
use crate::discord::components::{buttons, red};
use crate::rules::cold_war::steps::Launch;

pub(super) const COMMAND: &str = "launch";

pub(super) fn rows(question: &Question<'_>, _menu: &Launch) -> Rows {
    let launch = page_codes::Launch::Show.code(question.look.game)?;
    Ok(buttons(&[red(launch, &question.words.button_launch())]))
}
