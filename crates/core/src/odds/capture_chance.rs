//! Capture chance for labels of choices, for any numbers of armies and without errors. Numbers that are too large to
//! compute while a player types are scaled down in proportion.

use super::battle::battle;
use super::battle_rules::{BattleRules, Dice, Stop};
use super::battle_table::percent_of;

/// If one side has more armies than this, both numbers are scaled down. Their ratio, which decides long battles, stays
/// the same.
const MOST_EXACT: u32 = 1_000;

/// The chance, from 0 to 1, that `attackers` free armies capture a territory with `defenders` in it by fighting to the
/// end; 0 for dice out of the supported range.
pub fn capture(attackers: u32, defenders: u32, dice: &Dice) -> f64 {
    let (a, d) = scaled(attackers, defenders);
    let terms = BattleRules { dice: dice.clone(), stop: Stop::default() };
    battle(a, d, &terms).map_or(0.0, |battle| battle.win.min(1.0))
}

/// The same in whole percent, rounded down; 100 only without defenders.
pub fn capture_percent(attackers: u32, defenders: u32, dice: &Dice) -> u32 {
    percent_of(capture(attackers, defenders, dice)).min(if defenders == 0 { 100 } else { 99 })
}

fn scaled(attackers: u32, defenders: u32) -> (u32, u32) {
    let largest = attackers.max(defenders);
    if largest <= MOST_EXACT {
        return (attackers, defenders);
    }
    let smaller = |armies: u32| {
        let part = u64::from(armies) * u64::from(MOST_EXACT) / u64::from(largest);
        // At least one army stays at least one army.
        (part as u32).max(armies.min(1))
    };
    (smaller(attackers), smaller(defenders))
}
