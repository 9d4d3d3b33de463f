//! Secret objectives: the goals that a seat must reach to win, and the decks that contain them (R2-1, R2-2, R2-26, F-3, F-9,
//! F-10). The family deals them and knows their owners.

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
    /// Stable text id, e.g. `asia_africa`; for a custom objective the name that the host gave it.
    pub key: String,
    /// The displayed name, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// The goal.
    pub goal: Goal,
}

/// The goal of an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Hold all of this land at the same time.
    Land {
        /// Named continents.
        continents: Vec<ContinentId>,
        /// Number of further continents, of the player's choice.
        others: u8,
        /// Individual territories.
        territories: TerritorySet,
    },
    /// Hold a number of territories with a number of armies on each.
    Count {
        /// Number of territories.
        territories: u8,
        /// Minimum number of armies on each.
        armies: u32,
    },
    /// Eliminate that seat. It may be the owner's own seat or one that isn't in the game (F-7).
    Eliminate {
        /// The seat.
        seat: Seat,
    },
}

/// The replacement goal for an objective that can't be reached any more: twenty-four territories (F-3).
pub const FALLBACK: Goal = Goal::Count { territories: 24, armies: 1 };

/// The decks of objectives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeckId {
    /// The fourteen classic objectives (F-3).
    Classic14,
    /// The sixteen territory objectives (F-9, F-10).
    Challenge16,
    /// The twenty territory objectives (F-10).
    Prestige20,
}

impl DeckId {
    /// All decks.
    pub const ALL: [Self; Self::COUNT] = [Self::Classic14, Self::Challenge16, Self::Prestige20];
    const COUNT: usize = 3;

    /// The id in options and file names.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Classic14 => "classic14",
            Self::Challenge16 => "challenge16",
            Self::Prestige20 => "prestige20",
        }
    }
}

/// The objectives of a deck for that board; the board's family must play with the deck.
///
/// # Panics
/// If a deck file in the binary is invalid; [`check`] reports that without a panic, at start.
pub fn deck(id: DeckId, board: &Board) -> &'static [Objective] {
    static DECKS: [[OnceLock<Vec<Objective>>; DeckId::COUNT]; BoardId::COUNT] =
        [const { [const { OnceLock::new() }; DeckId::COUNT] }; BoardId::COUNT];
    let slot = &DECKS[board.id() as usize][id as usize];
    slot.get_or_init(|| load::load(id, board).expect("decks are checked at start and by tests"))
}

/// Reads and checks a deck against that board; call it at start.
///
/// # Errors
/// The first defect, with its place in the file.
pub fn check(id: DeckId, board: &Board) -> Result<(), DeckError> {
    load::load(id, board).map(drop)
}

/// Reads and checks the text of a deck (TOML, see `assets/objectives/`), without the deck that it extends.
///
/// # Errors
/// The first defect, with its place in the file.
pub fn parse(id: DeckId, board: &Board, text: &str) -> Result<Vec<Objective>, DeckError> {
    load::parse(id, board, text).map(|(_, own)| own)
}

impl Goal {
    /// The territories that the goal names; empty if it names none.
    pub fn land(&self, board: &Board) -> TerritorySet {
        match self {
            Self::Land { continents, territories, .. } => {
                continents.iter().fold(*territories, |land, id| land.union(board.continent(*id).territories))
            }
            Self::Count { .. } | Self::Eliminate { .. } => TerritorySet::EMPTY,
        }
    }

    /// Whether a player with the territories `own` and that many armies on each fulfils a goal about land; always false for
    /// [`Goal::Eliminate`], which the family checks.
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
