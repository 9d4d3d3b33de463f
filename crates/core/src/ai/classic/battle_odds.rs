//! Expected result of an attack, from tables that are computed once.

use crate::odds::{Dice, Expected, Table};
use std::sync::OnceLock;

/// Largest number of armies in a table; larger numbers are scaled down in proportion.
const MOST: u32 = 100;

/// Expected result of `free` armies against `defenders` that roll at most `defence_dice` dice.
pub(super) fn expected(free: u32, defenders: u32, defence_dice: u8) -> Expected {
    static TABLES: [OnceLock<Table>; 3] = [const { OnceLock::new() }; 3];
    let dice = usize::from(defence_dice.clamp(1, 3));
    let table = TABLES[dice - 1].get_or_init(|| {
        Table::new(MOST, MOST, &Dice::six_sided(3, dice))
            .expect("three dice and a hundred armies are allowed")
    });
    let largest = free.max(defenders).max(1);
    if largest <= MOST {
        return *table.get(free, defenders).expect("within the table");
    }
    let smaller = |armies: u32| {
        let part = u64::from(armies) * u64::from(MOST) / u64::from(largest);
        (part as u32).max(armies.min(1))
    };
    let found = table.get(smaller(free), smaller(defenders)).expect("within the table");
    let scale = f64::from(largest) / f64::from(MOST);
    Expected {
        win: found.win,
        attacker_losses: found.attacker_losses * scale,
        defender_losses: found.defender_losses * scale,
    }
}
