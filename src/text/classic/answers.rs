//! Answers of the classic family in words, before they are given.

use super::super::names::Ctx;
use super::ClassicWords;
use crate::rules::TerritoryId;
use crate::rules::classic::Action;

impl ClassicWords {
    pub(in crate::text) fn answer(self, action: &Action, ctx: &Ctx) -> String {
        let at = |at: &TerritoryId| self.territory(ctx.board(), *at);
        let cards = |cards: &[crate::rules::Card]| self.card_list(ctx.board(), cards);
        match action {
            Action::Claim { at: place } => self.answer_claim(&at(place)),
            Action::Wish { order } => self.answer_wish(&self.answer_territories(order, ctx)),
            Action::Deploy { own, neutral } => {
                self.answer_place(&self.answer_numbers(&[own.as_slice(), neutral.as_slice()].concat(), ctx))
            }
            Action::Place { armies } if armies.is_empty() => self.answer_place_none(),
            Action::Place { armies } => self.answer_place(&self.answer_numbers(armies, ctx)),
            Action::Trade { cards: set } => self.answer_trade(&cards(set)),
            Action::Bonus { at: place } => self.answer_bonus(&at(place)),
            Action::Attack { from, to, dice } => {
                self.answer_attack(&at(from), &at(to), &self.dice((*dice).into()))
            }
            Action::Propose { from, to, .. } => self.answer_propose(&at(from), &at(to)),
            Action::Consent { yes: true } => self.button_agree(),
            Action::Consent { yes: false } => self.button_decline(),
            Action::Keep => self.button_keep(),
            Action::Stop => self.answer_stop(),
            Action::Defend { dice } => self.answer_defend(&self.dice((*dice).into())),
            Action::Throw { dice } => self.answer_throw(&self.dice((*dice).into())),
            Action::Discard { cards: gone } => self.answer_discard(&cards(gone)),
            Action::Advance { armies } => self.answer_advance(&self.armies(*armies)),
            Action::Fortify { from, to, armies } => {
                self.answer_move(&self.armies(*armies), &at(from), &at(to))
            }
            Action::Hold => self.answer_hold(),
        }
    }
}
