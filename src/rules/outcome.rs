//! How a game ended, and what each seat made of it. Never more than figures: who sat where is the table's.

use super::ids::Seat;
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; several if they share.
    pub winners: Vec<Seat>,
    /// By what.
    pub ending: Ending,
    /// In which round.
    pub round: u32,
    /// What each seat made of it, seat by seat.
    pub scores: Vec<Score>,
}

/// One seat's figures at the end of a game (R2-31, R4-15 to R4-17, F-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Whose.
    pub seat: Seat,
    /// 1 for the winner; equals share a place.
    pub place: u8,
    /// Points by the table's method of scoring.
    pub points: u32,
    /// Victory points of own land that the own objective names; of all land, if it names none.
    pub inside: u32,
    /// Victory points of the rest of the own land.
    pub outside: u32,
    /// Armies on the board.
    pub armies: u32,
    /// Whether the own objective is reached.
    pub objective: bool,
    /// For the eliminated: 1 for the first to leave, then 2, and so on.
    pub out: Option<u8>,
}

/// The ways a game can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// One seat holds the whole world (R1-72).
    World,
    /// Two-player game: the opponent is gone; neutrals don't matter (R1-76).
    OpponentGone,
    /// A secret objective was reached (R2-26).
    Objective,
    /// It was time, and points were counted (R2-31).
    Points,
    /// It was time, and the winners could not be told apart (A2-12).
    Draw,
}

impl Ending {
    /// The id as it stands in records and counts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::World => "world",
            Self::OpponentGone => "opponent_gone",
            Self::Objective => "objective",
            Self::Points => "points",
            Self::Draw => "draw",
        }
    }
}
