//! Links that hold only under a condition. The board states which territories they lead from and to; for whom a condition
//! holds, the family says (see [`super::Topology`]).

use crate::rules::bitset::TerritorySet;
use crate::rules::ids::TerritoryId;
use serde::{Deserialize, Serialize};

macro_rules! conditions {
    ($($(#[$doc:meta])+ $condition:ident = $key:literal,)+) => {
        /// What must be true for a link to hold.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Condition {
            $($(#[$doc])+ #[serde(rename = $key)] $condition,)+
        }

        impl Condition {
            /// How many conditions there are.
            pub const COUNT: usize = [$($key),+].len();
            /// Every condition that a board file can name.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$condition),+];

            /// The id as it stands in board files.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$condition => $key,)+
                }
            }
        }
    };
}

conditions! {
    /// Into, out of and between waters: with a naval commander when invading, always when fortifying (R1-41).
    Naval = "naval",
    /// On the Moon: with a space commander when invading, always when fortifying (R1-42).
    Space = "space",
    /// From the Earth to a landing site: from an own station, with a space commander when invading (R1-42, R1-47).
    Launch = "launch",
    /// From a landing site back to the Earth: to an own station, when fortifying only (R1-43, R1-47).
    Return = "return",
    /// From the Moon to land of the Earth: by the card Invade Earth (R1-43, A1-42).
    InvadeEarth = "invade_earth",
}

/// The conditional links of a board: where each leads from every territory.
#[derive(Clone, Debug, Default)]
pub(super) struct Links(Vec<(Condition, Vec<TerritorySet>)>);

impl Links {
    /// Adds one on a board of so many territories; false if it is there already.
    pub(super) fn add(&mut self, when: Condition, from: TerritoryId, to: TerritoryId, board: usize) -> bool {
        let at = self.0.iter().position(|(known, _)| *known == when).unwrap_or_else(|| {
            self.0.push((when, vec![TerritorySet::EMPTY; board]));
            self.0.len() - 1
        });
        let targets = &mut self.0[at].1[from.index()];
        let new = !targets.contains(to);
        targets.insert(to);
        new
    }

    pub(super) fn from(&self, when: Condition, from: TerritoryId) -> TerritorySet {
        let of = self.0.iter().find(|(known, _)| *known == when);
        of.and_then(|(_, targets)| targets.get(from.index()).copied()).unwrap_or_default()
    }

    pub(super) fn conditions(&self) -> impl Iterator<Item = Condition> {
        self.0.iter().map(|(when, _)| *when)
    }

    /// Every condition with where its links lead from there.
    pub(super) fn all_from(&self, from: TerritoryId) -> impl Iterator<Item = (Condition, TerritorySet)> {
        self.0.iter().map(move |(when, targets)| (*when, targets[from.index()]))
    }
}
