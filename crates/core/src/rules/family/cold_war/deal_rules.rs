//! Who may deal with whom, what each can pay, and why a payment, an offer or an answer to one is refused (R3-8, A3-22, A3-45,
//! A3-66).

use super::deal_refusals::NoDeal;
use super::deals::{
    DealNumber, Limits, MOST_OFFERS, MOST_PAYMENTS, MOST_WRITTEN, Offer, Permission, Permit, Pledge, Side,
    Terms, year_of,
};
use super::{Game, war_price};
use crate::rules::engine::Pick;
use crate::rules::ids::{Seat, TerritoryId};

/// The year and the board, for the terms of offers.
pub(super) fn limits(game: &Game) -> Limits {
    Limits { year: year(game), states: game.board().all() }
}

/// The year, from the first one on.
pub(super) fn year(game: &Game) -> u16 {
    year_of(game.state.round).max(super::deals::FIRST_YEAR)
}

/// Whether money and payments are public (A3-45).
pub(super) fn money_is_public(game: &Game) -> bool {
    game.options().money == super::options::Money::Public
}

/// The players in the game with whom the seat may deal: the superpowers have nothing to say to each other (R3-8, A3-22).
pub(super) fn partners(game: &Game, seat: Seat) -> Vec<Seat> {
    let seats = (0..game.setup.seats).map(Seat);
    seats.filter(|other| may_deal(game, seat, *other).is_ok()).collect()
}

fn may_deal(game: &Game, seat: Seat, other: Seat) -> Result<(), NoDeal> {
    if other.0 >= game.setup.seats {
        return Err(NoDeal::NoSuchPlayer);
    }
    if seat == other {
        return Err(NoDeal::Oneself);
    }
    if game.state.is_out(other) {
        return Err(NoDeal::Out { seat: other });
    }
    if game.banned(seat, other) { Err(NoDeal::Superpowers) } else { Ok(()) }
}

/// The money that a player may pay: what is promised for a leg is not there (A3-66).
pub(super) fn purse(game: &Game, seat: Seat) -> u32 {
    game.state.purse(seat)
}

/// Whether a player can pay that sum in this turn.
pub(super) fn covered(game: &Game, seat: Seat, money: u32) -> bool {
    money == 0 || (money <= purse(game, seat) && game.state.talk.counts(seat).paid < MOST_PAYMENTS)
}

/// Whether a permission from a deal lets `to` do that in the state, where the leave of `by` is needed (A3-32, A3-39).
pub(super) fn allows(game: &Game, (by, to): (Seat, Seat), what: Permission, at: TerritoryId) -> bool {
    !game.banned(by, to) && game.state.talk.allows((by, to), what, at, year(game))
}

/// Whether leave was refused to the player on turn in this turn and holds: everybody's leave by a deal since then ends it
/// (A3-50, A3-73).
pub(super) fn refused(game: &Game, seat: Seat, what: Permission, at: TerritoryId) -> bool {
    let facts = &game.state.facts;
    let refused = match what {
        Permission::Build => facts.no_building,
        Permission::Stop | Permission::Pass => facts.no_stop,
    };
    refused.contains(at)
        && !war_price::opponents(game, at, seat).iter().all(|other| allows(game, (other, seat), what, at))
}

/// Whose leave can't be asked, as the superpowers have nothing to say to each other (A3-22).
pub(super) fn rival(game: &Game, seat: Seat, at: TerritoryId) -> Option<Seat> {
    war_price::opponents(game, at, seat).iter().find(|other| game.banned(seat, *other))
}

pub(super) fn why_no_payment(game: &Game, seat: Seat, to: Seat, money: u32) -> Option<NoDeal> {
    if let Err(why) = may_deal(game, seat, to) {
        return Some(why);
    }
    why_no_money(game, seat, money)
}

fn why_no_money(game: &Game, seat: Seat, money: u32) -> Option<NoDeal> {
    let has = purse(game, seat);
    if money == 0 {
        Some(NoDeal::Nothing)
    } else if money > has {
        Some(NoDeal::Money { money, has })
    } else if game.state.talk.counts(seat).paid >= MOST_PAYMENTS {
        Some(NoDeal::TooManyPayments { most: MOST_PAYMENTS })
    } else {
        None
    }
}

pub(super) fn why_no_offer(game: &Game, seat: Seat, to: Seat, terms: &Terms) -> Option<NoDeal> {
    if let Err(why) = may_deal(game, seat, to) {
        return Some(why);
    }
    if let Err(why) = terms.check(&limits(game)) {
        return Some(why);
    }
    let (money, has) = (terms.give.money, purse(game, seat));
    if money > has {
        return Some(NoDeal::Money { money, has });
    }
    let talk = &game.state.talk;
    if talk.offers.iter().filter(|offer| offer.by == seat).count() >= MOST_OFFERS {
        return Some(NoDeal::TooManyOffers { most: MOST_OFFERS as u32 });
    }
    let written = talk.counts(seat).written >= MOST_WRITTEN;
    written.then_some(NoDeal::TooManyWritten { most: MOST_WRITTEN })
}

/// Why the seat can't answer that offer, as the player to whom it was made.
pub(super) fn why_no_answer(game: &Game, seat: Seat, number: DealNumber) -> Option<NoDeal> {
    match game.state.talk.offer(seat, number) {
        None => Some(NoDeal::NotOpen { number }),
        Some(offer) if offer.by == seat => Some(NoDeal::OwnOffer { number }),
        Some(_) => None,
    }
}

pub(super) fn why_not_withdrawn(game: &Game, seat: Seat, number: DealNumber) -> Option<NoDeal> {
    match game.state.talk.offer(seat, number) {
        None => Some(NoDeal::NotOpen { number }),
        Some(offer) if offer.by != seat => Some(NoDeal::NotOwnOffer { number }),
        Some(_) => None,
    }
}

pub(super) fn why_not_accepted(game: &Game, seat: Seat, number: DealNumber) -> Option<NoDeal> {
    let Offer { by, terms, .. } = game.state.talk.offer(seat, number)?;
    if terms.take.money > 0
        && let Some(why) = why_no_money(game, seat, terms.take.money)
    {
        return Some(why);
    }
    if covered(game, *by, terms.give.money) {
        return None;
    }
    let money = terms.give.money;
    let seat = *by;
    let short = money > purse(game, seat);
    Some(if short {
        NoDeal::TheirMoney { seat, money }
    } else {
        NoDeal::TheirPayments { seat, most: MOST_PAYMENTS }
    })
}

/// Why the seat can't say whether that promise was kept.
pub(super) fn why_not_judged(game: &Game, seat: Seat, number: DealNumber, place: u8) -> NoDeal {
    let mut promises = game.state.talk.promises.iter();
    let found = promises.find(|one| (one.number, one.place, one.to) == (number, place, seat));
    match found {
        None => NoDeal::NoSuchPromise,
        Some(promise) if promise.kept.is_some() => NoDeal::Judged,
        Some(promise) => NoDeal::NotDue { year: promise.pledge.year },
    }
}

/// Random terms that are legal with that much money.
pub(super) fn sample_terms(limits: &Limits, money: u32, pick: Pick<'_>) -> Terms {
    let year = limits.year;
    let mut side = |most: u32| {
        let mut side = Side { money: pick(4).min(most), ..Side::default() };
        if pick(3) == 0 {
            let what = Permission::ALL[pick(3) as usize];
            let states = if pick(2) == 0 { Vec::new() } else { limits.states.iter().take(2).collect() };
            side.permits.push(Permit { what, states, until: year });
        }
        if pick(4) == 0 {
            side.promises.push(Pledge { words: "I will stay at home.".to_owned(), year });
        }
        side
    };
    let (mut give, take) = (side(money), side(u32::MAX));
    if give.is_empty() && take.is_empty() {
        give.permits.push(Permit { what: Permission::Stop, states: Vec::new(), until: year });
    }
    Terms { give, take, open_until: (pick(4) == 0).then_some(super::deals::LAST_YEAR) }
}
