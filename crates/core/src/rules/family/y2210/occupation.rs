//! `Occupation`: holder, units and station of a territory.

use super::Units;
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::Holder;
use serde::{Deserialize, Serialize};

/// What stands on one territory. A unit or a station gives control (R1-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occupation {
    /// The holder.
    pub holder: Holder,
    /// Its units.
    pub units: Units,
    /// Whether a space station stands there; it is no unit (F-31).
    pub station: bool,
}

impl Occupation {
    /// An empty territory.
    pub const EMPTY: Self = Self { holder: Holder::Nobody, units: Units::NONE, station: false };

    /// Adds units.
    pub(super) fn add(&mut self, units: Units) {
        self.units = self.units.plus(units);
    }

    /// Removes units; with the last one control ends, unless a station keeps it (R1-28, A1-57).
    pub(super) fn remove(&mut self, units: Units) {
        self.units = self.units.minus(units);
        if self.units.is_empty() && !self.station {
            self.holder = Holder::Nobody;
        }
    }
}

/// The territories of a holder; `field` is in board order.
pub(super) fn held_by(field: &[Occupation], holder: Holder) -> TerritorySet {
    TerritorySet::of_flags(field.iter().map(|occupation| occupation.holder == holder))
}
