//! Question `Launch` (R3-34): always open to a player with nuclear weapons; nobody waits for it.

use super::super::question::{Question, Rows};
use super::weapons;
use crate::rules::cold_war::steps::Launch;

pub(super) const COMMAND: &str = "launch";

pub(super) fn rows(question: &Question<'_>, menu: &Launch) -> Rows {
    weapons::rows(question, &menu.weapons)
}
