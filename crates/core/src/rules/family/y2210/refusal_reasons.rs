//! `Why`: the reasons why the family refuses an answer.

use super::{AskKind, CardKind, Commander, Target, Timing, Units};
use crate::rules::board::Board;
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Why an answer is refused. Must hold only facts that the player may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Another kind of answer is expected now.
    #[error("{tried} is not on offer; the question is {}", asked.key())]
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
    /// The territory is devastated: nobody can enter or cross it (R1-9, A1-67).
    #[error("{at:?} is devastated")]
    Devastated {
        /// The territory.
        at: TerritoryId,
    },
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
    /// Only land is allowed there (R1-11, A1-5).
    #[error("{at:?} is not land")]
    NotLand {
        /// The territory.
        at: TerritoryId,
    },
    /// The player holds the target.
    #[error("{at:?} is your own")]
    OwnTarget {
        /// The territory.
        at: TerritoryId,
    },
    /// The two territories don't border each other (R1-34).
    #[error("{from:?} and {to:?} don't touch")]
    NotAdjacent {
        /// The territory of origin.
        from: TerritoryId,
        /// The target.
        to: TerritoryId,
    },
    /// No chain of own territories connects the two (R1-46).
    #[error("no way from {from:?} to {to:?}")]
    NotLinked {
        /// The territory of origin.
        from: TerritoryId,
        /// The target.
        to: TerritoryId,
    },
    /// Origin and target are the same territory.
    #[error("{at:?} twice")]
    SameTerritory {
        /// The territory.
        at: TerritoryId,
    },
    /// One unit must stay: a single unit can't invade or move (R1-35, R1-46).
    #[error("only one unit in {at:?}")]
    OneUnit {
        /// The territory.
        at: TerritoryId,
    },
    /// From the Moon to the Earth only the card Invade Earth leads, and only to its territory (R1-43).
    #[error("no way from the Moon to {to:?}")]
    MoonToEarth {
        /// The territory of origin.
        from: TerritoryId,
        /// The target.
        to: TerritoryId,
    },
    /// From the Earth units land at a landing site only (R1-42).
    #[error("{at:?} is no landing site")]
    NoLandingSite {
        /// The target.
        at: TerritoryId,
    },
    /// Units start to the Moon only from an own station (R1-42).
    #[error("no station of yours in {at:?}")]
    NoLaunch {
        /// The territory of origin.
        at: TerritoryId,
    },
    /// The commander is not in play (R1-29, R1-30, R1-41, R1-42).
    #[error("your {} commander is not in play", commander.key())]
    NoCommander {
        /// The commander.
        commander: Commander,
    },
    /// The commander is in play already (R1-22).
    #[error("your {} commander is in play", commander.key())]
    CommanderInPlay {
        /// The commander.
        commander: Commander,
        /// Where it stands.
        at: TerritoryId,
    },
    /// A Cease Fire protects the player for the rest of the turn (A1-38).
    #[error("cease fire with {seat:?}")]
    Truce {
        /// The protected player.
        seat: Seat,
    },
    /// A station stands there already (R1-23).
    #[error("a station stands in {at:?}")]
    StationThere {
        /// The territory.
        at: TerritoryId,
    },
    /// All four stations are in play (R1-23).
    #[error("four stations are in play")]
    NoStationLeft,
    /// The energy doesn't suffice.
    #[error("{needed} energy needed, {energy} there")]
    Energy {
        /// The energy needed.
        needed: u32,
        /// The energy there.
        energy: u32,
    },
    /// The marker is taken, or there are not so many (R1-15).
    #[error("marker {number} is not free")]
    MarkerTaken {
        /// The requested number.
        number: u8,
        /// Free numbers.
        free: Vec<u8>,
    },
    /// More cards than may be bought in a turn (R1-29).
    #[error("{cards} cards; at most {most}")]
    TooManyCards {
        /// The requested number.
        cards: u32,
        /// The maximum.
        most: u32,
    },
    /// The deck has not so many cards (R1-29).
    #[error("{left} cards left in the {} deck", deck.key())]
    DeckShort {
        /// The deck.
        deck: Commander,
        /// Cards left.
        left: u32,
    },
    /// The card is not in the player's hand.
    #[error("{} is not in your hand", card.key())]
    NotInHand {
        /// The card.
        card: CardKind,
    },
    /// The card is named more often than there are copies in hand.
    #[error("{copies} of {} in your hand", card.key())]
    Copies {
        /// The card.
        card: CardKind,
        /// Copies in hand.
        copies: u32,
    },
    /// The card can't be played at this time (R1-30).
    #[error("{} is for another time", card.key())]
    NotItsTime {
        /// The card.
        card: CardKind,
        /// Its time.
        timing: Timing,
    },
    /// The card has no target, or would change nothing (A1-70, A1-74).
    #[error("{} would change nothing now", card.key())]
    NoTarget {
        /// The card.
        card: CardKind,
    },
    /// The card can't be played on that target.
    #[error("{} can't be played there", card.key())]
    BadTarget {
        /// The card.
        card: CardKind,
        /// The target.
        target: Target,
    },
    /// The blank card was shown in this turn and not confirmed (A1-61).
    #[error("{} was refused in this turn", card.key())]
    Refused {
        /// The card.
        card: CardKind,
    },
    /// The card is no reaction to an invasion.
    #[error("{} is no reaction", card.key())]
    NoReaction {
        /// The card.
        card: CardKind,
    },
    /// A Frequency Jam forbids command cards for this turn (A1-25).
    #[error("your command cards are jammed this turn")]
    Jammed,
    /// The number of dice is outside the bounds (R1-37).
    #[error("{dice} dice; {min} to {max}")]
    Dice {
        /// The requested number.
        dice: u8,
        /// The minimum.
        min: u8,
        /// The maximum.
        max: u8,
    },
    /// That commander rolls no eight-sided die there (R1-24, A1-35).
    #[error("the {} commander has no eight-sided die there", commander.key())]
    NoStrongDie {
        /// The commander.
        commander: Commander,
        /// The territory of origin.
        from: TerritoryId,
    },
    /// More commanders than dice (A1-35).
    #[error("{commanders} commanders for {dice} dice")]
    TooManyCommanders {
        /// Commanders named.
        commanders: u32,
        /// Dice named.
        dice: u8,
    },
    /// The number of MODs is outside the bounds.
    #[error("{mods} MODs; {min} to {max}")]
    Mods {
        /// The requested number.
        mods: u32,
        /// The minimum.
        min: u32,
        /// The maximum.
        max: u32,
    },
    /// The number of units is outside the bounds.
    #[error("{units} units; {min} to {max}")]
    UnitCount {
        /// The requested number.
        units: u32,
        /// The minimum.
        min: u32,
        /// The maximum.
        max: u32,
    },
    /// These units are not there.
    #[error("only {units:?} in {at:?}")]
    NotThere {
        /// The territory.
        at: TerritoryId,
        /// The units there.
        units: Units,
    },
    /// A commander who rolled must move in (R1-25).
    #[error("the {} commander must move in", commander.key())]
    MustAdvance {
        /// The commander.
        commander: Commander,
    },
    /// A territory stands in the placement twice, or with no MOD.
    #[error("{at:?} stands there twice, or with no MOD")]
    BadPlacement {
        /// The territory.
        at: TerritoryId,
    },
    /// A territory is named twice.
    #[error("{at:?} stands there twice")]
    NamedTwice {
        /// The territory.
        at: TerritoryId,
    },
    /// No move is left in this turn (R1-46).
    #[error("no move is left")]
    NoMoveLeft,
    /// The gift is more than there is, or nothing, or goes to nobody (A1-80).
    #[error("a gift of {energy}; 1 to {most}")]
    Gift {
        /// The energy.
        energy: u32,
        /// The maximum.
        most: u32,
    },
}

impl Why {
    /// Whether the refusal says that another question is open now.
    pub const fn is_not_now(&self) -> bool {
        matches!(self, Self::NotNow { .. })
    }

    /// The refusal as English text, with the ids of that board.
    pub fn told(&self, board: &Board) -> String {
        let key = |at: &TerritoryId| board.territory(*at).key.as_str();
        match self {
            Self::Devastated { at } => format!("{} is devastated", key(at)),
            Self::NotYours { at, .. } => format!("{} is not yours", key(at)),
            Self::NotFree { at, .. } => format!("{} is taken", key(at)),
            Self::NotLand { at } => format!("{} is not land", key(at)),
            Self::OwnTarget { at } => format!("{} is your own", key(at)),
            Self::NotAdjacent { from, to } => format!("{} and {} don't touch", key(from), key(to)),
            Self::NotLinked { from, to } => format!("no way from {} to {}", key(from), key(to)),
            Self::SameTerritory { at } => format!("{} twice", key(at)),
            Self::OneUnit { at } => format!("only one unit in {}", key(at)),
            Self::MoonToEarth { to, .. } => format!("no way from the Moon to {}", key(to)),
            Self::NoLandingSite { at } => format!("{} is no landing site", key(at)),
            Self::NoLaunch { at } => format!("no station of yours in {}", key(at)),
            Self::StationThere { at } => format!("a station stands in {}", key(at)),
            Self::NotThere { at, units } => {
                format!("only {} MODs and {} commanders in {}", units.mods, units.commanders.len(), key(at))
            }
            Self::BadPlacement { at } => format!("{} stands there twice, or with no MOD", key(at)),
            Self::NamedTwice { at } => format!("{} stands there twice", key(at)),
            Self::NotNow { .. }
            | Self::NoSuchTerritory
            | Self::NoCommander { .. }
            | Self::CommanderInPlay { .. }
            | Self::Truce { .. }
            | Self::NoStationLeft
            | Self::Energy { .. }
            | Self::MarkerTaken { .. }
            | Self::TooManyCards { .. }
            | Self::DeckShort { .. }
            | Self::NotInHand { .. }
            | Self::Copies { .. }
            | Self::NotItsTime { .. }
            | Self::NoTarget { .. }
            | Self::BadTarget { .. }
            | Self::Refused { .. }
            | Self::NoReaction { .. }
            | Self::Jammed
            | Self::Dice { .. }
            | Self::NoStrongDie { .. }
            | Self::TooManyCommanders { .. }
            | Self::Mods { .. }
            | Self::UnitCount { .. }
            | Self::MustAdvance { .. }
            | Self::NoMoveLeft
            | Self::Gift { .. } => self.to_string(),
        }
    }
}
