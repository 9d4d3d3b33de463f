//! Cease Fire: the invasion is prevented, and the invader may invade no territory of this player for the rest of his turn
//! (A1-38).

use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Y2210};
use super::card_effect::CardEffect;
use crate::rules::engine::Recorded;
use crate::rules::ids::{Holder, Seat};
use serde::{Deserialize, Serialize};

pub(super) const CARD: Printed = Printed {
    kind: CardKind::CeaseFire,
    deck: Commander::Diplomat,
    key: "cease_fire",
    copies: 2,
    cost: 2,
    timing: Timing::Reaction,
};

pub(super) struct CeaseFire;

impl CardEffect for CeaseFire {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let to = game.state.invasion()?.to;
        (game.state.at(to).holder == Holder::Seat(seat)).then_some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        tx.emit_public(Truce { seat });
    }
}

/// The invasion at hand is prevented; this player's territories can't be invaded for the rest of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Truce {
    /// The player who is left alone.
    pub seat: Seat,
}

impl Recorded<Y2210> for Truce {
    fn record(&self, game: &mut Game) {
        game.state.facts.truces.push(self.seat);
    }
}
