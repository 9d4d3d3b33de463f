//! Figures shown next to choices of the family of 2210: the chance of an invasion, the threat to a territory.

use crate::odds::{self, Dice};
use crate::rules::board::{Condition, Topology};
use crate::rules::y2210::steps::{InvasionOption, MoveOption};
use crate::rules::y2210::{self, Units, View};
use crate::rules::{Holder, TerritoryId, TerritorySet};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// An invasion that can be declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    /// Own territory.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// The chance to capture it with all units but one, in whole percent rounded down; 100 only without defenders.
    pub percent: u32,
}

/// A move at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    /// Own territory.
    pub from: TerritoryId,
    /// Own territory.
    pub to: TerritoryId,
    /// The units that may go: all but one.
    pub units: Units,
}

/// The dice of an invasion, if both sides lose their MODs first (R1-24, R1-27).
pub fn dice(view: &View, from: TerritoryId, to: TerritoryId) -> Dice {
    let kind = |at| view.map().territory(at).kind;
    let (origin, target) = (view.at(from), view.at(to));
    let attack = y2210::attack_dice(origin.units, kind(from), kind(to), false);
    Dice::by_armies(attack, y2210::defence_dice(target.units, target.station))
}

/// The chance to capture a territory from another one, in percent, with the maximum number of dice on both sides.
pub fn strike_percent(view: &View, from: TerritoryId, to: TerritoryId) -> u32 {
    let (free, defenders) = (view.at(from).units.count().saturating_sub(1), view.at(to).units.count());
    odds::capture_percent(free, defenders, &dice(view, from, to))
}

/// Invasions with their chances, highest first; of equal ones those against players before empty territories.
pub fn best_strikes(view: &View, options: &[InvasionOption]) -> Vec<Strike> {
    // Many invasions have the same numbers: compute each combination once.
    let mut known = BTreeMap::new();
    let mut rate = |from, to| {
        let free = view.at(from).units.count().saturating_sub(1);
        let (defenders, dice) = (view.at(to).units.count(), dice(view, from, to));
        let key = (free, defenders, dice.attack.clone(), dice.few.clone(), dice.defence.clone());
        *known.entry(key).or_insert_with(|| odds::capture_percent(free, defenders, &dice))
    };
    let all = options.iter().flat_map(|option| option.to.iter().map(|to| (option.from, to)));
    let mut rated: Vec<Strike> = all.map(|(from, to)| Strike { from, to, percent: rate(from, to) }).collect();
    let lead = |strike: &Strike| {
        i64::from(view.at(strike.from).units.count()) - i64::from(view.at(strike.to).units.count())
    };
    rated.sort_by_key(|strike| (Reverse(strike.percent), Reverse(lead(strike)), strike.from, strike.to));
    rated
}

/// The territories next to this one, over water and on the Moon too.
fn around(view: &View, at: TerritoryId) -> TerritorySet {
    let ground = Topology::new(view.map()).without(view.devastated);
    ground.with_all(Condition::Naval).with_all(Condition::Space).exits(at)
}

/// Units of other seats in the neighbouring territories.
pub fn threat(view: &View, at: TerritoryId) -> u32 {
    let own = view.at(at).holder;
    let hostile = around(view, at).iter().map(|next| view.at(next));
    let hostile = hostile.filter(|held| held.holder != own && matches!(held.holder, Holder::Seat(_)));
    hostile.map(|held| held.units.count()).sum()
}

/// Own territories with their threats, the most threatened first (S-11).
pub fn most_threatened(view: &View, own: impl IntoIterator<Item = TerritoryId>) -> Vec<(TerritoryId, u32)> {
    let mut rated: Vec<_> = own.into_iter().map(|at| (at, threat(view, at))).collect();
    rated.sort_by_key(|&(at, threat)| {
        (threat == 0, Reverse(i64::from(threat) - i64::from(view.at(at).units.count())), at)
    });
    rated
}

/// The fewest units in a territory of another player or of nobody next to this one; `None` if all are own.
fn weakest_target(view: &View, at: TerritoryId) -> Option<u32> {
    let own = view.at(at).holder;
    let others = around(view, at).iter().map(|next| view.at(next)).filter(|held| held.holder != own);
    others.filter(|held| held.holder != Holder::Nobody).map(|held| held.units.count()).min()
}

/// Own territories where MODs or a piece help most: in turn those that could attack with the largest lead, and the most
/// threatened.
pub fn best_places(view: &View, own: impl IntoIterator<Item = TerritoryId>) -> Vec<TerritoryId> {
    let threatened: Vec<TerritoryId> = most_threatened(view, own).into_iter().map(|(at, _)| at).collect();
    let mut strongest = threatened.clone();
    strongest.sort_by_key(|at| {
        let lead = weakest_target(view, *at)
            .map(|weakest| i64::from(view.at(*at).units.count()) - i64::from(weakest));
        (lead.is_none(), Reverse(lead))
    });
    let mut best = Vec::new();
    for at in strongest.into_iter().zip(threatened).flat_map(<[TerritoryId; 2]>::from) {
        if !best.contains(&at) {
            best.push(at);
        }
    }
    best
}

/// Free territories for a claim: next to the most own ones first, then in the continent with the most own ones.
pub fn best_claims(view: &View, free: impl IntoIterator<Item = TerritoryId>) -> Vec<TerritoryId> {
    let own = view.own.as_ref().map_or(Holder::Nobody, |own| Holder::Seat(own.seat));
    let held = |at: &TerritoryId| own != Holder::Nobody && view.at(*at).holder == own;
    let board = view.map();
    let near = |at: TerritoryId| around(view, at).iter().filter(held).count();
    let same = |at: TerritoryId| {
        let continent = board.territory(at).continent;
        board.ids().filter(held).filter(|other| board.territory(*other).continent == continent).count()
    };
    let mut rated: Vec<TerritoryId> = free.into_iter().collect();
    rated.sort_by_key(|at| (Reverse(near(*at)), Reverse(same(*at)), *at));
    rated
}

/// Moves, the most useful first: from unthreatened territories to threatened ones, with the most units.
pub fn best_shifts(view: &View, moves: &[MoveOption]) -> Vec<Shift> {
    let all = moves.iter().flat_map(|option| {
        let units = option.units.first(option.units.count().saturating_sub(1));
        option.to.iter().map(move |to| Shift { from: option.from, to, units })
    });
    let mut rated: Vec<Shift> = all.collect();
    let threats: BTreeMap<TerritoryId, u32> =
        rated.iter().flat_map(|shift| [shift.from, shift.to]).map(|at| (at, threat(view, at))).collect();
    let need = |at: TerritoryId| i64::from(threats[&at]) - i64::from(view.at(at).units.count());
    rated.sort_by_key(|shift| {
        let idle = threats[&shift.from] == 0;
        let gain = need(shift.to) - need(shift.from);
        (Reverse(idle), Reverse(gain), Reverse(shift.units.count()), shift.from, shift.to)
    });
    rated
}
