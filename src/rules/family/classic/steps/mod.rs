//! The steps of the classic family, one file each: what it asks, what is legal and why not, its default, a random answer,
//! what an answer does, and its events with how they are recorded. Here stand their lists: whatever a new question adds to
//! the family's sums is a line here.

pub(super) mod advance;
mod answer_checks;
pub(super) mod attack;
pub(super) mod attack_dice;
pub(super) mod captured_cards;
pub(super) mod claim;
pub(super) mod defend;
pub(super) mod deploy;
pub(super) mod discard;
pub(super) mod fast_battle;
pub(super) mod fortify;
mod interrupts;
pub(super) mod reinforce;
pub(super) mod territory_bonus;
pub(super) mod trade;
pub(super) mod wish_list;

pub use advance::Advance;
pub use attack::{Attack, Strike};
pub use attack_dice::Throw;
pub use captured_cards::Spoils;
pub use claim::Claim;
pub use defend::Defend;
pub use deploy::Deploy;
pub use discard::Discard;
pub use fast_battle::Consent;
pub use fortify::Fortify;
pub use reinforce::Reinforce;
pub use territory_bonus::Bonus;
pub use trade::Trade;
pub use wish_list::Wish;

pub(super) use interrupts::Interrupts;

use super::Classic;
use crate::rules::engine::{answers, questions};
use crate::rules::ids::{Card, Placement, Seat, TerritoryId};
use interrupts::frames;
use serde::{Deserialize, Serialize};

questions! { Menu and AskKind of Classic:
    "claim" Claim in claim,
    "wish" Wish in wish_list,
    "deploy" Deploy in deploy,
    "reinforce" Reinforce in reinforce,
    "trade" Trade in trade,
    "bonus" Bonus in territory_bonus,
    "spoils" Spoils in captured_cards,
    "consent" Consent in fast_battle,
    "attack" Attack in attack,
    "defend" Defend in defend,
    "throw" Throw in attack_dice,
    "discard" Discard in discard,
    "advance" Advance in advance,
    "fortify" Fortify in fortify,
}

/// The public events of the steps, file by file, handed to another macro.
macro_rules! each_event_of_steps {
    ($then:ident! { $($arguments:tt)* }) => {
        $then! {
            $($arguments)*
            steps::claim { Claimed }
            steps::deploy { Deployed }
            steps::reinforce { AttacksOpened, PlaceOwed, Placed }
            steps::trade { BonusAdded, TradeOwed, Traded }
            steps::territory_bonus { BonusOwed, BonusPlaced }
            steps::captured_cards { SpoilsClosed, SpoilsOpened }
            steps::fast_battle { FastProposed, FastSettled }
            steps::defend { Announced }
            steps::attack_dice { DefenceNamed }
            steps::discard { DiscardOwed, Discarded }
            steps::advance { Advanced, Captured }
            steps::fortify { Fortified }
        }
    };
}

pub(super) use each_event_of_steps;

frames! {
    /// A decision that interrupts a phase.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Frame {
        Defence(defend),
        Throw(attack_dice),
        Advance(advance),
        Bonus(territory_bonus),
        Spoils(captured_cards),
        Consent(fast_battle),
        TradeDown(trade),
        PlaceOwed(reinforce);
        Discard(discard),
    }
}

answers! {
    /// An answer to an open question.
    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action {
        /// Set-up: take a free territory with one army (R1-61).
        "claim" Claim {
            /// The free territory.
            at: TerritoryId,
        },
        /// Sealed set-up: a private ranked wish list, dearest first; may be empty ([PBP-35]).
        "wish" Wish {
            /// The territories wished for, each at most once.
            order: Vec<TerritoryId>,
        },
        /// Set-up: place exactly the armies asked for (R1-61, R1-74).
        "deploy" Deploy {
            /// On own territories.
            own: Placement,
            /// On neutral territories (two-player game).
            neutral: Placement,
        },
        /// Place some or all of the armies in hand.
        "place" Place {
            /// On own territories.
            armies: Placement,
        },
        /// Trade in a set of three cards (R1-63).
        "trade" Trade {
            /// The three, in any order.
            cards: [Card; 3],
        },
        /// Which own territory shown on the traded cards gets the two armies (R1-66).
        "bonus" Bonus {
            /// One of those offered.
            at: TerritoryId,
        },
        /// Announce an attack and its dice; one roll (R1-67).
        "attack" Attack {
            /// Own territory with at least two armies.
            from: TerritoryId,
            /// A bordering territory of somebody else.
            to: TerritoryId,
            /// 1 to 3, fewer than the armies in `from`. Where the defender names theirs first (A2-5) it binds nobody yet.
            dice: u8,
        },
        /// An attack that proposes a fast battle: the defender is asked, then it goes on as an attack (R0-50).
        "propose" Propose {
            /// Own territory with at least twenty armies.
            from: TerritoryId,
            /// A bordering territory of another player's with as many.
            to: TerritoryId,
            /// 1 to 3.
            dice: u8,
        },
        /// Yes or no to a fast battle (R0-50).
        "consent" Consent {
            /// Whether each comparison is to cost five armies.
            yes: bool,
        },
        /// Exchange no set with captured cards, or no more (R0-44).
        "keep" Keep,
        /// Attack no more this turn.
        "stop" Stop,
        /// Number of defence dice (R1-67).
        "defend" Defend {
            /// 1 to 3.
            dice: u8,
        },
        /// Number of attack dice, after the defender named theirs (A2-5).
        "throw" Throw {
            /// 1 to 3, fewer than the armies there.
            dice: u8,
        },
        /// Cards to drop (A2-22).
        "discard" Discard {
            /// Exactly as many as asked for.
            cards: Vec<Card>,
        },
        /// Move into the captured territory (R1-68).
        "advance" Advance {
            /// At least the dice of the last roll, at most all but one.
            armies: u32,
        },
        /// Move armies between own territories; ends the turn (R1-71).
        "fortify" Fortify {
            /// Where from; one army stays.
            from: TerritoryId,
            /// Where to.
            to: TerritoryId,
            /// How many, at least 1.
            armies: u32,
        },
        /// Fortify nothing; ends the turn.
        "hold" Hold,
    }
}
