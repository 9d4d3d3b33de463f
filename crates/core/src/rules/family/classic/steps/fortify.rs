//! The `Fortify` step: which armies move at the end of a turn (R1-71).

use super::super::movement::{self, MoveOption};
use super::super::options::FortifyMode;
use super::super::refusal_reasons::Why;
use super::super::state::{options, set, state};
use super::super::{Classic, Game, Transaction, game_end, restrictions, turn};
use super::answer_checks::{armies_between, own};
use super::{Action, AskKind};
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Fortify`] with one of these moves, or [`Action::Hold`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fortify {
    /// All possible moves.
    pub shifts: Vec<MoveOption>,
    /// Whether more moves may follow (R0-33).
    pub more: bool,
}

impl Fortify {
    pub(in super::super) fn ask(game: &Game) -> Self {
        let more = options(game).fortify == FortifyMode::MultiAdjacent;
        Self { shifts: restrictions::ground(game).shifts(state(game).current).collect(), more }
    }

    /// Whether any move is possible, without the whole list.
    pub(in super::super) fn is_possible(game: &Game) -> bool {
        restrictions::ground(game).shifts(state(game).current).next().is_some()
    }
}

impl Step<Classic> for Fortify {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if *answer == Action::Hold {
            return Ok(());
        }
        let Action::Fortify { from, to, armies } = answer else {
            return Err(Why::NotNow { asked: AskKind::Fortify, tried: answer.kind() });
        };
        check_move(game, seat, (*from, *to), *armies)
    }

    fn offers(&self, answer: &Action) -> bool {
        let Action::Fortify { from, to, armies } = answer else { return *answer == Action::Hold };
        let fits = |s: &MoveOption| (s.from, s.to) == (*from, *to) && (1..=s.armies).contains(armies);
        self.shifts.iter().any(fits)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Hold
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        self.shifts.is_empty().then_some(Action::Hold)
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        if self.shifts.is_empty() || pick(3) == 0 {
            return Action::Hold;
        }
        let shift = self.shifts[pick(self.shifts.len() as u32) as usize];
        Action::Fortify { from: shift.from, to: shift.to, armies: 1 + pick(shift.armies) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Fortify { from, to, armies } = answer else { return turn::end(tx, by) };
        tx.emit_public(Fortified { seat: by, from: *from, to: *to, armies: *armies });
        game_end::check_objectives(tx);
        if tx.game.outcome.is_none() && !self.more {
            turn::end(tx, by);
        }
    }
}

/// Checks a move (R1-71, R0-33, R0-34, R4-23).
pub(in super::super) fn check_move(
    game: &Game,
    seat: Seat,
    (from, to): (TerritoryId, TerritoryId),
    armies: u32,
) -> Result<(), Why> {
    own(game, seat, from)?;
    own(game, seat, to)?;
    if from == to {
        return Err(Why::SameTerritory { at: to });
    }
    let land = state(game).held_by(Holder::Seat(seat));
    let mode = options(game).fortify;
    if !movement::reach(game.board(), mode, from, land).contains(to) {
        return Err(match mode {
            FortifyMode::OneAdjacent | FortifyMode::MultiAdjacent => Why::NotAdjacent { from, to },
            FortifyMode::OnePath => Why::NotLinked { from, to },
        });
    }
    let there = state(game).at(from).armies;
    if there < 2 {
        return Err(Why::OneArmy { at: from, armies: there });
    }
    let (movable, stay) = (restrictions::movable(game, from), restrictions::stay(game, from));
    if movable == 0 || (armies > movable && armies < there) {
        let least = there - movable;
        return Err(if stay >= least && stay > 1 {
            Why::Engaged { at: from, stay }
        } else {
            Why::Garrison { at: from, least }
        });
    }
    armies_between(armies, 1, movable)
}

/// Armies were moved at the end of a turn (R1-71).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fortified {
    /// The seat that moved them.
    pub seat: Seat,
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target territory.
    pub to: TerritoryId,
    /// Number of armies.
    pub armies: u32,
}

impl Recorded<Classic> for Fortified {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.shift(self.from, self.to, self.armies);
        set(&mut state.arrived, self.to, |n| n + self.armies);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
