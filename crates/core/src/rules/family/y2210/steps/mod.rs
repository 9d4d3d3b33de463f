//! The steps of the family, one file per question: what it asks, which answers are legal, its default, a random answer, what
//! an answer does, and its events with their recording. This file lists them; a new question adds a line to each list.

pub(super) mod advance;
pub(super) mod agree_blank_cards;
mod answer_checks;
pub(super) mod attack_dice;
pub(super) mod bid;
pub(super) mod bonus_deck;
pub(super) mod buy;
mod card_checks;
pub(super) mod claim;
pub(super) mod confirm_blank_card;
pub(super) mod defend;
pub(super) mod deploy;
pub(super) mod fortify;
pub(super) mod gift;
pub(super) mod hire;
pub(super) mod invade;
pub(super) mod losses;
pub(super) mod nuclear_round;
pub(super) mod place;
mod play_cards;
mod possible_invasions;
pub(super) mod react;
pub(super) mod remove_mods;
pub(super) mod sealed_placement;
pub(super) mod starting_pieces;
pub(super) mod turn_order_marker;
pub(super) mod wish_list;

pub use advance::Advance;
pub use agree_blank_cards::Agree;
pub use attack_dice::Throw;
pub use bid::Bid;
pub use bonus_deck::BonusDeck;
pub use buy::Buy;
pub use claim::Claim;
pub use confirm_blank_card::Confirm;
pub use defend::Defend;
pub use deploy::Deploy;
pub use fortify::{Fortify, MoveOption};
pub use gift::GiftOption;
pub use hire::Hire;
pub use invade::Invade;
pub use losses::Lose;
pub use nuclear_round::NuclearRound;
pub use place::Place;
pub use play_cards::Prepare;
pub use possible_invasions::InvasionOption;
pub use react::React;
pub use remove_mods::Reduce;
pub use sealed_placement::Garrison;
pub use starting_pieces::Settle;
pub use turn_order_marker::Marker;
pub use wish_list::Wish;

use super::{CardKind, Commander, Commanders, Play, Target, Units, Y2210};
use crate::rules::engine::{answers, questions};
use crate::rules::ids::{Placement, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

questions! { Menu and AskKind of Y2210:
    "claim" Claim in claim,
    "deploy" Deploy in deploy,
    "settle" Settle in starting_pieces,
    "garrison" Garrison in sealed_placement,
    "bid" Bid in bid,
    "marker" Marker in turn_order_marker,
    "place" Place in place,
    "hire" Hire in hire,
    "buy" Buy in buy,
    "prepare" Prepare in play_cards,
    "invade" Invade in invade,
    "react" React in react,
    "throw" Throw in attack_dice,
    "defend" Defend in defend,
    "lose" Lose in losses,
    "advance" Advance in advance,
    "bonus_deck" BonusDeck in bonus_deck,
    "reduce" Reduce in remove_mods,
    "nuclear_round" NuclearRound in nuclear_round,
    "fortify" Fortify in fortify,
    "agree" Agree in agree_blank_cards,
    "wish" Wish in wish_list,
    "confirm" Confirm in confirm_blank_card,
}

/// Passes the public events of the steps, by file, to another macro.
macro_rules! each_event_of_steps {
    ($then:ident! { $($arguments:tt)* }) => {
        $then! {
            $($arguments)*
            steps::claim { Claimed }
            steps::deploy { Deployed }
            steps::starting_pieces { Settled }
            steps::sealed_placement { Garrisoned }
            steps::turn_order_marker { MarkerChosen }
            steps::place { ModsPlaced }
            steps::hire { Hired, Built }
            steps::attack_dice { DiceNamed }
            steps::bonus_deck { BonusEarned }
            steps::remove_mods { Reduced }
            steps::nuclear_round { NuclearPassed; NuclearRoundEnded }
            steps::fortify { Fortified }
            steps::gift { Given }
            steps::defend { DefenceNamed }
        }
    };
}

pub(super) use each_event_of_steps;

answers! {
    /// An answer to an open question.
    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action {
        /// Set-up: claim a free land territory with one MOD (R1-11).
        "claim" Claim {
            /// The territory.
            at: TerritoryId,
        },
        /// Set-up: place exactly the required MODs on own territories (R1-11).
        "deploy" Deploy {
            /// MODs by territory.
            mods: Placement,
        },
        /// Set-up: place the piece of this round (R1-12).
        "settle" Settle {
            /// Own territory.
            at: TerritoryId,
        },
        /// Sealed set-up: place everything ([PBP-35]).
        "garrison" Garrison {
            /// All MODs, by territory.
            mods: Placement,
            /// The land commander's territory.
            land: TerritoryId,
            /// The diplomat's territory.
            diplomat: TerritoryId,
            /// The station's territory.
            station: TerritoryId,
        },
        /// A sealed bid (R1-14).
        "bid" Bid {
            /// The energy.
            energy: u32,
        },
        /// Choose a turn-order marker (R1-15).
        "marker" Marker {
            /// Its number, 1 for the first turn.
            number: u8,
        },
        /// Place some or all of the MODs received (R1-20).
        "place" Place {
            /// MODs by territory.
            mods: Placement,
        },
        /// Hire a commander (R1-22).
        "hire" Hire {
            /// The commander.
            commander: Commander,
            /// Own territory.
            at: TerritoryId,
        },
        /// Build a station (R1-23).
        "build" Build {
            /// Own territory.
            at: TerritoryId,
        },
        /// Buy command cards; none ends the step too (R1-29).
        "buy" Buy {
            /// The deck of each card.
            decks: Vec<Commander>,
        },
        /// Play a command card (R1-30).
        "play" Play {
            /// The card.
            card: CardKind,
            /// Its target.
            target: Target,
        },
        /// Declare an invasion (R1-36).
        "invade" Invade {
            /// Own territory with at least two units.
            from: TerritoryId,
            /// A territory of another holder, or an empty one.
            to: TerritoryId,
        },
        /// Nothing more in this step.
        "done" Done,
        /// Cards to play against the declared invasion, in this order; none: pass (A1-23).
        "react" React {
            /// The cards.
            cards: Vec<Play>,
        },
        /// Number of attack dice, and the commanders who roll eight-sided ones (R1-37, A1-35).
        "throw" Throw {
            /// 1 to 3, fewer than the units in the territory of origin.
            dice: u8,
            /// At most one per die.
            commanders: Commanders,
        },
        /// Number of defence dice (R1-37).
        "defend" Defend {
            /// 1 or 2.
            dice: u8,
        },
        /// The units that are lost (A1-12).
        "lose" Lose {
            /// Exactly the required number.
            units: Units,
        },
        /// The units that move into the captured territory (R1-25, R1-38).
        "advance" Advance {
            /// The units.
            units: Units,
        },
        /// The deck of the bonus card (R1-39, A1-51).
        "draw" Draw {
            /// The deck.
            deck: Commander,
        },
        /// MODs to remove (A1-44).
        "reduce" Reduce {
            /// MODs by territory.
            mods: Placement,
        },
        /// Move units along own territories (R1-46).
        "fortify" Fortify {
            /// Own territory; at least one unit stays.
            from: TerritoryId,
            /// Own territory.
            to: TerritoryId,
            /// The units.
            units: Units,
        },
        /// Give energy to another player (A1-53, A1-80).
        "gift" Gift {
            /// The player.
            to: Seat,
            /// The energy, at least 1.
            energy: u32,
        },
        /// Before the set-up: play with the blank cards as they are written, or without (A1-61).
        "agree" Agree {
            /// Whether to play with them.
            agreed: bool,
        },
        /// Sealed set-up: territories, most wanted first; each at most once ([PBP-35]).
        "wish" Wish {
            /// The territories.
            order: Vec<TerritoryId>,
        },
        /// Whether a blank card is played as it is written (A1-61).
        "confirm" Confirm {
            /// Whether it counts; otherwise it goes back into the hand, unpaid.
            played: bool,
        },
    }
}
