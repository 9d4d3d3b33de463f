//! Plans for a question of the classic family: the heuristic's answer comes from the caller, here are the others worth trying.

use super::position::Position;
use super::{attack, battle_odds, cards, reinforce, setup};
use crate::ai::persona::Persona;
use crate::odds::Expected;
use crate::rules::classic::{Action, AttackOption, Menu, MoveOption, View, steps};
use crate::rules::{Seat, TerritoryId, TerritorySet};

/// Attacks that are tried.
const ATTACKS: usize = 8;
/// Territories on which all armies are tried.
const SPEARHEADS: usize = 5;
/// Moves at the end of a turn that are tried.
const MOVES: usize = 4;
/// Least chance to win of an attack that is tried.
const LEAST: f64 = 0.4;

/// Chance to win of an attack of the heuristic that needs no other plan: most of a long turn are such.
const CLEAR: f64 = 0.9;

/// The plans beside the heuristic's `first`; none for a question that it answers well enough.
pub(in super::super) fn plans(view: &View, seat: Seat, menu: &Menu, first: &Action) -> Vec<Action> {
    let position = || Position::new(view, seat, Persona::Saver);
    if let Action::Attack { from, to, .. } = first
        && odds(view, *from, *to).win >= CLEAR
    {
        return Vec::new();
    }
    match menu {
        Menu::Reinforce(steps::Reinforce { own, left, sets, .. }) => {
            reinforcements(&position(), *own, *left, sets)
        }
        Menu::Attack(steps::Attack { strikes }) => attacks(&position(), strikes),
        Menu::Advance(steps::Advance { min, max, .. }) => advances(*min, *max),
        Menu::Fortify(steps::Fortify { shifts, .. }) => moves(&position(), shifts),
        Menu::Spoils(steps::Spoils { sets, .. }) => {
            let trades = cards::best(&position(), sets).map(|cards| Action::Trade { cards });
            trades.into_iter().chain([Action::Keep]).collect()
        }
        Menu::Claim(steps::Claim { free }) => claims(view, seat, *free),
        Menu::Wish(_) => setup::orders(view).into_iter().map(|order| Action::Wish { order }).collect(),
        Menu::Deploy(steps::Deploy { own, armies, .. }) => deployments(&position(), first, *own, *armies),
        _ => Vec::new(),
    }
}

/// The territories that promise most, each of another continent.
fn claims(view: &View, seat: Seat, free: TerritorySet) -> Vec<Action> {
    let continents = view.map().continents().iter().map(|one| one.territories.intersection(free));
    let of = |free: TerritorySet| (!free.is_empty()).then(|| setup::claim(view, seat, free, &mut |_| 0));
    continents.filter_map(of).map(|at| Action::Claim { at }).collect()
}

/// All armies in one of the best places; those of the neutral stay as in `first`.
fn deployments(position: &Position<'_>, first: &Action, own: TerritorySet, armies: u32) -> Vec<Action> {
    let Action::Deploy { neutral, .. } = first else { return Vec::new() };
    let best = spearheads(position, own, armies);
    best.map(|at| Action::Deploy { own: vec![(at, armies)], neutral: neutral.clone() }).collect()
}

/// The territories from which so many more armies promise most.
fn spearheads(
    position: &Position<'_>,
    own: TerritorySet,
    armies: u32,
) -> impl Iterator<Item = TerritoryId> + use<> {
    let mut rated: Vec<(TerritoryId, f64)> = own
        .iter()
        .map(|at| (at, reinforce::promise(position, at, armies)))
        .filter(|(_, hope)| hope.is_finite())
        .collect();
    rated.sort_by(|a, b| b.1.total_cmp(&a.1));
    rated.into_iter().take(SPEARHEADS).map(|(at, _)| at)
}

/// Trades or not, and all armies in one of the best places.
fn reinforcements(
    position: &Position<'_>,
    own: TerritorySet,
    left: u32,
    sets: &[[crate::rules::Card; 3]],
) -> Vec<Action> {
    let mut plans: Vec<Action> =
        cards::best(position, sets).map(|cards| Action::Trade { cards }).into_iter().collect();
    if left == 0 {
        plans.push(Action::Place { armies: Vec::new() });
        return plans;
    }
    plans.push(Action::Place { armies: reinforce::reinforce(position, own, left) });
    plans.extend(spearheads(position, own, left).map(|at| Action::Place { armies: vec![(at, left)] }));
    plans
}

/// The attacks that promise most, and the end of attacking.
fn attacks(position: &Position<'_>, strikes: &[AttackOption]) -> Vec<Action> {
    let hope = |strike: &AttackOption| {
        let armies = position.armies(strike.from);
        let odds = odds(position.view, strike.from, strike.to);
        (odds.win >= LEAST).then(|| {
            let gain = attack::gain(position, strike.from, strike.to, armies);
            gain.max(odds.win * position.prize(strike.to) - odds.attacker_losses)
        })
    };
    let mut rated: Vec<(&AttackOption, f64)> =
        strikes.iter().filter_map(|strike| hope(strike).map(|hope| (strike, hope))).collect();
    rated.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = rated.iter().take(ATTACKS);
    let action = |(strike, _): &(&AttackOption, f64)| Action::Attack {
        from: strike.from,
        to: strike.to,
        dice: strike.dice,
    };
    best.map(action).chain([Action::Stop]).collect()
}

/// The odds of an attack until one side is gone.
fn odds(view: &View, from: TerritoryId, to: TerritoryId) -> Expected {
    let armies = view.at(from).armies.saturating_sub(1);
    battle_odds::expected(armies, view.at(to).armies, view.defence_dice())
}

/// All, as few as possible, and half.
fn advances(min: u32, max: u32) -> Vec<Action> {
    [max, min, min.midpoint(max)].map(|armies| Action::Advance { armies }).into()
}

/// The largest moves to a front, and none.
fn moves(position: &Position<'_>, shifts: &[MoveOption]) -> Vec<Action> {
    let mut rated: Vec<(&MoveOption, f64)> = shifts
        .iter()
        .filter(|shift| position.at_front(shift.to))
        .map(|shift| (shift, f64::from(shift.armies) * (1.0 + position.threat(shift.to).ln_1p())))
        .collect();
    rated.sort_by(|a, b| b.1.total_cmp(&a.1));
    let action = |(shift, _): &(&MoveOption, f64)| Action::Fortify {
        from: shift.from,
        to: shift.to,
        armies: shift.armies,
    };
    rated.iter().take(MOVES).map(action).chain([Action::Hold]).collect()
}
