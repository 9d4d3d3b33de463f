//! Expected result of an invasion with six- and eight-sided dice, from tables that are computed once.

use crate::odds::{Dice, Expected, Table};
use std::sync::OnceLock;

/// Largest number of units in a table; larger numbers are scaled down in proportion.
const MOST: u32 = 60;
const ATTACK: usize = 3;
const DEFENCE: usize = 2;

/// Expected result of `free` units against `defenders`, with that many eight-sided dice on either side (R1-24).
pub(super) fn expected(free: u32, defenders: u32, attack_eights: u32, defence_eights: u32) -> Expected {
    static TABLES: [OnceLock<Table>; (ATTACK + 1) * (DEFENCE + 1)] =
        [const { OnceLock::new() }; (ATTACK + 1) * (DEFENCE + 1)];
    let (strong, guarded) = ((attack_eights as usize).min(ATTACK), (defence_eights as usize).min(DEFENCE));
    let table = TABLES[strong * (DEFENCE + 1) + guarded].get_or_init(|| {
        let sides = |dice: usize, eights: usize| (0..dice).map(|n| if n < eights { 8 } else { 6 }).collect();
        let dice = Dice::of(sides(ATTACK, strong), sides(DEFENCE, guarded));
        Table::new(MOST, MOST, &dice).expect("three dice and sixty units are allowed")
    });
    let largest = free.max(defenders).max(1);
    if largest <= MOST {
        return *table.get(free, defenders).expect("within the table");
    }
    let smaller = |units: u32| {
        let part = u64::from(units) * u64::from(MOST) / u64::from(largest);
        (part as u32).max(units.min(1))
    };
    let found = table.get(smaller(free), smaller(defenders)).expect("within the table");
    let scale = f64::from(largest) / f64::from(MOST);
    Expected {
        win: found.win,
        attacker_losses: found.attacker_losses * scale,
        defender_losses: found.defender_losses * scale,
    }
}
