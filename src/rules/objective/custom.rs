//! Objectives that a host writes on the blank cards of the box (R4-1): checked to be possible before anything is dealt.

use super::{DeckId, Goal, Objective};
use crate::rules::board::Board;

/// Most objectives that a host can add.
pub const MOST_CUSTOM: usize = 12;
/// Longest name of one, in characters.
pub const MOST_NAME: usize = 40;

/// Why an objective can't be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It has no name, or too long a one.
    #[error("a name of 1 to {MOST_NAME} characters is needed")]
    Name,
    /// Another objective has that name, or wants the same.
    #[error("`{other}` is the same")]
    Twice {
        /// The other one.
        other: String,
    },
    /// There are too many already.
    #[error("at most {MOST_CUSTOM}")]
    TooMany,
    /// It wants nothing.
    #[error("it names no land")]
    Empty,
    /// It wants more continents than there are.
    #[error("{wanted} continents are wanted, {there} are there")]
    Continents {
        /// Wanted, named or of one's choice.
        wanted: u32,
        /// On the board.
        there: u32,
    },
    /// It wants more territories than there are, or an unknown one.
    #[error("{wanted} territories are wanted, {there} are there")]
    Territories {
        /// Wanted.
        wanted: u32,
        /// On the board.
        there: u32,
    },
    /// Somebody would have reached it before the first turn.
    #[error("{wanted} territories are held at the start already ({dealt})")]
    TooEasy {
        /// Wanted.
        wanted: u32,
        /// Most territories that a seat is dealt.
        dealt: u32,
    },
}

impl Objective {
    /// Whether a table of that many seats can play this objective beside `others` and the cards of `deck`.
    ///
    /// # Errors
    /// Why not.
    pub fn check(
        &self,
        board: &Board,
        seats: u8,
        deck: Option<DeckId>,
        others: &[Self],
    ) -> Result<(), Fault> {
        if self.key.trim().is_empty() || self.key.chars().count() > MOST_NAME {
            return Err(Fault::Name);
        }
        if others.len() >= MOST_CUSTOM {
            return Err(Fault::TooMany);
        }
        let cards = deck.map_or(&[][..], |deck| super::deck(deck, board));
        let same =
            |other: &&Self| other.key.to_lowercase() == self.key.to_lowercase() || other.goal == self.goal;
        if let Some(other) = others.iter().chain(cards).find(same) {
            return Err(Fault::Twice { other: other.key.clone() });
        }
        self.goal.check(board, seats)
    }
}

impl Goal {
    /// Whether it can be reached at all, and not before the first turn.
    pub(super) fn check(&self, board: &Board, seats: u8) -> Result<(), Fault> {
        let (there, all) = (board.len() as u32, board.continents().len());
        let dealt = there.div_ceil(u32::from(seats.max(1)));
        match self {
            Self::Land { continents, others, territories } => {
                let wanted = continents.len() + usize::from(*others);
                let mut named: Vec<_> = continents.clone();
                named.sort_unstable();
                named.dedup();
                if wanted > all || named.len() < continents.len() || named.iter().any(|c| c.index() >= all) {
                    return Err(Fault::Continents { wanted: wanted as u32, there: all as u32 });
                }
                if !board.all().covers(*territories) {
                    return Err(Fault::Territories { wanted: territories.len() as u32, there });
                }
                if wanted == 0 && territories.is_empty() { Err(Fault::Empty) } else { Ok(()) }
            }
            Self::Count { territories, .. } if u32::from(*territories) > there => {
                Err(Fault::Territories { wanted: u32::from(*territories), there })
            }
            Self::Count { territories: 0, .. } | Self::Count { armies: 0, .. } | Self::Eliminate { .. } => {
                Err(Fault::Empty)
            }
            Self::Count { territories, armies } if *armies <= 1 && u32::from(*territories) <= dealt => {
                Err(Fault::TooEasy { wanted: u32::from(*territories), dealt })
            }
            Self::Count { .. } => Ok(()),
        }
    }
}
