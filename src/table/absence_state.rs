//! What a person missed, as stored ([PBP-30]).

use serde::{Deserialize, Serialize};

/// A table is closed when each of its people was silent for so many turns of theirs ([PBP-62]).
pub const MOST_SILENT: u32 = 3;

/// What a person missed since their last answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Absence {
    /// Number of turns and sealed answers missed in a row.
    pub(super) missed: u32,
    /// The last turns in which something was missed.
    pub(super) turns: Vec<i64>,
    /// The span of the last miss: a turn that is answered in several steps is missed once.
    pub(super) span: i64,
    /// Number of the seat's turns in a row that passed without an answer of its person, whoever played them.
    pub(super) silent: u32,
    /// The last of these turns.
    pub(super) last: i64,
}
