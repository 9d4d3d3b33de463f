//! Income, upkeep and population in figures (R3-9 to R3-12, R3-16, A3-7, A3-37). It changes nothing.

use super::options::UnpaidNuclear;
use super::{Armies, Army, Control, Game, Options, Weapon};
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::Seat;

/// The sum of the values of states; a nuked one yields nothing (A3-26).
pub(super) fn value(game: &Game, states: TerritorySet) -> u32 {
    let board = game.board();
    let yields = states.iter().filter(|at| !game.state.at(*at).mushroom);
    yields.map(|at| board.value(at)).sum()
}

/// The states whose income the player gets, before R3-12: those that he controls, and uncontrolled ones where only his
/// refugees are (R3-9, R3-29, A3-39).
pub(super) fn yielding(game: &Game, seat: Seat) -> TerritorySet {
    let state = &game.state;
    let only = |place: &super::Occupation| {
        let refugees = place.control == Control::Nobody
            && matches!(place.refugees.as_slice(), [(owner, _)] if *owner == seat);
        (place.control == Control::Held(seat) || refugees) && !place.mushroom
    };
    state.which(only)
}

/// The income that the player would receive now (R3-9, R3-12).
pub(super) fn income(game: &Game, seat: Seat) -> u32 {
    let player = game.state.seat(seat);
    if player.population == 0 || player.out.is_some() { 0 } else { value(game, yielding(game, seat)) }
}

/// The change of population by income (R3-10).
pub(super) const fn growth(income: u32) -> i32 {
    match income {
        0..=5 => 2,
        6..=19 => 1,
        20..=35 => 0,
        _ => -1,
    }
}

/// Number of states at war of which the player was the last controller (R3-11).
pub(super) fn wars(game: &Game, seat: Seat) -> u32 {
    game.state.which(|place| place.at_war() && place.last_controller == Some(seat)).len() as u32
}

/// The population after the next demographic phase, with that income (R3-10, R3-11, A3-20).
pub(super) fn next_population(game: &Game, seat: Seat, income: u32) -> u32 {
    let player = game.state.seat(seat);
    if player.out.is_some() {
        return player.population;
    }
    let change = i64::from(growth(income)) - i64::from(wars(game, seat));
    u32::try_from(i64::from(player.population) + change).unwrap_or(0)
}

/// Upkeep of one army (R3-16, A3-7).
pub(super) const fn upkeep_of(options: &Options, army: Army) -> u32 {
    match army {
        Army::Interceptors => options.interceptor_upkeep.number(),
        Army::Infantry | Army::Tanks | Army::Fighters | Army::Nuclear(_) => army.upkeep(),
    }
}

/// Upkeep of armies.
pub(super) fn upkeep(options: &Options, armies: Armies) -> u32 {
    armies.iter().map(|(army, number)| number.saturating_mul(upkeep_of(options, army))).sum()
}

/// All upkeep that the player owes each turn.
pub(super) fn upkeep_due(game: &Game, seat: Seat) -> u32 {
    let own = game.state.own_with_interceptors(seat);
    own.iter().map(|(_, armies)| upkeep(game.options(), *armies)).sum()
}

/// What becomes of an army whose upkeep isn't paid; `None`: it is removed (R3-17, A3-8, A3-64).
pub(super) const fn unpaid(options: &Options, army: Army) -> Option<Army> {
    match army {
        Army::Infantry | Army::Tanks | Army::Fighters => match army.step_down() {
            Some(lower) => Some(lower),
            None => Some(army),
        },
        Army::Interceptors => None,
        Army::Nuclear(weapon) => match (options.unpaid_nuclear, weapon) {
            (UnpaidNuclear::Keep, _) => Some(army),
            (UnpaidNuclear::StepDown, Weapon::Heavy) => Some(Army::Nuclear(Weapon::Light)),
            (UnpaidNuclear::StepDown, Weapon::Light) | (UnpaidNuclear::Remove, _) => None,
        },
    }
}
