//! Refusal messages of the family of the Cold War: why an answer is not allowed, and what would be allowed.

use super::super::names::Ctx;
use super::ColdWarWords;
use super::question::FAMILY;
use crate::rules::cold_war::Why;

impl ColdWarWords {
    /// Why an answer is not on the menu.
    pub(in crate::text) fn why(self, why: &Why, ctx: &Ctx) -> String {
        self.reason(FAMILY, &why.reason(ctx.board()), ctx, |armies| self.armies_told(*armies))
    }
}
