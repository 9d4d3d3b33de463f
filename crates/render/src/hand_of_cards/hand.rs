//! A hand of cards before it is drawn, with its alt text.

use casus_belli_core::rules::Piece;

/// Maximum number of kinds of cards drawn; the note below them mentions the others.
pub const MOST_CARDS: usize = 24;

/// Maximum number of characters of the alt text.
const LONGEST: usize = 1024;

/// A hand of cards before it is drawn; picture, alt text and golden text are made from this alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandOfCards {
    /// Title, e.g. "YOUR CARDS".
    pub title: String,
    /// Subtitle, e.g. "5 cards, 3 energy".
    pub line: String,
    /// The cards, each kind once.
    pub cards: Vec<HandCard>,
    /// Note below the cards; may be empty.
    pub foot: String,
}

/// One card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandCard {
    /// The commander of its deck.
    pub deck: Piece,
    /// Name of that commander.
    pub commander: String,
    /// Name of the card.
    pub name: String,
    /// Number of copies in hand.
    pub copies: u32,
    /// Energy that it costs to play.
    pub cost: u32,
    /// The cost in words, for the alt text.
    pub cost_in_words: String,
    /// When it may be played.
    pub timing: String,
    /// Whether it may be played now.
    pub playable: Playable,
    /// The same in a few words, with the reason.
    pub state: String,
}

/// Whether a card may be played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playable {
    /// It may be played now.
    Now,
    /// Its time comes later.
    Later,
    /// Something is missing.
    No,
}

impl HandOfCards {
    /// The cards that are drawn.
    pub(super) fn drawn(&self) -> &[HandCard] {
        &self.cards[..self.cards.len().min(MOST_CARDS)]
    }

    /// Alt text: at most 1,024 characters, complete cards only.
    pub fn alt(&self) -> String {
        let mut text = format!("{}. {}.", self.title, self.line);
        for card in self.drawn() {
            let copies = if card.copies > 1 { format!("{} × ", card.copies) } else { String::new() };
            let HandCard { name, commander, cost_in_words, timing, state, .. } = card;
            let more = format!(" {copies}{name}, {commander}, {cost_in_words}, {timing}: {state}.");
            if text.chars().count() + more.chars().count() > LONGEST - 2 {
                text.push_str(" …");
                return text;
            }
            text.push_str(&more);
        }
        text
    }
}
