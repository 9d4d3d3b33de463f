//! Blank command cards (A1-61): what is written on them, in the lobby and in questions, and the events about them.

use super::super::bundle::Words;
use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::Options as AnyOptions;
use crate::rules::y2210::{BlankCard, CardKind, Public};

impl Words {
    /// The blank cards of a table, one numbered line each; none in a game without them.
    pub fn blank_cards(self, options: &AnyOptions) -> Vec<String> {
        let AnyOptions::Y2210(options) = options else { return Vec::new() };
        if !options.blank_cards.on() {
            return Vec::new();
        }
        let each = options.blanks.iter().zip(1..);
        each.map(|(blank, n)| self.lobby_blank_card(n, &self.blank_line(blank))).collect()
    }

    /// How many blank cards a table has, in the lobby; `None` in a game without them.
    pub(in crate::text) fn blank_card_count(self, options: &AnyOptions) -> Option<String> {
        let count = self.blank_cards(options).len() as u32;
        (count > 0).then(|| self.lobby_blank_cards(count))
    }

    /// Deck, price and text of a card: "land, 2 energy: “…”".
    pub(super) fn blank_line(self, blank: &BlankCard) -> String {
        self.blank_card_line(&self.deck_name(blank.deck), &self.energy(blank.cost), &blank.text)
    }

    /// What is written on a card, in quotes.
    pub(super) fn blank_card_says(self, blank: Option<&BlankCard>) -> String {
        blank.map_or_else(String::new, |blank| self.quoted_card(&blank.text))
    }
}

impl Y2210Words {
    /// An event about blank cards.
    pub(super) fn about_blank_cards(self, event: &Public, ctx: &Ctx) -> String {
        let card = |number| self.command_card(CardKind::Blank(number));
        match event {
            Public::AgreementOpened(_) => self.seen_agreement_opened(),
            Public::AgreementClosed(closed) if closed.agreed => self.seen_agreed(),
            Public::AgreementClosed(_) => self.seen_not_agreed(),
            Public::CardShown(shown) => {
                let who = self.seat_name(ctx, shown.seat);
                self.seen_card_shown(&who, &card(shown.card), &self.quoted_card(&shown.text))
            }
            Public::CardRefused(refused) => {
                let (by, who) = (self.seat_name(ctx, refused.by), self.seat_name(ctx, refused.seat));
                self.seen_card_refused(&by, &card(refused.card), &who)
            }
            _ => String::new(),
        }
    }
}
