//! The decks of 2210: three of territory cards, five of command cards (R1-3). What a command card does is not here.

use super::Commander;
use crate::rules::bitset::bit_set;
use crate::rules::board::{Board, Kind};
use crate::rules::ids::Card;
use serde::{Deserialize, Serialize};

/// A deck: its discards never come back (R1-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Territory cards of one kind: land, water, Moon.
    Territory(Kind),
    /// The command cards of one commander.
    Command(Commander),
}

impl Deck {
    /// All eight (R1-3).
    pub const ALL: [Self; 8] = [
        Self::Territory(Kind::Land),
        Self::Territory(Kind::Sea),
        Self::Territory(Kind::Moon),
        Self::Command(Commander::Land),
        Self::Command(Commander::Naval),
        Self::Command(Commander::Nuclear),
        Self::Command(Commander::Space),
        Self::Command(Commander::Diplomat),
    ];

    /// The territory cards in it, without wild cards, which nothing here is played with (R1-8); none in a command deck.
    pub fn territory_cards(self, board: &Board) -> Vec<Card> {
        match self {
            Self::Territory(kind) => board.of_kind(kind).iter().map(|at| Card(at.0)).collect(),
            Self::Command(_) => Vec::new(),
        }
    }

    /// The command cards in it; none in a deck of territories.
    pub fn command_cards(self) -> CommandCards {
        CommandCard::all().filter(|card| Self::Command(card.commander()) == self).collect()
    }
}

/// A command card: a number through all five decks, deck by deck, copies of a card beside each other (A1-75).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CommandCard(pub u8);

impl CommandCard {
    /// Cards in each deck (R1-3).
    pub const EACH: u8 = 20;

    /// All hundred.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::EACH * Commander::ALL.len() as u8).map(Self)
    }

    /// Whose deck it lies in. The card must be one of [`CommandCard::all`].
    pub fn commander(self) -> Commander {
        Commander::ALL[usize::from(self.0 / Self::EACH)]
    }
}

bit_set!(
    /// A set of command cards, in card order.
    CommandCards, CommandCard, u128
);
