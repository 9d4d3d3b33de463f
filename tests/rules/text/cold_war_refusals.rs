//! Refusals of the Cold War name the error and what would be valid, in both languages.

use casus_belli::rules::cold_war::deal_refusals::NoDeal;
use casus_belli::rules::cold_war::deals::DealNumber;
use casus_belli::rules::cold_war::exile_refusals::NoExile;
use casus_belli::rules::cold_war::war_refusals::NoWar;
use casus_belli::rules::cold_war::{Armies, AskKind, Weapon, Why};
use casus_belli::rules::{Board, BoardId, Illegal, Seat, TerritoryId};
use casus_belli::text::{Ctx, Lang, Words};
use std::collections::BTreeSet;

fn at(key: &str) -> TerritoryId {
    Board::get(BoardId::ColdWar).find(key).unwrap()
}

const OTHER: Seat = Seat(1);
const TANKS: Armies = Armies { tanks: 3, ..Armies::NONE };

/// Each kind of refusal, and a part that its sentence must contain in both languages, or one of two.
fn plain() -> Vec<(Why, &'static str)> {
    let (egypt, congo) = (at("egypt"), at("congo"));
    vec![
        (Why::NotNow { asked: AskKind::Upkeep, tried: "buy" }, "upkeep|mantenimento"),
        (Why::NotOffered, ""),
        (Why::NoSuchState, "map|board|mappa|tabellone|stat"),
        (Why::NoSuchSeat, "player|giocator"),
        (Why::Money { needed: 9, money: 4 }, "9"),
        (Why::NoArmies, "arm"),
        (Why::NotThere { at: egypt, has: TANKS }, "3"),
        (Why::NamedTwice { at: egypt }, "Egypt|Egitto"),
        (Why::Mushroom { at: egypt }, "Egypt|Egitto"),
        (Why::NoGarrison { at: egypt }, "Egypt|Egitto"),
        (Why::Guest { at: egypt }, "Egypt|Egitto"),
        (Why::ForeignInterceptors { at: egypt }, "Egypt|Egitto"),
        (Why::Refused { at: egypt }, "Egypt|Egitto"),
        (Why::Superpowers { seat: OTHER }, ""),
        (Why::NotAdjacent { from: egypt, to: congo }, "Congo"),
        (Why::OutOfRange { range: 3 }, "3"),
        (Why::TooManyOrders { most: 7 }, "7"),
    ]
}

fn about_wars() -> Vec<(NoWar, &'static str)> {
    let (egypt, congo) = (at("egypt"), at("congo"));
    vec![
        (NoWar::NoArmies, "arm"),
        (NoWar::NotThere { at: egypt, armies: TANKS }, "3"),
        (NoWar::Fixed, "ntercep|ntercet"),
        (NoWar::Twice { at: egypt }, "Egypt|Egitto"),
        (NoWar::NoTarget { at: egypt }, "Egypt|Egitto"),
        (NoWar::NotAdjacent { from: egypt, to: congo }, "Congo"),
        (NoWar::Money { cost: 15, money: 4 }, "15"),
        (NoWar::NoOpponent { at: egypt, against: OTHER }, "Marco\\_"),
        (NoWar::TooManyFights { at: egypt, most: 20 }, "20"),
        (NoWar::Guest { at: egypt }, "Egypt|Egitto"),
        (NoWar::Convoy { armies: 4, most: 3 }, "3"),
        (NoWar::NoWay { from: egypt, most: 3 }, "3"),
        (NoWar::StopRefused { at: egypt }, "Egypt|Egitto"),
        (NoWar::NoWarThere { at: egypt }, "Egypt|Egitto"),
        (NoWar::NotTo { to: OTHER }, "Marco\\_"),
        (NoWar::Declined { to: OTHER }, "Marco\\_"),
        (NoWar::NoWeapon { at: egypt, weapon: Weapon::Light }, "Egypt|Egitto"),
        (NoWar::Nuked { at: egypt }, "Egypt|Egitto"),
        (NoWar::Interceptors { number: 4, most: 2 }, "2"),
        (NoWar::NoInterceptor, "ntercep|ntercet"),
        (NoWar::TooWeak { strength: 1, least: 4 }, "4"),
        (NoWar::Losses { named: 1, strength: 4 }, "4"),
    ]
}

fn about_exile() -> Vec<(NoExile, &'static str)> {
    let (egypt, congo) = (at("egypt"), at("congo"));
    vec![
        (NoExile::NoSuchState, ""),
        (NoExile::Pieces { pieces: 5, most: 2 }, "2"),
        (NoExile::PieceCount { pieces: 5, count: 2 }, "2"),
        (NoExile::NoPieces { at: egypt }, "Egypt|Egitto"),
        (NoExile::NoRefuge { at: egypt }, "Egypt|Egitto"),
        (NoExile::Mushroom { at: egypt }, "Egypt|Egitto"),
        (NoExile::NotAdjacent { from: egypt, to: congo }, "Congo"),
        (NoExile::NoOpponent { at: egypt }, "Egypt|Egitto"),
        (NoExile::NotYours { at: egypt }, "Egypt|Egitto"),
        (NoExile::Money { cost: 6, money: 4 }, "6"),
    ]
}

fn about_deals() -> Vec<(NoDeal, &'static str)> {
    let number = DealNumber(12);
    vec![
        (NoDeal::Oneself, ""),
        (NoDeal::NoSuchPlayer, "player|giocator"),
        (NoDeal::Out { seat: OTHER }, "Marco\\_"),
        (NoDeal::Superpowers, "USA"),
        (NoDeal::Nothing, ""),
        (NoDeal::Money { money: 9, has: 4 }, "4"),
        (NoDeal::TheirMoney { seat: OTHER, money: 9 }, "Marco\\_"),
        (NoDeal::TooManyPayments { most: 20 }, "20"),
        (NoDeal::TheirPayments { seat: OTHER, most: 20 }, "20"),
        (NoDeal::TooManyOffers { most: 8 }, "8|eight|otto"),
        (NoDeal::TooManyWritten { most: 40 }, "40"),
        (NoDeal::NotOpen { number }, "12"),
        (NoDeal::OwnOffer { number }, "12"),
        (NoDeal::NotOwnOffer { number }, "12"),
        (NoDeal::NoSuchYear { year: 1961 }, "1961"),
        (NoDeal::PastYear { year: 1955, now: 1960 }, "1960"),
        (NoDeal::NoSuchState, ""),
        (NoDeal::StateTwice { at: at("egypt") }, "Egypt|Egitto"),
        (NoDeal::TooManyPermits { most: 6 }, "6"),
        (NoDeal::TooManyPromises { most: 3 }, "3"),
        (NoDeal::NoWords, ""),
        (NoDeal::TooManyWords { length: 300, most: 200 }, "200"),
        (NoDeal::Mention, ""),
        (NoDeal::NotPlain, ""),
        (NoDeal::NoSuchPromise, "prom"),
        (NoDeal::NotDue { year: 1970 }, "1970"),
        (NoDeal::Judged, ""),
    ]
}

fn all() -> Vec<(Why, &'static str)> {
    let wars = about_wars().into_iter().map(|(why, part)| (Why::War(why), part));
    let exile = about_exile().into_iter().map(|(why, part)| (Why::Exile(why), part));
    let deals = about_deals().into_iter().map(|(why, part)| (Why::Deal(why), part));
    plain().into_iter().chain(wars).chain(exile).chain(deals).collect()
}

#[test]
fn every_refusal_of_the_cold_war_names_what_it_is_about_in_both_languages() {
    let ctx = Ctx::new(Board::get(BoardId::ColdWar), ["Ilaria", "Marco_", "Zoë", "Piet"]);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (why, part) in all() {
            let said = words.illegal(&Illegal::OffMenu(why.clone().into()), &ctx);
            assert!(part.split('|').any(|part| said.contains(part)), "{why:?}: {said}");
            assert!(said.ends_with(['.', '?']), "{why:?}: a whole sentence: {said}");
            for bad in ["{", "}", "TerritoryId", "Seat("] {
                assert!(!said.contains(bad), "{why:?}: {said}");
            }
        }
    }
}

#[test]
fn no_kind_of_refusal_is_forgotten() {
    let name = |why: &Why| {
        let told = serde_json::to_value(why).unwrap();
        told.as_str().map_or_else(|| told.as_object().unwrap().keys().next().unwrap().clone(), str::to_owned)
    };
    let met: BTreeSet<String> = all().iter().map(|(why, _)| name(why)).collect();
    let known: BTreeSet<String> =
        super::words_by_id::variants::<Why>().into_iter().map(str::to_owned).collect();
    assert_eq!(met, known);
    let wars = about_wars().len();
    assert_eq!(wars, super::words_by_id::variants::<NoWar>().len());
    assert_eq!(about_exile().len(), super::words_by_id::variants::<NoExile>().len());
    assert_eq!(about_deals().len(), super::words_by_id::variants::<NoDeal>().len());
}
