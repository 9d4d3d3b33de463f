//! Value of capturing a territory, in armies: continents completed or broken, the objective, the cards of a seat that
//! would be eliminated.

use super::position::Position;
use crate::rules::board::Continent;
use crate::rules::{Holder, TerritoryId};

/// Value of any territory: its share of income and a card.
const TERRITORY: f64 = 3.0;
/// Number of turns for which a continent is expected to be held.
const TURNS: f64 = 5.0;
/// Value of an elimination, and of each card taken with it.
const CARD: f64 = 2.0;

/// The value of every territory; 0 for own territories.
pub(super) fn prizes(position: &Position<'_>) -> Vec<f64> {
    let mut prizes = vec![0.0; position.board.len()];
    let strength =
        f64::from(position.view.seat(position.seat).armies + position.view.seat(position.seat).income);
    let drawn: Vec<f64> =
        position.board.continents().iter().map(|continent| draw(position, continent, strength)).collect();
    let best = drawn.iter().copied().fold(0.0, f64::max);
    for (continent, draw) in position.board.continents().iter().zip(&drawn) {
        let missing = continent.territories.difference(position.mine);
        let held_whole = whole_of_a_rival(position, continent);
        // Concentrate on one continent at a time.
        let focus = if *draw >= best { 1.5 } else { 1.0 };
        for at in missing.iter() {
            let mut prize = focus * draw / missing.len() as f64;
            if held_whole {
                prize += f64::from(continent.bonus) * 2.0;
            }
            prizes[at.index()] = prize + single(position, at);
        }
    }
    prizes
}

/// Value of a whole continent: grows with the share that is held, shrinks with the armies in the way.
fn draw(position: &Position<'_>, continent: &Continent, strength: f64) -> f64 {
    let missing = continent.territories.difference(position.mine);
    let in_the_way: u32 = missing.iter().map(|at| position.armies(at) + 1).sum();
    let progress = (continent.territories.len() - missing.len()) as f64 / continent.territories.len() as f64;
    let reach = strength / (strength + 2.0 * f64::from(in_the_way));
    position.persona.continents() * f64::from(continent.bonus) * TURNS * progress.powf(1.2) * reach
}

fn whole_of_a_rival(position: &Position<'_>, continent: &Continent) -> bool {
    let mut holders = continent.territories.iter().map(|at| position.view.at(at).holder);
    let first = holders.next();
    first.is_some_and(|first| {
        first.seat().is_some_and(|seat| seat != position.seat) && holders.all(|holder| holder == first)
    })
}

/// Value of a territory apart from its continent.
fn single(position: &Position<'_>, at: TerritoryId) -> f64 {
    let parameters = position.parameters;
    let mut prize = TERRITORY;
    if position.aim.land.contains(at) {
        prize += parameters.objective;
    }
    let Holder::Seat(holder) = position.view.at(at).holder else { return prize };
    if position.aim.prey == Some(holder) {
        prize += parameters.objective;
    }
    let rival = position.view.seat(holder);
    let own = position.view.seat(position.seat);
    if rival.territories <= 5 && rival.armies < own.armies {
        let card = CARD + parameters.of_next_set * f64::from(position.view.next_set);
        let hand = CARD + card * f64::from(rival.cards);
        prize += position.persona.rivals() * hand / f64::from(rival.territories.max(1));
    }
    if rival.income > own.income {
        prize += 0.5 + f64::from(rival.income - own.income) * 0.1;
    }
    let open =
        position.rivals(at).iter().filter(|next| position.view.at(*next).holder.seat().is_some()).count();
    prize - parameters.open * open as f64
}
