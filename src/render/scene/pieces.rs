//! What some rulebooks put on the board besides armies, and what their players hold besides land. Plain data, already
//! resolved: the painter draws it, the rulebook's view fills it in. In the classic games all of it is empty.

use crate::render::board::palette::Tint;
use std::fmt;

/// The five commanders of the futuristic game; each has a deck of command cards of its own (R1-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Commander {
    /// Of the land.
    Land,
    /// Of the seas.
    Naval,
    /// Of the bombs.
    Nuclear,
    /// Of the Moon.
    Space,
    /// The diplomat.
    Diplomat,
}

/// A piece that stands on a territory and is no plain army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A commander.
    Commander(Commander),
    /// A space station.
    Station,
    /// Tanks.
    Tanks,
    /// Fighters.
    Fighters,
    /// Interceptors, which never move.
    Interceptors,
    /// Light nuclear weapons.
    LightMissile,
    /// Heavy nuclear weapons.
    HeavyMissile,
    /// People without a country.
    Refugees,
}

impl Piece {
    /// Every piece, in the order in which they are drawn.
    pub const ALL: [Self; 12] = [
        Self::Commander(Commander::Land),
        Self::Commander(Commander::Naval),
        Self::Commander(Commander::Nuclear),
        Self::Commander(Commander::Space),
        Self::Commander(Commander::Diplomat),
        Self::Station,
        Self::Tanks,
        Self::Fighters,
        Self::Interceptors,
        Self::LightMissile,
        Self::HeavyMissile,
        Self::Refugees,
    ];

    /// One word, for golden texts and files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Commander(commander) => commander.key(),
            Self::Station => "station",
            Self::Tanks => "tanks",
            Self::Fighters => "fighters",
            Self::Interceptors => "interceptors",
            Self::LightMissile => "light_missile",
            Self::HeavyMissile => "heavy_missile",
            Self::Refugees => "refugees",
        }
    }
}

impl Commander {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Land, Self::Naval, Self::Nuclear, Self::Space, Self::Diplomat];

    /// One word, for golden texts and files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Land => "land",
            Self::Naval => "naval",
            Self::Nuclear => "nuclear",
            Self::Space => "space",
            Self::Diplomat => "diplomat",
        }
    }
}

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

/// Why nobody can live there any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruin {
    /// Devastated from the start (R1-9).
    Devastated,
    /// A mushroom cloud stands over it (R3-34).
    Mushroom,
}

impl Ruin {
    /// One word, for golden texts and files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Devastated => "devastated",
            Self::Mushroom => "mushroom",
        }
    }
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

/// What flies or drives over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flying {
    /// Armies on their way through several territories (R3-26).
    Convoy {
        /// How many.
        armies: u32,
    },
    /// A nuclear weapon (R3-34).
    Missile {
        /// Whether it is a heavy one.
        heavy: bool,
    },
    /// Units between Earth and Moon (R1-42): the path is the one territory on this board.
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

/// What a player holds besides land, armies and cards, as far as everybody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stock {
    /// Energy (R1-6).
    Energy,
    /// Money (R3-9).
    Money,
    /// Population (R3-10).
    Population,
    /// Victory points, or the score.
    Points,
}

impl Stock {
    /// Every kind, in the order in which they are drawn.
    pub const ALL: [Self; 4] = [Self::Energy, Self::Money, Self::Population, Self::Points];

    /// One word, for golden texts and files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Energy => "energy",
            Self::Money => "money",
            Self::Population => "population",
            Self::Points => "points",
        }
    }
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
    /// Whose deck.
    pub of: Commander,
    /// Cards held.
    pub cards: u32,
    /// Whether that commander is in play.
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
