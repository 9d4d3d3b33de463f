//! `Colour`: the colour of a seat on the board.

use serde::{Deserialize, Serialize};

/// A seat's colour on the board, in the order of assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Purple.
    Purple,
    /// Black.
    Black,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Self; 6] = [Self::Red, Self::Blue, Self::Green, Self::Yellow, Self::Purple, Self::Black];

    /// Key in the database and in buttons.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Purple => "purple",
            Self::Black => "black",
        }
    }

    /// Finds the colour with that key.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.key() == key)
    }
}
