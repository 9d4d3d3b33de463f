//! Whether the defender agrees to a fast battle (R0-50).

use super::super::action::Action;
use super::super::public::Public;
use super::super::state::{Frame, State};
use super::super::why::Why;
use super::super::{Classic, Game, Transaction};
use super::AskKind;
use super::attack;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Consent`] to a fast battle, or not (R0-50).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Consent {
    /// Who proposes it.
    pub by: Seat,
    /// Where from.
    pub from: TerritoryId,
    /// The territory attacked.
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
        let Some(Frame::Consent { dice, .. }) = tx.state().stack.last().copied() else {
            unreachable!("the question is asked while its frame is on top");
        };
        if let Action::Consent { yes } = answer {
            tx.say(Public::FastSettled { from: self.from, to: self.to, agreed: *yes });
            attack::announce(tx, self.by, (self.from, self.to), dice);
        }
    }

    fn kind(&self) -> crate::rules::AskKind {
        AskKind::Consent.into()
    }
}

/// [`Public::FastProposed`]
pub(in super::super) fn record_fast_proposed(
    state: &mut State,
    (from, to): (TerritoryId, TerritoryId),
    dice: u8,
    chooser: Seat,
) {
    state.stack.push(Frame::Consent { from, to, dice, chooser });
}

/// [`Public::FastSettled`]
pub(in super::super) fn record_fast_settled(
    state: &mut State,
    (from, to): (TerritoryId, TerritoryId),
    agreed: bool,
) {
    if matches!(state.stack.last(), Some(Frame::Consent { .. })) {
        state.stack.pop();
    }
    state.fast.push((from, to, agreed));
}
