//! Scenarios of interceptors and of leave that is given by a deal (R3-27, R3-28, A3-21, A3-29, A3-31, A3-51, A3-55, A3-62, A3-63,
//! A3-73, A3-77).

use super::fixtures::{ONE, TWO, Table, USA, USSR, armies, public};
use super::scenarios_fights::interceptors;
use super::scenarios_leave::deal;
use casus_belli::rules::cold_war::deals::{Permission, Permit, Side, Terms};
use casus_belli::rules::cold_war::exile_refusals::NoExile;
use casus_belli::rules::cold_war::war_refusals::NoWar;
use casus_belli::rules::cold_war::{Action, Armies, Control, Public, Weapon, Why};
use casus_belli::rules::{Seat, Viewer};
use serde_json::json;

const INTERCEPTOR: Armies = Armies { interceptors: 1, ..Armies::NONE };
const HOLDS: (&str, &str) = ("cold_war.interceptor_holds", "on");

fn infantry(number: u32) -> Armies {
    armies(number, 0)
}

/// One player gives the other leave by a deal, in 1950.
fn granted(mut table: Table, (by, to): (Seat, Seat), what: Permission, states: &[&str]) -> Table {
    let states = states.iter().map(|at| table.id(at)).collect();
    let permits = vec![Permit { what, states, until: 1950 }];
    let terms = Terms { give: Side { permits, ..Side::default() }, ..Terms::default() };
    table.says(by, Action::Offer { to, terms });
    let offers = table.view(Viewer::Seat(to)).own.unwrap().offers;
    let number = offers.iter().find(|offer| offer.by == by).unwrap().number;
    table.says(to, Action::Accept { number });
    table
}

/// The first coalition has an interceptor in Quebec, and the USA two infantry beside it.
fn guarded(options: &[(&str, &str)]) -> Table {
    let table = Table::with(options).hold(USA, "ontario", infantry(2)).hold(ONE, "quebec", infantry(1));
    interceptors(table, ONE, "quebec", 1).money(USA, 9)
}

/// Interceptors alone hold Quebec, as the table plays it.
fn held(options: &[(&str, &str)]) -> Table {
    let table = guarded(options);
    let at = table.id("quebec").index();
    table.set(&format!("/places/{at}/armies"), json!([]))
}

fn leg(table: &Table, path: &[&str], war: bool) -> Action {
    let path = path.iter().map(|at| table.id(at)).collect();
    Action::Leg { from: table.id("ontario"), armies: infantry(1), path, war }
}

fn declare(table: &Table, number: u32) -> Action {
    let armies = vec![(table.id("ontario"), infantry(number))];
    Action::Declare { target: table.id("quebec"), armies }
}

fn buy(table: &Table, armies: Armies) -> Action {
    Action::Buy { at: table.id("quebec"), armies }
}

#[test]
fn a_convoy_passes_interceptors_unasked_where_a_deal_lets_it_a3_73_a3_77() {
    for states in [&[][..], &["quebec"]] {
        let mut table = granted(guarded(&[]), (ONE, USA), Permission::Pass, states);
        let go = leg(&table, &["quebec", "greenland"], false);
        table.does(USA, go);
        assert_eq!(table.kinds(), [(USA, "act")], "nobody was asked");
        assert_eq!(table.at("greenland").of(USA), infantry(1));
    }
}

#[test]
fn leave_to_pass_by_a_deal_answers_for_the_owner_of_interceptors_who_is_asked_a3_73_a3_77() {
    let mut table = guarded(&[]);
    let go = leg(&table, &["quebec", "greenland"], false);
    table.does(USA, go);
    assert_eq!(table.kinds(), [(ONE, "intercept")]);
    deal(&mut table, ONE, USA, Permission::Pass);
    assert_eq!(table.kinds(), [(USA, "act")]);
    assert_eq!(table.at("greenland").of(USA), infantry(1));
}

#[test]
fn leave_to_pass_holds_for_its_player_its_states_and_its_years_and_for_no_missile_a3_31_a3_77() {
    let elsewhere = granted(guarded(&[]), (ONE, USA), Permission::Pass, &["brazil"]);
    let expired = granted(guarded(&[]), (ONE, USA), Permission::Pass, &[]).set("/round", json!(2));
    let another = granted(guarded(&[]), (ONE, TWO), Permission::Pass, &[]);
    let only_stop = granted(guarded(&[]), (ONE, USA), Permission::Stop, &[]);
    for mut table in [elsewhere, expired, another, only_stop] {
        let go = leg(&table, &["quebec", "greenland"], false);
        table.does(USA, go);
        assert_eq!(table.kinds(), [(ONE, "intercept")]);
    }
    let weapon = Armies { light: 1, ..infantry(2) };
    let mut table = granted(guarded(&[]).hold(USA, "ontario", weapon), (ONE, USA), Permission::Pass, &[]);
    let path = vec![table.id("quebec"), table.id("greenland")];
    table.act(USA, "launch", Action::Launch { from: table.id("ontario"), weapon: Weapon::Light, path });
    assert_eq!(table.kinds(), [(ONE, "intercept")]);
}

#[test]
fn refugees_build_unasked_where_a_deal_lets_them_a3_39_a3_73() {
    let table = Table::new().exile(ONE, &[("ural", 2)]).money(ONE, 9).turn_of(ONE);
    let mut table = granted(table, (USSR, ONE), Permission::Build, &[]);
    let at = table.id("ural");
    table.does(ONE, Action::Buy { at, armies: infantry(1) });
    assert_eq!(table.kinds(), [(ONE, "act")]);
    assert_eq!((table.at("ural").of(ONE), table.at("ural").control), (infantry(1), Control::War));
}

#[test]
fn interceptors_in_each_state_of_a_leg_are_asked_one_after_another_a3_31_a3_63() {
    let mut table = interceptors(guarded(&[]), TWO, "greenland", 1);
    let go = leg(&table, &["quebec", "greenland"], false);
    table.does(USA, go);
    assert_eq!(table.kinds(), [(ONE, "intercept")]);
    table.act(ONE, "intercept", Action::Intercept { number: 0 });
    assert_eq!(table.kinds(), [(TWO, "intercept")]);
    table.act(TWO, "intercept", Action::Intercept { number: 0 });
    assert_eq!(table.at("greenland").of(USA), infantry(1));
}

#[test]
fn interceptors_bought_after_the_declaration_are_armies_of_that_war_a3_62() {
    let table = Table::new().hold(ONE, "quebec", infantry(1)).hold(USA, "ontario", armies(0, 3));
    let mut table = table.money(USA, 5).money(ONE, 13);
    let war = vec![(table.id("ontario"), armies(0, 3))];
    table.does(USA, Action::Declare { target: table.id("quebec"), armies: war });
    table = table.turn_of(ONE);
    let one = buy(&table, INTERCEPTOR);
    table.does(ONE, one);
    table = table.turn_of(USA);
    let at = table.id("quebec");
    table.does(USA, Action::Fight { at, against: ONE, armies: armies(0, 3) });
    let defend = Action::Defend { armies: INTERCEPTOR };
    table.rolls(ONE, "defend", defend, &[6, 7, 8, 9, 2, 2, 2, 2, 2, 2]);
    assert_eq!((table.at("quebec").interceptors, table.at("quebec").of(ONE)), (0, infantry(1)));
}

#[test]
fn beside_own_interceptors_one_may_buy_if_a_declared_war_made_them_armies_a3_62() {
    let mut table = held(&[]).money(ONE, 4);
    let idle = table.clone().turn_of(ONE);
    let at = idle.id("quebec");
    assert_eq!(idle.refuses(ONE, "act", buy(&idle, infantry(1))), Why::NoGarrison { at });
    let war = declare(&table, 1);
    table.does(USA, war);
    table.act(ONE, "meet", Action::Meet { armies: Armies::NONE });
    let mut table = table.turn_of(ONE);
    let more = buy(&table, infantry(1));
    table.does(ONE, more);
    assert_eq!((table.at("quebec").of(ONE), table.money_of(ONE)), (infantry(1), 0));
}

#[test]
fn a_war_against_interceptors_of_the_other_superpower_alone_costs_fifteen_a3_24_a3_62() {
    let table = interceptors(Table::new().money(USA, 14), USSR, "quebec", 1);
    let why = table.refuses(USA, "act", declare(&table, 1));
    assert_eq!(why, Why::War(NoWar::Money { cost: 15, money: 14 }));
}

#[test]
fn interceptors_count_for_an_extermination_a3_41_a3_62() {
    let table = Table::new().exile(ONE, &[("ontario", 1)]).money(USA, 3);
    let whose = Action::Exterminate { at: table.id("ontario"), whose: ONE, pieces: 1 };
    let why = table.refuses(USA, "act", whose.clone());
    assert_eq!(why, Why::Exile(NoExile::Pieces { pieces: 1, most: 0 }));
    let mut table = interceptors(table, USA, "ontario", 1);
    table.does(USA, whose);
    assert_eq!(table.at("ontario").refugees_of(ONE), 0);
}

#[test]
fn a_state_that_interceptors_hold_needs_leave_or_a_war_if_the_table_plays_so_a3_29() {
    let mut free = held(&[]);
    let go = leg(&free, &["quebec"], false);
    free.does(USA, go.clone());
    assert_eq!(free.kinds(), [(ONE, "intercept")], "otherwise nobody is asked for leave");
    let mut table = held(&[HOLDS]);
    table.does(USA, go);
    assert_eq!(table.kinds(), [(ONE, "consent")]);
    let mut refused = table.clone();
    refused.act(ONE, "consent", Action::Consent { given: false });
    refused.act(USA, "pay_war", Action::PayWar { promise: true });
    assert_eq!((refused.kinds(), refused.money_of(USA)), (vec![(ONE, "meet")], 3));
    table.act(ONE, "consent", Action::Consent { given: true });
    table.act(ONE, "intercept", Action::Intercept { number: 0 });
    assert_eq!(table.at("quebec").control, Control::War, "they stay its garrison");
}

#[test]
fn interceptors_that_hold_a_state_fight_for_it_without_a_declared_war_a3_29() {
    let mut table = held(&[HOLDS, ("cold_war.guests", "free")]);
    let path = vec![table.id("quebec")];
    table.does(USA, Action::Leg { from: table.id("ontario"), armies: infantry(2), path, war: false });
    table.act(ONE, "consent", Action::Consent { given: true });
    table.act(ONE, "intercept", Action::Intercept { number: 0 });
    let at = table.id("quebec");
    table.rolls(USA, "act", Action::Fight { at, against: ONE, armies: infantry(2) }, &[7, 7, 1, 1, 2, 2]);
    assert_eq!((table.at("quebec").interceptors, table.at("quebec").control), (0, Control::Held(USA)));
}

#[test]
fn refugees_ask_for_leave_to_build_where_interceptors_hold_a3_29_a3_39() {
    for (options, asked) in [(&[][..], false), (&[HOLDS], true)] {
        let mut table = held(options).exile(TWO, &[("quebec", 2)]).money(TWO, 9).turn_of(TWO);
        let infantry = buy(&table, infantry(1));
        table.does(TWO, infantry);
        assert_eq!(table.kinds().contains(&(ONE, "consent")), asked, "{options:?}");
    }
}

#[test]
fn interceptors_of_a_player_who_is_out_hold_nothing_and_wait_for_the_next_controller_a3_21_a3_29() {
    let mut table = held(&[HOLDS]).set("/seats/1/out", json!({"rank": 1, "by": 0}));
    let go = leg(&table, &["quebec"], false);
    table.does(USA, go);
    assert_eq!(table.kinds(), [(USA, "act")]);
    let quebec = table.at("quebec");
    assert_eq!((quebec.control, quebec.interceptors_of(USA)), (Control::Held(USA), 1));
}

#[test]
fn refugees_buy_interceptors_only_where_they_were_the_last_controller_r3_27_a3_55() {
    let both = Armies { interceptors: 1, ..infantry(1) };
    let table = Table::new().exile(ONE, &[("quebec", 2)]).money(ONE, 15).turn_of(ONE);
    let at = table.id("quebec");
    for former in [json!(USA), json!(null)] {
        let other = table.clone().set(&format!("/places/{}/last_controller", at.index()), former);
        assert_eq!(other.refuses(ONE, "act", buy(&other, both)), Why::ForeignInterceptors { at });
    }
    let mut own = table.set(&format!("/places/{}/last_controller", at.index()), json!(ONE));
    let own_again = buy(&own, both);
    let events = own.does(ONE, own_again);
    assert!(!public(&events).iter().any(|event| matches!(event, Public::InterceptorsTaken(_))));
    let quebec = own.at("quebec");
    assert_eq!((quebec.control, quebec.interceptors_of(ONE)), (Control::Held(ONE), 1));
}

/// Refugees of the second coalition rise in Quebec, where interceptors of the first, armies by a declared war, are left when
/// the infantry of the USA is beaten.
fn risen(options: &[(&str, &str)]) -> Table {
    let table = interceptors(Table::with(options).hold(USA, "quebec", infantry(1)), ONE, "quebec", 1);
    let at = table.id("quebec");
    let war = json!({"paid": [USA], "attacked": [ONE], "armed": true, "open": true, "shared": []});
    let table = table.set(&format!("/places/{}/war", at.index()), war);
    let mut table = table.exile(TWO, &[("quebec", 2)]).turn_of(TWO);
    table.rolls(TWO, "act", Action::CivilWar { at, against: USA, pieces: 1 }, &[9, 2]);
    table
}

#[test]
fn a_won_civil_war_brings_the_state_with_interceptors_that_are_left_unless_they_hold_it_a3_29_a3_51() {
    let table = risen(&[]);
    let quebec = table.at("quebec");
    assert_eq!((quebec.of(TWO), quebec.control), (infantry(1), Control::Held(TWO)));
    assert_eq!(quebec.interceptors_of(TWO), 1);
    assert!(!table.seat(TWO).exile);
    let table = risen(&[HOLDS]);
    assert_eq!((table.at("quebec").of(TWO), table.seat(TWO).exile), (Armies::NONE, true));
}
