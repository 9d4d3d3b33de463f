//! Scenarios of 2210: pieces, dice, borders, the times of cards.

use super::fixtures::{A, B, Table, card, card_on, mods, units};
use casus_belli::rules::board::Kind;
use casus_belli::rules::y2210::{
    Action, CardKind, CommandCard, Commander, Menu, Target, Timing, Units, Why, steps,
};
use casus_belli::rules::{Rulebook, Setup, Viewer};
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn two_to_five_play_r1_1() {
    assert_eq!(Rulebook::Y2210.seats(), (2, 5));
    for seats in 2..=5 {
        assert_eq!(Setup::preset(Rulebook::Y2210, seats).check(), Ok(()));
    }
    for seats in [1, 6] {
        assert!(Setup::preset(Rulebook::Y2210, seats).check().is_err(), "{seats}");
    }
}

#[test]
fn at_most_three_dice_attack_and_two_defend_and_the_defender_names_them_second_r1_2_r1_36() {
    let mut table =
        Table::new(2).hold(A, "peru", mods(9)).hold(B, "brazil", mods(9)).hold(B, "japan", mods(1));
    table.invade(A, "peru", "brazil");
    let Menu::Throw(steps::Throw { most, .. }) = table.menu(A) else { panic!("attack dice") };
    assert_eq!(most, 3);
    let four = Action::Throw { dice: 4, commanders: Units::NONE.commanders };
    assert_eq!(table.refuses(A, four), Why::Dice { dice: 4, min: 1, max: 3 });
    table.act(A, Action::Throw { dice: 3, commanders: Units::NONE.commanders });
    let Menu::Defend(steps::Defend { attack, most, .. }) = table.menu(B) else { panic!("defence dice") };
    assert_eq!((attack, most), (3, 2), "the defender knows the number of attack dice");
    assert_eq!(table.refuses(B, Action::Defend { dice: 3 }), Why::Dice { dice: 3, min: 1, max: 2 });
}

#[test]
fn each_has_five_commanders_and_four_stations_r1_4() {
    let lands = ["peru", "brazil", "argentina", "venezuela", "egypt"];
    let mut table = Table::new(2).hold(B, "japan", mods(3)).energy(A, 60);
    for at in lands {
        table = table.hold(A, at, mods(2));
    }
    let mut table = table.set("/phase", json!("hiring"));
    let at = |table: &Table, key: &str| table.id(key);
    let peru = at(&table, "peru");
    let [first, others @ ..] = Commander::ALL;
    for commander in others {
        table.act(A, Action::Hire { commander, at: peru });
    }
    for land in &lands[..4] {
        let land = at(&table, land);
        table.act(A, Action::Build { at: land });
    }
    let fifth = Action::Build { at: at(&table, "egypt") };
    assert_eq!(table.refuses(A, fifth), Why::NoStationLeft);
    table.act(A, Action::Hire { commander: first, at: peru });
    assert_eq!(table.at("peru").units.commanders.len(), 5);
}

#[test]
fn the_score_is_the_number_of_territories_now_r1_13_a1_57() {
    let mut table = Table::new(2)
        .hold(A, "peru", mods(3))
        .hold(A, "poseidon", mods(1))
        .hold(A, "tycho", mods(1))
        .hold(B, "brazil", mods(1))
        .hold(B, "japan", mods(1));
    let territories = |table: &Table, seat| table.view(Viewer::Public).seat(seat).territories;
    assert_eq!((territories(&table, A), territories(&table, B)), (3, 2));
    table.invade(A, "peru", "brazil");
    table.fight(A, (1, &[]), None, &[6, 1]);
    assert_eq!((territories(&table, A), territories(&table, B)), (3, 1), "a captured land is empty first");
    table.act(A, Action::Advance { units: mods(1) });
    assert_eq!((territories(&table, A), territories(&table, B)), (4, 1));
}

#[test]
fn energy_that_is_not_spent_is_kept_r1_21() {
    let mut table = Table::new(2).hold(A, "peru", mods(3)).hold(B, "japan", mods(3)).energy(A, 4);
    table.end_turn(A);
    assert_eq!(table.energy_of(A), 4);
}

#[test]
fn a_deck_of_territory_cards_that_is_used_up_is_not_renewed_r1_7_r1_32_a1_74() {
    let table = Table::new(2)
        .hold(A, "peru", units(3, &[Commander::Land]))
        .hold(B, "japan", mods(3))
        .hand(A, &["scout_forces"]);
    let lands = table.game.board().of_kind(Kind::Land);
    let others: Vec<u8> = (0..69).filter(|at| !lands.iter().any(|land| land.0 == *at)).collect();
    let table = table.set("/land_cards", json!(others));
    let scout = Action::Play { card: CardKind::ScoutForces, target: Target::Nothing };
    assert_eq!(table.refuses(A, scout), Why::NoTarget { card: CardKind::ScoutForces });
}

#[test]
fn damage_by_nuclear_cards_is_no_invasion_r1_33() {
    let table = Table::new(2)
        .hold(A, "peru", units(3, &[Commander::Nuclear]))
        .hold(B, "japan", mods(1))
        .hold(B, "egypt", mods(3))
        .energy(A, 4)
        .hand(A, &["rocket_strike_land", "rocket_strike_land"]);
    let mut table = table;
    let japan = table.id("japan");
    table.play(A, card_on("rocket_strike_land", Target::Territory(japan)), &[6]);
    let turn = table.view(Viewer::Public).turn;
    assert!(!turn.declared && turn.captures == 0, "{turn:?}");
    let Menu::Invade(steps::Invade { cards, .. }) = table.menu(A) else {
        panic!("still before the first one")
    };
    assert_eq!(cards.len(), 1, "the second rocket can still be played");
}

#[test]
fn only_neighbours_can_be_invaded_as_in_the_examples_of_the_rules_r1_34_a1_1() {
    let table =
        Table::new(2).hold(A, "greenland", mods(5)).hold(A, "alaska", mods(5)).hold(B, "brazil", mods(3));
    let Menu::Invade(steps::Invade { options, .. }) = table.menu(A) else { panic!("invasions") };
    let names = |from: &str| -> BTreeSet<&str> {
        let from = table.id(from);
        let option = options.iter().find(|option| option.from == from).unwrap();
        option.to.iter().map(|at| table.game.board().territory(at).name.en.as_str()).collect()
    };
    let of_greenland = ["Canada", "Iceland GRC", "Nunavut", "République du Québec"];
    assert_eq!(names("greenland"), of_greenland.into());
    assert!(names("alaska").contains("Pevek"));
    let (from, to) = (table.id("greenland"), table.id("brazil"));
    assert_eq!(table.refuses(A, Action::Invade { from, to }), Why::NotAdjacent { from, to });
}

#[test]
fn at_least_as_many_units_as_dice_move_in_and_one_unit_stays_beside_a_station_too_r1_38() {
    let mut table = Table::new(2)
        .hold(A, "peru", mods(5))
        .station(A, "peru")
        .hold(B, "brazil", mods(1))
        .hold(B, "japan", mods(1));
    table.invade(A, "peru", "brazil");
    table.fight(A, (3, &[]), None, &[6, 5, 4, 1]);
    let count = |units| Why::UnitCount { units, min: 3, max: 4 };
    assert_eq!(table.refuses(A, Action::Advance { units: mods(2) }), count(2));
    assert_eq!(table.refuses(A, Action::Advance { units: mods(5) }), count(5));
}

#[test]
fn a_card_of_the_end_of_the_turn_waits_for_it_r1_48() {
    let table = Table::new(2)
        .hold(A, "peru", units(3, &[Commander::Diplomat]))
        .hold(A, "brazil", mods(1))
        .hold(B, "japan", mods(3))
        .hand(A, &["redeployment"]);
    let redeployment = Action::Play { card: CardKind::Redeployment, target: Target::Nothing };
    let early = Why::NotItsTime { card: CardKind::Redeployment, timing: Timing::EndOfTurn };
    assert_eq!(table.refuses(A, redeployment), early);
    let mut table = table.set("/phase", json!("fortifying"));
    table.play(A, card("redeployment"), &[]);
    assert_eq!(table.view(Viewer::Public).turn.moves, 2);
}

#[test]
fn cards_before_the_first_invasion_can_not_be_played_before_hiring_and_buying_r1_31_r1_52() {
    let at = |phase: &str| {
        let table = Table::new(2).hold(A, "peru", units(3, &[Commander::Diplomat])).hold(B, "japan", mods(3));
        let table = table.energy(A, 6).energy(B, 2).hand(A, &["energy_crisis"]);
        table.set("/phase", json!(phase))
    };
    let crisis = Action::Play { card: CardKind::EnergyCrisis, target: Target::Nothing };
    for phase in ["hiring", "buying"] {
        let Why::NotNow { .. } = at(phase).refuses(A, crisis.clone()) else { panic!("not while {phase}") };
    }
    let mut table = at("preparing");
    table.play(A, card("energy_crisis"), &[]);
    assert_eq!((table.energy_of(A), table.energy_of(B)), (7, 1));
}

#[test]
fn no_blank_card_is_in_a_deck_r1_8_r1_57_a1_61() {
    assert_eq!(CommandCard::all().count(), 100);
    assert!(CommandCard::all().all(|card| CardKind::all().any(|kind| kind == card.kind())));
}
