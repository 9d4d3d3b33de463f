//! Pieces, wars, ruins, stocks, command cards and flights of a scene: the families' terms with owner and number,
//! already resolved. All of it is empty in the classic games.

use crate::board::palette::Tint;
use casus_belli_core::rules::Superpower;
use casus_belli_core::rules::{NamedCard, Piece, Ruin, Stock};
use std::fmt;

/// Pieces of one kind and one owner on a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Kind of piece.
    pub piece: Piece,
    /// Owner; may differ from the territory's.
    pub tint: Tint,
    /// Number, at least 1.
    pub count: u32,
}

/// Another party's armies in a territory at war.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Force {
    /// Owner.
    pub tint: Tint,
    /// Number of armies.
    pub armies: u32,
}

/// Contents of a territory besides its holder's armies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Commanders, stations, weapons, refugees.
    pub pieces: Vec<Standing>,
    /// The other parties of a war. The badge shows the holder's armies; the land has stripes in all parties' colours.
    pub war: Vec<Force>,
    /// The ruin, if it is one; a ruin has no badge.
    pub ruin: Option<Ruin>,
}

impl Extras {
    /// Whether there is nothing to draw.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty() && self.war.is_empty() && self.ruin.is_none()
    }

    /// All owners in it.
    pub(super) fn tints(&mut self) -> impl Iterator<Item = &mut Tint> {
        self.pieces.iter_mut().map(|p| &mut p.tint).chain(self.war.iter_mut().map(|f| &mut f.tint))
    }
}

impl fmt::Display for Extras {
    /// For golden texts: ` | 1 red land | at war with blue 3`.
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

/// Kind of a flight; the family determines its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flying {
    /// Along the ground, with a number of armies (R3-26).
    Convoy {
        /// Number of armies.
        armies: u32,
    },
    /// Through the air (R3-34).
    Missile {
        /// Whether the thick icon is used.
        heavy: bool,
    },
    /// From the Earth to the Moon (R1-42): the path is a single territory on this board.
    Landing,
    /// From the Moon back to the Earth (R1-43): the path is a single territory on this board.
    Return,
}

impl Flying {
    /// Whether it leads from one drawn board to another.
    pub(crate) const fn between_boards(self) -> bool {
        matches!(self, Self::Landing | Self::Return)
    }
}

/// A convoy, missile or landing in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Kind.
    pub what: Flying,
    /// Owner.
    pub tint: Tint,
    /// Indices in [`crate::Scene::lands`], from the start to the last place reached.
    pub path: Vec<usize>,
    /// Whether it was stopped at the last place of its path.
    pub stopped: bool,
}

/// Amount of a stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    /// The stock.
    pub stock: Stock,
    /// The amount; a score may be below 0.
    pub amount: i32,
}

/// A player's command cards of one deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The piece that must be in play to use it.
    pub of: Piece,
    /// Cards held.
    pub cards: u32,
    /// Whether that piece is in play.
    pub in_play: bool,
}

/// Things that alt texts name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AltTerm {
    /// A piece: "land commander", "refugees".
    Piece(Piece),
    /// "devastated".
    Ruin(Ruin),
    /// "at war with".
    War,
    /// "taken": a territory captured since the last picture.
    Taken,
    /// "energy".
    Stock(Stock),
    /// A place in the turn order: "1st".
    Place(u8),
    /// A superpower, briefly: "USA".
    Side(Superpower),
    /// A command card: "Stealth Station".
    CommandCard(NamedCard),
    /// Territories that are left out: "and 5 more".
    More(u32),
}
