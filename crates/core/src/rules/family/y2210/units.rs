//! `Commanders` and `Units`: sets of commanders, and the units that stand, move or die together.

use super::Commander;
use serde::{Deserialize, Serialize};

/// A set of commanders, each kind at most once (R1-22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Commanders(u8);

impl Commanders {
    /// No commander.
    pub const NONE: Self = Self(0);

    const fn bit(commander: Commander) -> u8 {
        1 << commander as u8
    }

    /// One commander.
    pub const fn one(commander: Commander) -> Self {
        Self(Self::bit(commander))
    }

    /// Whether that commander is in the set.
    pub const fn contains(self, commander: Commander) -> bool {
        self.0 & Self::bit(commander) != 0
    }

    /// The set with that commander.
    #[must_use]
    pub const fn with(self, commander: Commander) -> Self {
        Self(self.0 | Self::bit(commander))
    }

    /// The commanders of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The commanders of both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The commanders of this set that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether `other` is a subset.
    pub const fn covers(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Number of commanders.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The commanders, in the order of [`Commander::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Commander> {
        Commander::ALL.into_iter().filter(move |commander| self.contains(*commander))
    }
}

impl FromIterator<Commander> for Commanders {
    fn from_iter<I: IntoIterator<Item = Commander>>(items: I) -> Self {
        items.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Commanders {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A list of known length, as formats without field names want it.
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Commanders {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Commander>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Units: MODs and commanders (R1-17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Units {
    /// Number of MODs; they never run out (A1-63).
    pub mods: u32,
    /// The commanders.
    pub commanders: Commanders,
}

impl Units {
    /// No units.
    pub const NONE: Self = Self { mods: 0, commanders: Commanders::NONE };
    /// The commanders in the order in which they are lost, or follow where units must move: the least useful first (A1-12,
    /// A1-76).
    pub const LEAST_USEFUL: [Commander; 5] =
        [Commander::Diplomat, Commander::Land, Commander::Naval, Commander::Space, Commander::Nuclear];

    /// That many MODs.
    pub const fn of_mods(mods: u32) -> Self {
        Self { mods, commanders: Commanders::NONE }
    }

    /// One commander.
    pub const fn of_commander(commander: Commander) -> Self {
        Self { mods: 0, commanders: Commanders::one(commander) }
    }

    /// Number of units.
    pub const fn count(self) -> u32 {
        self.mods.saturating_add(self.commanders.len())
    }

    /// Whether there is no unit.
    pub const fn is_empty(self) -> bool {
        self.mods == 0 && self.commanders.is_empty()
    }

    /// Whether all units of `other` are among these.
    pub const fn covers(self, other: Self) -> bool {
        self.mods >= other.mods && self.commanders.covers(other.commanders)
    }

    /// These and the others.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            mods: self.mods.saturating_add(other.mods),
            commanders: self.commanders.union(other.commanders),
        }
    }

    /// These without the others.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            mods: self.mods.saturating_sub(other.mods),
            commanders: self.commanders.difference(other.commanders),
        }
    }

    /// The first `count` of these units: MODs, then commanders in the order of [`Units::LEAST_USEFUL`] (R1-26, A1-12).
    #[must_use]
    pub fn first(self, count: u32) -> Self {
        let mods = self.mods.min(count);
        let commanders = Self::LEAST_USEFUL.into_iter().filter(|one| self.commanders.contains(*one));
        Self { mods, commanders: commanders.take((count - mods) as usize).collect() }
    }

    /// Whether more than one set of `count` units can be taken from these.
    pub const fn has_choice(self, count: u32) -> bool {
        let kinds = self.commanders.len() + (self.mods > 0) as u32;
        count > 0 && count < self.count() && kinds > 1
    }
}
