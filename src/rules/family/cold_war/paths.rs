//! The ways of convoys and missiles: each state borders the one before, none is repeated (R3-26, R3-34, A3-18, A3-25, A3-63).

use crate::rules::bitset::TerritorySet;
use crate::rules::board::{Board, BoardId, Topology};
use crate::rules::engine::Pick;
use crate::rules::ids::TerritoryId;

/// The board of the family.
pub(super) fn board() -> &'static Board {
    Board::get(BoardId::ColdWar)
}

/// Whether a path from a state, without that state, is one of at most `most` borders that enters none of `closed`.
pub(super) fn is_way(from: TerritoryId, path: &[TerritoryId], most: u32, closed: TerritorySet) -> bool {
    let length = path.len() as u32;
    if !(1..=most).contains(&length) || path.iter().any(|at| at.index() >= board().len()) {
        return false;
    }
    let whole: Vec<TerritoryId> = std::iter::once(from).chain(path.iter().copied()).collect();
    Topology::new(board()).without(closed).is_path(&whole)
}

/// A random way of at most `most` borders.
pub(super) fn random(from: TerritoryId, most: u32, closed: TerritorySet, pick: Pick<'_>) -> Vec<TerritoryId> {
    let topology = Topology::new(board()).without(closed);
    let mut passed: TerritorySet = std::iter::once(from).collect();
    let (mut path, mut at) = (Vec::new(), from);
    for _ in 0..=pick(most) {
        let next = topology.exits(at).difference(passed);
        let count = next.len() as u32;
        let Some(to) = (count > 0).then(|| next.nth(pick(count) as usize)).flatten() else { break };
        passed.insert(to);
        path.push(to);
        at = to;
    }
    path
}
