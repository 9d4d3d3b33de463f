//! What a table does with somebody who does not answer in time, and what a person missed, as stored ([PBP-30]).

use serde::{Deserialize, Serialize};

/// A table is closed when each of its people was silent for so many turns of theirs ([PBP-62]).
pub const MOST_SILENT: u32 = 3;

/// What happens at a table to somebody who does not answer in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AbsencePolicy {
    /// The rules' safe default plays; after two misses in a row a computer player takes the seat.
    #[default]
    Caretaker,
    /// Only what the rules force is done; after two misses in a row a computer player takes the seat.
    Skip,
    /// A computer player takes the seat at the first miss.
    Computer,
}

impl AbsencePolicy {
    /// Every policy, the default first.
    pub const ALL: [Self; 3] = [Self::Caretaker, Self::Skip, Self::Computer];

    /// Key in the database and in menus.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Caretaker => "caretaker",
            Self::Skip => "skip",
            Self::Computer => "computer",
        }
    }

    /// Number of turns missed in a row that the rules' default answers, before a computer player has the seat.
    pub const fn most_misses(self) -> u32 {
        match self {
            Self::Caretaker | Self::Skip => 2,
            Self::Computer => 0,
        }
    }

    /// The policy with that key.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|policy| policy.key() == key)
    }
}

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
