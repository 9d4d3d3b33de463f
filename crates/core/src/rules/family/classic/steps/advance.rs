//! The `Advance` step: how many armies move into a captured territory (R1-68).

use super::super::refusal_reasons::Why;
use super::super::state::{options, set, state};
use super::super::{Classic, Game, Transaction, army_and_card_limits, battle};
use super::answer_checks::armies_between;
use super::{Action, AskKind, Interrupts, Menu, PendingDecision};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Advance`] with `min` to `max` armies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Advance {
    /// The attacking territory.
    pub from: TerritoryId,
    /// The captured territory.
    pub to: TerritoryId,
    /// Minimum: the number of dice of the last roll.
    pub min: u32,
    /// Maximum: all armies except those that must stay.
    pub max: u32,
}

impl Advance {
    pub(in super::super) fn ask(game: &Game, (from, to): (TerritoryId, TerritoryId), min: u32) -> Self {
        let state = state(game);
        let own = state.held_by(state.at(from).holder);
        let stays =
            army_and_card_limits::garrison(game.board(), own, from, options(game).advance_garrison.number());
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
        let Some(PendingDecision::Advance(pending)) = tx.state().stack.last().copied() else {
            unreachable!("the question is asked while its frame is on top");
        };
        if let Action::Advance { armies } = answer {
            battle::advance(tx, by, (self.from, self.to), *armies, pending.eliminated);
        }
    }
}

/// The pending decision: armies must move into a captured territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in super::super) struct Pending {
    pub(in super::super) from: TerritoryId,
    pub(in super::super) to: TerritoryId,
    pub(in super::super) min: u32,
    pub(in super::super) eliminated: bool,
}

impl Interrupts for Pending {
    fn menu(&self, game: &Game) -> Menu {
        Menu::Advance(Advance::ask(game, (self.from, self.to), self.min))
    }
}

/// A territory was captured. `Public::Advanced` with the armies that move in follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Captured {
    /// The seat that captured it.
    pub seat: Seat,
    /// The attacking territory.
    pub from: TerritoryId,
    /// The captured territory.
    pub to: TerritoryId,
    /// The previous holder.
    pub whose: Holder,
    /// Minimum number of armies that must move in.
    pub min: u32,
}

impl Recorded<Classic> for Captured {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.field[self.to.index()].holder = Holder::Seat(self.seat);
        set(&mut state.engaged, self.to, |_| 0);
        state.captured = true;
        state.taken += 1;
        state.interrupt(Pending { from: self.from, to: self.to, min: self.min, eliminated: false });
    }
}

/// Armies moved into the captured territory (R1-68).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advanced {
    /// The seat that captured it.
    pub seat: Seat,
    /// The attacking territory.
    pub from: TerritoryId,
    /// The captured territory.
    pub to: TerritoryId,
    /// Number of armies.
    pub armies: u32,
}

impl Recorded<Classic> for Advanced {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.stack.pop_if(|top| matches!(top, PendingDecision::Advance(_)));
        state.shift(self.from, self.to, self.armies);
        set(&mut state.engaged, self.from, |n| n.saturating_sub(self.armies));
        set(&mut state.engaged, self.to, |_| self.armies);
    }
}
