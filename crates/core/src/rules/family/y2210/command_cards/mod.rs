//! The command cards, one file per card with its numbers, targets and effect (R1-29 to R1-33, F-28). This file lists them in
//! the order of the decks (A1-75) and passes a card to its file.

pub(super) mod armageddon;
pub(super) mod assassin_bomb;
mod assemble_mods;
pub(super) mod blank;
mod card_effect;
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
mod playing;
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
pub use printed::{CardKind, Printed, Timing, Zone};
pub use target::{Play, Target, Targets};

pub(super) use playing::{cost, offered, option, play};

use super::{CommandCard, Commander, Game, Transaction};
use crate::rules::board::Kind;
use crate::rules::ids::Seat;
use card_effect::CardEffect as _;

/// Generates the functions that pass a kind of card to its rules.
macro_rules! cards {
    ($($pattern:pat => $rules:expr,)+) => {
        fn targets(kind: CardKind, game: &Game, seat: Seat) -> Option<Targets> {
            match kind {
                $($pattern => $rules.targets(game, seat),)+
            }
        }

        fn resolve(kind: CardKind, tx: &mut Transaction<'_>, seat: Seat, target: &Target) {
            match kind {
                $($pattern => $rules.resolve(tx, seat, target),)+
            }
        }
    };
}

cards! {
    CardKind::AssembleMods(kind) => assemble_mods::AssembleMods(kind),
    CardKind::ColonyInfluence(_) => colony_influence::ColonyInfluence,
    CardKind::FrequencyJam(_) => frequency_jam::FrequencyJam,
    CardKind::DeathTrap(kind) => death_trap::DeathTrap(kind),
    CardKind::Reinforcements(kind) => reinforcements::Reinforcements(kind),
    CardKind::ScoutForces => scout_forces::ScoutForces,
    CardKind::StealthMods(kind) => stealth_mods::StealthMods(kind),
    CardKind::StealthStation => stealth_station::StealthStation,
    CardKind::HiddenEnergy => hidden_energy::HiddenEnergy,
    CardKind::ZoneBomb(zone) => zone_bomb::ZoneBomb(zone),
    CardKind::AssassinBomb => assassin_bomb::AssassinBomb,
    CardKind::Armageddon => armageddon::Armageddon,
    CardKind::RocketStrike(kind) => rocket_strike::RocketStrike(kind),
    CardKind::ScatterBomb(kind) => scatter_bomb::ScatterBomb(kind),
    CardKind::EnergyExtraction => energy_extraction::EnergyExtraction,
    CardKind::InvadeEarth => invade_earth::InvadeEarth,
    CardKind::CeaseFire => cease_fire::CeaseFire,
    CardKind::DecoysRevealed => decoys_revealed::DecoysRevealed,
    CardKind::EnergyCrisis => energy_crisis::EnergyCrisis,
    CardKind::Evacuation => evacuation::Evacuation,
    CardKind::ModReduction => mod_reduction::ModReduction,
    CardKind::Redeployment => redeployment::Redeployment,
    CardKind::TerritorialStation => territorial_station::TerritorialStation,
    CardKind::Blank(number) => blank::Blank(number),
}

/// All printed cards, deck by deck in the order of [`Commander::ALL`], by name within a deck (F-28, A1-75).
pub const PRINTED: [&[Printed]; 5] = [
    &[
        assemble_mods::LAND,
        colony_influence::LAND,
        frequency_jam::LAND,
        death_trap::LAND,
        reinforcements::LAND,
        scout_forces::CARD,
        stealth_mods::LAND,
        stealth_station::CARD,
    ],
    &[
        assemble_mods::NAVAL,
        colony_influence::NAVAL,
        frequency_jam::NAVAL,
        hidden_energy::CARD,
        reinforcements::NAVAL,
        stealth_mods::NAVAL,
        death_trap::NAVAL,
    ],
    &[
        zone_bomb::AQUA_BROTHER,
        assassin_bomb::CARD,
        armageddon::CARD,
        zone_bomb::THE_MOTHER,
        zone_bomb::NICKY_BOY,
        rocket_strike::LAND,
        rocket_strike::MOON,
        rocket_strike::WATER,
        scatter_bomb::LAND,
        scatter_bomb::MOON,
        scatter_bomb::WATER,
    ],
    &[
        assemble_mods::SPACE,
        colony_influence::SPACE,
        energy_extraction::CARD,
        frequency_jam::SPACE,
        invade_earth::CARD,
        death_trap::SPACE,
        reinforcements::SPACE,
        stealth_mods::SPACE,
    ],
    &[
        cease_fire::CARD,
        colony_influence::DIPLOMAT,
        decoys_revealed::CARD,
        energy_crisis::CARD,
        evacuation::CARD,
        mod_reduction::CARD,
        redeployment::CARD,
        territorial_station::CARD,
    ],
];

impl CardKind {
    /// All printed kinds, deck by deck.
    pub fn all() -> impl Iterator<Item = Self> {
        PRINTED.into_iter().flatten().map(|printed| printed.kind)
    }

    /// What is printed on it.
    pub fn printed(self) -> &'static Printed {
        let mut all = PRINTED.iter().copied().flatten().chain(&blank::CARDS);
        let found = all.find(|printed| printed.kind == self);
        found.unwrap_or(&PRINTED[0][0])
    }

    /// Whether such a card exists: some decks lack a kind, for example bombs for commanders of other kinds.
    pub fn exists(self) -> bool {
        matches!(self, Self::Blank(_)) || Self::all().any(|kind| kind == self)
    }

    /// The id in texts and golden files.
    pub fn key(self) -> &'static str {
        self.printed().key
    }
}

impl CommandCard {
    /// What is printed on it. The card must be a printed or a blank one.
    pub fn kind(self) -> CardKind {
        self.blank().map_or_else(|| kind_of(self), CardKind::Blank)
    }
}

/// The kind of a printed card.
fn kind_of(card: CommandCard) -> CardKind {
    let deck = PRINTED[usize::from(card.0 / CommandCard::EACH)];
    let mut left = card.0 % CommandCard::EACH;
    for printed in deck {
        if left < printed.copies {
            return printed.kind;
        }
        left -= printed.copies;
    }
    unreachable!("the copies of a deck add up to its size, as a test shows")
}

/// The deck whose cards concern territories of that kind: land, naval, space.
pub(super) const fn deck_of(kind: Kind) -> Commander {
    match kind {
        Kind::Land => Commander::Land,
        Kind::Sea => Commander::Naval,
        Kind::Moon => Commander::Space,
    }
}
