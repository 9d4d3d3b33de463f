//! The nouns of 2210: what stands on its board, what its players hold, the cards that there are. No order of play yet: the
//! family isn't in the list of families.

mod cards;
mod commander;

pub use cards::{CommandCard, CommandCards, Deck};
pub use commander::Commander;

use crate::rules::board::Kind;
use serde::{Deserialize, Serialize};

/// What fights, moves, and must be left behind where one stays (R1-17, R1-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// One MOD: the plain army.
    Mod,
    /// A commander.
    Commander(Commander),
}

impl Unit {
    /// Sides of the die that it attacks with (R1-24).
    pub fn attack_sides(self, from: Kind, into: Kind) -> u8 {
        match self {
            Self::Mod => 6,
            Self::Commander(commander) => commander.attack_sides(from, into),
        }
    }

    /// Sides of the die that it defends with, beside an own station or without one (R1-24, R1-27).
    pub const fn defence_sides(self, station: bool) -> u8 {
        match self {
            Self::Mod if !station => 6,
            Self::Mod | Self::Commander(_) => 8,
        }
    }
}

/// A piece besides the MODs, which a number counts (R1-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A commander; one of each kind in play (R1-22).
    Commander(Commander),
    /// A space station: no unit, though it controls its territory (R1-17, F-31, F-36); at most one on a territory and
    /// [`Piece::STATIONS`] in play (R1-23).
    Station,
}

impl Piece {
    /// Every piece, in the order in which they are drawn.
    pub const ALL: [Self; 6] = [
        Self::Commander(Commander::Land),
        Self::Commander(Commander::Naval),
        Self::Commander(Commander::Nuclear),
        Self::Commander(Commander::Space),
        Self::Commander(Commander::Diplomat),
        Self::Station,
    ];
    /// Most stations that a player has in play (R1-23).
    pub const STATIONS: u32 = 4;

    /// Energy that it costs (R1-22, R1-23).
    pub const fn cost(self) -> u32 {
        match self {
            Self::Commander(_) => 3,
            Self::Station => 5,
        }
    }

    /// The id as it stands in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Commander(commander) => commander.key(),
            Self::Station => "station",
        }
    }
}

/// Why nobody lives on a territory for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruin {
    /// Devastated before the first turn: nobody lives there and nobody passes (R1-9).
    Devastated,
}

impl Ruin {
    /// The id as it stands in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Devastated => "devastated",
        }
    }
}

/// What a player holds besides pieces and cards; the amount is public (R1-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stock {
    /// Energy: bids, commanders, stations and cards cost it (R1-14, R1-22, R1-23, R1-29).
    Energy,
}

impl Stock {
    /// The id as it stands in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Energy => "energy",
        }
    }
}
