//! `Outcome`: how a game ended, and each seat's score. It contains figures by seat only; the table knows the players.

use super::ids::Seat;
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winning seats; several if they share the win.
    pub winners: Vec<Seat>,
    /// The way it ended.
    pub ending: Ending,
    /// The round in which it ended.
    pub round: u32,
    /// The score of each seat, in seat order.
    pub scores: Vec<Score>,
}

impl Outcome {
    /// Whether points rank the seats: they decided, or the people at the table ended the game as it stood.
    pub const fn is_scored(&self) -> bool {
        matches!(self.ending, Ending::Points | Ending::Draw | Ending::Conceded | Ending::Agreed)
    }

    /// How the people at the table ended the game; `None` if the rules ended it.
    pub fn settlement(&self) -> Option<Settlement> {
        match self.ending {
            Ending::Conceded => self.winners.first().copied().map(Settlement::Conceded),
            Ending::Agreed => Some(Settlement::Agreed),
            Ending::World
            | Ending::OpponentGone
            | Ending::LastPlayer
            | Ending::Objective
            | Ending::Points
            | Ending::Draw => None,
        }
    }
}

/// One seat's figures at the end of a game (R2-31, R4-15 to R4-17, F-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The seat.
    pub seat: Seat,
    /// Rank, 1 for the winner; equal scores share a rank.
    pub place: u8,
    /// Points by the table's scoring method; can be negative in the Cold War (R3-6).
    pub points: i32,
    /// Victory points of the own territories that the own objective names; of all own territories, if it names none.
    pub inside: u32,
    /// Victory points of the other own territories.
    pub outside: u32,
    /// Armies on the board.
    pub armies: u32,
    /// Whether the own objective was reached.
    pub objective: bool,
    /// For eliminated seats: 1 for the first one eliminated, then 2, and so on.
    pub out: Option<u8>,
}

/// The ways a game can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// One seat holds the whole board (R1-72).
    World,
    /// Two-player game: the opponent is eliminated; neutral territories don't count (R1-76).
    OpponentGone,
    /// One player is left, who need not hold the whole board (A1-47).
    LastPlayer,
    /// A secret objective was reached (R2-26).
    Objective,
    /// Time was up, and points were counted (R2-31).
    Points,
    /// Time was up, and the leaders were tied (A2-12).
    Draw,
    /// The last rivals conceded to the winner ([PBP-65]).
    Conceded,
    /// All who were left agreed to end it, ranked as it stood ([PBP-65]).
    Agreed,
}

/// How the people at the table end a game together ([PBP-65]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settlement {
    /// All others concede to that seat, which wins; the others are ranked as it stands.
    Conceded(Seat),
    /// All are ranked as it stands.
    Agreed,
}

impl Ending {
    /// The id in records and statistics.
    pub const fn key(self) -> &'static str {
        match self {
            Self::World => "world",
            Self::OpponentGone => "opponent_gone",
            Self::LastPlayer => "last_player",
            Self::Objective => "objective",
            Self::Points => "points",
            Self::Draw => "draw",
            Self::Conceded => "conceded",
            Self::Agreed => "agreed",
        }
    }
}
