//! How an answer came about. Never what it was.

use serde::{Deserialize, Serialize};

/// How an answer came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnswerOrigin {
    /// The player (person or computer) answered.
    Player,
    /// A standing order answered ([PBP-34]).
    Standing,
    /// Nobody answered in time, or nobody is waited for: the rules' default.
    Silence,
    /// There was only one legal answer (S-10).
    Forced,
}
