//! Scenarios of payments, offers, deals and promises (R3-8, A3-22, A3-45, A3-48, A3-65, A3-66, A3-72).

use super::fixtures::{ONE, THREE, TWO, Table, USA, USSR, seen};
use casus_belli::rules::cold_war::deal_refusals::NoDeal;
use casus_belli::rules::cold_war::deals::{DealNumber, Offer, Permission, Permit, Pledge, Side, Terms};
use casus_belli::rules::cold_war::{self, Action, Closing, Dealt, Menu, Paid, Why};
use casus_belli::rules::{AnswerOrigin, Event, Illegal, PersonalNoticeKind, Seat, Viewer};

fn money(give: u32, take: u32) -> Terms {
    let side = |money| Side { money, ..Side::default() };
    Terms { give: side(give), take: side(take), open_until: None }
}

pub(super) fn promise(words: &str, year: u16) -> Terms {
    let promises = vec![Pledge { words: words.to_owned(), year }];
    Terms { give: Side { promises, ..Side::default() }, ..Terms::default() }
}

pub(super) fn permit(what: Permission, until: u16) -> Terms {
    let permits = vec![Permit { what, states: Vec::new(), until }];
    Terms { give: Side { permits, ..Side::default() }, ..Terms::default() }
}

/// The only offer between the two.
pub(super) fn offered(table: &Table, by: Seat, to: Seat) -> Offer {
    let own = table.view(Viewer::Seat(to)).own.unwrap();
    own.offers.into_iter().find(|offer| (offer.by, offer.to) == (by, to)).expect("an offer")
}

pub(super) fn refused(table: &Table, seat: Seat, action: Action) -> NoDeal {
    match table.refuses(seat, "talk", action) {
        Why::Deal(why) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_payment_is_done_at_once_in_anybodys_turn_and_all_see_it_r3_8_a3_45() {
    let mut table = Table::new().money(ONE, 7);
    let events = table.says(ONE, Action::Pay { to: USSR, money: 5 });
    assert_eq!((table.money_of(ONE), table.money_of(USSR)), (2, 5));
    let paid = Paid { seat: ONE, to: USSR, money: 5, number: None, open: true };
    for viewer in [Viewer::Public, Viewer::Seat(TWO), Viewer::Seat(ONE)] {
        assert_eq!(seen(&events, viewer), [cold_war::Seen::Paid(paid)]);
    }
    assert_eq!(table.kinds(), [(USA, "act")], "the turn goes on");
}

#[test]
fn the_superpowers_neither_pay_nor_offer_each_other_anything_a3_22() {
    let table = Table::new().money(USA, 9);
    assert_eq!(refused(&table, USA, Action::Pay { to: USSR, money: 1 }), NoDeal::Superpowers);
    assert_eq!(refused(&table, USSR, Action::Offer { to: USA, terms: money(0, 1) }), NoDeal::Superpowers);
    let mut free = Table::with(&[("cold_war.superpower_ban", "off")]).money(USA, 9);
    free.says(USA, Action::Pay { to: USSR, money: 1 });
    assert_eq!(free.money_of(USSR), 1);
}

#[test]
fn each_bad_payment_has_its_own_reason_a3_66() {
    let table = Table::new().money(USA, 9);
    let pay = |to, money| refused(&table, USA, Action::Pay { to, money });
    assert_eq!(pay(USA, 1), NoDeal::Oneself);
    assert_eq!(pay(Seat(5), 1), NoDeal::NoSuchPlayer);
    assert_eq!(pay(ONE, 0), NoDeal::Nothing);
    assert_eq!(pay(ONE, 10), NoDeal::Money { money: 10, has: 9 });
    let out = table.clone().set("/seats/1/out", serde_json::json!({"rank": 1, "by": 0}));
    assert_eq!(refused(&out, USA, Action::Pay { to: ONE, money: 1 }), NoDeal::Out { seat: ONE });
}

#[test]
fn twenty_payments_are_the_limit_in_one_players_turn_a3_48_a3_65() {
    let mut table = Table::new().money(ONE, 30);
    for _ in 0..20 {
        table.says(ONE, Action::Pay { to: TWO, money: 1 });
    }
    let more = Action::Pay { to: TWO, money: 1 };
    assert_eq!(refused(&table, ONE, more.clone()), NoDeal::TooManyPayments { most: 20 });
    table.does(USA, Action::Done);
    table.says(ONE, more);
    assert_eq!(table.money_of(ONE), 9);
}

#[test]
fn an_accepted_offer_pays_both_sums_at_once_a3_45() {
    let mut table = Table::new().money(ONE, 6).money(TWO, 4);
    table.says(ONE, Action::Offer { to: TWO, terms: money(6, 4) });
    let number = offered(&table, ONE, TWO).number;
    table.says(TWO, Action::Accept { number });
    assert_eq!((table.money_of(ONE), table.money_of(TWO)), (4, 6));
    assert_eq!(refused(&table, TWO, Action::Accept { number }), NoDeal::NotOpen { number });
}

#[test]
fn an_offer_is_accepted_only_while_both_can_pay() {
    let mut table = Table::new().money(ONE, 6);
    table.says(ONE, Action::Offer { to: TWO, terms: money(6, 1) });
    let number = offered(&table, ONE, TWO).number;
    assert_eq!(refused(&table, TWO, Action::Accept { number }), NoDeal::Money { money: 1, has: 0 });
    let mut table = table.money(TWO, 1);
    table.says(ONE, Action::Pay { to: THREE, money: 1 });
    assert_eq!(refused(&table, TWO, Action::Accept { number }), NoDeal::TheirMoney { seat: ONE, money: 6 });
}

#[test]
fn offers_are_countered_declined_and_withdrawn_by_the_right_player() {
    let mut table = Table::new().money(ONE, 6).money(TWO, 6);
    table.says(ONE, Action::Offer { to: TWO, terms: money(1, 0) });
    let first = offered(&table, ONE, TWO).number;
    assert_eq!(refused(&table, ONE, Action::Accept { number: first }), NoDeal::OwnOffer { number: first });
    assert_eq!(
        refused(&table, TWO, Action::Withdraw { number: first }),
        NoDeal::NotOwnOffer { number: first }
    );
    assert_eq!(refused(&table, THREE, Action::Accept { number: first }), NoDeal::NotOpen { number: first });
    table.says(TWO, Action::Counter { number: first, terms: money(0, 3) });
    let second = offered(&table, TWO, ONE);
    assert_eq!(second.answers, Some(first));
    assert_eq!(refused(&table, TWO, Action::Decline { number: first }), NoDeal::NotOpen { number: first });
    let events = table.says(ONE, Action::Decline { number: second.number });
    let closed = Dealt::Closed { number: second.number, by: TWO, to: ONE, why: Closing::Declined };
    assert_eq!(seen(&events, Viewer::Seat(TWO)), [cold_war::Seen::Dealt(closed)]);
    table.says(ONE, Action::Offer { to: TWO, terms: money(2, 0) });
    let third = offered(&table, ONE, TWO).number;
    table.says(ONE, Action::Withdraw { number: third });
    assert_eq!(refused(&table, TWO, Action::Accept { number: third }), NoDeal::NotOpen { number: third });
}

#[test]
fn an_offer_expires_when_its_year_is_over_unless_it_says_a_later_one() {
    let mut table = Table::new().money(ONE, 6);
    table.says(ONE, Action::Offer { to: TWO, terms: money(1, 0) });
    table.says(ONE, Action::Offer { to: TWO, terms: Terms { open_until: Some(1955), ..money(2, 0) } });
    next_year(&mut table);
    let left = table.view(Viewer::Seat(TWO)).own.unwrap().offers;
    assert_eq!(left.iter().map(|offer| offer.until).collect::<Vec<_>>(), [1955]);
}

/// Ends the turns of this year; all that happened.
pub(super) fn next_year(table: &mut Table) -> Vec<Event> {
    let mut log = Vec::new();
    let round = table.view(Viewer::Public).common.round;
    while table.view(Viewer::Public).common.round == round {
        let ask = table.game.asks().into_iter().next().unwrap();
        let events = table.game.expire(ask.id, &mut crate::luck::Seeded::new(1)).unwrap();
        events.iter().for_each(|event| table.game.evolve(event));
        log.extend(events);
    }
    log
}

#[test]
fn a_promise_reminds_both_when_its_year_begins_and_the_receiver_judges_it() {
    let mut table = Table::new();
    table.says(ONE, Action::Offer { to: TWO, terms: promise("I attack nobody in Africa.", 1955) });
    let number = offered(&table, ONE, TWO).number;
    table.says(TWO, Action::Accept { number });
    let judge = Action::Judge { number, place: 0, kept: true };
    assert_eq!(refused(&table, TWO, judge.clone()), NoDeal::NotDue { year: 1955 });
    next_year(&mut table);
    let own = table.view(Viewer::Seat(ONE)).own.unwrap();
    assert!(own.promises[0].due, "both know that it is due");
    assert_eq!(refused(&table, ONE, judge.clone()), NoDeal::NoSuchPromise, "only the receiver judges");
    table.says(TWO, judge.clone());
    assert_eq!(table.view(Viewer::Seat(ONE)).own.unwrap().promises[0].kept, Some(true));
    assert_eq!(refused(&table, TWO, judge), NoDeal::Judged);
}

#[test]
fn bad_terms_are_refused_with_what_is_wrong() {
    let table = Table::new().money(ONE, 3).set("/round", serde_json::json!(3));
    let offer = |terms| refused(&table, ONE, Action::Offer { to: TWO, terms });
    assert_eq!(offer(Terms::default()), NoDeal::Nothing);
    assert_eq!(offer(money(4, 0)), NoDeal::Money { money: 4, has: 3 });
    assert_eq!(offer(promise("Wait for @everyone.", 1970)), NoDeal::Mention);
    assert_eq!(offer(promise("Look at <#1>.", 1970)), NoDeal::Mention);
    assert_eq!(offer(promise("**bold**", 1970)), NoDeal::NotPlain);
    assert_eq!(offer(promise("two\nlines", 1970)), NoDeal::NotPlain);
    assert_eq!(offer(promise("  ", 1970)), NoDeal::NoWords);
    assert_eq!(offer(promise(&"a".repeat(201), 1970)), NoDeal::TooManyWords { length: 201, most: 200 });
    assert_eq!(offer(promise("Peace.", 1971)), NoDeal::NoSuchYear { year: 1971 });
    assert_eq!(offer(promise("Peace.", 1985)), NoDeal::NoSuchYear { year: 1985 });
    assert_eq!(offer(permit(Permission::Stop, 1955)), NoDeal::PastYear { year: 1955, now: 1960 });
}

#[test]
fn a_player_has_at_most_eight_open_offers() {
    let mut table = Table::new();
    for _ in 0..8 {
        table.says(ONE, Action::Offer { to: TWO, terms: money(0, 1) });
    }
    let more = Action::Offer { to: THREE, terms: money(0, 1) };
    assert_eq!(refused(&table, ONE, more), NoDeal::TooManyOffers { most: 8 });
}

#[test]
fn the_parties_alone_see_a_deal_and_its_number_tells_nothing_about_others() {
    let mut table = Table::new().money(ONE, 5);
    let other = table.clone();
    let events = table.says(ONE, Action::Offer { to: TWO, terms: money(5, 0) });
    assert!(seen(&events, Viewer::Seat(THREE)).is_empty() && seen(&events, Viewer::Public).is_empty());
    assert!(events.iter().all(|event| event.seen_by(Viewer::Seat(THREE)).is_none()));
    let number = offered(&table, ONE, TWO).number;
    let events = table.says(TWO, Action::Accept { number });
    let told = seen(&events, Viewer::Public);
    assert_eq!(told, [cold_war::Seen::Paid(Paid { seat: ONE, to: TWO, money: 5, number: None, open: true })]);
    let fresh = |table: &Table| {
        let mut table = table.clone();
        table.says(THREE, Action::Offer { to: USA, terms: money(0, 1) });
        offered(&table, THREE, USA).number
    };
    assert_eq!(fresh(&table), fresh(&other));
}

#[test]
fn with_secret_money_the_parties_alone_see_a_payment_a3_45() {
    let mut table = Table::with(&[("cold_war.money", "secret")]).money(ONE, 5);
    let events = table.says(ONE, Action::Pay { to: TWO, money: 5 });
    assert!(events.iter().all(|event| event.seen_by(Viewer::Public).is_none()));
    assert!(!seen(&events, Viewer::Seat(TWO)).is_empty());
    assert_eq!(table.view(Viewer::Seat(THREE)).seat(ONE).money, None);
}

#[test]
fn a_click_on_an_answered_talk_is_stale_so_nobody_pays_twice_a3_72() {
    let mut table = Table::new().money(ONE, 9);
    let old = table.ask(ONE, "talk").id;
    let others = table.ask(TWO, "talk").id;
    table.says(ONE, Action::Pay { to: TWO, money: 1 });
    let again = Action::Pay { to: TWO, money: 1 }.into();
    let mut luck = crate::luck::Told::dice(&[]);
    let refused = table.game.act(ONE, old, &again, AnswerOrigin::Player, &mut luck);
    assert!(matches!(refused, Err(Illegal::Stale)), "{refused:?}");
    assert_eq!(table.ask(TWO, "talk").id, others, "the questions of others stay open as they are");
}

#[test]
fn each_number_of_a_deal_is_of_one_pair() {
    let mut numbers: Vec<DealNumber> = Vec::new();
    for high in 0..6 {
        for low in 0..high {
            numbers.extend((0..3).map(|nth| DealNumber::of(Seat(low), Seat(high), nth)));
        }
    }
    let count = numbers.len();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), count);
}

#[test]
fn a_permission_from_a_deal_answers_the_question_for_leave_a3_32() {
    let mut table = Table::new().money(USA, 5).hold(ONE, "quebec", super::fixtures::armies(1, 0));
    table.says(ONE, Action::Offer { to: USA, terms: permit(Permission::Stop, 1950) });
    let number = offered(&table, ONE, USA).number;
    table.says(USA, Action::Accept { number });
    let leg = Action::Leg {
        from: table.id("ontario"),
        armies: super::fixtures::armies(1, 0),
        path: vec![table.id("quebec")],
        war: false,
    };
    table.does(USA, leg);
    assert_eq!(table.at("quebec").of(USA).count(), 1);
    assert_eq!(table.kinds(), [(USA, "act")], "nobody was asked");
}

#[test]
fn the_talk_question_asks_nobody_and_is_open_to_all_who_play() {
    let table = Table::new();
    for seat in [USA, ONE, USSR, TWO, THREE] {
        let Menu::Talk(menu) = table.menu(seat, "talk") else { panic!() };
        assert!(!menu.partners.contains(&seat));
        assert_eq!(menu.partners.contains(&USSR), seat != USA && seat != USSR);
    }
}

/// Who is told what personally by these events, with the other party and the number.
fn told(events: &[Event]) -> Vec<(Seat, PersonalNoticeKind, Seat, u32)> {
    let notices = events.iter().flat_map(Event::personal_notices);
    notices.map(|one| (one.seat, one.kind, one.other, one.number)).collect()
}

#[test]
fn what_a_deal_means_for_the_other_party_is_told_to_that_player_r3_8() {
    let mut table = Table::new().money(ONE, 9);
    let events = table.says(ONE, Action::Pay { to: TWO, money: 4 });
    assert_eq!(told(&events), [(TWO, PersonalNoticeKind::Paid, ONE, 4)]);
    table.says(ONE, Action::Offer { to: TWO, terms: money(1, 0) });
    let number = offered(&table, ONE, TWO).number;
    let events = table.says(ONE, Action::Withdraw { number });
    assert_eq!(told(&events), [(TWO, PersonalNoticeKind::Withdrawn, ONE, number.0)]);
    table.says(ONE, Action::Offer { to: TWO, terms: money(1, 0) });
    let number = offered(&table, ONE, TWO).number;
    let events = table.says(TWO, Action::Accept { number });
    assert_eq!(
        told(&events),
        [(ONE, PersonalNoticeKind::Accepted, TWO, number.0)],
        "its payments are told with it"
    );
    table.says(ONE, Action::Offer { to: TWO, terms: money(2, 0) });
    let late = offered(&table, ONE, TWO).number;
    table.says(ONE, Action::Offer { to: THREE, terms: promise("Peace.", 1955) });
    let number = offered(&table, ONE, THREE).number;
    table.says(THREE, Action::Accept { number });
    let expired =
        [(ONE, PersonalNoticeKind::Expired, TWO, late.0), (TWO, PersonalNoticeKind::Expired, ONE, late.0)];
    let due = [
        (ONE, PersonalNoticeKind::Promise, THREE, number.0),
        (THREE, PersonalNoticeKind::Promise, ONE, number.0),
    ];
    assert_eq!(told(&next_year(&mut table)), [expired, due].concat());
    let events = table.says(THREE, Action::Judge { number, place: 0, kept: false });
    assert_eq!(told(&events), [(ONE, PersonalNoticeKind::Judged, THREE, number.0)]);
}
