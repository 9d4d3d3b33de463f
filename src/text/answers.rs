//! Answers in words, before they are given: what a hint advises, and what a player decided.

use super::bundle::Words;
use super::classic::ClassicWords;
use super::cold_war::ColdWarWords;
use super::names::Ctx;
use super::y2210::Y2210Words;
use crate::rules::{Action, TerritoryId};

/// Maximum number of things of a long answer that are named.
const NAMED: usize = 6;

impl Words {
    /// An answer in words: "Attack Peru → Brazil with 3 dice".
    pub fn answer(self, action: &Action, ctx: &Ctx) -> String {
        match action {
            Action::Classic(action) => ClassicWords(self).answer(action, ctx),
            Action::Y2210(action) => Y2210Words(self).answer(action, ctx),
            Action::ColdWar(action) => ColdWarWords(self).answer(action, ctx),
        }
    }

    /// The first of some things, and how many more there are.
    pub(super) fn first_of(self, all: Vec<String>) -> String {
        let more = all.len().saturating_sub(NAMED);
        let named = all.into_iter().take(NAMED).collect::<Vec<_>>().join(", ");
        if more == 0 { named } else { self.answer_and_more(&named, more as u32) }
    }

    /// Numbers by territory, the largest first.
    pub(super) fn answer_numbers(self, numbers: &[(TerritoryId, u32)], ctx: &Ctx) -> String {
        let mut numbers = numbers.to_vec();
        numbers.sort_by_key(|&(at, n)| (std::cmp::Reverse(n), at));
        let name = |at| self.territory(ctx.board(), at);
        self.first_of(numbers.into_iter().map(|(at, n)| self.plus(&name(at), n)).collect())
    }

    /// Territories in their order.
    pub(super) fn answer_territories(self, territories: &[TerritoryId], ctx: &Ctx) -> String {
        self.first_of(territories.iter().map(|at| self.territory(ctx.board(), *at)).collect())
    }
}
