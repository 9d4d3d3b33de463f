//! Plans for a question of the classic family: the heuristic's answer comes from the caller, here are the others worth trying.

use super::position::Position;
use super::{attack, battle_odds, cards, reinforce};
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
    let position = || Position::new(view, seat);
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
        Menu::Claim(_)
        | Menu::Wish(_)
        | Menu::Deploy(_)
        | Menu::Trade(_)
        | Menu::Bonus(_)
        | Menu::Consent(_)
        | Menu::Defend(_)
        | Menu::Throw(_)
        | Menu::Discard(_) => Vec::new(),
    }
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
    let mut rated: Vec<(TerritoryId, f64)> = own
        .iter()
        .map(|at| (at, reinforce::promise(position, at, left)))
        .filter(|(_, hope)| hope.is_finite())
        .collect();
    rated.sort_by(|a, b| b.1.total_cmp(&a.1));
    let all = |(at, _): &(TerritoryId, f64)| Action::Place { armies: vec![(*at, left)] };
    plans.extend(rated.iter().take(SPEARHEADS).map(all));
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
