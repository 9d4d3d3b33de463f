//! Scenarios of leave, of states shared in peace, and of deals that give leave (R3-8, A3-22, A3-28, A3-32, A3-39, A3-45, A3-50, A3-73,
//! A3-80).

use super::fixtures::{ONE, THREE, TWO, Table, USA, USSR, armies, public};
use super::scenarios_talk::{next_year, offered, permit, refused};
use casus_belli::rules::cold_war::deal_refusals::NoDeal;
use casus_belli::rules::cold_war::deals::Permission;
use casus_belli::rules::cold_war::steps::turn_actions::convoy_leg::StopLeave;
use casus_belli::rules::cold_war::{Action, ConsentOrder, Control, Menu, Public, Standing, Why};
use casus_belli::rules::{Illegal, Seat, Viewer, Why as AnyWhy};

/// A convoy of the USA into Quebec.
fn to_quebec(table: &Table) -> Action {
    let (from, path) = (table.id("ontario"), vec![table.id("quebec")]);
    Action::Leg { from, armies: armies(1, 0), path, war: false }
}

/// One player gives another a permission by a deal.
pub(super) fn deal(table: &mut Table, by: Seat, to: Seat, what: Permission) {
    let terms = permit(what, 1950);
    table.says(by, Action::Offer { to, terms });
    let number = offered(table, by, to).number;
    table.says(to, Action::Accept { number });
}

/// The USA is a guest of the first coalition in Quebec, by leave that was asked.
fn guest() -> Table {
    let table = Table::with(&[("cold_war.shared", "peace")]).money(USA, 9).hold(USA, "ontario", armies(2, 0));
    let mut table = table.hold(ONE, "quebec", armies(2, 0));
    let go = to_quebec(&table);
    table.does(USA, go);
    table.act(ONE, "consent", Action::Consent { given: true });
    table
}

#[test]
fn a_guest_by_leave_and_his_host_share_the_state_until_somebody_fights_a3_28() {
    let mut table = guest();
    assert_eq!(table.at("quebec").control, Control::Shared);
    assert_eq!(table.at("quebec").war.unwrap().shared, [USA, ONE]);
    next_year(&mut table);
    assert_eq!(table.at("quebec").control, Control::Shared, "also when he is no guest of this turn any more");
    let mut table = table.turn_of(USA).money(USA, 9).set("/phase", serde_json::json!("acting"));
    let at = table.id("quebec");
    table.does(USA, Action::Fight { at, against: ONE, armies: armies(1, 0) });
    table.rolls(ONE, "defend", Action::Defend { armies: armies(1, 0) }, &[2, 2]);
    assert_eq!(table.at("quebec").control, Control::War, "a fight ends it");
}

#[test]
fn a_third_whom_nobody_let_in_makes_a_shared_state_a_war_a3_28_a3_80() {
    let table = guest();
    let give = Action::Convert { at: table.id("quebec"), armies: armies(1, 0), to: TWO };
    let on_turn = |table: Table| {
        let mut table = table.money(ONE, 1);
        table.does(USA, Action::Done);
        table
    };
    let mut stranger = on_turn(table.clone());
    stranger.does(ONE, give.clone());
    assert_eq!(stranger.at("quebec").control, Control::War);
    let mut friend = table;
    for (by, to) in [(ONE, TWO), (TWO, ONE), (USA, TWO), (TWO, USA)] {
        deal(&mut friend, by, to, Permission::Stop);
    }
    let mut friend = on_turn(friend);
    friend.does(ONE, give);
    assert_eq!(friend.at("quebec").control, Control::Shared, "all let each other in");
    assert_eq!(friend.at("quebec").war.unwrap().shared, [USA, ONE, TWO]);
}

#[test]
fn without_the_switch_a_guest_makes_a_war_and_a_convoy_that_pays_ends_the_peace_a3_28() {
    let mut plain = Table::new().money(USA, 9).hold(ONE, "quebec", armies(1, 0));
    let go = to_quebec(&plain);
    plain.does(USA, go);
    plain.act(ONE, "consent", Action::Consent { given: true });
    assert_eq!(plain.at("quebec").control, Control::War);
    let paying = Table::with(&[("cold_war.shared", "peace")]).money(USA, 9);
    let mut paying = paying.hold(ONE, "quebec", armies(1, 0));
    let (from, path) = (paying.id("ontario"), vec![paying.id("quebec")]);
    paying.does(USA, Action::Leg { from, armies: armies(1, 0), path, war: true });
    assert_eq!(paying.at("quebec").control, Control::War);
}

#[test]
fn leave_by_a_deal_answers_the_question_that_is_open_a3_32_a3_73() {
    let table = Table::new().money(USA, 5).hold(ONE, "quebec", armies(1, 0));
    let mut table = table.hold(TWO, "quebec", armies(1, 0));
    let go = to_quebec(&table);
    table.does(USA, go);
    assert_eq!(table.kinds(), [(ONE, "consent"), (TWO, "consent")]);
    let asked = table.ask(TWO, "consent").id;
    deal(&mut table, ONE, USA, Permission::Stop);
    assert_eq!(table.kinds(), [(TWO, "consent")], "the other one is still to answer");
    assert_eq!(table.ask(TWO, "consent").id, asked, "the same question");
    deal(&mut table, TWO, USA, Permission::Stop);
    assert_eq!(table.kinds(), [(USA, "act")]);
    assert_eq!(table.at("quebec").of(USA), armies(1, 0));
}

#[test]
fn leave_by_a_deal_after_a_no_opens_the_state_again_a3_50_a3_73() {
    let mut table = Table::new().money(USA, 9).hold(ONE, "quebec", armies(1, 0));
    let go = to_quebec(&table);
    table.does(USA, go.clone());
    table.act(ONE, "consent", Action::Consent { given: false });
    table.act(USA, "pay_war", Action::PayWar { promise: false });
    table.refuses(USA, "act", go.clone());
    deal(&mut table, ONE, USA, Permission::Stop);
    table.does(USA, go);
    assert_eq!(table.at("quebec").of(USA), armies(1, 0));

    let mut table = Table::new().exile(ONE, &[("ural", 2)]).money(ONE, 9).turn_of(ONE);
    let buy = Action::Buy { at: table.id("ural"), armies: armies(1, 0) };
    table.does(ONE, buy.clone());
    table.act(USSR, "consent", Action::Consent { given: false });
    assert_eq!(table.refuses(ONE, "act", buy.clone()), Why::Refused { at: table.id("ural") });
    deal(&mut table, USSR, ONE, Permission::Build);
    table.does(ONE, buy);
    assert_eq!(table.at("ural").of(ONE), armies(1, 0));
}

#[test]
fn a_convoy_that_waits_after_a_no_goes_on_by_leave_of_a_deal_without_a_war_a3_32_a3_73() {
    let table = Table::new().money(USA, 9).hold(ONE, "quebec", armies(1, 0));
    let mut table = table.hold(TWO, "quebec", armies(1, 0));
    let go = to_quebec(&table);
    table.does(USA, go);
    table.act(ONE, "consent", Action::Consent { given: false });
    deal(&mut table, TWO, USA, Permission::Stop);
    assert_eq!(table.kinds(), [(USA, "pay_war")], "the one who refused still does");
    deal(&mut table, ONE, USA, Permission::Stop);
    assert_eq!(table.kinds(), [(USA, "act")]);
    assert_eq!(table.at("quebec").of(USA), armies(1, 0));
    assert_eq!(table.money_of(USA), 8, "a leg, and no war");
}

#[test]
fn leave_between_the_superpowers_is_neither_asked_nor_ordered_in_advance_a3_22() {
    let table = Table::new().money(USA, 20).hold(USSR, "quebec", armies(1, 0));
    let Menu::Act(menu) = table.menu(USA, "act") else { panic!() };
    let quebec = table.id("quebec");
    let stop = menu.legs.stops.iter().find(|stop| stop.at == quebec).unwrap();
    assert_eq!((stop.leave, stop.price), (StopLeave::Refused, 15));
    assert_eq!(table.refuses(USA, "act", to_quebec(&table)), Why::Superpowers { seat: USSR });
    let order = |seat, given| ConsentOrder { at: None, seat: Some(seat), what: None, given };
    let check = |table: &Table, order| {
        let standing = Standing { consents: vec![order], ..Standing::default() };
        table.game.check_standing(USA, &standing.into())
    };
    let banned = Illegal::OffMenu(AnyWhy::ColdWar(Why::Superpowers { seat: USSR }));
    assert_eq!(check(&table, order(USSR, true)), Err(banned));
    assert!(check(&table, order(USSR, false)).is_ok() && check(&table, order(ONE, true)).is_ok());
    let free = Table::with(&[("cold_war.superpower_ban", "off")]);
    assert!(check(&free, order(USSR, true)).is_ok());
}

#[test]
fn what_has_run_out_or_was_judged_long_ago_is_no_longer_listed_a3_73() {
    let mut table = Table::new();
    deal(&mut table, ONE, TWO, Permission::Stop);
    table.says(ONE, Action::Offer { to: TWO, terms: super::scenarios_talk::promise("Peace.", 1950) });
    let number = offered(&table, ONE, TWO).number;
    table.says(TWO, Action::Accept { number });
    let listed = |table: &Table, seat| {
        let own = table.view(Viewer::Seat(seat)).own.unwrap();
        (own.granted.len(), own.promises.len())
    };
    assert_eq!((listed(&table, ONE), listed(&table, TWO)), ((1, 1), (1, 1)));
    let events = next_year(&mut table);
    let due = super::fixtures::seen(&events, Viewer::Seat(TWO)).into_iter().find_map(|seen| match seen {
        casus_belli::rules::cold_war::Seen::Dealt(casus_belli::rules::cold_war::Dealt::Due {
            pledge,
            year,
            ..
        }) => Some((pledge.year, year)),
        _ => None,
    });
    assert_eq!(due, Some((1950, 1955)), "promised for the year that is over");
    assert_eq!(listed(&table, TWO), (0, 1), "the permission has run out");
    table.says(TWO, Action::Judge { number, place: 0, kept: true });
    assert_eq!(listed(&table, ONE), (0, 1), "judged in this year");
    next_year(&mut table);
    assert_eq!((listed(&table, ONE), listed(&table, TWO)), ((0, 0), (0, 0)));
}

#[test]
fn forty_offers_are_the_limit_and_other_answers_do_not_count_a3_73() {
    let mut table = Table::new().money(ONE, 9);
    let terms = || permit(Permission::Stop, 1950);
    for _ in 0..10 {
        table.says(ONE, Action::Pay { to: THREE, money: 1 });
        table = table.money(ONE, 9);
    }
    for _ in 0..40 {
        table.says(ONE, Action::Offer { to: TWO, terms: terms() });
        let number = offered(&table, ONE, TWO).number;
        table.says(ONE, Action::Withdraw { number });
    }
    let more = Action::Offer { to: TWO, terms: terms() };
    assert_eq!(refused(&table, ONE, more), NoDeal::TooManyWritten { most: 40 });
}

#[test]
fn the_event_of_a_present_tells_what_it_cost_a3_57() {
    let table = Table::new().exile(ONE, &[("peru", 2)]).hold(USA, "peru", armies(2, 0)).money(USA, 4);
    let give = Action::Convert { at: table.id("peru"), armies: armies(2, 0), to: ONE };
    for (accepted, paid) in [(true, 2), (false, 0)] {
        let mut table = table.clone();
        table.does(USA, give.clone());
        let events = table.act(ONE, "present", Action::Present { accepted });
        let money = public(&events).into_iter().find_map(|event| match event {
            Public::PresentAnswered(answer) => Some(answer.money),
            _ => None,
        });
        assert_eq!((money, table.money_of(USA)), (Some(paid), 4 - paid));
    }
}
