//! Standing orders, and orders that take several answers: what the table strings together without knowing a rule.

use super::super::families::{Order, Plan, Standing, StopReason};
use super::super::ids::Seat;
use super::dice_roll::Roll;
use super::event::Event;
use super::family::{Family, Part};
use super::game::Match;

/// Odds that a rule for stopping may ask for; the referee computes none itself.
pub trait Forecast {
    /// The chance to capture, in whole percent rounded down: `attack` armies that may be lost, with at most
    /// `attack_dice` dice, against `defence` armies with at most `defence_dice`; all dice with `sides` sides, ties to the
    /// defender.
    fn capture_percent(&self, attack: (u32, u8), defence: (u32, u8), sides: u8) -> u8;
}

/// What an order does next.
#[derive(Debug)]
pub(crate) enum Next<F: FamilyOrders> {
    /// Gives this answer; the rest of the order, if any, follows.
    Answer(F::Action, Option<F::Plan>),
    /// Is done, or can't go on: why, if the person is to be told.
    Stop(Option<F::StopReason>),
}

/// What a family's players can order beyond single answers.
pub(crate) trait FamilyOrders: Family {
    /// Answers given in advance, one value for each seat.
    type Standing: Part<Standing>;
    /// An order that takes several answers, as it is given.
    type Order: Part<Order>;
    /// An order under way.
    type Plan: Part<Plan>;
    /// Why an order came to its end.
    type StopReason: Part<StopReason>;

    /// No standing orders.
    fn no_standing() -> Self::Standing;
    /// Whether standing orders make sense in this game.
    fn check_standing(game: &Match<Self>, standing: &Self::Standing) -> Result<(), Self::Why>;
    /// What they say to a question, if it is on the menu.
    fn standing_answer(standing: &Self::Standing, menu: &Self::Menu) -> Option<Self::Action>;
    /// Begins an order.
    fn begin(order: &Self::Order) -> Result<Self::Plan, Self::Why>;
    /// What an order does when this is asked of the seat that gave it. A refusal undoes the whole order.
    fn next(
        game: &Match<Self>,
        seat: Seat,
        plan: Self::Plan,
        menu: &Self::Menu,
        forecast: &dyn Forecast,
    ) -> Result<Next<Self>, Self::Why>;
    /// What an order has come to, if its own events say that it is fulfilled.
    fn fulfilled(plan: &Self::Plan, seat: Seat, events: &[&Event]) -> Option<Self::StopReason>;
    /// Why an order does not go on now: somebody else is waited for, or nothing more can be done.
    fn pending(plan: &Self::Plan, waiting: bool) -> Option<Self::StopReason>;
    /// The dice thrown in an event, if any were thrown in battle and compared one by one; a fight that is decided otherwise
    /// has none here.
    fn roll(event: &Self::Event) -> Option<Roll>;
    /// The same of an event as somebody saw it.
    fn seen_roll(seen: &Self::Seen) -> Option<Roll>;
}
