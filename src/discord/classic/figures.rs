//! The figures that stand beside choices: the chance of an attack, the threat to a territory. Never decides anything.

use crate::odds::{self, Dice};
use crate::rules::classic::{Shift, Strike, View};
use crate::rules::{Holder, TerritoryId};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Attackers, defenders, and the most dice of both.
type Figures = (u32, u32, (u8, u8));

/// Most chances that are remembered; then all are forgotten.
const REMEMBERED: usize = 20_000;

/// The chance to capture with `attackers` in a territory, in whole percent rounded down; 100 only if nobody defends.
///
/// Every panel shows dozens of them, mostly the same again, so they are worked out once.
fn win_percent(attackers: u32, defenders: u32, dice: (u8, u8)) -> u32 {
    static KNOWN: Mutex<BTreeMap<Figures, u32>> = Mutex::new(BTreeMap::new());
    let key = (attackers, defenders, dice);
    if let Some(percent) = KNOWN.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return *percent;
    }
    let (attack, defence) = dice;
    let dice = Dice::six_sided(attack.into(), defence.into());
    let percent = odds::capture_percent(attackers.saturating_sub(1), defenders, &dice);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= REMEMBERED {
        known.clear();
    }
    known.insert(key, percent);
    percent
}

/// The chance of an attack that can be announced, with the most dice on both sides.
pub(crate) fn strike_percent(view: &View, strike: Strike) -> u32 {
    win_percent(view.at(strike.from).armies, view.at(strike.to).armies, (3, view.defence_dice()))
}

/// Attacks, the most promising first.
pub(crate) fn best_strikes(view: &View, strikes: &[Strike]) -> Vec<(Strike, u32)> {
    let mut rated: Vec<_> = strikes.iter().map(|strike| (*strike, strike_percent(view, *strike))).collect();
    rated.sort_by_key(|(strike, percent)| {
        let lead = i64::from(view.at(strike.from).armies) - i64::from(view.at(strike.to).armies);
        (Reverse(*percent), Reverse(lead), strike.from, strike.to)
    });
    rated
}

/// Armies of others around a territory.
pub(crate) fn threat(view: &View, at: TerritoryId) -> u32 {
    let own = view.at(at).holder;
    let around = view.map().territory(at).borders.iter().map(|next| view.at(next));
    let hostile = around.filter(|held| held.holder != own && matches!(held.holder, Holder::Seat(_)));
    hostile.map(|held| held.armies).sum()
}

/// Own territories, those at the border that are threatened most first (S-11).
pub(crate) fn most_threatened(
    view: &View,
    own: impl IntoIterator<Item = TerritoryId>,
) -> Vec<(TerritoryId, u32)> {
    let mut rated: Vec<_> = own.into_iter().map(|at| (at, threat(view, at))).collect();
    rated.sort_by_key(|&(at, threat)| {
        (threat == 0, Reverse(i64::from(threat) - i64::from(view.at(at).armies)), at)
    });
    rated
}

/// Moves, the most useful first: from where nobody threatens to where somebody does, with the most armies.
pub(crate) fn best_shifts(view: &View, shifts: &[Shift]) -> Vec<Shift> {
    let mut rated = shifts.to_vec();
    let need = |at| i64::from(threat(view, at)) - i64::from(view.at(at).armies);
    rated.sort_by_key(|shift| {
        let idle = threat(view, shift.from) == 0;
        (
            Reverse(idle),
            Reverse(need(shift.to) - need(shift.from)),
            Reverse(shift.armies),
            shift.from,
            shift.to,
        )
    });
    rated
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_army_that_stays_does_not_count_and_what_is_remembered_is_the_same() {
        for _ in 0..2 {
            assert_eq!(win_percent(2, 1, (3, 2)), 41, "15 of 36");
            assert_eq!(win_percent(1, 1, (3, 2)), 0, "one army can't attack");
            assert_eq!(win_percent(4, 3, (3, 2)), 47);
            assert_eq!(win_percent(4, 3, (3, 3)), 32, "three defence dice");
        }
    }
}
