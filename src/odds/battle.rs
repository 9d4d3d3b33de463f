//! A battle: the same two territories, roll after roll, until one side has nothing left to fight with or the attacker
//! has had enough.
//!
//! Never: recursion or a table of all states at once; memory grows with one side, time with the product of both.

use super::OddsError;
use super::roll::{MOST_DICE, Roll, Ties};

/// The most armies of one side: far beyond any board, and still answered in a fraction of a second.
pub const MOST_ARMIES: u32 = 5_000;

/// Chances below this are dropped on the way: all of them together cannot move the last digit of any result, and
/// carrying them down to the smallest numbers there are makes a long battle several times slower.
const NOTICEABLE: f64 = 1e-30;

/// How a battle is fought: dice, ties, and when the attacker stops.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Terms {
    /// The sides of the attacker's dice, 1 to 3 of them. With fewer free armies than dice, the first ones are thrown.
    pub attack: Vec<u8>,
    /// The sides of the defender's dice, 1 to 3 of them. With fewer armies than dice, the first ones are thrown.
    pub defence: Vec<u8>,
    /// Who keeps his army in a tie.
    pub ties: Ties,
    /// The attacker stops when this many free armies or fewer are left; 0 fights to the end.
    pub stop_at: u32,
}

impl Terms {
    /// Six-sided dice, at most so many a side; ties to the defender; to the end.
    pub fn six_sided(attack_dice: usize, defence_dice: usize) -> Self {
        Self {
            attack: vec![6; attack_dice],
            defence: vec![6; defence_dice],
            ties: Ties::Defender,
            stop_at: 0,
        }
    }

    /// Three dice against two ([R1-67]).
    pub fn classic() -> Self {
        Self::six_sided(3, 2)
    }

    /// The same, but stopping at so many free armies.
    #[must_use]
    pub fn stopping_at(self, free: u32) -> Self {
        Self { stop_at: free, ..self }
    }

    /// `rolls[a - 1][d - 1]`: the roll with `a` dice against `d`.
    fn rolls(&self) -> Result<Vec<Vec<Roll>>, OddsError> {
        for dice in [&self.attack, &self.defence] {
            if dice.is_empty() || dice.len() > MOST_DICE {
                return Err(OddsError::Dice(dice.len()));
            }
        }
        let against = |a: usize| {
            (1..=self.defence.len()).map(move |d| Roll::of(&self.attack[..a], &self.defence[..d], self.ties))
        };
        (1..=self.attack.len()).map(|a| against(a).collect()).collect()
    }
}

/// One way a battle can end, with its chance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct End {
    /// Free armies that the attacker has left (the one that stays behind is not among them).
    pub attackers: u32,
    /// Armies that the defender has left; 0 means captured.
    pub defenders: u32,
    /// From 0 to 1; all ends together give 1.
    pub chance: f64,
}

/// How a battle can end.
#[derive(Debug, Clone, PartialEq)]
pub struct Battle {
    /// The chance, from 0 to 1, that the territory is captured.
    pub win: f64,
    /// The mean of the attacker's losses.
    pub attacker_losses: f64,
    /// The mean of the defender's losses.
    pub defender_losses: f64,
    /// Every end with a chance above 10⁻³⁰, the best for the attacker first: captures with most armies left, then
    /// failures with fewest defenders left.
    pub ends: Vec<End>,
}

impl Battle {
    /// The chance that the territory is captured and at least `free` armies are left to go on with.
    pub fn win_with(&self, free: u32) -> f64 {
        let wanted = self.ends.iter().filter(|end| end.defenders == 0 && end.attackers >= free);
        wanted.map(|end| end.chance).sum()
    }
}

/// The odds of attacking with `attackers` free armies (those above the one that stays behind) against `defenders`.
///
/// A battle that is over before it begins (no defenders, or no more free armies than [`Terms::stop_at`]) has one end.
pub fn battle(attackers: u32, defenders: u32, terms: &Terms) -> Result<Battle, OddsError> {
    let rolls = terms.rolls()?;
    if let Some(&many) = [attackers, defenders].iter().find(|&&armies| armies > MOST_ARMIES) {
        return Err(OddsError::Armies(many));
    }
    let mut ends = fight(attackers as usize, defenders as usize, terms.stop_at as usize, &rolls);
    ends.sort_by_key(|end| (end.defenders, std::cmp::Reverse(end.attackers)));
    let mean = |of: fn(&End) -> u32| ends.iter().map(|end| f64::from(of(end)) * end.chance).sum::<f64>();
    Ok(Battle {
        win: ends.iter().filter(|end| end.defenders == 0).map(|end| end.chance).sum(),
        attacker_losses: f64::from(attackers) - mean(|end| end.attackers),
        defender_losses: f64::from(defenders) - mean(|end| end.defenders),
        ends,
    })
}

/// The chances of the states, passed down from the start: a roll leads to a state with fewer armies, so going through
/// attackers and defenders downwards, each state is complete when its turn comes. Only the rows that a roll can reach
/// are kept: row `a` of the table stands in `rows[a % (MOST_DICE + 1)]`.
fn fight(attackers: usize, defenders: usize, stop_at: usize, rolls: &[Vec<Roll>]) -> Vec<End> {
    let chances: Vec<Vec<Vec<f64>>> = rolls
        .iter()
        .map(|row| row.iter().map(|roll| (0..=roll.pairs()).map(|k| roll.chance(k)).collect()).collect())
        .collect();
    let mut rows = vec![vec![0.0; defenders + 1]; MOST_DICE + 1];
    rows[attackers % (MOST_DICE + 1)][defenders] = 1.0;
    let mut ends = Vec::new();
    for a in (0..=attackers).rev() {
        let row = a % (MOST_DICE + 1);
        for d in (0..=defenders).rev() {
            let here = std::mem::take(&mut rows[row][d]);
            if here < NOTICEABLE {
                continue;
            }
            if d == 0 || a <= stop_at {
                ends.push(End { attackers: a as u32, defenders: d as u32, chance: here });
                continue;
            }
            let outcomes = &chances[a.min(rolls.len()) - 1][d.min(rolls[0].len()) - 1];
            let pairs = outcomes.len() - 1;
            for (lost, chance) in outcomes.iter().enumerate() {
                rows[(a - (pairs - lost)) % (MOST_DICE + 1)][d - lost] += here * chance;
            }
        }
    }
    ends
}
