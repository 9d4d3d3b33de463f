//! MOD Reduction: each opponent removes four MODs, in the order of this year's markers, then the player two (A1-18, A1-44).

use super::super::{
    CardKind, Commander, Game, PendingReduction, Printed, Target, Targets, Timing, Transaction, Y2210,
};
use super::card_effect::CardEffect;
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// MODs that each opponent removes, and the player himself.
const OPPONENTS: u32 = 4;
const SELF: u32 = 2;

pub(super) const CARD: Printed = Printed {
    kind: CardKind::ModReduction,
    deck: Commander::Diplomat,
    key: "mod_reduction",
    copies: 2,
    cost: 2,
    timing: Timing::BeforeInvasion,
};

pub(super) struct ModReduction;

impl CardEffect for ModReduction {
    fn targets(&self, _game: &Game, _seat: Seat) -> Option<Targets> {
        Some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        let opponents = tx.state().opponents(seat).into_iter().map(|other| (other, OPPONENTS));
        let due = opponents.chain([(seat, SELF)]).collect();
        tx.emit_public(ReductionBegan { seat, due });
    }
}

/// These players must remove MODs, one after another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReductionBegan {
    /// The seat that played the card.
    pub seat: Seat,
    /// Who removes how many, in order.
    pub due: Vec<(Seat, u32)>,
}

impl Recorded<Y2210> for ReductionBegan {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(PendingReduction { due: self.due.clone() });
    }
}
