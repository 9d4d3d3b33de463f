//! `BoundOrder`: an order that is stored and bound until its dice come ([PBP-40]).

use super::time::Millis;
use super::types::Order;
use crate::record::{GoingOn, Ordered};
use crate::rules::{Action, AskId, Board, Seat, Standing, TurnPlan};
use serde::{Deserialize, Serialize};

/// An order that waits for its dice. Secret until it is carried out.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoundOrder {
    /// When it was given.
    pub(super) at: Millis,
    pub(super) order: Bound,
}

/// What waits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Bound {
    /// An answer of a player.
    Answer { seat: Seat, ask: AskId, action: Action },
    /// An order that takes several answers.
    Compound { seat: Seat, ask: AskId, order: crate::rules::Order },
    /// The draft of a plan that its player plays.
    Plan { seat: Seat, number: u32, plan: TurnPlan },
    /// New standing orders, which answer an open question.
    Standing { seat: Seat, standing: Standing },
    /// What happens without anybody: deadlines, computer players, standing orders, stored plans.
    Table,
}

impl Bound {
    /// The seat of the player who waits for a reply.
    pub(super) const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Answer { seat, .. }
            | Self::Compound { seat, .. }
            | Self::Plan { seat, .. }
            | Self::Standing { seat, .. } => Some(*seat),
            Self::Table => None,
        }
    }

    /// The order as its player gave it.
    pub(super) fn as_order(&self) -> Option<Order> {
        match self {
            Self::Answer { action, .. } => Some(Order::Answer(action.clone())),
            Self::Compound { order, .. } => Some(Order::Compound(order.clone())),
            Self::Plan { .. } | Self::Standing { .. } | Self::Table => None,
        }
    }

    /// The text that its binding is of; `then`: what goes on by itself with the same round.
    pub(super) fn text(&self, board: &Board, then: Vec<GoingOn>) -> String {
        let ordered = match self {
            Self::Answer { seat, ask, action } => {
                Ordered::Answer { seat: *seat, ask: *ask, action: action.clone(), then }
            }
            Self::Compound { seat, order, .. } => {
                Ordered::Compound { seat: *seat, order: order.clone(), then }
            }
            Self::Plan { seat, plan, .. } => Ordered::Plan { seat: *seat, order: plan.clone(), then },
            Self::Standing { seat, .. } => Ordered::Standing { seat: *seat, then },
            Self::Table => Ordered::Table { then },
        };
        ordered.text(board)
    }
}
