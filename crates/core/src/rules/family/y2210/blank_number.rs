//! The number of a blank command card, and its deck (F-28).

use super::Commander;
use serde::{Deserialize, Serialize};

/// The number of a blank card: 0 to 8, deck by deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct BlankNumber(u8);

impl TryFrom<u8> for BlankNumber {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if usize::from(number) < Self::DECKS.len() { Ok(Self(number)) } else { Err("no such blank card") }
    }
}

impl BlankNumber {
    /// The deck of each blank card: two in each deck, one in that of the space commander (F-28).
    pub(super) const DECKS: [Commander; 9] = [
        Commander::Land,
        Commander::Land,
        Commander::Naval,
        Commander::Naval,
        Commander::Nuclear,
        Commander::Nuclear,
        Commander::Space,
        Commander::Diplomat,
        Commander::Diplomat,
    ];

    /// All blank cards.
    pub const ALL: [Self; 9] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// Its deck.
    pub fn deck(self) -> Commander {
        Self::DECKS[self.index()]
    }

    /// Its number among the blank cards of its deck, from 1.
    pub fn in_deck(self) -> u32 {
        Self::DECKS[..=self.index()].iter().filter(|deck| **deck == self.deck()).count() as u32
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}
