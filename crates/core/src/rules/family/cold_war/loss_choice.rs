//! Which armies a side may lose to a damage: those of the largest total strength that is not above it (R3-23, R3-24, A3-15,
//! A3-47).

use super::options::Damage;
use super::{Armies, Army};

/// The armies that may be lost.
pub(super) fn fits(among: Armies, damage: u32, rule: Damage, lost: Armies) -> bool {
    among.covers(lost)
        && match rule {
            Damage::Maximal => lost.strength() == largest(among, damage),
            Damage::Free => lost.strength() <= damage,
        }
}

/// The largest total strength of some of the armies that is not above the damage.
pub(super) fn largest(among: Armies, damage: u32) -> u32 {
    best(among, damage).strength()
}

/// What is lost when the owner says nothing: the largest strength, then the lowest price, then fewest armies, then infantry
/// first (A3-15).
pub(super) fn best(among: Armies, damage: u32) -> Armies {
    if among.strength() <= damage {
        return among;
    }
    let key = |lost: &Armies| {
        let kinds = Army::ALL.map(|army| lost.get(army));
        (lost.strength(), std::cmp::Reverse((lost.cost(false), lost.count())), kinds)
    };
    all(among, damage).into_iter().max_by_key(key).unwrap_or(Armies::NONE)
}

/// Whether the owner has a choice.
pub(super) fn has_choice(among: Armies, damage: u32, rule: Damage) -> bool {
    match rule {
        Damage::Maximal if among.strength() <= damage => false,
        Damage::Maximal => {
            let most = largest(among, damage);
            all(among, damage).into_iter().filter(|lost| lost.strength() == most).nth(1).is_some()
        }
        Damage::Free => all(among, damage).len() > 1,
    }
}

/// The choices of the owner.
pub(super) fn choices(among: Armies, damage: u32, rule: Damage) -> Vec<Armies> {
    let mut all = all(among, damage);
    all.retain(|lost| fits(among, damage, rule, *lost));
    all
}

/// Every group of the armies whose strength is not above the damage.
fn all(among: Armies, damage: u32) -> Vec<Armies> {
    let mut groups = vec![Armies::NONE];
    for (army, number) in among.iter() {
        let mut next = Vec::with_capacity(groups.len() * 2);
        for group in groups {
            let room = (damage - group.strength()) / army.strength();
            next.extend((0..=number.min(room)).map(|n| group.plus(Armies::of(army, n))));
        }
        groups = next;
    }
    groups
}
