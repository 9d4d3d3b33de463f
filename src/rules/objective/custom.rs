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
    /// It wants more armies than one player may have.
    #[error("{wanted} armies are wanted, {most} are the limit")]
    Armies {
        /// Wanted.
        wanted: u32,
        /// The limit of the table.
        most: u32,
    },
}

/// What a table gives out and allows: enough to tell whether an objective is a task at all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    /// Seats.
    pub(crate) seats: u8,
    /// Fewest and most territories that a seat can be dealt.
    pub(crate) dealt: (u32, u32),
    /// Armies of a seat on its land before the first turn.
    pub(crate) armies: u32,
    /// Whether whole continents can be dealt.
    pub(crate) continents: bool,
    /// The most armies that a seat may have.
    pub(crate) cap: Option<u32>,
}

impl Objective {
    /// Whether a table that begins like that can play this objective beside `others` and the cards of `deck`.
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
        self.goal.is_a_task(board, start)
    }
}

impl Goal {
    /// Whether no deal and no placing of the first armies can fulfil it, and the limit of armies allows it.
    fn is_a_task(&self, board: &Board, start: Start) -> Result<(), Fault> {
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
                // Each territory beyond those needs an army too.
                let placed = all + fewest.saturating_sub(wanted) <= start.armies.max(fewest);
                let easy = wanted <= dealt && placed;
                if easy { Err(Fault::TooEasy { wanted, dealt }) } else { Ok(()) }
            }
            Self::Eliminate { .. } => Ok(()),
        }
    }

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
