//! What is to be expected of an attack. The figures are the odds'; never luck.

use super::types::Expected;
use crate::odds::{Roll, Ties};
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
