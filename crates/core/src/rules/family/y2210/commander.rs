//! The five commanders and their dice (R1-24).

use crate::rules::board::Kind;
use serde::{Deserialize, Serialize};

/// A commander. Each has its own deck of command cards (R1-3, R1-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Commander {
    /// The land commander.
    Land,
    /// The naval commander.
    Naval,
    /// The nuclear commander.
    Nuclear,
    /// The space commander.
    Space,
    /// The diplomat.
    Diplomat,
}

impl Commander {
    /// All five commanders.
    pub const ALL: [Self; 5] = [Self::Land, Self::Naval, Self::Nuclear, Self::Space, Self::Diplomat];

    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Land => "land",
            Self::Naval => "naval",
            Self::Nuclear => "nuclear",
            Self::Space => "space",
            Self::Diplomat => "diplomat",
        }
    }

    /// Number of sides of its attack die, from one kind of territory into another (R1-24).
    pub fn attack_sides(self, from: Kind, into: Kind) -> u8 {
        let eight = match self {
            Self::Land => [from, into].contains(&Kind::Land),
            Self::Naval => [from, into].contains(&Kind::Sea),
            Self::Space => [from, into].contains(&Kind::Moon),
            Self::Nuclear => true,
            Self::Diplomat => false,
        };
        if eight { 8 } else { 6 }
    }
}
