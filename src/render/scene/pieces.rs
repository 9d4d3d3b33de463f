//! What stands on a drawn board besides armies, and what players hold besides land: the families' nouns with whose they are
//! and how many. Plain data, already resolved. In the classic games all of it is empty.

use crate::render::board::palette::Tint;
use crate::rules::{Piece, Ruin, Stock};
use std::fmt;

/// Pieces of one kind and one owner on a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What.
    pub piece: Piece,
    /// Whose: not always the territory's.
    pub tint: Tint,
    /// How many, at least 1.
    pub count: u32,
}

/// Another party's armies in a territory at war.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Force {
    /// Whose.
    pub tint: Tint,
    /// How many.
    pub armies: u32,
}

/// What stands on a territory besides its holder's armies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Commanders, stations, weapons, refugees.
    pub pieces: Vec<Standing>,
    /// The other parties, if it is at war: the badge shows the first one's armies, land and badge have its colour.
    pub war: Vec<Force>,
    /// Whether it lies in ruins; then it has no badge.
    pub ruin: Option<Ruin>,
}

impl Extras {
    /// Whether there is nothing to draw.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty() && self.war.is_empty() && self.ruin.is_none()
    }

    /// Every owner named in it.
    pub(super) fn tints(&mut self) -> impl Iterator<Item = &mut Tint> {
        self.pieces.iter_mut().map(|p| &mut p.tint).chain(self.war.iter_mut().map(|f| &mut f.tint))
    }
}

impl fmt::Display for Extras {
    /// For golden texts: ` land, 2 refugees (red), at war with blue 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Standing { piece, tint, count } in &self.pieces {
            write!(f, " | {count} {} {}", tint.key(), piece.key())?;
        }
        for Force { tint, armies } in &self.war {
            write!(f, " | at war with {} {armies}", tint.key())?;
        }
        self.ruin.map_or(Ok(()), |ruin| write!(f, " | {}", ruin.key()))
    }
}

/// How something on its way is drawn; the family says which way is which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flying {
    /// Along the ground, with a number (R3-26).
    Convoy {
        /// How many.
        armies: u32,
    },
    /// Through the air (R3-34).
    Missile {
        /// Whether it is drawn thick.
        heavy: bool,
    },
    /// From one drawn board to another (R1-42): the path is the one territory on this board.
    Landing,
}

/// Something on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// What.
    pub what: Flying,
    /// Whose.
    pub tint: Tint,
    /// Places in [`crate::render::Scene::lands`], from where it started to where it got.
    pub path: Vec<usize>,
    /// Whether it was stopped at the last place of its path.
    pub stopped: bool,
}

/// How much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Of what.
    pub stock: Stock,
    /// How much; a score may be below 0.
    pub amount: i32,
}

/// A player's command cards of one deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The piece that must be in play for it.
    pub of: Piece,
    /// Cards held.
    pub cards: u32,
    /// Whether that piece is in play.
    pub in_play: bool,
}

/// What is said of such things in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Told {
    /// A piece: "land commander", "refugees".
    Piece(Piece),
    /// "devastated".
    Ruin(Ruin),
    /// "at war with".
    War,
    /// "taken": of land that changed hands since the last picture.
    Taken,
    /// "energy".
    Stock(Stock),
    /// A place in the order of play: "1st".
    Place(u8),
}
