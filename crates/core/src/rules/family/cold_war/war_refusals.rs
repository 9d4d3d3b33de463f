//! Why a war, a fight, a leg of a convoy, a conversion or a launch is refused.

use super::{Armies, Weapon};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Why it is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoWar {
    /// No army is named.
    #[error("name at least one army")]
    NoArmies,
    /// Not so many armies are there, or they can't do that now (A3-34, A3-49).
    #[error("only {armies:?} can do that in {at:?}")]
    NotThere {
        /// The state.
        at: TerritoryId,
        /// The armies that can.
        armies: Armies,
    },
    /// Interceptors are fixed (R3-27).
    #[error("interceptors can't move")]
    Fixed,
    /// The same state is named twice.
    #[error("{at:?} is named twice")]
    Twice {
        /// The state.
        at: TerritoryId,
    },
    /// War can't be declared on a state that only oneself holds, or that is nuked (A3-34).
    #[error("no war can be declared on {at:?}")]
    NoTarget {
        /// The state.
        at: TerritoryId,
    },
    /// Armies come by declaration from states that border the target (R3-20).
    #[error("{from:?} does not border {to:?}")]
    NotAdjacent {
        /// The origin.
        from: TerritoryId,
        /// The target.
        to: TerritoryId,
    },
    /// The money isn't there.
    #[error("it costs {cost}, and you have {money}")]
    Money {
        /// What it costs.
        cost: u32,
        /// Own money.
        money: u32,
    },
    /// Nobody fights there against that player (A3-35).
    #[error("{against:?} has no army in {at:?} that you can fight")]
    NoOpponent {
        /// The state.
        at: TerritoryId,
        /// The player.
        against: Seat,
    },
    /// So many fights in a state are a turn's limit (A3-48).
    #[error("at most {most} fights in a state and turn")]
    TooManyFights {
        /// The state.
        at: TerritoryId,
        /// The limit.
        most: u32,
    },
    /// A guest does nothing there in the turn in which he stopped (A3-52).
    #[error("you are a guest in {at:?} in this turn")]
    Guest {
        /// The state.
        at: TerritoryId,
    },
    /// A convoy has one to three armies (R3-26).
    #[error("a convoy has at most {most} armies")]
    Convoy {
        /// How many are named.
        armies: u32,
        /// The limit.
        most: u32,
    },
    /// A way of so many borders, none nuked on it for a convoy, none repeated (R3-26, R3-34, A3-63).
    #[error("no way of at most {most} borders from {from:?}")]
    NoWay {
        /// The origin.
        from: TerritoryId,
        /// The limit.
        most: u32,
    },
    /// A refusal stands for the turn: only a war opens the state (A3-50).
    #[error("a stop in {at:?} was refused in this turn")]
    StopRefused {
        /// The state.
        at: TerritoryId,
    },
    /// A stop in a state of one's own is no war.
    #[error("a stop in {at:?} is no war")]
    NoWarThere {
        /// The state.
        at: TerritoryId,
    },
    /// Nothing is converted to oneself, to a player who is out, or between the superpowers (R3-25, A3-36).
    #[error("nothing can be converted to {to:?}")]
    NotTo {
        /// The player.
        to: Seat,
    },
    /// He has declined a present in this turn (A3-57).
    #[error("{to:?} has declined a present in this turn")]
    Declined {
        /// The player.
        to: Seat,
    },
    /// No such weapon is there.
    #[error("no such weapon in {at:?}")]
    NoWeapon {
        /// The state.
        at: TerritoryId,
        /// The weapon.
        weapon: Weapon,
    },
    /// A nuked state is no target (A3-25).
    #[error("{at:?} is nuked already")]
    Nuked {
        /// The state.
        at: TerritoryId,
    },
    /// A number of interceptors that isn't there.
    #[error("at most {most} interceptors")]
    Interceptors {
        /// How many are named.
        number: u32,
        /// How many are there.
        most: u32,
    },
    /// Interceptors meet the invader: at least one is named (A3-53).
    #[error("at least one interceptor meets the invader")]
    NoInterceptor,
    /// The defence must be stronger (A3-56).
    #[error("the defence needs a strength of {least}")]
    TooWeak {
        /// The strength of those named.
        strength: u32,
        /// The least strength.
        least: u32,
    },
    /// The losses must be of that strength (A3-15).
    #[error("the losses need a strength of {strength}")]
    Losses {
        /// The strength of those named.
        named: u32,
        /// The strength.
        strength: u32,
    },
}
