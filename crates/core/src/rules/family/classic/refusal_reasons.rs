//! `Why`: the reasons why the classic family refuses an answer.

use super::steps::AskKind;
use crate::rules::board::Board;
use crate::rules::ids::{Card, Holder, TerritoryId};
use serde::{Deserialize, Serialize};

/// Why an answer is refused. Must hold only facts that the player may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Another kind of answer is expected now.
    #[error("{tried} is not on offer; the question is {asked:?}")]
    NotNow {
        /// The kind of the open question.
        asked: AskKind,
        /// The kind of the given answer (`Action::kind`); empty in a stored reason.
        #[serde(skip)]
        tried: &'static str,
    },
    /// The board has no such territory.
    #[error("no such territory")]
    NoSuchTerritory,
    /// The player doesn't hold the territory.
    #[error("{at:?} is not yours")]
    NotYours {
        /// The territory.
        at: TerritoryId,
        /// Its holder.
        holder: Holder,
    },
    /// The territory is already held.
    #[error("{at:?} is taken")]
    NotFree {
        /// The territory.
        at: TerritoryId,
        /// Its holder.
        holder: Holder,
    },
    /// The territory isn't neutral.
    #[error("{at:?} is not neutral")]
    NotNeutral {
        /// The territory.
        at: TerritoryId,
    },
    /// The player holds the target.
    #[error("{at:?} is your own")]
    OwnTarget {
        /// The territory.
        at: TerritoryId,
    },
    /// The two territories don't border each other.
    #[error("{from:?} and {to:?} don't touch")]
    NotAdjacent {
        /// The territory of origin.
        from: TerritoryId,
        /// The target territory.
        to: TerritoryId,
    },
    /// No chain of own territories connects the two.
    #[error("no way from {from:?} to {to:?}")]
    NotLinked {
        /// The territory of origin.
        from: TerritoryId,
        /// The target territory.
        to: TerritoryId,
    },
    /// Origin and target are the same territory.
    #[error("{at:?} twice")]
    SameTerritory {
        /// The territory.
        at: TerritoryId,
    },
    /// One army must stay: a single army can't attack or move (S-5).
    #[error("only {armies} in {at:?}")]
    OneArmy {
        /// The territory.
        at: TerritoryId,
        /// Number of armies there.
        armies: u32,
    },
    /// An attack with fewer dice than the defence will have is not allowed (R4-22).
    #[error("at most {dice} dice from {from:?}, against {defence}")]
    Inferior {
        /// The territory of origin.
        from: TerritoryId,
        /// Maximum number of dice from there.
        dice: u8,
        /// Number of defence dice.
        defence: u8,
    },
    /// This many armies must stay next to an enemy (R4-23).
    #[error("{least} must stay in {at:?}")]
    Garrison {
        /// The territory.
        at: TerritoryId,
        /// Number of armies that must stay.
        least: u32,
    },
    /// The number of cards is wrong, or a card is repeated.
    #[error("{given} cards, {wanted} are to be dropped")]
    Cards {
        /// Number of different cards given.
        given: u32,
        /// Number of cards to discard.
        wanted: u32,
    },
    /// The number of dice is not within `min` to `max`.
    #[error("{dice} dice; {min} to {max} are allowed")]
    Dice {
        /// Number given.
        dice: u8,
        /// Minimum.
        min: u8,
        /// Maximum.
        max: u8,
    },
    /// The number of armies is not within `min` to `max`.
    #[error("{armies} armies; {min} to {max} are allowed")]
    Armies {
        /// Number given (a sum beyond `u32` is shown as `u32::MAX`).
        armies: u32,
        /// Minimum.
        min: u32,
        /// Maximum.
        max: u32,
    },
    /// A placement has zero armies on a territory, or names a territory twice; or a sealed wish list names one twice.
    #[error("{at:?} stands there twice, or with no army")]
    BadPlacement {
        /// The territory.
        at: TerritoryId,
    },
    /// The card isn't in hand.
    #[error("{card:?} is not in your hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The three cards make no set (R1-63), or a card is repeated.
    #[error("not a set")]
    NotASet,
    /// The hand holds no set (R1-63).
    #[error("no set in your hand")]
    NoSet,
    /// No more sets can be traded: placing has begun, or the number of sets per turn is reached.
    #[error("trading is over for this turn")]
    TradingOver,
    /// A set traded after an elimination must contain a captured card (A0-18).
    #[error("none of these cards was captured")]
    NoCapturedCard,
    /// The last territory of a player, which can't be attacked yet (R0-45).
    #[error("{at:?} is protected until round {rounds} is over")]
    Protected {
        /// The territory.
        at: TerritoryId,
        /// The last round of protection.
        rounds: u32,
    },
    /// Armies that fought or arrived this turn must stay (R0-34, A0-7).
    #[error("{stay} in {at:?} may not move")]
    Engaged {
        /// The territory.
        at: TerritoryId,
        /// Number of armies that stay.
        stay: u32,
    },
    /// No fast battle can be proposed there now (R0-50).
    #[error("no fast battle from {from:?} to {to:?}")]
    NotFast {
        /// The territory of origin.
        from: TerritoryId,
        /// The target territory.
        to: TerritoryId,
    },
    /// The wish list of standing orders names a territory twice.
    #[error("{at:?} stands there twice")]
    NamedTwice {
        /// The territory.
        at: TerritoryId,
    },
    /// A percentage is above 100.
    #[error("{percent} percent; 0 to 100 are allowed")]
    Percent {
        /// Percentage given.
        percent: u8,
    },
    /// The territory isn't among those offered.
    #[error("{at:?} is not offered")]
    NotOffered {
        /// The territory.
        at: TerritoryId,
    },
}

impl Why {
    /// Whether the refusal says that another question is open now.
    pub const fn is_not_now(&self) -> bool {
        matches!(self, Self::NotNow { .. })
    }

    /// The refusal as English text, with the ids of that board.
    pub fn told(&self, board: &Board) -> String {
        let key = |at: &TerritoryId| board.territories().get(at.index()).map_or("?", |at| at.key.as_str());
        match self {
            Self::NotNow { asked, tried } => {
                format!("{tried} is not on offer; the question is {}", asked.key())
            }
            Self::NotYours { at, .. } => format!("{} is not yours", key(at)),
            Self::NotFree { at, .. } => format!("{} is taken", key(at)),
            Self::NotNeutral { at } => format!("{} is not neutral", key(at)),
            Self::OwnTarget { at } => format!("{} is your own", key(at)),
            Self::NotAdjacent { from, to } => format!("{} and {} don't touch", key(from), key(to)),
            Self::NotLinked { from, to } => format!("no way from {} to {}", key(from), key(to)),
            Self::SameTerritory { at } => format!("{} twice", key(at)),
            Self::OneArmy { at, armies } => format!("only {armies} in {}", key(at)),
            Self::Inferior { from, dice, defence } => {
                format!("at most {dice} dice from {}, against {defence}", key(from))
            }
            Self::Garrison { at, least } => format!("{least} must stay in {}", key(at)),
            Self::BadPlacement { at } => format!("{} stands there twice, or with no army", key(at)),
            Self::NotInHand { card } if usize::from(card.0) < board.len() => {
                format!("{} is not in your hand", key(&TerritoryId(card.0)))
            }
            Self::NotInHand { .. } => "this wild card is not in your hand".to_owned(),
            Self::Protected { at, rounds } => {
                format!("{} is protected until round {rounds} is over", key(at))
            }
            Self::Engaged { at, stay } => format!("{stay} in {} may not move", key(at)),
            Self::NotFast { from, to } => format!("no fast battle from {} to {}", key(from), key(to)),
            Self::NamedTwice { at } => format!("{} stands there twice", key(at)),
            Self::NotOffered { at } => format!("{} is not offered", key(at)),
            Self::NoSuchTerritory
            | Self::Cards { .. }
            | Self::Dice { .. }
            | Self::Armies { .. }
            | Self::NotASet
            | Self::NoSet
            | Self::Percent { .. }
            | Self::TradingOver
            | Self::NoCapturedCard => self.to_string(),
        }
    }
}
