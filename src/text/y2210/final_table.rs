//! The final table.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::Outcome;
use crate::rules::y2210::View;

impl Y2210Words {
    /// One line for each seat by place ([PBP-45]).
    pub(in crate::text) fn final_table(self, _outcome: &Outcome, _view: &View, _ctx: &Ctx) -> Vec<String> {
        todo!("words")
    }
}
