//! Hidden Energy: a drawn sea territory; if its player controls it at the end of the turn, if only with a
//! station, four energy (A1-41, A1-77, A1-85).

use super::super::event::Event;
use super::super::{
    CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Y2210, draws, options,
};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::engine::Recorded;
use crate::rules::ids::{Card, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// The energy that it gives.
const ENERGY: u32 = 4;

pub(super) const CARD: Printed = Printed {
    kind: CardKind::HiddenEnergy,
    deck: Commander::Naval,
    key: "hidden_energy",
    copies: 5,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) struct HiddenEnergy;

impl CardEffect for HiddenEnergy {
    fn targets(&self, game: &Game, _seat: Seat) -> Option<Targets> {
        draws::can_draw(game, Kind::Sea).then_some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        let open = tx.game.options().hidden_energy == options::HiddenEnergy::Open;
        if let Some((at, draw)) = draws::draw_land(tx, Kind::Sea) {
            tx.emit(Event::EnergyHidden { seat, at, open, draw });
        }
    }
}

/// Shows the drawn cards at the end of the turn; each pays if its territory is own, even without the naval commander (A1-50,
/// A1-77).
pub(in super::super) fn pay(tx: &mut Transaction<'_>, seat: Seat) {
    while let Some(at) = tx.state().facts.hidden_energy.first().copied() {
        let energy = if tx.state().own(seat).contains(at) { ENERGY } else { 0 };
        tx.emit_public(EnergyFound { seat, at, energy });
    }
}

/// The card of hidden energy is shown and discarded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnergyFound {
    /// The seat.
    pub seat: Seat,
    /// The sea territory.
    pub at: TerritoryId,
    /// The energy received: 0 if the territory isn't its own.
    pub energy: u32,
}

impl Recorded<Y2210> for EnergyFound {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        if let Some(here) = state.facts.hidden_energy.iter().position(|at| *at == self.at) {
            state.facts.hidden_energy.remove(here);
        }
        state.discarded_land.insert(Card(self.at.0));
        state.seat_mut(self.seat).energy += self.energy;
    }
}
