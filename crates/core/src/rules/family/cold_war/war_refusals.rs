//! `NoWar`: why a war, a fight, a leg of a convoy, a conversion or a launch is refused.

use super::{Armies, Army, Weapon};
use crate::rules::ids::{Seat, TerritoryId};
use crate::rules::refusal_macros::{Fact, neighbours, reasons};
use std::fmt::{self, Display, Formatter};

reasons! {
    /// Why a war, a fight, a leg of a convoy, a conversion or a launch is refused.
    pub enum NoWar of Armies, on board {
        NoArmies = "name at least one army", "why-cold_no_armies";
        /// Not so many armies are there, or they can't do that now (A3-34, A3-49).
        NotThere { at: TerritoryId, armies: Armies } = "only {armies} can do that in {at}", "why-cold_not_there";
        /// Interceptors are fixed (R3-27).
        Fixed = "interceptors can't move", "why-cold_fixed";
        Twice { at: TerritoryId } = "{at} is named twice", "why-deal_state_twice";
        /// War can't be declared on a state that only oneself holds, or that is nuked (A3-34).
        NoTarget { at: TerritoryId } = "no war can be declared on {at}", "why-cold_no_war_target";
        /// Armies come by declaration from states that border the target (R3-20).
        NotAdjacent { from: TerritoryId, to: TerritoryId } = "{from} does not border {to}",
            "why-cold_not_adjacent" with borders = &neighbours(board, *from);
        Money { cost: u32, money: u32 } = "it costs {cost}, and you have {money}", "why-cold_money" with needed = cost;
        /// Nobody fights there against that player (A3-35).
        NoOpponent { at: TerritoryId, against: Seat } = "Seat({against}) has no army in {at} that you can fight",
            "why-cold_no_opponent";
        /// So many fights in a state are a turn's limit (A3-48).
        TooManyFights { at: TerritoryId, most: u32 } = "at most {most} fights in a state and turn",
            "why-cold_too_many_fights";
        /// A guest does nothing there in the turn in which he stopped (A3-52).
        Guest { at: TerritoryId } = "you are a guest in {at} in this turn", "why-cold_guest";
        /// A convoy has one to three armies (R3-26).
        Convoy { armies: u32, most: u32 } = "a convoy has at most {most} armies", "why-cold_convoy_size";
        /// A way of so many borders, none nuked on it for a convoy, none repeated (R3-26, R3-34, A3-63).
        NoWay { from: TerritoryId, most: u32 } = "no way of at most {most} borders from {from}", "why-cold_no_way";
        /// A refusal stands for the turn: only a war opens the state (A3-50).
        StopRefused { at: TerritoryId } = "a stop in {at} was refused in this turn", "why-cold_refused";
        NoWarThere { at: TerritoryId } = "a stop in {at} is no war", "why-cold_no_war_there";
        /// Nothing is converted to oneself, to a player who is out, or between the superpowers (R3-25, A3-36).
        NotTo { to: Seat } = "nothing can be converted to Seat({to})", "why-cold_not_to";
        /// He has declined a present in this turn (A3-57).
        Declined { to: Seat } = "Seat({to}) has declined a present in this turn", "why-cold_declined";
        NoWeapon { at: TerritoryId, weapon: Weapon } = "no such weapon in {at}", "why-cold_no_weapon";
        /// A nuked state is no target (A3-25).
        Nuked { at: TerritoryId } = "{at} is nuked already", "why-cold_mushroom";
        Interceptors { number: u32, most: u32 } = "at most {most} interceptors", "why-cold_interceptors";
        /// Interceptors meet the invader: at least one is named (A3-53).
        NoInterceptor = "at least one interceptor meets the invader", "why-cold_no_interceptor";
        /// The defence must be stronger (A3-56).
        TooWeak { strength: u32, least: u32 } = "the defence needs a strength of {least}", "why-cold_defence";
        /// The losses must be of that strength (A3-15).
        Losses { named: u32, strength: u32 } = "the losses need a strength of {strength}", "why-cold_losses";
    }
}

impl Display for Armies {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl From<&Armies> for Fact<Armies> {
    fn from(armies: &Armies) -> Self {
        Self::Noun(*armies)
    }
}

impl From<&Weapon> for Fact<Armies> {
    fn from(weapon: &Weapon) -> Self {
        Self::Noun(Armies::of(Army::Nuclear(*weapon), 1))
    }
}
