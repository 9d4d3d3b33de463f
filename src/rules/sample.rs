//! Random answers that are on a menu: for conformance, simulation and other worlds. Never cleverer than chance.

use super::action::{Action, Placement};
use super::ask::Menu;
use super::ids::TerritoryId;
use super::set::TerritorySet;

/// Gives a number below its argument, uniformly.
pub type Pick<'a> = &'a mut dyn FnMut(u32) -> u32;

impl Menu {
    /// Some answer that [`Menu::offers`] accepts; `pick(n)` gives a uniform number in `0..n`.
    pub fn sample(&self, pick: Pick<'_>) -> Action {
        match self {
            Self::Claim { free } => Action::Claim { at: one_of(*free, pick) },
            Self::Wish { of } => Action::Wish { order: some_of(*of, pick) },
            Self::Deploy { own, armies, neutral, neutral_armies } => Action::Deploy {
                own: scatter(*own, *armies, pick),
                neutral: scatter(*neutral, *neutral_armies, pick),
            },
            Self::Reinforce { own, left, sets, .. } => {
                if !sets.is_empty() && pick(2) == 0 {
                    return Action::Trade { cards: sets[pick(sets.len() as u32) as usize] };
                }
                if *left == 0 {
                    return Action::Place { armies: Vec::new() };
                }
                let armies = if pick(2) == 0 { *left } else { 1 + pick(*left) };
                Action::Place { armies: vec![(one_of(*own, pick), armies)] }
            }
            Self::Trade { sets, .. } => Action::Trade { cards: sets[pick(sets.len() as u32) as usize] },
            Self::Bonus { among } => Action::Bonus { at: one_of(*among, pick) },
            Self::Attack { strikes } => {
                if strikes.is_empty() || pick(12) == 0 {
                    return Action::Stop;
                }
                let strike = strikes[pick(strikes.len() as u32) as usize];
                let fewer = u32::from(strike.dice - strike.least);
                let dice = if pick(4) == 0 { strike.least + pick(fewer + 1) as u8 } else { strike.dice };
                if strike.fast && pick(2) == 0 {
                    return Action::Propose { from: strike.from, to: strike.to, dice };
                }
                Action::Attack { from: strike.from, to: strike.to, dice }
            }
            Self::Spoils { sets, .. } => match sets.len() as u32 {
                0 => Action::Keep,
                _ if pick(3) == 0 => Action::Keep,
                n => Action::Trade { cards: sets[pick(n) as usize] },
            },
            Self::Consent { .. } => Action::Consent { yes: pick(2) == 0 },
            Self::Defend { least, dice, .. } => {
                Action::Defend { dice: least + pick(u32::from(dice - least) + 1) as u8 }
            }
            Self::Throw { least, dice, .. } => {
                Action::Throw { dice: least + pick(u32::from(dice - least) + 1) as u8 }
            }
            Self::Discard { hand, count } => {
                let mut hand = *hand;
                let mut drop = || {
                    let card = hand.nth(pick(hand.len() as u32) as usize).expect("as many cards as must go");
                    hand.remove(card);
                    card
                };
                Action::Discard { cards: (0..*count).map(|_| drop()).collect() }
            }
            Self::Advance { min, max, .. } => Action::Advance { armies: min + pick(max - min + 1) },
            Self::Fortify { shifts, .. } => {
                if shifts.is_empty() || pick(3) == 0 {
                    return Action::Hold;
                }
                let shift = shifts[pick(shifts.len() as u32) as usize];
                Action::Fortify { from: shift.from, to: shift.to, armies: 1 + pick(shift.armies) }
            }
        }
    }
}

fn one_of(set: TerritorySet, pick: Pick<'_>) -> TerritoryId {
    set.nth(pick(set.len() as u32) as usize).expect("menus never offer a choice among none")
}

/// A random part of the set in random order.
fn some_of(mut set: TerritorySet, pick: Pick<'_>) -> Vec<TerritoryId> {
    let count = pick(set.len() as u32 + 1);
    let mut order = Vec::new();
    for _ in 0..count {
        let at = one_of(set, pick);
        set.remove(at);
        order.push(at);
    }
    order
}

/// `armies` spread over up to three territories of the set.
fn scatter(set: TerritorySet, armies: u32, pick: Pick<'_>) -> Placement {
    let mut placement: Placement = Vec::new();
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
