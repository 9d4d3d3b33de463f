//! What the chance to win depends on, in the classic family. Figures are logarithms or shares, so that they mean the same at the
//! beginning and at the end of a game.

use crate::rules::board::Continent;
use crate::rules::classic::View;
use crate::rules::{Holder, Seat, TerritoryId, TerritorySet};

use super::goal::Aim;

/// Number of features.
pub(in super::super) const COUNT: usize = 15;
/// Rounds of a long game.
const LONG: f64 = 20.0;

/// The share of the game that is over, as far as it can be told.
pub(in super::super) fn over(view: &View) -> f64 {
    (f64::from(view.round) / LONG).min(1.0)
}

/// The features of a seat; what its hand and objective add, if `view` is its own.
pub(in super::super) fn of(view: &View, seat: Seat) -> [f64; COUNT] {
    let own = view.seat(seat);
    let mine = TerritorySet::of_flags(view.territories.iter().map(|held| held.holder == Holder::Seat(seat)));
    let armies = f64::from(own.armies + own.in_hand);
    let set = if view.next_set > 0 { f64::from(view.next_set) } else { 8.0 };
    let cards = f64::from(own.cards) * set / 3.5;
    let income = f64::from(own.income);
    let bonus: f64 = view.map().continents().iter().map(|one| f64::from(one.bonus)).sum();
    let near = |one: &Continent| {
        let share = one.territories.intersection(mine).len() as f64 / one.territories.len() as f64;
        f64::from(one.bonus) / bonus * share.powi(3)
    };
    let points: f64 = view.seats.iter().map(|seat| f64::from(seat.points)).sum();
    let all: f64 = view.seats.iter().map(|seat| f64::from(seat.armies + seat.in_hand)).sum();
    let (front, facing) = front(view, mine);
    let known = view.own.as_ref().is_some_and(|own| own.seat == seat && own.objective.is_some());
    let aim = known.then(|| Aim::of(view, seat, mine));
    // Both are 0 if it is not known, or there is none.
    let progress = aim.as_ref().map_or(0.0, |aim| progress(view, aim, mine));
    let reach = aim.as_ref().map_or(0.0, |aim| reach(view, (seat, aim), mine));
    [
        (armies + 3.0 * income + cards).ln_1p(),
        armies.ln_1p(),
        income.ln_1p(),
        f64::from(own.territories).ln_1p(),
        cards.ln_1p(),
        view.map().continents().iter().map(near).sum(),
        (front / (facing + 1.0)).ln_1p(),
        f64::from(u8::from(view.on_turn == Some(seat))),
        f64::from(own.points) / points.max(1.0),
        armies / all.max(1.0),
        progress,
        progress.powi(4),
        reach,
        reach.powi(4),
        f64::from(u8::from(view.own.as_ref().is_some_and(|own| own.seat == seat && own.reached))),
    ]
}

/// Own armies at the front, and those that face them.
fn front(view: &View, mine: TerritorySet) -> (f64, f64) {
    let (mut front, mut facing) = (0.0, TerritorySet::EMPTY);
    for at in mine.iter() {
        let rivals = view.map().territory(at).borders.difference(mine);
        if !rivals.is_empty() {
            front += f64::from(view.at(at).armies);
            facing = facing.union(rivals);
        }
    }
    (front, facing.iter().map(|at| f64::from(view.at(at).armies)).sum())
}

/// How well the own armies can reach what the own objective lacks: their share in themselves and all that stands in the way.
fn reach(view: &View, (seat, aim): (Seat, &Aim), mine: TerritorySet) -> f64 {
    let own = view.seat(seat);
    let free: u32 =
        mine.iter().map(|at| view.at(at).armies.saturating_sub(1)).sum::<u32>() + own.in_hand + own.income;
    let force = |at: TerritoryId| view.at(at).armies + 1;
    let all = || view.map().ids().filter(|at| !mine.contains(*at));
    let way: u32 = if let Some((wanted, armies)) = aim.count {
        let missing = (wanted as usize).saturating_sub(mine.len());
        let mut forces: Vec<u32> = all().map(force).collect();
        forces.sort_unstable();
        let thin: u32 = mine.iter().map(|at| armies.saturating_sub(view.at(at).armies)).sum();
        forces.into_iter().take(missing).map(|one| one + armies - 1).sum::<u32>() + thin
    } else if let Some(prey) = aim.prey {
        all().filter(|at| view.at(*at).holder == Holder::Seat(prey)).map(force).sum()
    } else {
        aim.land.difference(mine).iter().map(force).sum()
    };
    f64::from(free) / f64::from(free + way).max(1.0)
}

/// The part of the own objective that is reached.
fn progress(view: &View, aim: &Aim, mine: TerritorySet) -> f64 {
    if let Some((wanted, armies)) = aim.count {
        let strong = mine.iter().filter(|at| view.at(*at).armies >= armies).count() as f64;
        let held = mine.len() as f64;
        return (held.midpoint(strong) / f64::from(wanted)).min(1.0);
    }
    if let Some(prey) = aim.prey {
        let left = view.seat(prey);
        let size = f64::from(left.territories) / view.territories.len() as f64 * f64::from(view.players);
        return (1.0 - size / 2.0).clamp(0.0, 1.0);
    }
    match aim.land.len() {
        0 => 0.0,
        all => aim.land.intersection(mine).len() as f64 / all as f64,
    }
}
