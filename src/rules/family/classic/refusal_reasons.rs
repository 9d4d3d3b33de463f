//! Why an answer is refused in a game of the classic family. Holds only facts that the answerer may know.

use super::steps::AskKind;
use crate::rules::board::Board;
use crate::rules::ids::{Card, Holder, TerritoryId};

/// Why an answer is refused. Holds only facts that the answerer may know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// That kind of answer isn't asked for now; this is.
    #[error("{tried} is not on offer; the question is {asked:?}")]
    NotNow {
        /// What is asked.
        asked: AskKind,
        /// What was tried (`Action::kind`).
        tried: &'static str,
    },
    /// No such territory on this board.
    #[error("no such territory")]
    NoSuchTerritory,
    /// The territory isn't the answerer's.
    #[error("{at:?} is not yours")]
    NotYours {
        /// The territory.
        at: TerritoryId,
        /// Who holds it.
        holder: Holder,
    },
    /// The territory is already held by somebody.
    #[error("{at:?} is taken")]
    NotFree {
        /// The territory.
        at: TerritoryId,
        /// Who holds it.
        holder: Holder,
    },
    /// The territory isn't a neutral one.
    #[error("{at:?} is not neutral")]
    NotNeutral {
        /// The territory.
        at: TerritoryId,
    },
    /// The target is one's own.
    #[error("{at:?} is your own")]
    OwnTarget {
        /// The territory.
        at: TerritoryId,
    },
    /// The two don't border each other.
    #[error("{from:?} and {to:?} don't touch")]
    NotAdjacent {
        /// Where from.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
    },
    /// No chain of own territories joins the two.
    #[error("no way from {from:?} to {to:?}")]
    NotLinked {
        /// Where from.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
    },
    /// From a territory to itself.
    #[error("{at:?} twice")]
    SameTerritory {
        /// The territory.
        at: TerritoryId,
    },
    /// One army must stay: a single army can neither attack nor move (S-5).
    #[error("only {armies} in {at:?}")]
    OneArmy {
        /// The territory.
        at: TerritoryId,
        /// Armies there.
        armies: u32,
    },
    /// An attack with fewer dice than the defender will throw is not allowed (R4-22).
    #[error("at most {dice} dice from {from:?}, against {defence}")]
    Inferior {
        /// Where from.
        from: TerritoryId,
        /// Most dice from there.
        dice: u8,
        /// The defender's dice.
        defence: u8,
    },
    /// Beside an enemy so many armies must stay (R4-23).
    #[error("{least} must stay in {at:?}")]
    Garrison {
        /// The territory.
        at: TerritoryId,
        /// How many must stay.
        least: u32,
    },
    /// Not the number of cards asked for, or one of them twice.
    #[error("{given} cards, {wanted} are to be dropped")]
    Cards {
        /// Different cards given.
        given: u32,
        /// How many must go.
        wanted: u32,
    },
    /// Outside `min` to `max` dice.
    #[error("{dice} dice; {min} to {max} are allowed")]
    Dice {
        /// What was tried.
        dice: u8,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// Outside `min` to `max` armies.
    #[error("{armies} armies; {min} to {max} are allowed")]
    Armies {
        /// What was tried (a sum that passes `u32` is shown as its largest value).
        armies: u32,
        /// Fewest.
        min: u32,
        /// Most.
        max: u32,
    },
    /// Nothing, zero armies, or a territory named twice in one placement.
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
    /// Three cards that make no set (R1-63), or the same card twice.
    #[error("not a set")]
    NotASet,
    /// Sets are traded before the first army is placed.
    #[error("trading is over for this turn")]
    TradingOver,
    /// A set exchanged after an elimination must hold a captured card (A0-18).
    #[error("none of these cards was captured")]
    NoCapturedCard,
    /// Somebody's last territory, which can't be attacked yet (R0-45).
    #[error("{at:?} is protected until round {rounds} is over")]
    Protected {
        /// The territory.
        at: TerritoryId,
        /// The last round of protection.
        rounds: u32,
    },
    /// Armies that fought or have arrived this turn stay (R0-34, A0-7).
    #[error("{stay} in {at:?} may not move")]
    Engaged {
        /// The territory.
        at: TerritoryId,
        /// How many stay.
        stay: u32,
    },
    /// No fast battle can be proposed there now (R0-50).
    #[error("no fast battle from {from:?} to {to:?}")]
    NotFast {
        /// Where from.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
    },
    /// A territory named twice in a list of wishes.
    #[error("{at:?} stands there twice")]
    NamedTwice {
        /// The territory.
        at: TerritoryId,
    },
    /// A chance is given in percent.
    #[error("{percent} percent; 0 to 100 are allowed")]
    Percent {
        /// What was tried.
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
    /// Whether something else is asked now.
    pub const fn is_not_now(&self) -> bool {
        matches!(self, Self::NotNow { .. })
    }

    /// The refusal with the ids of that board.
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
            | Self::Percent { .. }
            | Self::TradingOver
            | Self::NoCapturedCard => self.to_string(),
        }
    }
}
