//! Energy Extraction: seven energy for controlling the whole Moon at the end of the turn (A1-28, A1-77).

use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Y2210};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// The energy that it gives.
const ENERGY: u32 = 7;

pub(super) const CARD: Printed = Printed {
    kind: CardKind::EnergyExtraction,
    deck: Commander::Space,
    key: "energy_extraction",
    copies: 1,
    cost: 1,
    timing: Timing::BeforeInvasion,
};

pub(super) struct EnergyExtraction;

impl CardEffect for EnergyExtraction {
    fn targets(&self, _game: &Game, _seat: Seat) -> Option<Targets> {
        Some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        tx.emit_public(ExtractionBegan { seat });
    }
}

/// Pays at the end of the turn (A1-50).
pub(in super::super) fn pay(tx: &mut Transaction<'_>, seat: Seat) {
    let holds = tx.state().own(seat).covers(tx.board().of_kind(Kind::Moon));
    for _ in 0..tx.state().facts.extractions {
        tx.emit_public(EnergyExtracted { seat, energy: if holds { ENERGY } else { 0 } });
    }
}

/// Energy Extraction waits for the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtractionBegan {
    /// The seat.
    pub seat: Seat,
}

impl Recorded<Y2210> for ExtractionBegan {
    fn record(&self, game: &mut Game) {
        game.state.facts.extractions += 1;
    }
}

/// Energy Extraction at the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnergyExtracted {
    /// The seat.
    pub seat: Seat,
    /// The energy received: 0 if the Moon isn't its own.
    pub energy: u32,
}

impl Recorded<Y2210> for EnergyExtracted {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.facts.extractions = state.facts.extractions.saturating_sub(1);
        state.seat_mut(self.seat).energy += self.energy;
    }
}
