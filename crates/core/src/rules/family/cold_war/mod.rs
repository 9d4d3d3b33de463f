//! The family of the Cold War: income, population, wars that need not be fought, deals, refugees, nuclear weapons.

mod armies;
mod army;
mod asked;
mod automatic_effects;
mod balance;
mod control;
pub mod deal_events;
pub mod deal_refusals;
mod deal_rules;
mod deal_state;
pub mod deals;
mod demography;
mod dice;
mod economy;
mod event;
mod exile;
pub mod exile_refusals;
mod family;
mod game;
mod launch_alarms;
mod loss_choice;
mod missile_impact;
mod occupation;
mod options;
mod orders;
mod paths;
mod pending_decisions;
mod places;
mod questions;
mod refusal_reasons;
mod resample;
mod scoring;
mod setup_phase;
mod standing_orders;
mod state;
pub mod steps;
mod superpowers;
mod turn;
mod view;
mod view_builder;
mod war_price;
pub mod war_refusals;

pub use army::{Army, Weapon};
pub use dice::Clash;
pub use game::*;
pub use launch_alarms::{Alarm, Happened};
pub use orders::{Convoy, Fight, MOST_PARTS, Until};
pub use paths::Way;
pub use standing_orders::{
    ConsentOrder, DefenceOrder, EVERY, InterceptOrder, LaunchOrder, LaunchWhen, MOST_ORDERS,
};

use crate::rules::bitset::TerritorySet;
use crate::rules::board::Board;
use serde::{Deserialize, Serialize};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// An army (R3-16).
    Army(Army),
    /// Refugees: half of the remaining population of a player who has lost all armies (R3-13, R3-29).
    Refugees,
}

impl Piece {
    /// The pieces that are drawn individually: all except infantry, which is counted by number.
    pub const DRAWN: [Self; 6] = [
        Self::Army(Army::Tanks),
        Self::Army(Army::Fighters),
        Self::Army(Army::Interceptors),
        Self::Army(Army::Nuclear(Weapon::Light)),
        Self::Army(Army::Nuclear(Weapon::Heavy)),
        Self::Refugees,
    ];

    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Army(army) => army.key(),
            Self::Refugees => "refugees",
        }
    }
}

/// Why a state is uninhabitable for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruin {
    /// A mushroom cloud: armies and convoys can't enter, missiles can fly over (R3-34).
    Mushroom,
}

impl Ruin {
    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Mushroom => "mushroom",
        }
    }
}

/// A public stock of a player besides pieces (A3-45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stock {
    /// Money: the income of the states that the player controls (R3-9).
    Money,
    /// Population cards (R3-10).
    Population,
    /// The sum of the values of the states that pay the player now (R3-9).
    Income,
}

impl Stock {
    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Money => "money",
            Self::Population => "population",
            Self::Income => "income",
        }
    }
}

/// A transit over states, which interceptors may stop (R3-28, A3-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Transit {
    /// One to three armies, over at most three states per leg (R3-26).
    Convoy {
        /// Number of armies.
        armies: u32,
    },
    /// A nuclear weapon, over at most its range (R3-34).
    Missile(Weapon),
}

impl Transit {
    /// Maximum number of links in one leg.
    pub const fn range(self) -> u32 {
        match self {
            Self::Convoy { .. } => 3,
            Self::Missile(weapon) => weapon.range(),
        }
    }
}

/// One of the two sides, which may not talk to each other (R3-1, R3-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Superpower {
    /// The USA.
    American,
    /// The USSR.
    Soviet,
}

impl Superpower {
    /// Both superpowers.
    pub const ALL: [Self; 2] = [Self::American, Self::Soviet];

    /// The id in the board file: the name of its area.
    pub const fn key(self) -> &'static str {
        match self {
            Self::American => "american",
            Self::Soviet => "soviet",
        }
    }

    /// The states that it starts with in a game of that many players: its area without the states of the coalitions (R3-3,
    /// R3-4).
    pub fn states(self, board: &Board, players: u8) -> TerritorySet {
        let area = board.group(self.key()).unwrap_or_default();
        coalitions(board, players).into_iter().fold(area, TerritorySet::difference)
    }
}

/// The states of each coalition in a game of that many players (R3-3); empty if the rules' table has no entry for that
/// number.
pub fn coalitions(board: &Board, players: u8) -> Vec<TerritorySet> {
    (1..players).map_while(|number| board.group(&format!("coalition_{players}_{number}"))).collect()
}
