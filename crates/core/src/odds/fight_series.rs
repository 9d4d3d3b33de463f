//! A series of fights of the Cold War in one state: all armies of both sides fight again and again until one side has none
//! left, or for a number of fights (R3-23, A3-35, A3-48). The winner of a fight loses nothing.

use super::OddsError;
use super::fight::{Fight, MOST_POOL, PoolDice};
use super::force::Force;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::OnceLock;

/// Maximum number of fights in a series.
pub const MOST_FIGHTS: u32 = 100;
/// Maximum number of pairs of forces that are followed; more take too long.
const MOST_STATES: usize = 6_000;
/// Chances below this are dropped on the way.
const NEGLIGIBLE: f64 = 1e-100;

/// A possible end of a series.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeriesEnd {
    /// What is left of the first side.
    pub attack: Force,
    /// What is left of the second side.
    pub defence: Force,
    /// Its probability, from 0 to 1.
    pub chance: f64,
}

/// The result of a series of fights.
#[derive(Debug, Clone, PartialEq)]
pub struct FightSeries {
    /// The chance that the second side has no army left.
    pub clear: f64,
    /// The chance that the first side has no army left.
    pub beaten: f64,
    /// Mean of the strength that the first side loses.
    pub attack_losses: f64,
    /// Mean of the strength that the second side loses.
    pub defence_losses: f64,
    /// Mean of the number of fights.
    pub fights: f64,
    /// All ends, the most likely first.
    pub ends: Vec<SeriesEnd>,
}

type States = BTreeMap<(Force, Force), f64>;

/// The series of at most `fights` fights of these forces. It stops when a side has no army left.
///
/// # Errors
/// Too many dice, fights or courses, or dice that no rule has.
pub fn fight_series(
    attack: Force,
    defence: Force,
    fights: u32,
    dice: PoolDice,
) -> Result<FightSeries, OddsError> {
    if fights > MOST_FIGHTS {
        return Err(OddsError::Fights(fights));
    }
    let mut known: BTreeMap<(u32, u32), Fight> = BTreeMap::new();
    let mut left = BTreeMap::new();
    let mut open = States::from([((attack, defence), 1.0)]);
    let mut ended = States::new();
    let mut mean = 0.0;
    for _ in 0..fights {
        let mut next = States::new();
        for ((a, d), chance) in std::mem::take(&mut open) {
            if a.is_empty() || d.is_empty() {
                *ended.entry((a, d)).or_default() += chance;
                continue;
            }
            mean += chance;
            let size = (a.strength(), d.strength());
            if let Entry::Vacant(unknown) = known.entry(size) {
                unknown.insert(Fight::of(size.0, size.1, dice)?);
            }
            for force in [a, d] {
                left.entry(force).or_insert_with(|| after_each_damage(&force));
            }
            step(&known[&size], (a, d), (&left[&a], &left[&d]), chance, &mut next);
            if next.len() + ended.len() > MOST_STATES {
                return Err(OddsError::Courses);
            }
        }
        open = next;
    }
    for (state, chance) in open {
        *ended.entry(state).or_default() += chance;
    }
    Ok(summary((attack, defence), ended, mean))
}

/// What is left of a force after each damage, from none to all of its strength.
fn after_each_damage(force: &Force) -> Vec<Force> {
    (0..=force.strength()).map(|damage| force.without(&force.removed(damage))).collect()
}

/// Adds what one fight leads to; `left` says what each damage leaves of either side.
fn step(fight: &Fight, (a, d): (Force, Force), left: (&[Force], &[Force]), chance: f64, next: &mut States) {
    let after = |left: &[Force], damage: i32| {
        let damage = (damage.unsigned_abs() as usize).min(left.len() - 1);
        left[damage]
    };
    for (difference, part) in fight.differences() {
        let chance = chance * part;
        if chance < NEGLIGIBLE {
            continue;
        }
        let state =
            if difference < 0 { (after(left.0, difference), d) } else { (a, after(left.1, difference)) };
        *next.entry(state).or_default() += chance;
    }
}

fn summary((attack, defence): (Force, Force), ended: States, fights: f64) -> FightSeries {
    let mut found = FightSeries {
        clear: 0.0,
        beaten: 0.0,
        attack_losses: 0.0,
        defence_losses: 0.0,
        fights,
        ends: Vec::with_capacity(ended.len()),
    };
    for ((a, d), chance) in ended {
        found.clear += if d.is_empty() { chance } else { 0.0 };
        found.beaten += if a.is_empty() { chance } else { 0.0 };
        found.attack_losses += chance * f64::from(attack.strength() - a.strength());
        found.defence_losses += chance * f64::from(defence.strength() - d.strength());
        found.ends.push(SeriesEnd { attack: a, defence: d, chance });
    }
    found.ends.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    found
}

/// Expected result of fights to the end between armies of strength 1.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct ToTheEnd {
    /// The chance that the first side clears the state.
    pub clear: f64,
    /// Mean of the strength that the first side loses.
    pub attack_losses: f64,
    /// Mean of the strength that the second side loses.
    pub defence_losses: f64,
}

/// Largest strength in the table of [`to_the_end`]; larger ones are scaled down in proportion.
const MOST_IN_TABLE: u32 = 40;

/// Fights to the end of so much strength against so much, with the usual dice, as if all armies had strength 1. From a
/// table that is computed once: quick enough to ask while a player types. Stronger armies fare a little better, since
/// damage that is less than their strength has no effect.
pub fn to_the_end(attack: u32, defence: u32) -> ToTheEnd {
    static TABLE: OnceLock<Vec<ToTheEnd>> = OnceLock::new();
    let table = TABLE.get_or_init(table);
    let largest = attack.max(defence).clamp(1, MOST_POOL * MOST_POOL);
    let smaller = |strength: u32| match largest {
        0..=MOST_IN_TABLE => strength,
        _ => (strength.min(largest) * MOST_IN_TABLE / largest).max(strength.min(1)),
    };
    let found = table[(smaller(attack) * (MOST_IN_TABLE + 1) + smaller(defence)) as usize];
    let scale = f64::from(largest) / f64::from(largest.min(MOST_IN_TABLE));
    ToTheEnd {
        clear: found.clear,
        attack_losses: found.attack_losses * scale,
        defence_losses: found.defence_losses * scale,
    }
}

/// A fight that ends level is fought again, so its chance is shared among the others in proportion.
fn table() -> Vec<ToTheEnd> {
    let width = MOST_IN_TABLE as usize + 1;
    let mut cells = vec![ToTheEnd::default(); width * width];
    for a in 0..=MOST_IN_TABLE {
        cells[a as usize * width].clear = 1.0;
        for d in 1..=if a == 0 { 0 } else { MOST_IN_TABLE } {
            let Some(fight) = Fight::known(a, d) else { continue };
            let decided = fight.win() + fight.lose();
            let mut sum = ToTheEnd::default();
            for (difference, chance) in fight.differences().filter(|(difference, _)| *difference != 0) {
                let damage = difference.unsigned_abs();
                let (own, others) = if difference < 0 { (damage.min(a), 0) } else { (0, damage.min(d)) };
                let next = cells[(a - own) as usize * width + (d - others) as usize];
                let chance = chance / decided;
                sum.clear += chance * next.clear;
                sum.attack_losses += chance * (f64::from(own) + next.attack_losses);
                sum.defence_losses += chance * (f64::from(others) + next.defence_losses);
            }
            cells[a as usize * width + d as usize] = sum;
        }
    }
    cells
}
