//! The private hand of the family of 2210: each command card with what it does, whether it can be played now, and why not.

use super::super::log_message::MESSAGE;
use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::{CardKind, Own, View};

impl Y2210Words {
    /// The viewer's own cards ([PBP-14]), in one message: without what they do, if there are too many, and then as many as
    /// fit. Private: only the viewer may read it.
    pub(in crate::text) fn hand(self, view: &View, ctx: &Ctx) -> String {
        let Some(own) = &view.own else { return self.hand_spectator() };
        let cards = counted(own);
        let whole = self.hand_of(view, own, (&cards, true), ctx);
        let shorter =
            (0..=cards.len()).rev().map(|most| self.hand_of(view, own, (&cards[..most], false), ctx));
        let mut all = std::iter::once(whole).chain(shorter);
        all.find(|text| text.chars().count() <= MESSAGE).unwrap_or_default()
    }

    fn hand_of(
        self,
        view: &View,
        own: &Own,
        (cards, explained): (&[(CardKind, u32)], bool),
        ctx: &Ctx,
    ) -> String {
        let mut lines = Vec::new();
        if own.sealed.is_some() {
            lines.push(self.hand_sealed());
        }
        let places = |ids: &[_]| self.territory_list(ctx.board(), ids.iter().copied());
        if !own.scouts.is_empty() {
            lines.push(self.hand_scouts(&places(&own.scouts)));
        }
        if !own.hidden_energy.is_empty() {
            lines.push(self.hand_hidden_energy(&places(&own.hidden_energy)));
        }
        let energy = self.energy(view.seat(own.seat).energy);
        if own.hand.is_empty() {
            lines.push(self.hand_no_command_cards(&energy));
            return lines.join("\n");
        }
        lines.push(self.hand_command_cards(own.hand.len() as u32, &energy));
        for &(card, n) in cards {
            lines.push(self.hand_card(&self.command_card(card), n, &self.card_state(view, card)));
            if explained {
                lines.push(self.hand_effect(&self.command_card_effect(card, view.house())));
            }
        }
        let left = counted(own).len() - cards.len();
        lines.extend((left > 0).then(|| self.and_more(left as u32)));
        lines.push(self.hand_more());
        lines.join("\n")
    }
}

/// The cards in hand, each kind once with its number of copies.
fn counted(own: &Own) -> Vec<(CardKind, u32)> {
    let mut kinds: Vec<(CardKind, u32)> = Vec::new();
    for card in own.kinds() {
        match kinds.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, n)) => *n += 1,
            None => kinds.push((card, 1)),
        }
    }
    kinds
}
