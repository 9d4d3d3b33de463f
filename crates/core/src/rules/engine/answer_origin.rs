//! `AnswerOrigin`: how an answer came about (by the player, a standing order, the deadline, or the rules).

use serde::{Deserialize, Serialize};

/// How an answer came about. Does not contain the answer itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnswerOrigin {
    /// The player (human or computer) answered.
    Player,
    /// A standing order answered ([PBP-34]).
    Standing,
    /// The default answer: the deadline passed, or the table does not wait for this question.
    Silence,
    /// There was only one legal answer (S-10).
    Forced,
}
