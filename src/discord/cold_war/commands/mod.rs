//! The commands of the family of the Cold War.

mod advance;
mod callers_seat;
mod complete;
mod deals;
mod exile;
mod launch;
mod reactions;
mod turn;
mod typed;

use crate::discord::interactions::slash::Command;

/// Every command of the family.
pub(crate) fn commands() -> Vec<Command> {
    [turn::commands(), deals::commands(), launch::commands()].into_iter().flatten().collect()
}
