//! Scenarios of the other side of switches, and of rulings that no other file tests (A1-9 to A1-22, A1-41, A1-71, A1-72).

use crate::y2210::fixtures::{A, B, C, Table, card, card_on, mods, units};
use casus_belli::rules::board::Kind;
use casus_belli::rules::y2210::{Action, Commander, Menu, Target, Why};
use casus_belli::rules::{Holder, Rulebook, Setup, SetupError, Viewer};
use serde_json::json;

fn preparing(options: &[(&str, &str)]) -> Table {
    Table::with(3, options)
        .hold(A, "alaska", units(2, &Commander::ALL))
        .hold(A, "alberta", mods(3))
        .hold(B, "peru", mods(5))
        .hold(C, "congo", mods(4))
        .energy(A, 10)
        .set("/phase", json!("preparing"))
}

#[test]
fn every_switch_has_a_value_of_its_list_its_default_and_a_rule_number() {
    for seats in 2..=5 {
        let setup = Setup::preset(Rulebook::Y2210, seats);
        let switches = setup.switches();
        assert_eq!(switches.iter().any(|switch| switch.key == "neutral.defence"), seats == 2);
        for switch in switches {
            assert!(switch.choices.contains(&switch.value) && switch.value == switch.default, "{switch:?}");
            assert!(!switch.rules.is_empty(), "{}", switch.key);
        }
    }
    let mut setup = Setup::preset(Rulebook::Y2210, 4);
    assert!(matches!(setup.options.set("2210.gifts", "gold"), Err(SetupError::UnknownValue { .. })));
    assert!(matches!(setup.options.set("army.cap", "130"), Err(SetupError::UnknownSwitch { .. })));
    let six = Setup { seats: 6, ..setup };
    assert!(matches!(six.check(), Err(SetupError::Seats { min: 2, max: 5, .. })));
}

#[test]
fn hidden_energy_may_be_drawn_openly_a1_41() {
    let mut table = preparing(&[("2210.hidden_energy", "open")]).hand(A, &["hidden_energy"]);
    table.play(A, card("hidden_energy"), &[1]);
    let seas = table.game.board().of_kind(Kind::Sea);
    assert_eq!(table.view(Viewer::Seat(B)).turn.hidden_at, [seas.nth(0).unwrap()]);
}

#[test]
fn an_empty_territory_deck_stays_empty_unless_the_table_shuffles_its_discards_back_a1_16_a1_87() {
    let draw = |value: &str| {
        let table = preparing(&[("2210.reshuffle_territory_decks", value)]).hand(A, &["scatter_bomb_land"]);
        let (alaska, peru, ruin) = (table.id("alaska").0, table.id("peru").0, table.id("japan").0);
        let table = table.set("/land_cards", json!([alaska])).set("/discarded_land", json!([peru, ruin]));
        table.set("/devastated", json!([ruin]))
    };
    let mut off = draw("off");
    off.play(A, card("scatter_bomb_land"), &[1]);
    assert_eq!(off.at("peru").units, mods(5));
    // The card of the ruin doesn't come back, nor does Alaska's, which was turned in the same play.
    let mut on = draw("on");
    on.play(A, card("scatter_bomb_land"), &[1, 1]);
    assert_eq!(on.at("peru").units, mods(2));
}

#[test]
fn captures_from_the_neutral_army_count_for_the_bonus_only_if_it_is_an_opponent_a1_20() {
    let cases = [("on", "contested", 1), ("off", "contested", 0), ("off", "any", 1)];
    for (opponent, three, counts) in cases {
        let options = [("neutral.is_opponent", opponent), ("bonus.three", three)];
        let mut table = Table::with(2, &options).hold(A, "alaska", mods(5)).neutral("alberta", 1).hold(
            B,
            "peru",
            mods(2),
        );
        table.invade(A, "alaska", "alberta");
        table.fight(A, (3, &[]), None, &[6, 6, 6, 1]);
        table.act(A, Action::Advance { units: mods(3) });
        assert_eq!(table.view(Viewer::Public).turn.captures, counts, "{opponent} {three}");
    }
}

#[test]
fn scouts_discarded_unseen_do_not_come_back_with_a_reshuffled_deck_a1_47_a1_80() {
    let table = preparing(&[("2210.reshuffle_territory_decks", "on")]).hand(A, &["scatter_bomb_land"]);
    let (alaska, peru) = (table.id("alaska").0, table.id("peru").0);
    let mut table = table.set("/land_cards", json!([alaska])).set("/unseen_land", json!([peru]));
    table.play(A, card("scatter_bomb_land"), &[1]);
    assert_eq!(table.at("peru").units, mods(5));
}

#[test]
fn a_stealth_station_needs_a_free_station_and_a_place_a1_22() {
    let table = |own: &[&str]| {
        let mut table = Table::new(3)
            .hold(A, "alaska", mods(4))
            .hold(B, "alberta", units(1, &[Commander::Land]))
            .hold(C, "congo", mods(1))
            .hand(B, &["stealth_station"]);
        for at in own {
            table = table.station(B, at);
        }
        table.invade(A, "alaska", "alberta");
        table.refuses(B, Action::React { cards: vec![card("stealth_station"), card("evacuation")] })
    };
    assert!(matches!(table(&["alberta"]), Why::NoTarget { .. }), "one stands there");
    assert!(matches!(table(&["peru", "japan", "egypt", "siam"]), Why::NoTarget { .. }), "four are in play");
    assert!(matches!(table(&["peru"]), Why::NotInHand { .. }), "now only the other card is wrong");
}

#[test]
fn mod_reduction_eliminates_after_each_choice_if_the_table_says_so_a1_71() {
    for (value, alive) in [("whole_card", true), ("each_pick", false)] {
        let mut table = preparing(&[("open.reduction_step", value)]).hand(A, &["mod_reduction"]);
        table = table.hold(B, "peru", mods(4)).hold(C, "congo", mods(9)).hold(C, "egypt", mods(1));
        table.play(A, card("mod_reduction"), &[]);
        assert_eq!(table.asked(C), "reduce", "B's answer was forced");
        assert_eq!(table.view(Viewer::Public).seat(B).alive, alive, "{value}");
    }
}

#[test]
fn armageddon_ends_with_its_player_only_if_the_table_says_so_a1_72() {
    for (value, ends) in [("goes_on", false), ("ends", true)] {
        let mut table = Table::with(3, &[("open.armageddon", value)])
            .hold(A, "alaska", units(0, &[Commander::Nuclear]))
            .hold(B, "peru", units(1, &[Commander::Nuclear]))
            .hold(C, "congo", units(1, &[Commander::Nuclear]))
            .energy(A, 4)
            .hand(A, &["armageddon"])
            .hand(B, &["the_mother"])
            .hand(C, &["nicky_boy"])
            .set("/phase", json!("preparing"));
        table.play(A, card("armageddon"), &[]);
        let events = table.play(B, card("the_mother"), &[1]);
        assert!(!table.view(Viewer::Public).seat(A).alive);
        assert_eq!(Table::has(&events, "turn_ended"), ends, "{value}");
    }
}

#[test]
fn neutral_armies_are_targets_of_bombs_if_they_count_as_opponents_a1_20() {
    for (value, hit) in [("on", true), ("off", false)] {
        let mut table = Table::with(2, &[("neutral.is_opponent", value)])
            .hold(A, "alaska", units(2, &Commander::ALL))
            .hold(B, "peru", mods(2))
            .neutral("congo", 3)
            .energy(A, 9)
            .hand(A, &["rocket_strike_land", "frequency_jam_land"])
            .set("/phase", json!("preparing"));
        let Menu::Prepare(menu) = table.menu(A) else { panic!("cards are asked") };
        let congo = Target::Territory(table.id("congo"));
        let rocket = card_on("rocket_strike_land", congo.clone());
        assert_eq!(menu.cards.iter().any(|option| option.offers(rocket.card, &congo)), hit, "{value}");
        table.play(A, card_on("frequency_jam_land", Target::Player(B)), &[]);
    }
}

#[test]
fn the_opponent_chooses_the_dice_of_neutral_armies_if_the_table_says_so_a1_19() {
    let mut table = Table::with(2, &[("neutral.defence", "opponent")])
        .hold(A, "alaska", mods(4))
        .hold(B, "peru", mods(1))
        .neutral("alberta", 3);
    table.invade(A, "alaska", "alberta");
    table.fight(A, (3, &[]), Some((B, 1)), &[6, 1, 1, 1]);
    assert_eq!(table.at("alberta").units, mods(2));
    assert_eq!(table.at("alberta").holder, Holder::Neutral);
}

#[test]
fn naval_and_space_commanders_roll_eight_sides_at_sea_and_on_the_moon_r1_24() {
    use Commander::{Land, Naval, Nuclear, Space};

    let strong = |from: &str, to: &str| {
        let mut table = Table::new(3).hold(A, from, units(2, &Commander::ALL)).hold(B, to, mods(2));
        table = table.hold(C, "congo", mods(1));
        if from == "japan" {
            table = table.station(A, from);
        }
        table.invade(A, from, to);
        let Menu::Throw(menu) = table.menu(A) else { panic!("dice are asked") };
        menu.commanders.iter().collect::<Vec<_>>()
    };
    assert_eq!(strong("neo_tokyo", "sung_tzu"), [Naval, Nuclear]);
    assert_eq!(strong("japan", "neo_tokyo"), [Land, Naval, Nuclear]);
    assert_eq!(strong("tycho", "straight_wall"), [Nuclear, Space]);
    assert_eq!(strong("japan", "tycho"), [Land, Nuclear, Space], "three eight-sided dice (F-41)");
}

#[test]
fn a_devastated_territory_is_no_target_and_no_way_through_r1_9_a1_67() {
    let table = Table::new(3).hold(A, "alaska", mods(3)).hold(A, "ontario", mods(1)).hold(B, "peru", mods(1));
    let alberta = table.id("alberta");
    let ruins = [alberta.0, table.id("northwest_territory").0];
    let table = table.set("/devastated", json!(ruins));
    let from = table.id("alaska");
    assert_eq!(table.refuses(A, Action::Invade { from, to: alberta }), Why::Devastated { at: alberta });
    let table = table.set("/phase", json!("fortifying")).hand(A, &["redeployment"]);
    let table = table.hold(A, "kamchatka", units(1, &[Commander::Diplomat]));
    let to = table.id("ontario");
    let why = table.refuses(A, Action::Fortify { from, to, units: mods(1) });
    assert_eq!(why, Why::NotLinked { from, to });
}

#[test]
fn losing_the_naval_commander_ends_the_invasion_over_water_but_not_the_fortifying_r1_41() {
    let mut table = Table::with(3, &[("2210.deathtrap", "units"), ("2210.casualties", "ask")])
        .hold(A, "western_united_states", units(3, &[Commander::Naval]))
        .hold(B, "poseidon", units(1, &[Commander::Naval]))
        .hold(B, "hawaiian_preserve", mods(1))
        .hold(C, "congo", mods(1))
        .energy(B, 3)
        .hand(B, &["water_death_trap"]);
    table.invade(A, "western_united_states", "poseidon");
    table.act(B, Action::React { cards: vec![card("water_death_trap")] });
    assert_eq!(table.asked(A), "lose");
    let events = table.act(A, Action::Lose { units: units(1, &[Commander::Naval]) });
    assert!(Table::has(&events, "invasion_ended"), "without a roll");
}
