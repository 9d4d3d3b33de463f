//! The ways of convoys and missiles: each state borders the one before, none is repeated (R3-26, R3-34, A3-18, A3-25, A3-63).

use super::Weapon;
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

/// A way with what stands against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Number of interceptors of others on the way, the end included.
    pub interceptors: u32,
    /// The states, without the one where it begins.
    pub path: Vec<TerritoryId>,
}

/// The longest way that is looked for: that of a heavy weapon.
const LONGEST: usize = Weapon::Heavy.range() as usize;

/// A way while it is looked for: many are begun for each that is found.
#[derive(Clone, Copy)]
struct Track {
    interceptors: u32,
    /// The states that it can't enter again.
    passed: TerritorySet,
    length: usize,
    states: [TerritoryId; LONGEST],
}

impl Track {
    fn from(from: TerritoryId) -> Self {
        let passed = [from].into_iter().collect();
        Self { interceptors: 0, passed, length: 0, states: [from; LONGEST] }
    }

    /// The states, without the one where it begins.
    fn path(&self) -> &[TerritoryId] {
        &self.states[..self.length]
    }

    /// The way that goes on to that state.
    fn on(mut self, to: TerritoryId, interceptors: u32) -> Self {
        self.interceptors = interceptors;
        self.passed.insert(to);
        self.states[self.length] = to;
        self.length += 1;
        self
    }
}

/// The best way to each other state of `among` within `most` borders, in board order: past the fewest interceptors, then the
/// shortest. It enters none of `closed`; `against`: the number of interceptors that oppose it in a state.
pub(super) fn best(
    from: TerritoryId,
    most: u32,
    (closed, among): (TerritorySet, TerritorySet),
    against: impl Fn(TerritoryId) -> u32,
) -> Vec<(TerritoryId, Way)> {
    let topology = Topology::new(board()).without(closed);
    let mut best: Vec<Option<Track>> = vec![None; board().len()];
    let mut ends = vec![Track::from(from)];
    for _ in 0..LONGEST.min(most as usize) {
        let mut next: Vec<Option<Track>> = vec![None; best.len()];
        for way in &ends {
            let end = way.path().last().copied().unwrap_or(from);
            for to in topology.exits(end).difference(way.passed).iter() {
                let interceptors = way.interceptors + against(to);
                let place = &mut next[to.index()];
                if place.as_ref().is_none_or(|known| interceptors < known.interceptors) {
                    *place = Some(way.on(to, interceptors));
                }
            }
        }
        for (known, new) in best.iter_mut().zip(&next) {
            let better =
                |new: &Track| known.as_ref().is_none_or(|known| new.interceptors < known.interceptors);
            if new.as_ref().is_some_and(better) {
                *known = *new;
            }
        }
        ends.clear();
        ends.extend(next.into_iter().flatten());
    }
    let found = board().ids().zip(best).filter(|(at, _)| among.contains(*at));
    let way = |track: Track| Way { interceptors: track.interceptors, path: track.path().to_vec() };
    found.filter_map(|(at, track)| Some((at, way(track?)))).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_way_is_a_shortest_one_where_nothing_opposes_and_a_detour_where_something_does_r3_26_a3_25() {
        let (from, closed) = (TerritoryId(0), TerritorySet::EMPTY);
        let map = Topology::new(board());
        let all = map.board().all();
        let shortest = best(from, 3, (closed, all), |_| 0);
        assert_eq!(shortest.len(), map.range(from, 3).len() - 1, "every state in range but the first");
        for (to, way) in &shortest {
            assert!(is_way(from, &way.path, 3, closed) && way.path.last() == Some(to));
            assert_eq!(map.distance(from, *to), Some(way.path.len() as u32));
        }
        let guarded =
            shortest.iter().find(|(_, way)| way.path.len() == 2).map(|(_, way)| way.path[0]).unwrap();
        for (_, way) in best(from, 3, (closed, all), |at| u32::from(at == guarded)) {
            assert_eq!(way.interceptors, u32::from(way.path.contains(&guarded)));
        }
        assert!(best(from, 3, (map.exits(from), all), |_| 0).is_empty(), "no way out");
    }
}
