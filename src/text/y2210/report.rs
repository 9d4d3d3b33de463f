//! The report of a game.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::{Seen, Setup};

impl Y2210Words {
    /// The report of a game.
    pub(in crate::text) fn report(self, _setup: &Setup, _seen: &[Seen], _ctx: &Ctx) -> String {
        todo!("words")
    }
}
