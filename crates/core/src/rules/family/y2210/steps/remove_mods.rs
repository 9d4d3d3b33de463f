//! The `Reduce` step of MOD Reduction: which MODs a player removes (A1-18, A1-44).

use super::super::{
    Action, AskKind, Asked, Game, Menu, PendingDecision, PendingReduction, Transaction, Units, Why, Y2210,
};
use super::answer_checks::{not_now, placement};
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Placement, Seat};
use serde::{Deserialize, Serialize};

/// [`Action::Reduce`] with exactly `count` MODs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reduce {
    /// Own territories with their MODs.
    pub mods: Placement,
    /// Number of MODs to remove: all, if there are not enough.
    pub count: u32,
}

impl Reduce {
    fn ask(game: &Game, seat: Seat, due: u32) -> Self {
        let own = game.state.own(seat).iter().map(|at| (at, game.state.at(at).units.mods));
        let mods: Placement = own.filter(|(_, mods)| *mods > 0).collect();
        let count = due.min(mods.iter().map(|(_, mods)| mods).sum());
        Self { mods, count }
    }

    fn there(&self, removed: &Placement) -> bool {
        let once = |n: usize| !removed[..n].iter().any(|(at, _)| *at == removed[n].0);
        let enough = |n: usize| {
            let (at, mods) = removed[n];
            mods > 0 && self.mods.iter().any(|(there, most)| *there == at && mods <= *most)
        };
        (0..removed.len()).all(|n| once(n) && enough(n))
    }

    fn fits(&self, removed: &Placement) -> bool {
        self.there(removed) && removed.iter().map(|(_, mods)| mods).sum::<u32>() == self.count
    }

    /// One at a time from the territory with the most MODs, ties in board order; the last unit of a territory only when
    /// nothing else is left (A1-44).
    fn spared(&self, game: &Game) -> Placement {
        let mut left: Vec<_> =
            self.mods.iter().map(|(at, mods)| (*at, *mods, game.state.at(*at).units.count())).collect();
        let mut removed: Placement = Vec::new();
        for _ in 0..self.count {
            let best = (0..left.len())
                .filter(|n| left[*n].1 > 0)
                .max_by_key(|n| (left[*n].2 > 1, left[*n].1, std::cmp::Reverse(*n)));
            let Some(best) = best else { break };
            let (at, ..) = left[best];
            left[best].1 -= 1;
            left[best].2 -= 1;
            match removed.iter_mut().find(|(there, _)| *there == at) {
                Some((_, mods)) => *mods += 1,
                None => removed.push((at, 1)),
            }
        }
        removed
    }
}

impl Step<Y2210> for Reduce {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Reduce { mods } = answer else { return Err(not_now(AskKind::Reduce, answer)) };
        placement(game, seat, mods, (self.count, self.count))?;
        if self.fits(mods) {
            return Ok(());
        }
        let short = mods.iter().find(|(at, n)| game.state.at(*at).units.mods < *n);
        let at = short.or(mods.first()).map(|(at, _)| *at);
        Err(at.map_or(Why::Mods { mods: 0, min: self.count, max: self.count }, |at| Why::NotThere {
            at,
            units: game.state.at(at).units,
        }))
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Reduce { mods } if self.fits(mods))
    }

    fn default(&self, game: &Game, _seat: Seat) -> Action {
        Action::Reduce { mods: self.spared(game) }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        let all: u32 = self.mods.iter().map(|(_, mods)| mods).sum();
        (all == self.count).then(|| Action::Reduce { mods: self.mods.clone() })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let mut left = self.mods.clone();
        let mut removed: Placement = Vec::new();
        for _ in 0..self.count {
            let n = pick(left.len() as u32) as usize;
            let at = left[n].0;
            left[n].1 -= 1;
            left.retain(|(_, mods)| *mods > 0);
            match removed.iter_mut().find(|(there, _)| *there == at) {
                Some((_, mods)) => *mods += 1,
                None => removed.push((at, 1)),
            }
        }
        Action::Reduce { mods: removed }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Reduce { mods } = answer {
            tx.emit_public(Reduced { seat: by, mods: mods.clone() });
        }
    }
}

impl PendingReduction {
    pub(in super::super) fn asked(&self, game: &Game) -> Asked {
        let (seat, due) = self.due[0];
        Asked::One(seat, Menu::Reduce(Reduce::ask(game, seat, due)))
    }
}

/// A player removed MODs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reduced {
    /// The player.
    pub seat: Seat,
    /// MODs by territory.
    pub mods: Placement,
}

impl Recorded<Y2210> for Reduced {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        for (at, mods) in &self.mods {
            state.field[at.index()].remove(Units::of_mods(*mods));
        }
        if let Some(PendingDecision::Reduction(PendingReduction { due })) = state.stack.last_mut() {
            due.retain(|(seat, _)| *seat != self.seat);
            if due.is_empty() {
                state.stack.pop();
            }
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
