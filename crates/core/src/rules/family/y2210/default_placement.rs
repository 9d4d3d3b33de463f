//! Default answers for placing: the most threatened territories (S-11), claims that border own territories.

use super::{Game, usable_links};
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Condition;
use crate::rules::ids::{Holder, Placement, Seat, TerritoryId};

/// The territories that touch `at`, over water and on the Moon too.
fn around(game: &Game, at: TerritoryId) -> TerritorySet {
    usable_links::ground(game).with_all(Condition::Naval).with_all(Condition::Space).exits(at)
}

/// Units of others around a territory minus its own; `None` if it borders no other holder (S-11).
fn threat(game: &Game, at: TerritoryId) -> Option<i64> {
    let own = game.state.at(at);
    let mut sum = None;
    for next in around(game, at).iter() {
        let other = game.state.at(next);
        if other.holder != own.holder && other.holder != Holder::Nobody {
            sum = Some(sum.unwrap_or(0) + i64::from(other.units.count()));
        }
    }
    sum.map(|units| units - i64::from(own.units.count()))
}

/// Places MODs one at a time on the most threatened territory of `own`; ties in board order (S-11).
pub(super) fn place(game: &Game, own: TerritorySet, mods: u32) -> Placement {
    let mut need: Vec<(TerritoryId, i64, u32)> =
        own.iter().filter_map(|at| threat(game, at).map(|threat| (at, threat, 0))).collect();
    if need.is_empty() {
        // No territory borders another holder: the weakest ones get the MODs.
        need = own.iter().map(|at| (at, -i64::from(game.state.at(at).units.count()), 0)).collect();
    }
    for _ in 0..if need.is_empty() { 0 } else { mods } {
        let mut top = 0;
        for i in 1..need.len() {
            if need[i].1 > need[top].1 {
                top = i;
            }
        }
        need[top].1 -= 1;
        need[top].2 += 1;
    }
    need.into_iter().filter(|(_, _, mods)| *mods > 0).map(|(at, _, mods)| (at, mods)).collect()
}

/// The free territories that border the most of `own`.
pub(super) fn claims(game: &Game, own: TerritorySet, free: TerritorySet) -> TerritorySet {
    let ground = usable_links::ground(game);
    let touching = |at: &TerritoryId| ground.exits(*at).intersection(own).len();
    let most = free.iter().map(|at| touching(&at)).max().unwrap_or(0);
    free.iter().filter(|at| touching(at) == most).collect()
}

/// The free territory that borders the most own ones; ties in board order.
pub(super) fn claim(game: &Game, seat: Seat, free: TerritorySet) -> TerritoryId {
    claims(game, game.state.own(seat), free).nth(0).expect("claims are asked while land is free")
}

/// The territory of `among` with the most MODs, counting those about to be placed; ties in board order.
pub(super) fn strongest(game: &Game, among: TerritorySet, added: &Placement) -> Option<TerritoryId> {
    let extra =
        |at: TerritoryId| added.iter().filter(|(there, _)| *there == at).map(|(_, mods)| *mods).sum::<u32>();
    let mods = |at: TerritoryId| game.state.at(at).units.mods + extra(at);
    among.iter().max_by_key(|at| (mods(*at), std::cmp::Reverse(*at)))
}
