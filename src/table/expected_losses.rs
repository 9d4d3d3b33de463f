//! Expected losses over the rolls of an order, computed by `odds`.

use super::types::Expected;
use crate::odds::{Roll, Ties};
use crate::rules::{Event, Seat};

/// Expected losses over all rolls of a seat; `None` if it made none.
pub(super) fn expected(events: &[(i64, Event)], by: Seat) -> Option<Expected> {
    let mut sum: Option<Expected> = None;
    for (_, event) in events {
        if let Some(rolled) = event.roll().filter(|roll| roll.by == by) {
            let (attack, defence) = rolled.sides();
            let roll = Roll::of(&attack, &defence, Ties::Defender);
            let roll = roll.expect("the rules throw a few dice");
            let sum = sum.get_or_insert(Expected { attacker: 0.0, defender: 0.0 });
            sum.attacker += roll.attacker_losses();
            sum.defender += roll.defender_losses();
        }
    }
    sum
}
