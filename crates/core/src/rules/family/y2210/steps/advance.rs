//! The `Advance` step: which units move into an empty target (R1-25, R1-38, R1-40, A1-13, A1-35).

use super::super::PendingInvasion;
use super::super::{Action, AskKind, Commanders, Game, Transaction, Units, Why, Y2210, battle};
use super::answer_checks::not_now;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::Serialize;

/// [`Action::Advance`] with `min` to `max` units, the commanders of `must` among them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Advance {
    /// The territory of origin.
    pub from: TerritoryId,
    /// The captured territory.
    pub to: TerritoryId,
    /// The units in the territory of origin.
    pub units: Units,
    /// The commanders who must move in.
    pub must: Commanders,
    /// Minimum number of units.
    pub min: u32,
    /// Maximum: all but one.
    pub max: u32,
}

impl Advance {
    pub(in super::super) fn ask(game: &Game, open: &PendingInvasion, least: u32, must: Commanders) -> Self {
        let units = game.state.at(open.from).units;
        let max = units.count().saturating_sub(1);
        let min = least.max(must.len()).min(max);
        Self { from: open.from, to: open.to, units, must, min, max }
    }

    fn fits(&self, units: Units) -> bool {
        self.units.covers(units)
            && units.commanders.covers(self.must)
            && (self.min..=self.max).contains(&units.count())
    }

    /// The answer with as many units as may move.
    pub(in super::super) fn most(&self) -> Action {
        Action::Advance { units: self.with(self.max) }
    }

    /// The commanders who must move, and then MODs and others up to that number (A1-76).
    fn with(&self, count: u32) -> Units {
        let must = Units { mods: 0, commanders: self.must };
        must.plus(self.units.minus(must).first(count.saturating_sub(self.must.len())))
    }
}

impl Step<Y2210> for Advance {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Advance { units } = answer else { return Err(not_now(AskKind::Advance, answer)) };
        if !self.units.covers(*units) {
            return Err(Why::NotThere { at: self.from, units: self.units });
        }
        let stays = self.must.difference(units.commanders).iter().next();
        if let Some(commander) = stays {
            return Err(Why::MustAdvance { commander });
        }
        if self.fits(*units) {
            Ok(())
        } else {
            Err(Why::UnitCount { units: units.count(), min: self.min, max: self.max })
        }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Advance { units } if self.fits(*units))
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Advance { units: self.with(self.min) }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        let rest = self.units.minus(Units { mods: 0, commanders: self.must });
        let one_kind = !rest.has_choice(self.min.saturating_sub(self.must.len()));
        (self.min == self.max && one_kind).then(|| Action::Advance { units: self.with(self.min) })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let count = self.min + pick(self.max - self.min + 1);
        Action::Advance { units: self.with(count) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, _by: Seat, answer: &Action) {
        if let Action::Advance { units } = answer {
            battle::capture(tx, *units);
        }
    }
}
