//! Boards: territories, continents, links. Each is read from the assets once, checked, and shared. A board does not change
//! in play; a [`Topology`] adds the territories out of play and the conditional links that hold.

mod links;
mod load;
mod topology;

pub use links::Condition;
pub use load::BoardError;
pub use topology::Topology;

use super::bitset::TerritorySet;
use super::ids::{ContinentId, TerritoryId};
use links::Links;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Declares the boards: each with its id and its file in `assets/boards`.
macro_rules! boards {
    ($($(#[$doc:meta])+ $board:ident = $key:literal in $file:literal,)+) => {
        /// The boards that rulebooks name (S-7).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum BoardId {
            $($(#[$doc])+ #[serde(rename = $key)] $board,)+
        }

        impl BoardId {
            /// Number of boards.
            pub const COUNT: usize = [$($key),+].len();
            /// All boards.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$board),+];

            /// The id in options, records and board files.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$board => $key,)+
                }
            }

            /// The text of the board file.
            const fn text(self) -> &'static str {
                match self {
                    $(Self::$board => include_str!(concat!("../../../../../assets/boards/", $file)),)+
                }
            }
        }
    };
}

boards! {
    /// The international board with East Africa - Middle East: 83 borders (A1-30).
    Classic83 = "classic83" in "international.toml",
    /// The international board as in document 001: 82 borders (A1-30).
    Classic82 = "classic82" in "international.toml",
    /// The Italian board: 82 borders; the value of each territory, in points, is its number of borders (F-12). As on the
    /// other boards, Egypt borders the Middle East (R4-9).
    Risiko = "risiko" in "italian.toml",
    /// Earth and Moon of 2210: 42 lands with 82 borders, including Exiled States - Canada (A1-1), 13 waters, 14 territories
    /// on the Moon (R1-5, F-20 to F-25).
    Y2210Land82 = "y2210_82" in "y2210.toml",
    /// The same board as printed, without Exiled States - Canada: 81 land borders (A1-1, F-22).
    Y2210Land81 = "y2210_81" in "y2210.toml",
    /// The states of the Cold War with their income, on the borders of the Italian board (A3-46).
    ColdWar = "cold_war" in "cold_war.toml",
}

/// A name in both languages. Place names are part of the board data.
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

/// The kind of a territory: land, water or Moon. The family decides which units may enter it and which deck its card is in
/// (R1-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Land of the Earth.
    #[default]
    Land,
    /// Water of the Earth.
    Sea,
    /// The Moon.
    Moon,
}

impl Kind {
    /// All kinds, in the order of their decks (R1-3).
    pub const ALL: [Self; 3] = [Self::Land, Self::Sea, Self::Moon];

    /// The id in board files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Land => "land",
            Self::Sea => "sea",
            Self::Moon => "moon",
        }
    }
}

/// One territory.
#[derive(Clone, Debug)]
pub struct Territory {
    /// Stable text id, e.g. `great_britain`.
    pub key: String,
    /// The displayed name.
    pub name: Name,
    /// The continent that contains it.
    pub continent: ContinentId,
    /// Land, water or Moon.
    pub kind: Kind,
    /// The figure on its card, on boards whose cards show figures.
    pub symbol: Option<Symbol>,
    /// Targets that can always be reached from it: its neighbours, and one-way links without a condition.
    pub borders: TerritorySet,
    /// Its value, on boards with values: points (F-11) or income (R3-9).
    pub value: Option<u32>,
}

/// One continent.
#[derive(Clone, Debug)]
pub struct Continent {
    /// Stable text id, e.g. `north_america`.
    pub key: String,
    /// The displayed name.
    pub name: Name,
    /// Bonus armies per turn for holding all of it (S-2).
    pub bonus: u32,
    /// Its territories.
    pub territories: TerritorySet,
}

/// A checked board: connected, with the sums that its file declares.
#[derive(Clone, Debug)]
pub struct Board {
    id: BoardId,
    territories: Vec<Territory>,
    continents: Vec<Continent>,
    groups: BTreeMap<String, TerritorySet>,
    /// The territories of each kind.
    kinds: [TerritorySet; Kind::ALL.len()],
    /// The neighbours of each territory.
    neighbours: Vec<TerritorySet>,
    sea: Vec<(TerritoryId, TerritoryId)>,
    links: Links,
}

impl Board {
    /// The board of that id, read and checked at its first use.
    ///
    /// # Panics
    /// If the board file in the binary is invalid; [`Board::check_all`] reports that without a panic, at start.
    pub fn get(id: BoardId) -> &'static Self {
        static BOARDS: [OnceLock<Board>; BoardId::COUNT] = [const { OnceLock::new() }; BoardId::COUNT];
        BOARDS[id as usize].get_or_init(|| {
            load::parse(id, id.text()).expect("board files are checked at start and by tests")
        })
    }

    /// Reads and checks every board; call it at start.
    ///
    /// # Errors
    /// The first defect, with its place in the file.
    pub fn check_all() -> Result<(), BoardError> {
        BoardId::ALL.into_iter().try_for_each(|id| load::parse(id, id.text()).map(drop))
    }

    /// Reads and checks board text (TOML, see `assets/boards/international.toml`).
    ///
    /// # Errors
    /// The first defect, with its place in the file.
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

    /// Always false: a board has territories.
    pub fn is_empty(&self) -> bool {
        self.territories.is_empty()
    }

    /// All territory ids, in board order.
    pub fn ids(&self) -> impl Iterator<Item = TerritoryId> + use<> {
        (0..self.territories.len() as u8).map(TerritoryId)
    }

    /// All territories as a set.
    pub fn all(&self) -> TerritorySet {
        TerritorySet::first(self.len())
    }

    /// The territory; the id must be of this board.
    pub fn territory(&self, id: TerritoryId) -> &Territory {
        &self.territories[id.index()]
    }

    /// The continent; the id must be of this board.
    pub fn continent(&self, id: ContinentId) -> &Continent {
        &self.continents[id.index()]
    }

    /// All territories of that kind.
    pub const fn of_kind(&self, kind: Kind) -> TerritorySet {
        self.kinds[kind as usize]
    }

    /// A named group of territories other than a continent, e.g. `landing_sites`.
    pub fn group(&self, key: &str) -> Option<TerritorySet> {
        self.groups.get(key).copied()
    }

    /// All groups with their names.
    pub fn groups(&self) -> impl Iterator<Item = (&str, TerritorySet)> {
        self.groups.iter().map(|(key, territories)| (key.as_str(), *territories))
    }

    /// The targets from `from` of links that hold only under that condition.
    pub fn links(&self, when: Condition, from: TerritoryId) -> TerritorySet {
        self.links.from(when, from)
    }

    /// The conditions that this board has links for.
    pub fn conditions(&self) -> impl Iterator<Item = Condition> {
        self.links.conditions()
    }

    /// The neighbours of a territory: linked in both directions, under any condition.
    pub fn neighbours(&self, at: TerritoryId) -> TerritorySet {
        self.neighbours[at.index()]
    }

    /// Finds the neighbours of a territory among all links.
    fn linked_both_ways(&self, at: TerritoryId) -> TerritorySet {
        let both_ways = |(when, to): (Condition, TerritorySet)| -> TerritorySet {
            to.iter().filter(|to| self.links(when, *to).contains(at)).collect()
        };
        let borders = self.territory(at).borders.iter().filter(|to| self.adjacent(*to, at)).collect();
        self.links.all_from(at).map(both_ways).fold(borders, TerritorySet::union)
    }

    /// Whether an unconditional link leads from `a` to `b`; on most boards, whether they border each other.
    pub fn adjacent(&self, a: TerritoryId, b: TerritoryId) -> bool {
        a.index() < self.len() && self.territory(a).borders.contains(b)
    }

    /// Borders drawn as sea lanes.
    pub fn sea_lanes(&self) -> &[(TerritoryId, TerritoryId)] {
        &self.sea
    }

    /// Finds a territory by its text id.
    pub fn find(&self, key: &str) -> Option<TerritoryId> {
        self.territories.iter().position(|t| t.key == key).map(|i| TerritoryId(i as u8))
    }

    /// All territories that can be reached from `from` by unconditional links through `within` (which should contain
    /// `from`).
    pub fn reach(&self, from: TerritoryId, within: TerritorySet) -> TerritorySet {
        let mut reached: TerritorySet = [from].into_iter().collect();
        let mut edge = reached;
        while !edge.is_empty() {
            let borders = edge.iter().map(|at| self.territory(at).borders);
            let next = borders.fold(TerritorySet::EMPTY, TerritorySet::union);
            edge = next.intersection(within).difference(reached);
            reached = reached.union(edge);
        }
        reached
    }

    /// The value of a territory in points: as printed, or its number of borders on a board that prints no values (F-11).
    pub fn value(&self, id: TerritoryId) -> u32 {
        let territory = self.territory(id);
        territory.value.unwrap_or(territory.borders.len() as u32)
    }

    /// Number of borders: pairs of territories with an unconditional link.
    pub fn border_count(&self) -> usize {
        let linked = |a: TerritoryId, b: TerritoryId| a < b && (self.adjacent(a, b) || self.adjacent(b, a));
        self.ids().map(|a| self.ids().filter(|b| linked(a, *b)).count()).sum()
    }

    /// Number of pairs of territories linked under that condition.
    pub fn link_count(&self, when: Condition) -> usize {
        let leads = |a: TerritoryId, b: TerritoryId| self.links(when, a).contains(b);
        let linked = |a: TerritoryId, b: TerritoryId| a < b && (leads(a, b) || leads(b, a));
        self.ids().map(|a| self.ids().filter(|b| linked(a, *b)).count()).sum()
    }
}
