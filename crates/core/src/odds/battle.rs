//! Exact odds of a battle between two territories: rolls follow until one side has no armies left to fight with or a
//! stop condition of the attacker holds.
//!
//! Computed iteratively, row by row: memory grows with one side, time with the product of both.

use super::OddsError;
use super::battle_rules::{BattleRules, Counted};
use super::battle_table::GiveUp;
use super::roll::MOST_DICE;

/// Maximum number of armies of one side: far above any board, and still computed in a fraction of a second.
pub const MOST_ARMIES: u32 = 5_000;

/// Chances below this are dropped: their sum can't change the last digit of any result, and computing with denormal
/// numbers makes a long battle several times slower.
const NOTICEABLE: f64 = 1e-100;

/// One way a battle can end, with its chance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct End {
    /// Free armies that the attacker has left (the one that stays behind is not among them).
    pub attackers: u32,
    /// Armies that the defender has left; 0 means captured.
    pub defenders: u32,
    /// Probability from 0 to 1; all ends add up to 1.
    pub chance: f64,
}

/// The distribution of the ends of a battle.
#[derive(Debug, Clone, PartialEq)]
pub struct Battle {
    /// Probability, from 0 to 1, that the territory is captured.
    pub win: f64,
    /// Mean of the attacker's losses, in armies.
    pub attacker_losses: f64,
    /// Mean of the defender's losses, in armies.
    pub defender_losses: f64,
    /// All ends with a chance above 10⁻¹⁰⁰, best for the attacker first: captures with most armies left, then failures
    /// with fewest defenders left.
    pub ends: Vec<End>,
}

impl Battle {
    /// The chance that the territory is captured with at least `free` free armies left.
    pub fn win_with(&self, free: u32) -> f64 {
        let wanted = self.ends.iter().filter(|end| end.defenders == 0 && end.attackers >= free);
        wanted.map(|end| end.chance).sum()
    }
}

/// The odds of attacking with `attackers` free armies (those above the one that stays behind) against `defenders`.
///
/// A battle that is over before it begins (no defenders, or a stop condition already holds) has one end.
///
/// # Errors
/// Armies or dice out of the supported range.
pub fn battle(attackers: u32, defenders: u32, terms: &BattleRules) -> Result<Battle, OddsError> {
    let ends = ends(&[(attackers, 1.0)], defenders, terms)?;
    let mean = |of: &dyn Fn(&End) -> u32| ends.iter().map(|end| f64::from(of(end)) * end.chance).sum::<f64>();
    Ok(Battle {
        win: ends.iter().filter(|end| end.defenders == 0).map(|end| end.chance).sum(),
        attacker_losses: mean(&|end| attackers - end.attackers),
        defender_losses: mean(&|end| defenders - end.defenders),
        ends,
    })
}

/// The ends of a battle whose number of free armies is given as a distribution (number, chance); the best end first.
pub(super) fn ends(
    starts: &[(u32, f64)],
    defenders: u32,
    terms: &BattleRules,
) -> Result<Vec<End>, OddsError> {
    let rolls = terms.dice.counted()?;
    let most = starts.iter().map(|(armies, _)| *armies).max().unwrap_or(0);
    if let Some(&many) = [most, defenders].iter().find(|&&armies| armies > MOST_ARMIES) {
        return Err(OddsError::Armies(many));
    }
    let (left, percent) = (terms.stop.left as usize, terms.stop.below_percent);
    let give_up = (percent > 0).then(|| GiveUp::below(percent, most as usize, defenders as usize, &rolls));
    let over = |a: usize, d: usize| d == 0 || a <= left || give_up.as_ref().is_some_and(|mask| mask.at(a, d));
    // Each roll costs at least one army: a higher bound has no effect.
    let bound = terms.stop.rolls.filter(|rolls| *rolls < most + defenders);
    let mut ends = match bound {
        Some(bound) => fight_rolls(starts, defenders, &rolls, bound, over),
        None => fight(starts, defenders, &rolls, over),
    };
    ends.sort_by_key(|end| (end.defenders, std::cmp::Reverse(end.attackers)));
    Ok(ends)
}

/// Propagates the chances of the states from the starts. A roll leads to a state with fewer armies, so with attackers
/// and defenders in descending order each state is complete when it is visited. Only the rows that a roll can reach are
/// kept: row `a` of the table is `rows[a % (MOST_DICE + 1)]`.
fn fight(
    starts: &[(u32, f64)],
    defenders: u32,
    rolls: &Counted,
    over: impl Fn(usize, usize) -> bool,
) -> Vec<End> {
    let (most, defenders) =
        (starts.iter().map(|start| start.0).max().unwrap_or(0) as usize, defenders as usize);
    let mut begin = vec![0.0; most + 1];
    for (armies, chance) in starts {
        begin[*armies as usize] += chance;
    }
    let mut rows = vec![vec![0.0; defenders + 1]; MOST_DICE + 1];
    let mut ends = Vec::new();
    for a in (0..=most).rev() {
        let row = a % (MOST_DICE + 1);
        rows[row][defenders] += begin[a];
        for d in (0..=defenders).rev() {
            let here = std::mem::take(&mut rows[row][d]);
            if here < NOTICEABLE {
                continue;
            }
            if over(a, d) {
                ends.push(End { attackers: a as u32, defenders: d as u32, chance: here });
                continue;
            }
            let (pairs, outcomes) = rolls.of(a, d);
            for (lost, chance) in outcomes.iter().enumerate() {
                rows[(a - (pairs - lost)) % (MOST_DICE + 1)][d - lost] += here * chance;
            }
        }
    }
    ends
}

/// Like [`fight`], but for at most `bound` rolls: computes all states after each roll from those before it.
fn fight_rolls(
    starts: &[(u32, f64)],
    defenders: u32,
    rolls: &Counted,
    bound: u32,
    over: impl Fn(usize, usize) -> bool,
) -> Vec<End> {
    let state = |&(armies, chance): &(u32, f64)| End { attackers: armies, defenders, chance };
    let mut now: Vec<End> = starts.iter().map(state).collect();
    let mut ends = Vec::new();
    for _ in 0..bound {
        let (done, going): (Vec<End>, Vec<End>) =
            now.into_iter().partition(|at| over(at.attackers as usize, at.defenders as usize));
        ends.extend(done);
        now = Vec::with_capacity(going.len() * (MOST_DICE + 1));
        for lost in 0..=MOST_DICE {
            for at in &going {
                let (pairs, outcomes) = rolls.of(at.attackers as usize, at.defenders as usize);
                let Some(chance) = outcomes.get(lost) else { continue };
                now.push(End {
                    attackers: at.attackers - (pairs - lost) as u32,
                    defenders: at.defenders - lost as u32,
                    chance: at.chance * chance,
                });
            }
        }
        now = merged(now);
        now.retain(|at| at.chance >= NOTICEABLE);
    }
    ends.extend(now);
    merged(ends)
}

/// Merges equal states.
fn merged(mut states: Vec<End>) -> Vec<End> {
    // A stable sort is fast on nearly sorted input.
    states.sort_by_key(|at| std::cmp::Reverse((at.defenders, at.attackers)));
    states.dedup_by(|next, kept| {
        let same = (next.attackers, next.defenders) == (kept.attackers, kept.defenders);
        if same {
            kept.chance += next.chance;
        }
        same
    });
    states
}
