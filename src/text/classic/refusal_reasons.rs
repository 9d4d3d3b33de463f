//! Refusal messages of the classic family: why an answer is not allowed, and what would be allowed.

use super::super::names::Ctx;
use super::ClassicWords;
use super::question::FAMILY;
use crate::rules::classic::Why;

impl ClassicWords {
    /// Why an answer is not on the menu.
    pub(in crate::text) fn why(self, why: &Why, ctx: &Ctx) -> String {
        self.reason(FAMILY, &why.reason(ctx.board()), ctx, |noun| match *noun {})
    }
}
