//! Plans of a whole turn as values ([PBP-11]): what a seat keeps of them, a plan in progress, how one went. Private: stored
//! with the seat, and shown by that seat's [`super::Look`] only.

use crate::rules::{Seat, StopReason, TurnPlan, Why};
use serde::{Deserialize, Serialize};

/// The plans of one seat, as its player may see them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnPlans {
    /// The plan that was shown last, while its player has not decided about it.
    pub draft: Option<PlanDraft>,
    /// The plan that is played when the seat's next turn begins.
    pub next: Option<TurnPlan>,
    /// How the last plan went that was played, or went on, without its player.
    pub report: Option<PlanReport>,
}

/// A plan that its player has seen but not decided about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanDraft {
    /// Its number: a button of an older draft does nothing.
    pub number: u32,
    /// The plan.
    pub plan: TurnPlan,
    /// Number of events of the game when it was shown.
    pub seq: u32,
}

/// How a plan went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanReport {
    /// The plan.
    pub plan: TurnPlan,
    /// The turn in which it was played.
    pub turn: u32,
    /// Number of steps that were done.
    pub done: u32,
    /// Why it did not go on; `None` if every step was done.
    pub stop: Option<PlanStop>,
}

/// Why a plan did not go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanStop {
    /// The next step is not legal.
    Illegal(Why),
    /// A stop condition of the step holds.
    Condition(StopReason),
    /// It waits for another player, and goes on by itself.
    Waits,
    /// The turn is over.
    TurnOver,
    /// The game is over.
    GameOver,
}

/// What a seat keeps of its plans.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatPlans {
    /// Number of the newest draft.
    drafts: u32,
    draft: Option<PlanDraft>,
    next: Option<NextPlan>,
    pub(super) report: Option<PlanReport>,
}

/// A plan that waits for the seat's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NextPlan {
    plan: TurnPlan,
    /// The turn in which it was made, as [`crate::store::GameRow::span`]: it waits for a later one.
    made_in: i64,
}

impl SeatPlans {
    /// What the seat's player may see: everything.
    pub(super) fn shown(&self) -> OwnPlans {
        let next = self.next.as_ref().map(|next| next.plan.clone());
        OwnPlans { draft: self.draft.clone(), next, report: self.report.clone() }
    }

    /// Takes the plan to play when a turn begins with that span.
    pub(super) fn take_next(&mut self, span: i64) -> Option<TurnPlan> {
        self.next.take_if(|next| next.made_in != span).map(|next| next.plan)
    }

    /// The plan to play when a turn begins with that span.
    pub(super) fn waiting(&self, span: i64) -> Option<&TurnPlan> {
        self.next.as_ref().filter(|next| next.made_in != span).map(|next| &next.plan)
    }

    /// The draft with that number.
    pub(super) fn draft_numbered(&self, number: u32) -> Option<&PlanDraft> {
        self.draft.as_ref().filter(|draft| draft.number == number)
    }

    /// Takes the draft with that number.
    pub(super) fn take_draft(&mut self, number: u32) -> Option<PlanDraft> {
        self.draft.take_if(|draft| draft.number == number)
    }

    /// Stores a plan as the newest draft; `seq` is the number of events of the game.
    pub(super) fn put_draft(&mut self, plan: TurnPlan, seq: u32) {
        self.drafts += 1;
        self.draft = Some(PlanDraft { number: self.drafts, plan, seq });
    }

    /// Keeps a plan for a turn with another span than that of now.
    pub(super) fn keep(&mut self, plan: TurnPlan, made_in: i64) {
        self.next = Some(NextPlan { plan, made_in });
        self.report = None;
    }

    /// Forgets the plan that waits for the seat's turn. Whether there was one.
    pub(super) fn forget_next(&mut self) -> bool {
        self.next.take().is_some()
    }
}

/// A plan of which a step is in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlanProgress {
    pub(super) plan: TurnPlan,
    /// Index of the step.
    pub(super) step: usize,
    /// The turn in which it is played.
    pub(super) turn: u32,
    /// Whether it was stored before and began with the turn.
    pub(super) with_turn: bool,
}

/// The end of a plan of which its player must be told.
pub(super) struct PlanEnd {
    pub(super) seat: Seat,
    /// The turn in which it was played.
    pub(super) turn: u32,
    /// Whether it began with the turn.
    pub(super) with_turn: bool,
}
