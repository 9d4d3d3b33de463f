//! Dice and movement: which commanders fight, how many units move into a capture, and the move at the end of a turn.

use super::invade::{Force, march};
use super::placement::value;
use super::position::Position;
use crate::rules::y2210::{Action, Commander, Commanders, Units, View, steps};
use crate::rules::{TerritoryId, TerritorySet};
use std::cmp::Reverse;
use steps::MoveOption;

/// MODs that must stand with commanders before they fight: MODs are lost first.
const ESCORT: u32 = 3;
/// Commanders that are worth more alive, for their cards, than in battle.
const RESERVE: Commanders = Commanders::one(Commander::Diplomat);

/// The most dice; commanders fight if enough MODs stand with them, and always in the last year.
pub(super) fn throw(view: &View, menu: &steps::Throw) -> Action {
    let units = view.at(menu.from).units;
    let fights = units.mods >= ESCORT || view.at(menu.to).units.count() <= 1;
    let strong = if fights { menu.commanders } else { Commanders::NONE };
    let commanders = strong.iter().take(usize::from(menu.most)).collect();
    Action::Throw { dice: menu.most, commanders }
}

/// The units that move into a captured territory: all that can be spared, if the march goes on from there.
pub(super) fn advance(position: &Position<'_>, menu: &steps::Advance) -> Action {
    let force = |from: TerritoryId, units: u32| Force { from, units, commanders: menu.units.commanders };
    let all = menu.units.count();
    let stay = march(position, force(menu.from, all - menu.min));
    let go = march(position, force(menu.to, menu.max));
    let count = if stay > go {
        menu.min
    } else if go > 0.0 || position.threat(menu.from) < 0.5 {
        menu.max
    } else {
        shared(position, menu)
    };
    Action::Advance { units: picked(position, menu, count) }
}

/// Divides the units between two territories by what is to be lost there.
fn shared(position: &Position<'_>, menu: &steps::Advance) -> u32 {
    let worth = |at: TerritoryId| value(position, at) * (position.threat(at) + 0.2);
    let (from, to) = (worth(menu.from), worth(menu.to));
    let share = f64::from(menu.units.count()) * to / (from + to).max(0.01);
    (share.round() as u32).clamp(menu.min, menu.max)
}

/// So many units: those who must, MODs, then other commanders. Commanders who are worth more alive stay where nothing
/// threatens them.
fn picked(position: &Position<'_>, menu: &steps::Advance, count: u32) -> Units {
    let must = Units { mods: 0, commanders: menu.must };
    let rest = menu.units.minus(must);
    let safe = position.threat(menu.from) < 0.5;
    let kept = if safe { RESERVE } else { Commanders::NONE };
    let movers = rest.commanders.difference(kept);
    let wanted = count.saturating_sub(must.count());
    // One MOD stays with the commanders who don't go on, or alone.
    let mods = rest.mods.saturating_sub(u32::from(!safe && rest.mods > 1)).min(wanted);
    let commanders: Commanders = movers.iter().take((wanted - mods) as usize).collect();
    let units = must.plus(Units { mods, commanders });
    if units.count() == count { units } else { must.plus(rest.first(wanted)) }
}

/// Moves a force to where it is needed before the next turn; ends the turn if nothing is gained.
pub(super) fn fortify(position: &Position<'_>, moves: &[MoveOption]) -> Action {
    shifts(position, moves, 1).pop().filter(|(gain, _)| *gain > 0.02).map_or(Action::Done, |(_, shift)| shift)
}

/// The moves that gain most, at most so many, each with its gain.
pub(super) fn shifts(position: &Position<'_>, moves: &[MoveOption], most: usize) -> Vec<(f64, Action)> {
    let steps = steps_to_front(position);
    let mut best: Vec<(f64, &MoveOption, TerritoryId)> = Vec::new();
    for option in moves {
        let free = option.units.count() - 1;
        let idle = steps[option.from.index()] > 0;
        for to in option.to.iter() {
            let gain = gain(position, option.from, to, free)
                + if idle && steps[to.index()] == 0 { 0.05 } else { 0.0 };
            if best.len() < most || best.last().is_some_and(|(least, ..)| gain > *least) {
                let at = best.partition_point(|(more, ..)| *more >= gain);
                best.insert(at, (gain, option, to));
                best.truncate(most);
            }
        }
    }
    let shift = |(gain, option, to): (f64, &MoveOption, TerritoryId)| {
        let free = option.units.count() - 1;
        let mods = option.units.mods.min(free);
        let units = if mods > 0 { Units::of_mods(mods) } else { option.units.first(free) };
        (gain, Action::Fortify { from: option.from, to, units })
    };
    best.into_iter().map(shift).collect()
}

/// What so many units keep in one territory that they did not in the other.
fn gain(position: &Position<'_>, from: TerritoryId, to: TerritoryId, units: u32) -> f64 {
    let with = |at: TerritoryId, units: u32| position.hold(at, f64::from(units)) * value(position, at);
    let (here, there) = (position.units(from), position.units(to));
    with(to, there + units) - with(to, there) + with(from, here - units) - with(from, here)
}

/// For each own territory the number of links through own territories to one that borders others; 0 for those.
fn steps_to_front(position: &Position<'_>) -> Vec<u32> {
    let mut steps = vec![u32::MAX; position.board.len()];
    let mut edge: TerritorySet = position
        .mine
        .iter()
        .filter(|at| !position.targets(*at).is_empty() || position.threat(*at) > 0.0)
        .collect();
    let mut seen = edge;
    for step in 0..position.board.len() as u32 {
        if edge.is_empty() {
            break;
        }
        edge.iter().for_each(|at| steps[at.index()] = step);
        let around = edge.iter().fold(TerritorySet::EMPTY, |all, at| all.union(position.map.exits(at)));
        edge = around.intersection(position.mine).difference(seen);
        seen = seen.union(edge);
    }
    steps
}

/// The own territory with the most units, ties to the first.
pub(super) fn strongest(position: &Position<'_>, own: TerritorySet) -> Option<TerritoryId> {
    own.iter().max_by_key(|at| (position.units(*at), Reverse(*at)))
}
