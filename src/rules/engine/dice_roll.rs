//! Dice thrown against one another, whatever the family.

use super::super::ids::{Holder, Seat};
use serde::{Deserialize, Serialize};

/// One die as it was thrown: what events of dice with different sides write down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// Its sides.
    pub sides: u8,
    /// What it shows: 1 to `sides`.
    pub face: u8,
}

/// Dice that were thrown against one another and compared one by one, the highest first on either side; at most three a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The attacker.
    pub by: Seat,
    /// Who defended.
    pub against: Holder,
    /// Attack dice.
    pub attack: Vec<Die>,
    /// Defence dice.
    pub defence: Vec<Die>,
    /// Armies lost: the attacker's, the defender's.
    pub lost: (u32, u32),
}

impl Roll {
    /// Sides of the attack dice and of the defence dice.
    pub fn sides(&self) -> (Vec<u8>, Vec<u8>) {
        let sides = |dice: &[Die]| dice.iter().map(|die| die.sides).collect();
        (sides(&self.attack), sides(&self.defence))
    }

    /// Comparisons that the attacker won, a tie being the defender's.
    pub fn won(&self) -> usize {
        self.attack.iter().zip(&self.defence).filter(|(attack, defence)| attack.face > defence.face).count()
    }
}
