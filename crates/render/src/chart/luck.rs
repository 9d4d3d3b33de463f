//! Computes each seat's luck from the public rolls of a history.

use casus_belli_core::odds::{Roll, Side, Tally, Ties};
use casus_belli_core::rules::{History, Holder, Roll as Thrown};

/// For each seat: the armies kept beyond expectation at each moment, and the tally of all rolls.
pub(super) fn running(history: &History) -> Vec<(Vec<f64>, Tally)> {
    let seats = history.moments.first().map_or(0, |moment| usize::from(moment.view.players));
    let mut all = vec![(Vec::with_capacity(history.moments.len()), Tally::default()); seats];
    for moment in &history.moments {
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
    // The stake of one comparison: the armies that a side lost, divided by the comparisons that it lost. A last army
    // that the rules spare (R0-45) counts as lost by the dice.
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

#[cfg(test)]
mod tests {
    use super::*;
    use casus_belli_core::rules::{Die, Seat};

    /// All combinations that dice with these numbers of sides can show, each side's highest first.
    fn falls(sides: &[u8]) -> Vec<Vec<Die>> {
        let mut all = vec![Vec::new()];
        for sides in sides {
            let longer = |fall: &Vec<Die>| -> Vec<Vec<Die>> {
                let with = |face| fall.iter().copied().chain([Die { sides: *sides, face }]).collect();
                (1..=*sides).map(with).collect()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all.iter_mut().for_each(|fall| fall.sort_by_key(|die| std::cmp::Reverse(die.face)));
        all
    }

    #[test]
    fn over_all_ways_in_which_dice_of_any_sides_can_fall_nobody_is_lucky() {
        for (attack, defence) in
            [(&[6][..], &[8][..]), (&[8], &[6]), (&[8, 6], &[8]), (&[10, 8], &[6, 8]), (&[8, 8, 6], &[8, 6])]
        {
            let mut all = vec![(Vec::new(), Tally::default()); 2];
            let (mut most, mut rolls) = (0.0_f64, 0);
            for attack in falls(attack) {
                for defence in falls(defence) {
                    let mut roll = Thrown {
                        by: Seat(0),
                        against: Holder::Seat(Seat(1)),
                        attack: attack.clone(),
                        defence,
                        lost: (0, 0),
                    };
                    let pairs = roll.attack.len().min(roll.defence.len()) as u32;
                    roll.lost = (pairs - roll.won() as u32, roll.won() as u32);
                    count(&roll, &mut all);
                    most = most.max(all[0].1.luck().abs());
                    rolls += 1;
                }
            }
            assert!(most > 0.4, "single rolls are lucky or not");
            for (_, tally) in &all {
                assert!(
                    (tally.luck() / f64::from(rolls)).abs() < 1e-9,
                    "{attack:?} {defence:?}: {}",
                    tally.luck()
                );
            }
        }
    }
}
