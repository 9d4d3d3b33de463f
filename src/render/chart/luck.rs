//! The luck of each seat, from the rolls that everybody saw. Never a roll that was not public.

use crate::odds::{Roll, Side, Tally, Ties};
use crate::rules::{History, Holder, Roll as Thrown};

/// Armies kept beyond expectation, moment by moment, and the sum of it, seat by seat.
pub(super) fn running(chronicle: &History) -> Vec<(Vec<f64>, Tally)> {
    let seats = chronicle.moments.first().map_or(0, |moment| usize::from(moment.view.players));
    let mut all = vec![(Vec::with_capacity(chronicle.moments.len()), Tally::default()); seats];
    for moment in &chronicle.moments {
        for seen in &moment.seen {
            if let Some(roll) = seen.roll() {
                count(&roll, &mut all);
            }
        }
        for (values, tally) in &mut all {
            values.push(tally.luck());
        }
    }
    all
}

fn count(thrown: &Thrown, all: &mut [(Vec<f64>, Tally)]) {
    let (attack, defence) = thrown.sides();
    let Ok(roll) = Roll::of(&attack, &defence, Ties::Defender) else { return };
    let won = thrown.won();
    let lost = roll.pairs() - won;
    // What a comparison costs is what was lost in those that went one way; a last army that the rules spare (R0-45) was
    // lost by the dice all the same.
    let each = |armies: u32, times: usize| armies.checked_div(times as u32).unwrap_or(0);
    let stake = each(thrown.lost.0, lost).max(each(thrown.lost.1, won)).max(1);
    if let Some((_, tally)) = all.get_mut(thrown.by.index()) {
        tally.add(&roll, Side::Attacker, lost, stake);
    }
    if let Holder::Seat(defender) = thrown.against
        && let Some((_, tally)) = all.get_mut(defender.index())
    {
        tally.add(&roll, Side::Defender, won, stake);
    }
}
