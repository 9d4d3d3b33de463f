//! Answers of the family of 2210 in words, before they are given.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::TerritoryId;
use crate::rules::y2210::{Action, CardKind, Target};

impl Y2210Words {
    pub(in crate::text) fn answer(self, action: &Action, ctx: &Ctx) -> String {
        let at = |at: &TerritoryId| self.territory(ctx.board(), *at);
        match action {
            Action::Claim { at: place } => self.answer_claim(&at(place)),
            Action::Wish { order } => self.answer_wish(&self.answer_territories(order, ctx)),
            Action::Deploy { mods } | Action::Garrison { mods, .. } => {
                self.answer_place(&self.answer_numbers(mods, ctx))
            }
            Action::Place { mods } if mods.is_empty() => self.answer_place_none(),
            Action::Place { mods } => self.answer_place(&self.answer_numbers(mods, ctx)),
            Action::Settle { at: place } => self.answer_settle(&at(place)),
            Action::Bid { energy } => self.answer_bid(*energy),
            Action::Marker { number } => self.answer_marker((*number).into()),
            Action::Hire { commander, at: place } => {
                self.answer_hire(&self.commander(*commander), &at(place))
            }
            Action::Build { at: place } => self.answer_build(&at(place)),
            Action::Buy { decks } if decks.is_empty() => self.button_no_cards(),
            Action::Buy { decks } => self.answer_buy_cards(&self.decks_of(decks)),
            Action::Play { card, target } => self.answer_play(&self.card_with_target(*card, target, ctx)),
            Action::Invade { from, to } => self.answer_invade(&at(from), &at(to)),
            Action::Done => self.answer_done(),
            Action::React { cards } if cards.is_empty() => self.button_pass(),
            Action::React { cards } => {
                let each = cards.iter().map(|one| self.card_with_target(one.card, &one.target, ctx));
                self.answer_play(&self.list(each))
            }
            Action::Throw { dice, commanders } => {
                let strong = commanders.len();
                self.answer_throw(&self.dice_to_roll(strong, u32::from(*dice).saturating_sub(strong)))
            }
            Action::Defend { dice } => self.answer_defend(&self.dice((*dice).into())),
            Action::Lose { units } => self.answer_lose(&self.units(*units)),
            Action::Advance { units } => self.answer_advance(&self.units(*units)),
            Action::Draw { deck } => self.button_draw_card(&self.deck_name(*deck)),
            Action::Reduce { mods } => self.answer_remove(&self.answer_numbers(mods, ctx)),
            Action::Fortify { from, to, units } => self.answer_move(&self.units(*units), &at(from), &at(to)),
            Action::Gift { to, energy } => self.answer_gift(*energy, &self.seat_name(ctx, *to)),
            Action::Agree { agreed: true } => self.button_agree_cards(),
            Action::Agree { agreed: false } => self.button_disagree(),
            Action::Confirm { played: true } => self.button_confirm(),
            Action::Confirm { played: false } => self.button_refuse(),
        }
    }

    fn card_with_target(self, card: CardKind, target: &Target, ctx: &Ctx) -> String {
        let name = self.command_card(card);
        match self.card_target(target, ctx) {
            Some(target) => format!("{name} ({target})"),
            None => name,
        }
    }
}
