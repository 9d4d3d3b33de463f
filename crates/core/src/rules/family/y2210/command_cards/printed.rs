//! What is printed on a command card: its kind, deck, number of copies, cost and time (F-28).

use super::super::{CardKind, Commander};
use serde::{Deserialize, Serialize};

/// When a card may be played (R1-30, R1-31, R1-48).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// In one's own turn after hiring and buying, before the first invasion (R1-31, R1-52, A1-43).
    BeforeInvasion,
    /// After an opponent has declared an invasion (A1-23).
    Reaction,
    /// At the end of one's own turn, after all invasions (R1-48).
    EndOfTurn,
    /// It counts by itself when the game is scored (A1-52).
    EndOfGame,
    /// Whenever its holder may play a card of another time, as its text says (A1-61).
    Written,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its kind.
    pub kind: CardKind,
    /// Its deck: also the commander who must be in play (R1-30).
    pub deck: Commander,
    /// The id in texts and golden files.
    pub key: &'static str,
    /// Number of copies in the deck (F-28).
    pub copies: u8,
    /// Cost in energy; the table writes that of a blank card.
    pub cost: u32,
    /// When it may be played.
    pub timing: Timing,
}

impl Timing {
    /// Whether a card of this time may be played at that one.
    pub fn includes(self, now: Self) -> bool {
        self == now || self == Self::Written && now != Self::EndOfGame
    }
}
