//! Plans for a question of the family of 2210: the heuristic's answer comes from the caller, here are the others worth trying.

use super::card_values;
use super::economy;
use super::invade::{self, Force};
use super::movement;
use super::placement;
use super::position::Position;
use crate::ai::persona::Persona;
use crate::rules::y2210::{Action, Menu, PlayOption, View, steps};
use crate::rules::{Seat, TerritoryId, TerritorySet};

/// Invasions that are tried.
const INVASIONS: usize = 6;
/// Territories on which all MODs are tried.
const SPEARHEADS: usize = 4;
/// Moves at the end of a turn that are tried.
const SHIFTS: usize = 4;
/// Cards that are tried at a question.
const CARDS: usize = 4;
/// Shares of the energy that are tried as bids, in percent.
const BIDS: [u32; 4] = [0, 20, 45, 75];

/// The plans; none for a question that the heuristic answers well enough.
pub(in super::super) fn plans(view: &View, seat: Seat, menu: &Menu) -> Vec<Action> {
    let position = || Position::new(view, seat, Persona::Plain);
    match menu {
        Menu::Place(steps::Place { own, left, .. }) => places(&position(), *own, *left),
        Menu::Invade(steps::Invade { options, .. }) => invasions(&position(), options),
        Menu::Prepare(steps::Prepare { cards, .. })
        | Menu::NuclearRound(steps::NuclearRound { cards, .. }) => plays(&position(), cards),
        Menu::Advance(menu) => advances(menu),
        Menu::Bid(steps::Bid { most, .. }) => {
            BIDS.iter().map(|share| Action::Bid { energy: most * share / 100 }).collect()
        }
        Menu::Marker(steps::Marker { free }) => {
            free.iter().map(|number| Action::Marker { number: *number }).collect()
        }
        Menu::Hire(menu) => hires(&position(), menu),
        Menu::Fortify(menu) => {
            let shifts =
                movement::shifts(&position(), &menu.moves, SHIFTS).into_iter().map(|(_, shift)| shift);
            shifts.chain([Action::Done]).collect()
        }
        Menu::BonusDeck(steps::BonusDeck { decks }) => {
            decks.iter().map(|deck| Action::Draw { deck: *deck }).collect()
        }
        Menu::Buy(menu) => purchases(menu),
        Menu::React(_) => vec![Action::React { cards: Vec::new() }],
        _ => Vec::new(),
    }
}

/// Each commander where it is best, a station, and nothing.
fn hires(position: &Position<'_>, menu: &steps::Hire) -> Vec<Action> {
    let hired = menu.commanders.iter().filter_map(|one| economy::hired(position, one, menu.own));
    let station = economy::site(position, menu.sites).map(|at| Action::Build { at });
    hired.chain(station).chain([Action::Done]).collect()
}

/// As many cards as possible of each deck, one of each, and none.
fn purchases(menu: &steps::Buy) -> Vec<Action> {
    let whole = menu.decks.iter().map(|(deck, left)| vec![*deck; menu.most.min(*left) as usize]);
    let each = menu.decks.iter().map(|(deck, _)| *deck).take(menu.most as usize).collect();
    whole.chain([each, Vec::new()]).map(|decks| Action::Buy { decks }).collect()
}

/// All MODs in one of the best places.
fn places(position: &Position<'_>, own: TerritorySet, left: u32) -> Vec<Action> {
    let hope = |at: TerritoryId| (at, invade::march(position, Force::at(position, at).plus(left)));
    let mut rated: Vec<(TerritoryId, f64)> = own.iter().map(hope).collect();
    rated.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut plans: Vec<Action> =
        rated.iter().take(SPEARHEADS).map(|(at, _)| Action::Place { mods: vec![(*at, left)] }).collect();
    let dear = own.iter().max_by(|a, b| {
        let lost = |at: TerritoryId| {
            (1.0 - position.hold(at, f64::from(position.units(at)))) * placement::value(position, at)
        };
        lost(*a).total_cmp(&lost(*b))
    });
    plans.extend(dear.map(|at| Action::Place { mods: vec![(at, left)] }));
    plans
}

/// The invasions that promise most, and the end of them.
fn invasions(position: &Position<'_>, options: &[steps::InvasionOption]) -> Vec<Action> {
    let pairs = options.iter().flat_map(|option| option.to.iter().map(move |to| (option.from, to)));
    let mut rated: Vec<(TerritoryId, TerritoryId, f64)> = pairs
        .filter(|(from, _)| position.units(*from) > 1)
        .map(|(from, to)| (from, to, invade::hope(position, Force::at(position, from), to)))
        .collect();
    rated.sort_by(|a, b| b.2.total_cmp(&a.2));
    let best = rated.into_iter().take(INVASIONS).map(|(from, to, _)| Action::Invade { from, to });
    best.chain([Action::Done]).collect()
}

/// Each card with its best target, and none.
fn plays(position: &Position<'_>, cards: &[PlayOption]) -> Vec<Action> {
    let one = |option: &PlayOption| {
        card_values::choice(position, option).map(|(target, _)| Action::Play { card: option.card, target })
    };
    cards.iter().filter_map(one).take(CARDS).chain([Action::Done]).collect()
}

/// As many and as few units as possible.
fn advances(menu: &steps::Advance) -> Vec<Action> {
    let must = crate::rules::y2210::Units { mods: 0, commanders: menu.must };
    let rest = menu.units.minus(must);
    let units = |count: u32| must.plus(rest.first(count.saturating_sub(must.count())));
    [menu.max, menu.min].map(|count| Action::Advance { units: units(count) }).into()
}
