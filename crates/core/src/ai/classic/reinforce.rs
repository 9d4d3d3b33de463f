//! Reinforcements: first valued territories in danger, then the remaining armies where they give the best attack.

use super::attack::gain;
use super::position::Position;
use crate::rules::classic::Action;
use crate::rules::{Placement, TerritoryId, TerritorySet};

/// Where to place `armies` armies.
pub(super) fn reinforce(position: &Position<'_>, own: TerritorySet, armies: u32) -> Placement {
    let mut placement: Placement = Vec::new();
    let mut left = armies;
    for (at, need) in thin(position, own) {
        let spend = need.min(left);
        if spend > 0 {
            placement.push((at, spend));
            left -= spend;
        }
    }
    let endangered = if position.parameters.defends { endangered(position, own) } else { Vec::new() };
    for (at, need) in endangered {
        let spend = need.min(left.saturating_sub(armies / 2));
        if spend > 0 && placement.iter().all(|(placed, _)| *placed != at) {
            placement.push((at, spend));
            left -= spend;
        }
    }
    if left > 0
        && let Some(at) = spearhead(position, own, left)
    {
        match placement.iter_mut().find(|(placed, _)| *placed == at) {
            Some((_, n)) => *n += left,
            None => placement.push((at, left)),
        }
    }
    placement
}

/// Territories with fewer armies than the objective wants, once the objective is near.
fn thin(position: &Position<'_>, own: TerritorySet) -> Vec<(TerritoryId, u32)> {
    let Some(armies) = position.aim.spread(position.mine.len()) else { return Vec::new() };
    let lack = |at: TerritoryId| (at, armies.saturating_sub(position.armies(at)));
    own.iter().map(lack).filter(|(_, lack)| *lack > 0).collect()
}

/// Valued territories that could be lost, with the armies that they lack; the largest lack first.
fn endangered(position: &Position<'_>, own: TerritorySet) -> Vec<(TerritoryId, u32)> {
    let lacking = |at: TerritoryId| {
        let lack = position.threat(at) * 0.7 - f64::from(position.armies(at));
        (lack > 0.0).then(|| (at, lack.ceil() as u32))
    };
    let mut found: Vec<_> = own.intersection(position.dear).iter().filter_map(lacking).collect();
    found.sort_by_key(|(at, lack)| (std::cmp::Reverse(*lack), *at));
    found
}

/// The own territory from which `armies` more armies give the best attack; a quarter of the best prize beyond the target
/// counts too.
pub(super) fn spearhead(position: &Position<'_>, own: TerritorySet, armies: u32) -> Option<TerritoryId> {
    let rated = own.iter().map(|from| (from, promise(position, from, armies)));
    rated.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(from, _)| from)
}

/// What the best attack from there promises with so many more armies; negative infinity behind the front.
pub(super) fn promise(position: &Position<'_>, from: TerritoryId, armies: u32) -> f64 {
    let with = position.armies(from) + armies;
    let targets = position.rivals(from).iter();
    let each = targets.map(|to| {
        let beyond = position.rivals(to).iter().map(|next| position.prize(next)).fold(0.0, f64::max);
        gain(position, from, to, with) + 0.25 * beyond + 0.02 * f64::from(position.armies(from))
    });
    each.fold(f64::NEG_INFINITY, f64::max)
}

/// Where to place the bonus armies for a card that shows an own territory.
pub(super) fn bonus(position: &Position<'_>, among: TerritorySet) -> Action {
    let at = spearhead(position, among, 2).unwrap_or(TerritoryId(0));
    Action::Bonus { at }
}
