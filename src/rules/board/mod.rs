//! The board: territories, continents, borders. Read from the assets once, checked, shared. Never changes in play.

mod load;

pub use load::BoardError;

use super::bitset::TerritorySet;
use super::ids::{ContinentId, TerritoryId};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The boards that rulebooks name (S-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardId {
    /// The international board with East Africa - Middle East: 83 borders (A1-30).
    Classic83,
    /// The international board as document 001 plays it: 82 borders (A1-30).
    Classic82,
    /// The Italian board: 82 borders, each territory's number of borders is its value in points (F-12). Egypt and the
    /// Middle East border each other on it as on the others (R4-9).
    Risiko,
}

impl BoardId {
    /// Every board there is.
    pub const ALL: [Self; 3] = [Self::Classic83, Self::Classic82, Self::Risiko];

    /// The id as it stands in options, records and file names.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Classic83 => "classic83",
            Self::Classic82 => "classic82",
            Self::Risiko => "risiko",
        }
    }
}

/// A name in both languages; place names are data of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// Italian.
    pub it: String,
}

/// The figure on a territory card (document 001: MOD 1, MOD 3, MOD 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Artillery.
    Artillery,
}

/// One territory.
#[derive(Clone, Debug)]
pub struct Territory {
    /// Stable text id, e.g. `great_britain`.
    pub key: String,
    /// What people call it.
    pub name: Name,
    /// The continent that it lies in.
    pub continent: ContinentId,
    /// The figure on its card.
    pub symbol: Symbol,
    /// The territories that it borders.
    pub borders: TerritorySet,
    /// What it counts where territories have values, as printed (F-11): 2 to 7; 0 on boards without values.
    pub points: u32,
}

/// One continent.
#[derive(Clone, Debug)]
pub struct Continent {
    /// Stable text id, e.g. `north_america`.
    pub key: String,
    /// What people call it.
    pub name: Name,
    /// Armies a turn for holding all of it (S-2).
    pub bonus: u32,
    /// Its territories.
    pub territories: TerritorySet,
}

/// A checked board: symmetric, connected, with the counts its id promises.
#[derive(Clone, Debug)]
pub struct Board {
    id: BoardId,
    territories: Vec<Territory>,
    continents: Vec<Continent>,
    sea: Vec<(TerritoryId, TerritoryId)>,
}

impl Board {
    /// The board of that id, read and checked at its first use.
    ///
    /// # Panics
    /// If the board file in the binary is broken; [`Board::check_all`] tells so without a panic, at start.
    pub fn get(id: BoardId) -> &'static Self {
        static BOARDS: [OnceLock<Board>; 3] = [const { OnceLock::new() }; 3];
        let slot = match id {
            BoardId::Classic83 => &BOARDS[0],
            BoardId::Classic82 => &BOARDS[1],
            BoardId::Risiko => &BOARDS[2],
        };
        slot.get_or_init(|| load::load(id).expect("board files are checked at start and by tests"))
    }

    /// Reads and checks every board; call it at start.
    ///
    /// # Errors
    /// The first thing wrong, with its place in the file.
    pub fn check_all() -> Result<(), BoardError> {
        BoardId::ALL.into_iter().try_for_each(|id| load::load(id).map(drop))
    }

    /// Reads and checks board text (TOML, see `assets/boards/international.toml`).
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn parse(id: BoardId, text: &str) -> Result<Self, BoardError> {
        load::parse(id, text)
    }

    /// Which board this is.
    pub const fn id(&self) -> BoardId {
        self.id
    }

    /// All territories in board order; index = [`TerritoryId`].
    pub fn territories(&self) -> &[Territory] {
        &self.territories
    }

    /// All continents in board order; index = [`ContinentId`].
    pub fn continents(&self) -> &[Continent] {
        &self.continents
    }

    /// Number of territories.
    pub fn len(&self) -> usize {
        self.territories.len()
    }

    /// Never: a board has territories.
    pub fn is_empty(&self) -> bool {
        self.territories.is_empty()
    }

    /// Every territory id, in board order.
    pub fn ids(&self) -> impl Iterator<Item = TerritoryId> + use<> {
        (0..self.territories.len() as u8).map(TerritoryId)
    }

    /// All territories as a set.
    pub fn all(&self) -> TerritorySet {
        self.ids().collect()
    }

    /// The territory; the id must be of this board.
    pub fn territory(&self, id: TerritoryId) -> &Territory {
        &self.territories[id.index()]
    }

    /// The continent; the id must be of this board.
    pub fn continent(&self, id: ContinentId) -> &Continent {
        &self.continents[id.index()]
    }

    /// Whether two territories border each other.
    pub fn adjacent(&self, a: TerritoryId, b: TerritoryId) -> bool {
        a.index() < self.len() && self.territory(a).borders.contains(b)
    }

    /// Borders that are drawn as sea lanes.
    pub fn sea_lanes(&self) -> &[(TerritoryId, TerritoryId)] {
        &self.sea
    }

    /// The territory with that text id.
    pub fn find(&self, key: &str) -> Option<TerritoryId> {
        self.territories.iter().position(|t| t.key == key).map(|i| TerritoryId(i as u8))
    }

    /// Everything linked to `from` through territories of `within` (which should hold `from`).
    pub fn reach(&self, from: TerritoryId, within: TerritorySet) -> TerritorySet {
        let mut reached: TerritorySet = [from].into_iter().collect();
        let mut edge = vec![from];
        while let Some(at) = edge.pop() {
            for next in self.territory(at).borders.intersection(within).difference(reached).iter() {
                reached.insert(next);
                edge.push(next);
            }
        }
        reached
    }

    /// What a territory counts when points are counted: as printed, or one for each border on a board that prints no
    /// values (F-11).
    pub fn value(&self, id: TerritoryId) -> u32 {
        let territory = self.territory(id);
        if territory.points > 0 { territory.points } else { territory.borders.len() as u32 }
    }

    /// Number of borders.
    pub fn border_count(&self) -> usize {
        self.territories.iter().map(|t| t.borders.len()).sum::<usize>() / 2
    }
}
