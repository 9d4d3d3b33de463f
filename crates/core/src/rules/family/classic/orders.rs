//! Orders beyond single answers: attack until a condition holds ([PBP-10]), fortify, or end the turn from any phase; and
//! the steps of a turn's plan ([PBP-11]). Each answer depends only on the game and the open question.

use super::event::{Event as FamilyEvent, Seen};
use super::refusal_reasons::Why;
use super::state::{options, state};
use super::steps::{Action, AskKind, Menu};
use super::{Classic, Game, Public, SIDES, Standing, single_orders, steps};
use crate::rules::engine::{Event, FamilyOrders, Forecast, Next, Part, Roll};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Maximum number of rolls in one order.
const MOST_ROLLS: u32 = 1_000;

/// Maximum number of attack dice (R1-67).
const ATTACK_DICE: u8 = 3;

/// An order that may take several answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Attacks until a condition holds; continues by itself after waiting for the defender.
    Attack(Attack),
    /// Moves armies and ends the turn; ends the attack phase first if needed.
    Fortify {
        /// Own territory.
        from: TerritoryId,
        /// Own territory.
        to: TerritoryId,
        /// Number of armies; default: the maximum.
        armies: Option<u32>,
    },
    /// Ends the turn: no more attacks, no move.
    End,
    /// Places armies in one territory.
    Place {
        /// Own territory.
        at: TerritoryId,
        /// Number of armies; default: all that are left.
        armies: Option<u32>,
    },
    /// Trades in the set that gives the most armies.
    Trade,
    /// Moves armies into the territory that was just captured; nothing if they have moved in.
    Advance(AdvanceArmies),
}

/// An attack repeated until a condition holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Own territory.
    pub from: TerritoryId,
    /// Target territory.
    pub to: TerritoryId,
    /// Dice for each roll, fewer if the armies don't suffice; default: the maximum.
    pub dice: Option<u8>,
    /// The stop condition.
    pub until: Until,
    /// How many armies move in after the capture.
    #[serde(default)]
    pub move_in: MoveIn,
}

/// How many armies move into a territory that an attack captured, within what the rules allow (R1-68).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveIn {
    /// The player is asked.
    #[default]
    Ask,
    /// As many as may move.
    All,
    /// Half of those that may move.
    Half,
    /// As few as possible.
    Fewest,
}

impl MoveIn {
    /// The same as an amount; `None` if the player decides.
    pub const fn armies(self) -> Option<AdvanceArmies> {
        match self {
            Self::Ask => None,
            Self::All => Some(AdvanceArmies::All),
            Self::Half => Some(AdvanceArmies::Half),
            Self::Fewest => Some(AdvanceArmies::Fewest),
        }
    }
}

/// An amount of armies that move into a captured territory (R1-68).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdvanceArmies {
    /// As many as may move.
    All,
    /// Half of those that may move.
    Half,
    /// As few as possible.
    Fewest,
    /// Exactly that many.
    Number(u32),
}

impl AdvanceArmies {
    /// The number of armies, if `min` to `max` may move in.
    pub const fn out_of(self, min: u32, max: u32) -> u32 {
        match self {
            Self::All => max,
            Self::Half => min + max.saturating_sub(min) / 2,
            Self::Fewest => min,
            Self::Number(armies) => armies,
        }
    }
}

/// Stop condition of an attack. An attack always stops at a capture and when no attack is possible any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// After one roll.
    Once,
    /// Only when the territory is captured.
    Captured,
    /// When at most this many armies are left in the attacking territory.
    Left(u32),
    /// Before a roll, when the chance to capture is below this percentage (0 to 100).
    Chance(u8),
}

/// Why an attack stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StopReason {
    /// One roll was ordered.
    Once,
    /// The territory was captured.
    Captured,
    /// The number of armies has reached the given limit.
    Left {
        /// Armies left.
        armies: u32,
    },
    /// The chance to capture has fallen below the given limit.
    Chance {
        /// The chance, in percent, rounded down.
        percent: u8,
    },
    /// Too few armies to go on.
    CannotAttack,
    /// The defender is asked; the attack continues after the answer.
    Waiting,
    /// The maximum number of rolls for one order has been made; a new order continues the attack.
    Enough,
}

/// An order in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenOrder {
    order: Order,
    /// Number of attack rolls ordered so far.
    rolls: u32,
}

impl OpenOrder {
    pub(super) const fn new(order: Order) -> Self {
        Self { order, rolls: 0 }
    }
}

impl Attack {
    fn armies(&self, game: &Game) -> (u32, u32) {
        // An index outside this board counts 0 armies; the rules refuse it later.
        let at = |at: TerritoryId| state(game).field.get(at.index()).map_or(0, |held| held.armies);
        (at(self.from), at(self.to))
    }

    /// The attack action for the next roll: as many dice as ordered, limited by armies and rules.
    fn announcement(&self, armies: u32, least: u8) -> Action {
        let most = armies.saturating_sub(1).clamp(1, ATTACK_DICE.into()) as u8;
        let dice = self.dice.unwrap_or(most).clamp(least.min(most), most);
        Action::Attack { from: self.from, to: self.to, dice }
    }

    /// The reason to stop before the next roll, if the stop condition holds.
    fn halts(&self, game: &Game, forecast: &dyn Forecast) -> Option<StopReason> {
        let (armies, against) = self.armies(game);
        match self.until {
            Until::Left(least) if armies <= least => Some(StopReason::Left { armies }),
            Until::Chance(least) => {
                let defence = vec![SIDES; options(game).defence_dice.number() as usize];
                let attack: Vec<_> = (1..=ATTACK_DICE).map(|dice| vec![SIDES; dice.into()]).collect();
                let percent =
                    forecast.capture_percent((armies.saturating_sub(1), &attack), (against, &defence));
                (percent < least).then_some(StopReason::Chance { percent })
            }
            Until::Once | Until::Captured | Until::Left(_) => None,
        }
    }

    /// The open order after that many rolls.
    fn after(self, rolls: u32) -> OpenOrder {
        OpenOrder { order: Order::Attack(self), rolls }
    }

    /// The first roll, exactly as ordered, so that the rules can refuse it.
    fn first(
        self,
        game: &Game,
        menu: &Menu,
        seat: Seat,
        forecast: &dyn Forecast,
    ) -> Result<Next<Classic>, Why> {
        use crate::rules::engine::Step as _;
        let (armies, _) = self.armies(game);
        let action = match self.dice {
            Some(dice) => Action::Attack { from: self.from, to: self.to, dice },
            None => self.announcement(armies, 1),
        };
        menu.check(game, seat, &action)?;
        Ok(match self.halts(game, forecast) {
            Some(reason) => Next::Stop(Some(reason)),
            None => Next::Answer(action, Some(self.after(1))),
        })
    }

    /// The answer that continues the attack after that many rolls, or the reason why it stops (`None`: another cause ended
    /// it).
    fn next(
        self,
        rolls: u32,
        game: &Game,
        menu: &Menu,
        seat: Seat,
        forecast: &dyn Forecast,
    ) -> Result<Next<Classic>, Why> {
        if rolls == 0 {
            return self.first(game, menu, seat, forecast);
        }
        let stop = |reason| Ok(Next::Stop(reason));
        let here = |from: &TerritoryId, to: &TerritoryId| (*from, *to) == (self.from, self.to);
        if let Menu::Attack(menu) = menu {
            return Ok(self.again(rolls, game, menu, seat, forecast));
        }
        if let Menu::Throw(steps::Throw { from, to, least, dice, .. }) = menu {
            // The defender has named dice: a player who gave no number of dice for a single roll chooses them now (A2-5).
            if !here(from, to) || self.until == Until::Once && self.dice.is_none() {
                return stop(None);
            }
            // Make the ordered roll now.
            let wanted = self.dice.unwrap_or(*dice).clamp(*least, *dice);
            return Ok(Next::Answer(Action::Throw { dice: wanted }, Some(self.after(rolls))));
        }
        if let Menu::Advance(captured) = menu {
            let here = here(&captured.from, &captured.to);
            if let Some(amount) = self.move_in.armies().filter(|_| here) {
                let armies = amount.out_of(captured.min, captured.max);
                return Ok(Next::Answer(Action::Advance { armies }, None));
            }
            return stop(here.then_some(StopReason::Captured));
        }
        if state(game).at(self.to).holder == Holder::Seat(seat) {
            return stop(Some(StopReason::Captured));
        }
        // Either no attack was possible any more and the game went on to fortifying, or another decision comes first.
        stop((menu.kind() == AskKind::Fortify).then_some(StopReason::CannotAttack))
    }

    fn again(
        self,
        rolls: u32,
        game: &Game,
        menu: &steps::Attack,
        seat: Seat,
        forecast: &dyn Forecast,
    ) -> Next<Classic> {
        let strike = menu.strikes.iter().find(|strike| (strike.from, strike.to) == (self.from, self.to));
        let reason = if self.until == Until::Once {
            Some(StopReason::Once)
        } else if state(game).at(self.to).holder == Holder::Seat(seat) {
            // Captured, and the armies moved in without a choice.
            Some(StopReason::Captured)
        } else if strike.is_none() {
            Some(StopReason::CannotAttack)
        } else {
            self.halts(game, forecast).or((rolls >= MOST_ROLLS).then_some(StopReason::Enough))
        };
        let (Some(strike), None) = (strike, reason) else { return Next::Stop(reason) };
        let action = self.announcement(self.armies(game).0, strike.least);
        Next::Answer(action, Some(self.after(rolls + 1)))
    }
}

/// The move, with the maximum number of armies if none is given.
fn move_armies(
    menu: &Menu,
    game: &Game,
    (from, to): (TerritoryId, TerritoryId),
    armies: Option<u32>,
) -> Action {
    let shifts =
        if let Menu::Fortify(steps::Fortify { shifts, .. }) = menu { shifts.as_slice() } else { &[] };
    let most = shifts.iter().find(|shift| (shift.from, shift.to) == (from, to)).map(|shift| shift.armies);
    // The menu's maximum, if some armies must stay at a border; if the move is not on the menu, the rules return the reason.
    let all = || state(game).field.get(from.index()).map_or(1, |held| held.armies.saturating_sub(1).max(1));
    Action::Fortify { from, to, armies: armies.or(most).unwrap_or_else(all) }
}

/// The next step to end the turn, from any phase.
fn end(menu: &Menu, open: OpenOrder) -> Result<Next<Classic>, Why> {
    let asked = menu.kind();
    if asked == AskKind::Attack {
        Ok(Next::Answer(Action::Stop, Some(open)))
    } else if asked == AskKind::Spoils {
        // Keep the captured cards; the order ends here and the turn continues.
        Ok(Next::Answer(Action::Keep, None))
    } else if asked == AskKind::Fortify {
        Ok(Next::Answer(Action::Hold, None))
    } else {
        Err(Why::NotNow { asked, tried: "end" })
    }
}

impl FamilyOrders for Classic {
    type Standing = Standing;
    type Order = Order;
    type OpenOrder = OpenOrder;
    type StopReason = StopReason;

    fn check_standing(game: &Game, _seat: Seat, standing: &Standing) -> Result<(), Why> {
        standing.check(game)
    }

    fn standing_answer(standing: &Standing, menu: &Menu, _silent: bool) -> Option<Action> {
        standing.answer(menu)
    }

    fn begin(order: &Order) -> Result<OpenOrder, Why> {
        match order {
            Order::Attack(Attack { until: Until::Chance(percent), .. }) if *percent > 100 => {
                Err(Why::Percent { percent: *percent })
            }
            Order::Attack(_)
            | Order::Fortify { .. }
            | Order::End
            | Order::Place { .. }
            | Order::Trade
            | Order::Advance(_) => Ok(OpenOrder::new(*order)),
        }
    }

    fn next(
        game: &Game,
        seat: Seat,
        open: OpenOrder,
        menu: &Menu,
        forecast: &dyn Forecast,
    ) -> Result<Next<Self>, Why> {
        match open.order {
            Order::Attack(attack) => attack.next(open.rolls, game, menu, seat, forecast),
            Order::Fortify { from, to, armies } => {
                if menu.kind() == AskKind::Attack {
                    steps::fortify::check_move(game, seat, (from, to), armies.unwrap_or(1))?;
                    return Ok(Next::Answer(Action::Stop, Some(open)));
                }
                Ok(Next::Answer(move_armies(menu, game, (from, to), armies), None))
            }
            Order::End => end(menu, open),
            Order::Place { at, armies } => Ok(single_orders::place(game, seat, (at, armies), menu)),
            Order::Trade => single_orders::trade(game, seat, menu),
            Order::Advance(armies) => Ok(single_orders::advance(armies, menu)),
        }
    }

    fn fulfilled(open: &OpenOrder, seat: Seat, events: &[&Event]) -> Option<StopReason> {
        let Order::Attack(attack) = open.order else { return None };
        let captured = |event: &&Event| match event {
            Event::Happened(event) => matches!(
                FamilyEvent::of(event),
                Some(FamilyEvent::Public(Public::Captured(captured)))
                    if (captured.seat, captured.to) == (seat, attack.to)
            ),
            Event::Answered { .. } | Event::Sealed { .. } | Event::Partial { .. } | Event::Undone { .. } => {
                false
            }
        };
        events.iter().any(captured).then_some(StopReason::Captured)
    }

    fn pending(open: &OpenOrder, waiting: bool) -> Option<StopReason> {
        match open.order {
            Order::Attack(_) if waiting => Some(StopReason::Waiting),
            Order::Attack(_) => Some(StopReason::CannotAttack),
            Order::Fortify { .. } | Order::End | Order::Place { .. } | Order::Trade | Order::Advance(_) => {
                None
            }
        }
    }

    fn is_complete(reason: &StopReason) -> bool {
        match reason {
            StopReason::Once | StopReason::Captured => true,
            StopReason::Left { .. }
            | StopReason::Chance { .. }
            | StopReason::CannotAttack
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
            FamilyEvent::Drew { .. }
            | FamilyEvent::CardsTaken { .. }
            | FamilyEvent::ObjectiveDealt { .. } => None,
        }
    }

    fn seen_roll(seen: &Seen) -> Option<Roll> {
        match seen {
            Seen::Public(public) => roll(public),
            Seen::Drew { .. } | Seen::CardsTaken { .. } | Seen::ObjectiveDealt { .. } => None,
        }
    }
}

fn roll(public: &Public) -> Option<Roll> {
    if let Public::Rolled(rolled) = public { Some(rolled.roll()) } else { None }
}
