//! Helpers that build random answers from a menu, for conformance tests, simulation and resampling.

use super::super::bitset::TerritorySet;
use super::super::ids::TerritoryId;

/// Returns a uniform number below its argument.
pub type Pick<'a> = &'a mut dyn FnMut(u32) -> u32;

/// A random territory of a non-empty set.
pub(crate) fn one_of(set: TerritorySet, pick: Pick<'_>) -> TerritoryId {
    set.nth(pick(set.len() as u32) as usize).expect("menus never offer a choice among none")
}

/// A random subset in random order.
pub(crate) fn some_of(mut set: TerritorySet, pick: Pick<'_>) -> Vec<TerritoryId> {
    let count = pick(set.len() as u32 + 1);
    let mut order = Vec::new();
    for _ in 0..count {
        let at = one_of(set, pick);
        set.remove(at);
        order.push(at);
    }
    order
}

/// Distributes `armies` at random over up to three territories of the set.
pub(crate) fn scatter(set: TerritorySet, armies: u32, pick: Pick<'_>) -> Vec<(TerritoryId, u32)> {
    let mut placement: Vec<(TerritoryId, u32)> = Vec::new();
    let mut left = armies;
    while left > 0 {
        let at = one_of(set, pick);
        let n = if placement.len() >= 2 { left } else { 1 + pick(left) };
        match placement.iter_mut().find(|(t, _)| *t == at) {
            Some((_, there)) => *there += n,
            None => placement.push((at, n)),
        }
        left -= n;
    }
    placement
}
