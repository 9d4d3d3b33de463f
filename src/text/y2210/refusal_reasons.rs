//! Why an answer is refused.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::Why;

impl Y2210Words {
    /// Why an answer is not on the menu.
    pub(in crate::text) fn why(self, _why: &Why, _ctx: &Ctx) -> String {
        todo!("words")
    }
}
