//! Open questions: who must decide, what is on offer, what happens if they stay silent.
//! Never holds anything that the person asked may not see.

use super::action::Action;
use super::ids::{AskId, Card, Holder, Seat, TerritoryId};
use super::set::{CardSet, TerritorySet};
use serde::{Deserialize, Serialize};

/// One open question. [`super::Game::asks`] makes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Its name: an answer says which question it answers.
    pub id: AskId,
    /// Who must decide.
    pub to: Seat,
    /// What is on offer.
    pub menu: Menu,
    /// What the rules do if nobody answers in time; always on the menu.
    pub default: Action,
    /// How a table should wait for it.
    pub pace: Pace,
}

/// How a table waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// The seat's own turn: the turn clock runs.
    Turn,
    /// A decision in another's turn: a standing order or the default answers unless the table waits ([PBP-34]).
    Reaction,
    /// Everybody at once, unseen by the others.
    Sealed,
}

/// An attack that can be announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Strike {
    /// Own territory.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// Most dice: 1 to 3.
    pub dice: u8,
    /// Fewest dice: as many as the defender will throw, where fewer are no attack (R4-22); else 1.
    pub least: u8,
    /// Whether a fast battle can be proposed with it (R0-50).
    pub fast: bool,
}

/// A move that can be made at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shift {
    /// Own territory.
    pub from: TerritoryId,
    /// Own territory.
    pub to: TerritoryId,
    /// Most armies: all but those that must stay.
    pub armies: u32,
}

/// What is on offer. [`Menu::offers`] says whether an answer is on it, [`Menu::sample`] gives one that is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Menu {
    /// [`Action::Claim`] one of these.
    Claim {
        /// Territories nobody holds.
        free: TerritorySet,
    },
    /// [`Action::Wish`]: rank any of these.
    Wish {
        /// Every territory.
        of: TerritorySet,
    },
    /// [`Action::Deploy`] exactly these numbers.
    Deploy {
        /// Own territories.
        own: TerritorySet,
        /// Own armies to place now.
        armies: u32,
        /// Neutral territories (empty but in the two-player game).
        neutral: TerritorySet,
        /// Neutral armies to place now.
        neutral_armies: u32,
    },
    /// [`Action::Place`] up to `left` armies (none, if none are left), or [`Action::Trade`] one of `sets` first.
    Reinforce {
        /// Own territories.
        own: TerritorySet,
        /// Armies still to be placed, all of them in the end.
        left: u32,
        /// Sets that may be traded in now; empty once placing has begun.
        sets: Vec<[Card; 3]>,
        /// The most armies that the next set brings.
        value: u32,
        /// Armies of that set that the bound of the table takes away (R4-11).
        lost: u32,
    },
    /// [`Action::Trade`] one of `sets`: there is no choice not to (R1-64, R1-70).
    Trade {
        /// Sets in hand.
        sets: Vec<[Card; 3]>,
        /// The most armies that the next set brings.
        value: u32,
        /// Armies of that set that the bound of the table takes away (R4-11).
        lost: u32,
        /// Cards in hand.
        hand: CardSet,
        /// Trading goes on until the hand is no larger than this.
        down_to: u8,
    },
    /// [`Action::Bonus`]: one of these gets the two armies (R1-66).
    Bonus {
        /// Own territories on the traded cards.
        among: TerritorySet,
    },
    /// [`Action::Trade`] one of `sets`, each of which holds a captured card, or [`Action::Keep`] (R0-44).
    Spoils {
        /// Sets in hand with a captured card.
        sets: Vec<[Card; 3]>,
        /// The most armies that one of them brings.
        value: u32,
        /// Armies of that set that the bound of the table takes away (R4-11).
        lost: u32,
    },
    /// [`Action::Consent`] to a fast battle, or not (R0-50).
    Consent {
        /// Who proposes it.
        by: Seat,
        /// Where from.
        from: TerritoryId,
        /// The territory attacked.
        to: TerritoryId,
    },
    /// [`Action::Attack`] with one of these, [`Action::Propose`] with one that is `fast`, or [`Action::Stop`].
    Attack {
        /// Every attack that can be announced.
        strikes: Vec<Strike>,
    },
    /// [`Action::Defend`] with up to `dice` dice.
    Defend {
        /// Who attacks.
        by: Seat,
        /// Where from.
        from: TerritoryId,
        /// The territory attacked.
        to: TerritoryId,
        /// Whose armies stand there.
        whose: Holder,
        /// The dice announced by the attacker; 0: they are not known yet.
        attack: u8,
        /// Fewest defence dice.
        least: u8,
        /// Most defence dice.
        dice: u8,
    },
    /// [`Action::Throw`] with `least` to `dice` dice: the defender has named theirs (A2-5).
    Throw {
        /// Where from.
        from: TerritoryId,
        /// The territory attacked.
        to: TerritoryId,
        /// The dice named by the defender.
        defence: u8,
        /// Fewest attack dice.
        least: u8,
        /// Most attack dice.
        dice: u8,
    },
    /// [`Action::Discard`] exactly `count` of these (A2-22).
    Discard {
        /// Cards in hand.
        hand: CardSet,
        /// How many must go.
        count: u8,
    },
    /// [`Action::Advance`] with `min` to `max` armies.
    Advance {
        /// Where from.
        from: TerritoryId,
        /// The captured territory.
        to: TerritoryId,
        /// The dice of the last roll.
        min: u32,
        /// All but those that must stay.
        max: u32,
    },
    /// [`Action::Fortify`] with one of these, or [`Action::Hold`].
    Fortify {
        /// Every move that can be made.
        shifts: Vec<Shift>,
        /// Whether more moves may follow (R0-33).
        more: bool,
    },
}

/// What kind of question it is: public even when the menu is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AskKind {
    /// See [`Menu::Claim`].
    Claim,
    /// See [`Menu::Wish`].
    Wish,
    /// See [`Menu::Deploy`].
    Deploy,
    /// See [`Menu::Reinforce`].
    Reinforce,
    /// See [`Menu::Trade`].
    Trade,
    /// See [`Menu::Bonus`].
    Bonus,
    /// See [`Menu::Spoils`].
    Spoils,
    /// See [`Menu::Consent`].
    Consent,
    /// See [`Menu::Attack`].
    Attack,
    /// See [`Menu::Defend`].
    Defend,
    /// See [`Menu::Throw`].
    Throw,
    /// See [`Menu::Discard`].
    Discard,
    /// See [`Menu::Advance`].
    Advance,
    /// See [`Menu::Fortify`].
    Fortify,
}

impl Menu {
    /// The kind of question.
    pub const fn kind(&self) -> AskKind {
        match self {
            Self::Claim { .. } => AskKind::Claim,
            Self::Wish { .. } => AskKind::Wish,
            Self::Deploy { .. } => AskKind::Deploy,
            Self::Reinforce { .. } => AskKind::Reinforce,
            Self::Trade { .. } => AskKind::Trade,
            Self::Bonus { .. } => AskKind::Bonus,
            Self::Spoils { .. } => AskKind::Spoils,
            Self::Consent { .. } => AskKind::Consent,
            Self::Attack { .. } => AskKind::Attack,
            Self::Defend { .. } => AskKind::Defend,
            Self::Throw { .. } => AskKind::Throw,
            Self::Discard { .. } => AskKind::Discard,
            Self::Advance { .. } => AskKind::Advance,
            Self::Fortify { .. } => AskKind::Fortify,
        }
    }
}

/// Why an answer is refused. Holds only facts that the answerer may know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// That kind of answer isn't asked for now; this is.
    #[error("{tried} is not on offer; the question is {asked:?}")]
    NotNow {
        /// What is asked.
        asked: AskKind,
        /// What was tried ([`Action::kind`]).
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
    /// The territory isn't among those offered.
    #[error("{at:?} is not offered")]
    NotOffered {
        /// The territory.
        at: TerritoryId,
    },
}

/// Why nothing happened. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The question has been answered, or the table has moved on.
    #[error("that question is no longer open")]
    Stale,
    /// The seat isn't asked anything now.
    #[error("nothing is asked of that seat")]
    NotAsked,
    /// The answer isn't on the menu.
    #[error(transparent)]
    OffMenu(#[from] Why),
}
