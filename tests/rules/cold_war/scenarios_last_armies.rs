//! Scenarios of players who lose their last armies, and of what is left to count at the end (R3-2, R3-13, A3-20, A3-21, A3-26, A3-44,
//! A3-59, A3-61, A3-67, A3-69, A3-82).

use super::fixtures::{ONE, THREE, TWO, Table, USA, USSR, armies, public};
use super::scenarios_exile::{some_terms, throw};
use super::scenarios_fights::interceptors;
use super::scenarios_turns::{census, next_year};
use casus_belli::rules::cold_war::{Action, Armies, Control, Menu, Public, Weapon};
use casus_belli::rules::{Outcome, Seat};
use serde_json::json;

/// The states in which the pieces of that seat may appear, and their number.
fn refuges(table: &Table, seat: Seat) -> (Vec<&str>, u32) {
    let Menu::Exile(menu) = table.menu(seat, "exile") else { panic!() };
    let board = table.game.board();
    (menu.states.iter().map(|refuge| board.territory(refuge.at).key.as_str()).collect(), menu.pieces)
}

/// The end of the game in this position.
fn ended(table: Table) -> Outcome {
    let waiting = json!({"last_launches": {"waiting": []}});
    let mut table = table.set("/round", json!(7)).set("/phase", waiting);
    table.says(THREE, Action::Offer { to: TWO, terms: some_terms() });
    table.game.outcome().cloned().expect("the last launches are over")
}

#[test]
fn a_superpower_is_attacked_in_its_own_area_and_the_attacker_has_the_income_r3_2() {
    let mut table = Table::new().hold(USSR, "siberia", armies(1, 0)).turn_of(THREE).money(THREE, 9);
    let table_armies = vec![(table.id("mongolia"), armies(1, 0))];
    table.does(THREE, Action::Declare { target: table.id("siberia"), armies: table_armies });
    assert_eq!(table.money_of(THREE), 4, "five, as against anybody");
    let fight = Action::Fight { at: table.id("siberia"), against: USSR, armies: armies(1, 0) };
    throw(&mut table, (THREE, fight), (USSR, armies(1, 0)), &[9, 2]);
    assert_eq!(table.at("siberia").control, Control::Held(THREE));
    assert_eq!(table.seat(THREE).income, 2, "the area binds nobody");
}

#[test]
fn population_never_falls_below_zero_and_all_changes_are_added_up_first_a3_20() {
    let at_war = |people: u32, states: &[&str]| {
        let table = Table::new().population(ONE, people);
        let hold = |table: Table, at: &&str| table.hold(ONE, at, armies(1, 0)).hold(TWO, at, armies(1, 0));
        let mut table = states.iter().fold(table, hold);
        let events = next_year(&mut table);
        let one = census(&events, ONE);
        (one.growth, one.wars, one.after)
    };
    assert_eq!(at_war(1, &["peru", "brazil", "venezuela", "quebec"]), (2, 4, 0), "one and two less four");
    assert_eq!(at_war(0, &["peru"]), (2, 1, 1), "not none first and then two more");
}

#[test]
fn who_is_out_scores_none_less_his_first_income_and_his_interceptors_wait_for_the_next_a3_21() {
    let table = Table::new().population(ONE, 1).hold(USA, "argentina", armies(0, 3)).money(USA, 5);
    let mut table = interceptors(table, ONE, "peru", 2).set("/seats/1/initial", json!(9));
    let fight = Action::Fight { at: table.id("argentina"), against: ONE, armies: armies(0, 3) };
    throw(&mut table, (USA, fight), (ONE, armies(1, 0)), &[9, 9, 9, 9, 9, 9, 2]);
    assert!(!table.seat(ONE).alive);
    assert_eq!(table.at("peru").interceptors, 2, "they wait");
    let (from, path) = (table.id("argentina"), vec![table.id("peru")]);
    table.does(USA, Action::Leg { from, armies: armies(0, 1), path, war: false });
    assert_eq!(table.kinds(), [(USA, "act")], "nobody is asked whether they oppose");
    assert_eq!((table.at("peru").interceptors_of(USA), table.at("peru").control), (2, Control::Held(USA)));
    let over = ended(table);
    assert_eq!(over.scores.iter().find(|score| score.seat == ONE).unwrap().points, -9);
}

#[test]
fn a_mushroom_yields_nothing_for_the_rest_of_the_game_a3_26() {
    let own = Armies { infantry: 1, light: 1, ..Armies::NONE };
    let mut table = Table::new().hold(USA, "ontario", own).hold(ONE, "eastern_united_states", armies(1, 0));
    assert_eq!(table.seat(ONE).income, 6, "Argentina 2, the Eastern United States 4");
    let path = vec![table.id("eastern_united_states")];
    table.act(USA, "launch", Action::Launch { from: table.id("ontario"), weapon: Weapon::Light, path });
    assert_eq!(table.seat(ONE).income, 2);
    for _ in 0..2 {
        let events = next_year(&mut table);
        assert_eq!((census(&events, ONE).yielded, census(&events, USA).yielded), (2, 1));
    }
}

#[test]
fn the_final_income_needs_people_and_counts_what_refugees_have_but_no_money_a3_44() {
    let table = Table::new().population(ONE, 0).money(ONE, 50).exile(TWO, &[("siam", 2)]);
    let table = table.exile(USSR, &[("quebec", 1)]).hold(USA, "quebec", armies(1, 0));
    let over =
        ended((0..5).fold(table, |table, seat| table.set(&format!("/seats/{seat}/initial"), json!(0))));
    let points = |seat| over.scores.iter().find(|score| score.seat == seat).unwrap().points;
    assert_eq!(points(ONE), 0, "Argentina without people");
    assert_eq!(points(TWO), 4, "Siam, where only his refugees are");
    assert_eq!(points(USSR), 0, "no right where another has armies");
    assert_eq!((points(USA), points(THREE)), (2, 1), "Ontario and Quebec; Mongolia");
}

#[test]
fn with_all_neighbours_nuked_refugees_go_to_the_nearest_state_that_is_not_as_he_likes_a3_59() {
    let table = Table::new().nuked("peru").nuked("brazil").population(ONE, 9);
    let mut table = table.hold(USA, "venezuela", Armies { heavy: 1, infantry: 1, ..Armies::NONE });
    let path = vec![table.id("brazil"), table.id("argentina")];
    table.act(USA, "launch", Action::Launch { from: table.id("venezuela"), weapon: Weapon::Heavy, path });
    let (mut states, pieces) = refuges(&table, ONE);
    states.sort_unstable();
    assert_eq!((states, pieces), (vec!["north_africa", "venezuela"], 3), "nine cards less three");
    let at = table.id("north_africa");
    table.act(ONE, "exile", Action::Appear { at, steps: Vec::new() });
    assert_eq!(table.at("north_africa").refugees_of(ONE), 3);
}

#[test]
fn of_several_last_states_he_chooses_where_his_refugees_appear_a3_61_r3_13() {
    let light = Armies { light: 1, ..Armies::NONE };
    let table = Table::new().hold(ONE, "argentina", light).hold(ONE, "quebec", light).population(ONE, 5);
    let mut table = table.turn_of(ONE).set("/phase", json!("upkeep"));
    let unpaid = vec![(table.id("argentina"), light), (table.id("quebec"), light)];
    table.act(ONE, "upkeep", Action::Upkeep { unpaid });
    let (mut states, pieces) = refuges(&table, ONE);
    states.sort_unstable();
    assert_eq!((states, pieces), (vec!["argentina", "quebec"], 2));
    let at = table.id("quebec");
    table.act(ONE, "exile", Action::Appear { at, steps: Vec::new() });
    assert_eq!(table.at("quebec").refugees_of(ONE), 2);
}

#[test]
fn who_goes_into_exile_in_his_own_turn_goes_on_and_the_first_step_is_extra_a3_67() {
    let table = Table::new().population(ONE, 4).turn_of(ONE).hold(USA, "argentina", armies(0, 1));
    let mut table = table.money(ONE, 3);
    let fight = Action::Fight { at: table.id("argentina"), against: USA, armies: armies(1, 0) };
    throw(&mut table, (ONE, fight), (USA, armies(0, 1)), &[2, 9, 9]);
    let (at, peru, brazil) = (table.id("argentina"), table.id("peru"), table.id("brazil"));
    table.act(ONE, "exile", Action::Appear { at, steps: vec![(peru, 2)] });
    assert_eq!(table.kinds(), [(ONE, "act")], "his turn goes on");
    table.does(ONE, Action::MoveRefugees { from: peru, to: brazil, pieces: 2 });
    table.does(ONE, Action::Buy { at: brazil, armies: armies(1, 0) });
    assert_eq!(table.at("brazil").control, Control::Held(ONE));
}

/// The first coalition is in exile without pieces; its only army fights beside three tanks of the USA in Quebec.
fn without_pieces(people: u32) -> Table {
    let table = Table::new().exile(ONE, &[]).population(ONE, people);
    table.hold(ONE, "quebec", armies(1, 0)).hold(USA, "quebec", armies(0, 3))
}

#[test]
fn an_exile_without_pieces_has_nothing_to_double_when_his_people_grow_a3_69() {
    let mut table = without_pieces(1);
    let events = next_year(&mut table);
    assert_eq!(census(&events, ONE).after, 2, "one and two, less one for the war");
    let seat = table.seat(ONE);
    assert!(seat.exile && seat.alive);
    assert_eq!((seat.pieces, seat.population), (0, 2));
}

#[test]
fn an_exile_without_pieces_who_loses_his_last_army_has_refugees_again_r3_13_a3_82() {
    let beaten = |people: u32| {
        let mut table = without_pieces(people);
        let fight = Action::Fight { at: table.id("quebec"), against: ONE, armies: armies(0, 3) };
        let events = throw(&mut table, (USA, fight), (ONE, armies(1, 0)), &[9, 9, 9, 9, 9, 9, 2]);
        (table, public(&events))
    };
    let (mut table, events) = beaten(5);
    assert!(events.iter().any(|event| matches!(event, Public::ExileBegan(began) if began.pieces == 2)));
    assert_eq!(refuges(&table, ONE), (vec!["quebec"], 2));
    let at = table.id("quebec");
    table.act(ONE, "exile", Action::Appear { at, steps: Vec::new() });
    assert_eq!((table.seat(ONE).pieces, table.seat(ONE).population), (2, 5));
    for people in [0, 1] {
        let (table, events) = beaten(people);
        assert!(events.iter().any(|event| matches!(event, Public::SeatOut(out) if out.seat == ONE)));
        assert!(!table.seat(ONE).alive, "{people} cards");
    }
}

#[test]
fn a_missile_that_was_the_last_army_makes_an_exile_after_its_blast_r3_34_a3_38_a3_42() {
    let weapon = Armies { light: 1, ..Armies::NONE };
    let mut table = Table::new().hold(ONE, "argentina", weapon).population(ONE, 5);
    let path = vec![table.id("argentina")];
    table.act(ONE, "launch", Action::Launch { from: path[0], weapon: Weapon::Light, path });
    assert_eq!(table.seat(ONE).population, 2, "three cards go with the state, and no piece was there yet");
    assert_eq!(refuges(&table, ONE), (vec!["peru", "brazil"], 1));
}
