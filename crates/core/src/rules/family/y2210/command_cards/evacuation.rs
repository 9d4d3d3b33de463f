//! Evacuation: the defender moves all units, never the station, to one other own territory (A1-37).

use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Units, Y2210};
use super::card_effect::CardEffect;
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

pub(super) const CARD: Printed = Printed {
    kind: CardKind::Evacuation,
    deck: Commander::Diplomat,
    key: "evacuation",
    copies: 2,
    cost: 0,
    timing: Timing::Reaction,
};

pub(super) struct Evacuation;

impl CardEffect for Evacuation {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let to = game.state.invasion()?.to;
        let held = game.state.at(to);
        let mut others = game.state.own(seat);
        others.remove(to);
        let fits = held.holder == Holder::Seat(seat) && !held.units.is_empty() && !others.is_empty();
        fits.then_some(Targets::Territory(others))
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, target: &Target) {
        let from = tx.state().invasion().map(|invasion| invasion.to);
        if let (Some(from), Target::Territory(to)) = (from, target) {
            let units = tx.state().at(from).units;
            tx.emit_public(Evacuated { seat, from, to: *to, units });
        }
    }
}

/// All units left an invaded territory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evacuated {
    /// The defender.
    pub seat: Seat,
    /// The invaded territory.
    pub from: TerritoryId,
    /// The territory that the units moved to.
    pub to: TerritoryId,
    /// The units.
    pub units: Units,
}

impl Recorded<Y2210> for Evacuated {
    fn record(&self, game: &mut Game) {
        game.state.shift(self.from, self.to, self.units);
        if let Some(invasion) = game.state.invasion_mut() {
            invasion.evacuated = true;
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
