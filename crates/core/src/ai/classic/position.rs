//! The position as one seat evaluates it: own territories, front, threats, prizes. Built anew for each question.

use super::goal::Aim;
use super::parameters::Parameters;
use super::target_value;
use crate::ai::persona::Persona;
use crate::rules::classic::View;
use crate::rules::{Board, Holder, Seat, TerritoryId, TerritorySet};

/// Round in which boldness is 1.
const PATIENCE: f64 = 18.0;
/// Round from which boldness grows on, because nobody has won yet.
const STALEMATE: f64 = 36.0;

/// The view of one seat with its evaluation.
pub(super) struct Position<'a> {
    pub(super) view: &'a View,
    pub(super) board: &'static Board,
    pub(super) seat: Seat,
    pub(super) persona: Persona,
    pub(super) parameters: &'static Parameters,
    /// Own territories.
    pub(super) mine: TerritorySet,
    /// Own territories worth a guard: of complete continents and of the objective, or all ([`Parameters::guards_all`]).
    pub(super) dear: TerritorySet,
    pub(super) aim: Aim,
    /// Value of capturing each territory, in armies.
    pub(super) prizes: Vec<f64>,
    /// Boldness: 0 at the start of the game, 1 from round [`PATIENCE`] on. From round [`STALEMATE`] on it grows without a bound, so
    /// that equal armies don't face each other for ever.
    pub(super) boldness: f64,
}

impl<'a> Position<'a> {
    pub(super) fn new(view: &'a View, seat: Seat, persona: Persona) -> Self {
        let board = view.map();
        let mine =
            TerritorySet::of_flags(view.territories.iter().map(|held| held.holder == Holder::Seat(seat)));
        let aim = Aim::of(view, seat, mine);
        let parameters = Parameters::of(persona);
        let dear = if parameters.guards_all {
            mine
        } else {
            let continents = board.continents().iter().map(|continent| continent.territories);
            let whole = continents.filter(|territories| mine.covers(*territories));
            whole.fold(aim.land.intersection(mine), TerritorySet::union)
        };
        let round = f64::from(view.round);
        let boldness = (round / PATIENCE).min(1.0) + ((round - STALEMATE) / PATIENCE).max(0.0);
        let prizes = Vec::new();
        let mut position = Self { view, board, seat, persona, parameters, mine, dear, aim, prizes, boldness };
        position.prizes = target_value::prizes(&position);
        position
    }

    pub(super) fn armies(&self, at: TerritoryId) -> u32 {
        self.view.at(at).armies
    }

    pub(super) fn prize(&self, at: TerritoryId) -> f64 {
        self.prizes[at.index()]
    }

    /// Neighbours that another seat, the neutral army or no one holds.
    pub(super) fn rivals(&self, at: TerritoryId) -> TerritorySet {
        self.board.territory(at).borders.difference(self.mine)
    }

    pub(super) fn at_front(&self, at: TerritoryId) -> bool {
        !self.rivals(at).is_empty()
    }

    /// Armies that could attack a territory: the largest neighbouring enemy force, and half of the others.
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

    /// Armies that should stay in `at` when it attacks `but`, because other neighbours threaten it.
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
