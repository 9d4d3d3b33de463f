//! The decks of 2210: three of territory cards, five of command cards (R1-3). What a command card does is in the file of
//! its name in `command_cards/`.

use super::{BlankNumber, Commander};
use crate::rules::bitset::bit_set;
use crate::rules::board::{Board, Kind};
use crate::rules::ids::Card;
use serde::{Deserialize, Serialize};

/// A deck. Its discards do not return to it (R1-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Territory cards of one kind: land, water, Moon.
    Territory(Kind),
    /// The command cards of one commander.
    Command(Commander),
}

impl Deck {
    /// All eight decks (R1-3).
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

    /// Its territory cards, without wild cards, which aren't used here (R1-8); empty for a command deck.
    pub fn territory_cards(self, board: &Board) -> Vec<Card> {
        match self {
            Self::Territory(kind) => board.of_kind(kind).iter().map(|at| Card(at.0)).collect(),
            Self::Command(_) => Vec::new(),
        }
    }

    /// Its printed command cards; empty for a territory deck.
    pub fn command_cards(self) -> CommandCards {
        CommandCard::all().filter(|card| Self::Command(card.commander()) == self).collect()
    }
}

/// A command card: its number across all five decks, deck by deck, with copies of a card next to each other (A1-75).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct CommandCard(pub u8);

impl TryFrom<u8> for CommandCard {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        let known = usize::from(number) < usize::from(Self::PRINTED) + BlankNumber::ALL.len();
        if known { Ok(Self(number)) } else { Err("no such command card") }
    }
}

impl CommandCard {
    /// Number of cards in each deck (R1-3).
    pub const EACH: u8 = 20;

    /// Number of cards in all decks; the numbers of the blank cards follow (A1-61).
    pub const PRINTED: u8 = Self::EACH * Commander::ALL.len() as u8;

    /// All hundred printed command cards; blank cards are not among them (R1-57, A1-61).
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::PRINTED).map(Self)
    }

    /// The blank card of that number.
    pub const fn of_blank(number: BlankNumber) -> Self {
        Self(Self::PRINTED + number.index() as u8)
    }

    /// Its number among the blank cards; `None` for a printed card.
    pub fn blank(self) -> Option<BlankNumber> {
        self.0.checked_sub(Self::PRINTED).and_then(|number| BlankNumber::try_from(number).ok())
    }

    /// The commander of its deck. The card must be a printed or a blank one.
    pub fn commander(self) -> Commander {
        self.blank().map_or_else(|| Commander::ALL[usize::from(self.0 / Self::EACH)], BlankNumber::deck)
    }
}

impl CommandCards {
    /// The cards of this set that belong to a deck, blank ones too.
    pub(super) fn of_deck(self, deck: Commander) -> Self {
        let first = deck as u32;
        let printed = ((1_u128 << CommandCard::EACH) - 1) << (first * u32::from(CommandCard::EACH));
        if self.0 >> CommandCard::PRINTED == 0 {
            return Self(self.0 & printed);
        }
        let blanks = BlankNumber::ALL.into_iter().filter(|number| number.deck() == deck);
        let all = blanks.fold(printed, |all, number| all | 1 << CommandCard::of_blank(number).0);
        Self(self.0 & all)
    }
}

bit_set!(
    /// A set of command cards, in card order.
    CommandCards, CommandCard, u128
);
