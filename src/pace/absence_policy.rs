//! What a table does with somebody who does not answer in time ([PBP-30]).

use serde::{Deserialize, Serialize};

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
    /// The rules' safe default plays, and the host is asked after each second miss in a row.
    HostDecides,
}

impl AbsencePolicy {
    /// Every policy, the default first.
    pub const ALL: [Self; 4] = [Self::Caretaker, Self::Skip, Self::Computer, Self::HostDecides];

    /// Key in the database and in menus.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Caretaker => "caretaker",
            Self::Skip => "skip",
            Self::Computer => "computer",
            Self::HostDecides => "host",
        }
    }

    /// Number of turns missed in a row that the rules' default answers, before a computer player has the seat; `None`: it never has it
    /// by itself.
    pub const fn most_misses(self) -> Option<u32> {
        match self {
            Self::Caretaker | Self::Skip => Some(2),
            Self::Computer => Some(0),
            Self::HostDecides => None,
        }
    }

    /// Whether it leaves less to whoever is silent than `other` does: a running game may only be changed that way.
    pub const fn is_stricter_than(self, other: Self) -> bool {
        self.strictness() > other.strictness()
    }

    const fn strictness(self) -> u8 {
        match self {
            Self::HostDecides => 0,
            Self::Caretaker => 1,
            Self::Skip => 2,
            Self::Computer => 3,
        }
    }

    /// The policy with that key.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|policy| policy.key() == key)
    }
}
