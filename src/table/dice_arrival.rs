//! The round of the beacon that a running game waits for is there: what waited is carried out ([PBP-40]).

use super::bound_order::{Bound, BoundOrder};
use super::deadlines::expire_due;
use super::error::TableError;
use super::game_change::GameChange;
use super::order_reply::{OrderReply, order_reply};
use super::orders::carry_out;
use super::plan_requests::play_draft;
use super::time::{MINUTE, Millis};
use super::types::Status;
use super::waiting_order_replies::Settled;
use crate::luck;
use crate::rules::Seat;
use std::sync::Arc;

/// The round that a running game waits for is there: mixes it in and carries out what waited. `None` if the game does not wait
/// for it.
pub(super) fn round_came(
    draft: &mut GameChange,
    round: u64,
    signature: &[u8; 48],
) -> Result<Option<Settled>, TableError> {
    if draft.loaded.status != Status::Running || draft.loaded.row.awaits != round as i64 {
        return Ok(None);
    }
    let order = mix_in(draft, round, signature);
    let Some(BoundOrder { at, order }) = order else { return Ok(Some(Settled { reply: None })) };
    let reply = match carry_on(draft, &order) {
        Ok(reply) => reply.map(Ok),
        Err(error) if error.is_of_one_game() || matches!(error, TableError::Store(_)) => return Err(error),
        // The order can't be carried out any more: the round is mixed in all the same.
        Err(error) => {
            let vacations = Arc::clone(&draft.vacations);
            *draft = GameChange::new(Arc::clone(&draft.base), draft.now, draft.beacon_now);
            draft.vacations = vacations;
            mix_in(draft, round, signature);
            order.seat().map(|_| Err(error))
        }
    };
    draft.bind_what_follows()?;
    give_back_time(draft, at);
    Ok(Some(Settled { reply }))
}

fn mix_in(draft: &mut GameChange, round: u64, signature: &[u8; 48]) -> Option<BoundOrder> {
    let signature = luck::hex(signature);
    draft.loaded.row.awaits = 0;
    draft.loaded.row.mixed = format!("{round} {signature}");
    draft.dice.mixed = Some((round as i64, signature));
    draft.dice.in_hand = true;
    draft.changed = true;
    draft.loaded.bound.take()
}

fn carry_on(draft: &mut GameChange, order: &Bound) -> Result<Option<OrderReply>, TableError> {
    let replied = |draft: &GameChange, seat: &Seat| Some(order_reply(draft, *seat));
    match order {
        Bound::Answer { seat, ask, .. } | Bound::Compound { seat, ask, .. } => {
            let order = order.as_order().expect("an answer or a compound order");
            let ask = draft.asked(*seat, Some(*ask), &order)?;
            carry_out(draft, *seat, &ask, &order)?;
            Ok(replied(draft, seat))
        }
        Bound::Plan { seat, number, .. } => {
            play_draft(draft, *seat, *number)?;
            Ok(replied(draft, seat))
        }
        Bound::Standing { seat, standing } => {
            draft.taken_mut(*seat).standing = Some(standing.clone());
            draft.follow_up()?;
            Ok(replied(draft, seat))
        }
        Bound::Table => {
            expire_due(draft)?;
            draft.follow_up()?;
            Ok(None)
        }
    }
}

/// Nobody loses time because a round was late.
fn give_back_time(draft: &mut GameChange, bound_at: Millis) {
    let waited = draft.now - bound_at;
    if waited < MINUTE {
        return;
    }
    for timer in &mut draft.loaded.timers {
        timer.due = timer.due.map(|due| due + waited);
    }
}
