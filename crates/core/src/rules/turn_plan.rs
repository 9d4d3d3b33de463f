//! `TurnPlan`: the orders of a whole turn, carried out one after another ([PBP-11]).

use super::families::Order;
use serde::{Deserialize, Serialize};

/// The orders of a turn, in order; never empty. A secret of the seat that made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TurnPlan(Vec<Order>);

impl TurnPlan {
    /// Maximum number of steps.
    pub const MOST_STEPS: usize = 30;

    /// The plan of these steps; `None` if there are none or too many.
    pub fn new(steps: Vec<Order>) -> Option<Self> {
        (1..=Self::MOST_STEPS).contains(&steps.len()).then_some(Self(steps))
    }

    /// The steps in order.
    pub fn steps(&self) -> &[Order] {
        &self.0
    }
}
