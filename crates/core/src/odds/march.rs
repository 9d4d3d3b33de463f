//! Exact odds of a march: a series of battles along a path. After each capture one army stays in the territory and the
//! rest attacks the next one. A march has no branches; a caller with two routes computes two marches.

use super::OddsError;
use super::battle::ends;
use super::battle_rules::BattleRules;

/// Maximum number of territories of a march: at least as many as the largest board has.
pub const MOST_LEGS: usize = 100;

/// One territory of a march.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leg {
    /// Number of armies in it; 0 is entered without a roll.
    pub defenders: u32,
    /// The rules of its battle.
    pub terms: BattleRules,
}

/// One way a march can end, with its chance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Halt {
    /// Number of territories captured.
    pub captured: usize,
    /// Free armies left where the march stopped. If all were captured: the armies that moved into the last territory,
    /// without the one that stays there.
    pub attackers: u32,
    /// Armies left in the territory that was not captured; 0 if all were captured.
    pub defenders: u32,
    /// Probability from 0 to 1; all halts add up to 1.
    pub chance: f64,
}

/// The distribution of the ends of a march.
#[derive(Debug, Clone, PartialEq)]
pub struct March {
    /// For each territory the probability, from 0 to 1, that it and all before it are captured.
    pub captures: Vec<f64>,
    /// Mean of the attacker's losses on the whole march, in armies.
    pub attacker_losses: f64,
    /// Mean of the losses of all defenders together, in armies.
    pub defender_losses: f64,
    /// All ends, the farthest first.
    pub halts: Vec<Halt>,
}

/// The odds of a march with `attackers` free armies through these territories in order: one army stays in each captured
/// territory, all others move on.
///
/// # Errors
/// Armies or dice out of the supported range, or more than [`MOST_LEGS`] territories.
pub fn march(attackers: u32, legs: &[Leg]) -> Result<March, OddsError> {
    if legs.len() > MOST_LEGS {
        return Err(OddsError::Legs(legs.len()));
    }
    let mut starts = vec![(attackers, 1.0)];
    let mut found =
        March { captures: Vec::new(), attacker_losses: 0.0, defender_losses: 0.0, halts: Vec::new() };
    for (captured, leg) in legs.iter().enumerate() {
        let ends = ends(&starts, leg.defenders, &leg.terms)?;
        let before: f64 = starts.iter().map(|(armies, chance)| f64::from(*armies) * chance).sum();
        let after: f64 = ends.iter().map(|end| f64::from(end.attackers) * end.chance).sum();
        found.attacker_losses += before - after;
        let killed = |left: u32| f64::from(leg.defenders - left);
        found.defender_losses += ends.iter().map(|end| killed(end.defenders) * end.chance).sum::<f64>();
        starts.clear();
        for end in ends {
            // A capture needs an army that moves in: without a free army even an empty territory is not captured.
            if end.defenders == 0 && end.attackers > 0 {
                starts.push((end.attackers - 1, end.chance));
            } else {
                let (attackers, defenders) = (end.attackers, end.defenders);
                found.halts.push(Halt { captured, attackers, defenders, chance: end.chance });
            }
        }
        found.captures.push(starts.iter().map(|(_, chance)| chance).sum());
    }
    let all =
        |&(attackers, chance): &(u32, f64)| Halt { captured: legs.len(), attackers, defenders: 0, chance };
    found.halts.extend(starts.iter().map(all));
    found.halts.sort_by_key(|halt| {
        (std::cmp::Reverse(halt.captured), halt.defenders, std::cmp::Reverse(halt.attackers))
    });
    Ok(found)
}
