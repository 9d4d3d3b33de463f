//! Events as lines of Markdown, and the ending.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::Outcome;
use crate::rules::y2210::Seen;

impl Y2210Words {
    /// One event as a line; `None` if it needs none.
    pub(in crate::text) fn event(self, _seen: &Seen, _ctx: &Ctx) -> Option<String> {
        todo!("words")
    }

    /// The ending of a game in one sentence.
    pub(in crate::text) fn ended(self, _outcome: &Outcome, _ctx: &Ctx) -> String {
        todo!("words")
    }
}
