//! Personas: what a player leans to, in every family. Opponents in imagined futures have them, and so has the human level. Numbers of
//! one family stand in its `parameters.rs`.

use crate::rules::{FamilyId, View};

/// What a player leans to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Persona {
    /// To nothing: the heuristic as it is.
    Plain,
    /// Goes after others: their cards, commanders and last territories.
    Hunter,
    /// Keeps armies and cards together, and attacks only what is sure.
    Hoarder,
    /// Wants whole continents, and keeps them.
    Keeper,
    /// Spends money only on what pays well, keeps some for the end, and leaves guards behind; found by games against the plain
    /// heuristic.
    Saver,
}

impl Persona {
    /// All of them.
    pub(super) const ALL: [Self; 5] = [Self::Plain, Self::Hunter, Self::Hoarder, Self::Keeper, Self::Saver];

    /// The persona that belongs to a number.
    pub(super) const fn of(number: u64) -> Self {
        Self::ALL[(number % Self::ALL.len() as u64) as usize]
    }

    /// What the human-like player of that character leans to in a game like this one.
    pub(super) fn of_human(character: u64, view: &View) -> Self {
        match view.rulebook.family() {
            FamilyId::Classic | FamilyId::Y2210 => Self::of(character),
            // Whoever does not save money there hardly ever wins.
            FamilyId::ColdWar => Self::Saver,
        }
    }

    /// What a player who thinks ahead starts from in a game like this one.
    pub(super) fn of_thinker(view: &View) -> Self {
        match view.rulebook.family() {
            FamilyId::Y2210 => Self::Plain,
            FamilyId::Classic | FamilyId::ColdWar => Self::Saver,
        }
    }

    /// Factor of what whole continents are worth.
    pub(super) const fn continents(self) -> f64 {
        match self {
            Self::Plain | Self::Hoarder | Self::Saver => 1.0,
            Self::Hunter => 0.8,
            Self::Keeper => 1.6,
        }
    }

    /// Factor of what a rival's loss, cards and elimination are worth.
    pub(super) const fn rivals(self) -> f64 {
        match self {
            Self::Plain | Self::Saver => 1.0,
            Self::Hunter => 2.0,
            Self::Hoarder | Self::Keeper => 0.7,
        }
    }

    /// What the least chance of an attack is higher by.
    pub(super) const fn caution(self) -> f64 {
        match self {
            Self::Plain | Self::Saver => 0.0,
            Self::Hunter => -0.05,
            Self::Hoarder => 0.1,
            Self::Keeper => 0.05,
        }
    }

    /// Whether cards are kept until they must be traded.
    pub(super) const fn hoards(self) -> bool {
        matches!(self, Self::Hoarder)
    }
}
