//! Targets of command cards: what a card lets its player choose, and what the player chose.

use super::super::{CardKind, Commander};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::Pick;
use crate::rules::engine::random_answer::one_of;
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// A card with its target, as it is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The card.
    pub card: CardKind,
    /// Its target.
    pub target: Target,
}

/// What was chosen for a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing.
    Nothing,
    /// A territory.
    Territory(TerritoryId),
    /// Several territories, each once.
    Territories(Vec<TerritoryId>),
    /// A player.
    Player(Seat),
    /// A commander of another player.
    Commander(Seat, Commander),
    /// Own commanders, each with the territory that it moves to.
    Moves(Vec<(Commander, TerritoryId)>),
}

impl Target {
    /// Whether nothing was chosen.
    pub const fn is_nothing(&self) -> bool {
        match self {
            Self::Nothing => true,
            Self::Territories(chosen) => chosen.is_empty(),
            Self::Moves(chosen) => chosen.is_empty(),
            Self::Territory(_) | Self::Player(_) | Self::Commander(..) => false,
        }
    }
}

/// What must be chosen for a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Targets {
    /// Nothing.
    Nothing,
    /// One of these territories.
    Territory(TerritorySet),
    /// Exactly `count` of these territories.
    Territories {
        /// The territories.
        among: TerritorySet,
        /// How many, at least 1.
        count: u32,
    },
    /// One of these players.
    Player(Vec<Seat>),
    /// One of these commanders.
    Commander(Vec<(Seat, Commander)>),
    /// At least one of these commanders, each to another territory.
    Moves {
        /// The commanders, each where it stands.
        commanders: Vec<(Commander, TerritoryId)>,
        /// Where they may go.
        to: TerritorySet,
    },
}

impl Targets {
    /// Whether the target may be chosen.
    pub fn offers(&self, target: &Target) -> bool {
        match (self, target) {
            (Self::Nothing, Target::Nothing) => true,
            (Self::Territory(among), Target::Territory(at)) => among.contains(*at),
            (Self::Territories { among, count }, Target::Territories(chosen)) => {
                let known = chosen.iter().all(|at| among.contains(*at));
                let different: TerritorySet =
                    chosen.iter().copied().filter(|at| among.contains(*at)).collect();
                known && chosen.len() == *count as usize && different.len() == chosen.len()
            }
            (Self::Player(among), Target::Player(seat)) => among.contains(seat),
            (Self::Commander(among), Target::Commander(seat, commander)) => {
                among.contains(&(*seat, *commander))
            }
            (Self::Moves { commanders, to }, Target::Moves(moves)) => {
                let once = |n: usize| !moves[..n].iter().any(|(moved, _)| *moved == moves[n].0);
                let fits = |(commander, at): &(Commander, TerritoryId)| {
                    let stands = commanders.iter().find(|(one, _)| one == commander);
                    to.contains(*at) && stands.is_some_and(|(_, from)| from != at)
                };
                !moves.is_empty() && (0..moves.len()).all(once) && moves.iter().all(fits)
            }
            (
                Self::Nothing
                | Self::Territory(_)
                | Self::Territories { .. }
                | Self::Player(_)
                | Self::Commander(_)
                | Self::Moves { .. },
                _,
            ) => false,
        }
    }

    /// A random choice.
    pub(in super::super) fn sample(&self, pick: Pick<'_>) -> Target {
        match self {
            Self::Nothing => Target::Nothing,
            Self::Territory(among) => Target::Territory(one_of(*among, pick)),
            Self::Territories { among, count } => {
                let mut left = *among;
                let mut chosen = Vec::new();
                for _ in 0..*count {
                    let at = one_of(left, pick);
                    left.remove(at);
                    chosen.push(at);
                }
                Target::Territories(chosen)
            }
            Self::Player(among) => Target::Player(among[pick(among.len() as u32) as usize]),
            Self::Commander(among) => {
                let (seat, commander) = among[pick(among.len() as u32) as usize];
                Target::Commander(seat, commander)
            }
            Self::Moves { commanders, to } => {
                let (commander, from) = commanders[pick(commanders.len() as u32) as usize];
                let mut others = *to;
                others.remove(from);
                Target::Moves(vec![(commander, one_of(others, pick))])
            }
        }
    }
}
