//! Where a seat's units may go: the board without the devastated territories, with the links that hold for it when it
//! invades or fortifies (R1-34, R1-41 to R1-43, R1-46, R1-47, A1-49, A1-67).

use super::{Commander, Game};
use crate::rules::bitset::TerritorySet;
use crate::rules::board::{Condition, Kind, Topology};
use crate::rules::ids::{Seat, TerritoryId};

/// The name of the group of landing sites in the board file (R1-42, F-25).
const LANDING_SITES: &str = "landing_sites";

/// The board without the devastated territories; no condition holds (A1-67).
pub(super) fn ground(game: &Game) -> Topology<'static> {
    Topology::new(game.board()).without(game.state.devastated)
}

fn landing_sites(game: &Game) -> TerritorySet {
    game.board().group(LANDING_SITES).unwrap_or_default()
}

/// Own stations on the Earth: only there units start to the Moon and land from it (R1-42, R1-47, A1-5).
fn launch_sites(game: &Game, seat: Seat) -> TerritorySet {
    game.state.stations(seat).difference(game.board().of_kind(Kind::Moon))
}

/// The links over which a seat may invade now: over water with a naval commander in play, on and to the Moon with a space
/// commander (R1-41, R1-42), from the Moon to the territories of Invade Earth (A1-42).
pub(super) fn invasion(game: &Game, seat: Seat) -> Topology<'static> {
    let commanders = game.state.commanders(seat);
    let mut map = ground(game);
    let naval = commanders.contains(Commander::Naval);
    if naval {
        map = map.with_all(Condition::Naval);
    }
    if commanders.contains(Commander::Space) {
        let sites = launch_sites(game, seat);
        // A station at sea launches with the naval commander too (A1-5).
        let sites = if naval { sites } else { sites.difference(game.board().of_kind(Kind::Sea)) };
        map = map.with_all(Condition::Space).with(Condition::Launch, sites, landing_sites(game)).with(
            Condition::InvadeEarth,
            game.board().of_kind(Kind::Moon),
            game.state.facts.invade_earth,
        );
    }
    map
}

/// The own territories that units in `from` may move to at the end of the turn: along chains of own territories, through
/// own stations and landing sites, without any commander (R1-46, R1-47, A1-49).
pub(super) fn fortify(game: &Game, seat: Seat, from: TerritoryId) -> TerritorySet {
    let own = game.state.own(seat);
    let (sites, landings) = (launch_sites(game, seat), landing_sites(game).intersection(own));
    let map = ground(game)
        .with_all(Condition::Naval)
        .with_all(Condition::Space)
        .with(Condition::Launch, sites, landings)
        .with(Condition::Return, landings, sites);
    let mut reach = map.reach(from, own);
    reach.remove(from);
    reach
}

/// MODs and energy for the territories (R1-18, A1-29), and for the continents and colonies (R1-19, A1-48).
pub(super) fn income(game: &Game, seat: Seat) -> (u32, u32) {
    let own = game.state.own(seat);
    (for_territories(own), ground(game).bonus(own))
}

/// The income of a seat in the game with these territories and that bonus (R1-18, R1-19).
pub(super) fn income_of(own: TerritorySet, bonus: u32) -> u32 {
    for_territories(own) + bonus
}

fn for_territories(own: TerritorySet) -> u32 {
    (own.len() as u32 / 3).max(3)
}
