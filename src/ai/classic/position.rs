//! The board as this player looks at it: its own, its borders, the dangers. Made anew for each question.

use super::goal::Aim;
use super::target_value;
use crate::rules::classic::View;
use crate::rules::{Board, Holder, Seat, TerritoryId, TerritorySet};

/// Rounds after which a player has lost all patience.
const PATIENCE: f64 = 18.0;

/// What one seat sees, and what it makes of it.
pub(super) struct Position<'a> {
    pub(super) view: &'a View,
    pub(super) board: &'static Board,
    pub(super) seat: Seat,
    /// Its own territories.
    pub(super) mine: TerritorySet,
    /// Territories that it would hate to lose: of whole continents, of the objective.
    pub(super) dear: TerritorySet,
    pub(super) aim: Aim,
    /// What capturing each territory is worth, in armies.
    pub(super) prizes: Vec<f64>,
    /// From 0 at the start to 1: how much of its patience is gone.
    pub(super) boldness: f64,
}

impl<'a> Position<'a> {
    pub(super) fn new(view: &'a View, seat: Seat) -> Self {
        let board = view.map();
        let mine: TerritorySet = board.ids().filter(|at| view.at(*at).holder == Holder::Seat(seat)).collect();
        let aim = Aim::of(view, seat, mine);
        let whole = board.continents().iter().map(|continent| continent.territories);
        let whole = whole.filter(|territories| mine.covers(*territories));
        let dear = whole.fold(aim.land.intersection(mine), TerritorySet::union);
        let boldness = (f64::from(view.round) / PATIENCE).min(1.0);
        let mut sight = Self { view, board, seat, mine, dear, aim, prizes: Vec::new(), boldness };
        sight.prizes = target_value::prizes(&sight);
        sight
    }

    pub(super) fn armies(&self, at: TerritoryId) -> u32 {
        self.view.at(at).armies
    }

    pub(super) fn prize(&self, at: TerritoryId) -> f64 {
        self.prizes[at.index()]
    }

    /// Neighbours that are somebody else's, or nobody's.
    pub(super) fn rivals(&self, at: TerritoryId) -> TerritorySet {
        self.board.territory(at).borders.difference(self.mine)
    }

    pub(super) fn at_front(&self, at: TerritoryId) -> bool {
        !self.rivals(at).is_empty()
    }

    /// The armies that could fall upon a territory: the largest force around, and half of the others.
    pub(super) fn threat(&self, at: TerritoryId) -> f64 {
        let (mut largest, mut all) = (0.0_f64, 0.0);
        for rival in self.rivals(at).iter() {
            let held = self.view.at(rival);
            if held.holder.seat().is_some() {
                let force = f64::from(held.armies.saturating_sub(1));
                largest = largest.max(force);
                all += force;
            }
        }
        largest + (all - largest) / 2.0
    }

    /// Armies that had better stay where they are when others attack from there.
    pub(super) fn guard(&self, at: TerritoryId, but: TerritoryId) -> u32 {
        if !self.dear.contains(at) || self.boldness >= 1.0 {
            return 0;
        }
        let mut others = self.rivals(at);
        others.remove(but);
        let forces =
            others.iter().map(|rival| self.view.at(rival)).filter(|held| held.holder.seat().is_some());
        let largest = forces.map(|held| held.armies.saturating_sub(1)).max().unwrap_or(0);
        largest.min(self.armies(at) / 2)
    }
}
