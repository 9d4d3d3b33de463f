//! Scenarios of invasions: dice, commanders, stations, captures, seas, Moon (sections E, G; A1-1 to A1-13, A1-34 to A1-37).

use crate::y2210::fixtures::{A, B, Table, mods, units};
use casus_belli::rules::Event;
use casus_belli::rules::FamilyEvent;
use casus_belli::rules::y2210::{self, Action, Commander, Commanders, Menu, Public, Why};

fn sides(events: &[Event]) -> (Vec<u8>, Vec<u8>) {
    let rolled = events.iter().find_map(|event| {
        let Event::Happened(FamilyEvent::Y2210(y2210::Event::Public(Public::Rolled(rolled)))) = event else {
            return None;
        };
        Some(rolled.clone())
    });
    let rolled = rolled.expect("dice were rolled");
    let of = |dice: &[casus_belli::rules::Die]| {
        let mut sides: Vec<u8> = dice.iter().map(|die| die.sides).collect();
        sides.sort_unstable();
        sides
    };
    (of(&rolled.attack), of(&rolled.defence))
}

#[test]
fn the_highest_dice_are_compared_and_a_tie_costs_the_attacker_a_unit_r1_37() {
    let mut table = Table::new(3).hold(A, "alaska", mods(4)).hold(B, "alberta", mods(2));
    table.invade(A, "alaska", "alberta");
    table.fight(A, (3, &[]), Some((B, 2)), &[6, 3, 1, 5, 3]);
    assert_eq!(table.at("alaska").units, mods(3));
    assert_eq!(table.at("alberta").units, mods(1));
}

#[test]
fn a_commander_rolls_eight_sides_by_its_kind_and_the_diplomat_six_r1_24() {
    let all = [Commander::Land, Commander::Nuclear, Commander::Diplomat];
    let mut table = Table::new(3).hold(A, "alaska", units(1, &all)).hold(B, "alberta", mods(2));
    table.invade(A, "alaska", "alberta");
    let why = table.refuses(A, throw(3, &[Commander::Diplomat]));
    assert!(matches!(why, Why::NoStrongDie { commander: Commander::Diplomat, .. }), "{why:?}");
    let why = table.refuses(A, throw(3, &[Commander::Naval]));
    assert!(matches!(why, Why::NoStrongDie { commander: Commander::Naval, .. }), "{why:?}");
    let events = table.fight(A, (3, &[Commander::Land, Commander::Nuclear]), Some((B, 1)), &[1, 1, 1, 6]);
    assert_eq!(sides(&events), (vec![6, 8, 8], vec![6]));
}

fn throw(dice: u8, commanders: &[Commander]) -> Action {
    Action::Throw { dice, commanders: commanders.iter().copied().collect() }
}

#[test]
fn commanders_that_rolled_must_move_in_and_the_third_unit_is_free_r1_25() {
    let both = [Commander::Land, Commander::Nuclear];
    let mut table = Table::new(3).hold(A, "alaska", units(3, &both)).hold(B, "alberta", mods(1));
    table = table.hold(B, "quebec", mods(1));
    table.invade(A, "alaska", "alberta");
    table.fight(A, (3, &both), None, &[8, 8, 6, 1]);
    let why = table.refuses(A, Action::Advance { units: units(3, &[Commander::Land]) });
    assert_eq!(why, Why::MustAdvance { commander: Commander::Nuclear });
    assert_eq!(
        table.refuses(A, Action::Advance { units: units(0, &both) }),
        Why::UnitCount { units: 2, min: 3, max: 4 }
    );
    table.act(A, Action::Advance { units: units(1, &both) });
    assert_eq!(table.at("alberta").units, units(1, &both));
    assert_eq!(table.at("alaska").units, mods(2));
}

#[test]
fn a_commander_whose_die_was_not_named_may_stay_a1_35() {
    let mut table = Table::new(3).hold(A, "alaska", units(2, &[Commander::Land])).hold(B, "alberta", mods(1));
    table = table.hold(B, "quebec", mods(1));
    table.invade(A, "alaska", "alberta");
    table.fight(A, (1, &[]), None, &[6, 1]);
    table.act(A, Action::Advance { units: mods(1) });
    assert_eq!(table.at("alaska").units, units(1, &[Commander::Land]));
}

#[test]
fn mods_are_lost_before_commanders_and_of_these_the_diplomat_first_r1_26_a1_12() {
    let two = [Commander::Diplomat, Commander::Nuclear];
    let mut table = Table::new(3).hold(A, "alaska", mods(5)).hold(B, "alberta", units(1, &two));
    table.invade(A, "alaska", "alberta");
    let events = table.fight(A, (3, &[]), Some((B, 2)), &[6, 6, 6, 1, 1]);
    assert_eq!(sides(&events).1, [8, 8], "commanders defend with eight sides");
    assert_eq!(table.at("alberta").units, units(0, &[Commander::Nuclear]));
}

#[test]
fn with_ask_the_owner_chooses_which_units_are_lost_a1_12() {
    let mut table = Table::with(3, &[("2210.casualties", "ask")]).hold(A, "alaska", mods(4)).hold(
        B,
        "alberta",
        units(2, &[Commander::Diplomat]),
    );
    table.invade(A, "alaska", "alberta");
    table.fight(A, (1, &[]), Some((B, 1)), &[6, 1]);
    assert_eq!(table.asked(B), "lose");
    let why = table.refuses(B, Action::Lose { units: mods(2) });
    assert_eq!(why, Why::UnitCount { units: 2, min: 1, max: 1 });
    table.act(B, Action::Lose { units: units(0, &[Commander::Diplomat]) });
    assert_eq!(table.at("alberta").units, mods(2));
    assert_eq!(table.asked(A), "invade");
}

#[test]
fn next_to_a_station_all_units_defend_with_eight_sides_and_it_adds_no_die_r1_27_f_31() {
    let mut table =
        Table::new(3).hold(A, "alaska", mods(4)).hold(B, "alberta", mods(1)).station(B, "alberta");
    table.invade(A, "alaska", "alberta");
    let events = table.fight(A, (3, &[]), None, &[1, 1, 1, 2]);
    assert_eq!(sides(&events).1, [8]);
}

#[test]
fn a_captured_station_is_replaced_by_one_of_the_captor_or_destroyed_by_the_fifth_r1_28() {
    for (own, kept) in [(3, true), (4, false)] {
        let mut table =
            Table::new(3).hold(A, "alaska", mods(4)).station(B, "alberta").hold(B, "quebec", mods(1));
        for at in ["egypt", "congo", "peru", "japan"].into_iter().take(own) {
            table = table.hold(A, at, mods(1)).station(A, at);
        }
        table.invade(A, "alaska", "alberta");
        table.act(A, Action::Advance { units: mods(2) });
        assert_eq!(table.at("alberta").station, kept, "{own} stations in play");
        assert_eq!(table.at("alberta").units, mods(2));
    }
}

#[test]
fn a_lone_station_falls_without_dice_and_is_no_contested_territory_a1_3() {
    let mut table = Table::new(3).hold(A, "alaska", mods(2)).station(B, "alberta").hold(B, "quebec", mods(1));
    let events = table.invade(A, "alaska", "alberta");
    assert!(!Table::has(&events, "rolled") && Table::has(&events, "captured"), "one unit must move");
    assert_eq!(table.view(casus_belli::rules::Viewer::Public).turn.captures, 0);
}

#[test]
fn an_empty_territory_is_taken_without_dice_and_one_unit_stays_r1_40_a1_13() {
    let mut table =
        Table::new(3).hold(A, "alaska", mods(4)).hold(B, "quebec", mods(1)).hold(B, "peru", mods(1));
    table.invade(A, "alaska", "alberta");
    let Menu::Advance(menu) = table.menu(A) else { panic!("units move in") };
    assert_eq!((menu.min, menu.max), (1, 3));
    let why = table.refuses(A, Action::Advance { units: mods(4) });
    assert_eq!(why, Why::UnitCount { units: 4, min: 1, max: 3 });
    assert_eq!(table.ask(A).default, casus_belli::rules::Action::Y2210(Action::Advance { units: mods(1) }));
}

#[test]
fn one_unit_can_not_invade_and_three_dice_need_four_units_r1_35_r1_37() {
    let mut table =
        Table::new(3).hold(A, "alaska", mods(3)).hold(A, "ontario", mods(1)).hold(B, "alberta", mods(1));
    let (from, to) = (table.id("ontario"), table.id("alberta"));
    assert_eq!(table.refuses(A, Action::Invade { from, to }), Why::OneUnit { at: from });
    table.invade(A, "alaska", "alberta");
    let three = Action::Throw { dice: 3, commanders: Commanders::NONE };
    assert_eq!(table.refuses(A, three), Why::Dice { dice: 3, min: 1, max: 2 });
}

#[test]
fn exiled_states_touch_canada_as_in_the_text_or_not_as_on_the_printed_board_a1_1() {
    for (on, touches) in [("on", true), ("off", false)] {
        let table = Table::with(3, &[("map.2210.exiled_canada", on)]).hold(A, "greenland", mods(3)).hold(
            B,
            "ontario",
            mods(1),
        );
        let Menu::Invade(menu) = table.menu(A) else { panic!("an invasion is asked") };
        let reaches = menu.options.iter().any(|option| option.to.contains(table.id("ontario")));
        assert_eq!(reaches, touches);
    }
}

#[test]
fn over_water_an_invasion_needs_the_naval_commander_in_play_r1_41() {
    let table = Table::new(3).hold(A, "western_united_states", mods(3)).hold(B, "poseidon", mods(1)).hold(
        B,
        "quebec",
        mods(1),
    );
    let (from, to) = (table.id("western_united_states"), table.id("poseidon"));
    let why = table.refuses(A, Action::Invade { from, to });
    assert_eq!(why, Why::NoCommander { commander: Commander::Naval });
    let mut table = table.hold(A, "congo", units(1, &[Commander::Naval]));
    table.invade(A, "western_united_states", "poseidon");
    assert_eq!(table.asked(A), "throw");
}

#[test]
fn to_the_moon_units_start_from_an_own_station_and_land_at_a_landing_site_r1_42() {
    let table = Table::new(3).hold(A, "japan", units(3, &[Commander::Space])).hold(B, "quebec", mods(1));
    let (from, tycho, byrgius) = (table.id("japan"), table.id("tycho"), table.id("byrgius"));
    assert_eq!(table.refuses(A, Action::Invade { from, to: tycho }), Why::NoLaunch { at: from });
    assert_eq!(table.refuses(A, Action::Invade { from, to: byrgius }), Why::NoLandingSite { at: byrgius });
    let mut table = table.station(A, "japan");
    table.invade(A, "japan", "tycho");
    table.act(A, Action::Advance { units: units(1, &[Commander::Space]) });
    assert_eq!(table.at("tycho").units, units(1, &[Commander::Space]));
    assert!(table.at("japan").station, "the station stays (A1-64)");
}

#[test]
fn landing_without_a_space_commander_is_refused_r1_42() {
    let table = Table::new(3).hold(A, "japan", mods(3)).station(A, "japan").hold(B, "tycho", mods(1));
    let (from, to) = (table.id("japan"), table.id("tycho"));
    let why = table.refuses(A, Action::Invade { from, to });
    assert_eq!(why, Why::NoCommander { commander: Commander::Space });
}

#[test]
fn a_station_at_sea_launches_with_the_naval_commander_too_a1_5_a1_84() {
    let table = Table::new(3).hold(A, "poseidon", units(3, &[Commander::Space])).station(A, "poseidon");
    let table = table.hold(B, "tycho", mods(1));
    let (from, to) = (table.id("poseidon"), table.id("tycho"));
    let why = table.refuses(A, Action::Invade { from, to });
    assert_eq!(why, Why::NoCommander { commander: Commander::Naval });
    let mut table = table.hold(A, "congo", units(0, &[Commander::Naval]));
    table.invade(A, "poseidon", "tycho");
    assert_eq!(table.asked(A), "throw");
}

#[test]
fn from_the_moon_to_the_earth_there_is_no_way_r1_43() {
    let table = Table::new(3).hold(A, "tycho", units(3, &[Commander::Space])).hold(B, "japan", mods(1));
    let table = table.station(B, "japan");
    let (from, to) = (table.id("tycho"), table.id("japan"));
    assert_eq!(table.refuses(A, Action::Invade { from, to }), Why::MoonToEarth { from, to });
}

#[test]
fn three_contested_captures_in_a_turn_give_energy_and_a_card_once_r1_39_a1_2() {
    let mut table = Table::new(3).hold(A, "alaska", units(9, &[Commander::Land, Commander::Diplomat]));
    for at in ["alberta", "ontario", "quebec", "eastern_united_states", "peru"] {
        table = table.hold(B, at, mods(1));
    }
    let way = ["alaska", "alberta", "ontario", "quebec", "eastern_united_states"];
    for (n, step) in way.windows(2).enumerate() {
        table.invade(A, step[0], step[1]);
        table.fight(A, (3, &[]), None, &[6, 6, 6, 1]);
        if table.asked(A) == "advance" {
            let Menu::Advance(menu) = table.menu(A) else { panic!("units move in") };
            let all = menu.units.minus(mods(1));
            table = table.dice(&[1]);
            table.act(A, Action::Advance { units: all });
        }
        if n == 2 {
            assert_eq!(table.asked(A), "bonus_deck");
            assert_eq!(table.energy_of(A), 1);
            let why = table.refuses(A, Action::Draw { deck: Commander::Nuclear });
            assert_eq!(why, Why::NoCommander { commander: Commander::Nuclear });
            table.rolls(A, Action::Draw { deck: Commander::Land }, &[1]);
            assert_eq!(table.hand_of(A), ["assemble_mods_land"]);
        }
    }
    assert_eq!(table.energy_of(A), 1, "a fourth capture gives nothing");
    assert_eq!(table.asked(A), "invade");
}

#[test]
fn empty_territories_count_for_the_bonus_only_with_any_a1_2() {
    for (value, energy) in [("contested", 0), ("any", 1)] {
        let mut table = Table::with(3, &[("bonus.three", value)]).hold(A, "alaska", mods(9));
        table = table.hold(B, "peru", mods(1));
        for (n, step) in ["alaska", "alberta", "ontario", "quebec"].windows(2).enumerate() {
            table.invade(A, step[0], step[1]);
            table.act(A, Action::Advance { units: mods(8 - n as u32) });
        }
        assert_eq!(table.energy_of(A), energy, "{value}");
    }
}

#[test]
fn the_last_territory_lost_eliminates_a_player_and_gives_the_captor_nothing_r1_45_a1_14() {
    let mut table = Table::new(3)
        .hold(A, "alaska", mods(4))
        .hold(B, "alberta", mods(1))
        .hold(crate::y2210::fixtures::C, "peru", mods(1))
        .energy(B, 5)
        .hand(B, &["cease_fire", "armageddon"]);
    table.invade(A, "alaska", "alberta");
    let events = table.fight(A, (3, &[]), None, &[6, 6, 6, 1]);
    assert!(Table::has(&events, "eliminated"));
    let view = table.view(casus_belli::rules::Viewer::Public);
    assert!(!view.seat(B).alive);
    assert_eq!((view.seat(B).energy, table.energy_of(A)), (0, 0));
    assert!(table.hand_of(A).is_empty() && table.hand_of(B).is_empty());
    assert!(view.discarded.is_empty(), "the cards go to the discards unseen (A1-47)");
    assert_eq!(table.asked(A), "invade");
}

#[test]
fn the_last_player_left_wins_at_once_a1_47() {
    let mut table = Table::new(2).hold(A, "alaska", mods(4)).hold(B, "alberta", mods(1)).neutral("peru", 3);
    table.invade(A, "alaska", "alberta");
    table.fight(A, (3, &[]), None, &[6, 6, 6, 1]);
    let outcome = table.game.outcome().expect("neutral armies don't count (A1-60)");
    assert_eq!(outcome.winners, [A]);
    assert_eq!(outcome.ending, casus_belli::rules::Ending::OpponentGone);
}

#[test]
fn a_lone_station_keeps_a_player_in_the_game_unless_units_count_a1_4() {
    for (value, alive) in [("no_territory", true), ("no_unit", false)] {
        let mut table = Table::with(3, &[("2210.elimination", value)])
            .hold(A, "alaska", mods(4))
            .hold(B, "alberta", mods(1))
            .station(B, "peru")
            .hold(crate::y2210::fixtures::C, "congo", mods(1));
        table.invade(A, "alaska", "alberta");
        table.fight(A, (3, &[]), None, &[6, 6, 6, 1]);
        assert_eq!(table.view(casus_belli::rules::Viewer::Public).seat(B).alive, alive, "{value}");
        assert_eq!(table.at("peru").station, alive, "with the player his stations leave the board");
    }
}

#[test]
fn neutral_armies_defend_with_the_most_dice_and_nobody_is_asked_r1_59_a1_19() {
    let mut table = Table::new(2).hold(A, "alaska", mods(4)).hold(B, "peru", mods(1)).neutral("alberta", 3);
    table.invade(A, "alaska", "alberta");
    table.fight(A, (3, &[]), None, &[6, 6, 1, 5, 5]);
    assert_eq!(table.at("alberta").units, mods(1));
}

#[test]
fn the_last_of_three_players_wins_without_holding_the_whole_board_a1_47() {
    let mut table = Table::new(3).hold(A, "alaska", mods(4)).hold(B, "alberta", mods(1));
    table.invade(A, "alaska", "alberta");
    table.fight(A, (3, &[]), None, &[6, 6, 6, 1]);
    let outcome = table.game.outcome().expect("nobody else has anything left");
    assert_eq!((&outcome.winners[..], outcome.ending.key()), (&[A][..], "last_player"));
}
