//! When rounds of the beacon are mixed into the dice of a game: an option of the table (`dice.beacon`).

use super::beacon::Chain;
use std::fmt;

/// When rounds are mixed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BeaconMode {
    /// One round before the first draw: whoever knows the seed knows every die from then on.
    Start,
    /// And one for each turn, which is published after the turn before it ended.
    Turn,
    /// And one for each order that draws, which is published after the order was stored.
    Order,
}

impl BeaconMode {
    /// Every mode, from the weakest.
    pub const ALL: [Self; 3] = [Self::Start, Self::Turn, Self::Order];

    /// Key in the database, in options and in records.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Turn => "turn",
            Self::Order => "order",
        }
    }

    /// Finds the mode with that key.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.key() == key)
    }
}

/// Which chain a game uses, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BeaconUse {
    /// When rounds are mixed in.
    pub mode: BeaconMode,
    /// The chain of the rounds.
    pub chain: Chain,
}

impl BeaconUse {
    /// Reads the text form, `turn quicknet`; `None` for any other text.
    pub fn read(text: &str) -> Option<Self> {
        let (mode, chain) = text.split_once(' ')?;
        Some(Self { mode: BeaconMode::find(mode)?, chain: Chain::find(chain)? })
    }
}

impl fmt::Display for BeaconUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.mode.key(), self.chain.key())
    }
}
