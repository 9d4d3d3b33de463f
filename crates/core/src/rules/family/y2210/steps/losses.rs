//! The `Lose` step: the owner chooses which units are lost, if the table asks (R1-26, R1-55, A1-12, A1-73).

use super::super::casualties::UnitsLost;
use super::super::{
    Action, AskKind, Asked, Commanders, Game, Menu, PendingLosses, Transaction, Units, Why, Y2210,
};
use super::answer_checks::not_now;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::Serialize;

/// [`Action::Lose`] with exactly `count` of the units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lose {
    /// The territory.
    pub at: TerritoryId,
    /// The units that can be lost.
    pub among: Units,
    /// Number of units that are lost.
    pub count: u32,
}

impl Lose {
    fn fits(&self, units: Units) -> bool {
        self.among.covers(units) && units.count() == self.count
    }
}

impl Step<Y2210> for Lose {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Lose { units } = answer else { return Err(not_now(AskKind::Lose, answer)) };
        if !self.among.covers(*units) {
            return Err(Why::NotThere { at: self.at, units: self.among });
        }
        if self.fits(*units) {
            Ok(())
        } else {
            Err(Why::UnitCount { units: units.count(), min: self.count, max: self.count })
        }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Lose { units } if self.fits(*units))
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Lose { units: self.among.first(self.count) }
    }

    fn only_answer(&self, game: &Game, seat: Seat) -> Option<Action> {
        (!self.among.has_choice(self.count)).then(|| self.default(game, seat))
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let mut commanders = Commanders::NONE;
        for one in self.among.commanders.iter() {
            let enough = self.among.mods + commanders.len() >= self.count;
            if commanders.len() < self.count && (!enough || pick(2) == 0) {
                commanders = commanders.with(one);
            }
        }
        let mods = (self.count - commanders.len()).min(self.among.mods);
        let units = Units { mods, commanders };
        Action::Lose { units: if self.fits(units) { units } else { self.among.first(self.count) } }
    }

    fn perform(&self, tx: &mut Transaction<'_>, _by: Seat, answer: &Action) {
        if let Action::Lose { units } = answer {
            let holder = tx.state().at(self.at).holder;
            tx.emit_public(UnitsLost { holder, at: self.at, units: *units });
        }
    }
}

impl PendingLosses {
    pub(in super::super) fn asked(&self, game: &Game) -> Asked {
        let loss = self.owed[0];
        let owner = game.state.at(loss.at).holder.seat().unwrap_or(game.state.current);
        let among = loss.among(&game.state);
        Asked::One(owner, Menu::Lose(Lose { at: loss.at, among, count: loss.units.min(among.count()) }))
    }
}
