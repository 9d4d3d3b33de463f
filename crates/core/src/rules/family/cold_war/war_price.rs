//! What it costs to enter a state as an enemy, and against whom it is (R3-18, A3-24, A3-49, A3-62).

use super::launch_alarms::Happened;
use super::options::ReenterWar;
use super::{Game, control};
use crate::rules::bitset::SeatSet;
use crate::rules::ids::{Seat, TerritoryId};

/// The players besides that one whose armies count for control of a state.
pub(super) fn opponents(game: &Game, at: TerritoryId, seat: Seat) -> SeatSet {
    let mut seats = control::parties(game, at);
    seats.remove(seat);
    seats
}

/// The owner of interceptors there, if he is another player in the game (A3-21, R3-27).
pub(super) fn interceptors_against(game: &Game, at: TerritoryId, seat: Seat) -> Option<Seat> {
    let place = game.state.at(at);
    let owner = place.last_controller.filter(|owner| *owner != seat && !game.state.is_out(*owner));
    owner.filter(|owner| place.interceptors_of(*owner) > 0)
}

/// The players whom a declaration of war on the state attacks: those with armies there, and the owner of its interceptors,
/// which it turns into armies (A3-29).
pub(super) fn attacked(game: &Game, at: TerritoryId, seat: Seat) -> SeatSet {
    let mut seats = opponents(game, at, seat);
    if let Some(owner) = interceptors_against(game, at, seat) {
        seats.insert(owner);
    }
    seats
}

/// The players whom the news of a war concerns: those with armies there, or else the last controller.
fn alarmed(game: &Game, at: TerritoryId, seat: Seat) -> Vec<Seat> {
    let attacked = attacked(game, at, seat);
    let last = game.state.at(at).last_controller.filter(|last| *last != seat && attacked.is_empty());
    attacked.iter().chain(last).collect()
}

/// Whether the player enters the war of a state freely (A3-49).
pub(super) fn enters_freely(game: &Game, at: TerritoryId, seat: Seat) -> bool {
    let place = game.state.at(at);
    place.war.as_ref().is_some_and(|war| {
        let inside = game.options().reenter_war == ReenterWar::Free && !place.of(seat).is_empty();
        war.is_free_to(seat) || inside
    })
}

/// What it costs the player to enter the state as an enemy.
pub(super) fn price(game: &Game, at: TerritoryId, seat: Seat) -> u32 {
    price_against(game, at, seat, attacked(game, at, seat))
}

/// The same, against those whom a declaration would attack.
pub(super) fn price_against(game: &Game, at: TerritoryId, seat: Seat, attacked: SeatSet) -> u32 {
    if enters_freely(game, at, seat) { 0 } else { game.war_price(seat, attacked) }
}

/// The player enters the state as an enemy for that money: who pays makes the war his, and all others there are attacked by
/// it, which is news for those whom it concerns (A3-42). The last controller's interceptors become armies, also those that he buys
/// there later (A3-29, A3-49, A3-62).
pub(super) fn record_entry(game: &mut Game, at: TerritoryId, seat: Seat, money: u32) {
    let against = if money > 0 { attacked(game, at, seat) } else { SeatSet::EMPTY };
    if money > 0 {
        let on = alarmed(game, at, seat);
        game.state.alarms.raise(Happened::War(on), seat, at);
    }
    let arms = game.state.at(at).last_controller.is_some_and(|owner| !game.state.is_out(owner));
    let was_free = money == 0 && enters_freely(game, at, seat);
    let place = game.state.at_mut(at);
    let war = place.war.get_or_insert_default();
    if was_free {
        (war.open, war.armed) = (true, war.armed || arms);
    } else {
        war.declare(seat, against, arms);
    }
    game.state.pay(seat, money);
}
