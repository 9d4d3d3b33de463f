//! The exile step: where the refugee pieces of a player who has lost his last army appear, and the step that each may make at
//! once, also in another's turn (R3-13, A3-38, A3-59).

use super::super::exile_refusals::NoExile;
use super::super::{Action, AskKind, Asked, ColdWar, Game, Menu, PendingExile, Transaction, Why};
use super::answer_checks::not_now;
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Appear`]: one of the states, and pieces that go on to its neighbours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Exile {
    /// Where the pieces may appear, with the states to which each may step from there.
    pub states: Vec<Refuge>,
    /// Number of pieces.
    pub pieces: u32,
}

/// A state where refugee pieces may appear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refuge {
    /// The state.
    pub at: TerritoryId,
    /// Its neighbours that are not nuked.
    pub steps: TerritorySet,
}

impl PendingExile {
    pub(in super::super) fn asked(&self, game: &Game) -> Asked {
        Asked::One(self.seat, Menu::Exile(Exile::ask(game, &self.states, self.pieces)))
    }
}

impl Exile {
    fn ask(game: &Game, states: &[TerritoryId], pieces: u32) -> Self {
        let nuked = game.state.mushrooms();
        let refuge =
            |at: &TerritoryId| Refuge { at: *at, steps: game.board().neighbours(*at).difference(nuked) };
        Self { states: states.iter().map(refuge).collect(), pieces }
    }

    fn fits(&self, at: TerritoryId, steps: &[(TerritoryId, u32)]) -> bool {
        let Some(refuge) = self.states.iter().find(|refuge| refuge.at == at) else { return false };
        let once = |n: usize| !steps[..n].iter().any(|(to, _)| *to == steps[n].0);
        let legal = |n: usize| steps[n].1 > 0 && refuge.steps.contains(steps[n].0) && once(n);
        let moved: u64 = steps.iter().map(|(_, pieces)| u64::from(*pieces)).sum();
        (0..steps.len()).all(legal) && moved <= u64::from(self.pieces)
    }
}

impl Step<ColdWar> for Exile {
    fn check(&self, game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Appear { at, steps } = answer else { return Err(not_now(AskKind::Exile, answer)) };
        if self.fits(*at, steps) {
            return Ok(());
        }
        let named = steps.iter().map(|(to, _)| *to).chain([*at]);
        if named.clone().any(|state| state.index() >= game.board().len()) {
            return Err(Why::Exile(NoExile::NoSuchState));
        }
        let moved: u64 = steps.iter().map(|(_, pieces)| u64::from(*pieces)).sum();
        if moved > u64::from(self.pieces) || steps.iter().any(|(_, pieces)| *pieces == 0) {
            let pieces = u32::try_from(moved).unwrap_or(u32::MAX);
            return Err(Why::Exile(NoExile::Pieces { pieces, most: self.pieces }));
        }
        let bad = match self.states.iter().find(|refuge| refuge.at == *at) {
            None => *at,
            Some(refuge) => {
                let outside = steps.iter().find(|(to, _)| !refuge.steps.contains(*to));
                outside.or(steps.first()).map_or(*at, |(to, _)| *to)
            }
        };
        if game.state.at(bad).mushroom {
            return Err(Why::Exile(NoExile::Mushroom { at: bad }));
        }
        Err(Why::Exile(NoExile::NoRefuge { at: bad }))
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Appear { at, steps } if self.fits(*at, steps))
    }

    /// The pieces stay where they appear (A3-38).
    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        let at = self.states.first().map_or(TerritoryId(0), |refuge| refuge.at);
        Action::Appear { at, steps: Vec::new() }
    }

    fn only_answer(&self, game: &Game, seat: Seat) -> Option<Action> {
        let fixed = matches!(self.states.as_slice(), [refuge] if refuge.steps.is_empty());
        fixed.then(|| self.default(game, seat))
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let refuge = &self.states[pick(self.states.len() as u32) as usize];
        let mut steps = Vec::new();
        let mut left = self.pieces;
        for to in refuge.steps.iter() {
            let moved = pick(left.min(1) + 1);
            if moved > 0 {
                steps.push((to, moved));
                left -= moved;
            }
        }
        Action::Appear { at: refuge.at, steps }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Appear { at, steps } = answer {
            let (seat, pieces, steps) = (by, self.pieces, steps.clone());
            tx.emit_public(PiecesPlaced { seat, at: *at, pieces, steps });
        }
    }
}

/// The refugee pieces of a player appeared, and some of them went on (R3-13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PiecesPlaced {
    /// The player.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// Number of pieces that appeared.
    pub pieces: u32,
    /// Pieces that went on to a neighbour; the others stay.
    pub steps: Vec<(TerritoryId, u32)>,
}

impl Recorded<ColdWar> for PiecesPlaced {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.stack.retain(
            |frame| !matches!(frame, super::super::PendingDecision::Exile(open) if open.seat == self.seat),
        );
        state.at_mut(self.at).add_refugees(self.seat, self.pieces);
        for (to, pieces) in &self.steps {
            state.at_mut(self.at).remove_refugees(self.seat, *pieces);
            state.at_mut(*to).add_refugees(self.seat, *pieces);
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
