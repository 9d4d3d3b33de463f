//! The commands of the family of 2210, and what it makes of the commands that all families share.

mod blank;
mod cards;
mod complete;
mod orders;
mod own_cards;
mod pieces;
mod reactions;
pub(crate) mod shared;
mod typed;

pub(crate) use complete::complete;

use crate::discord::interactions::slash::Command;

/// Every command of the family.
pub(crate) fn commands() -> Vec<Command> {
    let all =
        [orders::commands(), pieces::commands(), cards::commands(), reactions::commands(), blank::commands()];
    all.into_iter().flatten().collect()
}
