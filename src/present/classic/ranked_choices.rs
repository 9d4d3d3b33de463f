//! Figures shown next to choices of the classic family: the chance of an attack, the threat to a territory.

use crate::odds::{self, Dice};
use crate::rules::classic::{AttackOption, MoveOption, View};
use crate::rules::{Holder, TerritoryId};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The chance to capture with `attackers` armies in a territory, in whole percent rounded down; 100 only if there are
/// no defenders.
fn win_percent(attackers: u32, defenders: u32, (attack, defence): (u8, u8)) -> u32 {
    let dice = Dice::six_sided(attack.into(), defence.into());
    odds::capture_percent(attackers.saturating_sub(1), defenders, &dice)
}

/// The armies of an attack that can be announced, and the maximum number of dice of both sides.
fn sides(view: &View, strike: AttackOption) -> (u32, u32, (u8, u8)) {
    (view.at(strike.from).armies, view.at(strike.to).armies, (3, view.defence_dice()))
}

/// The chance of an attack that can be announced, in percent, with the maximum number of dice on both sides.
pub fn strike_percent(view: &View, strike: AttackOption) -> u32 {
    let (attackers, defenders, dice) = sides(view, strike);
    win_percent(attackers, defenders, dice)
}

/// Attacks with their chances in percent, highest first.
pub fn best_strikes(view: &View, strikes: &[AttackOption]) -> Vec<(AttackOption, u32)> {
    // Many attacks have the same numbers: compute each combination once.
    let mut known = BTreeMap::new();
    let mut rate = |strike: AttackOption| {
        let figures @ (attackers, defenders, dice) = sides(view, strike);
        *known.entry(figures).or_insert_with(|| win_percent(attackers, defenders, dice))
    };
    let mut rated: Vec<_> = strikes.iter().map(|strike| (*strike, rate(*strike))).collect();
    rated.sort_by_key(|(strike, percent)| {
        let lead = i64::from(view.at(strike.from).armies) - i64::from(view.at(strike.to).armies);
        (Reverse(*percent), Reverse(lead), strike.from, strike.to)
    });
    rated
}

/// Armies of other seats in the neighbouring territories.
pub fn threat(view: &View, at: TerritoryId) -> u32 {
    let own = view.at(at).holder;
    let around = view.map().territory(at).borders.iter().map(|next| view.at(next));
    let hostile = around.filter(|held| held.holder != own && matches!(held.holder, Holder::Seat(_)));
    hostile.map(|held| held.armies).sum()
}

/// Own territories with their threats, the most threatened border territories first (S-11).
pub fn most_threatened(view: &View, own: impl IntoIterator<Item = TerritoryId>) -> Vec<(TerritoryId, u32)> {
    let mut rated: Vec<_> = own.into_iter().map(|at| (at, threat(view, at))).collect();
    rated.sort_by_key(|&(at, threat)| {
        (threat == 0, Reverse(i64::from(threat) - i64::from(view.at(at).armies)), at)
    });
    rated
}

/// Own territories where `armies` new ones help most: in turn those from which they could attack with the largest lead
/// and the most threatened; without an enemy next to them last.
pub fn best_places(view: &View, own: impl IntoIterator<Item = TerritoryId>, armies: u32) -> Vec<TerritoryId> {
    let threatened: Vec<TerritoryId> = most_threatened(view, own).into_iter().map(|(at, _)| at).collect();
    let mut strongest = threatened.clone();
    strongest.sort_by_key(|at| {
        let lead = weakest_enemy(view, *at)
            .map(|weakest| i64::from(view.at(*at).armies.saturating_add(armies)) - i64::from(weakest));
        (lead.is_none(), Reverse(lead))
    });
    let mut best = Vec::new();
    for at in strongest.into_iter().zip(threatened).flat_map(<[TerritoryId; 2]>::from) {
        if !best.contains(&at) {
            best.push(at);
        }
    }
    best
}

/// The fewest armies in a territory of somebody else next to this one.
fn weakest_enemy(view: &View, at: TerritoryId) -> Option<u32> {
    let own = view.at(at).holder;
    let around = view.map().territory(at).borders.iter().map(|next| view.at(next));
    around.filter(|held| held.holder != own).map(|held| held.armies).min()
}

/// Moves, the most useful first: from unthreatened territories to threatened ones, with the most armies.
pub fn best_shifts(view: &View, shifts: &[MoveOption]) -> Vec<MoveOption> {
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
    fn the_army_that_stays_does_not_count() {
        assert_eq!(win_percent(2, 1, (3, 2)), 41, "15 of 36");
        assert_eq!(win_percent(1, 1, (3, 2)), 0, "one army can't attack");
        assert_eq!(win_percent(4, 3, (3, 2)), 47);
        assert_eq!(win_percent(4, 3, (3, 3)), 32, "three defence dice");
    }
}
