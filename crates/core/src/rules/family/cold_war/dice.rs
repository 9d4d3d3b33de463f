//! The dice of fights and interceptions: successes, ones that cancel them, and the damage of the difference (R3-22, R3-23,
//! A3-1).

use super::options::Botch;
use super::{Options, Transaction};
use serde::{Deserialize, Serialize};

/// What one side threw.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cast {
    /// The faces, in the order of the draws.
    pub faces: Vec<u8>,
    /// Successes less ones; below nothing, it counts for the other side (A3-1).
    pub worth: i32,
}

/// What both sides threw.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clash {
    /// Number of sides of every die.
    pub sides: u8,
    /// The number of the first draw: the side that opens throws first.
    pub draw: u64,
    /// The side that opens.
    pub attack: Cast,
    /// The other side.
    pub defence: Cast,
}

impl Clash {
    /// The successes of both sides, with what the other side's ones bring.
    pub fn successes(&self) -> (u32, u32) {
        let own = |cast: &Cast| cast.worth.max(0).unsigned_abs();
        let left = |cast: &Cast| cast.worth.min(0).unsigned_abs();
        (own(&self.attack) + left(&self.defence), own(&self.defence) + left(&self.attack))
    }

    /// The damage to the side that opens and to the other one: the difference goes to the one with fewer successes (R3-23,
    /// A3-16).
    pub fn damage(&self) -> (u32, u32) {
        let (attack, defence) = self.successes();
        (defence.saturating_sub(attack), attack.saturating_sub(defence))
    }

    /// The number of the draw after the last one.
    pub fn draws(&self) -> u64 {
        self.draw + (self.attack.faces.len() + self.defence.faces.len()) as u64
    }
}

/// Successes less ones, as the table counts them (A3-1).
pub(super) fn worth(options: &Options, faces: &[u8]) -> i32 {
    let count = |holds: &dyn Fn(u8) -> bool| faces.iter().filter(|face| holds(**face)).count() as i32;
    let successes = count(&|face| u32::from(face) >= options.success.number());
    let net = successes - count(&|face| face == 1);
    match options.botch {
        Botch::NetOnes => net,
        Botch::OnlyIfNoSuccess if successes == 0 => net,
        Botch::OnlyIfNoSuccess => net.max(0),
        Botch::Off => successes,
    }
}

/// Throws the dice of both sides.
pub(super) fn throw(tx: &mut Transaction<'_>, attack: u32, defence: u32) -> Clash {
    let sides = tx.game.options().die.number() as u8;
    let draw = tx.luck.number();
    let mut side = |dice: u32| {
        let faces: Vec<u8> = (0..dice).map(|_| tx.luck.die(sides)).collect();
        Cast { worth: worth(tx.game.options(), &faces), faces }
    };
    let attack = side(attack);
    let defence = side(defence);
    Clash { sides, draw, attack, defence }
}
