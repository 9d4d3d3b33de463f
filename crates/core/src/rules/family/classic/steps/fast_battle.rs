//! The `Consent` step: whether the defender agrees to a fast battle (R0-50).

use super::super::refusal_reasons::Why;
use super::super::state::state;
use super::super::{Classic, Game, Transaction};
use super::{Action, AskKind, Interrupts, Menu, PendingDecision, attack};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Consent`]: yes or no to a fast battle (R0-50).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Consent {
    /// The attacking seat, which proposes it.
    pub by: Seat,
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
}

impl Step<Classic> for Consent {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        if self.offers(answer) {
            Ok(())
        } else {
            Err(Why::NotNow { asked: AskKind::Consent, tried: answer.kind() })
        }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Consent { .. })
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Consent { yes: false }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Consent { yes: pick(2) == 0 }
    }

    fn perform(&self, tx: &mut Transaction<'_>, _by: Seat, answer: &Action) {
        let Some(PendingDecision::Consent(pending)) = tx.state().stack.last().copied() else {
            unreachable!("the question is asked while its frame is on top");
        };
        if let Action::Consent { yes } = answer {
            tx.emit_public(FastSettled { from: self.from, to: self.to, agreed: *yes });
            attack::announce(tx, self.by, (self.from, self.to), pending.dice);
        }
    }
}

/// The pending decision: whether the defender agrees to a fast battle (R0-50).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in super::super) struct Pending {
    pub(in super::super) from: TerritoryId,
    pub(in super::super) to: TerritoryId,
    pub(in super::super) dice: u8,
    pub(in super::super) chooser: Seat,
}

impl Interrupts for Pending {
    fn menu(&self, game: &Game) -> Menu {
        Menu::Consent(Consent { by: state(game).current, from: self.from, to: self.to })
    }

    fn reacting_seat(&self) -> Option<Seat> {
        Some(self.chooser)
    }
}

/// A fast battle was proposed (R0-50).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FastProposed {
    /// The attacking seat.
    pub seat: Seat,
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
    /// Number of attack dice of the roll that proposes it.
    pub dice: u8,
    /// The defending seat, which is asked.
    pub chooser: Seat,
}

impl Recorded<Classic> for FastProposed {
    fn record(&self, game: &mut Game) {
        let Self { from, to, dice, chooser, .. } = *self;
        game.state.interrupt(Pending { from, to, dice, chooser });
    }
}

/// The answer to the proposal. It holds for these two territories in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FastSettled {
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
    /// Whether each lost comparison now costs five armies.
    pub agreed: bool,
}

impl Recorded<Classic> for FastSettled {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.stack.pop_if(|top| matches!(top, PendingDecision::Consent(_)));
        state.fast.push((self.from, self.to, self.agreed));
    }
}
