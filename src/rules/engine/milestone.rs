//! What an event means for the table that runs the game, whatever the family: turns, waits, boards to post, the end.

use super::super::ids::Seat;

/// What the table needs to know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// A seat's turn began; the board as it was before is worth showing.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The round, 1-based.
        round: u32,
        /// The turn, 1-based over all seats.
        turn: u32,
    },
    /// It is one seat's place to decide, outside of turns.
    WaitBegan,
    /// Everybody decides at once.
    EverybodyAsked,
    /// A new stage of the game began; the board is worth showing.
    StageBegan,
    /// A seat is out of the game.
    Eliminated {
        /// Who is out.
        seat: Seat,
        /// By whom.
        by: Seat,
    },
    /// What stands on the board changed.
    BoardChanged,
    /// The game is over.
    Ended,
}

impl Milestone {
    /// Whether clocks of turns begin anew with it.
    pub const fn begins_wait(self) -> bool {
        match self {
            Self::TurnBegan { .. } | Self::WaitBegan | Self::EverybodyAsked => true,
            Self::StageBegan | Self::Eliminated { .. } | Self::BoardChanged | Self::Ended => false,
        }
    }

    /// The turn whose board is to be posted: the one that is over; 0 during the set-up.
    pub const fn board_of(self) -> Option<u32> {
        match self {
            Self::TurnBegan { turn, .. } => Some(turn.saturating_sub(1)),
            Self::EverybodyAsked | Self::StageBegan => Some(0),
            Self::WaitBegan | Self::Eliminated { .. } | Self::BoardChanged | Self::Ended => None,
        }
    }
}
