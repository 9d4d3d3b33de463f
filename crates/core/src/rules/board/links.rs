//! Conditional links of a board: links between territories that hold only under a [`Condition`]. The board lists their ends;
//! the family decides where a condition holds (see [`super::Topology`]).

use crate::rules::bitset::TerritorySet;
use crate::rules::ids::TerritoryId;
use serde::{Deserialize, Serialize};

macro_rules! conditions {
    ($($(#[$doc:meta])+ $condition:ident = $key:literal,)+) => {
        /// A condition under which a link holds.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Condition {
            $($(#[$doc])+ #[serde(rename = $key)] $condition,)+
        }

        impl Condition {
            /// Number of conditions.
            pub const COUNT: usize = [$($key),+].len();
            /// All conditions that a board file can name.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$condition),+];

            /// The id in board files.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$condition => $key,)+
                }
            }
        }
    };
}

conditions! {
    /// Into, out of and between waters: an invasion needs a naval commander, fortifying needs none (R1-41).
    Naval = "naval",
    /// On the Moon: an invasion needs a space commander, fortifying needs none (R1-42).
    Space = "space",
    /// From the Earth to a landing site: starts at an own station; an invasion also needs a space commander (R1-42, R1-47).
    Launch = "launch",
    /// From a landing site back to the Earth: ends at an own station, when fortifying only (R1-43, R1-47).
    Return = "return",
    /// From the Moon to land of the Earth: by the card Invade Earth (R1-43, A1-42).
    InvadeEarth = "invade_earth",
}

/// The conditional links of a board: per condition, the targets from every territory.
#[derive(Clone, Debug, Default)]
pub(super) struct Links(Vec<(Condition, Vec<TerritorySet>)>);

impl Links {
    /// Adds a link on a board of `board` territories; false if it exists already.
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

    /// All conditions, each with the targets of its links from `from`.
    pub(super) fn all_from(&self, from: TerritoryId) -> impl Iterator<Item = (Condition, TerritorySet)> {
        self.0.iter().map(move |(when, targets)| (*when, targets[from.index()]))
    }
}
