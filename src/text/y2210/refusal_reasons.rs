//! Refusal messages of the family of 2210: why an answer is not allowed, and what would be allowed.

use super::super::names::Ctx;
use super::Y2210Words;
use super::question::FAMILY;
use crate::rules::y2210::{DeckOf, Noun, Why};

impl Y2210Words {
    /// Why an answer is not on the menu.
    pub(in crate::text) fn why(self, why: &Why, ctx: &Ctx) -> String {
        self.reason(FAMILY, &why.reason(ctx.board()), ctx, |noun| match noun {
            Noun::Commander(commander) => self.commander(*commander),
            Noun::DeckOf(DeckOf(deck)) => self.deck_name(*deck),
            Noun::Card(card) => self.command_card(*card),
            Noun::Timing(timing) => self.card_timing(*timing),
            Noun::Target(target) => self.card_target(target, ctx).unwrap_or_default(),
            Noun::Units(units) => self.units(*units),
        })
    }
}
