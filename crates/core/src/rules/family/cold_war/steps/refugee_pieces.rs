//! The pieces step: an exile's refugee pieces are always half of his population: where new ones appear, or which ones go (A3-27,
//! A3-69, R3-30).

use super::super::exile_refusals::NoExile;
use super::super::state::PIECE_CARDS;
use super::super::{
    Action, AskKind, Asked, ColdWar, Game, Menu, PendingDecision, PendingPieces, Transaction, Why,
};
use super::answer_checks::not_now;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// [`Action::Fit`] with exactly `count` pieces: new ones in states where he has some, or those that go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pieces {
    /// His pieces by state, in board order.
    pub groups: Vec<(TerritoryId, u32)>,
    /// Number of pieces that appear or go.
    pub count: u32,
    /// Whether they appear; otherwise they go.
    pub grow: bool,
}

impl PendingPieces {
    pub(in super::super) fn asked(&self, game: &Game) -> Asked {
        let groups = game.state.refugees(self.seat);
        Asked::One(self.seat, Menu::Pieces(Pieces { groups, count: self.count, grow: self.grow }))
    }
}

/// Asks an exile whose pieces are not half of his population; true if there was something to ask. One without pieces gets none
/// (A3-69).
pub(in super::super) fn fit(tx: &mut Transaction<'_>, seat: Seat) -> bool {
    let state = tx.state();
    let (pieces, due) = (state.pieces(seat), state.seat(seat).population / PIECE_CARDS);
    if pieces == 0 || pieces == due {
        return false;
    }
    tx.emit_public(PiecesOwed { seat, count: pieces.abs_diff(due), grow: due > pieces });
    true
}

/// After the demographic phase: asks every exile whose pieces grow or go. What is left is found after each step.
pub(in super::super) fn fit_all(tx: &mut Transaction<'_>) {
    for seat in tx.state().alive() {
        if tx.state().seat(seat).exile {
            fit(tx, seat);
        }
    }
}

impl Pieces {
    fn fits(&self, pieces: &[(TerritoryId, u32)]) -> bool {
        let legal = |n: usize| {
            let (at, number) = pieces[n];
            let there = self.groups.iter().find(|(state, _)| *state == at);
            let once = !pieces[..n].iter().any(|(state, _)| *state == at);
            once && number > 0 && there.is_some_and(|(_, most)| self.grow || number <= *most)
        };
        let sum: u64 = pieces.iter().map(|(_, number)| u64::from(*number)).sum();
        (0..pieces.len()).all(legal) && sum == u64::from(self.count)
    }

    /// New ones at the largest group; the smallest groups go first; ties in board order (A3-27, A3-69).
    fn usual(&self) -> Vec<(TerritoryId, u32)> {
        if self.grow {
            let largest =
                self.groups.iter().enumerate().max_by_key(|(n, (_, pieces))| (*pieces, Reverse(*n)));
            return largest.map(|(_, (at, _))| (*at, self.count)).into_iter().collect();
        }
        let mut groups = self.groups.clone();
        groups.sort_by_key(|(_, pieces)| *pieces);
        let mut left = self.count;
        let mut gone = Vec::new();
        for (at, pieces) in groups {
            let number = pieces.min(left);
            if number > 0 {
                gone.push((at, number));
                left -= number;
            }
        }
        gone
    }
}

impl Step<ColdWar> for Pieces {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Fit { pieces } = answer else { return Err(not_now(AskKind::Pieces, answer)) };
        if self.fits(pieces) {
            return Ok(());
        }
        let sum: u64 = pieces.iter().map(|(_, number)| u64::from(*number)).sum();
        if sum != u64::from(self.count) {
            let pieces = u32::try_from(sum).unwrap_or(u32::MAX);
            return Err(Why::Exile(NoExile::PieceCount { pieces, count: self.count }));
        }
        let there = |at: &TerritoryId| self.groups.iter().any(|(state, _)| state == at);
        let bad = pieces.iter().map(|(at, _)| *at).find(|at| !there(at));
        let at = bad.or(pieces.first().map(|(at, _)| *at)).unwrap_or(TerritoryId(0));
        Err(Why::Exile(NoExile::NoPieces { at }))
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Fit { pieces } if self.fits(pieces))
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Fit { pieces: self.usual() }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        let all: u32 = self.groups.iter().map(|(_, pieces)| pieces).sum();
        let fixed = self.groups.len() <= 1 || (!self.grow && all <= self.count);
        fixed.then(|| Action::Fit { pieces: self.usual() })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let mut left = self.groups.clone();
        let mut pieces: Vec<(TerritoryId, u32)> = Vec::new();
        for _ in 0..self.count {
            let n = pick(left.len() as u32) as usize;
            let at = left[n].0;
            if !self.grow {
                left[n].1 -= 1;
                left.retain(|(_, number)| *number > 0);
            }
            match pieces.iter_mut().find(|(state, _)| *state == at) {
                Some((_, number)) => *number += 1,
                None => pieces.push((at, 1)),
            }
        }
        Action::Fit { pieces }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Fit { pieces } = answer {
            tx.emit_public(PiecesChanged { seat: by, grow: self.grow, pieces: pieces.clone() });
        }
    }
}

/// An exile's pieces are no longer half of his population (A3-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PiecesOwed {
    /// The player.
    pub seat: Seat,
    /// Number of pieces.
    pub count: u32,
    /// Whether they appear; otherwise they go.
    pub grow: bool,
}

impl Recorded<ColdWar> for PiecesOwed {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(PendingPieces { seat: self.seat, count: self.count, grow: self.grow });
    }
}

/// Refugee pieces of an exile appeared or went (A3-27, R3-30).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PiecesChanged {
    /// The player.
    pub seat: Seat,
    /// Whether they appeared; otherwise they went.
    pub grow: bool,
    /// The pieces by state.
    pub pieces: Vec<(TerritoryId, u32)>,
}

impl Recorded<ColdWar> for PiecesChanged {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.stack.retain(|frame| !matches!(frame, PendingDecision::Pieces(open) if open.seat == self.seat));
        for (at, number) in &self.pieces {
            let place = state.at_mut(*at);
            if self.grow {
                place.add_refugees(self.seat, *number);
            } else {
                place.remove_refugees(self.seat, *number);
            }
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
