//! Moves at the end of a turn: possible targets and numbers of armies (R1-71, R2-24, R0-33, R4-23). Shared by the rules and
//! by callers that plan ahead on a view.

use super::army_and_card_limits;
use super::occupation::{self, Occupation};
use super::options::{FortifyMode, Options};
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Board;
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::Serialize;

/// A possible move at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct MoveOption {
    /// Own territory.
    pub from: TerritoryId,
    /// Own territory.
    pub to: TerritoryId,
    /// Maximum number of armies: all except those that must stay.
    pub armies: u32,
}

/// The input for computing moves: the board, the options, the territories with their armies, and the armies that stay
/// because they fought or have just arrived (R0-34, A0-6, A0-7).
pub(crate) struct MoveInput<'a, F: Fn(TerritoryId) -> u32> {
    pub(crate) board: &'a Board,
    pub(crate) options: &'a Options,
    pub(crate) field: &'a [Occupation],
    pub(crate) staying: F,
}

impl<F: Fn(TerritoryId) -> u32> MoveInput<'_, F> {
    /// All moves that a seat can make at the end of its turn (R1-71, R2-24).
    pub(crate) fn shifts(&self, seat: Seat) -> impl Iterator<Item = MoveOption> {
        let own = occupation::held_by(self.field, Holder::Seat(seat));
        let strong = own.iter().filter(|from| self.field[from.index()].armies >= 2);
        let free = strong.map(move |from| (from, self.movable(from, own))).filter(|(_, armies)| *armies > 0);
        free.flat_map(move |(from, armies)| {
            let targets = reach(self.board, self.options.fortify, from, own);
            targets.iter().map(move |to| MoveOption { from, to, armies })
        })
    }

    /// Number of armies that may leave a territory of `own`: all except the garrison and those that stay (R1-71, R4-23,
    /// R0-33).
    pub(crate) fn movable(&self, from: TerritoryId, own: TerritorySet) -> u32 {
        let garrison =
            army_and_card_limits::garrison(self.board, own, from, self.options.fortify_garrison.number());
        self.field[from.index()].armies.saturating_sub(garrison.max((self.staying)(from)))
    }
}

/// The territories of `own` that armies in `from` may move to (R1-71, A1-10).
pub(super) fn reach(board: &Board, mode: FortifyMode, from: TerritoryId, own: TerritorySet) -> TerritorySet {
    match mode {
        FortifyMode::OneAdjacent | FortifyMode::MultiAdjacent => {
            board.territory(from).borders.intersection(own)
        }
        FortifyMode::OnePath => {
            let mut reach = board.reach(from, own);
            reach.remove(from);
            reach
        }
    }
}
