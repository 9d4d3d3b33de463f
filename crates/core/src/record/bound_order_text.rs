//! What waits for a round of the beacon, as the text to which the round is bound.

use super::value_syntax::{self, Reader, TermError};
use crate::rules::{Action, AskId, Board, OpenOrder, Order, Seat, TurnPlan};
use serde::{Deserialize, Serialize};

/// What was stored, and waited for its round. `then`: what else goes on by itself with the same round, if it was stored before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ordered {
    /// One answer.
    Answer {
        /// Who gave it.
        seat: Seat,
        /// The question.
        ask: AskId,
        /// The answer.
        action: Action,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[allow(missing_docs, reason = "see above")]
        then: Vec<GoingOn>,
    },
    /// An order that takes several answers.
    Compound {
        /// Who gave it.
        seat: Seat,
        /// The order.
        order: Order,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[allow(missing_docs, reason = "see above")]
        then: Vec<GoingOn>,
    },
    /// A plan of a whole turn.
    Plan {
        /// Who made it.
        seat: Seat,
        /// The plan.
        order: TurnPlan,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[allow(missing_docs, reason = "see above")]
        then: Vec<GoingOn>,
    },
    /// Standing orders that were set, and answer a question that is open.
    Standing {
        /// Who set them.
        seat: Seat,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[allow(missing_docs, reason = "see above")]
        then: Vec<GoingOn>,
    },
    /// What follows without anybody's request: after a deadline, or by a computer player.
    Table {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[allow(missing_docs, reason = "see above")]
        then: Vec<GoingOn>,
    },
}

/// An order in progress, and the steps of a plan that follow it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoingOn {
    /// Whose it is.
    pub seat: Seat,
    /// The order in progress; `None`: a plan that has not begun.
    pub order: Option<OpenOrder>,
    /// The steps that follow.
    pub steps: Vec<Order>,
}

impl Ordered {
    /// The text that is bound.
    ///
    /// # Panics
    /// If it names a territory that is not on this board: a bug.
    pub fn text(&self, board: &Board) -> String {
        let mut text = String::new();
        value_syntax::write(board, self, &mut text).expect("what the rules hold can be written");
        text
    }

    /// Reads the text.
    pub(super) fn read(board: &Board, text: &str) -> Result<Self, TermError> {
        let mut reader = Reader::new(board, text);
        let ordered = reader.value()?;
        reader.end()?;
        Ok(ordered)
    }
}
