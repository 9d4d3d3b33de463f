//! The kinds of armies of the Cold War, with costs and strengths (R3-16).

use serde::{Deserialize, Serialize};

/// A kind of army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Army {
    /// Infantry.
    Infantry,
    /// Tanks, also called mechanized (A3-9).
    Tanks,
    /// Fighters.
    Fighters,
    /// Interceptors: they can't move, and belong to the player who last controlled the state (R3-27).
    Interceptors,
    /// A nuclear weapon: an army like the others until it is launched (A3-43).
    Nuclear(Weapon),
}

/// A nuclear weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    /// Light.
    Light,
    /// Heavy.
    Heavy,
}

impl Weapon {
    /// Maximum range in links (R3-16).
    pub const fn range(self) -> u32 {
        match self {
            Self::Light => 3,
            Self::Heavy => 6,
        }
    }
}

impl Army {
    /// All six kinds, in the order of the table (R3-16).
    pub const ALL: [Self; 6] = [
        Self::Infantry,
        Self::Tanks,
        Self::Fighters,
        Self::Interceptors,
        Self::Nuclear(Weapon::Light),
        Self::Nuclear(Weapon::Heavy),
    ];
    /// Extra cost of an army in a state at war (R3-16).
    pub const WAR_PRICE: u32 = 1;

    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Tanks => "tanks",
            Self::Fighters => "fighters",
            Self::Interceptors => "interceptors",
            Self::Nuclear(Weapon::Light) => "light_missile",
            Self::Nuclear(Weapon::Heavy) => "heavy_missile",
        }
    }

    /// Cost in a state at peace (R3-16).
    pub const fn cost(self) -> u32 {
        match self {
            Self::Infantry => 3,
            Self::Tanks => 6,
            Self::Fighters => 9,
            Self::Interceptors => 12,
            Self::Nuclear(Weapon::Light) => 18,
            Self::Nuclear(Weapon::Heavy) => 24,
        }
    }

    /// Number of dice that it rolls, and damage that destroys it (R3-22, R3-23).
    pub const fn strength(self) -> u32 {
        match self {
            Self::Infantry | Self::Nuclear(_) => 1,
            Self::Tanks => 2,
            Self::Fighters => 3,
            Self::Interceptors => 4,
        }
    }

    /// Cost per turn as printed in the table. Interceptors nevertheless pay no upkeep (R3-16, R3-17, A3-7).
    pub const fn upkeep(self) -> u32 {
        match self {
            Self::Infantry => 0,
            Self::Tanks => 2,
            Self::Fighters => 3,
            Self::Interceptors => 1,
            Self::Nuclear(Weapon::Light) => 4,
            Self::Nuclear(Weapon::Heavy) => 5,
        }
    }

    /// The kind of army that it becomes when its upkeep isn't paid; `None` if it stays or is removed (R3-17, A3-8).
    pub const fn step_down(self) -> Option<Self> {
        match self {
            Self::Fighters => Some(Self::Tanks),
            Self::Tanks => Some(Self::Infantry),
            Self::Nuclear(Weapon::Heavy) => Some(Self::Nuclear(Weapon::Light)),
            Self::Infantry | Self::Interceptors | Self::Nuclear(Weapon::Light) => None,
        }
    }
}
