//! The scene of a view of the Cold War.

use super::{legend, states};
use crate::board::board_art::Sheet;
use crate::board::palette::Tint;
use crate::fonts::display_name::readable;
use crate::lang::Lang;
use crate::scene::from_view::{Person, Since, Words};
use crate::scene::pieces::Flight;
use crate::scene::{Continent, Scene};
use casus_belli_core::rules::TerritoryId;
use casus_belli_core::rules::board;
use casus_belli_core::rules::cold_war::{Control, ROUNDS, View};

/// Resolves a view into a scene.
pub(in crate::scene) fn scene(
    view: &View,
    people: &[Person],
    since: &Since,
    lang: Lang,
    words: &dyn Words,
) -> Scene {
    let board = view.map();
    let continent = |continent: &board::Continent| Continent {
        key: continent.key.clone(),
        name: states::name(lang, &continent.name),
        bonus: continent.bonus,
        holder: holder(view, continent),
    };
    let mut scene = Scene {
        sheet: Sheet::ColdWar,
        lang,
        optional_lanes: Sheet::ColdWar.has_optional_lanes(view.board),
        title: readable(&words.title(), 60),
        line: readable(&words.line(), 120),
        track: (view.round > 0).then(|| [view.round.min(ROUNDS), ROUNDS]),
        lands: board.ids().map(|at| states::land(view, at, since, lang)).collect(),
        continents: board.continents().iter().map(continent).collect(),
        arrows: since.arrows(),
        flights: flights(view, since),
        legend: legend::legend(view, people, words),
        own: None,
        beside: None,
        quiet: false,
        aim: None,
        alt: String::new(),
    };
    let order: Vec<usize> = since.captured.iter().map(|at| at.index()).collect();
    scene.age(&order);
    scene.in_words(words)
}

/// The convoys and missiles since the last picture, and the one that is on its way.
fn flights(view: &View, since: &Since) -> Vec<Flight> {
    let mut flights = since.flights();
    let Some(transit) = &view.transit else { return flights };
    // A missile at the state where it stands flies nowhere (A3-74).
    if transit.path == [transit.from] {
        return flights;
    }
    let path = std::iter::once(transit.from).chain(transit.path.iter().copied()).map(TerritoryId::index);
    let flight = Flight {
        what: transit.transit.into(),
        tint: Tint::of_seat(transit.seat.index()),
        path: path.collect(),
        stopped: false,
    };
    let known = |other: &Flight| other.tint == flight.tint && other.path.ends_with(&flight.path);
    if !flights.iter().any(known) {
        flights.push(flight);
    }
    flights
}

/// The player who controls every state of a continent; it pays nothing.
fn holder(view: &View, continent: &board::Continent) -> Option<Tint> {
    let mut controls = continent.territories.iter().map(|at| view.places[at.index()].control);
    let first = controls.next()?;
    let Control::Held(seat) = first else { return None };
    controls.all(|control| control == first).then(|| Tint::of_seat(seat.index()))
}
