//! Builds the scene of a game of the classic family, and collects what its events changed on the board.

mod private_info;

use crate::board::board_art::Sheet;
use crate::board::palette::Tint;
use crate::fonts::display_name::readable;
use crate::lang::Lang;
use crate::scene::from_view::{Person, Since, Words, by_place, lit, name_of};
use crate::scene::pieces::{Extras, Holding};
use crate::scene::{ArrowKind, Continent, Entry, Land, Scene};
use casus_belli_core::rules::board::Name;
use casus_belli_core::rules::classic::{self, Public, SeatView, Stage, View, events};
use casus_belli_core::rules::{ContinentId, Stock};
use private_info::own;

/// Adds the changes of one event.
pub(super) fn add(since: &mut Since, seen: &classic::Seen) {
    if let classic::Seen::Public(public) = seen {
        add_public(since, public);
    }
}

#[allow(clippy::wildcard_enum_match_arm, reason = "what moves no army shows nothing on the board")]
fn add_public(since: &mut Since, event: &Public) {
    match event {
        Public::Deployed(events::Deployed { own, neutral, .. }) => {
            since.gain(own);
            since.gain(neutral);
        }
        Public::Placed(events::Placed { armies, .. }) => since.gain(armies),
        Public::BonusPlaced(events::BonusPlaced { at, armies, .. }) => {
            *since.gained.entry(*at).or_default() += armies;
        }
        Public::Rolled(events::Rolled { seat, from, to, attacker_lost, defender_lost, .. }) => {
            for (at, n) in [(from, attacker_lost), (to, defender_lost)] {
                if *n > 0 {
                    *since.lost.entry(*at).or_default() += n;
                }
            }
            since.arrow(*from, *to, *seat, ArrowKind::Attack);
        }
        Public::Captured(events::Captured { seat, from, to, .. }) => {
            // The defending armies are gone, so their marks are dropped.
            since.gained.remove(to);
            since.lost.remove(to);
            since.captured.retain(|at| at != to);
            since.captured.push(*to);
            since.arrow(*from, *to, *seat, ArrowKind::Capture);
        }
        Public::Fortified(events::Fortified { seat, from, to, .. }) => {
            since.arrow(*from, *to, *seat, ArrowKind::Move);
        }
        _ => {}
    }
}

/// Resolves a view into a scene.
pub(super) fn scene(view: &View, people: &[Person], since: &Since, lang: Lang, words: &dyn Words) -> Scene {
    let board = view.map();
    let name = |n: &Name| match lang {
        Lang::En => n.en.clone(),
        Lang::It => n.it.clone(),
    };
    let lands: Vec<Land> = board
        .ids()
        .map(|id| {
            let (at, about) = (view.at(id), board.territory(id));
            Land {
                key: about.key.clone(),
                name: name(&about.name),
                tint: at.holder.into(),
                armies: at.armies,
                gained: since.gained.get(&id).copied().unwrap_or(0),
                lost: since.lost.get(&id).copied().unwrap_or(0),
                captured: since.captured(id),
                earlier: false,
                struck: false,
                value: about.value,
                camp: None,
                extras: Extras::default(),
            }
        })
        .collect();
    let continents = board.continents().iter().enumerate().map(|(i, c)| Continent {
        key: c.key.clone(),
        name: name(&c.name),
        bonus: c.bonus,
        holder: view.holder_of(ContinentId(i as u8)).map(Tint::from),
    });
    let continents: Vec<Continent> = continents.collect();
    let legend = legend(view, people, &lands, words);
    let own = own(view, words, &name);
    let (title, line) = (readable(&words.title(), 60), readable(&words.line(), 120));
    let mut scene = Scene {
        sheet: Sheet::of(view.board),
        lang,
        optional_lanes: Sheet::of(view.board).has_optional_lanes(view.board),
        alt: String::new(),
        own,
        beside: None,
        quiet: false,
        aim: None,
        title,
        line,
        track: None,
        continents,
        arrows: since.arrows(),
        flights: Vec::new(),
        legend,
        lands,
    };
    let order: Vec<usize> = since.captured.iter().map(|at| at.index()).collect();
    scene.age(&order);
    scene.in_words(words)
}

fn legend(view: &View, people: &[Person], lands: &[Land], words: &dyn Words) -> Vec<Entry> {
    let seat = |s: &SeatView| Entry {
        tint: Tint::of_seat(s.seat.index()),
        name: name_of(people, s.seat),
        line: words.holdings(s.territories, s.armies),
        held: [s.territories, s.armies],
        cards: (view.stage != Stage::Setup).then_some(s.cards),
        stocks: stocks(view, s),
        decks: Vec::new(),
        order: None,
        on_turn: lit(view, s.seat),
        out: !s.alive,
    };
    let order = by_place(view, view.seats.iter().map(|seat| seat.seat).collect());
    let mut legend: Vec<Entry> = order.iter().filter_map(|at| view.seats.get(at.index())).map(seat).collect();
    let neutral: Vec<&Land> = lands.iter().filter(|l| l.tint == Tint::Neutral).collect();
    if !neutral.is_empty() {
        let held = [neutral.len() as u32, neutral.iter().map(|l| l.armies).sum()];
        let line = words.holdings(held[0], held[1]);
        legend.push(Entry { line, held, ..Entry::new(Tint::Neutral, words.neutral()) });
    }
    legend
}

/// The points, if they may decide the game.
fn stocks(view: &View, seat: &SeatView) -> Vec<Holding> {
    let points = Holding { stock: Stock::Points, amount: seat.points as i32 };
    if view.counts_points() { vec![points] } else { Vec::new() }
}
