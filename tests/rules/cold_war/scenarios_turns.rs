//! Scenarios of a turn: the demographic phase, upkeep, purchases, wars that last (R3-7, R3-9 to R3-12, R3-14 to R3-19, R3-21, A3-6 to
//! A3-9, A3-12, A3-28, A3-29, A3-37, A3-55, A3-60, A3-64, A3-68, A3-71).

use super::fixtures::{HOMES, ONE, THREE, TWO, Table, USA, USSR, armies, public};
use super::scenarios_exile::some_terms;
use super::scenarios_fights::interceptors;
use casus_belli::rules::cold_war::{Action, Armies, Army, Census, Control, Public, Weapon, Why};
use casus_belli::rules::{Event, Seat};
use serde_json::json;

/// The events of the step from one turn of five years to the next.
pub(super) fn next_year(table: &mut Table) -> Vec<Event> {
    *table = table.clone().set("/phase", json!("between")).set("/places_played", json!(5));
    table.says(THREE, Action::Offer { to: TWO, terms: some_terms() })
}

pub(super) fn census(events: &[Event], seat: Seat) -> Census {
    let counted = public(events).into_iter().find_map(|event| match event {
        Public::Counted(counted) => Some(counted),
        _ => None,
    });
    counted.unwrap().census.into_iter().find(|one| one.seat == seat).unwrap()
}

#[test]
fn a_state_at_war_yields_nothing_and_costs_its_last_controller_a_card_r3_7_r3_9_r3_11_a3_28() {
    let table = Table::new().hold(ONE, "quebec", armies(1, 0)).hold(TWO, "peru", armies(1, 0));
    let mut table = table.hold(USA, "quebec", armies(1, 0));
    let events = next_year(&mut table);
    let one = census(&events, ONE);
    assert_eq!((one.yielded, one.income, one.growth, one.wars), (2, 2, 2, 1), "Argentina alone");
    assert_eq!((one.before, one.after), (10, 11));
    let two = census(&events, TWO);
    assert_eq!((two.income, two.wars, two.after), (6, 0, 11), "Egypt and Peru");
    assert_eq!(table.money_of(TWO), 6);
}

#[test]
fn a_state_shared_in_peace_is_no_war_if_the_table_plays_so_a3_28() {
    let table = Table::with(&[("cold_war.shared", "peace")]).money(USA, 9).hold(USA, "ontario", armies(2, 0));
    let mut table = table.hold(ONE, "quebec", armies(1, 0));
    let path = vec![table.id("quebec")];
    table.does(USA, Action::Leg { from: table.id("ontario"), armies: armies(1, 0), path, war: false });
    let mut other = table.clone();
    table.act(ONE, "consent", Action::Consent { given: true });
    assert_eq!(table.at("quebec").control, Control::Shared);
    let events = next_year(&mut table);
    let one = census(&events, ONE);
    assert_eq!((one.income, one.wars), (2, 0), "it yields nothing to anybody, and costs no people");
    other.act(ONE, "consent", Action::Consent { given: false });
    assert_eq!(other.kinds(), [(USA, "pay_war")]);
}

#[test]
fn people_follow_the_income_that_was_really_received_r3_10_r3_12_a3_37() {
    let mut table = Table::new().population(ONE, 0);
    let events = next_year(&mut table);
    let one = census(&events, ONE);
    assert_eq!((one.yielded, one.income, one.growth, one.after), (2, 0, 2, 2), "no people, no income");
    assert_eq!(table.money_of(ONE), 0);
    for (states, growth) in [(0, 2), (3, 1), (6, 0), (14, -1)] {
        let mut table = Table::new();
        let mut free: Vec<String> =
            table.game.board().ids().map(|at| table.game.board().territory(at).key.clone()).collect();
        free.retain(|key| !HOMES.contains(&key.as_str()));
        free.sort_by_key(|key| std::cmp::Reverse(table.game.board().value(table.id(key))));
        for key in free.iter().take(states) {
            table = table.hold(USA, key, armies(1, 0));
        }
        let events = next_year(&mut table);
        assert_eq!(census(&events, USA).growth, growth, "income {}", census(&events, USA).income);
    }
}

#[test]
fn upkeep_comes_first_and_unpaid_armies_drop_one_step_r3_17_a3_6_a3_8_a3_12() {
    let all = Armies { infantry: 1, tanks: 1, fighters: 1, light: 1, heavy: 1, ..Armies::NONE };
    let table = Table::new().hold(USA, "ontario", all).money(USA, 20).set("/phase", json!("upkeep"));
    assert_eq!(table.kinds(), [(USA, "upkeep")], "before anything else");
    assert!(table.ask(USA, "upkeep").default == Action::Upkeep { unpaid: vec![] }.into(), "all are paid");
    let at = table.id("ontario");
    let mut unpaid = table.clone();
    let infantry = Action::Upkeep { unpaid: vec![(at, armies(1, 0))] };
    table.refuses(USA, "upkeep", infantry);
    let dropped = Armies { infantry: 0, ..all };
    unpaid.act(USA, "upkeep", Action::Upkeep { unpaid: vec![(at, dropped)] });
    let now = Armies { infantry: 2, tanks: 1, light: 1, ..Armies::NONE };
    assert_eq!((unpaid.at("ontario").of(USA), unpaid.money_of(USA)), (now, 20), "light weapons are gone");
    let mut paid = table;
    paid.act(USA, "upkeep", Action::Upkeep { unpaid: vec![] });
    assert_eq!((paid.at("ontario").of(USA), paid.money_of(USA)), (all, 6), "2 + 3 + 4 + 5");
}

#[test]
fn with_too_little_money_silence_pays_the_dearest_to_buy_first_a3_12_a3_64() {
    let all = Armies { tanks: 2, fighters: 1, heavy: 1, ..Armies::NONE };
    let mut table = Table::new().hold(USA, "ontario", all).money(USA, 7).set("/phase", json!("upkeep"));
    let at = table.id("ontario");
    table.refuses(USA, "upkeep", Action::Upkeep { unpaid: vec![] });
    // Five for the heavy weapon; the fighters would cost three, one of the tanks costs two.
    let silent = Action::Upkeep { unpaid: vec![(at, Armies { tanks: 1, fighters: 1, ..Armies::NONE })] };
    assert!(
        table.ask(USA, "upkeep").default == silent.clone().into(),
        "{:?}",
        table.ask(USA, "upkeep").default
    );
    table.act(USA, "upkeep", silent);
    assert_eq!(table.at("ontario").of(USA), Armies { infantry: 1, tanks: 2, heavy: 1, ..Armies::NONE });
}

#[test]
fn interceptors_and_infantry_cost_no_upkeep_unless_the_table_says_so_r3_16_a3_7() {
    let at_home = |options: &[(&str, &str)]| {
        let table = interceptors(Table::with(options).money(USA, 9), USA, "ontario", 2);
        table.set("/phase", json!("upkeep"))
    };
    assert_eq!(at_home(&[]).seat(USA).upkeep, 0);
    let mut table = at_home(&[("cold_war.interceptor_upkeep", "1")]);
    assert_eq!(table.seat(USA).upkeep, 2);
    let (at, one) = (table.id("ontario"), Armies { interceptors: 1, ..Armies::NONE });
    table.act(USA, "upkeep", Action::Upkeep { unpaid: vec![(at, one)] });
    assert_eq!((table.at("ontario").interceptors, table.money_of(USA)), (1, 8), "unpaid ones are gone");
}

#[test]
fn armies_are_bought_where_one_of_the_own_stands_and_for_one_more_at_war_r3_15_r3_16_a3_9() {
    let price = |army: Army, war: bool| Armies::of(army, 1).cost(war);
    let table = [
        (Army::Infantry, 3),
        (Army::Tanks, 6),
        (Army::Fighters, 9),
        (Army::Interceptors, 12),
        (Army::Nuclear(Weapon::Light), 18),
        (Army::Nuclear(Weapon::Heavy), 24),
    ];
    for (army, cost) in table {
        assert_eq!((price(army, false), price(army, true)), (cost, cost + 1), "{army:?}");
    }
    let mut peace = Table::new().money(USA, 10);
    let (home, away) = (peace.id("ontario"), peace.id("quebec"));
    let refused = peace.refuses(USA, "act", Action::Buy { at: away, armies: armies(1, 0) });
    assert_eq!(refused, Why::NoGarrison { at: away });
    peace.does(USA, Action::Buy { at: home, armies: armies(1, 1) });
    assert_eq!((peace.at("ontario").of(USA), peace.money_of(USA)), (armies(2, 1), 1));
    let war = Table::new().money(USA, 3).hold(ONE, "ontario", armies(1, 0));
    let dear = war.refuses(USA, "act", Action::Buy { at: home, armies: armies(1, 0) });
    assert_eq!(dear, Why::Money { needed: 4, money: 3 }, "the state is at war");
}

#[test]
fn everything_comes_in_any_order_and_as_often_as_one_can_pay_r3_14_a3_71() {
    let mut table = Table::new().money(USA, 8);
    let (home, near) = (table.id("ontario"), table.id("alberta"));
    table.does(USA, Action::Buy { at: home, armies: armies(1, 0) });
    table.does(USA, Action::Leg { from: home, armies: armies(1, 0), path: vec![near], war: false });
    table.does(USA, Action::Buy { at: near, armies: armies(1, 0) });
    table.does(USA, Action::Convert { at: near, armies: armies(1, 0), to: ONE });
    assert_eq!(table.money_of(USA), 0);
    assert_ne!(table.kinds(), [(USA, "upkeep")], "upkeep was once, before");
    // In the war of Alberta nothing is thrown by itself.
    assert!(table.at("alberta").at_war());
}

#[test]
fn nobody_must_fight_and_a_war_lasts_until_one_side_is_gone_r3_19_r3_21() {
    let mut table = Table::new().hold(ONE, "quebec", armies(1, 0)).hold(USA, "quebec", armies(1, 0));
    for _ in 0..3 {
        next_year(&mut table);
        assert!(table.at("quebec").at_war());
    }
    assert_eq!(table.at("quebec").last_controller, Some(ONE), "who had it before still does");
}

#[test]
fn interceptors_in_a_war_are_bought_by_the_last_controller_only_a3_55_a3_62() {
    let table =
        Table::new().hold(ONE, "quebec", armies(1, 0)).hold(USA, "quebec", armies(1, 0)).money(USA, 20);
    let mut table = table.money(ONE, 13);
    let (at, one) = (table.id("quebec"), Armies { interceptors: 1, ..Armies::NONE });
    let why = table.refuses(USA, "act", Action::Buy { at, armies: one });
    assert_eq!(why, Why::ForeignInterceptors { at });
    table = table.turn_of(ONE);
    table.does(ONE, Action::Buy { at, armies: one });
    assert_eq!((table.at("quebec").interceptors_of(ONE), table.money_of(ONE)), (1, 0));
}

#[test]
fn who_loses_his_last_army_while_his_interceptors_fight_on_is_in_exile_and_they_are_idle_a3_29_a3_60() {
    let table = Table::new().hold(USA, "argentina", armies(3, 0));
    let table = interceptors(table, ONE, "argentina", 1);
    let at = table.id("argentina").index();
    let war = json!({"paid": [USA], "attacked": [ONE], "armed": true, "open": true, "shared": []});
    let mut table = table.set(&format!("/places/{at}/war"), war);
    let fight = Action::Fight { at: table.id("argentina"), against: ONE, armies: armies(3, 0) };
    table.act(USA, "act", fight);
    table.rolls(ONE, "defend", Action::Defend { armies: armies(1, 0) }, &[9, 2, 2, 2]);
    assert_eq!(table.kinds(), [(ONE, "exile")]);
    assert!(!table.at("argentina").at_war(), "they make no war any more");
    table.act(ONE, "exile", Action::Appear { at: table.id("argentina"), steps: vec![] });
    let argentina = table.at("argentina");
    assert_eq!((argentina.control, argentina.interceptors_of(USA)), (Control::Held(USA), 1));
}

#[test]
fn in_an_uncontrolled_state_the_only_refugees_have_the_income_and_the_first_to_build_has_the_state_a3_39_a3_68()
 {
    let table = Table::new().exile(ONE, &[("peru", 2)]);
    let mut alone = table.clone();
    let events = next_year(&mut alone);
    assert_eq!(census(&events, ONE).income, 2);
    let both = table.exile(TWO, &[("peru", 1)]).money(ONE, 6).turn_of(ONE);
    let mut counted = both.clone();
    let events = next_year(&mut counted);
    assert_eq!((census(&events, ONE).income, census(&events, TWO).income), (0, 0), "two players: nobody");
    let mut built = both;
    built.does(ONE, Action::Buy { at: built.id("peru"), armies: armies(2, 0) });
    assert_eq!(
        (built.at("peru").control, built.money_of(ONE)),
        (Control::Held(ONE), 0),
        "one price for both"
    );
    assert_eq!(built.seat(USSR).states.len(), 1);
}
