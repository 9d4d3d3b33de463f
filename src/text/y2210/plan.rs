//! Steps of a plan ([PBP-11]).

use super::Y2210Words;
use crate::rules::Board;
use crate::rules::y2210::Order;

impl Y2210Words {
    /// One step in words.
    pub(in crate::text) fn plan_step(
        self,
        _order: &Order,
        _board: &'static Board,
        _armies: (Option<u32>, Option<u32>),
    ) -> String {
        todo!("words")
    }

    /// One step as it is typed.
    pub(in crate::text) fn plan_typed(self, _order: &Order, _board: &'static Board) -> String {
        todo!("words")
    }
}
