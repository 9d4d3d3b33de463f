//! The safe defaults for those who stay silent: placing by S-11, claiming beside one's own. Never attacks.

use super::occupation::Occupation;
use super::state::State;
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Board;
use crate::rules::ids::Placement;
use crate::rules::ids::{Holder, Seat, TerritoryId};

/// Armies around a territory that belong to others, minus its own; none if it borders no other (S-11).
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

/// Puts `armies` on the most threatened of `own`, one at a time; ties in board order (S-11).
///
/// A territory that holds a third of all armies of its owner gets none while another border does not: two who stay silent
/// would answer one another's armies at one border for ever.
pub(super) fn place(board: &Board, field: &[Occupation], own: TerritorySet, armies: u32) -> Placement {
    let holder = own.nth(0).map(|at| field[at.index()].holder);
    let all: u32 = field.iter().filter(|held| Some(held.holder) == holder).map(|held| held.armies).sum();
    let has_a_third = |at: TerritoryId| 3 * field[at.index()].armies >= all;
    spread(board, field, own, armies, |at| if has_a_third(at) { 0 } else { u32::MAX })
}

/// The same with the most that each territory gets, unless all have got as much (S-11).
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
        // No border to hold: the weakest gets the army.
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

/// The free territory that borders most own ones; ties in board order.
pub(super) fn claim(board: &Board, state: &State, seat: Seat) -> TerritoryId {
    claims(board, state, seat).nth(0).expect("claims are asked while land is free")
}

/// All free territories that border as many own ones as any.
pub(super) fn claims(board: &Board, state: &State, seat: Seat) -> TerritorySet {
    let own = state.held_by(Holder::Seat(seat));
    let free = state.held_by(Holder::Nobody);
    let touching = |t: TerritoryId| board.territory(t).borders.intersection(own).len();
    let most = free.iter().map(touching).max().unwrap_or(0);
    free.iter().filter(|t| touching(*t) == most).collect()
}
