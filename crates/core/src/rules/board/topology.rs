//! `Topology`: a board at one moment of a game, for one player and one purpose, without the territories out of play and with
//! the conditional links that hold. It knows no rule: the family decides which territories and links these are.

use super::{Board, Condition};
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::{ContinentId, TerritoryId};

/// The area where a condition holds: links that begin in `from` and end in `to`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Gate {
    from: TerritorySet,
    to: TerritorySet,
}

/// A board without the territories out of play, with the links that hold. A territory out of play has no links, belongs to
/// no continent and counts for no player (R1-9, A1-48, A1-67, R3-34).
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

    /// The same, with these territories out of play in addition.
    #[must_use]
    pub fn without(mut self, out: TerritorySet) -> Self {
        self.out = self.out.union(out);
        self
    }

    /// The same, with a condition that holds only for links from any of `from` to any of `to`.
    #[must_use]
    pub fn with(mut self, when: Condition, from: TerritorySet, to: TerritorySet) -> Self {
        self.gates[when as usize] = Gate { from, to };
        self
    }

    /// The same, with a condition that holds everywhere.
    #[must_use]
    pub fn with_all(self, when: Condition) -> Self {
        self.with(when, self.board.all(), self.board.all())
    }

    /// The underlying board.
    pub const fn board(&self) -> &'a Board {
        self.board
    }

    /// All territories in play.
    pub fn in_play(&self) -> TerritorySet {
        self.board.all().difference(self.out)
    }

    /// The targets of all links from `from` that hold.
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

    /// The territories from which a link to `to` holds.
    pub fn entries(&self, to: TerritoryId) -> TerritorySet {
        self.board.ids().filter(|from| self.adjacent(*from, to)).collect()
    }

    /// Whether a link from `a` to `b` holds.
    pub fn adjacent(&self, a: TerritoryId, b: TerritoryId) -> bool {
        a.index() < self.board.len() && self.exits(a).contains(b)
    }

    /// All territories that can be reached from `from` through `within`, including `from`; empty if `from` is out of play.
    pub fn reach(&self, from: TerritoryId, within: TerritorySet) -> TerritorySet {
        self.spread(from, within, u32::MAX)
    }

    /// All territories at most `links` links away, including `from`: the range of a weapon, the leg of a convoy.
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

    /// Length of the shortest path in links; `None` if there is no path.
    pub fn distance(&self, from: TerritoryId, to: TerritoryId) -> Option<u32> {
        self.nearest(from, [to].into_iter().collect()).map(|(links, _)| links)
    }

    /// The smallest distance in links to any territory of `among`, and the territories at that distance; `None` if there is
    /// no path to any.
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

    /// Whether each territory links to the next and none is repeated; a single territory in play is a path.
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

    /// The territories of a continent that are in play.
    pub fn continent(&self, id: ContinentId) -> TerritorySet {
        self.board.continent(id).territories.difference(self.out)
    }

    /// Whether `own` contains all territories of a continent that are in play, and at least one (R1-19, A1-48).
    pub fn holds(&self, own: TerritorySet, id: ContinentId) -> bool {
        let continent = self.continent(id);
        !continent.is_empty() && own.covers(continent)
    }

    /// All continents held completely by `own`, in board order.
    pub fn held(&self, own: TerritorySet) -> impl Iterator<Item = ContinentId> {
        let ids = (0..self.board.continents().len() as u8).map(ContinentId);
        ids.filter(move |id| self.holds(own, *id))
    }

    /// The sum of the bonuses of the continents held.
    pub fn bonus(&self, own: TerritorySet) -> u32 {
        self.held(own).map(|id| self.board.continent(id).bonus).sum()
    }

    /// Number of territories of `own` in play.
    pub fn count(&self, own: TerritorySet) -> u32 {
        own.intersection(self.in_play()).len() as u32
    }

    /// The income of the territories of `own` in play (R3-9); territories without a value yield nothing.
    pub fn income(&self, own: TerritorySet) -> u32 {
        let yields = |at: TerritoryId| self.board.territory(at).value.unwrap_or(0);
        own.intersection(self.in_play()).iter().map(yields).sum()
    }
}
