//! The players of 2210 in the legend: in this year's order of play, with energy and command cards by deck (R1-6, R1-15).

use super::{command_decks, commander};
use crate::board::palette::Tint;
use crate::scene::Entry;
use crate::scene::from_view::{Person, Words, by_place, lit, name_of, score};
use crate::scene::pieces::{AltTerm, Deck, Holding};
use casus_belli_core::rules::y2210::{self, SeatView, Stage, View};
use casus_belli_core::rules::{Holder, Stock};

/// The players in the order of play, those without a place after them; when the game is over by their place in it. The
/// neutral armies are last.
pub(super) fn legend(view: &View, people: &[Person], words: &dyn Words) -> Vec<Entry> {
    let others = view.seats.iter().map(|seat| seat.seat).filter(|seat| !view.order.contains(seat));
    let order = by_place(view, view.order.iter().copied().chain(others).collect());
    let mut legend: Vec<Entry> =
        order.into_iter().map(|seat| player(view, view.seat(seat), people, words)).collect();
    let neutral = || view.territories.iter().filter(|held| held.holder == Holder::Neutral);
    if neutral().next().is_some() {
        let held = [neutral().count() as u32, neutral().map(|held| held.units.count()).sum()];
        let line = words.holdings(held[0], held[1]);
        legend.push(Entry { line, held, ..Entry::new(Tint::Neutral, words.neutral()) });
    }
    legend
}

fn player(view: &View, seat: &SeatView, people: &[Person], words: &dyn Words) -> Entry {
    let energy = Holding {
        stock: Stock::Y2210(y2210::Stock::Energy),
        amount: i32::try_from(seat.energy).unwrap_or(i32::MAX),
    };
    let score = score(view, seat.seat);
    let counted = view.outcome.as_ref().is_some_and(casus_belli_core::rules::Outcome::is_scored);
    let points =
        score.filter(|_| counted).map(|score| Holding { stock: Stock::Points, amount: score.points });
    Entry {
        tint: Tint::of_seat(seat.seat.index()),
        name: name_of(people, seat.seat),
        line: words.holdings(seat.territories, seat.units),
        held: [seat.territories, seat.units],
        cards: (view.stage != Stage::Setup).then(|| seat.cards.iter().map(|(_, cards)| cards).sum()),
        stocks: if seat.alive { points.into_iter().chain([energy]).collect() } else { Vec::new() },
        decks: if seat.alive { decks(seat) } else { Vec::new() },
        // When the game is over the order of its last year no longer counts: a place is a rank.
        order: score.map(|score| score.place).or(seat.marker).map(|place| words.told(AltTerm::Place(place))),
        on_turn: lit(view, seat.seat),
        out: !seat.alive,
    }
}

fn decks(seat: &SeatView) -> Vec<Deck> {
    let in_play = |of| seat.commanders.iter().any(|one| commander(one) == of);
    let cards =
        |of| seat.cards.iter().find(|(deck, _)| commander(*deck) == of).map_or(0, |(_, cards)| *cards);
    command_decks().map(|of| Deck { of, cards: cards(of), in_play: in_play(of) }).to_vec()
}
