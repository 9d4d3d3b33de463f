//! `Milestone`: what an event means for the table, independent of the family: turns, waits, boards to post, the end.

use super::super::ids::Seat;

/// The meaning of an event for the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// A seat's turn begins; the board before it should be posted.
    TurnBegan {
        /// The seat whose turn it is.
        seat: Seat,
        /// The round, 1-based.
        round: u32,
        /// The turn, 1-based over all seats.
        turn: u32,
    },
    /// One seat must decide, outside of turns.
    WaitBegan,
    /// All seats decide at once; the board before it should be posted.
    EverybodyAsked {
        /// Number of turns played so far; 0 in the set-up.
        turn: u32,
    },
    /// A new stage of the game begins; the board should be posted.
    StageBegan,
    /// The order of play is fixed, and a turn begins. On the board nothing has changed since everybody was asked, so the
    /// board that was posted then is still true.
    OrderFixed,
    /// A seat is out of the game.
    Eliminated {
        /// The eliminated seat.
        seat: Seat,
        /// The seat that eliminated it, where the rules know one.
        by: Option<Seat>,
    },
    /// Territories or armies on the board changed.
    BoardChanged,
    /// The game is over.
    Ended,
}

impl Milestone {
    /// Whether turn clocks restart with it.
    pub const fn begins_wait(self) -> bool {
        match self {
            Self::TurnBegan { .. } | Self::WaitBegan | Self::EverybodyAsked { .. } => true,
            Self::StageBegan
            | Self::OrderFixed
            | Self::Eliminated { .. }
            | Self::BoardChanged
            | Self::Ended => false,
        }
    }

    /// The turn whose board is to be posted: the one that has just ended; 0 during the set-up.
    pub const fn board_of(self) -> Option<u32> {
        match self {
            Self::TurnBegan { turn, .. } => Some(turn.saturating_sub(1)),
            Self::EverybodyAsked { turn } => Some(turn),
            Self::StageBegan => Some(0),
            Self::WaitBegan
            | Self::OrderFixed
            | Self::Eliminated { .. }
            | Self::BoardChanged
            | Self::Ended => None,
        }
    }
}
