//! How a plan is played ([PBP-11]): its steps one after another, each an order of its own. Everything up to the first
//! decision of another player is one transaction; the rest is stored with the order in progress.

use super::error::TableError;
use super::game_change::GameChange;
use super::order_progress::OrderProgress;
use super::plans::{PlanEnd, PlanProgress, PlanReport, PlanStop};
use crate::rules::{Ask, Clock, Event, Illegal, Seat, StopReason, TurnPlan};

impl GameChange {
    /// Plays a plan by request of its player; its report belongs into the reply.
    pub(super) fn play_plan(&mut self, seat: Seat, plan: TurnPlan, ask: &Ask) -> Result<(), TableError> {
        self.replying_to = Some(seat);
        let (span, turn) = (self.loaded.row.span, self.loaded.row.turn as u32);
        let progress = PlanProgress { plan: plan.clone(), step: 0, turn, with_turn: false };
        if let Some(open) = self.open_step(seat, span, progress) {
            self.go_on(open, ask)?;
        }
        self.follow_up()?;
        if let Some(open) = self.loaded.open_order.as_ref().filter(|open| open.seat == seat)
            && let Some(PlanProgress { step, .. }) = &open.plan
        {
            self.plan_report =
                Some(PlanReport { plan, turn, done: *step as u32, stop: Some(PlanStop::Waits) });
        }
        self.replying_to = None;
        Ok(())
    }

    /// The plan that its player has stored for this turn, if the question begins it.
    pub(super) fn stored_plan(&mut self, ask: &Ask) -> Option<OrderProgress> {
        let (span, turn) = (self.loaded.row.span, self.loaded.row.turn as u32);
        // Turn 0 is the set-up.
        if ask.clock != Clock::Turn || turn == 0 || self.loaded.taken(ask.to).is_none() {
            return None;
        }
        let plan = self.taken_mut(ask.to).plans.take_next(span)?;
        self.changed = true;
        self.open_step(ask.to, span, PlanProgress { plan, step: 0, turn, with_turn: true })
    }

    /// The step that comes after one that is done; `None` if the plan ends here.
    pub(super) fn next_step(
        &mut self,
        seat: Seat,
        span: i64,
        mut progress: PlanProgress,
    ) -> Option<OrderProgress> {
        progress.step += 1;
        self.open_step(seat, span, progress)
    }

    /// Begins the present step of a plan; `None` if the plan ends here.
    fn open_step(&mut self, seat: Seat, span: i64, mut progress: PlanProgress) -> Option<OrderProgress> {
        let left = &progress.plan.steps()[progress.step..];
        let stop = if left.is_empty() {
            None
        } else if self.game().outcome().is_some() {
            Some(PlanStop::GameOver)
        } else if span != self.loaded.row.span {
            let nothing_left = left.iter().all(crate::rules::Order::only_ends_turn);
            if nothing_left {
                progress.step = progress.plan.steps().len();
            }
            (!nothing_left).then_some(PlanStop::TurnOver)
        } else {
            match self.game().begin(&left[0]) {
                Ok(order) => return Some(OrderProgress { seat, span, order, plan: Some(progress) }),
                Err(illegal) => Some(stopped_by(illegal)),
            }
        };
        self.end_plan(seat, progress, stop);
        None
    }

    /// A step was refused: an order of its own is undone, a plan stops before it.
    pub(super) fn step_refused(
        &mut self,
        seat: Seat,
        plan: Option<PlanProgress>,
        illegal: Illegal,
    ) -> Result<bool, TableError> {
        let Some(plan) = plan else { return Err(TableError::Illegal(illegal)) };
        self.end_plan(seat, plan, Some(stopped_by(illegal)));
        Ok(false)
    }

    /// What follows when a step gives no further answer to that question. Returns whether something answered it.
    pub(super) fn step_stopped(
        &mut self,
        (seat, span): (Seat, i64),
        plan: PlanProgress,
        reason: Option<StopReason>,
        ask: &Ask,
    ) -> Result<bool, TableError> {
        if let Some(reason) = reason.filter(|reason| !reason.is_complete()) {
            self.end_plan(seat, plan, Some(PlanStop::Condition(reason)));
            return Ok(false);
        }
        match self.next_step(seat, span, plan) {
            Some(open) => self.go_on(open, ask),
            None => Ok(false),
        }
    }

    /// The order in progress after an answer: the rest of the step, or the next step.
    pub(super) fn after_answer(&mut self, open: OrderProgress, complete: bool) -> Option<OrderProgress> {
        let over = self.game().outcome().is_some();
        let OrderProgress { seat, span, order, plan } = open;
        let Some(plan) = plan else {
            return (!complete && !over).then_some(OrderProgress { seat, span, order, plan: None });
        };
        let passed = over || span != self.loaded.row.span;
        if !complete && !passed {
            return Some(OrderProgress { seat, span, order, plan: Some(plan) });
        }
        let events: Vec<&Event> = self.events.iter().map(|(_, event)| event).collect();
        if complete || order.fulfilled(seat, &events).is_some() {
            return self.next_step(seat, span, plan);
        }
        self.end_plan(seat, plan, Some(if over { PlanStop::GameOver } else { PlanStop::TurnOver }));
        None
    }

    /// Reports the end of a plan: in the reply to its player, or with the seat and by a notice.
    fn end_plan(&mut self, seat: Seat, progress: PlanProgress, stop: Option<PlanStop>) {
        let PlanProgress { plan, step, turn, with_turn } = progress;
        let report = PlanReport { plan, turn, done: step as u32, stop };
        self.changed = true;
        if self.replying_to == Some(seat) && !with_turn {
            self.plan_report = Some(report);
        } else {
            self.taken_mut(seat).plans.report = Some(report);
            self.plan_ends.push(PlanEnd { seat, turn, with_turn });
        }
    }
}

/// The reason for a plan to stop before a step that is refused.
fn stopped_by(illegal: Illegal) -> PlanStop {
    match illegal {
        Illegal::OffMenu(why) => PlanStop::Illegal(why),
        Illegal::Over => PlanStop::GameOver,
        Illegal::Stale | Illegal::NotAsked | Illegal::OtherFamily | Illegal::NothingToUndo(_) => {
            PlanStop::TurnOver
        }
    }
}
