//! Set-up: claims, starting MODs, commanders, stations. Prefers to concentrate on one continent.

use super::economy::safest;
use super::movement::strongest;
use super::position::Position;
use crate::rules::y2210::{Action, Commander, Piece, View};
use crate::rules::{Holder, Pick, Placement, Seat, TerritoryId, TerritorySet};

/// The territory to claim: in the continent of which the seat holds the largest share, then other seats the least, then
/// with the most own neighbours. Ties are broken at random.
pub(super) fn claim(view: &View, seat: Seat, free: TerritorySet, pick: Pick<'_>) -> TerritoryId {
    let (me, board) = (Holder::Seat(seat), view.map());
    let rate = |at: TerritoryId| {
        let continent =
            board.continent(board.territory(at).continent).territories.difference(view.devastated);
        let (mut own, mut others) = (0, 0);
        for held in continent.iter().map(|at| view.at(at).holder) {
            own += u32::from(held == me);
            others += u32::from(held != me && held != Holder::Nobody);
        }
        let beside = board.territory(at).borders.iter().filter(|next| view.at(*next).holder == me).count();
        (100 * own / continent.len().max(1) as u32, 100 - others, beside)
    };
    let tie = pick(free.len().max(1) as u32) as usize;
    let rotated = free.iter().skip(tie).chain(free.iter().take(tie));
    rotated.max_by_key(|at| rate(*at)).unwrap_or(TerritoryId(0))
}

/// A wish list: small continents first, beginning with a random one.
pub(super) fn wishes(view: &View, of: TerritorySet, pick: Pick<'_>) -> Vec<TerritoryId> {
    let continents = view.map().continents().iter().map(|c| c.territories.intersection(of));
    let mut continents: Vec<TerritorySet> = continents.filter(|all| !all.is_empty()).collect();
    continents.sort_by_key(|territories| territories.len());
    let begin = pick(continents.len().max(1) as u32) as usize;
    let begin = begin.min(continents.len());
    continents.rotate_left(begin);
    continents.into_iter().flat_map(TerritorySet::iter).collect()
}

/// Starting MODs, placed one by one where the need is greatest.
pub(super) fn spread(position: &Position<'_>, own: TerritorySet, mods: u32) -> Placement {
    let mut wanting: Vec<(TerritoryId, f64, u32)> =
        own.iter().map(|at| (at, importance(position, at) * (position.threat(at) + 2.0), 0)).collect();
    for _ in 0..mods {
        let need = |(at, want, placed): &(TerritoryId, f64, u32)| {
            want / f64::from(position.units(*at) + placed).max(0.5)
        };
        if let Some(most) = wanting.iter_mut().max_by(|a, b| need(a).total_cmp(&need(b))) {
            most.2 += 1;
        }
    }
    wanting.into_iter().filter(|(_, _, n)| *n > 0).map(|(at, _, n)| (at, n)).collect()
}

/// Importance of a territory: grows with the share of its continent that the seat holds.
fn importance(position: &Position<'_>, at: TerritoryId) -> f64 {
    let rivals = position.targets(at).iter().any(|to| position.at(to).holder != Holder::Nobody);
    if !rivals {
        return 0.05;
    }
    let continent = position.board.continent(position.board.territory(at).continent);
    let all = continent.territories.difference(position.view.devastated);
    let share = all.intersection(position.mine).len() as f64 / all.len().max(1) as f64;
    0.1 + share * share * 8.0
}

/// A starting piece: the land commander with the strongest force, the diplomat and the station where it is safest.
pub(super) fn settle(position: &Position<'_>, piece: Piece, own: TerritorySet) -> Action {
    let at = match piece {
        Piece::Commander(Commander::Land) => strongest(position, own),
        Piece::Commander(_) | Piece::Station => safest(position, own),
    };
    Action::Settle { at: at.unwrap_or(TerritoryId(0)) }
}

/// Everything at once: the pieces stand where most MODs are placed.
pub(super) fn garrison(position: &Position<'_>, own: TerritorySet, mods: u32) -> Action {
    let mods = spread(position, own, mods);
    let strongest = mods.iter().max_by_key(|(_, n)| *n).map(|(at, _)| *at).or(own.nth(0));
    let land = strongest.unwrap_or(TerritoryId(0));
    let placed = |at: TerritoryId| mods.iter().find(|(one, _)| *one == at).map_or(0, |(_, n)| *n);
    let danger = |at: TerritoryId| position.threat(at) - 2.0 * f64::from(placed(at));
    let rear = own.iter().min_by(|a, b| danger(*a).total_cmp(&danger(*b))).unwrap_or(land);
    Action::Garrison { mods, land, diplomat: rear, station: rear }
}
