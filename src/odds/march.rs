//! A march: one battle after the other, on with what is left, leaving one army behind in each captured territory.
//!
//! Never: another way than straight on; whoever could turn elsewhere asks for two marches.

use super::OddsError;
use super::battle::ends;
use super::battle_rules::BattleRules;

/// The most territories of one march: every territory of the largest board.
pub const MOST_LEGS: usize = 100;

/// One territory on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leg {
    /// The armies in it; 0 is walked into without a roll.
    pub defenders: u32,
    /// How it is fought for.
    pub terms: BattleRules,
}

/// One way a march can end, with its chance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Halt {
    /// Territories captured.
    pub captured: usize,
    /// Free armies left where the march stopped; in the last territory, if all were captured, those that moved into it
    /// above the one that holds it.
    pub attackers: u32,
    /// Armies left in the territory that withstood; 0 if all were captured.
    pub defenders: u32,
    /// From 0 to 1; all halts together give 1.
    pub chance: f64,
}

/// How a march can end.
#[derive(Debug, Clone, PartialEq)]
pub struct March {
    /// For each territory the chance, from 0 to 1, that it and all before it are captured.
    pub captures: Vec<f64>,
    /// The mean of the attacker's losses on the whole way.
    pub attacker_losses: f64,
    /// The mean of all defenders' losses together.
    pub defender_losses: f64,
    /// Every end, the farthest first.
    pub halts: Vec<Halt>,
}

/// The odds of marching with `attackers` free armies through these territories in turn: everything that may move does,
/// one army stays in each captured territory, and the rest goes on.
///
/// # Errors
/// Armies or dice beyond what is computed, or more than [`MOST_LEGS`] territories.
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
            // Somebody must be able to move in: without a free army even an empty territory stays as it is.
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
