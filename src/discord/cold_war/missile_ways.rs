//! The way of a missile to each state within its range (A3-25): past the fewest interceptors of others, then the shortest.

use crate::rules::cold_war::{View, Weapon};
use crate::rules::{Seat, TerritoryId};

/// A way with what it costs: interceptors of others on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// Number of interceptors of others on the way, the target included.
    pub(super) interceptors: u32,
    /// The states, the target last.
    pub(super) path: Vec<TerritoryId>,
}

/// The best way to each state within range, in board order; the state of the weapon itself has none.
pub(super) fn ways(view: &View, me: Seat, from: TerritoryId, weapon: Weapon) -> Vec<(TerritoryId, Way)> {
    let against = |at: TerritoryId| {
        let place = view.at(at);
        if place.last_controller == Some(me) { 0 } else { place.interceptors }
    };
    let mut best: Vec<Option<Way>> = view.map().ids().map(|_| None).collect();
    let mut ends = vec![Way { interceptors: 0, path: Vec::new() }];
    for _ in 0..weapon.range() {
        let mut next: Vec<Option<Way>> = vec![None; best.len()];
        for way in &ends {
            let end = way.path.last().copied().unwrap_or(from);
            for to in view.map().neighbours(end).iter() {
                if to == from || way.path.contains(&to) {
                    continue;
                }
                let interceptors = way.interceptors + against(to);
                let place = &mut next[to.index()];
                if place.as_ref().is_none_or(|known| interceptors < known.interceptors) {
                    *place = Some(Way { interceptors, path: [way.path.as_slice(), &[to]].concat() });
                }
            }
        }
        for (known, new) in best.iter_mut().zip(&next) {
            let better = |new: &Way| known.as_ref().is_none_or(|known| new.interceptors < known.interceptors);
            if new.as_ref().is_some_and(better) {
                known.clone_from(new);
            }
        }
        ends = next.into_iter().flatten().collect();
    }
    view.map().ids().zip(best).filter_map(|(at, way)| Some((at, way?))).collect()
}
