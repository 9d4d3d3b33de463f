//! Exact distribution of one fight of the Cold War: both sides throw as many dice as they are strong, and the side with
//! more successes does the difference as damage (R3-22, R3-23, A3-1).
//!
//! What the dice of one side bring is one number: its successes, or less than nothing if its ones help the other side. So
//! the damage is a difference of two numbers, whose distribution follows from those of the sides.

use super::OddsError;
use std::sync::OnceLock;

/// Maximum number of dice that one side throws in a fight.
pub const MOST_POOL: u32 = 240;
/// Number of dice of an interceptor (R3-16).
pub const INTERCEPTOR_DICE: u32 = 4;
/// Number of dice of a convoy or a missile on its way (R3-28).
pub const TRANSIT_DICE: u32 = 1;

/// What the ones of a side do (A3-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ones {
    /// Each one cancels a success; what is left over counts for the other side.
    Net,
    /// Each one cancels a success; they count for the other side only if no die was a success.
    WithoutSuccess,
    /// They mean nothing.
    Ignored,
}

/// The dice of a fight: all alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PoolDice {
    /// Number of sides of a die.
    pub sides: u8,
    /// Lowest number that is a success.
    pub success: u8,
    /// What ones do.
    pub ones: Ones,
}

impl Default for PoolDice {
    /// Ten-sided dice, success on 6 or more, ones cancel (A3-1).
    fn default() -> Self {
        Self { sides: 10, success: 6, ones: Ones::Net }
    }
}

impl PoolDice {
    /// What the dice of one side bring: successes less ones, or minus the ones that count for the other side.
    pub fn worth(self, successes: u32, ones: u32) -> i32 {
        let net = successes as i32 - ones as i32;
        match self.ones {
            Ones::Net => net,
            Ones::WithoutSuccess if successes == 0 => net,
            Ones::WithoutSuccess => net.max(0),
            Ones::Ignored => successes as i32,
        }
    }

    /// The chances of one die: success, one, neither.
    fn die(self) -> [f64; 3] {
        let sides = f64::from(self.sides);
        let successes = f64::from((self.sides + 1).saturating_sub(self.success));
        [successes / sides, 1.0 / sides, (sides - successes - 1.0) / sides]
    }

    fn check(self, dice: u32) -> Result<(), OddsError> {
        if !(2..=super::MOST_SIDES).contains(&self.sides) {
            return Err(OddsError::Sides(self.sides));
        }
        // A one is never a success, and the highest side always is.
        if !(2..=self.sides).contains(&self.success) {
            return Err(OddsError::Success(self.success));
        }
        if dice > MOST_POOL { Err(OddsError::Pool(dice)) } else { Ok(()) }
    }

    /// The chance of each worth of that many dice, from `-dice` to `dice`.
    fn worths(self, dice: u32) -> Vec<f64> {
        let [success, one, neither] = self.die();
        let n = dice as usize;
        // The chance of each number of successes and ones, die by die. What is not reached yet is 0.
        let mut now = vec![vec![0.0; n + 1]; n + 1];
        now[0][0] = 1.0;
        for thrown in 0..n {
            for successes in (0..=thrown + 1).rev() {
                for ones in (0..=thrown + 1 - successes).rev() {
                    let with_success = if successes > 0 { now[successes - 1][ones] * success } else { 0.0 };
                    let with_one = if ones > 0 { now[successes][ones - 1] * one } else { 0.0 };
                    now[successes][ones] = now[successes][ones] * neither + with_success + with_one;
                }
            }
        }
        let mut worths = vec![0.0; 2 * n + 1];
        for (successes, row) in now.iter().enumerate() {
            for (ones, chance) in row.iter().enumerate().take(n + 1 - successes) {
                let worth = self.worth(successes as u32, ones as u32);
                worths[(worth + dice as i32) as usize] += chance;
            }
        }
        worths
    }
}

/// One fight: the chance of each difference of successes.
#[derive(Debug, Clone, PartialEq)]
pub struct Fight {
    /// Dice of both sides: the largest possible damage.
    most: i32,
    /// The chance of each difference, from `-most` to `most`; positive is damage to the second side.
    chances: Vec<f64>,
    win: f64,
    lose: f64,
}

impl Fight {
    /// The fight of `attack` dice against `defence` dice.
    ///
    /// # Errors
    /// More than [`MOST_POOL`] dice on a side, or dice that no rule has.
    pub fn of(attack: u32, defence: u32, dice: PoolDice) -> Result<Self, OddsError> {
        dice.check(attack)?;
        dice.check(defence)?;
        let (first, second) = (dice.worths(attack), dice.worths(defence));
        let most = attack + defence;
        let mut chances = vec![0.0; 2 * most as usize + 1];
        for (a, first) in first.iter().enumerate() {
            for (d, second) in second.iter().rev().enumerate() {
                chances[a + d] += first * second;
            }
        }
        let middle = most as usize;
        let (lose, win) = (chances[..middle].iter().sum(), chances[middle + 1..].iter().sum());
        Ok(Self { most: most as i32, chances, win, lose })
    }

    /// The same with the usual dice, computed once for each pair of numbers; `None` for more than [`MOST_KNOWN`] dice.
    pub fn known(attack: u32, defence: u32) -> Option<&'static Self> {
        const SIDE: usize = MOST_KNOWN as usize + 1;
        static KNOWN: [OnceLock<Fight>; SIDE * SIDE] = [const { OnceLock::new() }; SIDE * SIDE];
        if attack > MOST_KNOWN || defence > MOST_KNOWN {
            return None;
        }
        let slot = &KNOWN[attack as usize * SIDE + defence as usize];
        if let Some(known) = slot.get() {
            return Some(known);
        }
        let fight = Self::of(attack, defence, PoolDice::default()).ok()?;
        Some(slot.get_or_init(|| fight))
    }

    /// The chance of exactly this difference: positive is damage to the second side, negative to the first.
    pub fn chance(&self, difference: i32) -> f64 {
        if difference.abs() > self.most { 0.0 } else { self.chances[(difference + self.most) as usize] }
    }

    /// Every possible difference with its chance, from the worst for the first side to the best.
    pub fn differences(&self) -> impl Iterator<Item = (i32, f64)> + '_ {
        (-self.most..=self.most).zip(self.chances.iter().copied()).filter(|(_, chance)| *chance > 0.0)
    }

    /// The chance that the first side has more successes.
    pub fn win(&self) -> f64 {
        self.win.min(1.0)
    }

    /// The chance that the second side has more successes.
    pub fn lose(&self) -> f64 {
        self.lose.min(1.0)
    }

    /// The chance that both have the same number, and nothing happens (A3-16).
    pub fn level(&self) -> f64 {
        self.chance(0)
    }

    /// The chance that the second side takes at least this damage; with 1 that of [`Fight::win`].
    pub fn damage_at_least(&self, damage: u32) -> f64 {
        let from = i32::try_from(damage).unwrap_or(i32::MAX);
        self.differences()
            .filter(|(difference, _)| *difference >= from)
            .map(|(_, chance)| chance)
            .sum::<f64>()
            .min(1.0)
    }

    /// Mean of the damage to the first side, and to the second.
    pub fn mean_damage(&self) -> (f64, f64) {
        self.differences().fold((0.0, 0.0), |(first, second), (difference, chance)| {
            let damage = f64::from(difference.abs()) * chance;
            if difference < 0 { (first + damage, second) } else { (first, second + damage) }
        })
    }
}

/// Most dice of a side for which [`Fight::known`] keeps its result.
pub const MOST_KNOWN: u32 = 40;

/// The chance that so many interceptors destroy a convoy or a missile on its way (R3-28, A3-19).
///
/// # Errors
/// More interceptors than [`MOST_POOL`] dice, or dice that no rule has.
pub fn interception(interceptors: u32, dice: PoolDice) -> Result<f64, OddsError> {
    let thrown = interceptors.saturating_mul(INTERCEPTOR_DICE);
    if thrown == 0 {
        // Nobody opposes: the die of the convoy alone destroys nothing, whatever it shows.
        return Ok(0.0);
    }
    Ok(Fight::of(thrown, TRANSIT_DICE, dice)?.win())
}
