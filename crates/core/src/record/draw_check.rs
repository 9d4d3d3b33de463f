//! Checks that every draw after the opening had a round of its own time: one of its turn, or one for the order that drew. Whoever
//! decided could not know the dice.

use super::bound_order_text::{GoingOn, Ordered};
use super::{Answer, Header, Move};
use crate::luck::BeaconMode;
use crate::odds::{self, Dice};
use crate::rules::{
    Action, AnswerOrigin, Ask, AskId, Board, Clock, Event, Forecast, Game, Menu, Milestone, OpenOrder, Order,
    OrderStep, Seat,
};
use std::collections::VecDeque;

/// The check of one record, action by action.
pub(super) struct DrawCheck {
    mode: Option<BeaconMode>,
    board: &'static Board,
    /// Which seats have computer players.
    computers: Vec<bool>,
    /// By turn: whether a round was mixed in since the last wait began. By order: whether only what was fixed before the last
    /// round has happened since.
    fresh: bool,
    /// The answer that was bound, while it has not been given.
    bound: Option<(Seat, AskId, Action)>,
    /// What was bound and goes on by itself.
    going: Vec<Going>,
}

/// An order that was bound, as far as it has been carried out.
#[derive(Clone)]
struct Going {
    seat: Seat,
    order: Option<OpenOrder>,
    steps: VecDeque<Order>,
    /// Whether its first step has begun.
    begun: bool,
}

impl DrawCheck {
    pub(super) fn new(header: &Header) -> Self {
        let fixed = header.fixed.as_ref();
        Self {
            mode: fixed.and_then(|fixed| fixed.dice).map(|dice| dice.mode),
            board: Board::get(header.setup.board()),
            computers: fixed
                .map(|fixed| fixed.computers.iter().map(Option::is_some).collect())
                .unwrap_or_default(),
            fresh: true,
            bound: None,
            going: Vec::new(),
        }
    }

    /// Checks an action before it changes the game; the error is the reason.
    pub(super) fn action(&mut self, game: &Game, action: &Move) -> Result<(), String> {
        let draws = game.seq() > 0 && action.draws.as_ref().is_none_or(|draws| !draws.is_empty());
        match self.mode {
            None | Some(BeaconMode::Start) => Ok(()),
            Some(BeaconMode::Turn) => {
                self.fresh |= !action.rounds.is_empty();
                if draws && !self.fresh {
                    return Err("it draws, and no round was mixed in since its turn began".into());
                }
                Ok(())
            }
            Some(BeaconMode::Order) => {
                for line in &action.rounds {
                    let text = line.order.as_ref().map_or("", |order| &*order.text);
                    let order = Ordered::read(self.board, text);
                    self.bind(order.map_err(|why| format!("the order before it: {why}"))?)?;
                }
                self.fresh &= self.is_fixed(game, action)?;
                if draws && !self.fresh {
                    return Err("it draws, and it was not bound to a round before the round was out".into());
                }
                Ok(())
            }
        }
    }

    /// Takes note of an action's events.
    pub(super) fn happened(&mut self, events: &[Event]) {
        let begins = |event: &Event| event.milestone().is_some_and(Milestone::begins_wait);
        if events.iter().any(begins) {
            if self.mode == Some(BeaconMode::Turn) {
                self.fresh = false;
            }
            // An order belongs to the turn in which it began.
            self.going.retain(|going| !going.begun);
        }
    }

    /// An order was bound.
    fn bind(&mut self, order: Ordered) -> Result<(), String> {
        if self.bound.is_some() {
            return Err("the order before it was not carried out".into());
        }
        self.fresh = true;
        let (Ordered::Answer { then, .. }
        | Ordered::Compound { then, .. }
        | Ordered::Plan { then, .. }
        | Ordered::Standing { then, .. }
        | Ordered::Table { then }) = &order;
        for GoingOn { seat, order, steps } in then {
            let (order, steps) = (order.clone(), steps.clone().into());
            self.goes_on(Going { seat: *seat, begun: order.is_some(), order, steps });
        }
        let mut begin = |seat, steps: &[Order]| {
            self.goes_on(Going { seat, order: None, steps: steps.to_vec().into(), begun: true });
        };
        match order {
            Ordered::Answer { seat, ask, action, .. } => self.bound = Some((seat, ask, action)),
            Ordered::Compound { seat, order, .. } => begin(seat, std::slice::from_ref(&order)),
            Ordered::Plan { seat, order, .. } => begin(seat, order.steps()),
            Ordered::Standing { .. } | Ordered::Table { .. } => {}
        }
        Ok(())
    }

    /// A seat has one order in progress, and one plan that waits for its turn.
    fn goes_on(&mut self, new: Going) {
        self.going.retain(|going| going.seat != new.seat || going.begun != new.begun);
        self.going.push(new);
    }

    /// Whoever decides anew in the own turn gives up what was ordered before.
    fn gives_up(&mut self, ask: &Ask) {
        if matches!(ask.clock, Clock::Turn | Clock::Idle) {
            self.going.retain(|going| going.seat != ask.to || !going.begun);
        }
    }

    /// Whether the action was fixed before the last round: bound, or automatic.
    fn is_fixed(&mut self, game: &Game, action: &Move) -> Result<bool, String> {
        if let Some((seat, ask, wanted)) = self.bound.take() {
            let same = |given: &Answer| {
                (seat, ask, &wanted, AnswerOrigin::Player)
                    == (given.ask.to, given.ask, &given.action, given.how)
            };
            if !action.answer.as_ref().is_some_and(same) {
                return Err("another answer was bound to the round before it".into());
            }
            game.ask(ask).iter().for_each(|ask| self.gives_up(ask));
            return Ok(true);
        }
        let Some(Answer { ask, how, action: given, sealed: _ }) = &action.answer else {
            // The clock decides nothing; who takes something back decides.
            return Ok(!matches!(action.events.first(), Some(Event::Undone { .. })));
        };
        if self.computers.get(ask.to.index()) == Some(&true) || *how == AnswerOrigin::Standing {
            return Ok(true);
        }
        let Some(open) = game.ask(*ask) else { return Ok(false) };
        if *how != AnswerOrigin::Player {
            return Ok(*given == open.default);
        }
        // The table ends a turn in which nothing is left to do.
        if open.clock == Clock::Idle && *given == open.default {
            return Ok(true);
        }
        if !matches!(open.clock, Clock::Turn | Clock::Idle) {
            return Ok(false);
        }
        for going in self.going.iter_mut().filter(|going| going.seat == ask.to) {
            let mut next = going.clone();
            if next.answers(game, &open.menu, given) {
                *going = next;
                return Ok(true);
            }
        }
        self.gives_up(&open);
        Ok(false)
    }
}

impl Going {
    /// Whether the next answer of the order is this one; then it goes on.
    fn answers(&mut self, game: &Game, menu: &Menu, given: &Action) -> bool {
        loop {
            let Some(order) = self.order.take() else {
                let Some(next) = self.steps.pop_front() else { return false };
                self.order = game.begin(&next).ok();
                self.begun = true;
                continue;
            };
            match game.next(self.seat, &order, menu, &ExactOdds) {
                Ok(OrderStep::Answer(action, rest)) if action == *given => {
                    self.order = rest;
                    return true;
                }
                // The step is done, or can't go on: the next one follows, if there is one.
                Ok(OrderStep::Answer(..) | OrderStep::Stop(_)) | Err(_) => {}
            }
        }
    }
}

/// Exact battle odds, for orders that stop at a given chance.
#[derive(Clone, Copy, Debug)]
pub struct ExactOdds;

impl Forecast for ExactOdds {
    fn capture_percent(
        &self,
        (attackers, attack_dice): (u32, &[Vec<u8>]),
        (defenders, defence_dice): (u32, &[u8]),
    ) -> u8 {
        let dice = Dice::by_armies(attack_dice.to_vec(), defence_dice.to_vec());
        odds::capture_percent(attackers, defenders, &dice) as u8
    }
}
