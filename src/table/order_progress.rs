//! An order in progress that takes several answers ([PBP-10]), also across decisions of other players. The rules of its
//! family choose each next answer; this file stores its seat and turn, and the plan that it is a step of ([PBP-11]).

use super::plans::PlanProgress;
use crate::rules::{OpenOrder, Seat};
use serde::{Deserialize, Serialize};

/// An order in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OrderProgress {
    pub(super) seat: Seat,
    /// The turn that it belongs to, as [`crate::store::GameRow::span`].
    pub(super) span: i64,
    pub(super) order: OpenOrder,
    /// The plan, if it is a step of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) plan: Option<PlanProgress>,
}
