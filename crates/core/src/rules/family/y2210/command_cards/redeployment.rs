//! Redeployment: one more move at the end of the turn (A1-50, F-44).

use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Y2210};
use super::card_effect::CardEffect;
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

pub(super) const CARD: Printed = Printed {
    kind: CardKind::Redeployment,
    deck: Commander::Diplomat,
    key: "redeployment",
    copies: 3,
    cost: 0,
    timing: Timing::EndOfTurn,
};

pub(super) struct Redeployment;

impl CardEffect for Redeployment {
    fn targets(&self, _game: &Game, _seat: Seat) -> Option<Targets> {
        Some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        tx.emit_public(MoveGained { seat });
    }
}

/// One more move at the end of this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveGained {
    /// The seat on turn.
    pub seat: Seat,
}

impl Recorded<Y2210> for MoveGained {
    fn record(&self, game: &mut Game) {
        game.state.facts.moves += 1;
    }
}
