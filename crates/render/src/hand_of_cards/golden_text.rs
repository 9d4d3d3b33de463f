//! Golden text of a hand of cards: one line per thing drawn.

use super::hand::{HandOfCards, Playable};
use std::fmt;

impl Playable {
    /// Key in golden texts.
    const fn key(self) -> &'static str {
        match self {
            Self::Now => "now",
            Self::Later => "later",
            Self::No => "no",
        }
    }
}

impl fmt::Display for HandOfCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "title   {} / {}", self.title, self.line)?;
        for card in &self.cards {
            let (name, copies, cost) = (&card.name, card.copies, card.cost);
            let (commander, timing, state) = (&card.commander, &card.timing, &card.state);
            writeln!(f, "card    {commander} | {name} ×{copies} | {cost} | {timing}")?;
            writeln!(f, "        {:<5} {state}", card.playable.key())?;
        }
        writeln!(f, "foot    {}", self.foot)?;
        write!(f, "alt     {}", self.alt())
    }
}
