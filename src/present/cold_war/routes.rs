//! Ways of convoys that a menu offers: shortest ones.

use crate::rules::TerritoryId;
use crate::rules::TerritorySet;
use crate::rules::board::{Board, Topology};

/// A shortest way to each state within `most` borders of `from`, without `from`, in board order.
pub fn shortest_ways(
    board: &Board,
    from: TerritoryId,
    most: u32,
    closed: TerritorySet,
) -> Vec<Vec<TerritoryId>> {
    let topology = Topology::new(board).without(closed);
    let ways = topology.range(from, most).iter().filter(|to| *to != from);
    ways.filter_map(|to| ways_to(&topology, (from, to), most).into_iter().next()).collect()
}

/// All shortest ways to a state, without the one where they begin.
fn ways_to(
    topology: &Topology<'_>,
    (from, to): (TerritoryId, TerritoryId),
    most: u32,
) -> Vec<Vec<TerritoryId>> {
    let Some(links) = topology.distance(from, to).filter(|links| (1..=most).contains(links)) else {
        return Vec::new();
    };
    let mut ways = vec![vec![to]];
    for left in (1..links).rev() {
        let near = topology.range(from, left);
        let longer = ways.iter().flat_map(|way| {
            let before = way.first().copied().unwrap_or(to);
            let next = near.iter().filter(move |at| topology.adjacent(*at, before));
            next.map(move |at| std::iter::once(at).chain(way.iter().copied()).collect())
        });
        ways = longer.collect();
    }
    ways
}
