//! The list of questions. A new question is a file here and a line in each list below; the compiler reports what the
//! file lacks.

use super::panel::Panel;
use super::question::{Outcome, Question};
use crate::discord::request::Answer;
use crate::discord::slash::Command;
use crate::rules::y2210::{self, AskKind, Order};
use crate::rules::{Seen, TerritoryId};
use serde::{Deserialize, Serialize};
use serenity::all::CreateButton;

/// A step in a private menu of this family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {}

impl Question<'_> {
    /// The question with all its components.
    pub(crate) fn answer(&self) -> Answer {
        todo!("disc")
    }
}

/// The command that answers a question of that kind.
pub(crate) const fn command_for(_kind: AskKind) -> &'static str {
    todo!()
}

/// Every command of the family.
pub(crate) fn commands() -> Vec<Command> {
    Vec::new()
}

/// Result of a press; `None` if the picked or typed value can't be read.
pub(crate) fn pressed(_question: &Question<'_>, press: &Press, _picked: &[String]) -> Option<Outcome> {
    match *press {}
}

/// The question after an order, with what continues it in front; `None` if nothing does.
pub(crate) fn after(_question: &Question<'_>, _order: Option<&Order>, _seen: &[Seen]) -> Option<Answer> {
    todo!("disc")
}

/// Where the best choice of a question is on the map.
pub(crate) fn front_of(_question: &Question<'_>) -> Option<TerritoryId> {
    todo!("disc")
}

/// Where an event has put the front.
pub(crate) fn front(_seen: &y2210::Seen) -> Option<TerritoryId> {
    todo!("disc")
}

/// The panel buttons of an open question; empty if one does not fit in a code.
pub(crate) fn panel_buttons(_kind: AskKind, _panel: &Panel<'_>) -> Vec<CreateButton> {
    todo!("disc")
}
