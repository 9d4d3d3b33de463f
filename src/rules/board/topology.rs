//! A board as it stands at one moment of a game, for one player and one purpose: without the territories that have fallen
//! out of play, and with those conditional links that hold. Knows no rule: the family says what is out and what holds.

use super::{Board, Condition};
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::{ContinentId, TerritoryId};

/// Where a condition holds: for links that begin in the one set and end in the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Gate {
    from: TerritorySet,
    to: TerritorySet,
}

/// A board without what is out of play, with the links that hold. A territory out of play has no links, belongs to no
/// continent and counts for nobody (R1-9, A1-48, A1-67, R3-34).
#[derive(Clone, Copy, Debug)]
pub struct Topology<'a> {
    board: &'a Board,
    out: TerritorySet,
    gates: [Gate; Condition::COUNT],
}

impl<'a> Topology<'a> {
    /// The whole board; no condition holds.
    pub fn new(board: &'a Board) -> Self {
        Self { board, out: TerritorySet::EMPTY, gates: [Gate::default(); Condition::COUNT] }
    }

    /// The same with these territories out of play, too.
    #[must_use]
    pub fn without(mut self, out: TerritorySet) -> Self {
        self.out = self.out.union(out);
        self
    }

    /// The same with a condition that holds for links from any of `from` to any of `to`, and for no others.
    #[must_use]
    pub fn with(mut self, when: Condition, from: TerritorySet, to: TerritorySet) -> Self {
        self.gates[when as usize] = Gate { from, to };
        self
    }

    /// The same with a condition that holds everywhere.
    #[must_use]
    pub fn with_all(self, when: Condition) -> Self {
        self.with(when, self.board.all(), self.board.all())
    }

    /// The board that it is about.
    pub const fn board(&self) -> &'a Board {
        self.board
    }

    /// Every territory in play.
    pub fn in_play(&self) -> TerritorySet {
        self.board.all().difference(self.out)
    }

    /// Where one can go from there.
    pub fn exits(&self, from: TerritoryId) -> TerritorySet {
        if self.out.contains(from) {
            return TerritorySet::EMPTY;
        }
        let mut exits = self.board.territory(from).borders;
        for (when, targets) in self.board.links.all_from(from) {
            let gate = &self.gates[when as usize];
            if gate.from.contains(from) {
                exits = exits.union(targets.intersection(gate.to));
            }
        }
        exits.difference(self.out)
    }

    /// From where one can come there.
    pub fn entries(&self, to: TerritoryId) -> TerritorySet {
        self.board.ids().filter(|from| self.adjacent(*from, to)).collect()
    }

    /// Whether one can go from `a` to `b`.
    pub fn adjacent(&self, a: TerritoryId, b: TerritoryId) -> bool {
        a.index() < self.board.len() && self.exits(a).contains(b)
    }

    /// Everything that one can reach from `from` through territories of `within`, `from` included; nothing if it is out of
    /// play.
    pub fn reach(&self, from: TerritoryId, within: TerritorySet) -> TerritorySet {
        self.spread(from, within, u32::MAX)
    }

    /// Everything that is at most so many links away, `from` included: the range of a weapon, the leg of a convoy.
    pub fn range(&self, from: TerritoryId, links: u32) -> TerritorySet {
        self.spread(from, self.board.all(), links)
    }

    fn spread(&self, from: TerritoryId, within: TerritorySet, links: u32) -> TerritorySet {
        let mut reached = TerritorySet::EMPTY;
        let mut edge = TerritorySet::EMPTY;
        if from.index() < self.board.len() && !self.out.contains(from) {
            edge.insert(from);
        }
        let mut left = links;
        while !edge.is_empty() {
            reached = reached.union(edge);
            if left == 0 {
                break;
            }
            left -= 1;
            let next = edge.iter().fold(TerritorySet::EMPTY, |next, at| next.union(self.exits(at)));
            edge = next.intersection(within).difference(reached);
        }
        reached
    }

    /// How many links the shortest way takes; none if there is no way.
    pub fn distance(&self, from: TerritoryId, to: TerritoryId) -> Option<u32> {
        self.nearest(from, [to].into_iter().collect()).map(|(links, _)| links)
    }

    /// Those of `among` that are fewest links away, and how many links that is; none if there is no way to any.
    pub fn nearest(&self, from: TerritoryId, among: TerritorySet) -> Option<(u32, TerritorySet)> {
        let mut before = TerritorySet::EMPTY;
        for links in 0..=self.board.len() as u32 {
            let near = self.range(from, links);
            let found = near.intersection(among);
            if !found.is_empty() {
                return Some((links, found));
            }
            if near == before {
                break;
            }
            before = near;
        }
        None
    }

    /// Whether each of these leads to the next and none is there twice; a single territory in play is a path.
    pub fn is_path(&self, path: &[TerritoryId]) -> bool {
        let mut seen = TerritorySet::EMPTY;
        let fresh = path.iter().all(|at| {
            let new = self.in_play().contains(*at) && !seen.contains(*at);
            if new {
                seen.insert(*at);
            }
            new
        });
        fresh && !path.is_empty() && path.windows(2).all(|two| self.adjacent(two[0], two[1]))
    }

    /// What of a continent is in play.
    pub fn continent(&self, id: ContinentId) -> TerritorySet {
        self.board.continent(id).territories.difference(self.out)
    }

    /// Whether the holder of `own` holds all of a continent that is in play, and at least one territory of it (R1-19,
    /// A1-48).
    pub fn holds(&self, own: TerritorySet, id: ContinentId) -> bool {
        let continent = self.continent(id);
        !continent.is_empty() && own.covers(continent)
    }

    /// All continents that the holder of `own` holds, in board order.
    pub fn held(&self, own: TerritorySet) -> impl Iterator<Item = ContinentId> {
        let ids = (0..self.board.continents().len() as u8).map(ContinentId);
        ids.filter(move |id| self.holds(own, *id))
    }

    /// The sum of their bonuses.
    pub fn bonus(&self, own: TerritorySet) -> u32 {
        self.held(own).map(|id| self.board.continent(id).bonus).sum()
    }

    /// How many territories of `own` are in play.
    pub fn count(&self, own: TerritorySet) -> u32 {
        own.intersection(self.in_play()).len() as u32
    }

    /// The sum of what they yield (R3-9); territories without a value yield nothing.
    pub fn income(&self, own: TerritorySet) -> u32 {
        let yields = |at: TerritoryId| self.board.territory(at).value.unwrap_or(0);
        own.intersection(self.in_play()).iter().map(yields).sum()
    }
}
