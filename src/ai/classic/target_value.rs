//! What capturing a territory is worth, counted in armies: the continent it completes or breaks, the objective, the
//! hand of whoever would be gone.

use super::position::Position;
use crate::rules::board::Continent;
use crate::rules::{Holder, TerritoryId};

/// A territory for itself: a share of the income, a card.
const TERRITORY: f64 = 3.0;
/// Turns for which a continent is expected to be held.
const TURNS: f64 = 5.0;
/// A territory of the objective.
const OBJECTIVE: f64 = 4.0;
/// A neighbour who could take it back.
const OPEN: f64 = 0.2;
/// A card of somebody who would be eliminated.
const CARD: f64 = 2.0;

/// For every territory; one's own are worth nothing.
pub(super) fn prizes(sight: &Position<'_>) -> Vec<f64> {
    let mut prizes = vec![0.0; sight.board.len()];
    let strength = f64::from(sight.view.seat(sight.seat).armies + sight.view.seat(sight.seat).income);
    let drawn: Vec<f64> =
        sight.board.continents().iter().map(|continent| draw(sight, continent, strength)).collect();
    let best = drawn.iter().copied().fold(0.0, f64::max);
    for (continent, draw) in sight.board.continents().iter().zip(&drawn) {
        let missing = continent.territories.difference(sight.mine);
        let held_whole = whole_of_a_rival(sight, continent);
        // One continent at a time.
        let focus = if *draw >= best { 1.5 } else { 1.0 };
        for at in missing.iter() {
            let mut prize = focus * draw / missing.len() as f64;
            if held_whole {
                prize += f64::from(continent.bonus) * 2.0;
            }
            prizes[at.index()] = prize + single(sight, at);
        }
    }
    prizes
}

/// What all of a continent draws this player with: more, the more of it is its own and the fewer stand in the way.
fn draw(sight: &Position<'_>, continent: &Continent, strength: f64) -> f64 {
    let missing = continent.territories.difference(sight.mine);
    let in_the_way: u32 = missing.iter().map(|at| sight.armies(at) + 1).sum();
    let progress = (continent.territories.len() - missing.len()) as f64 / continent.territories.len() as f64;
    let reach = strength / (strength + 2.0 * f64::from(in_the_way));
    f64::from(continent.bonus) * TURNS * progress.powf(1.2) * reach
}

fn whole_of_a_rival(sight: &Position<'_>, continent: &Continent) -> bool {
    let mut holders = continent.territories.iter().map(|at| sight.view.at(at).holder);
    let first = holders.next();
    first.is_some_and(|first| {
        first.seat().is_some_and(|seat| seat != sight.seat) && holders.all(|holder| holder == first)
    })
}

/// What it is worth by itself, whatever its continent.
fn single(sight: &Position<'_>, at: TerritoryId) -> f64 {
    let mut prize = TERRITORY;
    if sight.aim.land.contains(at) {
        prize += OBJECTIVE;
    }
    let Holder::Seat(holder) = sight.view.at(at).holder else { return prize };
    if sight.aim.prey == Some(holder) {
        prize += OBJECTIVE;
    }
    let rival = sight.view.seat(holder);
    let own = sight.view.seat(sight.seat);
    if rival.territories <= 5 && rival.armies < own.armies {
        let hand = CARD + CARD * f64::from(rival.cards);
        prize += hand / f64::from(rival.territories.max(1));
    }
    if rival.income > own.income {
        prize += 0.5 + f64::from(rival.income - own.income) * 0.1;
    }
    let open = sight.rivals(at).iter().filter(|next| sight.view.at(*next).holder.seat().is_some()).count();
    prize - OPEN * open as f64
}
