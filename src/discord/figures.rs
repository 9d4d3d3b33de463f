//! The figures that stand beside choices: the chance of an attack, the threat to a territory. Never decides anything.

use crate::odds::{self, Terms};
use crate::rules::{Holder, Shift, Strike, TerritoryId, View};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Beyond so many armies of one side the chance is worked out with fewer: nobody reads the difference.
const MOST: u32 = 300;

/// Most chances that are remembered; then all are forgotten.
const REMEMBERED: usize = 20_000;

/// The chance to capture, in whole percent rounded down; 100 only if it is certain.
///
/// Every panel shows dozens of them, mostly the same again, so they are worked out once.
pub(crate) fn win_percent(attackers: u32, defenders: u32, dice: u8) -> u32 {
    static KNOWN: Mutex<BTreeMap<(u32, u32, u8), u32>> = Mutex::new(BTreeMap::new());
    let key = (attackers, defenders, dice);
    if let Some(percent) = KNOWN.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return *percent;
    }
    let percent = work_out(attackers, defenders, dice);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= REMEMBERED {
        known.clear();
    }
    known.insert(key, percent);
    percent
}

fn work_out(attackers: u32, defenders: u32, dice: u8) -> u32 {
    let terms = Terms::six_sided(usize::from(dice.clamp(1, 3)), 2);
    let (mut a, mut d) = (attackers.saturating_sub(1), defenders);
    let largest = a.max(d);
    if largest > MOST {
        a = (u64::from(a) * u64::from(MOST) / u64::from(largest)) as u32;
        d = ((u64::from(d) * u64::from(MOST) / u64::from(largest)) as u32).max(d.min(1));
    }
    let win = odds::battle(a, d, &terms).map_or(0.0, |battle| battle.win);
    ((win * 100.0 + 1e-9).floor() as u32).min(if defenders == 0 { 100 } else { 99 })
}

/// The chance of an attack that can be announced.
pub(crate) fn strike_percent(view: &View, strike: Strike) -> u32 {
    win_percent(view.at(strike.from).armies, view.at(strike.to).armies, 3)
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
    fn chances_are_rounded_down_and_never_certain_while_somebody_defends() {
        assert_eq!(win_percent(2, 1, 3), 41, "15 of 36");
        assert_eq!(win_percent(1, 1, 3), 0, "one army can't attack");
        assert_eq!(win_percent(4_000_000_000, 1, 3), 99);
        assert!((60..100).contains(&win_percent(200_000, 200_000, 3)), "large armies are scaled");
    }
}
