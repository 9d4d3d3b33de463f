//! Energy: which commanders to hire and where, stations, command cards.

use super::invade::{Force, march};
use super::placement::{spearhead, value};
use super::position::{Position, YEARS};
use crate::rules::board::{Condition, Kind};
use crate::rules::y2210::{Action, CardKind, CommandCard, Commander, Commanders, Piece, steps};
use crate::rules::{TerritoryId, TerritorySet};

/// Points of an influence card at the end, while its commander is in play (A1-52).
const INFLUENCE: f64 = 3.0;
/// Value of any other card in each year to come, and in this one.
const CARD_LATER: f64 = 0.08;
const CARD_NOW: f64 = 0.12;
/// Gain of a march that pays for a commander.
const PAYS: f64 = 1.2;
/// The energy of a commander and of the cards of a turn.
const HIRE: u32 = Piece::Commander(Commander::Naval).cost();
const CARDS: u32 = 4;

/// Commanders that will be hired this turn, the most useful first, as far as the energy goes.
pub(super) fn planned(position: &Position<'_>) -> Commanders {
    match (position.energy() / HIRE) as usize {
        0 => Commanders::NONE,
        affordable => wishes(position).into_iter().take(affordable).collect(),
    }
}

/// The commanders worth hiring, the most useful first.
fn wishes(position: &Position<'_>) -> Vec<Commander> {
    let missing = Commander::ALL.into_iter().filter(|one| !position.commanders.contains(*one));
    let mut rated: Vec<(Commander, f64)> =
        missing.map(|one| (one, usefulness(position, one))).filter(|(_, worth)| *worth > PAYS).collect();
    rated.sort_by(|a, b| b.1.total_cmp(&a.1));
    rated.into_iter().map(|(one, _)| one).collect()
}

/// The value of having a commander in play from now on, in points.
fn usefulness(position: &Position<'_>, commander: Commander) -> f64 {
    let influence = INFLUENCE * f64::from(influence(position, commander));
    let spare = position.energy() >= HIRE + CARDS;
    let last = position.years < 0.5;
    influence
        + match commander {
            Commander::Naval if has_way(position, Condition::Naval) => way(position, commander),
            Commander::Space if has_way(position, Condition::Space) => way(position, commander),
            Commander::Diplomat if position.years >= 1.0 => 1.5,
            Commander::Nuclear if spare => 1.3,
            // In the last year energy is worth nothing else: one more unit, with an eight-sided die.
            Commander::Land | Commander::Naval | Commander::Space if spare && last => 1.25,
            Commander::Naval
            | Commander::Space
            | Commander::Diplomat
            | Commander::Nuclear
            | Commander::Land => 0.0,
        }
}

/// Influence cards in hand of that deck.
fn influence(position: &Position<'_>, deck: Commander) -> u32 {
    let hand = position.own().map_or(&[][..], |own| &own.hand);
    hand.iter().filter(|card| card.kind() == CardKind::ColonyInfluence(deck)).count() as u32
}

/// Whether an own territory has a link of that kind that leads out of the own territories.
fn has_way(position: &Position<'_>, when: Condition) -> bool {
    let moon = position.board.of_kind(Kind::Moon);
    let launch = |at: TerritoryId| when == Condition::Space && position.at(at).station && !moon.contains(at);
    position
        .mine
        .iter()
        .any(|at| launch(at) || !position.board.links(when, at).difference(position.mine).is_empty())
}

/// What the ways that a commander opens gain: in early years always worth it.
fn way(position: &Position<'_>, commander: Commander) -> f64 {
    let with = position.with(position.commanders.with(commander));
    let income = position.view.seat(position.seat).in_hand;
    let best = |position: &Position<'_>| {
        let marches = position.mine.iter().map(|at| march(position, Force::at(position, at).plus(income)));
        marches.fold(0.0, f64::max)
    };
    best(&with) - best(position) + 0.8 * position.years
}

/// Hires the next commander, or ends the step.
pub(super) fn hire(position: &Position<'_>, menu: &steps::Hire) -> Action {
    let wishes = if menu.commanders.is_empty() { Vec::new() } else { wishes(position) };
    let wished = wishes.into_iter().find(|one| menu.commanders.contains(*one));
    let built = || builds(position, menu.sites).map(|at| Action::Build { at });
    wished.and_then(|one| hired(position, one, menu.own)).or_else(built).unwrap_or(Action::Done)
}

/// Hires a commander where it is most useful.
pub(super) fn hired(position: &Position<'_>, commander: Commander, own: TerritorySet) -> Option<Action> {
    let with = position.with(position.commanders.with(commander));
    post(&with, commander, own).map(|at| Action::Hire { commander, at })
}

/// Where a commander goes: those that fight to the front that needs them, the others to the safest place.
fn post(position: &Position<'_>, commander: Commander, own: TerritorySet) -> Option<TerritoryId> {
    let kind = match commander {
        Commander::Naval => Kind::Sea,
        Commander::Space => Kind::Moon,
        Commander::Land if position.years >= 0.5 => return safest(position, own),
        Commander::Diplomat => return safest(position, own),
        Commander::Land | Commander::Nuclear => return spearhead(position, own, 1),
    };
    let faces = |at: &TerritoryId| {
        position.kind(*at) == kind || position.targets(*at).iter().any(|to| position.kind(to) == kind)
    };
    spearhead(position, own.iter().filter(faces).collect(), 1).or_else(|| safest(position, own))
}

/// The own territory that is least threatened, with the most units.
pub(super) fn safest(position: &Position<'_>, own: TerritorySet) -> Option<TerritoryId> {
    let danger = |at: &TerritoryId| position.threat(*at) - 0.3 * f64::from(position.units(*at));
    own.iter().min_by(|a, b| danger(a).total_cmp(&danger(b)))
}

/// Where to build a station, if one is worth its energy: early, as a way to the Moon, or with plenty of energy; in the last
/// year only against those who can still attack.
fn builds(position: &Position<'_>, sites: TerritorySet) -> Option<TerritoryId> {
    let earth = position.view.seat(position.seat).stations.difference(position.board.of_kind(Kind::Moon));
    let cost = Piece::Station.cost();
    let kept = if earth.is_empty() { HIRE } else { 2 * CARDS };
    if position.years >= 1.0 {
        return if position.energy() >= cost + kept { site(position, sites) } else { None };
    }
    let guarded = sites.iter().filter(|at| position.threat(*at) > 0.5 && position.units(*at) > 1);
    let dear = guarded.max_by(|a, b| value(position, *a).total_cmp(&value(position, *b)));
    dear.filter(|_| position.energy() >= cost + CARDS)
}

/// Where to build: on strong land that is not threatened much.
pub(super) fn site(position: &Position<'_>, sites: TerritorySet) -> Option<TerritoryId> {
    let land = sites.intersection(position.board.of_kind(Kind::Land));
    safest(position, if land.is_empty() { sites } else { land })
}

/// Buys up to four cards, from the decks that promise most.
pub(super) fn buy(position: &Position<'_>, menu: &steps::Buy) -> Action {
    let kept = u32::from(position.view.year() < YEARS);
    let most = menu.most.min(position.energy().saturating_sub(kept));
    let worth = |(deck, cards): &(Commander, u32)| (*deck, *cards, deck_value(position, *deck));
    let mut left: Vec<_> = if most == 0 { Vec::new() } else { menu.decks.iter().map(worth).collect() };
    let mut decks: Vec<Commander> = Vec::new();
    for _ in 0..most {
        let taken = |deck: Commander| decks.iter().filter(|one| **one == deck).count();
        let rated = left.iter().filter(|(_, cards, _)| *cards > 0).map(|(deck, _, worth)| {
            // A second card of a deck is worth a little less: not all can be paid and played.
            (*deck, worth - 0.04 * taken(*deck) as f64)
        });
        let Some((deck, _)) = rated.max_by(|a, b| a.1.total_cmp(&b.1)) else { break };
        decks.push(deck);
        left.iter_mut().filter(|(one, ..)| *one == deck).for_each(|(_, cards, _)| *cards -= 1);
    }
    Action::Buy { decks }
}

/// The deck of the bonus card.
pub(super) fn bonus_deck(position: &Position<'_>, decks: &[Commander]) -> Action {
    let best =
        decks.iter().copied().max_by(|a, b| deck_value(position, *a).total_cmp(&deck_value(position, *b)));
    Action::Draw { deck: best.unwrap_or(Commander::Land) }
}

/// Expected value of a card of that deck.
fn deck_value(position: &Position<'_>, deck: Commander) -> f64 {
    let is_influence = |card: &CommandCard| card.kind() == CardKind::ColonyInfluence(deck);
    let all = CommandCard::all().filter(|card| card.commander() == deck);
    let unseen = |card: &CommandCard| {
        let own = position.own().is_some_and(|own| own.hand.contains(card));
        !own && !position.view.discarded.contains(card)
    };
    let (mut hidden, mut counting) = (0.0, 0.0);
    for card in all.filter(unseen) {
        hidden += 1.0;
        counting += f64::from(u8::from(is_influence(&card)));
    }
    let share = if hidden > 0.0 { counting / hidden } else { 0.0 };
    let useful = match deck {
        Commander::Nuclear => 1.3,
        Commander::Land | Commander::Naval | Commander::Space | Commander::Diplomat => 1.0,
    };
    share * INFLUENCE + (1.0 - share) * useful * (CARD_NOW + CARD_LATER * position.years)
}
