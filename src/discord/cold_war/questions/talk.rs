//! Question `Talk` (R3-8): payments and deals, always open; nobody waits for it. `/deal` answers it.

use super::super::question::{Question, Rows};
use crate::rules::cold_war::steps::Talk;

pub(super) const COMMAND: &str = "deal";

#[allow(clippy::unnecessary_wraps, reason = "like every question")]
pub(super) fn rows(_question: &Question<'_>, _menu: &Talk) -> Rows {
    Ok(Vec::new())
}
