//! Blank command cards (A1-61): what is written on them, in the lobby and in questions.

use super::super::bundle::Words;
use crate::rules::Options as AnyOptions;
use crate::rules::y2210::BlankCard;

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
