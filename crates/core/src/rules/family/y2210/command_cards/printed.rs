//! What is printed on a command card: its kind, deck, number of copies, cost and time (F-28).

use super::super::{BlankNumber, Commander};
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

/// When a card may be played (R1-30, R1-31, R1-48).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// In one's own turn after hiring and buying, before the first invasion (R1-31, R1-52, A1-43).
    BeforeInvasion,
    /// After an opponent has declared an invasion (A1-23).
    Reaction,
    /// At the end of one's own turn, after all invasions (R1-48).
    EndOfTurn,
    /// It counts by itself when the game is scored (A1-52).
    EndOfGame,
    /// Whenever its holder may play a card of another time, as its text says (A1-61).
    Written,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its kind.
    pub kind: CardKind,
    /// Its deck: also the commander who must be in play (R1-30).
    pub deck: Commander,
    /// The id in texts and golden files.
    pub key: &'static str,
    /// Number of copies in the deck (F-28).
    pub copies: u8,
    /// Cost in energy; the table writes that of a blank card.
    pub cost: u32,
    /// When it may be played.
    pub timing: Timing,
}

impl Timing {
    /// Whether a card of this time may be played at that one.
    pub fn includes(self, now: Self) -> bool {
        self == now || self == Self::Written && now != Self::EndOfGame
    }
}
