//! `Die` and `Roll`: the dice of one battle roll, for all families.

use super::super::ids::{Holder, Seat};
use serde::{Deserialize, Serialize};

/// One rolled die. Events of dice with different sides store this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// Number of sides.
    pub sides: u8,
    /// The result: 1 to `sides`.
    pub face: u8,
}

/// One roll of attack dice against defence dice, compared pairwise from the highest down; at most three dice per side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The attacking seat.
    pub by: Seat,
    /// The holder that defends.
    pub against: Holder,
    /// Attack dice.
    pub attack: Vec<Die>,
    /// Defence dice.
    pub defence: Vec<Die>,
    /// Armies lost: by the attacker, by the defender.
    pub lost: (u32, u32),
}

impl Roll {
    /// Numbers of sides of the attack dice and of the defence dice.
    pub fn sides(&self) -> (Vec<u8>, Vec<u8>) {
        let sides = |dice: &[Die]| dice.iter().map(|die| die.sides).collect();
        (sides(&self.attack), sides(&self.defence))
    }

    /// Number of comparisons that the attacker won; a tie goes to the defender.
    pub fn won(&self) -> usize {
        self.attack.iter().zip(&self.defence).filter(|(attack, defence)| attack.face > defence.face).count()
    }
}
