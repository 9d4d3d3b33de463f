//! The command cards, one file per card with its numbers, targets and effect (R1-29 to R1-33, F-28). This file lists them: a
//! new card adds a line to each list. It knows no card itself: the state knows kinds, and cards know the state.

pub(super) mod armageddon;
pub(super) mod assassin_bomb;
mod assemble_mods;
pub(super) mod blank;
mod card_effect;
mod card_rules;
pub(super) mod cease_fire;
pub(super) mod colony_influence;
mod death_trap;
pub(super) mod decoys_revealed;
pub(super) mod energy_crisis;
pub(super) mod energy_extraction;
pub(super) mod evacuation;
pub(super) mod frequency_jam;
pub(super) mod hidden_energy;
pub(super) mod invade_earth;
pub(super) mod mod_reduction;
pub(super) mod playing;
mod printed;
pub(super) mod redeployment;
mod reinforcements;
mod rocket_strike;
mod scatter_bomb;
pub(super) mod scout_forces;
mod stealth_mods;
mod stealth_station;
mod target;
mod territorial_station;
pub(super) mod zone_bomb;

pub use playing::{PlayOption, Played};
pub use printed::{Printed, Timing};
pub use target::{Play, Target, Targets};

use super::{BlankNumber, Commander};
use crate::rules::board::Kind;
use serde::{Deserialize, Serialize};

/// A kind of command card; equal cards of several decks differ by deck or kind of territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// Three MODs on one own territory of that kind.
    AssembleMods(Kind),
    /// Three points at the end of the game.
    ColonyInfluence(Commander),
    /// A player may play no command card this turn.
    FrequencyJam(Commander),
    /// The invader loses half of the MODs in the territory that he invades from.
    DeathTrap(Kind),
    /// One MOD on each of three own territories of that kind.
    Reinforcements(Kind),
    /// Five MODs on a secret land territory as soon as it is occupied.
    ScoutForces,
    /// Three MODs for the defender of a territory of that kind.
    StealthMods(Kind),
    /// A station in an invaded own land territory.
    StealthStation,
    /// Four energy for holding a drawn sea territory at the end of the turn.
    HiddenEnergy,
    /// A bomb that destroys one unit in each territory of a zone.
    ZoneBomb(Zone),
    /// A bomb against one commander.
    AssassinBomb,
    /// All players may play nuclear cards without energy.
    Armageddon,
    /// Destroys up to six units in one territory of that kind.
    RocketStrike(Kind),
    /// Destroys half of the enemy units in drawn territories of that kind.
    ScatterBomb(Kind),
    /// Seven energy for holding the Moon at the end of the turn.
    EnergyExtraction,
    /// A drawn land territory may be invaded from the Moon.
    InvadeEarth,
    /// Prevents an invasion, and all further ones of that player this turn.
    CeaseFire,
    /// Moves own commanders to any own territories.
    DecoysRevealed,
    /// One energy from each opponent.
    EnergyCrisis,
    /// Moves all units out of an invaded own territory.
    Evacuation,
    /// Each opponent removes four MODs, then the player two.
    ModReduction,
    /// One more move at the end of the turn.
    Redeployment,
    /// A station in an own land territory.
    TerritorialStation,
    /// What the table wrote on it (A1-61).
    Blank(BlankNumber),
}

/// A bomb with the zones that its die chooses from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// The continents of the Earth.
    TheMother,
    /// The colonies of the seas.
    AquaBrother,
    /// The colonies of the Moon.
    NickyBoy,
}

/// Passes all cards to another macro: each kind with the file of its rules, and what is printed, deck by deck in the order of
/// [`Commander::ALL`], by name within a deck (F-28, A1-75).
macro_rules! each_card {
    ($then:ident!) => {
        $then! {
            rules {
                AssembleMods(kind) in assemble_mods,
                ColonyInfluence(_) in colony_influence,
                FrequencyJam(_) in frequency_jam,
                DeathTrap(kind) in death_trap,
                Reinforcements(kind) in reinforcements,
                ScoutForces in scout_forces,
                StealthMods(kind) in stealth_mods,
                StealthStation in stealth_station,
                HiddenEnergy in hidden_energy,
                ZoneBomb(zone) in zone_bomb,
                AssassinBomb in assassin_bomb,
                Armageddon in armageddon,
                RocketStrike(kind) in rocket_strike,
                ScatterBomb(kind) in scatter_bomb,
                EnergyExtraction in energy_extraction,
                InvadeEarth in invade_earth,
                CeaseFire in cease_fire,
                DecoysRevealed in decoys_revealed,
                EnergyCrisis in energy_crisis,
                Evacuation in evacuation,
                ModReduction in mod_reduction,
                Redeployment in redeployment,
                TerritorialStation in territorial_station,
                Blank(number) in blank,
            }
            decks {
                [LAND in assemble_mods, LAND in colony_influence, LAND in frequency_jam,
                 LAND in death_trap, LAND in reinforcements, CARD in scout_forces, LAND in stealth_mods,
                 CARD in stealth_station]
                [NAVAL in assemble_mods, NAVAL in colony_influence, NAVAL in frequency_jam,
                 CARD in hidden_energy, NAVAL in reinforcements, NAVAL in stealth_mods,
                 NAVAL in death_trap]
                [AQUA_BROTHER in zone_bomb, CARD in assassin_bomb, CARD in armageddon,
                 THE_MOTHER in zone_bomb, NICKY_BOY in zone_bomb, LAND in rocket_strike,
                 MOON in rocket_strike, WATER in rocket_strike, LAND in scatter_bomb,
                 MOON in scatter_bomb, WATER in scatter_bomb]
                [SPACE in assemble_mods, SPACE in colony_influence, CARD in energy_extraction,
                 SPACE in frequency_jam, CARD in invade_earth, SPACE in death_trap,
                 SPACE in reinforcements, SPACE in stealth_mods]
                [CARD in cease_fire, DIPLOMAT in colony_influence, CARD in decoys_revealed,
                 CARD in energy_crisis, CARD in evacuation, CARD in mod_reduction, CARD in redeployment,
                 CARD in territorial_station]
            }
        }
    };
}

use each_card;
