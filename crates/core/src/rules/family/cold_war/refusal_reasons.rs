//! `Why`: the reasons why the family refuses an answer.

use super::deal_refusals::NoDeal;
use super::exile_refusals::NoExile;
use super::war_refusals::NoWar;
use super::{Armies, AskKind};
use crate::rules::ids::{Seat, TerritoryId};
use crate::rules::refusal_macros::{neighbours, reasons};

reasons! {
    /// Why an answer is refused. Must hold only facts that the player may know.
    pub enum Why of Armies, on board {
        NotNow { asked: AskKind, #[serde(skip)] tried: &'static str } =
            "{tried} is not on offer; the question is {asked}",
            "why-not_now";
        NotOffered = "that is not on offer", "why-cold_not_offered";
        NoSuchState = "no such state", "why-deal_no_such_state";
        NoSuchSeat = "no such player", "why-deal_no_such_player";
        Money { needed: u32, money: u32 } = "{needed} needed, {money} there", "why-cold_money";
        NoArmies = "no army is named", "why-cold_no_armies";
        NotThere { at: TerritoryId, has: Armies } = "{at} has {has}", "why-cold_not_there" with armies = has;
        NamedTwice { at: TerritoryId } = "{at} is named twice", "why-deal_state_twice";
        /// A mushroom stands there: nothing enters the state (R3-34).
        Mushroom { at: TerritoryId } = "{at} is destroyed", "why-cold_mushroom";
        /// No own army stands there (R3-15).
        NoGarrison { at: TerritoryId } = "no own army stands in {at}", "why-cold_no_garrison";
        /// He was let in there in this turn, and does nothing there (A3-52).
        Guest { at: TerritoryId } = "guests do nothing in {at}", "why-cold_guest";
        /// Interceptors bought there would be another player's (A3-55).
        ForeignInterceptors { at: TerritoryId } = "interceptors in {at} would be another player's",
            "why-cold_foreign_interceptors";
        /// Leave was refused in this turn (A3-50).
        Refused { at: TerritoryId } = "leave for {at} was refused in this turn", "why-cold_refused";
        /// The superpowers deal with each other by war only (R3-8, R3-25, A3-22).
        Superpowers { seat: Seat } = "not between the superpowers", "why-cold_superpowers";
        NotAdjacent { from: TerritoryId, to: TerritoryId } = "{from} and {to} don't touch",
            "why-cold_not_adjacent" with borders = &neighbours(board, *from);
        /// The way of a missile has no state, or more than its range (R3-16).
        OutOfRange { range: u32 } = "a way of one to {range} states", "why-cold_out_of_range";
        TooManyOrders { most: u32 } = "at most {most} orders", "why-cold_too_many_orders";
    }
    and { Deal(NoDeal), Exile(NoExile), War(NoWar) }
}
