//! What is to be expected of an attack. The figures are the odds'; never luck.

use super::types::Expected;
use crate::odds::{self, MOST_ARMIES, Roll, Terms, Ties};
use crate::rules::{Event, Public, Seat};

/// Losses to be expected from the rolls that a seat made, if it made any.
pub(super) fn expected(events: &[(i64, Event)], by: Seat) -> Option<Expected> {
    let mut sum: Option<Expected> = None;
    for (_, event) in events {
        if let Event::Public(Public::Rolled { seat, attack, defence, .. }) = event
            && *seat == by
        {
            let sides = |dice: &[u8]| vec![6; dice.len()];
            let roll = Roll::of(&sides(attack), &sides(defence), Ties::Defender);
            let roll = roll.expect("the rules throw a few dice with six sides");
            let sum = sum.get_or_insert(Expected { attacker: 0.0, defender: 0.0 });
            sum.attacker += roll.attacker_losses();
            sum.defender += roll.defender_losses();
        }
    }
    sum
}

/// The chance (0 to 1) that `armies` in a territory capture another with `against` in it, fighting to the end.
pub(super) fn capture(armies: u32, against: u32) -> f64 {
    let free = armies.saturating_sub(1);
    // Beyond what is computed exactly, both sides shrink alike: the larger keeps its lead.
    let over = free.max(against).saturating_sub(MOST_ARMIES);
    let (free, against) = (free.saturating_sub(over), against.saturating_sub(over));
    odds::battle(free, against, &Terms::classic()).map_or(0.0, |battle| battle.win)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_free_army_against_one_wins_fifteen_throws_of_thirty_six() {
        assert!((capture(2, 1) - 15.0 / 36.0).abs() < 1e-12);
        assert!(capture(u32::MAX, 1) > 0.999 && capture(2, u32::MAX) < 0.001 && capture(0, 1) < 1e-12);
    }
}
