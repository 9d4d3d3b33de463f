//! The log of a turn, headlines and changes.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::Seen;
use crate::rules::y2210::{Action, View};

impl Y2210Words {
    /// The log of a turn.
    pub(in crate::text) fn turn_lines(self, _seen: &[Seen], _ctx: &Ctx) -> Vec<String> {
        todo!("words")
    }

    /// One message of a turn's log, from index `since` on, and the index of the first event that it leaves out.
    pub(in crate::text) fn turn_log_part(
        self,
        _seen: &[Seen],
        _since: usize,
        _ctx: &Ctx,
    ) -> Option<(usize, String)> {
        todo!("words")
    }

    /// The log for the player who acted.
    pub(in crate::text) fn result_lines(self, _seen: &[Seen], _most: usize, _ctx: &Ctx) -> Vec<String> {
        todo!("words")
    }

    /// The headline of a board post that is no longer the newest.
    pub(in crate::text) fn past_headline(self, _ctx: &Ctx, _since: &[Seen]) -> String {
        todo!("words")
    }

    /// The headline of a board post.
    pub(in crate::text) fn headline(self, _view: &View, _ctx: &Ctx, _since: &[Seen]) -> String {
        todo!("words")
    }

    /// The changes of a turn, one line each; never empty.
    pub(in crate::text) fn changes(self, _seen: &[Seen], _ctx: &Ctx) -> Vec<String> {
        todo!("words")
    }

    /// What an answer was that left no line in the log.
    pub(in crate::text) fn quiet_step(self, _action: &Action) -> Option<String> {
        todo!("words")
    }
}
