//! War by declaration: the armies come from states that border the target (R3-18, R3-20, A3-24, A3-34, A3-49).

use super::super::super::war_refusals::NoWar;
use super::super::super::{Armies, ColdWar, Control, Game, Transaction, paths, war_price};
use super::super::intercept_invasion;
use crate::rules::board::Topology;
use crate::rules::engine::{Milestone, Pick, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// A state on which war can be declared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WarOption {
    /// The state.
    pub at: TerritoryId,
    /// What it costs; nothing in a war that is free to the player (A3-49).
    pub price: u32,
    /// The players who are attacked.
    pub against: Vec<Seat>,
    /// The armies that may come, by the state where they stand.
    pub from: Vec<(TerritoryId, Armies)>,
}

/// The player's armies that have not moved by declaration in this turn, by state (A3-49).
fn fresh(game: &Game, seat: Seat) -> Vec<(TerritoryId, Armies)> {
    let moved = |at: TerritoryId| {
        let declared = &game.state.facts.declared;
        declared.iter().find(|(place, _)| *place == at).map_or(Armies::NONE, |(_, armies)| *armies)
    };
    let own = game.state.own(seat).into_iter().map(|(at, armies)| (at, armies.minus(moved(at))));
    own.filter(|(_, armies)| !armies.is_empty()).collect()
}

/// The states on which the player can declare war, whatever it costs.
pub(super) fn options(game: &Game, seat: Seat) -> Vec<WarOption> {
    let topology = Topology::new(paths::board()).without(game.state.mushrooms());
    let fresh = fresh(game, seat).into_iter().map(|(from, armies)| (topology.exits(from), (from, armies)));
    let fresh: Vec<_> = fresh.collect();
    let target = |at: TerritoryId| {
        let near = fresh.iter().filter(|(exits, _)| exits.contains(at));
        let from: Vec<_> = near.map(|(_, armies)| *armies).collect();
        let own = game.state.at(at).control == Control::Held(seat);
        (!from.is_empty() && !own).then(|| {
            let against = war_price::attacked(game, at, seat);
            WarOption {
                at,
                price: war_price::price_against(game, at, seat, against),
                against: against.iter().collect(),
                from,
            }
        })
    };
    paths::board().ids().filter_map(target).collect()
}

/// Checks a declaration.
pub(super) fn check(
    options: &[WarOption],
    money: u32,
    at: TerritoryId,
    armies: &[(TerritoryId, Armies)],
) -> Result<(), NoWar> {
    let option = options.iter().find(|option| option.at == at).ok_or(NoWar::NoTarget { at })?;
    if armies.is_empty() || armies.iter().any(|(_, armies)| armies.is_empty()) {
        return Err(NoWar::NoArmies);
    }
    for (n, (from, some)) in armies.iter().enumerate() {
        if armies[..n].iter().any(|(other, _)| other == from) {
            return Err(NoWar::Twice { at: *from });
        }
        if some.interceptors > 0 {
            return Err(NoWar::Fixed);
        }
        let there = option.from.iter().find(|(other, _)| other == from);
        let (_, there) = there.ok_or(NoWar::NotAdjacent { from: *from, to: at })?;
        if !there.covers(*some) {
            return Err(NoWar::NotThere { at: *from, armies: *there });
        }
    }
    if option.price > money {
        return Err(NoWar::Money { cost: option.price, money });
    }
    Ok(())
}

/// A random declaration that can be paid.
pub(super) fn sample(
    options: &[WarOption],
    money: u32,
    pick: Pick<'_>,
) -> Option<(TerritoryId, Vec<(TerritoryId, Armies)>)> {
    let paid: Vec<&WarOption> = options.iter().filter(|option| option.price <= money).collect();
    let option = paid.get(pick(paid.len().max(1) as u32) as usize)?;
    let (from, armies) = option.from[pick(option.from.len() as u32) as usize];
    Some((option.at, vec![(from, armies)]))
}

/// Declares the war and moves in; the owner of interceptors there may meet an invader who pays (A3-53).
pub(super) fn perform(
    tx: &mut Transaction<'_>,
    seat: Seat,
    at: TerritoryId,
    armies: &[(TerritoryId, Armies)],
) {
    let against = war_price::attacked(&tx.game, at, seat);
    let money = war_price::price_against(&tx.game, at, seat, against);
    let against = against.iter().collect();
    tx.emit_public(WarDeclared { seat, at, against, armies: armies.to_vec(), money });
    let all = armies.iter().fold(Armies::NONE, |sum, (_, armies)| sum.plus(*armies));
    if money > 0 {
        intercept_invasion::open(tx, seat, at, all);
    }
}

/// War was declared on a state, and armies moved in (R3-20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WarDeclared {
    /// The player.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The players who are attacked.
    pub against: Vec<Seat>,
    /// The armies, by the state they came from.
    pub armies: Vec<(TerritoryId, Armies)>,
    /// What he paid.
    pub money: u32,
}

impl Recorded<ColdWar> for WarDeclared {
    fn record(&self, game: &mut Game) {
        war_price::record_entry(game, self.at, self.seat, self.money);
        let mut all = Armies::NONE;
        for (from, armies) in &self.armies {
            game.state.at_mut(*from).remove(self.seat, *armies);
            game.state.forget_gone(self.seat, *from);
            game.state.place(self.seat, self.at, *armies);
            all = all.plus(*armies);
        }
        let declared = &mut game.state.facts.declared;
        match declared.iter_mut().find(|(at, _)| *at == self.at) {
            Some((_, armies)) => *armies = armies.plus(all),
            None => declared.push((self.at, all)),
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
