//! Deals of the Cold War in words, in both languages: terms, promises, and why one is refused (R3-8).

use casus_belli::rules::cold_war::Why;
use casus_belli::rules::cold_war::deal_refusals::NoDeal;
use casus_belli::rules::cold_war::deals::{
    DealNumber, Granted, Offer, Permission, Permit, Pledge, Promise, Side, Terms,
};
use casus_belli::rules::{Board, BoardId, Seat, TerritoryId};
use casus_belli::text::{Ctx, Lang, Words};

const EN: Words = Words::new(Lang::En);
const IT: Words = Words::new(Lang::It);

fn ctx() -> Ctx {
    Ctx::new(Board::get(BoardId::ColdWar), ["Ilaria", "Marco_", "Zoë", "Piet"])
}

fn at(key: &str) -> TerritoryId {
    Board::get(BoardId::ColdWar).find(key).unwrap()
}

fn pledge() -> Pledge {
    Pledge { words: "no tanks in Egypt".to_owned(), year: 1960 }
}

fn offer() -> Offer {
    let permit = |what, states| Permit { what, states, until: 1965 };
    let give = Side { money: 5, permits: vec![permit(Permission::Pass, vec![])], promises: vec![pledge()] };
    let stop = permit(Permission::Stop, vec![at("egypt"), at("congo")]);
    let take = Side { permits: vec![stop, permit(Permission::Build, vec![])], ..Side::default() };
    let terms = Terms { give, take, open_until: None };
    Offer { number: DealNumber(4), by: Seat(0), to: Seat(1), terms, answers: None, until: 1955 }
}

#[test]
fn a3_73_an_offer_says_who_gives_what_and_until_when_it_can_be_accepted() {
    assert_eq!(
        EN.offer_told(&offer(), &ctx()),
        [
            "**Offer 4** · Ilaria to Marco\\_",
            "Ilaria gives: $5, convoys pass without interception everywhere until 1965, the promise \
             “no tanks in Egypt” for 1960",
            "Marco\\_ gives: permission to stop in Egypt and Congo until 1965, permission for refugees to build in all their \
             states until 1965",
            "It can be accepted until the turn of 1955 ends.",
        ]
    );
    let counter = Offer { answers: Some(DealNumber(2)), ..offer() };
    let told = IT.offer_told(&counter, &ctx());
    assert_eq!(told[0], "**Offerta 4** · Ilaria a Marco\\_, al posto dell’offerta 2");
    assert!(
        told[2].starts_with("Marco\\_ dà: permesso di sosta in Egitto e Congo fino al 1965, "),
        "{told:#?}"
    );
    assert_eq!(EN.deal_side(&Side::default(), &ctx()), "nothing");
}

#[test]
fn a3_73_a_promise_says_whether_it_is_due_kept_or_broken() {
    let promise = |due, kept| Promise {
        number: DealNumber(4),
        place: 0,
        by: Seat(0),
        to: Seat(2),
        pledge: pledge(),
        due,
        kept,
        judged: kept.map(|_: bool| 1960),
    };
    let told = |due, kept| EN.promise_told(&promise(due, kept), 1960, &ctx());
    assert_eq!(told(false, None), "Ilaria promised Zoë for 1960: “no tanks in Egypt”");
    assert!(told(true, None).ends_with("– due now"));
    let over = EN.promise_told(&promise(true, None), 1965, &ctx());
    assert!(over.ends_with("– was it kept?"), "its year is over: {over}");
    assert!(told(true, Some(true)).ends_with("✅ kept"));
    assert!(told(true, Some(false)).ends_with("❌ broken"));
    let granted = Granted {
        number: DealNumber(4),
        by: Seat(2),
        to: Seat(0),
        permit: Permit { what: Permission::Stop, states: vec![at("egypt")], until: 1970 },
    };
    assert_eq!(EN.granted_told(&granted, &ctx()), "Zoë gives Ilaria: permission to stop in Egypt until 1970");
    assert_eq!(
        IT.granted_told(&granted, &ctx()),
        "Zoë dà a Ilaria: permesso di sosta in Egitto fino al 1970"
    );
}

/// Each reason, and a part that its sentence must contain in both languages, or one of two.
fn every_reason() -> Vec<(NoDeal, &'static str)> {
    let (seat, number) = (Seat(1), DealNumber(7));
    vec![
        (NoDeal::Oneself, "yourself|te stesso"),
        (NoDeal::NoSuchPlayer, "player|giocatore"),
        (NoDeal::Out { seat }, "Marco\\_"),
        (NoDeal::Superpowers, "USA"),
        (NoDeal::Nothing, "promise|promessa"),
        (NoDeal::Money { money: 9, has: 4 }, "4"),
        (NoDeal::TheirMoney { seat, money: 9 }, "9"),
        (NoDeal::TooManyPayments { most: 20 }, "20"),
        (NoDeal::TheirPayments { seat, most: 20 }, "Marco\\_"),
        (NoDeal::TooManyOffers { most: 8 }, "8"),
        (NoDeal::TooManyWritten { most: 40 }, "40"),
        (NoDeal::NotOpen { number }, "7"),
        (NoDeal::OwnOffer { number }, "7"),
        (NoDeal::NotOwnOffer { number }, "7"),
        (NoDeal::NoSuchYear { year: 1951 }, "1951"),
        (NoDeal::PastYear { year: 1950, now: 1965 }, "1965"),
        (NoDeal::NoSuchState, "state|stato"),
        (NoDeal::StateTwice { at: at("egypt") }, "Eg"),
        (NoDeal::TooManyPermits { most: 6 }, "6"),
        (NoDeal::TooManyPromises { most: 3 }, "3"),
        (NoDeal::NoWords, "words|parole"),
        (NoDeal::TooManyWords { length: 230, most: 200 }, "230"),
        (NoDeal::Mention, "@"),
        (NoDeal::NotPlain, "plain text|testo semplice"),
        (NoDeal::NoSuchPromise, "promise|promessa"),
        (NoDeal::NotDue { year: 1970 }, "1970"),
        (NoDeal::Judged, "promise|promessa"),
    ]
}

#[test]
fn r3_8_every_refusal_of_a_deal_says_what_is_wrong_and_what_would_be_right() {
    for lang in Lang::ALL {
        for (reason, part) in every_reason() {
            let said = Words::new(lang).why(&Why::Deal(reason.clone()).into(), &ctx());
            assert!(part.split('|').any(|part| said.contains(part)), "{reason:?}: {said}");
            assert!(said.ends_with('.') && said.matches(['.', ';', ':']).count() > 1, "two clauses: {said}");
        }
    }
}
