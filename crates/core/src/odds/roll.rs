//! Exact distribution of one roll: how many armies each side loses, counted over all outcomes of the dice (F-50).
//! Counts are integers; only the final chances are floating-point.

use super::OddsError;
use std::sync::OnceLock;

/// Maximum number of dice that one side throws at once, over all rulebooks.
pub const MOST_DICE: usize = 3;
/// Maximum number of sides of a die.
pub const MOST_SIDES: u8 = 20;

/// Which side keeps its army when two dice are equal ([S-4]: the defender, unless a rule says otherwise).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Ties {
    /// The attacker loses a tie.
    Defender,
    /// The defender loses a tie.
    Attacker,
}

/// The distribution of one roll: highest against highest, second against second, third against third; each comparison
/// costs its loser one army.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Roll {
    /// `ways[k]`: number of outcomes in which the defender loses exactly `k` armies.
    ways: [u64; MOST_DICE + 1],
    pairs: usize,
}

impl Roll {
    /// The odds of dice with these sides, such as `[6, 6, 6]` against `[8, 6]`, in any order.
    ///
    /// Rolls of six- and eight-sided dice, which the rulebooks use, are cached.
    pub fn of(attack: &[u8], defence: &[u8], ties: Ties) -> Result<Self, OddsError> {
        static KNOWN: [OnceLock<Roll>; MIXES * MIXES * 2] = [const { OnceLock::new() }; MIXES * MIXES * 2];
        let (Some(a), Some(d)) = (mix(attack), mix(defence)) else {
            return Self::count(attack, defence, ties);
        };
        let slot = &KNOWN[(a * MIXES + d) * 2 + usize::from(ties == Ties::Attacker)];
        if let Some(roll) = slot.get() {
            return Ok(*roll);
        }
        let roll = Self::count(attack, defence, ties)?;
        Ok(*slot.get_or_init(|| roll))
    }

    fn count(attack: &[u8], defence: &[u8], ties: Ties) -> Result<Self, OddsError> {
        let (attack_hands, defence_hands) = (hands(attack)?, hands(defence)?);
        let pairs = attack.len().min(defence.len());
        let mut ways = [0; MOST_DICE + 1];
        for (attacker, attacker_ways) in &attack_hands {
            for (defender, defender_ways) in &defence_hands {
                let won = |(a, d): (&u8, &u8)| if ties == Ties::Defender { a > d } else { a >= d };
                let losses = attacker.iter().zip(defender).take(pairs).filter(|&pair| won(pair)).count();
                ways[losses] += attacker_ways * defender_ways;
            }
        }
        Ok(Self { ways, pairs })
    }

    /// Number of comparisons: together both sides lose exactly this many armies.
    pub fn pairs(&self) -> usize {
        self.pairs
    }

    /// In how many of [`Roll::all_ways`] the defender loses exactly `losses` armies, and the attacker the rest.
    pub fn ways(&self, losses: usize) -> u64 {
        self.ways.get(losses).copied().unwrap_or(0)
    }

    /// Total number of outcomes of the dice.
    pub fn all_ways(&self) -> u64 {
        self.ways.iter().sum()
    }

    /// Probability, from 0 to 1, that the defender loses exactly `losses` armies, and the attacker the rest.
    pub fn chance(&self, losses: usize) -> f64 {
        self.ways(losses) as f64 / self.all_ways() as f64
    }

    /// Mean of the attacker's losses in this roll.
    pub fn attacker_losses(&self) -> f64 {
        self.pairs as f64 - self.defender_losses()
    }

    /// Mean of the defender's losses in this roll.
    pub fn defender_losses(&self) -> f64 {
        (0..=self.pairs).map(|losses| losses as f64 * self.chance(losses)).sum()
    }
}

/// Number of slots for combinations of up to three six- and eight-sided dice, as numbered by [`mix`].
const MIXES: usize = 16;

/// The number of a combination of one to three six- and eight-sided dice; `None` for any other dice.
fn mix(sides: &[u8]) -> Option<usize> {
    let of = |die: u8| sides.iter().map(|side| usize::from(*side == die)).sum::<usize>();
    let (sixes, eights) = (of(6), of(8));
    ((1..=MOST_DICE).contains(&sides.len()) && sixes + eights == sides.len()).then_some(4 * eights + sixes)
}

/// Values of the dice of one side, highest first; unused places are 0.
type Hand = [u8; MOST_DICE];

/// All sorted hands that these dice can show, with the number of ways to throw each. There are far fewer hands than
/// throws: for three twenty-sided dice on each side this leaves about two million pairs.
fn hands(sides: &[u8]) -> Result<Vec<(Hand, u64)>, OddsError> {
    if sides.is_empty() || sides.len() > MOST_DICE {
        return Err(OddsError::Dice(sides.len()));
    }
    if let Some(&bad) = sides.iter().find(|&&die| !(2..=MOST_SIDES).contains(&die)) {
        return Err(OddsError::Sides(bad));
    }
    let mut throws: Vec<Hand> = vec![[0; MOST_DICE]];
    for (place, &die) in sides.iter().enumerate() {
        let with = |hand: Hand, value| {
            let mut hand = hand;
            hand[place] = value;
            hand
        };
        throws = throws.into_iter().flat_map(|hand| (1..=die).map(move |value| with(hand, value))).collect();
    }
    for hand in &mut throws {
        hand.sort_unstable_by(|a, b| b.cmp(a));
    }
    throws.sort_unstable();
    let alike = throws.chunk_by(|a, b| a == b);
    Ok(alike.map(|group| (group[0], group.len() as u64)).collect())
}
