//! Orders that take several answers: invade until a condition holds ([PBP-10]), or end the turn from any step.

use super::battle_dice::{attack_dice, defence_dice};
use super::event::{Event as FamilyEvent, Seen};
use super::{Action, AskKind, Game, Menu, Public, Standing, Why, Y2210, steps};
use crate::rules::engine::{Event, FamilyOrders, Forecast, Next, Part, Roll, Step as _};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Maximum number of rolls in one order.
const MOST_ROLLS: u32 = 1_000;

/// An order that takes several answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Invades until a condition holds; continues by itself after waiting for others.
    Invade(Invade),
    /// Ends the turn: nothing more in any step.
    End,
}

/// An invasion repeated until a condition holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invade {
    /// Own territory.
    pub from: TerritoryId,
    /// Target territory.
    pub to: TerritoryId,
    /// The stop condition.
    pub until: Until,
    /// Whether commanders stay out of the battle (A1-35).
    #[serde(default)]
    pub spare: bool,
    /// Whether all units but one then move in; else that is asked.
    #[serde(default)]
    pub move_in: bool,
}

/// Stop condition of an invasion. It always stops at a capture and when no invasion is possible any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// After one roll.
    Once,
    /// Only when the territory is captured.
    Captured,
    /// When at most this many units are left in the territory of origin.
    Left(u32),
    /// Before a roll, when the chance to capture is below this percentage (0 to 100).
    Chance(u8),
}

/// Why an order stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StopReason {
    /// One roll was ordered.
    Once,
    /// The territory was captured.
    Captured,
    /// The number of units has reached the given limit.
    Left {
        /// Units left.
        units: u32,
    },
    /// The chance to capture has fallen below the given limit.
    Chance {
        /// The chance, in percent, rounded down.
        percent: u8,
    },
    /// The invasion can't go on.
    CannotInvade,
    /// Others are asked; the order continues after their answers.
    Waiting,
    /// The maximum number of rolls for one order has been made; a new order continues.
    Enough,
}

/// An order in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenOrder {
    order: Order,
    /// Number of declarations so far.
    declared: u32,
}

impl Invade {
    fn after(self, declared: u32) -> OpenOrder {
        OpenOrder { order: Order::Invade(self), declared }
    }

    /// The reason to stop before the next declaration, if there is one.
    fn halts(&self, game: &Game, seat: Seat, declared: u32, forecast: &dyn Forecast) -> Option<StopReason> {
        let units = game.state.field.get(self.from.index()).map_or(0, |held| held.units.count());
        let captured =
            game.state.field.get(self.to.index()).is_some_and(|held| held.holder == Holder::Seat(seat));
        if declared > 0 && captured {
            return Some(StopReason::Captured);
        }
        match self.until {
            Until::Once if declared > 0 => Some(StopReason::Once),
            Until::Left(least) if units <= least => Some(StopReason::Left { units }),
            Until::Chance(least) if self.percent(game, forecast) < least => {
                Some(StopReason::Chance { percent: self.percent(game, forecast) })
            }
            Until::Once | Until::Captured | Until::Left(_) | Until::Chance(_) => {
                (declared >= MOST_ROLLS).then_some(StopReason::Enough)
            }
        }
    }

    /// The chance to capture the target by fighting to the end, as the player on turn can know it: without cards that
    /// others may play, with MODs lost first on both sides.
    fn percent(&self, game: &Game, forecast: &dyn Forecast) -> u8 {
        let [from, to] = [self.from, self.to].map(|at| game.state.at(at));
        let [here, there] = [self.from, self.to].map(|at| game.board().territory(at).kind);
        let attack = attack_dice(from.units, here, there, self.spare);
        let free = from.units.count().saturating_sub(1);
        let defence = defence_dice(to.units, to.station);
        forecast.capture_percent((free, &attack), (to.units.count(), &defence))
    }

    fn next(
        self,
        game: &Game,
        seat: Seat,
        menu: &Menu,
        declared: u32,
        forecast: &dyn Forecast,
    ) -> Result<Next<Y2210>, Why> {
        if let Menu::Throw(steps::Throw { most, .. }) = menu {
            let plain = Action::Throw { dice: *most, commanders: super::Commanders::NONE };
            let action = if self.spare { plain } else { menu.default(game, seat) };
            return Ok(Next::Answer(action, Some(self.after(declared))));
        }
        if let Menu::Advance(advance) = menu {
            return Ok(if self.move_in {
                Next::Answer(advance.most(), Some(self.after(declared)))
            } else {
                Next::Stop(Some(StopReason::Captured))
            });
        }
        let action = Action::Invade { from: self.from, to: self.to };
        if menu.kind() == AskKind::Prepare && declared == 0 {
            steps::Invade::ask(game, seat).check(game, seat, &action)?;
            return Ok(Next::Answer(Action::Done, Some(self.after(0))));
        }
        if menu.kind() != AskKind::Invade {
            let reason = (declared > 0).then_some(StopReason::CannotInvade);
            return if declared > 0 { Ok(Next::Stop(reason)) } else { refuse(menu) };
        }
        if declared == 0 {
            // An invasion that is not possible is refused, whatever would stop it.
            menu.check(game, seat, &action)?;
        }
        if let Some(reason) = self.halts(game, seat, declared, forecast) {
            return Ok(Next::Stop(Some(reason)));
        }
        match menu.check(game, seat, &action) {
            Ok(()) => Ok(Next::Answer(action, Some(self.after(declared + 1)))),
            Err(_) if declared > 0 => Ok(Next::Stop(Some(StopReason::CannotInvade))),
            Err(why) => Err(why),
        }
    }
}

fn refuse(menu: &Menu) -> Result<Next<Y2210>, Why> {
    Err(Why::NotNow { asked: menu.kind(), tried: "invade" })
}

/// The next step to end the turn, from any step of it.
fn end(menu: &Menu, open: OpenOrder) -> Result<Next<Y2210>, Why> {
    let asked = menu.kind();
    if matches!(asked, AskKind::Hire | AskKind::Prepare | AskKind::Invade) {
        Ok(Next::Answer(Action::Done, Some(open)))
    } else if asked == AskKind::Buy {
        Ok(Next::Answer(Action::Buy { decks: Vec::new() }, Some(open)))
    } else if asked == AskKind::Fortify {
        Ok(Next::Answer(Action::Done, None))
    } else {
        Err(Why::NotNow { asked, tried: "end" })
    }
}

impl FamilyOrders for Y2210 {
    type Standing = Standing;
    type Order = Order;
    type OpenOrder = OpenOrder;
    type StopReason = StopReason;

    fn check_standing(game: &Game, _seat: Seat, standing: &Standing) -> Result<(), Why> {
        standing.check(game)
    }

    fn standing_answer(standing: &Standing, menu: &Menu, silent: bool) -> Option<Action> {
        if silent { standing.silent_answer(menu) } else { standing.answer(menu) }
    }

    fn begin(order: &Order) -> Result<OpenOrder, Why> {
        Ok(OpenOrder { order: *order, declared: 0 })
    }

    fn next(
        game: &Game,
        seat: Seat,
        open: OpenOrder,
        menu: &Menu,
        forecast: &dyn Forecast,
    ) -> Result<Next<Self>, Why> {
        match open.order {
            Order::Invade(invade) => invade.next(game, seat, menu, open.declared, forecast),
            Order::End => end(menu, open),
        }
    }

    fn fulfilled(open: &OpenOrder, seat: Seat, events: &[&Event]) -> Option<StopReason> {
        let Order::Invade(invade) = open.order else { return None };
        let captured = |event: &&Event| match event {
            Event::Happened(event) => matches!(
                FamilyEvent::of(event),
                Some(FamilyEvent::Public(Public::Captured(captured)))
                    if (captured.seat, captured.to) == (seat, invade.to)
            ),
            Event::Answered { .. } | Event::Sealed { .. } | Event::Partial { .. } | Event::Undone { .. } => {
                false
            }
        };
        events.iter().any(captured).then_some(StopReason::Captured)
    }

    fn pending(open: &OpenOrder, waiting: bool) -> Option<StopReason> {
        match open.order {
            Order::Invade(_) if waiting => Some(StopReason::Waiting),
            Order::Invade(_) => Some(StopReason::CannotInvade),
            Order::End => None,
        }
    }

    fn is_complete(reason: &StopReason) -> bool {
        match reason {
            StopReason::Once | StopReason::Captured => true,
            StopReason::Left { .. }
            | StopReason::Chance { .. }
            | StopReason::CannotInvade
            | StopReason::Waiting
            | StopReason::Enough => false,
        }
    }

    fn only_ends_turn(order: &Order) -> bool {
        *order == Order::End
    }

    fn roll(event: &FamilyEvent) -> Option<Roll> {
        match event {
            FamilyEvent::Public(public) => roll(public),
            FamilyEvent::Drew { .. } | FamilyEvent::ScoutSent { .. } | FamilyEvent::EnergyHidden { .. } => {
                None
            }
        }
    }

    fn seen_roll(seen: &Seen) -> Option<Roll> {
        match seen {
            Seen::Public(public) => roll(public),
            Seen::Drew { .. } | Seen::ScoutSent { .. } | Seen::EnergyHidden { .. } => None,
        }
    }
}

fn roll(public: &Public) -> Option<Roll> {
    if let Public::Rolled(rolled) = public { Some(rolled.roll()) } else { None }
}
