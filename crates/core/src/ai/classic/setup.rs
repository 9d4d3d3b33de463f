//! Set-up: claims, wish lists, starting armies. Prefers to concentrate on one continent.

use super::position::Position;
use crate::rules::classic::{Action, View};
use crate::rules::{Holder, Pick, Placement, Seat, TerritoryId, TerritorySet};

/// The territory to claim: in the continent of which the seat holds the largest share, then other seats the least, then
/// with the most own neighbours. Ties are broken at random.
pub(super) fn claim(view: &View, seat: Seat, free: TerritorySet, pick: Pick<'_>) -> TerritoryId {
    let me = Holder::Seat(seat);
    let board = view.map();
    let rate = |at: TerritoryId| {
        let continent = board.continent(board.territory(at).continent).territories;
        let (mut own, mut others) = (0, 0);
        for held in continent.iter().map(|at| view.at(at).holder) {
            own += u32::from(held == me);
            others += u32::from(held != me && held != Holder::Nobody);
        }
        let beside = board.territory(at).borders.iter().filter(|next| view.at(*next).holder == me).count();
        (100 * own / continent.len() as u32, 100 - others, beside)
    };
    let tie = pick(free.len().max(1) as u32) as usize;
    let rotated = free.iter().skip(tie).chain(free.iter().take(tie));
    rotated.max_by_key(|at| rate(*at)).unwrap_or(TerritoryId(0))
}

/// All territories by continent, small continents first, starting at a random continent.
pub(super) fn wishes(view: &View, pick: Pick<'_>) -> Vec<TerritoryId> {
    let mut orders = orders(view);
    orders.swap_remove(pick(orders.len() as u32) as usize)
}

/// All territories by continent, small continents first, starting at each continent in turn.
pub(super) fn orders(view: &View) -> Vec<Vec<TerritoryId>> {
    let mut continents: Vec<TerritorySet> = view.map().continents().iter().map(|c| c.territories).collect();
    continents.sort_by_key(|territories| territories.len());
    let starting_at = |begin: usize| {
        let mut turned = continents.clone();
        turned.rotate_left(begin);
        turned.into_iter().flat_map(TerritorySet::iter).collect()
    };
    (0..continents.len()).map(starting_at).collect()
}

/// Starting armies, placed one by one where the need is greatest; neutral armies as in the default answer.
pub(super) fn deploy(position: &Position<'_>, default: &Action, own: TerritorySet, armies: u32) -> Action {
    let neutral = match default {
        Action::Deploy { neutral, .. } => neutral.clone(),
        _ => Placement::new(),
    };
    let mut wanting: Vec<(TerritoryId, f64, u32)> =
        own.iter().map(|at| (at, importance(position, at) * (position.threat(at) + 2.0), 0)).collect();
    for _ in 0..armies {
        let need =
            |(at, want, placed): &(TerritoryId, f64, u32)| want / f64::from(position.armies(*at) + placed);
        if let Some(most) = wanting.iter_mut().max_by(|a, b| need(a).total_cmp(&need(b))) {
            most.2 += 1;
        }
    }
    let own = wanting.into_iter().filter(|(_, _, n)| *n > 0).map(|(at, _, n)| (at, n)).collect();
    Action::Deploy { own, neutral }
}

/// Importance of a territory: grows with the share of its continent that the seat holds.
fn importance(position: &Position<'_>, at: TerritoryId) -> f64 {
    if !position.at_front(at) {
        return 0.05;
    }
    let continent = position.board.continent(position.board.territory(at).continent);
    let share =
        continent.territories.intersection(position.mine).len() as f64 / continent.territories.len() as f64;
    let wanted = if position.aim.land.contains(at) { 1.0 } else { 0.0 };
    0.1 + share * share * 8.0 + wanted
}
