//! Value of capturing a territory, in points at the end of the game: the territory, continents and colonies completed or
//! broken, the bonus of three contested territories, commanders and stations there.

use super::position::Position;
use crate::rules::board::Continent;
use crate::rules::{Holder, TerritoryId};

/// Value of a territory's income in each year to come.
const INCOME: f64 = 0.22;
/// Value of one point of a continent's bonus in each year to come.
const BONUS: f64 = 0.55;
/// Value of what a rival loses, relative to winning the same.
const RIVAL: f64 = 0.3;
/// Value of the bonus of three contested territories: energy and a card (R1-39).
const THREE: f64 = 0.9;
/// Value of a commander, and of a station.
const COMMANDER: f64 = 0.7;
const STATION: f64 = 0.8;
/// MODs that a scout brings (A1-40), and value of hidden energy (A1-41).
const SCOUTS: f64 = 5.0;
const HIDDEN: f64 = 1.6;

/// The value of every territory; 0 for own and devastated ones.
pub(super) fn prizes(position: &Position<'_>) -> Vec<f64> {
    let mut prizes = vec![0.0; position.board.len()];
    let own = position.view.seat(position.seat);
    let strength = f64::from(own.units + own.income);
    for continent in position.board.continents() {
        let territories = continent.territories.difference(position.view.devastated);
        let missing = territories.difference(position.mine);
        if missing.is_empty() {
            continue;
        }
        let in_the_way: u32 = missing.iter().map(|at| position.units(at) + 1).sum();
        let all = territories.len() as f64;
        let progress = (all - missing.len() as f64 + 0.5) / (all + 0.5);
        let reach = strength / (strength + 2.0 * f64::from(in_the_way));
        let whole = position.persona.continents() * worth(continent, position.years);
        let share = whole * progress.powf(1.4) * reach / missing.len() as f64;
        let broken = if whole_of_a_rival(position, continent) { whole * RIVAL } else { 0.0 };
        for at in missing.iter() {
            prizes[at.index()] = share + broken + single(position, at);
        }
    }
    prizes
}

fn worth(continent: &Continent, years: f64) -> f64 {
    f64::from(continent.bonus) * (1.0 + BONUS * years)
}

fn whole_of_a_rival(position: &Position<'_>, continent: &Continent) -> bool {
    let territories = continent.territories.difference(position.view.devastated);
    let mut holders = territories.iter().map(|at| position.at(at).holder);
    let Some(Holder::Seat(first)) = holders.next() else { return false };
    first != position.seat && holders.all(|holder| holder == Holder::Seat(first))
}

/// Value of a territory apart from its continent.
fn single(position: &Position<'_>, at: TerritoryId) -> f64 {
    let (held, territory) = (position.at(at), 1.0 + INCOME * position.years);
    let mut prize = territory;
    let turn = &position.view.turn;
    if !turn.bonus && !held.units.is_empty() && turn.captures < 3 {
        prize += THREE / f64::from(3 - turn.captures);
    }
    if let Holder::Seat(_) = held.holder {
        let mut loss = RIVAL * territory + COMMANDER * f64::from(held.units.commanders.len());
        if held.station {
            loss += STATION;
        }
        prize += position.persona.rivals() * loss;
    }
    if let Some(own) = position.own() {
        let here = |all: &[TerritoryId]| all.iter().filter(|one| **one == at).count() as f64;
        prize += here(&own.scouts) * SCOUTS * position.unit + here(&own.hidden_energy) * HIDDEN;
    }
    prize
}
