//! Scenarios of convoys and conversions (R3-20, R3-25 to R3-28, A3-17 to A3-19, A3-22, A3-30 to A3-33, A3-36, A3-49, A3-50, A3-52,
//! A3-61, A3-63, A3-66).

use super::fixtures::{ONE, THREE, TWO, Table, USA, USSR, armies, public};
use super::scenarios_fights::interceptors;
use casus_belli::rules::Viewer;
use casus_belli::rules::cold_war::deal_refusals::NoDeal;
use casus_belli::rules::cold_war::war_refusals::NoWar;
use casus_belli::rules::cold_war::{Action, Armies, Control, Public, Weapon, Why};

fn infantry(number: u32) -> Armies {
    armies(number, 0)
}

fn leg(table: &Table, path: &[&str], some: Armies, war: bool) -> Action {
    let path = path.iter().map(|at| table.id(at)).collect();
    Action::Leg { from: table.id("ontario"), armies: some, path, war }
}

/// The USA has armies at home and money; the first coalition stands in Quebec.
fn neighbours(own: u32, money: u32) -> Table {
    Table::new().hold(USA, "ontario", infantry(own)).hold(ONE, "quebec", infantry(1)).money(USA, money)
}

#[test]
fn a_leg_costs_one_and_needs_nobodys_leave_where_no_other_army_stands_r3_26_a3_18() {
    let mut table = Table::new().money(USA, 2);
    let go = leg(&table, &["alberta", "alaska"], infantry(1), false);
    table.does(USA, go);
    assert_eq!(table.money_of(USA), 1);
    assert_eq!(table.at("alaska").control, Control::Held(USA));
    assert_eq!(table.at("ontario").control, Control::Nobody);
}

#[test]
fn a_convoy_has_three_armies_and_a_leg_three_states_that_are_not_repeated_r3_26_a3_63() {
    let table = Table::new().hold(USA, "ontario", infantry(4)).money(USA, 5).nuked("greenland");
    let why = table.refuses(USA, "act", leg(&table, &["alberta"], infantry(4), false));
    assert_eq!(why, Why::War(NoWar::Convoy { armies: 4, most: 3 }));
    table.refuses(USA, "act", leg(&table, &["alberta"], Armies::NONE, false));
    table.refuses(USA, "act", leg(&table, &["alaska"], infantry(1), false));
    table.refuses(USA, "act", leg(&table, &["alberta", "ontario"], infantry(1), false));
    table.refuses(USA, "act", leg(&table, &["greenland"], infantry(1), false));
    let far = ["alberta", "alaska", "kamchatka", "japan"];
    table.refuses(USA, "act", leg(&table, &far, infantry(1), false));
    let poor = Table::new().money(USA, 0);
    let why = poor.refuses(USA, "act", leg(&poor, &["alberta"], infantry(1), false));
    assert_eq!(why, Why::War(NoWar::Money { cost: 1, money: 0 }));
}

#[test]
fn a_stop_by_leave_makes_a_guest_who_does_nothing_there_in_that_turn_a3_32_a3_52() {
    let mut table = neighbours(2, 9);
    let go = leg(&table, &["quebec"], infantry(1), false);
    table.does(USA, go);
    assert_eq!(table.kinds(), [(ONE, "consent")]);
    assert!(table.ask(ONE, "consent").default == Action::Consent { given: false }.into());
    table.act(ONE, "consent", Action::Consent { given: true });
    assert_eq!(table.money_of(USA), 8);
    assert_eq!(table.at("quebec").control, Control::War, "even between friends");
    let at = table.id("quebec");
    table.refuses(USA, "act", Action::Fight { at, against: ONE, armies: infantry(1) });
    table.refuses(USA, "act", Action::Convert { at, armies: infantry(1), to: ONE });
    table.refuses(USA, "act", Action::Buy { at, armies: infantry(1) });
}

#[test]
fn who_is_refused_pays_for_a_war_or_takes_the_leg_back_and_is_not_asked_again_a3_32_a3_50() {
    let mut table = neighbours(2, 9);
    let go = leg(&table, &["quebec"], infantry(1), false);
    table.does(USA, go.clone());
    table.act(ONE, "consent", Action::Consent { given: false });
    assert_eq!(table.kinds(), [(USA, "pay_war")]);
    let mut back = table.clone();
    back.act(USA, "pay_war", Action::PayWar { promise: false });
    assert_eq!((back.money_of(USA), back.at("ontario").of(USA)), (9, infantry(2)));
    let at = back.id("quebec");
    assert_eq!(back.refuses(USA, "act", go), Why::War(NoWar::StopRefused { at }));
    table.act(USA, "pay_war", Action::PayWar { promise: true });
    assert_eq!(table.money_of(USA), 3, "one for the leg, five for the war");
    assert_eq!(table.at("quebec").war.unwrap().paid, [USA]);
    let by_force = leg(&back, &["quebec"], infantry(1), true);
    back.does(USA, by_force);
    assert_eq!(back.money_of(USA), 3, "a war can be paid without asking (A3-63)");
}

#[test]
fn all_who_have_armies_at_the_stop_are_asked_and_all_must_agree_a3_32() {
    let table = neighbours(2, 9).hold(THREE, "quebec", infantry(1));
    let mut table = table;
    let go = leg(&table, &["quebec"], infantry(1), false);
    table.does(USA, go);
    assert_eq!(table.kinds(), [(ONE, "consent"), (THREE, "consent")]);
    let open = table.ask(THREE, "consent").id;
    table.act(ONE, "consent", Action::Consent { given: true });
    assert_eq!(table.ask(THREE, "consent").id, open, "the other question is still the same");
    table.act(THREE, "consent", Action::Consent { given: false });
    assert_eq!(table.kinds(), [(USA, "pay_war")]);
}

#[test]
fn a_superpower_is_never_asked_for_leave_by_the_other_a3_22() {
    let mut table = neighbours(2, 20).hold(USSR, "quebec", infantry(1));
    let asking = leg(&table, &["quebec"], infantry(1), false);
    assert_eq!(table.refuses(USA, "act", asking), Why::Superpowers { seat: USSR });
    let paying = leg(&table, &["quebec"], infantry(1), true);
    table.does(USA, paying);
    assert_eq!(table.kinds(), [(USA, "act")]);
    assert_eq!(table.money_of(USA), 4, "one and fifteen");
}

#[test]
fn interceptors_may_shoot_a_convoy_down_on_its_way_and_are_never_hurt_r3_27_r3_28_a3_19_a3_31() {
    let table = Table::new().hold(USA, "ontario", infantry(3)).money(USA, 2);
    let mut table = interceptors(table, ONE, "quebec", 2);
    let go = leg(&table, &["quebec", "greenland"], infantry(2), false);
    table.does(USA, go);
    assert_eq!(table.kinds(), [(ONE, "intercept")]);
    assert!(table.ask(ONE, "intercept").default == Action::Intercept { number: 0 }.into());
    table.refuses(ONE, "intercept", Action::Intercept { number: 3 });
    let mut missed = table.clone();
    missed.rolls(ONE, "intercept", Action::Intercept { number: 1 }, &[2, 2, 2, 2, 8]);
    assert_eq!(missed.at("greenland").of(USA), infantry(2));
    assert_eq!((missed.at("quebec").interceptors, missed.money_of(USA)), (2, 1));
    let mut passed = table.clone();
    passed.act(ONE, "intercept", Action::Intercept { number: 0 });
    assert_eq!(passed.at("greenland").of(USA), infantry(2));
    table.rolls(ONE, "intercept", Action::Intercept { number: 1 }, &[6, 2, 2, 2, 2]);
    assert_eq!((table.at("ontario").of(USA), table.at("greenland").of(USA)), (infantry(1), Armies::NONE));
    assert_eq!(table.money_of(USA), 2, "nothing is paid for the leg");
}

#[test]
fn a_convoy_that_is_shot_down_was_last_where_the_leg_began_a3_61() {
    let table = Table::new().money(USA, 1);
    let mut table = interceptors(table, ONE, "quebec", 1);
    let go = leg(&table, &["quebec"], infantry(1), false);
    table.does(USA, go);
    let events = table.rolls(ONE, "intercept", Action::Intercept { number: 1 }, &[6, 2, 2, 2, 2]);
    let ontario = table.id("ontario");
    let began = public(&events).into_iter().find_map(|event| match event {
        Public::ExileBegan(began) => Some(began),
        _ => None,
    });
    assert_eq!(began.unwrap().states, [ontario]);
}

#[test]
fn a_paid_war_at_the_stop_is_no_transit_there_but_the_interceptors_may_meet_it_a3_30_a3_53() {
    let table = Table::new().money(USA, 6);
    let mut table = interceptors(table, ONE, "quebec", 1);
    let go = leg(&table, &["quebec"], infantry(1), true);
    table.does(USA, go);
    assert_eq!(table.kinds(), [(ONE, "meet")]);
    assert_eq!(table.money_of(USA), 0);
}

#[test]
fn a_stop_in_a_war_that_is_free_to_the_player_is_transit_and_not_met_a3_30_a3_49_a3_53() {
    let table = Table::new().hold(USA, "ontario", infantry(2)).money(USA, 7);
    let mut table = interceptors(table, ONE, "quebec", 1);
    let go = leg(&table, &["quebec"], infantry(1), true);
    table.does(USA, go.clone());
    table.act(ONE, "meet", Action::Meet { armies: Armies::NONE });
    table.does(USA, go);
    assert_eq!(table.kinds(), [(ONE, "intercept")]);
}

#[test]
fn armies_are_converted_for_one_each_but_never_between_the_superpowers_r3_25_a3_36() {
    let mut table = Table::new().hold(USA, "ontario", infantry(3)).money(USA, 2);
    let at = table.id("ontario");
    table.refuses(USA, "act", Action::Convert { at, armies: infantry(1), to: USSR });
    table.refuses(USA, "act", Action::Convert { at, armies: infantry(1), to: USA });
    table.refuses(USA, "act", Action::Convert { at, armies: infantry(3), to: ONE });
    table.does(USA, Action::Convert { at, armies: infantry(2), to: ONE });
    assert_eq!(table.money_of(USA), 0);
    assert_eq!((table.at("ontario").of(USA), table.at("ontario").of(ONE)), (infantry(1), infantry(2)));
    assert_eq!(table.at("ontario").control, Control::War);
}

/// The USA is a guest in Quebec with these armies.
fn guest(some: Armies) -> Table {
    let mut table = neighbours(1, 20).hold(USA, "ontario", some).hold(USA, "peru", infantry(1));
    let go = leg(&table, &["quebec"], some, false);
    table.does(USA, go);
    table.act(ONE, "consent", Action::Consent { given: true });
    table
}

#[test]
fn a_guest_who_is_gone_is_no_guest_any_more_a3_52() {
    let is_guest = |table: &Table| table.view(Viewer::Public).turn.guest.contains(table.id("quebec"));
    let mut declared = guest(infantry(1)).hold(TWO, "greenland", infantry(1));
    assert!(is_guest(&declared));
    let (from, target) = (declared.id("quebec"), declared.id("greenland"));
    declared.does(USA, Action::Declare { target, armies: vec![(from, infantry(1))] });
    assert!(!is_guest(&declared), "all moved on");
    let mut shot = interceptors(guest(infantry(1)), TWO, "greenland", 1);
    shot.does(USA, Action::Leg { from, armies: infantry(1), path: vec![target], war: false });
    assert!(is_guest(&shot));
    shot.rolls(TWO, "intercept", Action::Intercept { number: 1 }, &[6, 2, 2, 2, 2]);
    assert!(!is_guest(&shot), "the convoy is lost");
    let mut launched = guest(Armies { light: 1, ..Armies::NONE });
    launched.act(USA, "launch", Action::Launch { from, weapon: Weapon::Light, path: vec![target] });
    assert!(!is_guest(&launched), "the missile is launched");
    let mut some = guest(infantry(2));
    some.does(USA, Action::Leg { from, armies: infantry(1), path: vec![target], war: false });
    assert!(is_guest(&some), "one is still there");
}

#[test]
fn armies_that_have_declared_a_war_are_known_where_a_convoy_takes_them_a3_49() {
    let mut table = neighbours(2, 20);
    let (from, target) = (table.id("ontario"), table.id("quebec"));
    table.does(USA, Action::Declare { target, armies: vec![(from, infantry(1))] });
    table.does(USA, Action::Leg { from: target, armies: infantry(1), path: vec![from], war: false });
    let both = Action::Declare { target, armies: vec![(from, infantry(2))] };
    let why = table.refuses(USA, "act", both);
    assert_eq!(why, Why::War(NoWar::NotThere { at: from, armies: infantry(1) }), "one has declared");
    table.does(USA, Action::Declare { target, armies: vec![(from, infantry(1))] });
}

#[test]
fn money_that_a_leg_has_set_aside_is_not_there_for_a_payment_a3_33_a3_66() {
    let mut table = neighbours(1, 6);
    let go = leg(&table, &["quebec"], infantry(1), false);
    table.does(USA, go);
    assert_eq!(table.kinds(), [(ONE, "consent")]);
    let why = table.refuses(USA, "talk", Action::Pay { to: ONE, money: 6 });
    assert_eq!(why, Why::Deal(NoDeal::Money { money: 6, has: 5 }));
    table.says(USA, Action::Pay { to: ONE, money: 5 });
    assert_eq!(table.money_of(USA), 1, "a bribe before the answer");
}
