//! Secret objectives: what a seat must reach to win, and the decks they are dealt from (R2-1, R2-2, R2-26, F-3, F-9, F-10).
//! Never knows who holds which: the family deals them.

mod custom;
mod load;

pub(crate) use custom::Start;
pub use custom::{Fault, MOST_CUSTOM, MOST_NAME};
pub use load::DeckError;

use super::bitset::TerritorySet;
use super::board::{Board, BoardId, Name};
use super::ids::{ContinentId, Seat, TerritoryId};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// One objective card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// Stable text id, e.g. `asia_africa`; the name that its host gave it, for a custom one.
    pub key: String,
    /// What people call it, if it has a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// What must be reached.
    pub goal: Goal,
}

/// What an objective wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// To hold all of this land at the same time.
    Land {
        /// Whole continents.
        continents: Vec<ContinentId>,
        /// So many further continents of one's choice.
        others: u8,
        /// Single territories.
        territories: TerritorySet,
    },
    /// To hold so many territories with so many armies on each.
    Count {
        /// Territories.
        territories: u8,
        /// Fewest armies on each of them.
        armies: u32,
    },
    /// To eliminate the armies of that seat; it may be one's own or that of nobody here (F-7).
    Eliminate {
        /// Whose.
        seat: Seat,
    },
}

/// What an objective becomes that can't be reached any more: twenty-four territories (F-3).
pub const FALLBACK: Goal = Goal::Count { territories: 24, armies: 1 };

/// The decks that rulebooks know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeckId {
    /// The classic fourteen (F-3).
    Classic14,
    /// The sixteen territory objectives (F-9, F-10).
    Challenge16,
    /// The twenty (F-10).
    Prestige20,
}

impl DeckId {
    /// Every deck.
    pub const ALL: [Self; Self::COUNT] = [Self::Classic14, Self::Challenge16, Self::Prestige20];
    const COUNT: usize = 3;

    /// The id as it stands in options and file names.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Classic14 => "classic14",
            Self::Challenge16 => "challenge16",
            Self::Prestige20 => "prestige20",
        }
    }
}

/// The cards of a deck, for that board; only a board whose family plays with the deck has them.
///
/// # Panics
/// If a deck file in the binary is broken; [`check`] tells so without a panic, at start.
pub fn deck(id: DeckId, board: &Board) -> &'static [Objective] {
    static DECKS: [[OnceLock<Vec<Objective>>; DeckId::COUNT]; BoardId::COUNT] =
        [const { [const { OnceLock::new() }; DeckId::COUNT] }; BoardId::COUNT];
    let slot = &DECKS[board.id() as usize][id as usize];
    slot.get_or_init(|| load::load(id, board).expect("decks are checked at start and by tests"))
}

/// Reads and checks a deck against that board; call it at start.
///
/// # Errors
/// The first thing wrong, with its place in the file.
pub fn check(id: DeckId, board: &Board) -> Result<(), DeckError> {
    load::load(id, board).map(drop)
}

/// Reads and checks the text of a deck (TOML, see `assets/objectives/`), without the deck that it builds on.
///
/// # Errors
/// What is wrong, and where.
pub fn parse(id: DeckId, board: &Board, text: &str) -> Result<Vec<Objective>, DeckError> {
    load::parse(id, board, text).map(|(_, own)| own)
}

impl Goal {
    /// The land that it names; empty for a goal that names none.
    pub fn land(&self, board: &Board) -> TerritorySet {
        match self {
            Self::Land { continents, territories, .. } => {
                continents.iter().fold(*territories, |land, id| land.union(board.continent(*id).territories))
            }
            Self::Count { .. } | Self::Eliminate { .. } => TerritorySet::EMPTY,
        }
    }

    /// Whether the holder of `own` land with that many armies on each territory has what a goal about land wants; never
    /// so for [`Goal::Eliminate`], which the family judges.
    pub fn held(&self, board: &Board, own: TerritorySet, armies_at: impl Fn(TerritoryId) -> u32) -> bool {
        match self {
            Self::Land { continents, others, .. } => {
                let all = board.continents().iter().enumerate();
                let more = all.filter(|(i, c)| {
                    !continents.contains(&ContinentId(*i as u8)) && own.covers(c.territories)
                });
                own.covers(self.land(board)) && more.count() >= usize::from(*others)
            }
            Self::Count { territories, armies } => {
                let strong = own.iter().filter(|t| armies_at(*t) >= *armies);
                strong.count() >= usize::from(*territories)
            }
            Self::Eliminate { .. } => false,
        }
    }
}
