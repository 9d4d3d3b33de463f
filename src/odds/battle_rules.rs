//! Rules of a battle: dice of both sides, and stop conditions of the attacker.

use super::OddsError;
use super::roll::{MOST_DICE, Roll, Ties};

/// The dice of both sides.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Dice {
    /// Number of sides of each of the attacker's dice, 1 to 3 dice. With fewer free armies than dice, the first ones
    /// are thrown.
    pub attack: Vec<u8>,
    /// Number of sides of each of the defender's dice, 1 to 3 dice. With fewer armies than dice, the first ones are
    /// thrown.
    pub defence: Vec<u8>,
    /// Which side keeps its army in a tie.
    pub ties: Ties,
}

impl Dice {
    /// Six-sided dice, at most `attack` and `defence` of them; the defender wins ties.
    pub fn six_sided(attack: usize, defence: usize) -> Self {
        Self::with_sides(attack, defence, 6)
    }

    /// At most `attack` and `defence` dice, all with the same number of sides; the defender wins ties.
    pub fn with_sides(attack: usize, defence: usize, sides: u8) -> Self {
        Self { attack: vec![sides; attack], defence: vec![sides; defence], ties: Ties::Defender }
    }

    /// The chances of the roll for each number of dice of both sides.
    pub(super) fn counted(&self) -> Result<Counted, OddsError> {
        for dice in [&self.attack, &self.defence] {
            if dice.is_empty() || dice.len() > MOST_DICE {
                return Err(OddsError::Dice(dice.len()));
            }
        }
        let mut rolls = [[[0.0; MOST_DICE + 1]; MOST_DICE]; MOST_DICE];
        for (a, row) in (1..=self.attack.len()).zip(&mut rolls) {
            for (d, chances) in (1..=self.defence.len()).zip(row) {
                let roll = Roll::of(&self.attack[..a], &self.defence[..d], self.ties)?;
                *chances = std::array::from_fn(|lost| roll.chance(lost));
            }
        }
        Ok(Counted { rolls, attack: self.attack.len(), defence: self.defence.len() })
    }
}

/// When the attacker stops before the end of the battle. The conditions are checked before each roll; any one of them
/// is enough.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Stop {
    /// Stops with this many free armies or fewer; 0 fights to the end.
    pub left: u32,
    /// Stops after this many rolls.
    pub rolls: Option<u32>,
    /// Stops when the chance to capture by fighting to the end is below this percentage; 0 never stops.
    pub below_percent: u8,
}

/// The rules of a battle: dice, and when the attacker stops.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct BattleRules {
    /// The dice of both sides.
    pub dice: Dice,
    /// When the attacker stops.
    pub stop: Stop,
}

impl BattleRules {
    /// Six-sided dice, at most `attack_dice` and `defence_dice` of them; the defender wins ties; no stop condition.
    pub fn six_sided(attack_dice: usize, defence_dice: usize) -> Self {
        Self { dice: Dice::six_sided(attack_dice, defence_dice), stop: Stop::default() }
    }

    /// Three dice against two ([R1-67]).
    pub fn classic() -> Self {
        Self::six_sided(3, 2)
    }

    /// The same dice with these stop conditions.
    #[must_use]
    pub fn stopping(self, stop: Stop) -> Self {
        Self { stop, ..self }
    }

    /// The same rules, but the attacker stops with `free` free armies or fewer.
    #[must_use]
    pub fn stopping_at(mut self, free: u32) -> Self {
        self.stop.left = free;
        self
    }
}

/// The chances of all rolls that can occur in a battle.
pub(super) struct Counted {
    /// `rolls[a - 1][d - 1][k]`: `a` dice against `d` cost the defender exactly `k` armies.
    rolls: [[[f64; MOST_DICE + 1]; MOST_DICE]; MOST_DICE],
    attack: usize,
    defence: usize,
}

impl Counted {
    /// The roll of `a` free armies against `d`, both at least 1: the number of comparisons, and for each number of
    /// defenders lost its chance (one entry more than comparisons).
    #[inline]
    pub(super) fn of(&self, a: usize, d: usize) -> (usize, &[f64]) {
        let (a, d) = (a.min(self.attack), d.min(self.defence));
        let pairs = a.min(d);
        (pairs, &self.rolls[a - 1][d - 1][..=pairs])
    }
}
