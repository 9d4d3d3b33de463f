//! `OrderReply`: what a player is told of an order, before it is committed.

use super::expected_losses;
use super::game_change::GameChange;
use super::loaded_game::LoadedGame;
use super::plans::PlanReport;
use super::types::Done;
use crate::rules::{Seat, Seen, StopReason, Viewer};
use std::sync::Arc;

/// Result of an order, before it is committed.
pub(super) struct OrderReply {
    viewer: Viewer,
    seen: Vec<Seen>,
    stopped: Option<StopReason>,
    plan: Option<PlanReport>,
    expected: Option<super::types::Expected>,
}

impl OrderReply {
    pub(super) fn done(self, loaded: &Arc<LoadedGame>) -> Done {
        let look = loaded.look(self.viewer);
        Done { look, seen: self.seen, stopped: self.stopped, plan: self.plan, expected: self.expected }
    }
}

/// What the player in that seat is told.
pub(super) fn order_reply(draft: &GameChange, seat: Seat) -> OrderReply {
    let viewer = Viewer::Seat(seat);
    let expected = expected_losses::expected(&draft.events, seat);
    OrderReply {
        viewer,
        seen: draft.seen(viewer),
        stopped: draft.stopped,
        plan: draft.plan_report.clone(),
        expected,
    }
}
