//! The invasions that the seat on turn can declare, for the questions that offer them (R1-34 to R1-36, R1-40 to R1-43).

use super::super::{Game, usable_links};
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::{Seat, TerritoryId};
use serde::Serialize;

/// The possible targets from one own territory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InvasionOption {
    /// Own territory with at least two units.
    pub from: TerritoryId,
    /// The targets: at least one.
    pub to: TerritorySet,
}

/// The territories that may not be invaded: own ones, and those of players with a Cease Fire (A1-38).
fn barred(game: &Game, seat: Seat) -> TerritorySet {
    let truces = game.state.facts.truces.iter().map(|other| game.state.own(*other));
    truces.fold(game.state.own(seat), TerritorySet::union)
}

/// The invasions that the seat on turn can declare.
pub(super) fn possible(game: &Game, seat: Seat) -> Vec<InvasionOption> {
    let (map, barred) = (usable_links::invasion(game, seat), barred(game, seat));
    let strong = game.state.own(seat).iter().filter(|from| game.state.at(*from).units.count() >= 2);
    let options = strong.map(|from| InvasionOption { from, to: map.exits(from).difference(barred) });
    options.filter(|option| !option.to.is_empty()).collect()
}
