//! The dice of an invasion for every number of units left, if MODs are lost first and the most useful commander last (R1-24,
//! R1-27, R1-37, A1-12). Odds use them; the battle itself counts the units that are there.

use super::battle::{ATTACK_DICE, DEFENCE_DICE};
use super::{Unit, Units};
use crate::rules::board::Kind;
use std::cmp::Reverse;

/// Number of sides of a plain die.
const PLAIN: u8 = 6;

/// Numbers of sides of the attack dice with one unit more than the one that stays, with two more, and so on; with more
/// than entries, those of the last one. `spare`: commanders stay out of the battle (A1-35). Empty if no unit can attack.
pub fn attack_dice(units: Units, from: Kind, into: Kind, spare: bool) -> Vec<Vec<u8>> {
    // From this number on some MOD is left, so that all commanders are.
    let enough = units.commanders.len().max(ATTACK_DICE);
    let thrown = |free: u32| {
        let left = units.minus(units.first(units.count() - free - 1));
        let eights = left.commanders.iter().map(|one| Unit::Commander(one).attack_sides(from, into));
        strongest(eights.filter(|_| !spare), free.min(ATTACK_DICE))
    };
    (1..=enough.min(units.count().saturating_sub(1))).map(thrown).collect()
}

/// Numbers of sides of the defence dice; with fewer units than dice, the first ones are thrown. One at least.
pub fn defence_dice(units: Units, station: bool) -> Vec<u8> {
    let each = units.commanders.iter().map(|one| Unit::Commander(one).defence_sides(station));
    let plain = std::iter::repeat_n(Unit::Mod.defence_sides(station), DEFENCE_DICE as usize);
    strongest(each.chain(plain), DEFENCE_DICE)
}

/// That many dice, those with most sides first, plain ones if there are no others.
fn strongest(sides: impl Iterator<Item = u8>, dice: u32) -> Vec<u8> {
    let dice = dice as usize;
    let mut sides: Vec<u8> = sides.chain(std::iter::repeat_n(PLAIN, dice)).collect();
    sides.sort_unstable_by_key(|sides| Reverse(*sides));
    sides.truncate(dice);
    sides
}
