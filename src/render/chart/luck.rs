//! The luck of each seat, from the rolls that everybody saw. Never a roll that was not public.

use crate::odds::{Roll, Side, Tally, Ties};
use crate::rules::{Chronicle, Holder, Public, Seen};

/// Armies kept beyond expectation, moment by moment, and the sum of it, seat by seat.
pub(super) fn running(chronicle: &Chronicle) -> Vec<(Vec<f64>, Tally)> {
    let seats = chronicle.moments.first().map_or(0, |moment| moment.view.seats.len());
    let mut all = vec![(Vec::with_capacity(chronicle.moments.len()), Tally::default()); seats];
    for moment in &chronicle.moments {
        for seen in &moment.seen {
            if let Seen::Public(public) = seen {
                count(public, &mut all);
            }
        }
        for (values, tally) in &mut all {
            values.push(tally.luck());
        }
    }
    all
}

fn count(public: &Public, all: &mut [(Vec<f64>, Tally)]) {
    let Public::Rolled { seat, against, attack, defence, attacker_lost, defender_lost, .. } = public else {
        return;
    };
    let six = |dice: &[u8]| vec![6; dice.len()];
    let Ok(roll) = Roll::of(&six(attack), &six(defence), Ties::Defender) else { return };
    let won = attack.iter().zip(defence).filter(|(a, d)| a > d).count();
    let lost = roll.pairs() - won;
    // What a comparison costs is what was lost in those that went one way; a last army that the rules spare (R0-45) was
    // lost by the dice all the same.
    let each = |armies: &u32, times: usize| armies.checked_div(times as u32).unwrap_or(0);
    let stake = each(attacker_lost, lost).max(each(defender_lost, won)).max(1);
    if let Some((_, tally)) = all.get_mut(seat.index()) {
        tally.add(&roll, Side::Attacker, lost, stake);
    }
    if let Holder::Seat(defender) = against
        && let Some((_, tally)) = all.get_mut(defender.index())
    {
        tally.add(&roll, Side::Defender, won, stake);
    }
}
