//! Checks of custom objectives, which a host writes on the blank cards of the box (R4-1): an objective must be possible and
//! not reached at the start.

use super::{DeckId, Goal, Objective};
use crate::rules::board::Board;

/// Maximum number of custom objectives.
pub const MOST_CUSTOM: usize = 12;
/// Maximum length of a name, in characters.
pub const MOST_NAME: usize = 40;

/// Why an objective can't be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The name is missing or too long.
    #[error("a name of 1 to {MOST_NAME} characters is needed")]
    Name,
    /// Another objective has the same name or the same goal.
    #[error("`{other}` is the same")]
    Twice {
        /// Name of the other objective.
        other: String,
    },
    /// The maximum number of custom objectives is reached.
    #[error("at most {MOST_CUSTOM}")]
    TooMany,
    /// The goal is empty, or is to eliminate a seat, which a custom objective may not be.
    #[error("it names no land")]
    Empty,
    /// The goal needs more continents than exist, or names one twice or an unknown one.
    #[error("{wanted} continents are wanted, {there} are there")]
    Continents {
        /// Number needed, named or of the player's choice.
        wanted: u32,
        /// Number on the board.
        there: u32,
    },
    /// The goal needs more territories than exist, or an unknown one.
    #[error("{wanted} territories are wanted, {there} are there")]
    Territories {
        /// Number needed.
        wanted: u32,
        /// Number on the board.
        there: u32,
    },
    /// A player could have reached the goal before the first turn.
    #[error("{wanted} territories are held at the start already ({dealt})")]
    TooEasy {
        /// Number of territories needed.
        wanted: u32,
        /// Maximum number of territories that a seat is dealt.
        dealt: u32,
    },
    /// The goal needs more armies than one player may have.
    #[error("{wanted} armies are wanted, {most} are the limit")]
    Armies {
        /// Number needed.
        wanted: u32,
        /// The table's army cap.
        most: u32,
    },
}

/// What a table deals and allows before the first turn, as needed to check that an objective is neither reached nor
/// impossible.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    /// Number of seats.
    pub(crate) seats: u8,
    /// Minimum and maximum number of territories that a seat can be dealt.
    pub(crate) dealt: (u32, u32),
    /// Number of armies of a seat before the first turn.
    pub(crate) armies: u32,
    /// Whether a deal can give a seat a whole continent.
    pub(crate) continents: bool,
    /// Maximum number of armies of a seat, if limited.
    pub(crate) cap: Option<u32>,
}

impl Objective {
    /// Checks whether this objective can be played with that start, in addition to `others` and the cards of `deck`.
    pub(crate) fn check(
        &self,
        board: &Board,
        start: Start,
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
        self.goal.check(board, start.seats)?;
        self.goal.check_not_trivial(board, start)
    }
}

impl Goal {
    /// Checks that no deal and no placement of the first armies reaches the goal, and that the army cap allows it.
    fn check_not_trivial(&self, board: &Board, start: Start) -> Result<(), Fault> {
        let (fewest, dealt) = start.dealt;
        match self {
            Self::Land { continents, others, .. } => {
                if !start.continents && (*others > 0 || !continents.is_empty()) {
                    return Ok(());
                }
                let land = self.land(board);
                let mut more: Vec<u32> = (0..)
                    .zip(board.continents())
                    .filter(|(id, _)| !continents.iter().any(|named| named.index() == *id))
                    .map(|(_, c)| c.territories.difference(land).len() as u32)
                    .collect();
                more.sort_unstable();
                let wanted = land.len() as u32 + more.iter().take(usize::from(*others)).sum::<u32>();
                if wanted <= dealt { Err(Fault::TooEasy { wanted, dealt }) } else { Ok(()) }
            }
            Self::Count { territories, armies } => {
                let wanted = u32::from(*territories);
                let all = wanted.saturating_mul(*armies);
                if let Some(most) = start.cap.filter(|most| all > *most) {
                    return Err(Fault::Armies { wanted: all, most });
                }
                // Every further territory needs an army too.
                let placed = all + fewest.saturating_sub(wanted) <= start.armies.max(fewest);
                let easy = wanted <= dealt && placed;
                if easy { Err(Fault::TooEasy { wanted, dealt }) } else { Ok(()) }
            }
            Self::Eliminate { .. } => Ok(()),
        }
    }

    /// Checks that the goal can be reached on that board, and isn't reached by the deal itself.
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
