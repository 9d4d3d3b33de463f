//! The family of A.D. 2210: commanders, energy, sealed bids, the seas and the Moon, command cards.

mod apply_event;
mod asked;
mod automatic_effects;
mod battle;
mod battle_dice;
mod bidding;
mod blank_cards;
mod blank_number;
mod blank_text;
mod board_events;
mod cards;
mod casualties;
pub mod command_cards;
mod commander;
mod default_placement;
mod draws;
mod elimination;
mod event;
mod family;
mod game;
mod invasion;
mod nuclear;
mod occupation;
mod options;
mod orders;
mod pending_decisions;
mod questions;
mod refusal_reasons;
mod resample;
mod scoring;
mod setup_phase;
mod standing_orders;
mod state;
pub mod steps;
mod turn;
mod units;
mod usable_links;
mod useful_reactions;
mod view;
mod view_builder;

pub use battle_dice::{attack_dice, defence_dice};
pub use blank_number::BlankNumber;
pub use blank_text::{BlankCard, MOST_COST, MOST_TEXT};
pub use cards::{CommandCard, CommandCards, Deck};
pub use commander::Commander;
pub use game::*;

use crate::rules::board::Kind;
use serde::{Deserialize, Serialize};

/// A unit: it fights, moves, and must be left behind to hold a territory (R1-17, R1-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// One MOD, the plain army.
    Mod,
    /// A commander.
    Commander(Commander),
}

impl Unit {
    /// Number of sides of its attack die (R1-24).
    pub fn attack_sides(self, from: Kind, into: Kind) -> u8 {
        match self {
            Self::Mod => 6,
            Self::Commander(commander) => commander.attack_sides(from, into),
        }
    }

    /// Number of sides of its defence die, with or without an own station in the territory (R1-24, R1-27).
    pub const fn defence_sides(self, station: bool) -> u8 {
        match self {
            Self::Mod if !station => 6,
            Self::Mod | Self::Commander(_) => 8,
        }
    }
}

/// A piece other than the MODs, which are counted by number (R1-4).
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
    /// All pieces, in drawing order.
    pub const ALL: [Self; 6] = [
        Self::Commander(Commander::Land),
        Self::Commander(Commander::Naval),
        Self::Commander(Commander::Nuclear),
        Self::Commander(Commander::Space),
        Self::Commander(Commander::Diplomat),
        Self::Station,
    ];
    /// Maximum number of stations that a player has in play (R1-23).
    pub const STATIONS: u32 = 4;

    /// Cost in energy (R1-22, R1-23).
    pub const fn cost(self) -> u32 {
        match self {
            Self::Commander(_) => 3,
            Self::Station => 5,
        }
    }

    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Commander(commander) => commander.key(),
            Self::Station => "station",
        }
    }
}

/// Why a territory is uninhabitable for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruin {
    /// Devastated before the first turn: it can't be occupied or crossed (R1-9).
    Devastated,
}

impl Ruin {
    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Devastated => "devastated",
        }
    }
}

/// A public stock of a player besides pieces and cards (R1-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stock {
    /// Energy: pays for bids, commanders, stations and cards (R1-14, R1-22, R1-23, R1-29).
    Energy,
}

impl Stock {
    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Energy => "energy",
        }
    }
}
