//! A position of 2210 and the events of a turn that lands on the Moon: two boards on one picture.

use casus_belli::luck::SeededChance;
use casus_belli::rules::y2210::{self, Commander, Occupation, Public, Stage, Units, events};
use casus_belli::rules::{FamilySeen, Game, Holder, Rulebook, Seat, Seen, Setup, View, Viewer};

/// A position of year 3: what stands in some places, and a turn that lands on the Moon.
pub(crate) fn landing() -> (View, Vec<Seen>) {
    let mut chance = SeededChance::new(1);
    let mut game = Game::new(Setup::preset(Rulebook::Y2210, 5)).unwrap();
    game.open(&mut chance).iter().for_each(|event| game.evolve(event));
    let View::Y2210(mut view) = game.view(Viewer::Public) else { panic!() };
    let board = view.map();
    let at = |key: &str| board.find(key).unwrap();
    view.territories.fill(Occupation::EMPTY);
    let mut put = |key: &str, seat: u8, mods: u32, commanders: &[Commander], station: bool| {
        let units = Units { mods, commanders: commanders.iter().copied().collect() };
        view.territories[at(key).index()] = Occupation { holder: Holder::Seat(Seat(seat)), units, station };
    };
    put("india", 3, 4, &[Commander::Diplomat], true);
    put("middle_east", 3, 1, &[], false);
    put("sea_of_crisis", 3, 2, &[Commander::Space], false);
    put("sea_of_nectar", 1, 3, &[], false);
    put("new_york", 1, 2, &[Commander::Naval], false);
    put("western_ireland", 1, 1, &[], false);
    put("nova_brasilia", 1, 1, &[], false);
    view.devastated = ["japan", "congo"].into_iter().map(at).collect();
    let atlantic = board.territory(at("new_york")).continent;
    (view.common.round, view.common.turn, view.common.on_turn, view.stage) =
        (3, 12, Some(Seat(3)), Stage::Invade);
    view.common.order = [3, 1, 0, 2, 4].map(Seat).to_vec();
    for (place, seat) in view.common.order.clone().into_iter().enumerate() {
        let facts = &mut view.seats[seat.index()];
        (facts.marker, facts.energy, facts.territories, facts.units) = (Some(place as u8 + 1), 7, 3, 9);
    }
    view.seats[1].continents = vec![atlantic];
    view.seats[3].commanders = [Commander::Diplomat, Commander::Space].into_iter().collect();
    view.seats[3].cards = vec![(Commander::Space, 2)];
    let (seat, whose, units) = (Seat(3), Holder::Seat(Seat(1)), Units::of_mods(2));
    let (from, to) = (at("india"), at("sea_of_crisis"));
    let events = [
        Public::from(events::ModsPlaced { seat, mods: vec![(from, 5)] }),
        events::InvasionDeclared { seat, from, to, whose, contested: true }.into(),
        events::UnitsLost { holder: whose, at: to, units }.into(),
        events::UnitsLost { holder: Holder::Seat(seat), at: from, units: Units::of_mods(1) }.into(),
        events::Captured { seat, from, to, whose, units, station: false, destroyed: false, counts: true }
            .into(),
        events::InvasionDeclared { seat, from: to, to: at("sea_of_nectar"), whose, contested: true }.into(),
        events::Fortified { seat, from: at("middle_east"), to: from, units }.into(),
    ];
    let seen = events.map(|event| Seen::Happened(FamilySeen::Y2210(y2210::Seen::Public(event))));
    (View::Y2210(view), seen.to_vec())
}
