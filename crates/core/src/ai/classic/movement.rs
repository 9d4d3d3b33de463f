//! Movement after a capture and at the end of a turn: armies move to territories with enemy neighbours.

use super::attack::gain;
use super::position::Position;
use crate::rules::classic::{Action, MoveOption};
use crate::rules::{TerritoryId, TerritorySet};
use std::cmp::Reverse;

/// Number of armies that move into a captured territory.
pub(super) fn advance(
    position: &Position<'_>,
    from: TerritoryId,
    to: TerritoryId,
    min: u32,
    max: u32,
) -> Action {
    let all = position.armies(from);
    let best = |at: TerritoryId, with: u32| {
        let targets = position.rivals(at).iter();
        targets.map(|target| gain(position, at, target, with)).fold(f64::NEG_INFINITY, f64::max)
    };
    let armies = if !position.at_front(from) {
        max
    } else if !position.at_front(to) || best(from, all - min) > best(to, max).max(0.0) {
        min
    } else if position.dear.contains(from) {
        max.saturating_sub(position.guard(from, to)).max(min)
    } else {
        max
    };
    Action::Advance { armies }
}

/// Moves the largest army that can get nearer to the front; `Hold` if none can.
pub(super) fn fortify(position: &Position<'_>, shifts: &[MoveOption]) -> Action {
    let steps = steps_to_front(position);
    let nearer = |shift: &&MoveOption| steps[shift.to.index()] < steps[shift.from.index()];
    let toward = |shift: &&MoveOption| {
        let need = (position.threat(shift.to) * 2.0) as i64 - i64::from(position.armies(shift.to));
        (shift.armies, Reverse(steps[shift.to.index()]), need, Reverse(shift.to))
    };
    match shifts.iter().filter(nearer).max_by_key(toward) {
        Some(shift) => Action::Fortify { from: shift.from, to: shift.to, armies: shift.armies },
        None => Action::Hold,
    }
}

/// For each own territory the number of steps through own territories to the front; 0 for a territory at the front.
fn steps_to_front(position: &Position<'_>) -> Vec<u32> {
    let mut steps = vec![u32::MAX; position.board.len()];
    let mut edge: TerritorySet = position.mine.iter().filter(|at| position.at_front(*at)).collect();
    let mut seen = edge;
    for step in 0..position.board.len() as u32 {
        edge.iter().for_each(|at| steps[at.index()] = step);
        let around = edge.iter().map(|at| position.board.territory(at).borders);
        edge = around
            .fold(TerritorySet::EMPTY, TerritorySet::union)
            .intersection(position.mine)
            .difference(seen);
        seen = seen.union(edge);
    }
    steps
}
