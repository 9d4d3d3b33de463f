//! Scout Forces: five MODs wait for a secret land territory and are placed there as soon as it is occupied (R1-54, A1-15,
//! A1-40).

use super::super::board_events::ModsAdded;
use super::super::event::Event;
use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Y2210, draws};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::engine::Recorded;
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Number of MODs.
const MODS: u32 = 5;

pub(super) const CARD: Printed = Printed {
    kind: CardKind::ScoutForces,
    deck: Commander::Land,
    key: "scout_forces",
    copies: 3,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) struct ScoutForces;

impl CardEffect for ScoutForces {
    fn targets(&self, game: &Game, _seat: Seat) -> Option<Targets> {
        draws::can_draw(game, Kind::Land).then_some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        if let Some((at, draw)) = draws::draw_land(tx, Kind::Land) {
            tx.emit(Event::ScoutSent { seat, at, draw });
        }
    }
}

/// Places the MODs of scouts whose owner controls their territory; true if there were any (A1-40).
pub(in super::super) fn arrive(tx: &mut Transaction<'_>) -> bool {
    let state = tx.state();
    let arrived = state.alive().into_iter().find_map(|seat| {
        let own = |at: &&TerritoryId| state.at(**at).holder == Holder::Seat(seat);
        state.seat(seat).scouts.iter().find(own).map(|at| (seat, *at))
    });
    let Some((seat, at)) = arrived else { return false };
    tx.emit_public(ScoutArrived { seat, at });
    tx.emit_public(ModsAdded { mods: vec![(at, MODS)] });
    true
}

/// A scout's territory is occupied: its card is shown and discarded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoutArrived {
    /// The owner of the scout.
    pub seat: Seat,
    /// The territory.
    pub at: TerritoryId,
}

impl Recorded<Y2210> for ScoutArrived {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        let scouts = &mut state.seat_mut(self.seat).scouts;
        if let Some(here) = scouts.iter().position(|at| *at == self.at) {
            scouts.remove(here);
        }
        state.discarded_land.insert(Card(self.at.0));
    }
}
