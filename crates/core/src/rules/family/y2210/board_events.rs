//! Events that several cards and steps share: MODs added, stations built.

use super::{Game, Piece, Units, Y2210};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::TerritoryId;
use crate::rules::ids::{Placement, Seat};
use serde::{Deserialize, Serialize};

/// The own territories where a seat may put a station: at most one on each, at most four in play (R1-23, A1-22).
pub(super) fn may_build(game: &Game, seat: Seat) -> TerritorySet {
    let stations = game.state.stations(seat);
    if stations.len() as u32 >= Piece::STATIONS {
        return TerritorySet::EMPTY;
    }
    game.state.own(seat).difference(stations)
}

/// MODs were added to territories, for their holders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModsAdded {
    /// MODs by territory.
    pub mods: Placement,
}

impl Recorded<Y2210> for ModsAdded {
    fn record(&self, game: &mut Game) {
        for (at, mods) in &self.mods {
            game.state.field[at.index()].add(Units::of_mods(*mods));
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// A station was placed without being paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StationPlaced {
    /// The seat.
    pub seat: Seat,
    /// The territory.
    pub at: TerritoryId,
}

impl Recorded<Y2210> for StationPlaced {
    fn record(&self, game: &mut Game) {
        game.state.field[self.at.index()].station = true;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
