//! Default answers for players who miss a deadline: placement by S-11, and claims that border own territories.

use super::occupation::Occupation;
use super::state::State;
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Board;
use crate::rules::ids::Placement;
use crate::rules::ids::{Holder, Seat, TerritoryId};

/// Armies of other holders around a territory minus its own armies; `None` if it borders no other holder (S-11).
fn threat(board: &Board, field: &[Occupation], at: TerritoryId) -> Option<i64> {
    let own = field[at.index()];
    let mut around = None;
    for next in board.territory(at).borders.iter() {
        let other = field[next.index()];
        if other.holder != own.holder && other.holder != Holder::Nobody {
            around = Some(around.unwrap_or(0) + i64::from(other.armies));
        }
    }
    around.map(|armies| armies - i64::from(own.armies))
}

/// Places `armies` one at a time on the most threatened territory of `own`; ties in board order (S-11).
///
/// A territory that holds a third of its owner's armies gets none while another border does not: two absent players would
/// otherwise reinforce against each other at one border without end.
pub(super) fn place(board: &Board, field: &[Occupation], own: TerritorySet, armies: u32) -> Placement {
    let holder = own.nth(0).map(|at| field[at.index()].holder);
    let all: u32 = field.iter().filter(|held| Some(held.holder) == holder).map(|held| held.armies).sum();
    let has_a_third = |at: TerritoryId| 3 * field[at.index()].armies >= all;
    spread(board, field, own, armies, |at| if has_a_third(at) { 0 } else { u32::MAX })
}

/// The same, with a maximum per territory that applies until all territories have reached it (S-11).
pub(super) fn spread(
    board: &Board,
    field: &[Occupation],
    own: TerritorySet,
    armies: u32,
    most: impl Fn(TerritoryId) -> u32,
) -> Placement {
    let mut need: Vec<(TerritoryId, i64, u32)> =
        own.iter().filter_map(|t| threat(board, field, t).map(|threat| (t, threat, 0))).collect();
    if need.is_empty() {
        // No territory borders another holder: the weakest ones get the armies.
        need = own.iter().map(|t| (t, -i64::from(field[t.index()].armies), 0)).collect();
    }
    for _ in 0..if need.is_empty() { 0 } else { armies } {
        let free = |(at, threat, got): &(TerritoryId, i64, u32)| (*got < most(*at), *threat);
        let mut top = 0;
        for i in 1..need.len() {
            if free(&need[i]) > free(&need[top]) {
                top = i;
            }
        }
        need[top].1 -= 1;
        need[top].2 += 1;
    }
    need.into_iter().filter(|(_, _, n)| *n > 0).map(|(t, _, n)| (t, n)).collect()
}

/// The free territory that borders the most own ones; ties in board order.
pub(super) fn claim(board: &Board, state: &State, seat: Seat) -> TerritoryId {
    claims(board, state, seat).nth(0).expect("claims are asked while land is free")
}

/// All free territories that border the maximum number of own ones.
pub(super) fn claims(board: &Board, state: &State, seat: Seat) -> TerritorySet {
    let own = state.held_by(Holder::Seat(seat));
    let free = state.held_by(Holder::Nobody);
    let touching = |t: TerritoryId| board.territory(t).borders.intersection(own).len();
    let most = free.iter().map(touching).max().unwrap_or(0);
    free.iter().filter(|t| touching(*t) == most).collect()
}
