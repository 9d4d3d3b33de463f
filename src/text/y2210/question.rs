//! The question put to a player, its task and what others read meanwhile.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::{AskKind, Menu};

impl Y2210Words {
    /// The question for the player who is asked.
    pub(in crate::text) fn question(self, _menu: &Menu, _ctx: &Ctx) -> String {
        todo!("words")
    }

    /// The task, for the player who is asked.
    pub(in crate::text) fn task(self, _kind: AskKind) -> String {
        todo!("words")
    }

    /// What a player is doing, for other players.
    pub(in crate::text) fn doing(self, _kind: AskKind, _who: &str) -> String {
        todo!("words")
    }

    /// A first turn, in five lines for beginners ([PBP-47]).
    pub(in crate::text) fn first_turn(self) -> String {
        todo!("words")
    }
}
