//! The steps of the classic family, one file per question: what it asks, which answers are legal, its default, a random
//! answer, what an answer does, and its events with their recording. This file lists them; a new question adds a line to
//! each list.

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
mod pending_decisions;
pub(super) mod reinforce;
pub(super) mod territory_bonus;
pub(super) mod trade;
pub(super) mod wish_list;

pub use advance::Advance;
pub use attack::{Attack, AttackOption};
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

pub(super) use pending_decisions::Interrupts;

use super::Classic;
use crate::rules::engine::{answers, questions};
use crate::rules::ids::{Card, Placement, Seat, TerritoryId};
use pending_decisions::pending_decisions;
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

/// Passes the public events of the steps, by file, to another macro.
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

pending_decisions! {
    /// A decision that interrupts a phase.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum PendingDecision {
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
        /// Set-up: claim a free territory with one army (R1-61).
        "claim" Claim {
            /// The free territory.
            at: TerritoryId,
        },
        /// Sealed set-up: a private ranked wish list, most wanted first; may be empty ([PBP-35]).
        "wish" Wish {
            /// The territories, each at most once.
            order: Vec<TerritoryId>,
        },
        /// Set-up: place exactly the required armies (R1-61, R1-74).
        "deploy" Deploy {
            /// Own armies by territory.
            own: Placement,
            /// Neutral armies by territory (two-player game).
            neutral: Placement,
        },
        /// Place some or all of the armies received.
        "place" Place {
            /// Armies by territory.
            armies: Placement,
        },
        /// Trade in a set of three cards (R1-63).
        "trade" Trade {
            /// The three cards, in any order.
            cards: [Card; 3],
        },
        /// Choose the own territory shown on the traded cards that gets the two armies (R1-66).
        "bonus" Bonus {
            /// One of the offered territories.
            at: TerritoryId,
        },
        /// Announce an attack and its dice; one roll (R1-67).
        "attack" Attack {
            /// Own territory with at least two armies.
            from: TerritoryId,
            /// A bordering territory of another holder.
            to: TerritoryId,
            /// 1 to 3, fewer than the armies in `from`. If the defender names the dice first (A2-5), this number is not
            /// binding.
            dice: u8,
        },
        /// An attack that proposes a fast battle: the defender is asked, then the attack continues (R0-50).
        "propose" Propose {
            /// Own territory with at least twenty armies.
            from: TerritoryId,
            /// A bordering territory of another player with at least twenty armies.
            to: TerritoryId,
            /// 1 to 3.
            dice: u8,
        },
        /// Yes or no to a fast battle (R0-50).
        "consent" Consent {
            /// Whether each lost comparison is to cost five armies.
            yes: bool,
        },
        /// Trade in no set with captured cards, or no more (R0-44).
        "keep" Keep,
        /// End the attacks of this turn.
        "stop" Stop,
        /// Number of defence dice (R1-67).
        "defend" Defend {
            /// 1 to 3.
            dice: u8,
        },
        /// Number of attack dice, after the defender has named theirs (A2-5).
        "throw" Throw {
            /// 1 to 3, fewer than the armies there.
            dice: u8,
        },
        /// Cards to discard (A2-22).
        "discard" Discard {
            /// Exactly the required number of cards.
            cards: Vec<Card>,
        },
        /// Move into the captured territory (R1-68).
        "advance" Advance {
            /// At least the number of dice of the last roll, at most all but one.
            armies: u32,
        },
        /// Move armies between own territories; ends the turn (R1-71).
        "fortify" Fortify {
            /// Own territory; at least one army stays.
            from: TerritoryId,
            /// Own territory.
            to: TerritoryId,
            /// Number of armies, at least 1.
            armies: u32,
        },
        /// Move no armies; ends the turn.
        "hold" Hold,
    }
}
