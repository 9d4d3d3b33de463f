//! `FamilyOrders`: standing orders, and orders that take several answers. The table runs them without knowing any rule.

use super::super::families::{OpenOrder, Order, Standing, StopReason};
use super::super::ids::Seat;
use super::dice_roll::Roll;
use super::event::Event;
use super::family::Family;
use super::game::Match;
use super::part::Part;

/// Odds that a stop condition can ask for, computed outside the rules.
pub trait Forecast {
    /// The chance to capture, in whole percent rounded down, ties to the defender. `attack`: armies that may be lost, and
    /// the numbers of sides of their dice with one such army, with two, and so on; the last entry holds for more too.
    /// `defence`: armies, and the numbers of sides of their dice; with fewer armies the first ones are thrown.
    fn capture_percent(&self, attack: (u32, &[Vec<u8>]), defence: (u32, &[u8])) -> u8;
}

/// The next step of an order.
#[derive(Debug)]
pub(crate) enum Next<F: FamilyOrders> {
    /// Gives this answer; then continues with the rest of the order, if any.
    Answer(F::Action, Option<F::OpenOrder>),
    /// Ends the order, because it is complete or can't go on; with the reason, if the player should see one.
    Stop(Option<F::StopReason>),
}

/// The orders that a family offers beyond single answers.
pub(crate) trait FamilyOrders: Family {
    /// Answers given in advance, one value per seat; none by default.
    type Standing: Part<Standing> + Default;
    /// An order that takes several answers, as the player gives it.
    type Order: Part<Order>;
    /// An order in progress.
    type OpenOrder: Part<OpenOrder>;
    /// Why an order ended.
    type StopReason: Part<StopReason>;

    /// Checks whether standing orders make sense in this game.
    fn check_standing(game: &Match<Self>, seat: Seat, standing: &Self::Standing) -> Result<(), Self::Why>;
    /// The answer that they give to a question, if it is on the menu; `silent`: the player lets the question pass, who may
    /// have wanted to be asked.
    fn standing_answer(standing: &Self::Standing, menu: &Self::Menu, silent: bool) -> Option<Self::Action>;
    /// Starts an order.
    fn begin(order: &Self::Order) -> Result<Self::OpenOrder, Self::Why>;
    /// The next step of an order when `menu` is asked of the seat that gave it. A refusal undoes the whole order.
    fn next(
        game: &Match<Self>,
        seat: Seat,
        open: Self::OpenOrder,
        menu: &Self::Menu,
        forecast: &dyn Forecast,
    ) -> Result<Next<Self>, Self::Why>;
    /// The reason to end an order because its own events complete it; `None` if they don't.
    fn fulfilled(open: &Self::OpenOrder, seat: Seat, events: &[&Event]) -> Option<Self::StopReason>;
    /// Whether an order that ended for that reason did all that was ordered: a plan then goes on with its next step
    /// ([PBP-11]).
    fn is_complete(reason: &Self::StopReason) -> bool;
    /// Whether the order only ends the turn: once the turn is over it has nothing left to do.
    fn only_ends_turn(order: &Self::Order) -> bool;
    /// Why an order pauses or ends now: it waits for another seat, or nothing more can be done.
    fn pending(open: &Self::OpenOrder, waiting: bool) -> Option<Self::StopReason>;
    /// The battle dice rolled in an event, if they are compared pairwise; `None` for a battle that is decided otherwise.
    fn roll(event: &Self::Event) -> Option<Roll>;
    /// The same for an event as one viewer saw it.
    fn seen_roll(seen: &Self::Seen) -> Option<Roll>;
}
