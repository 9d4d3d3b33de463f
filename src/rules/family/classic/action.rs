//! What a seat can answer in a game of the classic family.

use crate::rules::ids::{Card, Placement, TerritoryId};
use serde::{Deserialize, Serialize};

/// An answer to an open question.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Set-up: take a free territory with one army (R1-61).
    Claim {
        /// The free territory.
        at: TerritoryId,
    },
    /// Sealed set-up: a private ranked wish list, dearest first; may be empty ([PBP-35]).
    Wish {
        /// The territories wished for, each at most once.
        order: Vec<TerritoryId>,
    },
    /// Set-up: place exactly the armies asked for (R1-61, R1-74).
    Deploy {
        /// On own territories.
        own: Placement,
        /// On neutral territories (two-player game).
        neutral: Placement,
    },
    /// Place some or all of the armies in hand.
    Place {
        /// On own territories.
        armies: Placement,
    },
    /// Trade in a set of three cards (R1-63).
    Trade {
        /// The three, in any order.
        cards: [Card; 3],
    },
    /// Which own territory shown on the traded cards gets the two armies (R1-66).
    Bonus {
        /// One of those offered.
        at: TerritoryId,
    },
    /// Announce an attack and its dice; one roll (R1-67).
    Attack {
        /// Own territory with at least two armies.
        from: TerritoryId,
        /// A bordering territory of somebody else.
        to: TerritoryId,
        /// 1 to 3, fewer than the armies in `from`. Where the defender names theirs first (A2-5) it binds nobody yet.
        dice: u8,
    },
    /// An attack that proposes a fast battle: the defender is asked, then it goes on as an attack (R0-50).
    Propose {
        /// Own territory with at least twenty armies.
        from: TerritoryId,
        /// A bordering territory of another player's with as many.
        to: TerritoryId,
        /// 1 to 3.
        dice: u8,
    },
    /// Yes or no to a fast battle (R0-50).
    Consent {
        /// Whether each comparison is to cost five armies.
        yes: bool,
    },
    /// Exchange no set with captured cards, or no more (R0-44).
    Keep,
    /// Attack no more this turn.
    Stop,
    /// Number of defence dice (R1-67).
    Defend {
        /// 1 to 3.
        dice: u8,
    },
    /// Number of attack dice, after the defender named theirs (A2-5).
    Throw {
        /// 1 to 3, fewer than the armies there.
        dice: u8,
    },
    /// Cards to drop (A2-22).
    Discard {
        /// Exactly as many as asked for.
        cards: Vec<Card>,
    },
    /// Move into the captured territory (R1-68).
    Advance {
        /// At least the dice of the last roll, at most all but one.
        armies: u32,
    },
    /// Move armies between own territories; ends the turn (R1-71).
    Fortify {
        /// Where from; one army stays.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
        /// How many, at least 1.
        armies: u32,
    },
    /// Fortify nothing; ends the turn.
    Hold,
}

impl Action {
    /// The action's name, for logs and records; never its content.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Claim { .. } => "claim",
            Self::Wish { .. } => "wish",
            Self::Deploy { .. } => "deploy",
            Self::Place { .. } => "place",
            Self::Trade { .. } => "trade",
            Self::Bonus { .. } => "bonus",
            Self::Attack { .. } => "attack",
            Self::Propose { .. } => "propose",
            Self::Consent { .. } => "consent",
            Self::Keep => "keep",
            Self::Stop => "stop",
            Self::Defend { .. } => "defend",
            Self::Throw { .. } => "throw",
            Self::Discard { .. } => "discard",
            Self::Advance { .. } => "advance",
            Self::Fortify { .. } => "fortify",
            Self::Hold => "hold",
        }
    }
}
