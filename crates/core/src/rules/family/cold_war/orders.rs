//! Orders that take several answers ([PBP-10]): fight until a condition holds, a convoy of several legs, a list of purchases, the
//! end of the turn. A plan of a turn is a list of them ([PBP-11]).

use super::event::{Event as FamilyEvent, Seen};
use super::occupation::Control;
use super::{Action, Armies, AskKind, ColdWar, Game, Menu, Public, Standing, Why, control};
use crate::rules::engine::{Event, FamilyOrders, Forecast, Next, Part, Roll, Step as _};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Maximum number of answers in one order.
const MOST_ANSWERS: u32 = 200;
/// Maximum number of legs or purchases in one order.
pub const MOST_PARTS: usize = 20;

/// An order that takes several answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Fights until a condition holds.
    Fight(Fight),
    /// A convoy of several legs with the same armies.
    Convoy(Convoy),
    /// Purchases, one state after another; all of them, or the order stops.
    Buy {
        /// The armies by state.
        list: Vec<(TerritoryId, Armies)>,
    },
    /// One answer in the turn's menu, as a step of a plan.
    Do(Action),
    /// Ends the turn.
    End,
}

/// A fight repeated until a condition holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// The state.
    pub at: TerritoryId,
    /// The opponent.
    pub against: Seat,
    /// The armies that fight, as far as they are left.
    pub armies: Armies,
    /// The stop condition.
    pub until: Until,
}

/// Stop condition of a fight. It always stops when it is won, and when there is nobody left to fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Only when no army of the opponent is left in the state.
    Won,
    /// When so many of the armies are lost.
    Losses(u32),
    /// After so many fights.
    Times(u32),
}

/// A convoy of several legs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Convoy {
    /// The state where it begins.
    pub from: TerritoryId,
    /// The armies.
    pub armies: Armies,
    /// The states of each leg, without the one where it begins.
    pub legs: Vec<Vec<TerritoryId>>,
    /// Whether the last stop is paid as a war without asking for leave (A3-63).
    #[serde(default)]
    pub war: bool,
}

/// Why an order stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StopReason {
    /// No army of the opponent is left there.
    Won,
    /// So many armies are lost.
    Losses {
        /// Number of armies.
        armies: u32,
    },
    /// So many fights were ordered.
    Times,
    /// No fight is possible there any more: nobody is left to fight with, or the limit is reached.
    CannotFight,
    /// The armies of the convoy are no longer all there.
    ConvoyLost,
    /// Leave was refused: pay for the war, or take the leg back.
    LeaveRefused,
    /// The step is not possible any more.
    CannotGoOn,
    /// Others are asked; the order continues after their answers.
    Waiting,
    /// The maximum number of answers in one order has been given.
    Enough,
}

/// An order in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenOrder {
    order: Order,
    /// Number of parts done: fights, legs, purchases.
    done: u32,
    /// Own armies in the state of the fight before the first part, or at the stop of a convoy before its present leg.
    #[serde(default)]
    before: Armies,
}

impl OpenOrder {
    fn after(&self, before: Armies) -> Self {
        Self { order: self.order.clone(), done: self.done + 1, before }
    }
}

type Step = Result<Next<ColdWar>, Why>;

/// Gives an answer of the turn's menu. The first one is refused with its reason; a later one stops the order.
fn give(game: &Game, seat: Seat, menu: &Menu, action: Action, rest: Option<OpenOrder>, done: u32) -> Step {
    match menu.check(game, seat, &action) {
        Ok(()) => Ok(Next::Answer(action, rest)),
        Err(_) if done > 0 => Ok(Next::Stop(Some(StopReason::CannotGoOn))),
        Err(why) => Err(why),
    }
}

impl Fight {
    fn next(&self, game: &Game, seat: Seat, menu: &Menu, open: &OpenOrder) -> Step {
        let known = self.at.index() < game.board().len();
        let there = |who: Seat| if known { control::fighters(game, self.at, who) } else { Armies::NONE };
        let before = if open.done == 0 { there(seat) } else { open.before };
        // Armies that stand there but were not named don't step into the gaps.
        let gone = before.minus(there(seat));
        let (left, lost) = (self.armies.minus(gone), gone.count());
        if open.done > 0 {
            let stop = match self.until {
                _ if there(self.against).is_empty() => Some(StopReason::Won),
                Until::Losses(most) if lost >= most => Some(StopReason::Losses { armies: lost }),
                Until::Times(most) if open.done >= most => Some(StopReason::Times),
                _ if left.is_empty() => Some(StopReason::CannotFight),
                _ if open.done >= MOST_ANSWERS => Some(StopReason::Enough),
                Until::Won | Until::Losses(_) | Until::Times(_) => None,
            };
            if stop.is_some() {
                return Ok(Next::Stop(stop));
            }
        }
        let armies = if open.done == 0 { self.armies } else { left };
        let action = Action::Fight { at: self.at, against: self.against, armies };
        match give(game, seat, menu, action, Some(open.after(before)), open.done)? {
            Next::Stop(_) => Ok(Next::Stop(Some(StopReason::CannotFight))),
            next @ Next::Answer(..) => Ok(next),
        }
    }
}

impl Order {
    /// Why the order stops when its player is asked something else after so many parts.
    fn interrupted(&self, game: &Game, done: u32) -> StopReason {
        let stop = match self {
            Self::Convoy(convoy) => convoy.stop(done as usize),
            Self::Fight(_) | Self::Buy { .. } | Self::Do(_) | Self::End => None,
        };
        let refused = stop.is_some_and(|stop| game.state.facts.no_stop.contains(stop));
        if refused { StopReason::LeaveRefused } else { StopReason::CannotGoOn }
    }
}

impl Convoy {
    /// Where the armies stop after so many legs; `None` before the first.
    fn stop(&self, legs: usize) -> Option<TerritoryId> {
        self.legs.get(legs.checked_sub(1)?)?.last().copied()
    }

    fn next(&self, game: &Game, seat: Seat, menu: &Menu, open: &OpenOrder) -> Step {
        let n = open.done as usize;
        let from = self.stop(n).unwrap_or(self.from);
        let own =
            |at: TerritoryId| game.state.places.get(at.index()).map_or(Armies::NONE, |place| place.of(seat));
        // A garrison at the stop is not the convoy.
        if n > 0 && !own(from).covers(open.before.plus(self.armies)) {
            let refused = game.state.facts.no_stop.contains(from);
            let why = if refused { StopReason::LeaveRefused } else { StopReason::ConvoyLost };
            return Ok(Next::Stop(Some(why)));
        }
        let Some(path) = self.legs.get(n) else { return Ok(Next::Stop(None)) };
        let last = n + 1 == self.legs.len();
        let action = Action::Leg { from, armies: self.armies, path: path.clone(), war: self.war && last };
        let before = path.last().map_or(Armies::NONE, |stop| own(*stop));
        give(game, seat, menu, action, Some(open.after(before)).filter(|_| !last), open.done)
    }
}

#[allow(clippy::wildcard_enum_match_arm, reason = "an order answers questions of its own player's turn only")]
fn next(game: &Game, seat: Seat, menu: &Menu, open: &OpenOrder) -> Step {
    match menu.kind() {
        AskKind::Act => {}
        // The upkeep comes first in each turn: an order pays all of it that can be paid (A3-12).
        AskKind::Upkeep if open.done == 0 => {
            return Ok(Next::Answer(menu.default(game, seat), Some(open.clone())));
        }
        AskKind::Lose if open.done > 0 => {
            return Ok(Next::Answer(menu.default(game, seat), Some(open.clone())));
        }
        _ if open.done > 0 => return Ok(Next::Stop(Some(open.order.interrupted(game, open.done)))),
        asked => return Err(Why::NotNow { asked, tried: "order" }),
    }
    match &open.order {
        Order::Fight(fight) => fight.next(game, seat, menu, open),
        Order::Convoy(convoy) => convoy.next(game, seat, menu, open),
        Order::Buy { list } => {
            let Some((at, armies)) = list.get(open.done as usize) else { return Ok(Next::Stop(None)) };
            let action = Action::Buy { at: *at, armies: *armies };
            let rest = (open.done as usize + 1 < list.len()).then(|| open.after(Armies::NONE));
            give(game, seat, menu, action, rest, open.done)
        }
        Order::Do(action) => give(game, seat, menu, action.clone(), None, 0),
        Order::End => Ok(Next::Answer(Action::Done, None)),
    }
}

impl FamilyOrders for ColdWar {
    type Standing = Standing;
    type Order = Order;
    type OpenOrder = OpenOrder;
    type StopReason = StopReason;

    fn check_standing(game: &Game, seat: Seat, standing: &Standing) -> Result<(), Why> {
        standing.check(game, seat)
    }

    fn standing_answer(standing: &Standing, menu: &Menu, _silent: bool) -> Option<Action> {
        standing.answer(menu)
    }

    fn begin(order: &Order) -> Result<OpenOrder, Why> {
        let parts = match order {
            Order::Fight(_) | Order::Do(_) | Order::End => 1,
            Order::Convoy(convoy) => convoy.legs.len(),
            Order::Buy { list } => list.len(),
        };
        if !(1..=MOST_PARTS).contains(&parts) {
            return Err(Why::TooManyOrders { most: MOST_PARTS as u32 });
        }
        Ok(OpenOrder { order: order.clone(), done: 0, before: Armies::NONE })
    }

    fn next(game: &Game, seat: Seat, open: OpenOrder, menu: &Menu, _forecast: &dyn Forecast) -> Step {
        next(game, seat, menu, &open)
    }

    /// The rules may end the turn at once when a fight is won and nothing else is left to do (A3-71).
    fn fulfilled(open: &OpenOrder, seat: Seat, events: &[&Event]) -> Option<StopReason> {
        let Order::Fight(fight) = &open.order else { return None };
        let won = |event: &&Event| match event {
            Event::Happened(event) => matches!(
                FamilyEvent::of(event),
                Some(FamilyEvent::Public(Public::ControlChanged(changed)))
                    if (changed.at, changed.control) == (fight.at, Control::Held(seat))
            ),
            Event::Answered { .. } | Event::Sealed { .. } | Event::Partial { .. } | Event::Undone { .. } => {
                false
            }
        };
        events.iter().any(won).then_some(StopReason::Won)
    }

    fn is_complete(reason: &StopReason) -> bool {
        match reason {
            StopReason::Won | StopReason::Times => true,
            StopReason::Losses { .. }
            | StopReason::CannotFight
            | StopReason::ConvoyLost
            | StopReason::LeaveRefused
            | StopReason::CannotGoOn
            | StopReason::Waiting
            | StopReason::Enough => false,
        }
    }

    fn only_ends_turn(order: &Order) -> bool {
        *order == Order::End
    }

    fn pending(open: &OpenOrder, waiting: bool) -> Option<StopReason> {
        match open.order {
            Order::End => None,
            Order::Fight(_) | Order::Convoy(_) | Order::Buy { .. } | Order::Do(_) if waiting => {
                Some(StopReason::Waiting)
            }
            Order::Fight(_) | Order::Convoy(_) | Order::Buy { .. } | Order::Do(_) => {
                Some(StopReason::CannotGoOn)
            }
        }
    }

    /// Successes are counted: no dice are compared in pairs (R3-22).
    fn roll(_event: &FamilyEvent) -> Option<Roll> {
        None
    }

    fn seen_roll(_seen: &Seen) -> Option<Roll> {
        None
    }
}
