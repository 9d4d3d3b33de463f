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
    /// The attacker's dice with one free army, with two, and so on, where they aren't the first ones of `attack`: e.g. if
    /// the armies with the better dice are lost before others. With more free armies than entries, `attack` holds.
    #[serde(default)]
    pub few: Vec<Vec<u8>>,
}

/// Maximum number of entries of [`Dice::few`].
pub const MOST_FEW: usize = 7;

impl Dice {
    /// Six-sided dice, at most `attack` and `defence` of them; the defender wins ties.
    pub fn six_sided(attack: usize, defence: usize) -> Self {
        Self::with_sides(attack, defence, 6)
    }

    /// At most `attack` and `defence` dice, all with the same number of sides; the defender wins ties.
    pub fn with_sides(attack: usize, defence: usize, sides: u8) -> Self {
        Self::of(vec![sides; attack], vec![sides; defence])
    }

    /// Dice with these numbers of sides; the defender wins ties.
    pub const fn of(attack: Vec<u8>, defence: Vec<u8>) -> Self {
        Self { attack, defence, ties: Ties::Defender, few: Vec::new() }
    }

    /// The attacker's dice with one free army, with two, and so on, the last entry with more too; the defender wins ties.
    pub fn by_armies(mut attack: Vec<Vec<u8>>, defence: Vec<u8>) -> Self {
        let most = attack.pop().unwrap_or_default();
        Self { few: attack, ..Self::of(most, defence) }
    }

    /// The attacker's dice with that many free armies, at least 1.
    fn attack_of(&self, armies: usize) -> &[u8] {
        self.few.get(armies - 1).map_or_else(|| &self.attack[..armies.min(self.attack.len())], Vec::as_slice)
    }

    /// The chances of the roll for each number of dice of both sides.
    pub(super) fn counted(&self) -> Result<Counted, OddsError> {
        for dice in [&self.attack, &self.defence] {
            if dice.is_empty() || dice.len() > MOST_DICE {
                return Err(OddsError::Dice(dice.len()));
            }
        }
        if self.few.len() > MOST_FEW {
            return Err(OddsError::Dice(self.few.len()));
        }
        let attack = self.attack.len().max(self.few.len() + 1);
        let mut counted = Counted {
            rolls: [[[0.0; MOST_DICE + 1]; MOST_DICE]; MOST_FEW + 1],
            pairs: [[0; MOST_DICE]; MOST_FEW + 1],
            attack,
            defence: self.defence.len(),
        };
        for a in 1..=attack {
            for d in 1..=self.defence.len() {
                let roll = Roll::of(self.attack_of(a), &self.defence[..d], self.ties)?;
                counted.rolls[a - 1][d - 1] = std::array::from_fn(|lost| roll.chance(lost));
                counted.pairs[a - 1][d - 1] = roll.pairs();
            }
        }
        Ok(counted)
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
    /// `rolls[a - 1][d - 1][k]`: `a` free armies against `d` cost the defender exactly `k` armies.
    rolls: [[[f64; MOST_DICE + 1]; MOST_DICE]; MOST_FEW + 1],
    /// The same for the number of comparisons.
    pairs: [[usize; MOST_DICE]; MOST_FEW + 1],
    /// The number of free armies from which the dice stay the same.
    attack: usize,
    /// The same for the defender's armies.
    defence: usize,
}

impl Counted {
    /// The roll of `a` free armies against `d`, both at least 1: the number of comparisons, and for each number of
    /// defenders lost its chance (one entry more than comparisons).
    #[inline]
    pub(super) fn of(&self, a: usize, d: usize) -> (usize, &[f64]) {
        let (a, d) = (a.min(self.attack), d.min(self.defence));
        let pairs = self.pairs[a - 1][d - 1];
        (pairs, &self.rolls[a - 1][d - 1][..=pairs])
    }
}
