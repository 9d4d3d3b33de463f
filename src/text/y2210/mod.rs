//! Texts of the family of 2210: questions, refusals, event lines, turn log, status, hand, report.

mod events;
mod final_table;
mod hand;
mod log;
mod picture;
mod plan;
mod question;
mod recap;
mod refusal_reasons;
mod report;
mod status;

use super::bundle::Words;
use crate::rules::y2210::Action;
use std::ops::Deref;

/// The phrases of a language, with the methods of the family of 2210.
#[derive(Clone, Copy, Debug)]
pub(super) struct Y2210Words(pub(super) Words);

impl Deref for Y2210Words {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

/// Whether an answer needs no line of its own because the following events show it, whoever gave it.
pub(super) const fn goes_without_saying(action: &Action) -> bool {
    matches!(action, Action::Defend { .. })
}
