//! Invasions: the one with the highest expected gain while it pays, and how far a force could march.

use super::battle_odds::expected;
use super::position::Position;
use crate::rules::y2210::{Action, Commanders, steps};
use crate::rules::{Holder, TerritoryId, TerritorySet};
use steps::InvasionOption;

/// Minimum probability of capture, with all years to come and in the last turn.
const CHANCE: f64 = 0.55;
const LAST_CHANCE: f64 = 0.2;
/// Value of a destroyed unit of a rival, relative to an own one.
const RIVAL: f64 = 0.3;
/// Minimum gain of an invasion, in points.
const LEAST: f64 = 0.03;
/// Maximum number of territories of a march.
const LONGEST: usize = 9;

/// An attacking force.
#[derive(Clone, Copy)]
pub(super) struct Force {
    pub(super) from: TerritoryId,
    pub(super) units: u32,
    pub(super) commanders: Commanders,
}

impl Force {
    /// The units that stand there now.
    pub(super) fn at(position: &Position<'_>, from: TerritoryId) -> Self {
        let units = position.at(from).units;
        Self { from, units: units.count(), commanders: units.commanders }
    }

    /// The same with so many more units.
    pub(super) fn plus(self, units: u32) -> Self {
        Self { units: self.units + units, ..self }
    }
}

/// The best invasion, or the end of all.
pub(super) fn invade(position: &Position<'_>, options: &[InvasionOption]) -> Action {
    let pairs = options.iter().flat_map(|option| option.to.iter().map(move |to| (option.from, to)));
    let rated = pairs.map(|(from, to)| (from, to, with_next(position, Force::at(position, from), to)));
    match rated.max_by(|a, b| a.2.total_cmp(&b.2)) {
        Some((from, to, gain)) if gain > LEAST => Action::Invade { from, to },
        _ => Action::Done,
    }
}

/// The gain of an invasion, with a part of what lies beyond it.
fn with_next(position: &Position<'_>, force: Force, to: TerritoryId) -> f64 {
    let (gain, left) = outcome(position, force, to);
    if gain <= LEAST || left < 1.5 {
        return gain;
    }
    let mut passed = position.mine;
    passed.insert(to);
    let next = Force { from: to, units: left as u32, commanders: force.commanders };
    gain + 0.5 * best_step(position, next, passed).map_or(0.0, |(_, gain, _)| gain.max(0.0))
}

/// What an invasion promises, also one that the heuristic would not make.
pub(super) fn hope(position: &Position<'_>, force: Force, to: TerritoryId) -> f64 {
    let gain = with_next(position, force, to);
    if gain > 0.0 {
        return gain;
    }
    let target = position.at(to);
    let strength = f64::from(force.units.saturating_sub(1)) / f64::from(target.units.count().max(1));
    gain + (strength / (strength + 2.0)) * position.prize(to) * 0.1
}

/// Expected gain of an invasion, in points, and the units that arrive; negative if it should not be made.
fn outcome(position: &Position<'_>, force: Force, to: TerritoryId) -> (f64, f64) {
    let target = position.at(to);
    let free = force.units.saturating_sub(1);
    if free == 0 {
        return (-1.0, 0.0);
    }
    let strong = position.strong(force.commanders, force.from, to);
    let guards = if target.station { 2 } else { target.units.commanders.len() };
    let odds = expected(free, target.units.count(), strong, guards);
    let daring = 1.0 - position.unit.min(0.4) / 0.4;
    if odds.win < CHANCE + position.persona.caution() + (LAST_CHANCE - CHANCE) * daring {
        return (-1.0, 0.0);
    }
    let left = f64::from(free) - odds.attacker_losses;
    let rival = match target.holder {
        Holder::Seat(_) => RIVAL,
        Holder::Neutral | Holder::Nobody => 0.0,
    };
    let won = odds.win * position.hold(to, left) * position.prize(to);
    (won - odds.attacker_losses * position.unit + rival * odds.defender_losses * position.unit, left)
}

fn best_step(position: &Position<'_>, force: Force, passed: TerritorySet) -> Option<(TerritoryId, f64, f64)> {
    let targets = position.map.exits(force.from).difference(passed);
    let rated = targets.iter().map(|to| {
        let (gain, left) = outcome(position, force, to);
        (to, gain, left)
    });
    rated.max_by(|a, b| a.1.total_cmp(&b.1))
}

/// The gain of a force that marches on from territory to territory while it pays; what it has gained last counts less.
pub(super) fn march(position: &Position<'_>, mut force: Force) -> f64 {
    let (mut passed, mut sum, mut weight) = (position.mine, 0.0, 1.0);
    for _ in 0..LONGEST {
        if force.units < 2 {
            break;
        }
        let Some((to, gain, left)) = best_step(position, force, passed).filter(|step| step.1 > LEAST) else {
            break;
        };
        sum += weight * gain;
        weight *= 0.93;
        passed.insert(to);
        force = Force { from: to, units: left as u32, commanders: force.commanders };
    }
    sum
}
