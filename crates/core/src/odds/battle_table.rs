//! Table of all battles up to a size: the chances of a state follow from those of the states that a roll leads to.
//! Computed in one pass over the states, without recursion.

use super::OddsError;
use super::battle_rules::{Counted, Dice};
use super::roll::MOST_DICE;

/// Maximum number of armies of one side in a [`Table`]: a table of 1000 by 1000 takes 24 MB.
pub const MOST_IN_TABLE: u32 = 1_000;

/// Expected result of one battle that is fought to the end.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Expected {
    /// Probability, from 0 to 1, that the territory is captured.
    pub win: f64,
    /// Mean of the attacker's losses, in armies.
    pub attacker_losses: f64,
    /// Mean of the defender's losses, in armies.
    pub defender_losses: f64,
}

/// All battles of up to `attackers` free armies against up to `defenders`, fought to the end.
#[derive(Debug, Clone)]
pub struct Table {
    attackers: u32,
    defenders: u32,
    /// Row-major: all defenders for 0 free armies, for 1, …
    cells: Vec<Expected>,
}

impl Table {
    /// Computes the table.
    ///
    /// # Errors
    /// Dice out of the supported range, or more than [`MOST_IN_TABLE`] armies on a side.
    pub fn new(attackers: u32, defenders: u32, dice: &Dice) -> Result<Self, OddsError> {
        let rolls = dice.counted()?;
        if let Some(&many) = [attackers, defenders].iter().find(|&&armies| armies > MOST_IN_TABLE) {
            return Err(OddsError::TableSize(many));
        }
        let width = defenders as usize + 1;
        let mut cells = vec![Expected::default(); width * (attackers as usize + 1)];
        for a in 0..=attackers as usize {
            cells[a * width].win = 1.0;
            for d in 1..=if a == 0 { 0 } else { defenders as usize } {
                let (pairs, outcomes) = rolls.of(a, d);
                let mut sum = Expected::default();
                for (lost, chance) in outcomes.iter().enumerate() {
                    let own = pairs - lost;
                    let next = cells[(a - own) * width + d - lost];
                    sum.win += chance * next.win;
                    sum.attacker_losses += chance * (own as f64 + next.attacker_losses);
                    sum.defender_losses += chance * (lost as f64 + next.defender_losses);
                }
                cells[a * width + d] = sum;
            }
        }
        Ok(Self { attackers, defenders, cells })
    }

    /// The battle of `attackers` free armies against `defenders`; `None` if the table is smaller.
    pub fn get(&self, attackers: u32, defenders: u32) -> Option<&Expected> {
        let inside = attackers <= self.attackers && defenders <= self.defenders;
        let at = attackers as usize * (self.defenders as usize + 1) + defenders as usize;
        inside.then(|| &self.cells[at])
    }
}

/// The states in which the chance to capture is below a bound: one bit per state.
pub(super) struct GiveUp {
    bits: Vec<u64>,
    width: usize,
}

impl GiveUp {
    /// The states of up to `attackers` free armies and `defenders` in which the chance to capture is below `percent`.
    pub(super) fn below(percent: u8, attackers: usize, defenders: usize, rolls: &Counted) -> Self {
        let width = defenders + 1;
        let mut bits = vec![0_u64; ((attackers + 1) * width).div_ceil(64)];
        let mut rows = vec![vec![0.0; width]; MOST_DICE + 1];
        for a in 0..=attackers {
            let row = a % (MOST_DICE + 1);
            for d in 0..=defenders {
                let win = match (a, d) {
                    (_, 0) => 1.0,
                    (0, _) => 0.0,
                    _ => {
                        let (pairs, outcomes) = rolls.of(a, d);
                        let next = |lost: usize| rows[(a - (pairs - lost)) % (MOST_DICE + 1)][d - lost];
                        outcomes.iter().enumerate().map(|(lost, chance)| chance * next(lost)).sum()
                    }
                };
                rows[row][d] = win;
                if percent_of(win) < u32::from(percent) {
                    bits[(a * width + d) / 64] |= 1 << ((a * width + d) % 64);
                }
            }
        }
        Self { bits, width }
    }

    #[inline]
    pub(super) fn at(&self, a: usize, d: usize) -> bool {
        let at = a * self.width + d;
        self.bits[at / 64] >> (at % 64) & 1 == 1
    }
}

/// A chance in whole percent, rounded down; a value that is below a whole number only by a rounding error counts as
/// that number.
pub(super) fn percent_of(chance: f64) -> u32 {
    (chance * 100.0 + 1e-9).floor() as u32
}
