//! The nouns of the Cold War: what stands on its board, what its players hold, what moves. No order of play yet: the family
//! isn't in the list of families.

mod army;

pub use army::{Army, Weapon};

use crate::rules::bitset::TerritorySet;
use crate::rules::board::Board;
use serde::{Deserialize, Serialize};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// An army (R3-16).
    Army(Army),
    /// People without a country: half of what is left of a player who has lost all armies (R3-13, R3-29).
    Refugees,
}

impl Piece {
    /// The pieces that are drawn one by one: all but infantry, which a number counts.
    pub const DRAWN: [Self; 6] = [
        Self::Army(Army::Tanks),
        Self::Army(Army::Fighters),
        Self::Army(Army::Interceptors),
        Self::Army(Army::Nuclear(Weapon::Light)),
        Self::Army(Army::Nuclear(Weapon::Heavy)),
        Self::Refugees,
    ];

    /// The id as it stands in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Army(army) => army.key(),
            Self::Refugees => "refugees",
        }
    }
}

/// Why nobody lives in a state for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruin {
    /// A mushroom cloud: no army and no convoy enters, missiles fly over (R3-34).
    Mushroom,
}

impl Ruin {
    /// The id as it stands in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Mushroom => "mushroom",
        }
    }
}

/// What a player holds besides pieces; both are public (A3-45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stock {
    /// Money: the income of the states that one controls (R3-9).
    Money,
    /// Population cards (R3-10).
    Population,
}

impl Stock {
    /// The id as it stands in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Money => "money",
            Self::Population => "population",
        }
    }
}

/// What passes over states on its way, and may be stopped by interceptors (R3-28, A3-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Transit {
    /// One to three armies, over at most three states a leg (R3-26).
    Convoy {
        /// How many.
        armies: u32,
    },
    /// A nuclear weapon, over at most its range (R3-34).
    Missile(Weapon),
}

impl Transit {
    /// The most links that it goes at once.
    pub const fn range(self) -> u32 {
        match self {
            Self::Convoy { .. } => 3,
            Self::Missile(weapon) => weapon.range(),
        }
    }
}

/// One of the two sides that never talk to each other (R3-1, R3-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Superpower {
    /// The USA.
    American,
    /// The USSR.
    Soviet,
}

impl Superpower {
    /// Both.
    pub const ALL: [Self; 2] = [Self::American, Self::Soviet];

    /// The id as it stands in the board file: the name of its area.
    pub const fn key(self) -> &'static str {
        match self {
            Self::American => "american",
            Self::Soviet => "soviet",
        }
    }

    /// The states that it begins with among so many players: its area without what coalitions begin with (R3-3, R3-4).
    pub fn states(self, board: &Board, players: u8) -> TerritorySet {
        let area = board.group(self.key()).unwrap_or_default();
        coalitions(board, players).into_iter().fold(area, TerritorySet::difference)
    }
}

/// The states of each coalition among so many players (R3-3); none for a number of players that the table lacks.
pub fn coalitions(board: &Board, players: u8) -> Vec<TerritorySet> {
    (1..players).map_while(|number| board.group(&format!("coalition_{players}_{number}"))).collect()
}
