//! The players of the Cold War in the legend: in this turn's order of play, with superpower, money, population, income and
//! score (R3-1, R3-6, A3-45, A3-58).

use crate::board::palette::Tint;
use crate::scene::Entry;
use crate::scene::from_view::{Person, Words, by_place, lit, name_of};
use crate::scene::pieces::{AltTerm, Holding};
use casus_belli_core::rules::Stock;
use casus_belli_core::rules::cold_war::{self, SeatView, View};

/// The players in the order of play, those without a place after them; by place when the game is over.
pub(super) fn legend(view: &View, people: &[Person], words: &dyn Words) -> Vec<Entry> {
    let others = view.seats.iter().map(|seat| seat.seat).filter(|seat| !view.order.contains(seat));
    let order = by_place(view, view.order.iter().copied().chain(others).collect());
    order.into_iter().map(|seat| player(view, view.seat(seat), people, words)).collect()
}

fn player(view: &View, seat: &SeatView, people: &[Person], words: &dyn Words) -> Entry {
    let held = [seat.states.len() as u32, seat.armies.count()];
    Entry {
        tint: Tint::of_seat(seat.seat.index()),
        name: name_of(people, seat.seat),
        line: words.holdings(held[0], held[1]),
        held,
        cards: None,
        stocks: if seat.alive { stocks(seat) } else { Vec::new() },
        decks: Vec::new(),
        order: seat.superpower.map(|side| words.told(AltTerm::Side(side))),
        on_turn: lit(view, seat.seat),
        out: !seat.alive,
    }
}

/// Money, unless it is secret, population, income, and how much the income has grown (R3-6).
fn stocks(seat: &SeatView) -> Vec<Holding> {
    let of = |stock: cold_war::Stock, amount: u32| Holding {
        stock: Stock::ColdWar(stock),
        amount: i32::try_from(amount).unwrap_or(i32::MAX),
    };
    let money = seat.money.map(|money| of(cold_war::Stock::Money, money));
    let people = of(cold_war::Stock::Population, seat.population);
    let income = of(cold_war::Stock::Income, seat.income);
    let points = Holding { stock: Stock::Points, amount: seat.points };
    money.into_iter().chain([people, income, points]).collect()
}
