//! Texts of the classic family: questions, refusals, event lines, turn log, status, hand, report.

mod answers;
mod events;
mod final_table;
mod game_report;
mod hand;
mod log;
mod picture;
mod plan;
mod plan_parser;
mod plan_words;
mod question;
mod recap;
mod refusal_reasons;
mod status;

pub use picture::PictureText;
pub use plan_parser::{PlanError, StepProblem};

use super::bundle::Words;
use crate::rules::classic::{self, Action, Public};
use crate::rules::{FamilySeen, Seat, Seen, TerritoryId};
use std::ops::Deref;

/// The phrases of a language, with the methods of the classic family.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClassicWords(pub(super) Words);

impl Deref for ClassicWords {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

/// The public event of the classic family in what a viewer saw, if it is one.
fn public(seen: &Seen) -> Option<&Public> {
    match seen {
        Seen::Happened(FamilySeen::Classic(classic::Seen::Public(public))) => Some(public),
        Seen::Happened(
            FamilySeen::Classic(
                classic::Seen::Drew { .. }
                | classic::Seen::CardsTaken { .. }
                | classic::Seen::ObjectiveDealt { .. },
            )
            | FamilySeen::Y2210(_)
            | FamilySeen::ColdWar(_),
        )
        | Seen::Answered { .. }
        | Seen::OwnSealed { .. }
        | Seen::OneMoreSealed
        | Seen::Partial { .. }
        | Seen::Undone { .. } => None,
    }
}

/// The armies that a seat placed in these events.
pub(super) fn placed(seat: Seat, seen: &[Seen]) -> Vec<(TerritoryId, u32)> {
    let mut armies = Vec::new();
    for public in seen.iter().filter_map(public) {
        match public {
            Public::Placed(placed) if placed.seat == seat => armies.extend(placed.armies.iter().copied()),
            Public::BonusPlaced(placed) if placed.seat == seat => armies.push((placed.at, placed.armies)),
            _ => {}
        }
    }
    armies
}

impl ClassicWords {
    /// What an answer was that left no line in the log, for the player who may take it back.
    pub(super) fn quiet_step(self, action: &Action) -> Option<String> {
        match action {
            Action::Stop => Some(self.step_stop()),
            Action::Keep => Some(self.step_keep()),
            Action::Place { .. } => Some(self.step_place_none()),
            _ => None,
        }
    }
}

/// Whether an answer needs no line of its own because the following events show it, whoever gave it. A defence is usually
/// the default answer: tables do not wait for the defender unless they opt in ([PBP-34]).
pub(super) const fn goes_without_saying(action: &Action) -> bool {
    matches!(action, Action::Defend { .. })
}
