//! Requests about plans of a whole turn ([PBP-11]): show, keep, forget, play; and whether to tell how one went.

use super::Reply;
use super::Table;
use super::bound_order::Bound;
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::Inner;
use super::loaded_game::LoadedGame;
use super::notice_check::{Verdict, handed_out};
use super::notice_kind::NoticeKind;
use super::order_reply::order_reply;
use super::plans::PlanDraft;
use super::taken_seat::Taken;
use super::types::{Done, GameRef, Look, Order, Person};
use crate::rules::{Clock, Seat, TurnPlan, Viewer};
use crate::store::OutboxRow;
use futures_util::FutureExt as _;

impl GameChange {
    pub(super) fn taken_mut(&mut self, seat: Seat) -> &mut Taken {
        let taken = self.loaded.taken.iter_mut().find(|taken| taken.seated.seat == seat);
        taken.expect("a seat that acts is taken")
    }
}

impl Inner {
    /// Stores a plan that its player is shown. Changes nothing else.
    pub(super) fn draft_plan<'a>(
        &'a self,
        which: GameRef,
        who: &'a Person,
        plan: &'a TurnPlan,
    ) -> Reply<'a, Look> {
        async move {
            let change = |draft: &mut GameChange, seat| {
                let seq = draft.game().seq();
                draft.taken_mut(seat).plans.put_draft(plan.clone(), seq);
                Ok(())
            };
            self.change_plans(which, who, change).await
        }
        .boxed()
    }

    /// The player wants the draft with that number to be played when the seat's next turn begins.
    pub(super) fn keep_plan<'a>(&'a self, which: GameRef, who: &'a Person, number: u32) -> Reply<'a, Look> {
        async move {
            let change = |draft: &mut GameChange, seat| {
                draft.loaded.must_be_settled()?;
                let made_in = draft.loaded.row.span;
                let plans = &mut draft.taken_mut(seat).plans;
                let kept = plans.take_draft(number).ok_or(TableError::Stale)?;
                plans.keep(kept.plan, made_in);
                Ok(())
            };
            self.change_plans(which, who, change).await
        }
        .boxed()
    }

    /// Forgets the draft with that number; without a number, the plan that waits for the seat's turn.
    pub(super) fn drop_plan<'a>(
        &'a self,
        which: GameRef,
        who: &'a Person,
        number: Option<u32>,
    ) -> Reply<'a, Look> {
        async move {
            let change = |draft: &mut GameChange, seat| {
                if number.is_none() {
                    draft.loaded.must_be_settled()?;
                }
                let plans = &mut draft.taken_mut(seat).plans;
                let known = match number {
                    Some(number) => plans.take_draft(number).is_some(),
                    None => plans.forget_next(),
                };
                if known { Ok(()) } else { Err(TableError::Stale) }
            };
            self.change_plans(which, who, change).await
        }
        .boxed()
    }

    async fn change_plans(
        &self,
        which: GameRef,
        who: &Person,
        change: impl Fn(&mut GameChange, Seat) -> Result<(), TableError> + Send + Sync,
    ) -> Result<Look, TableError> {
        let decide = |draft: &mut GameChange| {
            let seat = draft.loaded.seat_to_act(which, who)?;
            change(draft, seat)?;
            draft.changed = true;
            Ok(Viewer::Seat(seat))
        };
        let (viewer, loaded) = self.change(which.into(), decide).await?;
        Ok(loaded.look(viewer))
    }

    /// Plays the draft with that number now, if nothing has happened since it was shown.
    pub(super) fn play_plan<'a>(&'a self, which: GameRef, who: &'a Person, number: u32) -> Reply<'a, Done> {
        async move {
            let decide = |draft: &mut GameChange| {
                let seat = draft.loaded.seat_to_act(which, who)?;
                let plan = draft.taken_mut(seat).plans.draft_numbered(number).map(|draft| draft.plan.clone());
                let plan = plan.ok_or(TableError::Stale)?;
                let bound = || Bound::Plan { seat, number, plan: plan.clone() };
                draft.or_bind(bound, |draft| {
                    play_draft(draft, seat, number)?;
                    Ok(order_reply(draft, seat))
                })
            };
            self.change_or_wait(which, who, decide, |done| done).await
        }
        .boxed()
    }

    /// The verdict for the notice of a plan that was played without its player: a later plan has its own notice, and with
    /// closed direct messages `/orders` shows how it went.
    pub(super) async fn judge_plan(
        &self,
        row: &OutboxRow,
        loaded: &LoadedGame,
        kind: NoticeKind,
    ) -> Result<Verdict, TableError> {
        let NoticeKind::PlanPlayed { person, seat, turn } = kind else { return Ok(Verdict::Drop) };
        let report = loaded.taken(seat).and_then(|taken| taken.plans.report.as_ref());
        let news = report.is_some_and(|report| report.turn == turn) && loaded.seat_of(person) == Some(seat);
        let known = self.store.person(person as i64).await?;
        let open = known.is_none_or(|person| !person.dm_closed);
        Ok(if news && open { Verdict::Deliver(handed_out(row, loaded, kind, None)) } else { Verdict::Drop })
    }
}

/// Plays a draft, if nothing has happened since it was shown.
pub(super) fn play_draft(draft: &mut GameChange, seat: Seat, number: u32) -> Result<(), TableError> {
    let taken = draft.taken_mut(seat).plans.take_draft(number);
    let PlanDraft { plan, seq, .. } = taken.ok_or(TableError::Stale)?;
    let first = Order::Compound(plan.steps()[0].clone());
    let ask = draft.asked(seat, None, &first)?;
    if ask.clock != Clock::Turn {
        return Err(draft.loaded.not_your_turn());
    }
    if seq != draft.game().seq() {
        return Err(TableError::Stale);
    }
    draft.unpark();
    draft.answered_in_time(seat);
    draft.changed = true;
    draft.play_plan(seat, plan, &ask)
}

impl Table {
    /// Stores a plan that its player is shown ([PBP-11]): the new [`Look::plans`] names it as draft. Nothing else changes.
    pub fn draft_plan<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        plan: &'a TurnPlan,
    ) -> Reply<'a, Look> {
        self.inner.draft_plan(which.into(), who, plan)
    }

    /// Plays a draft now; [`TableError::Stale`] if it is not the newest or the game has moved on.
    pub fn play_plan<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        draft: u32,
    ) -> Reply<'a, Done> {
        self.inner.play_plan(which.into(), who, draft)
    }

    /// Keeps a draft until the seat's next turn begins, in place of an older plan.
    pub fn keep_plan<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        draft: u32,
    ) -> Reply<'a, Look> {
        self.inner.keep_plan(which.into(), who, draft)
    }

    /// Forgets a draft; without a number, the plan that waits for the seat's turn.
    pub fn drop_plan<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        draft: Option<u32>,
    ) -> Reply<'a, Look> {
        self.inner.drop_plan(which.into(), who, draft)
    }
}
