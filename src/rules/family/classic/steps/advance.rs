//! Armies move into the captured territory (R1-68).

use super::super::action::Action;
use super::super::battle;
use super::super::caps;
use super::super::state::{Frame, State, options, set, state};
use super::super::why::Why;
use super::super::{Classic, Game, Transaction};
use super::AskKind;
use super::checks::armies_between;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Advance`] with `min` to `max` armies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advance {
    /// Where from.
    pub from: TerritoryId,
    /// The captured territory.
    pub to: TerritoryId,
    /// The dice of the last roll.
    pub min: u32,
    /// All but those that must stay.
    pub max: u32,
}

impl Advance {
    pub(in super::super) fn ask(game: &Game, (from, to): (TerritoryId, TerritoryId), min: u32) -> Self {
        let state = state(game);
        let own = state.held_by(state.at(from).holder);
        let stays = caps::garrison(game.board(), own, from, options(game).advance_garrison.number());
        let free = state.at(from).armies.saturating_sub(stays);
        Self { from, to, min, max: free.max(min) }
    }
}

impl Step<Classic> for Advance {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Advance { armies } = answer else {
            return Err(Why::NotNow { asked: AskKind::Advance, tried: answer.kind() });
        };
        armies_between(*armies, self.min, self.max)
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Advance { armies } if (self.min..=self.max).contains(armies))
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Advance { armies: self.min }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        (self.min == self.max).then_some(Action::Advance { armies: self.min })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Advance { armies: self.min + pick(self.max - self.min + 1) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Some(Frame::Advance { eliminated, .. }) = tx.state().stack.last().copied() else {
            unreachable!("the question is asked while its frame is on top");
        };
        if let Action::Advance { armies } = answer {
            battle::advance(tx, by, (self.from, self.to), *armies, eliminated);
        }
    }

    fn kind(&self) -> crate::rules::AskKind {
        AskKind::Advance.into()
    }
}

/// [`super::super::Public::Advanced`]
pub(in super::super) fn record_advanced(
    state: &mut State,
    (from, to): (TerritoryId, TerritoryId),
    armies: u32,
) {
    if matches!(state.stack.last(), Some(Frame::Advance { .. })) {
        state.stack.pop();
    }
    state.shift(from, to, armies);
    set(&mut state.engaged, from, |n| n.saturating_sub(armies));
    set(&mut state.engaged, to, |_| armies);
}
