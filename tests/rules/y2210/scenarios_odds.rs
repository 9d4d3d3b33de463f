//! The chance of an invasion with six- and eight-sided dice, against following every course of it (R1-24, R1-26, R1-27,
//! R1-37, A1-12).

use crate::y2210::fixtures::{A, B, Table, mods, units};
use casus_belli::odds::{self, Dice};
use casus_belli::present::y2210::ranked_choices;
use casus_belli::rules::board::Kind;
use casus_belli::rules::y2210::{Commander, Unit, Units, attack_dice, defence_dice};
use casus_belli::rules::{View, Viewer};
use std::collections::BTreeMap;

/// One invasion: kinds of the two territories, whether a station stands in the target, whether commanders stay out.
#[derive(Clone, Copy, Debug)]
struct Ground {
    from: Kind,
    into: Kind,
    station: bool,
    spare: bool,
}

/// Numbers of sides of the strongest dice of these units.
fn strongest(units: Units, most: u32, of: impl Fn(Unit) -> u8) -> Vec<u8> {
    let commanders = units.commanders.iter().map(|one| of(Unit::Commander(one)));
    let mut sides: Vec<u8> =
        commanders.chain(std::iter::repeat_n(of(Unit::Mod), units.mods as usize)).collect();
    sides.sort_unstable_by(|a, b| b.cmp(a));
    sides.truncate(most.min(units.count()) as usize);
    sides
}

/// All faces that these dice can show, highest first in each throw.
fn throws(sides: &[u8]) -> Vec<Vec<u8>> {
    let mut all = vec![Vec::new()];
    for &die in sides {
        let with = |throw: &Vec<u8>, face| [throw.as_slice(), &[face]].concat();
        all = all.iter().flat_map(|throw| (1..=die).map(move |face| with(throw, face))).collect();
    }
    for throw in &mut all {
        throw.sort_unstable_by(|a, b| b.cmp(a));
    }
    all
}

/// The chance to capture, by trying every throw of every roll; units are lost in the order of the rules.
fn by_hand(attack: Units, defence: Units, ground: Ground, known: &mut BTreeMap<(u32, u32), f64>) -> f64 {
    let (free, left) = (attack.count() - 1, defence.count());
    if free == 0 || left == 0 {
        return f64::from(u8::from(left == 0));
    }
    if let Some(chance) = known.get(&(free, left)) {
        return *chance;
    }
    let of = |unit: Unit| if ground.spare { 6 } else { unit.attack_sides(ground.from, ground.into) };
    let ours = throws(&strongest(attack, free.min(3), of));
    let theirs = throws(&strongest(defence, 2, |unit| unit.defence_sides(ground.station)));
    let mut lost = BTreeMap::new();
    for (own, other) in ours.iter().flat_map(|own| theirs.iter().map(move |other| (own, other))) {
        let won = own.iter().zip(other).filter(|(own, other)| own > other).count() as u32;
        let pairs = own.len().min(other.len()) as u32;
        *lost.entry((pairs - won, won)).or_insert(0_u32) += 1;
    }
    let all = (ours.len() * theirs.len()) as f64;
    let mut chance = 0.0;
    for ((ours, theirs), ways) in lost {
        let (attack, defence) = (attack.minus(attack.first(ours)), defence.minus(defence.first(theirs)));
        chance += f64::from(ways) / all * by_hand(attack, defence, ground, known);
    }
    known.insert((free, left), chance);
    chance
}

#[test]
fn r1_24_the_chance_with_commanders_and_stations_is_that_of_following_every_course() {
    use Commander::{Diplomat, Land, Naval, Nuclear, Space};
    let parties = [
        units(6, &[]),
        units(4, &[Land]),
        units(1, &[Land, Naval, Space]),
        units(0, &[Land, Naval, Diplomat]),
        units(2, &[Land, Naval, Nuclear, Space, Diplomat]),
        units(0, &[Diplomat, Land, Naval, Space, Nuclear]),
        units(1, &[]),
    ];
    let grounds = [(Kind::Land, Kind::Land), (Kind::Land, Kind::Sea), (Kind::Moon, Kind::Moon)];
    let mut compared = 0;
    for (attack, defence) in parties.iter().flat_map(|a| parties.iter().map(move |d| (*a, *d))) {
        for ((from, into), (station, spare)) in grounds
            .into_iter()
            .flat_map(|kinds| [(false, false), (true, false), (false, true)].map(|other| (kinds, other)))
        {
            let ground = Ground { from, into, station, spare };
            let exact = by_hand(attack, defence, ground, &mut BTreeMap::new());
            let dice =
                Dice::by_armies(attack_dice(attack, from, into, spare), defence_dice(defence, station));
            let found = odds::capture(attack.count() - 1, defence.count(), &dice);
            assert!((found - exact).abs() < 1e-12, "{attack:?} {defence:?} {ground:?}: {found}, not {exact}");
            compared += 1;
        }
    }
    assert_eq!(compared, 7 * 7 * 9);
}

#[test]
fn the_label_of_an_invasion_has_the_chance_of_the_units_that_stand_there() {
    let table = Table::new(3)
        .hold(A, "alaska", units(1, &[Commander::Land, Commander::Naval, Commander::Space]))
        .hold(B, "alberta", mods(2));
    let (from, to) = (table.id("alaska"), table.id("alberta"));
    let View::Y2210(view) = table.game.view(Viewer::Seat(A)) else { panic!() };
    let ground = Ground { from: Kind::Land, into: Kind::Land, station: false, spare: false };
    let exact = by_hand(view.at(from).units, view.at(to).units, ground, &mut BTreeMap::new());
    assert_eq!(ranked_choices::strike_percent(&view, from, to), (exact * 100.0) as u32);
}
